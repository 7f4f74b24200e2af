//! Towers and prisoners in a record.

use std::fmt;

use super::rules::Action;
use crate::{
    board::Pos,
    record::{
        NamedFigure,
        named::{colour_of, figure_at, named, named_figure, player_of},
        syntax::Fragment,
        verb::{self, BoxVerb, WrittenDecision},
        words::{Read, cell, held, made},
    },
    rules::{Colour, FigureKind, Game},
};

/// A decision of this box as a statement describes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verb {
    /// Put a floor on a tower.
    Piece {
        /// The cell of the tower.
        pos: Pos,
    },
    /// Capture a follower.
    Capture(NamedFigure),
    /// Say which follower comes back in an exchange.
    Exchange {
        /// The colour of the player who holds it.
        captor: Colour,
        /// The kind of follower.
        figure: FigureKind,
    },
    /// Pay ransom.
    Ransom {
        /// The colour of the player who holds the follower.
        captor: Colour,
        /// The kind of follower.
        figure: FigureKind,
    },
}

impl fmt::Display for Verb {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Piece { pos } => write!(f, "piece {pos}"),
            Self::Capture(follower) => write!(f, "capture {follower}"),
            Self::Exchange { captor, figure } => write!(f, "exchange {} {}", captor.name(), figure.name()),
            Self::Ransom { captor, figure } => write!(f, "ransom {} {}", captor.name(), figure.name()),
        }
    }
}

impl WrittenDecision for Action {
    fn verb(self, game: &Game) -> verb::Verb {
        verb::Verb::from(match self {
            Self::Floor { pos } => Verb::Piece { pos },
            Self::Capture(follower) => Verb::Capture(named(game, follower)),
            Self::Exchange { captor, figure } => Verb::Exchange { captor: colour_of(game, captor), figure },
            Self::Ransom { captor, figure } => Verb::Ransom { captor: colour_of(game, captor), figure },
        })
    }
}

impl BoxVerb for Verb {
    type Decision = Action;
    const WORDS: &'static [&'static str] = &["piece", "capture", "exchange", "ransom"];

    fn read<'a, 'b>(first: Fragment<'a>, rest: &'b [Fragment<'a>], whole: Fragment<'a>) -> Option<Read<'a, 'b, Self>> {
        Some(match first.text {
            "piece" => made(cell(first, rest, whole), |pos| Self::Piece { pos }),
            "capture" => made(named_figure(first, rest, whole), Self::Capture),
            "exchange" => made(held(first, rest, whole), |(captor, figure)| Self::Exchange { captor, figure }),
            "ransom" => made(held(first, rest, whole), |(captor, figure)| Self::Ransom { captor, figure }),
            _ => return None,
        })
    }

    fn action(self, game: &Game) -> Result<Action, String> {
        Ok(match self {
            Self::Piece { pos } => Action::Floor { pos },
            Self::Capture(follower) => Action::Capture(figure_at(game, follower)?),
            Self::Exchange { captor, figure } => Action::Exchange { captor: player_of(game, captor)?, figure },
            Self::Ransom { captor, figure } => Action::Ransom { captor: player_of(game, captor)?, figure },
        })
    }
}
