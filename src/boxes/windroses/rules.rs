//! Points for tiles that lie where their quarter of the rose points.
//!
//! **Rules**: FURTHER, `windroses`. The last whole rose that was laid is the centre. A tile with a quarter brings 3 points at once to who
//! lays it in that quarter of the landscape; the row and the column of the centre belong to both quarters beside them. The quarters turn
//! with the centre's tile, and the turns of the tile with the quarter do not matter.

use crate::{
    board::{LaidTile, Pos},
    catalogue::{BoxId, Catalogue, Rotation, Symbol, TileId},
    rules::{Event, Game, Rules, Score, ScoreReason, score},
};

/// The points for a tile in its quarter.
const IN_ITS_QUARTER: i16 = 3;

/// The tile that lies at set-up instead of the start tile.
#[must_use]
pub(crate) fn first_tile(rules: &Rules) -> Option<TileId> {
    let start = || Catalogue::get().find("WR04");
    rules.has(BoxId::Windroses).then(start).flatten()
}

/// The cell of that tile in a game that begins with the City of Carcassonne.
pub(crate) const BESIDE_CARCASSONNE: Pos = Pos::new(-1, -2);

/// Gives the points for the tile that the active player just laid.
pub(crate) fn tile_laid(game: &mut Game, events: &mut Vec<Event>) {
    let Some(&laid) = game.board.last() else { return };
    if lies_in_its_quarter(game, laid.tile, laid.pos) {
        let why = Score { points: IN_ITS_QUARTER, ..Score::of(ScoreReason::Rose, None) };
        score::award(game, game.active, IN_ITS_QUARTER, why, events);
    }
}

/// Whether a tile with a quarter of the rose lies where it points, on a cell of its own or of one where it is to be laid.
#[must_use]
pub(crate) fn lies_in_its_quarter(game: &Game, tile: TileId, pos: Pos) -> bool {
    let (Some(quarter), Some(centre)) = (quarter_of(tile), centre(game)) else { return false };
    let (east, south) = (pos.x - centre.pos.x, pos.y - centre.pos.y);
    match (quarter + centre.turns) % 4 {
        0 => east >= 0 && south <= 0,
        1 => east >= 0 && south >= 0,
        2 => east <= 0 && south >= 0,
        _ => east <= 0 && south <= 0,
    }
}

/// The quarter of a tile, in quarter turns from the north-east; `None` for a whole rose and for every other tile.
fn quarter_of(tile: TileId) -> Option<Rotation> {
    let tile = Catalogue::get().tile(tile);
    let wind = tile.prints.iter().filter(|_| tile.has(Symbol::WindRose)).find_map(|print| print.points)?;
    Some((wind.index() / 2) as Rotation)
}

/// The last whole rose that was laid.
fn centre(game: &Game) -> Option<LaidTile> {
    let is_whole =
        |laid: &&LaidTile| Catalogue::get().tile(laid.tile).has(Symbol::WindRose) && quarter_of(laid.tile).is_none();
    game.board.tiles().iter().rfind(is_whole).copied()
}
