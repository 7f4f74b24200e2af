//! Abbeys, barns and wagons in a record.

use std::fmt;

use super::rules::Action;
use crate::{
    board::Pos,
    catalogue::Corner,
    record::{
        PartName,
        named::{part_at, place_of},
        syntax::Fragment,
        verb::{self, BoxVerb, WrittenDecision},
        words::{Read, cell, corner_name, made},
    },
    rules::{FigureKind, Game, Step},
};

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

impl WrittenDecision for Action {
    fn verb(self, game: &Game) -> verb::Verb {
        match self {
            Self::Abbey { pos } => Verb::Abbey { pos }.into(),
            Self::Barn { corner } => Verb::Barn { corner }.into(),
            Self::Move { figure, pos, part } => {
                verb::Verb::Figure { figure, pos: Some(pos), place: place_of(game, pos, part) }
            }
        }
    }
}

impl BoxVerb for Verb {
    type Decision = Action;
    const WORDS: &'static [&'static str] = &["abbey", "barn"];

    fn read<'a, 'b>(first: Fragment<'a>, rest: &'b [Fragment<'a>], whole: Fragment<'a>) -> Option<Read<'a, 'b, Self>> {
        Some(match (first.text, rest) {
            ("abbey", rest) => made(cell(first, rest, whole), |pos| Self::Abbey { pos }),
            ("barn", [corner, rest @ ..]) => corner_name(*corner).map(|corner| (Self::Barn { corner }, rest)),
            ("barn", []) => whole.end().error("'barn' needs a corner, as in 'barn NE'"),
            _ => return None,
        })
    }

    fn action(self, _game: &Game) -> Result<Action, String> {
        Ok(match self {
            Self::Abbey { pos } => Action::Abbey { pos },
            Self::Barn { corner } => Action::Barn { corner },
        })
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
