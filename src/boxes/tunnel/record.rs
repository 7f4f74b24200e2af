//! Tunnel tokens in a record: `tunnel 1,0 road.E`, `tunnel 1,0 road.E B`.

use std::fmt;

use super::rules::{Action, Pair};
use crate::{
    board::Pos,
    record::{
        PartName,
        named::{part_at, place_of},
        place::part_name,
        syntax::Fragment,
        verb::{self, BoxVerb, WrittenDecision},
        words::{Read, position},
    },
    rules::Game,
};

/// A decision of this box as a statement describes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verb {
    /// The cell of the tile.
    pub pos: Pos,
    /// The road that ends in the mouth.
    pub place: PartName,
    /// Of which pair the token is, where players began with several.
    pub pair: Option<Pair>,
}

impl fmt::Display for Verb {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "tunnel {} {}", self.pos, self.place)?;
        self.pair.map_or(Ok(()), |pair| write!(f, " {}", pair.name()))
    }
}

impl WrittenDecision for Action {
    fn verb(self, game: &Game) -> verb::Verb {
        let Self { pos, part, pair } = self;
        verb::Verb::from(Verb {
            pos,
            place: place_of(game, pos, part),
            pair: game.has_lettered_pairs().then_some(pair),
        })
    }
}

impl BoxVerb for Verb {
    type Decision = Action;
    const WORDS: &'static [&'static str] = &["tunnel"];

    fn read<'a, 'b>(first: Fragment<'a>, rest: &'b [Fragment<'a>], whole: Fragment<'a>) -> Option<Read<'a, 'b, Self>> {
        (first.text == "tunnel").then(|| match rest {
            [pos, place, rest @ ..] => {
                let (pos, place) = (position(*pos)?, part_name(*place)?);
                let (pair, rest) = pair(rest);
                Ok((Self { pos, place, pair }, rest))
            }
            _ => whole
                .end()
                .error("'tunnel' needs a cell and a road, as in 'tunnel 1,0 road.E' or 'tunnel 1,0 road.E A'"),
        })
    }

    fn action(self, game: &Game) -> Result<Action, String> {
        let part = part_at(game, self.pos, self.place)?;
        match (self.pair, game.has_lettered_pairs()) {
            (None, true) => Err(format!("'{self}' needs the letter of the pair, as in '{self} A'")),
            (Some(_), false) => Err("every player has one pair here, so the token has no letter".into()),
            (pair, _) => Ok(Action { pos: self.pos, part, pair: pair.unwrap_or(Pair::A) }),
        }
    }
}

/// Reads the letter of a pair, if there is one.
pub(crate) fn pair<'a, 'b>(rest: &'b [Fragment<'a>]) -> (Option<Pair>, &'b [Fragment<'a>]) {
    match rest.first().and_then(|word| Pair::from_name(word.text)) {
        Some(pair) => (Some(pair), &rest[1..]),
        None => (None, rest),
    }
}
