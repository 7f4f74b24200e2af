//! Reads the decision of a statement, word by word.

use super::{
    NamedFigure, Verb,
    place::part_name,
    syntax::{Fragment, SyntaxError, shown},
    words::{colour, corner_name, figure_kind, figures, position, quarter_turns, tile_id},
};
use crate::{
    board::Pos,
    rules::{Colour, FigureKind},
};

/// Reads the decision of a statement.
pub(super) fn parse_verb(first: Fragment<'_>, rest: &[Fragment<'_>], whole: Fragment<'_>) -> Result<Verb, SyntaxError> {
    let (verb, rest) = match first.text {
        "tile" => match rest {
            [id, pos, turns, rest @ ..] => {
                let verb = Verb::Tile { id: tile_id(*id)?, pos: position(*pos)?, turns: quarter_turns(*turns)? };
                (verb, rest)
            }
            _ => return whole.end().error("'tile' needs an id, a cell and turns, as in 'tile V 1,0 3'"),
        },
        "abbey" => {
            let (pos, rest) = cell(first, rest, whole)?;
            (Verb::Abbey { pos }, rest)
        }
        "barn" => match rest {
            [corner, rest @ ..] => (Verb::Barn { corner: corner_name(*corner)? }, rest),
            [] => return whole.end().error("'barn' needs a corner, as in 'barn NE'"),
        },
        "fairy" => fairy(rest, whole)?,
        "princess" => {
            let (knight, rest) = named_figure(first, rest, whole)?;
            (Verb::Princess(knight), rest)
        }
        "capture" => {
            let (follower, rest) = named_figure(first, rest, whole)?;
            (Verb::Capture(follower), rest)
        }
        "dragon" => {
            let (pos, rest) = cell(first, rest, whole)?;
            (Verb::Dragon { pos }, rest)
        }
        "piece" => {
            let (pos, rest) = cell(first, rest, whole)?;
            (Verb::Piece { pos }, rest)
        }
        "exchange" => {
            let ((captor, figure), rest) = held(first, rest, whole)?;
            (Verb::Exchange { captor, figure }, rest)
        }
        "ransom" => {
            let ((captor, figure), rest) = held(first, rest, whole)?;
            (Verb::Ransom { captor, figure }, rest)
        }
        "recall" => (Verb::Recall, rest),
        "skip" => (Verb::Skip, rest),
        "end" => (Verb::End, rest),
        _ => figure_at_place(first, rest, whole)?,
    };
    match rest.first() {
        None => Ok(verb),
        Some(extra) => extra.error(format_args!("unexpected {} after the statement", shown(extra.text))),
    }
}

/// A verb, and the words that follow it.
type Read<'a, 'b, T> = Result<(T, &'b [Fragment<'a>]), SyntaxError>;

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

fn named_figure<'a, 'b>(
    first: Fragment<'a>,
    rest: &'b [Fragment<'a>],
    whole: Fragment<'a>,
) -> Read<'a, 'b, NamedFigure> {
    let [pos, place, owner, figure, rest @ ..] = rest else {
        let word = first.text;
        let example = format!("{word} 3,2 city.N blue meeple");
        return whole
            .end()
            .error(format_args!("'{word}' needs a cell, a place, a colour and a figure, as in '{example}'"));
    };
    let (pos, place) = (position(*pos)?, part_name(*place)?);
    Ok((NamedFigure { pos, place, colour: colour(*owner)?, figure: figure_kind(*figure)? }, rest))
}

/// Reads the cell that a verb needs.
fn cell<'a, 'b>(first: Fragment<'a>, rest: &'b [Fragment<'a>], whole: Fragment<'a>) -> Read<'a, 'b, Pos> {
    match rest {
        [pos, rest @ ..] => Ok((position(*pos)?, rest)),
        [] => whole.end().error(format_args!("'{0}' needs a cell, as in '{0} 3,2'", first.text)),
    }
}

/// Reads the follower that a player holds.
fn held<'a, 'b>(
    first: Fragment<'a>,
    rest: &'b [Fragment<'a>],
    whole: Fragment<'a>,
) -> Read<'a, 'b, (Colour, FigureKind)> {
    match rest {
        [captor, figure, rest @ ..] => Ok(((colour(*captor)?, figure_kind(*figure)?), rest)),
        _ => whole.end().error(format_args!("'{0}' needs a colour and a figure, as in '{0} blue meeple'", first.text)),
    }
}

/// Reads a figure and the place to which it goes.
fn figure_at_place<'a, 'b>(first: Fragment<'a>, rest: &'b [Fragment<'a>], whole: Fragment<'a>) -> Read<'a, 'b, Verb> {
    let word = first.text;
    let Some(figure) = FigureKind::from_name(word) else {
        let figures = figures();
        return first.error(format_args!(
            "unknown statement {}; expected tile, {figures}, abbey, barn, fairy, princess, dragon, piece, capture, exchange, ransom, recall, skip or end",
            shown(word)
        ));
    };
    match rest {
        [pos, place, rest @ ..] if pos.text.contains(',') => {
            Ok((Verb::Figure { figure, pos: Some(position(*pos)?), place: part_name(*place)? }, rest))
        }
        [place, rest @ ..] => Ok((Verb::Figure { figure, pos: None, place: part_name(*place)? }, rest)),
        [] => whole.end().error(format_args!("'{word}' needs a place, as in '{word} road.N'")),
    }
}
