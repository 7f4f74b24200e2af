//! Lays a tile on trial and takes it back. This shows what a placement would do to the landscape without copying it.

use super::{Board, FRONTIER, FrontierCell};
use crate::{
    board::{
        Pos,
        graph::{Feature, NO_NODE, Node},
    },
    catalogue::{NO_PART, Rotation, Side, TileId},
};

/// The largest number of features next to a cell: a city or road and two fields on each side, and the centre of each of the
/// eight surrounding tiles. Two cities may share an edge.
const MOST: usize = 4 * 4 + 8;

/// The state of the landscape before a tile was laid on trial.
#[derive(Clone, Debug)]
pub struct BoardTrial {
    /// The cell on which the tile was laid, and its place in the frontier.
    cell: FrontierCell,
    slot: usize,
    n_frontier: usize,
    /// The root of each feature that the tile met, with the next node of its ring and the facts of the feature.
    met: [(Node, Node, Feature); MOST],
    n_met: usize,
}

impl Board {
    /// Lays a tile on a frontier cell, as [`Board::lay`] does, until [`Board::take_back`] removes it. No other tile may be
    /// laid in between. Returns `None` if the cell is not in the frontier.
    ///
    /// ```
    /// use bastide::{board::{Board, Pos}, catalogue::Catalogue};
    /// let tile = Catalogue::get().find("U").unwrap();
    /// let mut board = Board::new();
    /// board.lay(tile, Pos::new(0, 0), 0);
    /// let trial = board.lay_on_trial(tile, Pos::new(1, 0), 0).unwrap();
    /// assert_eq!(board.tiles_of(0), 2); // the road goes on
    /// board.take_back(&trial);
    /// assert_eq!((board.tiles_of(0), board.tiles().len(), board.frontier().len()), (1, 1, 4));
    /// ```
    pub fn lay_on_trial(&mut self, tile: TileId, pos: Pos, turns: Rotation) -> Option<BoardTrial> {
        let slot = usize::from(self.cells.get(self.cells.cell(pos)).checked_sub(FRONTIER)?);
        let cell = *self.frontier.get(slot).filter(|found| found.pos == pos)?;
        let nothing = (NO_NODE, NO_NODE, *self.graph.feature(0));
        let mut trial = BoardTrial { cell, slot, n_frontier: self.frontier.len(), met: [nothing; MOST], n_met: 0 };
        for side in Side::ALL {
            let Some(index) = self.tile_at(pos.beside(side)) else { continue };
            let laid = self.tiles[index];
            let face = self.catalogue.face(laid.tile, laid.turns);
            let facing = side.opposite();
            let [first, second] = face.side_fields[facing.index()];
            for part in [face.side_parts[facing.index()], first, second] {
                if part != NO_PART {
                    trial.note(self, laid.node(usize::from(part)));
                }
            }
            if self.shares_edges
                && let Some(city) = self.sharing(&laid, facing)
            {
                trial.note(self, city);
            }
        }
        for around in pos.around() {
            if let Some(index) = self.tile_at(around)
                && self.tiles[index].centre != NO_NODE
            {
                trial.note(self, self.tiles[index].centre);
            }
        }
        self.lay(tile, pos, turns);
        Some(trial)
    }

    /// Takes back the last tile, which must have been laid on trial. [`Board::completed`] is empty afterwards: what the
    /// tile before had completed is not restored.
    pub fn take_back(&mut self, trial: &BoardTrial) {
        let Some(laid) = self.tiles.pop() else { return };
        self.completed.clear();
        (self.completed_afar, self.completed_later) = (0, 0);
        self.graph.truncate(usize::from(laid.first_node));
        for &(root, next, feature) in &trial.met[..trial.n_met] {
            self.graph.restore(root, next, feature);
        }
        let before = trial.n_frontier - 1;
        for side in Side::ALL {
            let beside = self.cells.cell(laid.pos.beside(side));
            let found = self.cells.get(beside);
            if found >= FRONTIER {
                let index = usize::from(found - FRONTIER);
                self.frontier[index].key.clear(side.opposite());
                if index >= before {
                    self.cells.set(beside, 0);
                }
            }
        }
        self.frontier.truncate(before);
        if trial.slot < before {
            let moved = self.frontier[trial.slot];
            self.cells.set(self.cells.cell(moved.pos), FRONTIER + before as u16);
            self.frontier.push(moved);
            self.frontier[trial.slot] = trial.cell;
        } else {
            self.frontier.push(trial.cell);
        }
        self.cells.set(self.cells.cell(laid.pos), FRONTIER + trial.slot as u16);
    }
}

impl BoardTrial {
    fn note(&mut self, board: &Board, node: Node) {
        let root = board.graph.root(node);
        if !self.met[..self.n_met].iter().any(|&(known, ..)| known == root) {
            self.met[self.n_met] = (root, board.graph.next_of(root), *board.graph.feature(root));
            self.n_met += 1;
        }
    }
}
