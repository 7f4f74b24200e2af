//! The City of Carcassonne in a record.

use std::fmt;

use super::rules::Action;
use crate::{
    board::Pos,
    catalogue::Quarter,
    record::{
        PartName, SyntaxError,
        named::{listed_place, part_at, place_of},
        place::part_name,
        syntax::Fragment,
        verb::{self, BoxVerb, WrittenDecision},
        words::{Read, figure_kind, position},
    },
    rules::{self, FigureKind, Game},
};

/// A decision of this box as a statement describes it. Sending a figure to a quarter is written as any figure at a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verb {
    /// Move the count.
    Count {
        /// The quarter to which he goes.
        quarter: Quarter,
    },
    /// Move a figure out of the City of Carcassonne.
    MoveOut {
        /// The quarter that it leaves.
        quarter: Quarter,
        /// The kind of figure.
        figure: FigureKind,
        /// The cell of the tile to which it goes.
        pos: Pos,
        /// The part of that tile.
        place: PartName,
    },
}

impl fmt::Display for Verb {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Count { quarter } => write!(f, "count {}", PartName::Quarter(quarter)),
            Self::MoveOut { quarter, figure, pos, place } => {
                write!(f, "move {} {} {pos} {place}", PartName::Quarter(quarter), figure.name())
            }
        }
    }
}

impl WrittenDecision for Action {
    fn verb(self, game: &Game) -> verb::Verb {
        match self {
            Self::Send { figure, quarter } => {
                verb::Verb::Figure { figure, pos: None, place: PartName::Quarter(quarter) }
            }
            Self::Count { quarter } => Verb::Count { quarter }.into(),
            Self::MoveOut { quarter, figure, pos, part } => {
                Verb::MoveOut { quarter, figure, pos, place: place_of(game, pos, part) }.into()
            }
        }
    }
}

impl BoxVerb for Verb {
    type Decision = Action;
    const WORDS: &'static [&'static str] = &["count", "move"];

    fn read<'a, 'b>(first: Fragment<'a>, rest: &'b [Fragment<'a>], whole: Fragment<'a>) -> Option<Read<'a, 'b, Self>> {
        Some(match (first.text, rest) {
            ("count", [place, rest @ ..]) => quarter(*place).map(|quarter| (Self::Count { quarter }, rest)),
            ("count", []) => whole.end().error("'count' needs a quarter, as in 'count quarter.market'"),
            ("move", rest) => move_out(rest, whole),
            _ => return None,
        })
    }

    fn action(self, game: &Game) -> Result<Action, String> {
        Ok(match self {
            Self::Count { quarter } => Action::Count { quarter },
            Self::MoveOut { quarter, figure, pos, place } => {
                let part = part_at(game, pos, place)?;
                let (pos, part) = place_outside(game, (quarter, figure), (pos, part));
                Action::MoveOut { quarter, figure, pos, part }
            }
        })
    }
}

/// What a figure at a place means if that is a quarter, for which no cell is named; `None` if it is not.
pub(crate) const fn sent(figure: FigureKind, pos: Option<Pos>, place: PartName) -> Option<Action> {
    match (pos, place) {
        (None, PartName::Quarter(quarter)) => Some(Action::Send { figure, quarter }),
        _ => None,
    }
}

/// Reads a quarter of the City of Carcassonne.
pub(crate) fn quarter(word: Fragment<'_>) -> Result<Quarter, SyntaxError> {
    match part_name(word)? {
        PartName::Quarter(quarter) => Ok(quarter),
        _ => word.error(
            "a quarter is expected here: quarter.castle, quarter.market, quarter.blacksmith or quarter.cathedral",
        ),
    }
}

fn move_out<'a, 'b>(rest: &'b [Fragment<'a>], whole: Fragment<'a>) -> Read<'a, 'b, Verb> {
    let [from, figure, pos, place, rest @ ..] = rest else {
        return whole.end().error(
            "'move' needs a quarter, a figure, a cell and a place, as in 'move quarter.castle meeple 3,2 city.N'",
        );
    };
    let (quarter, figure) = (quarter(*from)?, figure_kind(*figure)?);
    Ok((Verb::MoveOut { quarter, figure, pos: position(*pos)?, place: part_name(*place)? }, rest))
}

/// The part by which the list names where a figure goes from a quarter. A wagon stands on the tile that is named.
fn place_outside(game: &Game, leaving: (Quarter, FigureKind), named: (Pos, u8)) -> (Pos, u8) {
    listed_place(game, named, |action| match action {
        rules::Action::Count(Action::MoveOut { quarter, figure, pos, part }) if (quarter, figure) == leaving => {
            (figure != FigureKind::Wagon || pos == named.0).then_some((pos, part))
        }
        _ => None,
    })
}
