//! Robbers in a record: `robber 12`, `rob blue`, `follow blue`.

use std::fmt;

use super::rules::Action;
use crate::{
    record::{
        named::{colour_of, player_of},
        syntax::{Fragment, shown},
        words::{Read, colour},
    },
    rules::{Colour, Game, ScoringFigure, track::SPACES},
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
    Rob {
        /// The player's colour.
        colour: Colour,
        /// The figure that moves from the space.
        figure: ScoringFigure,
    },
    /// Move on with a player's figure.
    Follow(Colour),
}

impl fmt::Display for Verb {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Robber { space } => write!(f, "robber {space}"),
            Self::Rob { colour, figure: ScoringFigure::Meeple } => write!(f, "rob {}", colour.name()),
            Self::Rob { colour, figure } => write!(f, "rob {} {}", colour.name(), figure.name()),
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
        Some(match (first.text, rest) {
            ("robber", _) => on_space(rest, whole),
            ("rob", [who, rest @ ..]) => colour(*who).map(|colour| {
                let is_woman = |word: &Fragment<'_>| word.text == ScoringFigure::Woman.name();
                match rest {
                    [word, rest @ ..] if is_woman(word) => (Self::Rob { colour, figure: ScoringFigure::Woman }, rest),
                    _ => (Self::Rob { colour, figure: ScoringFigure::Meeple }, rest),
                }
            }),
            ("follow", [who, rest @ ..]) => colour(*who).map(|colour| (Self::Follow(colour), rest)),
            ("rob" | "follow", []) => {
                whole.end().error(format_args!("'{0}' needs a colour, as in '{0} blue'", first.text))
            }
            _ => return None,
        })
    }

    /// The words for a decision in a game.
    pub(crate) fn of(game: &Game, action: Action) -> Self {
        match action {
            Action::Put { space } => Self::Robber { space },
            Action::Rob { player, figure } => Self::Rob { colour: colour_of(game, player), figure },
            Action::Follow(player) => Self::Follow(colour_of(game, player)),
        }
    }

    /// The decision that the words mean in a game.
    pub(crate) fn action(self, game: &Game) -> Result<Action, String> {
        Ok(match self {
            Self::Robber { space } => Action::Put { space },
            Self::Rob { colour, figure } => Action::Rob { player: player_of(game, colour)?, figure },
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
