//! The landscape: laid tiles, the frontier of empty cells beside them, and the features they form.

mod trial;

pub use trial::BoardTrial;

use super::{
    Pos,
    graph::{Feature, FeatureGraph, NO_NODE, Node},
    placements::Placements,
    torus::Torus,
};
use crate::catalogue::{Catalogue, Face, NO_PART, PartKind, Rotation, Side, TileId};

/// The most tiles of a deck; more than all boxes together have.
pub const MAX_TILES: usize = 1000;

/// The most tiles that a board holds: those of a deck, and what players lay beside it.
const CAPACITY: usize = 1024;

/// More nodes than a full board has: the parts of a tile fit a mask of 16 bits.
pub(crate) const MAX_NODES: usize = 16 * CAPACITY;

/// A tile on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LaidTile {
    /// Which tile.
    pub tile: TileId,
    /// Quarter turns clockwise.
    pub turns: Rotation,
    /// Where.
    pub pos: Pos,
    /// The node of its first part; part `i` is node `first_node + i`.
    first_node: Node,
    /// The node of its monastery or garden.
    centre: Node,
}

impl LaidTile {
    /// The node of one of its parts.
    #[must_use]
    pub const fn node(&self, part: usize) -> Node {
        self.first_node + part as Node
    }
}

/// An empty cell beside the landscape.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FrontierCell {
    /// Where.
    pub pos: Pos,
    /// What its neighbours show, three bits a side: the key of [`crate::catalogue::FitTable::at`].
    pub key: u16,
}

impl FrontierCell {
    /// Whether tiles lie on all four sides: a hole, into which an abbey fits.
    ///
    /// A neighbour that asks for nothing, an abbey, lies in a hole itself and so never beside an empty cell.
    #[must_use]
    pub const fn is_hole(&self) -> bool {
        self.key & 7 != 0 && self.key & 7 << 3 != 0 && self.key & 7 << 6 != 0 && self.key & 7 << 9 != 0
    }
}

/// The landscape.
///
/// Laying a tile costs the same on a small and on a large board: the grid is a torus of cells that is larger than the
/// landscape can be, the frontier is kept as a list, and features are joined by union-find.
///
/// The order of the frontier is part of the record format, because random games count on it: the cell on which a tile is
/// laid leaves the list and the last cell takes its place; then those of the four cells beside the tile, clockwise from
/// north, that are empty and not yet in the list are added at its end.
#[derive(Debug)]
pub struct Board {
    catalogue: &'static Catalogue,
    torus: Torus,
    /// 0 for a far cell, [`FRONTIER`] + index for a frontier cell, index + 1 for a tile, with [`CENTRE`] if it has one.
    cells: Vec<u16>,
    tiles: Vec<LaidTile>,
    /// For each node the index of its tile.
    homes: Vec<u16>,
    frontier: Vec<FrontierCell>,
    graph: FeatureGraph,
    /// Nodes of the features that the last tile completed.
    completed: Vec<Node>,
}

const FRONTIER: u16 = 1 << 15;
/// The tile has a monastery or garden: what lies around it counts.
const CENTRE: u16 = 1 << 14;
const FIRST_BITS: u32 = 7;

impl Board {
    /// An empty table.
    #[must_use]
    pub fn new() -> Self {
        Self {
            catalogue: Catalogue::get(),
            torus: Torus::new(FIRST_BITS),
            cells: vec![0; Torus::new(FIRST_BITS).cells()],
            tiles: Vec::with_capacity(128),
            homes: Vec::with_capacity(1024),
            frontier: Vec::with_capacity(256),
            graph: FeatureGraph::with_capacity(1024),
            completed: Vec::with_capacity(16),
        }
    }

    /// Takes all tiles off, without giving memory back.
    pub fn clear(&mut self) {
        let positions = self.tiles.iter().map(|laid| laid.pos).chain(self.frontier.iter().map(|cell| cell.pos));
        for pos in positions {
            let index = self.torus.cell(pos);
            self.cells[index] = 0;
        }
        self.tiles.clear();
        self.homes.clear();
        self.frontier.clear();
        self.graph.clear();
        self.completed.clear();
    }

    /// Takes all the memory at once that so many tiles need, so that laying them takes none.
    pub fn reserve(&mut self, tiles: usize) {
        while tiles.min(CAPACITY) + 3 > self.torus.side() {
            self.grow();
        }
        self.tiles.reserve(tiles.saturating_sub(self.tiles.len()));
        let nodes = (8 * tiles).saturating_sub(self.homes.len());
        self.homes.reserve(nodes);
        self.graph.reserve(nodes);
        self.frontier.reserve((2 * tiles + 2).saturating_sub(self.frontier.len()));
    }

    /// The laid tiles in the order in which they were laid.
    #[must_use]
    pub fn tiles(&self) -> &[LaidTile] {
        &self.tiles
    }

