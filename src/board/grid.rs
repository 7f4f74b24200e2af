//! The landscape: laid tiles, the frontier of empty cells beside them, and the features they form.

mod look;

pub use look::BoardLook;

use super::{
    Pos,
    graph::{Feature, FeatureGraph, NO_NODE, Node},
};
use crate::catalogue::{Catalogue, HalfWind, NO_PART, PartKind, Side, TileId, Turns};

/// The most tiles of a deck; more than all boxes together have.
pub const MAX_TILES: usize = 1000;

/// The most tiles that a board holds: those of a deck, and what players lay beside it.
const CAPACITY: usize = 1024;

/// A tile on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LaidTile {
    /// Which tile.
    pub tile: TileId,
    /// Quarter turns clockwise.
    pub turns: Turns,
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
    /// What its neighbours show, three bits a side: the key of [`Catalogue::fitting_turns`].
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
    /// The side of the torus is 2 to this power.
    bits: u32,
    /// 0 for a far cell, [`FRONTIER`] + index for a frontier cell, index + 1 for a tile.
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
const FIRST_BITS: u32 = 7;

impl Board {
    /// An empty table.
    #[must_use]
    pub fn new() -> Self {
        Self {
            catalogue: Catalogue::get(),
            bits: FIRST_BITS,
            cells: vec![0; 1 << (2 * FIRST_BITS)],
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
            let index = cell_index(self.bits, pos);
            self.cells[index] = 0;
        }
        self.tiles.clear();
        self.homes.clear();
        self.frontier.clear();
        self.graph.clear();
        self.completed.clear();
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
        let cell = self.cells[cell_index(self.bits, pos)];
        if cell == 0 || cell >= FRONTIER {
            return None;
        }
        let index = usize::from(cell - 1);
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
        let cell = self.cells[cell_index(self.bits, pos)];
        if cell < FRONTIER {
            return None;
        }
        self.frontier.get(usize::from(cell - FRONTIER)).filter(|found| found.pos == pos)
    }

    /// The place in the frontier of a cell, if it is one of it.
    #[inline]
    #[must_use]
    pub fn frontier_index_at(&self, pos: Pos) -> Option<usize> {
        let index = usize::from(self.cells[cell_index(self.bits, pos)].checked_sub(FRONTIER)?);
        (self.frontier.get(index)?.pos == pos).then_some(index)
    }

    /// Whether a tile may be laid: beside the landscape, with every touching edge alike.
    #[must_use]
    pub fn fits(&self, tile: TileId, pos: Pos, turns: Turns) -> bool {
        self.frontier_at(pos).is_some_and(|cell| self.catalogue.fitting_turns(tile, cell.key) >> turns & 1 == 1)
    }

    /// Every place and turn at which a tile fits: cells in the order of the frontier, turns from 0 to 3.
    #[inline]
    #[must_use]
    pub fn placements(&self, tile: TileId) -> Placements<'_> {
        Placements { table: self.catalogue.fit_table(tile), cells: self.frontier.iter(), pos: Pos::default(), turns: 0 }
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
    pub fn lay(&mut self, tile: TileId, pos: Pos, turns: Turns) {
        assert!(self.tiles.len() < CAPACITY && self.tile_at(pos).is_none(), "a free cell on a board that is not full");
        if self.tiles.len() + 3 > 1 << self.bits {
            self.grow();
        }
        self.completed.clear();
        let index = self.tiles.len();
        let first_node = self.graph.len() as Node;
        let mut centre = NO_NODE;
        for part in &self.catalogue.tile(tile).parts {
            let open = match part.kind {
                PartKind::City | PartKind::Road => part.sides.len() as i16,
                PartKind::Field => 0,
                PartKind::Monastery | PartKind::Garden => 8,
            };
            let node = self.graph.add(part.kind, open, part.attributes);
            self.homes.push(index as u16);
            if matches!(part.kind, PartKind::Monastery | PartKind::Garden) {
                centre = node;
            }
        }
        self.tiles.push(LaidTile { tile, turns, pos, first_node, centre });
        self.take_from_frontier(pos);
        let cell = cell_index(self.bits, pos);
        self.cells[cell] = index as u16 + 1;
        for side in Side::ALL {
            self.meet(index, side);
        }
        self.surround(index);
    }

    /// Connects a new tile with what lies on one side of it, or makes that cell one of the frontier.
    #[inline]
    fn meet(&mut self, index: usize, side: Side) {
        let catalogue = self.catalogue;
        let laid = self.tiles[index];
        let face = catalogue.face(laid.tile, laid.turns);
        let pos = laid.pos.beside(side);
        let cell = cell_index(self.bits, pos);
        let found = self.cells[cell];
        let facing = side.opposite();
        if found == 0 || found >= FRONTIER {
            let bits = face.edges[side.index()].code() << (3 * facing.index());
            if found == 0 {
                self.cells[cell] = FRONTIER + self.frontier.len() as u16;
                self.frontier.push(FrontierCell { pos, key: bits });
            } else {
                self.frontier[usize::from(found - FRONTIER)].key |= bits;
            }
            return;
        }
        let other = self.tiles[usize::from(found - 1)];
        let other_face = catalogue.face(other.tile, other.turns);
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
        for half in side.halves() {
            self.meet_fields(laid.first_node, face.half_parts, other.first_node, other_face.half_parts, half);
        }
    }

