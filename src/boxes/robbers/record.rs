//! Robbers in a record: `robber 12`, `rob blue`, `follow blue`.

use std::fmt;

use super::rules::{Action, SPACES};
use crate::{
    record::{
        named::{colour_of, player_of},
        syntax::{Fragment, shown},
        words::{Read, colour},
    },
    rules::{Colour, Game},
};

/// The words with which decisions of this box begin.
pub(crate) const WORDS: &[&str] = &["robber", "rob", "follow"];

/// A decision of this box as a statement describes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verb {
    /// Put the robber on a space of the track.
    Robber {
        /// The space, 0 to 49.
        space: u8,
    },
    /// Rob a player.
    Rob(Colour),
    /// Move on with a player's figure.
    Follow(Colour),
}

impl fmt::Display for Verb {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Robber { space } => write!(f, "robber {space}"),
            Self::Rob(colour) => write!(f, "rob {}", colour.name()),
            Self::Follow(colour) => write!(f, "follow {}", colour.name()),
        }
    }
}

impl Verb {
    /// Reads a decision; `None` if the word is not one of this box.
    pub(crate) fn read<'a, 'b>(
        first: Fragment<'a>,
        rest: &'b [Fragment<'a>],
        whole: Fragment<'a>,
    ) -> Option<Read<'a, 'b, Self>> {
        let make: fn(Colour) -> Self = match first.text {
            "robber" => return Some(on_space(rest, whole)),
            "rob" => Self::Rob,
            "follow" => Self::Follow,
            _ => return None,
        };
        Some(match rest {
            [who, rest @ ..] => colour(*who).map(|colour| (make(colour), rest)),
            [] => whole.end().error(format_args!("'{0}' needs a colour, as in '{0} blue'", first.text)),
        })
    }

    /// The words for a decision in a game.
    pub(crate) fn of(game: &Game, action: Action) -> Self {
        match action {
            Action::Put { space } => Self::Robber { space },
            Action::Rob(player) => Self::Rob(colour_of(game, player)),
            Action::Follow(player) => Self::Follow(colour_of(game, player)),
        }
    }

    /// The decision that the words mean in a game.
    pub(crate) fn action(self, game: &Game) -> Result<Action, String> {
        Ok(match self {
            Self::Robber { space } => Action::Put { space },
            Self::Rob(colour) => Action::Rob(player_of(game, colour)?),
            Self::Follow(colour) => Action::Follow(player_of(game, colour)?),
        })
    }
}

fn on_space<'a, 'b>(rest: &'b [Fragment<'a>], whole: Fragment<'a>) -> Read<'a, 'b, Verb> {
    let [word, rest @ ..] = rest else {
        return whole.end().error("'robber' needs a space of the scoring track, as in 'robber 12'");
    };
    Ok((Verb::Robber { space: space(*word)? }, rest))
}

/// Reads a space of the scoring track.
pub(crate) fn space(word: Fragment<'_>) -> Result<u8, crate::record::syntax::SyntaxError> {
    match word.text.parse().ok().filter(|&space| i16::from(space) < SPACES) {
        Some(space) => Ok(space),
        None => word.error(format_args!("{} is not a space of the scoring track; expected 0 to 49", shown(word.text))),
    }
}
