//! Reads the decision of a statement, word by word.

use super::{
    NamedFigure, PartName, Verb,
    place::part_name,
    syntax::{Fragment, SyntaxError, shown},
    words::{colour, corner_name, figure_kind, figures, position, quarter_turns, tile_id},
};
use crate::{
    board::{Bridge, Pos},
    boxes::bridges::rules as bridges,
    catalogue::{Axis, Quarter},
    rules::{Colour, FigureKind, Lot},
};

/// Reads the decision of a statement.
pub(super) fn parse_verb(first: Fragment<'_>, rest: &[Fragment<'_>], whole: Fragment<'_>) -> Result<Verb, SyntaxError> {
    let (verb, rest) = match first.text {
        "tile" => tile(rest, whole)?,
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
        "bridge" => {
            let (bridge, rest) = bridge(first, rest, whole)?;
            (Verb::Bridge(bridge), rest)
        }
        "castle" => match rest {
            [pos, place, rest @ ..] => (Verb::Castle { pos: position(*pos)?, place: part_name(*place)? }, rest),
            _ => return whole.end().error("'castle' needs a cell and a city, as in 'castle 3,2 city.N'"),
        },
        "choose" | "bid" | "buy" | "sell" => deal(first, rest, whole)?,
        "count" => match rest {
            [place, rest @ ..] => (Verb::Count { quarter: quarter(*place)? }, rest),
            [] => return whole.end().error("'count' needs a quarter, as in 'count quarter.market'"),
        },
        "move" => move_out(rest, whole)?,
        "recall" => (Verb::Recall, rest),
        "go-on" => (Verb::GoOn, rest),
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

fn tile<'a, 'b>(rest: &'b [Fragment<'a>], whole: Fragment<'a>) -> Read<'a, 'b, Verb> {
    let [id, pos, turns, rest @ ..] = rest else {
        return whole.end().error("'tile' needs an id, a cell and turns, as in 'tile V 1,0 3'");
    };
    let (id, pos, turns) = (tile_id(*id)?, position(*pos)?, quarter_turns(*turns)?);
    Ok(match rest {
        [word, rest @ ..] if word.text == "bridge" => {
            let (bridge, rest) = bridge(*word, rest, whole)?;
            (Verb::Tile { id, pos, turns, bridge: Some(bridge) }, rest)
        }
        _ => (Verb::Tile { id, pos, turns, bridge: None }, rest),
    })
}

/// What is done at a bazaar.
fn deal<'a, 'b>(first: Fragment<'a>, rest: &'b [Fragment<'a>], whole: Fragment<'a>) -> Read<'a, 'b, Verb> {
    let (deal, rest) = match (first.text, rest) {
        ("buy", rest) => (bridges::Deal::Buy, rest),
        ("sell", rest) => (bridges::Deal::Sell, rest),
        ("choose", [id, rest @ ..]) => (bridges::Deal::Choose { tile: tile_id(*id)? }, rest),
        ("choose", _) => return whole.end().error("'choose' needs a tile, as in 'choose V'"),
        (_, [id, points, rest @ ..]) => {
            let tile = tile_id(*id)?;
            match points.text.parse() {
                Ok(points) if points >= 0 => (bridges::Deal::Bid { tile, points }, rest),
                _ => return points.error("a whole number of points, 0 or more, is expected here"),
            }
        }
        _ => return whole.end().error("'bid' needs a tile and points, as in 'bid V 3'"),
    };
    Ok((Verb::Bazaar(deal), rest))
}

fn move_out<'a, 'b>(rest: &'b [Fragment<'a>], whole: Fragment<'a>) -> Read<'a, 'b, Verb> {
    let [from, figure, pos, place, rest @ ..] = rest else {
        return whole.end().error(
            "'move' needs a quarter, a figure, a cell and a place, as in 'move quarter.castle meeple 3,2 city.N'",
        );
    };
    let (quarter, figure) = (quarter(*from)?, figure_kind(*figure)?);
    Ok((Verb::MoveOut { quarter, figure, pos: position(*pos)?, place: part_name(*place)? }, rest))
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

/// Reads the bridge that a verb needs.
pub(super) fn bridge<'a, 'b>(
    first: Fragment<'a>,
    rest: &'b [Fragment<'a>],
    whole: Fragment<'a>,
) -> Read<'a, 'b, Bridge> {
    match rest {
        [pos, axis, rest @ ..] => match Axis::from_name(axis.text) {
            Some(found) => Ok((Bridge { pos: position(*pos)?, axis: found }, rest)),
            None => axis.error(format_args!("unknown direction {}; expected NS or EW", shown(axis.text))),
        },
        _ => whole.end().error(format_args!("'{0}' needs a cell and a direction, as in '{0} 3,2 NS'", first.text)),
    }
}

/// Reads a quarter of the City of Carcassonne.
pub(super) fn quarter(word: Fragment<'_>) -> Result<Quarter, SyntaxError> {
    match part_name(word)? {
        PartName::Quarter(quarter) => Ok(quarter),
        _ => word.error(
            "a quarter is expected here: quarter.castle, quarter.market, quarter.blacksmith or quarter.cathedral",
        ),
    }
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
            "unknown statement {}; expected tile, {figures}, abbey, barn, fairy, princess, dragon, piece, capture, exchange, ransom, bridge, castle, choose, bid, buy, sell, count, move, recall, go-on, skip or end",
            shown(word)
        ));
    };
    match rest {
        [pos, place, rest @ ..] if pos.text.contains(',') => {
            Ok((Verb::Figure { figure, pos: Some(position(*pos)?), place: part_name(*place)? }, rest))
        }
        [machine, steps, rest @ ..] if machine.text == "machine" => {
            let rolled = Lot::Dice.words().iter().position(|&face| face == steps.text);
            match rolled {
                Some(face) => Ok((Verb::SetOff { figure, rolled: Some(face as u8 + 1) }, rest)),
                None => steps.error(format_args!(
                    "{} is not a number of steps; expected 1, 2 or 3, or nothing if the tag Dice says it",
                    shown(steps.text)
                )),
            }
        }
        [machine] if machine.text == "machine" => Ok((Verb::SetOff { figure, rolled: None }, &[])),
        [place, rest @ ..] => Ok((Verb::Figure { figure, pos: None, place: part_name(*place)? }, rest)),
        [] => whole.end().error(format_args!("'{word}' needs a place, as in '{word} road.N'")),
    }
}
