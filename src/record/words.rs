//! The words of which statements are made: ids, cells, turns, corners, colours and figures.

use super::syntax::{Fragment, SyntaxError, shown};
use crate::{
    board::Pos,
    catalogue::{Catalogue, Corner, OwnTile, Rotation, TileId},
    rules::{Colour, FigureKind},
};

/// The words for all figures, separated by commas.
pub(super) fn figures() -> String {
    FigureKind::ALL.map(FigureKind::name).join(", ")
}

pub(super) fn tile_id(word: Fragment<'_>) -> Result<TileId, SyntaxError> {
    let catalogue = Catalogue::get();
    let own = word.own.iter().map(OwnTile::id).find(|&id| catalogue.tile(id).name == word.text);
    match own.or_else(|| catalogue.find(word.text)) {
        Some(id) => Ok(id),
        None => word.error(format_args!("unknown tile {}", shown(word.text))),
    }
}

pub(super) fn position(word: Fragment<'_>) -> Result<Pos, SyntaxError> {
    let number = |text: &str| text.parse::<i16>().ok().filter(|n| (-999..=999).contains(n));
    let coordinates = word.text.split_once(',').and_then(|(x, y)| Some(Pos::new(number(x)?, number(y)?)));
    match coordinates {
        Some(pos) => Ok(pos),
        None => {
            word.error(format_args!("{} is not a cell; expected x,y with numbers from -999 to 999", shown(word.text)))
        }
    }
}

pub(super) fn corner_name(word: Fragment<'_>) -> Result<Corner, SyntaxError> {
    match Corner::from_name(word.text) {
        Some(corner) => Ok(corner),
        None => word.error(format_args!("unknown corner {}; expected NE, SE, SW or NW", shown(word.text))),
    }
}

pub(super) fn quarter_turns(word: Fragment<'_>) -> Result<Rotation, SyntaxError> {
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

pub(super) fn colour(word: Fragment<'_>) -> Result<Colour, SyntaxError> {
    match Colour::from_name(word.text) {
        Some(colour) => Ok(colour),
        None => word
            .error(format_args!("unknown colour {}; known: red, blue, green, yellow, black, pink", shown(word.text))),
    }
}

pub(super) fn figure_kind(word: Fragment<'_>) -> Result<FigureKind, SyntaxError> {
    match FigureKind::from_name(word.text) {
        Some(figure) => Ok(figure),
        None => word.error(format_args!("unknown figure {}; known: {}", shown(word.text), figures())),
    }
}
