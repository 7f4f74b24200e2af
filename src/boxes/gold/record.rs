//! Bars of gold in a record: `gold 1,0`.

use std::fmt;

use super::rules::Action;
use crate::{
    board::Pos,
    record::{
        syntax::Fragment,
        words::{Read, cell, made},
    },
};

/// The words with which decisions of this box begin.
pub(crate) const WORDS: &[&str] = &["gold"];

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

impl Verb {
    /// Reads a decision; `None` if the word is not one of this box.
    pub(crate) fn read<'a, 'b>(
        first: Fragment<'a>,
        rest: &'b [Fragment<'a>],
        whole: Fragment<'a>,
    ) -> Option<Read<'a, 'b, Self>> {
        (first.text == "gold").then(|| made(cell(first, rest, whole), |pos| Self::Gold { pos }))
    }

    /// The words for a decision.
    pub(crate) const fn of(action: Action) -> Self {
        let Action::Bar { pos } = action;
        Self::Gold { pos }
    }

    /// The decision that the words mean.
    pub(crate) const fn action(self) -> Action {
        let Self::Gold { pos } = self;
        Action::Bar { pos }
    }
}
