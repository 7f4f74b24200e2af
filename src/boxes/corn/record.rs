//! Corn circles in a record: `circle add`, `circle remove`.

use std::fmt;

use super::rules::{Action, Circle};
use crate::{
    record::{
        syntax::Fragment,
        verb::{self, BoxVerb, WrittenDecision},
        words::Read,
    },
    rules::Game,
};

/// A decision of this box as a statement describes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verb(pub Circle);

impl fmt::Display for Verb {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "circle {}", self.0.name())
    }
}

impl WrittenDecision for Action {
    fn verb(self, _game: &Game) -> verb::Verb {
        let Self(circle) = self;
        verb::Verb::from(Verb(circle))
    }
}

impl BoxVerb for Verb {
    type Decision = Action;
    const WORDS: &'static [&'static str] = &["circle"];

    fn read<'a, 'b>(first: Fragment<'a>, rest: &'b [Fragment<'a>], whole: Fragment<'a>) -> Option<Read<'a, 'b, Self>> {
        (first.text == "circle").then(|| {
            let circle =
                rest.first().and_then(|word| Circle::ALL.into_iter().find(|circle| circle.name() == word.text));
            match circle {
                Some(circle) => Ok((Self(circle), &rest[1..])),
                None => whole.end().error("'circle' needs what it does: 'circle add' or 'circle remove'"),
            }
        })
    }

    fn action(self, _game: &Game) -> Result<Action, String> {
        Ok(Action(self.0))
    }
}
