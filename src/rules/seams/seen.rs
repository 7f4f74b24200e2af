//! What everybody sees of the pieces of expansions.

use crate::{
    board::{Bridge, LaidTile, Node, Pos},
    boxes::{
        bridges::rules::{bazaar, castle},
        count::rules as count,
    },
    catalogue::{Catalogue, Quarter, TileId},
    rules::{Game, PlayerId, edge},
};

impl Game {
    /// Iterates over the castles in the order in which they were built, each by a part of its city.
    pub fn castles(&self) -> impl Iterator<Item = Node> {
        castle::all(self)
    }

    /// The six tiles on which a feature has to be completed for the castle that a city of two tiles is or could be: those of the
    /// city, and those beside them across its long sides.
    #[must_use]
    pub fn castle_cells(&self, city: Node) -> [Pos; castle::SURROUNDINGS] {
        castle::surroundings(self, city)
    }

    /// The number of bridges that a player has left.
    #[must_use]
    pub fn bridges_left(&self, player: PlayerId) -> u8 {
        self.states.bridges.as_ref().map_or(0, |state| state.bridges_left(player))
    }

    /// The number of castles that a player has left to build.
    #[must_use]
    pub fn castles_left(&self, player: PlayerId) -> u8 {
        self.states.bridges.as_ref().map_or(0, |state| state.castles_left(player))
    }

    /// The bridges on the board, in the order in which their tiles were laid.
    pub fn bridges(&self) -> impl Iterator<Item = Bridge> {
        let bridge =
            |laid: &LaidTile| Some(Bridge { pos: laid.pos, axis: Catalogue::get().bridge(laid.tile, laid.turns)? });
        self.board.tiles().iter().filter_map(bridge)
    }

    /// The tiles on display, while a bazaar is held.
    pub fn bazaar(&self) -> impl Iterator<Item = TileId> {
        bazaar::display(self)
    }

    /// The player who chooses a tile of the bazaar, or who chose the one for which players bid.
    #[must_use]
    pub fn chooser(&self) -> Option<PlayerId> {
        bazaar::chooser(self)
    }

    /// The tile for which players bid, with the highest bid and its bidder; the bid is `None` until the first has been made.
    #[must_use]
    pub fn lot(&self) -> Option<(TileId, Option<i16>, PlayerId)> {
        bazaar::lot(self)
    }

    /// The tile that a player took at a bazaar and lays in the next turn.
    #[must_use]
    pub fn held_tile(&self, player: PlayerId) -> Option<TileId> {
        bazaar::held(self, player)
    }

    /// Whether the active player lays a tile of a bazaar in this turn.
    pub(crate) fn lays_held_tile(&self) -> bool {
        self.held_tile(self.active).is_some()
    }

    /// The quarter in which the count is, in a game with the City of Carcassonne.
    #[must_use]
    pub fn count(&self) -> Option<Quarter> {
        self.states.count.as_ref().map(count::State::count)
    }

    /// The part that stands for a quarter of the City of Carcassonne.
    #[must_use]
    pub fn quarter(&self, quarter: Quarter) -> Option<Node> {
        self.states.count.as_ref().and_then(|_| count::quarter_node(self, quarter))
    }

    /// The quarter for which a part stands.
    pub(crate) fn quarter_of(&self, node: Node) -> Option<Quarter> {
        count::quarter_of(self, node)
    }

    /// The cells on which tiles can still be laid within the table's edge: the north-west and the south-east corner of the
    /// rectangle around them; `None` without an edge.
    #[must_use]
    pub fn table(&self) -> Option<(Pos, Pos)> {
        self.states.edge.map(edge::State::reach)
    }

    /// Whether a cell is inside the City of Carcassonne, where the dragon does not go.
    pub(crate) fn is_inside_city(&self, pos: Pos) -> bool {
        count::is_inside(self, pos)
    }
}
