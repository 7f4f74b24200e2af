//! Ferries in a record: `ferry NE`, `ferry 1,0 NE`.

use std::fmt;

use super::rules::{Action, Crossing};
use crate::{
    board::Pos,
    record::{
        syntax::{Fragment, SyntaxError, shown},
        verb::{self, BoxVerb, WrittenDecision},
        words::{Read, position},
    },
    rules::{Game, Step},
};

/// A decision of this box as a statement describes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verb {
    /// The cell of the lake; `None` for the one just laid.
    pub pos: Option<Pos>,
    /// What its ferry joins.
    pub crossing: Crossing,
}

impl fmt::Display for Verb {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ferry ")?;
        if let Some(pos) = self.pos {
            write!(f, "{pos} ")?;
        }
        f.write_str(self.crossing.name())
    }
}

impl WrittenDecision for Action {
    fn verb(self, game: &Game) -> verb::Verb {
        let Self { pos, crossing } = self;
        let is_last = game.step() == Step::Ferry && game.board().last().is_some_and(|laid| laid.pos == pos);
        verb::Verb::from(Verb { pos: (!is_last).then_some(pos), crossing })
    }
}

impl BoxVerb for Verb {
    type Decision = Action;
    const WORDS: &'static [&'static str] = &["ferry"];

    fn read<'a, 'b>(first: Fragment<'a>, rest: &'b [Fragment<'a>], whole: Fragment<'a>) -> Option<Read<'a, 'b, Self>> {
        (first.text == "ferry").then(|| match rest {
            [pos, edges, rest @ ..] if pos.text.contains(',') => {
                Ok((Self { pos: Some(position(*pos)?), crossing: crossing(*edges)? }, rest))
            }
            [edges, rest @ ..] if !edges.text.contains(',') => {
                Ok((Self { pos: None, crossing: crossing(*edges)? }, rest))
            }
            _ => whole
                .end()
                .error("'ferry' needs two edges, as in 'ferry NE', or a cell and two edges, as in 'ferry 1,0 NE'"),
        })
    }

    fn action(self, game: &Game) -> Result<Action, String> {
        let last = game.board().last().map(|laid| laid.pos);
        match self.pos.or(last) {
            Some(pos) => Ok(Action { pos, crossing: self.crossing }),
            None => Err("no lake was laid yet".into()),
        }
    }
}

/// Reads two edges.
pub(crate) fn crossing(word: Fragment<'_>) -> Result<Crossing, SyntaxError> {
    match Crossing::from_name(word.text) {
        Some(crossing) => Ok(crossing),
        None => word.error(format_args!("unknown edges {}; known: NE, NS, NW, ES, EW, SW", shown(word.text))),
    }
}
