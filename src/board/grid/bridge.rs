//! Bridges: a laid tile gets a road across it later (Bridges, Castles & Bazaars).

use super::{Board, FRONTIER};
use crate::{
    board::{Node, Pos},
    catalogue::{Axis, EdgeKind},
};

/// A bridge across a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Bridge {
    /// The cell of the tile.
    pub pos: Pos,
    /// The direction on the board.
    pub axis: Axis,
}

impl Board {
    /// Whether a bridge can be built across a laid tile: both of its edges there show field, the cells beyond both are empty, and
    /// the tile has no bridge yet.
    #[must_use]
    pub fn takes_bridge(&self, Bridge { pos, axis }: Bridge) -> bool {
        self.tile_at(pos).is_some_and(|index| {
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
        let parts = &self.catalogue.tile(bridged).parts;
        let part = parts.len() - 1;
        laid.tile = bridged;
        laid.bridge_part = part as u8;
        laid.bridge = self.graph.add(&parts[part..]);
        self.homes.push(index as u16);
        for side in bridge.axis.sides() {
            let beyond = usize::from(self.cells[self.torus.cell(bridge.pos.beside(side))] - FRONTIER);
            let shift = 3 * side.opposite().index();
            let key = &mut self.frontier[beyond].key;
            *key = *key & !(7 << shift) | EdgeKind::Road.code() << shift;
        }
    }

    /// The road on a bridge across a laid tile, if it has one.
    #[must_use]
    pub fn bridge_node(&self, pos: Pos) -> Option<Node> {
        let laid = &self.tiles[self.tile_at(pos)?];
        (laid.bridge_part != super::NO_PART).then_some(laid.bridge)
    }
}
