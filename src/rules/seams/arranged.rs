//! What expansions add to a board that is set up by hand.

use crate::{
    board::{Bridge, Node, Pos},
    boxes::{
        abbey::rules::{self as abbey, barn},
        bridges::rules::{self as bridges, castle},
        count::rules as count,
        dragon::rules::{self as dragon, fairy},
        tower::rules as tower,
    },
    catalogue::{Corner, Quarter, Rotation, TileId},
    rules::{Barn, Fairy, FigureKind, Game, IllegalAction, Rules},
};

/// Whether abbeys are in play.
#[must_use]
pub(in crate::rules) fn has_abbeys(rules: &Rules) -> bool {
    abbey::are_in_play(rules)
}

/// The field on which a barn at a corner of a tile would stand.
pub(in crate::rules) fn barn_ground(game: &Game, pos: Pos, corner: Corner) -> Result<Node, IllegalAction> {
    barn::ground(game, pos, corner)
}

/// Notes a tile that was put on the table by hand.
pub(in crate::rules) fn tile_arranged(game: &mut Game, tile: TileId) {
    tower::tile_placed(game, tile);
    count::tile_arranged(game, tile);
}

/// Puts the dragon on a cell; whether it is in play.
pub(in crate::rules) fn arrange_dragon(game: &mut Game, pos: Pos) -> bool {
    dragon::arrange(game, pos)
}

/// Puts the fairy on the board; whether she is in play.
pub(in crate::rules) fn arrange_fairy(game: &mut Game, fairy: Fairy) -> bool {
    fairy::arrange(game, fairy)
}

/// Builds a tower, if there is a foundation.
pub(in crate::rules) fn arrange_tower(game: &mut Game, pos: Pos, floors: u8) -> Result<(), IllegalAction> {
    tower::arrange(game, pos, floors)
}

/// Adds a barn to the board.
pub(in crate::rules) fn arrange_barn(game: &mut Game, barn: Barn) {
    barn::arrange(game, barn);
}

/// Puts a bridge across a laid tile; whether it can be there.
pub(in crate::rules) fn arrange_bridge(game: &mut Game, bridge: Bridge) -> bool {
    bridges::arrange(game, bridge)
}

/// Builds the bridge that makes a tile fit. The result is the tile as it is to be laid; an error if this bridge does not make it fit.
pub(in crate::rules) fn arrange_bridge_for(
    game: &mut Game,
    laying: (TileId, Pos, Rotation),
    bridge: Bridge,
) -> Result<TileId, IllegalAction> {
    bridges::arrange_for(game, laying, bridge)
}

/// Turns a city into a castle; whether it can be one.
pub(in crate::rules) fn arrange_castle(game: &mut Game, city: Node) -> bool {
    castle::arrange(game, city)
}

/// Puts the count into a quarter; whether he is in play.
pub(in crate::rules) fn arrange_count(game: &mut Game, quarter: Quarter) -> bool {
    count::arrange(game, quarter)
}

/// Whether a figure can be in a quarter of the City of Carcassonne.
#[must_use]
pub(in crate::rules) fn goes_to_quarter(rules: &Rules, figure: FigureKind, quarter: Quarter) -> bool {
    count::goes_to(rules, figure, quarter)
}