    #[inline]
    fn meet_fields(&mut self, mine: Node, my_parts: [u8; 8], theirs: Node, their_parts: [u8; 8], half: HalfWind) {
        let (a, b) = (my_parts[half.index()], their_parts[half.across().index()]);
        if a != NO_PART && b != NO_PART {
            self.graph.join(mine + Node::from(a), theirs + Node::from(b));
        }
    }

    /// Counts the new tile for the monasteries and gardens around it, and the tiles around for its own.
    #[inline]
    fn surround(&mut self, index: usize) {
        let laid = self.tiles[index];
        let mut around = 0;
        for pos in laid.pos.around() {
            let cell = self.cells[cell_index(self.bits, pos)];
            if cell == 0 || cell >= FRONTIER {
                continue;
            }
            around += 1;
            let centre = self.tiles[usize::from(cell - 1)].centre;
            if centre != NO_NODE && self.graph.close(centre, 1) {
                self.completed.push(centre);
            }
        }
        if laid.centre != NO_NODE && self.graph.close(laid.centre, around) {
            self.completed.push(laid.centre);
        }
    }

    #[inline]
    fn take_from_frontier(&mut self, pos: Pos) {
        let cell = self.cells[cell_index(self.bits, pos)];
        if cell < FRONTIER {
            return;
        }
        let slot = usize::from(cell - FRONTIER);
        self.frontier.swap_remove(slot);
        if let Some(moved) = self.frontier.get(slot) {
            let moved_cell = cell_index(self.bits, moved.pos);
            self.cells[moved_cell] = cell;
        }
    }

    /// Doubles the side of the torus: a landscape of n tiles is at most n cells wide.
    #[cold]
    fn grow(&mut self) {
        self.bits += 1;
        self.cells = vec![0; 1 << (2 * self.bits)];
        for (index, laid) in self.tiles.iter().enumerate() {
            self.cells[cell_index(self.bits, laid.pos)] = index as u16 + 1;
        }
        for (index, cell) in self.frontier.iter().enumerate() {
            self.cells[cell_index(self.bits, cell.pos)] = FRONTIER + index as u16;
        }
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
        if self.bits != other.bits {
            self.bits = other.bits;
            self.cells = vec![0; other.cells.len()];
        }
        self.tiles.extend_from_slice(&other.tiles);
        self.homes.extend_from_slice(&other.homes);
        self.frontier.extend_from_slice(&other.frontier);
        self.graph.clone_from(&other.graph);
        self.completed.extend_from_slice(&other.completed);
        for (index, laid) in self.tiles.iter().enumerate() {
            self.cells[cell_index(self.bits, laid.pos)] = index as u16 + 1;
        }
        for (index, cell) in self.frontier.iter().enumerate() {
            self.cells[cell_index(self.bits, cell.pos)] = FRONTIER + index as u16;
        }
    }
}

impl Default for Board {
    fn default() -> Self {
        Self::new()
    }
}

#[inline]
fn cell_index(bits: u32, pos: Pos) -> usize {
    let mask = (1_usize << bits) - 1;
    (pos.y as usize & mask) << bits | (pos.x as usize & mask)
}

/// The places at which one tile fits; counting them and picking the k-th is cheaper than listing them.
#[derive(Clone, Debug)]
pub struct Placements<'a> {
    table: &'a [u8; 128],
    cells: std::slice::Iter<'a, FrontierCell>,
    pos: Pos,
    /// Turns at `pos` that are still to be listed.
    turns: u8,
}

impl Placements<'_> {
    #[inline]
    fn turns_at(table: &[u8; 128], key: u16) -> u8 {
        table[usize::from(key & 63)] & table[64 + usize::from(key >> 6 & 63)]
    }
}

impl Iterator for Placements<'_> {
    type Item = (Pos, Turns);

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        while self.turns == 0 {
            let cell = self.cells.next()?;
            self.pos = cell.pos;
            self.turns = Self::turns_at(self.table, cell.key);
        }
        let turns = self.turns.trailing_zeros() as Turns;
        self.turns &= self.turns - 1;
        Some((self.pos, turns))
    }

    #[inline]
    fn count(self) -> usize {
        let table = self.table;
        let rest: u32 = self.cells.map(|cell| Self::turns_at(table, cell.key).count_ones()).sum();
        (self.turns.count_ones() + rest) as usize
    }

    #[inline]
    fn nth(&mut self, n: usize) -> Option<Self::Item> {
        let mut skip = n as u32;
        while skip >= self.turns.count_ones() {
            skip -= self.turns.count_ones();
            let cell = self.cells.next()?;
            self.pos = cell.pos;
            self.turns = Self::turns_at(self.table, cell.key);
        }
        for _ in 0..skip {
            self.turns &= self.turns - 1;
        }
        self.next()
    }
}
