//! Abbeys, barns and wagons in a record.

use std::fmt;

use super::rules::Action;
use crate::{
    board::Pos,
    catalogue::Corner,
    record::{
        PartName,
        named::{Wording, part_at, place_of},
        syntax::Fragment,
        words::{Read, cell, corner_name, made},
    },
    rules::{FigureKind, Game, Step},
};

/// The words with which decisions of this box begin.
pub(crate) const WORDS: &[&str] = &["abbey", "barn"];

/// A decision of this box as a statement describes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verb {
    /// Lay an abbey.
    Abbey {
        /// The cell, which must be a hole.
        pos: Pos,
    },
    /// Place a barn.
    Barn {
        /// The corner of the tile just laid.
        corner: Corner,
    },
}

impl fmt::Display for Verb {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Abbey { pos } => write!(f, "abbey {pos}"),
            Self::Barn { corner } => write!(f, "barn {}", corner.name()),
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
            ("abbey", rest) => made(cell(first, rest, whole), |pos| Self::Abbey { pos }),
            ("barn", [corner, rest @ ..]) => corner_name(*corner).map(|corner| (Self::Barn { corner }, rest)),
            ("barn", []) => whole.end().error("'barn' needs a corner, as in 'barn NE'"),
            _ => return None,
        })
    }

    /// The words for a decision that is legal in a game.
    pub(crate) fn of(game: &Game, action: Action) -> Wording<Self> {
        match action {
            Action::Abbey { pos } => Wording::Own(Self::Abbey { pos }),
            Action::Barn { corner } => Wording::Own(Self::Barn { corner }),
            Action::Move { figure, pos, part } => {
                Wording::Figure { figure, pos: Some(pos), place: place_of(game, pos, part) }
            }
        }
    }

    /// The decision that the words mean.
    pub(crate) const fn action(self) -> Action {
        match self {
            Self::Abbey { pos } => Action::Abbey { pos },
            Self::Barn { corner } => Action::Barn { corner },
        }
    }
}

/// The decision that a figure at a place stands for while a wagon may move on; `None` if no wagon is meant.
pub(crate) fn moves_on(
    game: &Game,
    figure: FigureKind,
    pos: Option<Pos>,
    place: PartName,
) -> Option<Result<Action, String>> {
    match pos {
        _ if game.step() != Step::Wagon => None,
        Some(pos) => Some(part_at(game, pos, place).map(|part| Action::Move { figure, pos, part })),
        None if figure == FigureKind::Wagon => {
            Some(Err("a wagon that moves on needs a cell, as in 'wagon 3,2 road.E'".into()))
        }
        None => None,
    }
}
