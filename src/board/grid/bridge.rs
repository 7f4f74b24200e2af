//! Bridges: a laid tile gets a road across it later (Bridges, Castles & Bazaars).

use std::fmt;

use super::{Board, FRONTIER};
use crate::{
    board::Pos,
    catalogue::{Axis, EdgeKind, TileId},
};

/// A bridge across a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Bridge {
    /// The cell of the tile.
    pub pos: Pos,
    /// The direction on the board.
    pub axis: Axis,
}

impl fmt::Display for Bridge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.pos, self.axis.name())
    }
}

impl Board {
    /// Says whether bridges may be built on this board, which must be empty. A tile that can take one then has a node for it from
    /// the beginning, behind those of its parts.
    pub fn expect_bridges(&mut self, takes_bridges: bool) {
        self.takes_bridges = takes_bridges;
    }

    /// The tile with a bridge in any direction, which has as many parts as the tile needs nodes; itself if it takes none.
    #[cold]
    pub(super) fn with_room_for_bridge(&self, tile: TileId) -> TileId {
        Axis::ALL.into_iter().find_map(|axis| self.catalogue.bridged(tile, 0, axis)).unwrap_or(tile)
    }

    /// Whether a bridge can be built across a laid tile: both of its edges there show field, the cells beyond both are empty, and
    /// the tile has no bridge yet.
    #[must_use]
    pub fn takes_bridge(&self, Bridge { pos, axis }: Bridge) -> bool {
        self.takes_bridges
            && self.tile_at(pos).is_some_and(|index| {
                let laid = &self.tiles[index];
                self.catalogue.bridged(laid.tile, laid.turns, axis).is_some()
                    && axis.sides().into_iter().all(|side| self.tile_at(pos.beside(side)).is_none())
            })
    }

    /// Builds a bridge: the tile becomes one with another road, which is open at both ends. Does nothing where
    /// [`Board::takes_bridge`] says no.
    pub fn build_bridge(&mut self, bridge: Bridge) {
        let Some(index) = self.tile_at(bridge.pos).filter(|_| self.takes_bridge(bridge)) else { return };
        let laid = &mut self.tiles[index];
        let Some(bridged) = self.catalogue.bridged(laid.tile, laid.turns, bridge.axis) else { return };
        laid.tile = bridged;
        for side in bridge.axis.sides() {
            let beyond = usize::from(self.cells.get(self.cells.cell(bridge.pos.beside(side))) - FRONTIER);
            let key = &mut self.frontier[beyond].key;
            key.clear(side.opposite());
            key.show(side.opposite(), EdgeKind::Road);
        }
    }
}
