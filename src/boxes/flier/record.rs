//! Flights in a record.

use std::fmt;

use super::rules::Action;
use crate::{
    record::{
        syntax::{Fragment, shown},
        verb::{self, BoxVerb, WrittenDecision},
        words::Read,
    },
    rules::{FigureKind, Game, Lot},
};

/// A decision of this box as a statement describes it. It begins with the kind of figure, as placing one does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verb {
    /// Let a figure fly from the machine of the tile just laid.
    SetOff {
        /// The kind of figure.
        figure: FigureKind,
        /// The steps that the die showed, if nothing else says that.
        rolled: Option<u8>,
    },
}

impl fmt::Display for Verb {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self::SetOff { figure, rolled } = self;
        write!(f, "{} machine", figure.name())?;
        rolled.map_or(Ok(()), |steps| write!(f, " {steps}"))
    }
}

impl WrittenDecision for Action {
    fn verb(self, _game: &Game) -> verb::Verb {
        let Self::SetOff { figure, rolled } = self;
        verb::Verb::from(Verb::SetOff { figure, rolled })
    }
}

impl BoxVerb for Verb {
    type Decision = Action;

    /// Reads the words after the kind of figure; `None` if it does not fly.
    fn read_figure<'a, 'b>(
        figure: FigureKind,
        rest: &'b [Fragment<'a>],
        _whole: Fragment<'a>,
    ) -> Option<Read<'a, 'b, Self>> {
        let (_, rest) = rest.split_first().filter(|(machine, _)| machine.text == "machine")?;
        let [steps, rest @ ..] = rest else { return Some(Ok((Self::SetOff { figure, rolled: None }, rest))) };
        Some(match Lot::Dice.words().iter().position(|&face| face == steps.text) {
            Some(face) => Ok((Self::SetOff { figure, rolled: Some(face as u8 + 1) }, rest)),
            None => steps.error(format_args!(
                "{} is not a number of steps; expected 1, 2 or 3, or nothing if the tag Dice says it",
                shown(steps.text)
            )),
        })
    }

    /// The same without what the die shows.
    fn without_outcome(self) -> verb::Verb {
        let Self::SetOff { figure, .. } = self;
        Self::SetOff { figure, rolled: None }.into()
    }

    /// The same with what the die shows, where the words do not say it and `cast` gives the face.
    fn with_outcome(self, cast: impl FnOnce(Lot) -> Option<u8>) -> Self {
        let Self::SetOff { figure, rolled } = self;
        Self::SetOff { figure, rolled: rolled.or_else(|| cast(Lot::Dice).map(|face| face + 1)) }
    }

    fn action(self, _game: &Game) -> Result<Action, String> {
        let Self::SetOff { figure, rolled } = self;
        Ok(Action::SetOff { figure, rolled })
    }
}
