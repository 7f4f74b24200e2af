//! Corn circles in a record: `circle add`, `circle remove`.

use std::fmt;

use super::rules::{Action, Circle};
use crate::record::{syntax::Fragment, words::Read};

/// The words with which decisions of this box begin.
pub(crate) const WORDS: &[&str] = &["circle"];

/// A decision of this box as a statement describes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verb(pub Circle);

impl fmt::Display for Verb {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "circle {}", self.0.name())
    }
}

impl Verb {
    /// Reads a decision; `None` if the word is not one of this box.
    pub(crate) fn read<'a, 'b>(
        first: Fragment<'a>,
        rest: &'b [Fragment<'a>],
        whole: Fragment<'a>,
    ) -> Option<Read<'a, 'b, Self>> {
        (first.text == "circle").then(|| {
            let circle =
                rest.first().and_then(|word| Circle::ALL.into_iter().find(|circle| circle.name() == word.text));
            match circle {
                Some(circle) => Ok((Self(circle), &rest[1..])),
                None => whole.end().error("'circle' needs what it does: 'circle add' or 'circle remove'"),
            }
        })
    }

    /// The words for a decision.
    pub(crate) const fn of(Action(circle): Action) -> Self {
        Self(circle)
    }

    /// The decision that the words mean.
    pub(crate) const fn action(self) -> Action {
        Action(self.0)
    }
}
