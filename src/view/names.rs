//! How views name players, tiles and places.

use crate::{
    board::Pos,
    catalogue::{Catalogue, TileId},
    record::PartName,
    rules::{Game, LaidPart, PlayerId},
};

/// The cell of a part, and its name.
pub(crate) fn at(laid_part: LaidPart) -> (i16, i16, String) {
    (
        laid_part.pos.x,
        laid_part.pos.y,
        PartName::of(laid_part.tile, laid_part.turns, usize::from(laid_part.part)).to_string(),
    )
}

/// The name of a part of the tile on a cell.
pub(crate) fn place(game: &Game, pos: Pos, part: u8) -> String {
    let laid = game.board().laid_on(pos);
    laid.map(|laid| PartName::of(laid.tile, laid.turns, usize::from(part)).to_string()).unwrap_or_default()
}

pub(crate) fn index(player: PlayerId) -> u8 {
    player.index() as u8
}

pub(crate) fn name(tile: TileId) -> &'static str {
    &Catalogue::get().tile(tile).name
}

pub(super) fn winners(game: &Game) -> Vec<u8> {
    if game.is_over() { game.leaders().map(index).collect() } else { Vec::new() }
}
