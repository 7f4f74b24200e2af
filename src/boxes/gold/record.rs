//! Bars of gold in a record: `gold 1,0`.

use std::fmt;

use super::rules::Action;
use crate::{
    board::Pos,
    record::{
        syntax::Fragment,
        verb::{self, BoxVerb, WrittenDecision},
        words::{Read, cell, made},
    },
    rules::Game,
};

/// A decision of this box as a statement describes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verb {
    /// Lay the second bar.
    Gold {
        /// The cell of the tile on which it lies.
        pos: Pos,
    },
}

impl fmt::Display for Verb {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self::Gold { pos } = self;
        write!(f, "gold {pos}")
    }
}

impl WrittenDecision for Action {
    fn verb(self, _game: &Game) -> verb::Verb {
        let Self::Bar { pos } = self;
        verb::Verb::from(Verb::Gold { pos })
    }
}

impl BoxVerb for Verb {
    type Decision = Action;
    const WORDS: &'static [&'static str] = &["gold"];

    fn read<'a, 'b>(first: Fragment<'a>, rest: &'b [Fragment<'a>], whole: Fragment<'a>) -> Option<Read<'a, 'b, Self>> {
        (first.text == "gold").then(|| made(cell(first, rest, whole), |pos| Self::Gold { pos }))
    }

    fn action(self, _game: &Game) -> Result<Action, String> {
        let Self::Gold { pos } = self;
        Ok(Action::Bar { pos })
    }
}
