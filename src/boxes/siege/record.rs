//! Escapes in a record: `escape 1,0 city.N meeple`.

use std::fmt;

use super::rules::Action;
use crate::{
    board::Pos,
    record::{
        PartName,
        named::{part_at, place_of},
        place::part_name,
        syntax::Fragment,
        verb::{self, BoxVerb, WrittenDecision},
        words::{Read, figure_kind, position},
    },
    rules::{FigureAt, FigureKind, Game},
};

/// A decision of this box as a statement describes it: a follower of the asked player goes home.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verb {
    /// The cell of the tile.
    pub pos: Pos,
    /// The city.
    pub place: PartName,
    /// The kind of figure.
    pub figure: FigureKind,
}

impl fmt::Display for Verb {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "escape {} {} {}", self.pos, self.place, self.figure.name())
    }
}

impl WrittenDecision for Action {
    fn verb(self, game: &Game) -> verb::Verb {
        let Self(FigureAt { pos, part, kind, .. }) = self;
        verb::Verb::from(Verb { pos, place: place_of(game, pos, part), figure: kind })
    }
}

impl BoxVerb for Verb {
    type Decision = Action;
    const WORDS: &'static [&'static str] = &["escape"];

    fn read<'a, 'b>(first: Fragment<'a>, rest: &'b [Fragment<'a>], whole: Fragment<'a>) -> Option<Read<'a, 'b, Self>> {
        (first.text == "escape").then(|| escaping(rest, whole))
    }

    fn action(self, game: &Game) -> Result<Action, String> {
        let part = part_at(game, self.pos, self.place)?;
        Ok(Action(FigureAt { pos: self.pos, part, owner: game.asked(), kind: self.figure }))
    }
}

fn escaping<'a, 'b>(rest: &'b [Fragment<'a>], whole: Fragment<'a>) -> Read<'a, 'b, Verb> {
    let [pos, place, figure, rest @ ..] = rest else {
        return whole.end().error("'escape' needs a cell, a city and a figure, as in 'escape 1,0 city.N meeple'");
    };
    Ok((Verb { pos: position(*pos)?, place: part_name(*place)?, figure: figure_kind(*figure)? }, rest))
}
