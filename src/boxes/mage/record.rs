//! The mage and the witch in a record: `mage 1,0 road.E`, `remove witch`.

use std::fmt;

use super::rules::{Action, Neutral};
use crate::{
    board::Pos,
    record::{
        PartName,
        named::{part_at, place_of},
        place::part_name,
        syntax::{Fragment, shown},
        verb::{self, BoxVerb, WrittenDecision},
        words::{Read, position},
    },
    rules::Game,
};

/// A decision of this box as a statement describes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verb {
    /// Place or move one of the two.
    Move {
        /// Which.
        who: Neutral,
        /// The cell of the tile.
        pos: Pos,
        /// The road or city.
        place: PartName,
    },
    /// Take one of the two off the board.
    Remove(Neutral),
}

impl fmt::Display for Verb {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Move { who, pos, place } => write!(f, "{} {pos} {place}", who.name()),
            Self::Remove(who) => write!(f, "remove {}", who.name()),
        }
    }
}

impl WrittenDecision for Action {
    fn verb(self, game: &Game) -> verb::Verb {
        verb::Verb::from(match self {
            Self::Move { who, pos, part } => Verb::Move { who, pos, place: place_of(game, pos, part) },
            Self::Remove(who) => Verb::Remove(who),
        })
    }
}

impl BoxVerb for Verb {
    type Decision = Action;
    const WORDS: &'static [&'static str] = &["mage", "witch", "remove"];

    fn read<'a, 'b>(first: Fragment<'a>, rest: &'b [Fragment<'a>], whole: Fragment<'a>) -> Option<Read<'a, 'b, Self>> {
        if first.text == "remove" {
            return Some(removed(rest, whole));
        }
        let who = Neutral::from_name(first.text)?;
        Some(moved(who, rest, whole))
    }

    fn action(self, game: &Game) -> Result<Action, String> {
        Ok(match self {
            Self::Move { who, pos, place } => Action::Move { who, pos, part: part_at(game, pos, place)? },
            Self::Remove(who) => Action::Remove(who),
        })
    }
}

fn moved<'a, 'b>(who: Neutral, rest: &'b [Fragment<'a>], whole: Fragment<'a>) -> Read<'a, 'b, Verb> {
    match rest {
        [pos, place, rest @ ..] => Ok((Verb::Move { who, pos: position(*pos)?, place: part_name(*place)? }, rest)),
        _ => whole.end().error(format_args!("'{0}' needs a cell and a place, as in '{0} 1,0 road.E'", who.name())),
    }
}

fn removed<'a, 'b>(rest: &'b [Fragment<'a>], whole: Fragment<'a>) -> Read<'a, 'b, Verb> {
    let [word, rest @ ..] = rest else { return whole.end().error("'remove' needs 'mage' or 'witch'") };
    match Neutral::from_name(word.text) {
        Some(who) => Ok((Verb::Remove(who), rest)),
        None => word.error(format_args!("{} cannot be removed; expected mage or witch", shown(word.text))),
    }
}