    /// The tile laid last.
    #[must_use]
    pub fn last(&self) -> Option<&LaidTile> {
        self.tiles.last()
    }

    /// The index of the tile on a cell.
    #[inline]
    #[must_use]
    pub fn tile_at(&self, pos: Pos) -> Option<usize> {
        let index = tile_index(self.cells[self.torus.cell(pos)])?;
        (self.tiles[index].pos == pos).then_some(index)
    }

    /// The empty cells beside the landscape, in the order that [`Board`] describes.
    #[must_use]
    pub fn frontier(&self) -> &[FrontierCell] {
        &self.frontier
    }

    /// The frontier cell at a place.
    #[must_use]
    pub fn frontier_at(&self, pos: Pos) -> Option<&FrontierCell> {
        let cell = self.cells[self.torus.cell(pos)];
        if cell < FRONTIER {
            return None;
        }
        self.frontier.get(usize::from(cell - FRONTIER)).filter(|found| found.pos == pos)
    }

    /// The place in the frontier of a cell, if it is one of it.
    #[inline]
    #[must_use]
    pub fn frontier_index_at(&self, pos: Pos) -> Option<usize> {
        let index = usize::from(self.cells[self.torus.cell(pos)].checked_sub(FRONTIER)?);
        (self.frontier.get(index)?.pos == pos).then_some(index)
    }

    /// Whether a tile may be laid: beside the landscape, with every touching edge alike.
    #[must_use]
    pub fn fits(&self, tile: TileId, pos: Pos, turns: Rotation) -> bool {
        self.frontier_at(pos).is_some_and(|cell| self.catalogue.fit_table(tile).at(cell.key).has(turns))
    }

