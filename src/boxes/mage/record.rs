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
        words::{Read, position},
    },
    rules::Game,
};

/// The words with which decisions of this box begin.
pub(crate) const WORDS: &[&str] = &["mage", "witch", "remove"];

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

impl Verb {
    /// Reads a decision; `None` if the word is not one of this box.
    pub(crate) fn read<'a, 'b>(
        first: Fragment<'a>,
        rest: &'b [Fragment<'a>],
        whole: Fragment<'a>,
    ) -> Option<Read<'a, 'b, Self>> {
        if first.text == "remove" {
            return Some(removed(rest, whole));
        }
        let who = Neutral::from_name(first.text)?;
        Some(moved(who, rest, whole))
    }

    /// The words for a decision in a game.
    pub(crate) fn of(game: &Game, action: Action) -> Self {
        match action {
            Action::Move { who, pos, part } => Self::Move { who, pos, place: place_of(game, pos, part) },
            Action::Remove(who) => Self::Remove(who),
        }
    }

    /// The decision that the words mean in a game, legal or not.
    ///
    /// # Errors
    /// If the words mean no decision in this game: a sentence that says why.
    pub(crate) fn action(self, game: &Game) -> Result<Action, String> {
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
