//! The words of which statements are made: ids, cells, turns, corners, colours and figures.

use super::syntax::{Fragment, SyntaxError, shown};
use crate::{
    board::Pos,
    catalogue::{Catalogue, Corner, OwnTile, Rotation, TileId},
    rules::{Colour, FigureKind},
};

/// What was read, and the words that follow it.
pub(crate) type Read<'a, 'b, T> = Result<(T, &'b [Fragment<'a>]), SyntaxError>;

/// Makes something else of what was read.
pub(crate) fn made<'a, 'b, T, U>(read: Read<'a, 'b, T>, make: impl FnOnce(T) -> U) -> Read<'a, 'b, U> {
    read.map(|(found, rest)| (make(found), rest))
}

/// The words for all figures, separated by commas.
pub(crate) fn figures() -> String {
    FigureKind::ALL.map(FigureKind::name).join(", ")
}

pub(crate) fn tile_id(word: Fragment<'_>) -> Result<TileId, SyntaxError> {
    match tile_among(word.text, word.own) {
        Some(id) => Ok(id),
        None => word.error(format_args!("unknown tile {}", shown(word.text))),
    }
}

/// The tile with a name: one of those that a record defines itself, or one of the catalogue.
pub(crate) fn tile_among(name: &str, own: &[OwnTile]) -> Option<TileId> {
    let catalogue = Catalogue::get();
    let own = own.iter().map(OwnTile::id).find(|&id| catalogue.tile(id).name == name);
    own.or_else(|| catalogue.find(name))
}

pub(crate) fn position(word: Fragment<'_>) -> Result<Pos, SyntaxError> {
    let number = |text: &str| text.parse::<i16>().ok().filter(|n| (-999..=999).contains(n));
    let coordinates = word.text.split_once(',').and_then(|(x, y)| Some(Pos::new(number(x)?, number(y)?)));
    match coordinates {
        Some(pos) => Ok(pos),
        None => {
            word.error(format_args!("{} is not a cell; expected x,y with numbers from -999 to 999", shown(word.text)))
        }
    }
}

pub(crate) fn corner_name(word: Fragment<'_>) -> Result<Corner, SyntaxError> {
    match Corner::from_name(word.text) {
        Some(corner) => Ok(corner),
        None => word.error(format_args!("unknown corner {}; expected NE, SE, SW or NW", shown(word.text))),
    }
}

pub(crate) fn quarter_turns(word: Fragment<'_>) -> Result<Rotation, SyntaxError> {
    match word.text {
        "0" => Ok(0),
        "1" => Ok(1),
        "2" => Ok(2),
        "3" => Ok(3),
        other => {
            word.error(format_args!("the tile cannot be turned {}; expected 0, 1, 2 or 3 quarter turns", shown(other)))
        }
    }
}

pub(crate) fn colour(word: Fragment<'_>) -> Result<Colour, SyntaxError> {
    match Colour::from_name(word.text) {
        Some(colour) => Ok(colour),
        None => word
            .error(format_args!("unknown colour {}; known: red, blue, green, yellow, black, pink", shown(word.text))),
    }
}

pub(crate) fn figure_kind(word: Fragment<'_>) -> Result<FigureKind, SyntaxError> {
    match FigureKind::from_name(word.text) {
        Some(figure) => Ok(figure),
        None => word.error(format_args!("unknown figure {}; known: {}", shown(word.text), figures())),
    }
}

/// Reads the cell that a verb needs.
pub(crate) fn cell<'a, 'b>(first: Fragment<'a>, rest: &'b [Fragment<'a>], whole: Fragment<'a>) -> Read<'a, 'b, Pos> {
    match rest {
        [pos, rest @ ..] => Ok((position(*pos)?, rest)),
        [] => whole.end().error(format_args!("'{0}' needs a cell, as in '{0} 3,2'", first.text)),
    }
}

/// Reads the follower that a player holds.
pub(crate) fn held<'a, 'b>(
    first: Fragment<'a>,
    rest: &'b [Fragment<'a>],
    whole: Fragment<'a>,
) -> Read<'a, 'b, (Colour, FigureKind)> {
    match rest {
        [captor, figure, rest @ ..] => Ok(((colour(*captor)?, figure_kind(*figure)?), rest)),
        _ => whole.end().error(format_args!("'{0}' needs a colour and a figure, as in '{0} blue meeple'", first.text)),
    }
}
