//! Robbers in a record: `robber 12`, `rob blue`, `follow blue`.

use std::fmt;

use super::rules::Action;
use crate::{
    record::{
        named::{colour_of, player_of},
        syntax::{Fragment, shown},
        verb::{self, BoxVerb, WrittenDecision},
        words::{Read, colour},
    },
    rules::{Colour, Game, ScoringFigure, track::SPACES},
};

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

impl WrittenDecision for Action {
    fn verb(self, game: &Game) -> verb::Verb {
        verb::Verb::from(match self {
            Self::Put { space } => Verb::Robber { space },
            Self::Rob { player, figure } => Verb::Rob { colour: colour_of(game, player), figure },
            Self::Follow(player) => Verb::Follow(colour_of(game, player)),
        })
    }
}

impl BoxVerb for Verb {
    type Decision = Action;
    const WORDS: &'static [&'static str] = &["robber", "rob", "follow"];

    fn read<'a, 'b>(first: Fragment<'a>, rest: &'b [Fragment<'a>], whole: Fragment<'a>) -> Option<Read<'a, 'b, Self>> {
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

    fn action(self, game: &Game) -> Result<Action, String> {
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
