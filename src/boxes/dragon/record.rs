//! The dragon, the fairy and princesses in a record.

use std::fmt;

use super::rules::Action;
use crate::{
    board::Pos,
    record::{
        NamedFigure, PartName,
        named::{figure_at, named, named_figure, part_at, place_of},
        place::part_name,
        syntax::Fragment,
        verb::{self, BoxVerb, WrittenDecision},
        words::{Read, cell, figure_kind, made, position},
    },
    rules::{Figure, FigureKind, Game},
};

/// A decision of this box as a statement describes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verb {
    /// Place the fairy.
    Fairy {
        /// The cell of the tile.
        pos: Pos,
        /// The part of the follower; `None` with `fairy=tile`.
        place: Option<PartName>,
        /// The kind of follower, if several kinds stand on the part.
        figure: Option<FigureKind>,
    },
    /// Send a knight home.
    Princess(NamedFigure),
    /// Move the dragon one step.
    Dragon {
        /// The cell to which it goes.
        pos: Pos,
    },
}

impl fmt::Display for Verb {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Fairy { pos, place, figure } => {
                write!(f, "fairy {pos}")?;
                place.map_or(Ok(()), |place| write!(f, " {place}"))?;
                figure.map_or(Ok(()), |figure| write!(f, " {}", figure.name()))
            }
            Self::Princess(knight) => write!(f, "princess {knight}"),
            Self::Dragon { pos } => write!(f, "dragon {pos}"),
        }
    }
}

impl WrittenDecision for Action {
    fn verb(self, game: &Game) -> verb::Verb {
        verb::Verb::from(match self {
            Self::Fairy { pos, beside: None } => Verb::Fairy { pos, place: None, figure: None },
            Self::Fairy { pos, beside: Some((part, figure)) } => {
                let figure = has_other_kinds(game, pos, part, figure).then_some(figure);
                Verb::Fairy { pos, place: Some(place_of(game, pos, part)), figure }
            }
            Self::Princess(knight) => Verb::Princess(named(game, knight)),
            Self::Dragon { pos } => Verb::Dragon { pos },
        })
    }
}

impl BoxVerb for Verb {
    type Decision = Action;
    const WORDS: &'static [&'static str] = &["fairy", "princess", "dragon"];

    fn read<'a, 'b>(first: Fragment<'a>, rest: &'b [Fragment<'a>], whole: Fragment<'a>) -> Option<Read<'a, 'b, Self>> {
        Some(match first.text {
            "fairy" => fairy(rest, whole),
            "princess" => made(named_figure(first, rest, whole), Self::Princess),
            "dragon" => made(cell(first, rest, whole), |pos| Self::Dragon { pos }),
            _ => return None,
        })
    }

    fn action(self, game: &Game) -> Result<Action, String> {
        Ok(match self {
            Self::Fairy { pos, place: None, .. } => Action::Fairy { pos, beside: None },
            Self::Fairy { pos, place: Some(place), figure } => {
                let part = part_at(game, pos, place)?;
                let kind = figure.or_else(|| own_followers(game, pos, part).next());
                Action::Fairy { pos, beside: Some((part, kind.unwrap_or(FigureKind::Meeple))) }
            }
            Self::Princess(knight) => Action::Princess(figure_at(game, knight)?),
            Self::Dragon { pos } => Action::Dragon { pos },
        })
    }
}

fn fairy<'a, 'b>(rest: &'b [Fragment<'a>], whole: Fragment<'a>) -> Read<'a, 'b, Verb> {
    let [pos, rest @ ..] = rest else {
        return whole.end().error("'fairy' needs a cell and a place, as in 'fairy 3,2 road.E'");
    };
    let pos = position(*pos)?;
    Ok(match rest {
        [] => (Verb::Fairy { pos, place: None, figure: None }, rest),
        [place] => (Verb::Fairy { pos, place: Some(part_name(*place)?), figure: None }, &[]),
        [place, figure, rest @ ..] => {
            (Verb::Fairy { pos, place: Some(part_name(*place)?), figure: Some(figure_kind(*figure)?) }, rest)
        }
    })
}

/// The kinds of the asked player's followers on a part.
fn own_followers(game: &Game, pos: Pos, part: u8) -> impl Iterator<Item = FigureKind> {
    let stands_there = move |figure: &&Figure| {
        let laid_part = game.laid_part(figure.node);
        figure.owner == game.asked() && figure.kind.is_follower() && (laid_part.pos, laid_part.part) == (pos, part)
    };
    game.figures().iter().filter(stands_there).map(|figure| figure.kind)
}

/// Whether followers of another kind share a part with one of the asked player's.
fn has_other_kinds(game: &Game, pos: Pos, part: u8, figure: FigureKind) -> bool {
    own_followers(game, pos, part).any(|other| other != figure)
}
