//! Little buildings in a record: `building house`.

use std::fmt;

use super::rules::{Action, Building};
use crate::{
    record::{
        syntax::{Fragment, shown},
        verb::{self, BoxVerb, WrittenDecision},
        words::Read,
    },
    rules::Game,
};

/// A decision of this box as a statement describes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verb(pub Building);

impl fmt::Display for Verb {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "building {}", self.0.name())
    }
}

impl WrittenDecision for Action {
    fn verb(self, _game: &Game) -> verb::Verb {
        let Self(building) = self;
        verb::Verb::from(Verb(building))
    }
}

impl BoxVerb for Verb {
    type Decision = Action;
    const WORDS: &'static [&'static str] = &["building"];

    fn read<'a, 'b>(first: Fragment<'a>, rest: &'b [Fragment<'a>], whole: Fragment<'a>) -> Option<Read<'a, 'b, Self>> {
        (first.text == "building").then(|| match rest {
            [kind, rest @ ..] => Ok((Self(building(*kind)?), rest)),
            [] => whole.end().error("'building' needs its kind: 'building shed', 'building house' or 'building tower'"),
        })
    }

    fn action(self, _game: &Game) -> Result<Action, String> {
        Ok(Action(self.0))
    }
}

/// Reads a kind of building.
pub(crate) fn building(word: Fragment<'_>) -> Result<Building, crate::record::syntax::SyntaxError> {
    match Building::from_name(word.text) {
        Some(building) => Ok(building),
        None => word.error(format_args!("unknown building {}; known: shed, house, tower", shown(word.text))),
    }
}
