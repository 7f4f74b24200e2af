//! What everybody can see of the expansions.

use crate::{
    board::{Node, Pos},
    catalogue::{Quarter, TileId},
    expansions::{
        bridges::{bazaar, castle},
        count, edge,
    },
    rules::{Game, PlayerId},
};

/// The number of tiles around which features are completed for a castle.
pub(in crate::rules) const CASTLE_CELLS: usize = castle::SURROUNDINGS;

/// The castles in the order in which they were built, each by a part of its city.
pub(in crate::rules) fn castles(game: &Game) -> impl Iterator<Item = Node> {
    castle::all(game)
}

/// The tiles on which a feature has to be completed for the castle that a city of two tiles is or could be.
pub(in crate::rules) fn castle_cells(game: &Game, city: Node) -> [Pos; CASTLE_CELLS] {
    castle::surroundings(game, city)
}

/// The tiles on display, while a bazaar is held.
pub(in crate::rules) fn display(game: &Game) -> impl Iterator<Item = TileId> {
    bazaar::display(game)
}

/// The player who chooses a tile of the bazaar, or who chose the one for which players bid.
pub(in crate::rules) fn chooser(game: &Game) -> Option<PlayerId> {
    bazaar::chooser(game)
}

/// The tile for which players bid, the highest bid and its bidder.
pub(in crate::rules) fn lot(game: &Game) -> Option<(TileId, Option<i16>, PlayerId)> {
    bazaar::lot(game)
}

/// The tile that a player took at a bazaar and lays in the next turn.
pub(in crate::rules) fn held(game: &Game, player: PlayerId) -> Option<TileId> {
    bazaar::held(game, player)
}

/// The quarter in which the count is.
pub(in crate::rules) fn count(game: &Game) -> Option<Quarter> {
    game.states.count.as_ref().map(count::State::count)
}

/// The part that stands for a quarter of the City of Carcassonne.
pub(in crate::rules) fn quarter(game: &Game, quarter: Quarter) -> Option<Node> {
    game.states.count.as_ref().and_then(|_| count::quarter_node(game, quarter))
}

/// Whether a cell is inside the City of Carcassonne.
pub(in crate::rules) fn is_inside_city(game: &Game, pos: Pos) -> bool {
    count::is_inside(game, pos)
}

/// The first and the last cell within the table's edge.
pub(in crate::rules) fn table(game: &Game) -> Option<(Pos, Pos)> {
    game.states.edge.map(edge::State::reach)
}