    /// Every place and turn at which a tile fits: cells in the order of the frontier, turns from 0 to 3.
    #[inline]
    #[must_use]
    pub fn placements(&self, tile: TileId) -> Placements<'_> {
        Placements::new(self.catalogue.fit_table(tile), &self.frontier)
    }

    /// The features of the landscape.
    #[must_use]
    pub fn graph(&self) -> &FeatureGraph {
        &self.graph
    }

    /// The feature to which a node belongs.
    #[inline]
    #[must_use]
    pub fn feature(&self, node: Node) -> &Feature {
        self.graph.feature(node)
    }

    /// The index of the tile on which a node lies, and the index of its part.
    #[inline]
    #[must_use]
    pub fn home(&self, node: Node) -> (usize, usize) {
        let tile = usize::from(self.homes[usize::from(node)]);
        (tile, usize::from(node - self.tiles[tile].first_node))
    }

    /// How many tiles a feature covers; a tile counts once however often the feature crosses it.
    #[must_use]
    pub fn tiles_of(&self, node: Node) -> u16 {
        let mut seen = [0_u64; CAPACITY.div_ceil(64)];
        let mut count = 0;
        for member in self.graph.members(node) {
            let tile = usize::from(self.homes[usize::from(member)]);
            let (word, bit) = (tile / 64, 1 << (tile % 64));
            count += u16::from(seen[word] & bit == 0);
            seen[word] |= bit;
        }
        count
    }

    /// Nodes of the features that the tile laid last completed: clockwise from north by the edges that closed them, then
    /// monasteries and gardens, the tile's own last.
    #[must_use]
    pub fn completed(&self) -> &[Node] {
        &self.completed
    }

    /// Puts a figure on a part, or takes it back.
    pub fn count_figure(&mut self, node: Node, change: i8) {
        let feature = self.graph.feature_mut(node);
        feature.figures = feature.figures.saturating_add_signed(change);
    }

    /// Lays a tile without asking whether it fits; a tile that does not fit makes features that mean nothing.
    ///
    /// # Panics
    /// If the board is full (somewhat more than [`MAX_TILES`]) or the cell is taken.
    pub fn lay(&mut self, tile: TileId, pos: Pos, turns: Rotation) {
        assert!(self.tiles.len() < CAPACITY && self.tile_at(pos).is_none(), "a free cell on a board that is not full");
        if self.tiles.len() + 3 > self.torus.side() {
            self.grow();
        }
        self.completed.clear();
        let index = self.tiles.len();
        let parts = &self.catalogue.tile(tile).parts;
        let first_node = self.graph.add(parts);
        self.homes.extend(std::iter::repeat_n(index as u16, parts.len()));
        let kinds = self.catalogue.parts_by_kind(tile);
        let centres = kinds[PartKind::Monastery as usize] | kinds[PartKind::Garden as usize];
        let centre = if centres == 0 { NO_NODE } else { first_node + centres.ilog2() as Node };
        let laid = LaidTile { tile, turns, pos, first_node, centre };
        self.tiles.push(laid);
        let cell = self.torus.cell(pos);
        self.take_from_frontier(cell);
        self.cells[cell] = tile_cell(index, centre);
        let face = self.catalogue.face(tile, turns);
        for side in Side::ALL {
            self.meet(laid, face, cell, side);
        }
        self.surround(laid, cell);
    }

    /// Connects a new tile with what lies on one side of it, or makes that cell one of the frontier.
    #[inline]
    fn meet(&mut self, laid: LaidTile, face: &Face, cell: usize, side: Side) {
        let beside = self.torus.beside(cell, side);
        let found = self.cells[beside];
        let facing = side.opposite();
        if found == 0 || found >= FRONTIER {
            let bits = face.edges[side.index()].code() << (3 * facing.index());
            if found == 0 {
                self.cells[beside] = FRONTIER + self.frontier.len() as u16;
                self.frontier.push(FrontierCell { pos: laid.pos.beside(side), key: bits });
            } else {
                self.frontier[usize::from(found - FRONTIER)].key |= bits;
            }
            return;
        }
        let other = self.tiles[usize::from(found % CENTRE - 1)];
        let other_face = self.catalogue.face(other.tile, other.turns);
        let (mine, theirs) = (face.side_parts[side.index()], other_face.side_parts[facing.index()]);
        let (my_node, their_node) = (laid.first_node + Node::from(mine), other.first_node + Node::from(theirs));
        let closed = match (mine != NO_PART, theirs != NO_PART) {
            (true, true) => {
                let root = self.graph.join(my_node, their_node);
                self.graph.close(root, 2).then_some(root)
            }
            (true, false) => self.graph.close(my_node, 1).then_some(my_node),
            (false, true) => self.graph.close(their_node, 1).then_some(their_node),
            (false, false) => None,
        };
        self.completed.extend(closed);
        let mut before = (NO_PART, NO_PART);
        for half in side.halves() {
            let fields = (face.half_parts[half.index()], other_face.half_parts[half.across().index()]);
            if fields != before && fields.0 != NO_PART && fields.1 != NO_PART {
                self.graph.join(laid.first_node + Node::from(fields.0), other.first_node + Node::from(fields.1));
            }
            before = fields;
        }
    }

    /// Counts the new tile for the monasteries and gardens around it, and the tiles around for its own.
    #[inline]
    fn surround(&mut self, laid: LaidTile, cell: usize) {
        let mut around = 0;
        for beyond in self.torus.around(cell) {
            let found = self.cells[beyond];
            let Some(there) = tile_index(found) else { continue };
            around += 1;
            if found & CENTRE != 0 && self.graph.close(self.tiles[there].centre, 1) {
                self.completed.push(self.tiles[there].centre);
            }
        }
        if laid.centre != NO_NODE && self.graph.close(laid.centre, around) {
            self.completed.push(laid.centre);
        }
    }

    #[inline]
    fn take_from_frontier(&mut self, cell: usize) {
        let found = self.cells[cell];
        if found < FRONTIER {
            return;
        }
        let slot = usize::from(found - FRONTIER);
        self.frontier.swap_remove(slot);
        if let Some(moved) = self.frontier.get(slot) {
            let moved_cell = self.torus.cell(moved.pos);
            self.cells[moved_cell] = found;
        }
    }

    /// Writes everything that lies there, and the frontier, into cells that are empty.
    fn enter_all(&mut self) {
        for (index, laid) in self.tiles.iter().enumerate() {
            self.cells[self.torus.cell(laid.pos)] = tile_cell(index, laid.centre);
        }
        for (index, cell) in self.frontier.iter().enumerate() {
            self.cells[self.torus.cell(cell.pos)] = FRONTIER + index as u16;
        }
    }

    /// Doubles the side of the torus: a landscape of n tiles is at most n cells wide.
    #[cold]
    fn grow(&mut self) {
        self.torus = self.torus.doubled();
        self.cells = vec![0; self.torus.cells()];
        self.enter_all();
    }
}

impl Clone for Board {
    fn clone(&self) -> Self {
        let mut board = Self::new();
        board.clone_from(self);
        board
    }

    /// Copies what lies there and leaves the empty cells alone: no memory is taken, and little is written.
    fn clone_from(&mut self, other: &Self) {
        self.clear();
        if self.cells.len() != other.cells.len() {
            self.torus = other.torus;
            self.cells = vec![0; other.cells.len()];
        }
        self.tiles.extend_from_slice(&other.tiles);
        self.homes.extend_from_slice(&other.homes);
        self.frontier.extend_from_slice(&other.frontier);
        self.graph.clone_from(&other.graph);
        self.completed.extend_from_slice(&other.completed);
        self.enter_all();
    }
}

impl Default for Board {
    fn default() -> Self {
        Self::new()
    }
}

/// What the cell of a tile holds.
#[inline]
const fn tile_cell(index: usize, centre: Node) -> u16 {
    (index as u16 + 1) | if centre == NO_NODE { 0 } else { CENTRE }
}

/// The index of the tile that a cell holds.
#[inline]
const fn tile_index(cell: u16) -> Option<usize> {
    if cell == 0 || cell >= FRONTIER { None } else { Some((cell % CENTRE) as usize - 1) }
}
