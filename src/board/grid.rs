//! The landscape: the laid tiles, the frontier of empty cells next to them, and the features that they form.

mod afar;
mod bridge;
mod shared;
mod trial;

pub use bridge::Bridge;
pub use trial::BoardTrial;

use super::{
    FrontierCell, Pos,
    graph::{Feature, FeatureGraph, NO_NODE, Node, SingleFeatures},
    placements::Placements,
    torus::Torus,
};
use crate::catalogue::{Catalogue, CellKey, Face, NO_PART, PartKind, Rotation, Side, TileId};

/// The largest size of a deck. It exceeds the number of tiles in all boxes together.
pub const MAX_TILES: usize = 1000;

/// The largest number of tiles on a board: those of a deck, and the tiles that players lay in addition.
const CAPACITY: usize = 1024;

/// An upper bound for the number of nodes on a full board: the parts of a tile fit a mask of 16 bits.
pub(crate) const MAX_NODES: usize = 16 * CAPACITY;

/// A tile on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LaidTile {
    /// The tile; with a bridge it is the one that [`Catalogue::bridged`] gives.
    pub tile: TileId,
    /// The number of clockwise quarter turns.
    pub turns: Rotation,
    /// The cell on which the tile lies.
    pub pos: Pos,
    /// The node of its first part; part `i` is node `first_node + i`.
    first_node: Node,
    /// The node of its monastery or garden, or [`NO_NODE`].
    centre: Node,
}

impl LaidTile {
    /// The node of the part with this index.
    #[must_use]
    pub const fn node(&self, part: usize) -> Node {
        self.first_node + part as Node
    }

    /// The tile as it was printed, without a bridge.
    #[must_use]
    pub fn printed(&self) -> TileId {
        Catalogue::get().printed(self.tile)
    }
}

/// The landscape.
///
/// Laying a tile takes the same time on a small board as on a large one: the grid is a torus of cells that is larger than
/// the landscape can become, the frontier is kept as a list, and features are joined by union-find.
///
/// The order of the frontier is part of the record format, because seeded random games depend on it. When a tile is laid,
/// its cell leaves the list and the last cell of the list takes its place. Then the four neighbours of the tile, clockwise
/// from north, are appended if they are empty and not yet in the list.
#[derive(Debug)]
pub struct Board {
    catalogue: &'static Catalogue,
    single: &'static SingleFeatures,
    /// The content of each cell: 0 if it is far from the landscape, [`FRONTIER`] + index for a frontier cell, index + 1 for
    /// a tile. The bit [`CENTRE`] marks a tile with a monastery or garden.
    cells: Torus,
    tiles: Vec<LaidTile>,
    frontier: Vec<FrontierCell>,
    graph: FeatureGraph,
    /// One node of each feature that the last tile completed, and behind them roads elsewhere that a ferry or a tunnel completed.
    completed: Vec<Node>,
    /// The number of the latter.
    completed_afar: usize,
    /// The number of features at the end of `completed` that a ferry or a token completed after the tile was laid.
    completed_later: usize,
    /// The parts of a road that is parted, kept so that this allocates nothing.
    parting: Vec<Node>,
    /// Whether bridges may be built later; see [`Board::expect_bridges`].
    takes_bridges: bool,
    /// Whether a tile was laid with an edge that two of its cities share.
    shares_edges: bool,
}

const FRONTIER: u16 = 1 << 15;
/// Marks a tile with a monastery or garden, for which the surrounding tiles count. No frontier has so many cells.
const CENTRE: u16 = 1 << 14;
const FIRST_BITS: u32 = 7;

impl Board {
    /// An empty table.
    #[must_use]
    pub fn new() -> Self {
        Self::on(Torus::new(FIRST_BITS))
    }

    fn on(cells: Torus) -> Self {
        Self {
            catalogue: Catalogue::get(),
            single: SingleFeatures::get(),
            cells,
            tiles: Vec::with_capacity(128),
            frontier: Vec::with_capacity(256),
            graph: FeatureGraph::with_capacity(1024),
            completed: Vec::with_capacity(16),
            completed_afar: 0,
            completed_later: 0,
            parting: Vec::with_capacity(64),
            takes_bridges: false,
            shares_edges: false,
        }
    }

    /// Removes all tiles but keeps the memory.
    pub fn clear(&mut self) {
        let positions = self.tiles.iter().map(|laid| laid.pos).chain(self.frontier.iter().map(|cell| cell.pos));
        for pos in positions {
            self.cells.set(self.cells.cell(pos), 0);
        }
        self.tiles.clear();
        self.frontier.clear();
        self.graph.clear();
        self.completed.clear();
        (self.completed_afar, self.completed_later) = (0, 0);
        self.shares_edges = false;
    }

    /// Reserves the memory for a number of tiles, so that laying them does not allocate.
    pub fn reserve(&mut self, tiles: usize) {
        while tiles.min(CAPACITY) + 3 > self.cells.side() {
            self.grow();
        }
        self.tiles.reserve(tiles.saturating_sub(self.tiles.len()));
        self.graph.reserve((8 * tiles).saturating_sub(self.graph.len()));
        self.frontier.reserve((2 * tiles + 2).saturating_sub(self.frontier.len()));
    }

    /// The laid tiles in the order in which they were laid.
    #[must_use]
    pub fn tiles(&self) -> &[LaidTile] {
        &self.tiles
    }

    /// The tile that was laid last.
    #[must_use]
    pub fn last(&self) -> Option<&LaidTile> {
        self.tiles.last()
    }

    /// The index of the tile on a cell, if there is one.
    #[inline]
    #[must_use]
    pub fn tile_at(&self, pos: Pos) -> Option<usize> {
        let index = tile_index(self.cells.get(self.cells.cell(pos)))?;
        (self.tiles[index].pos == pos).then_some(index)
    }

    /// The tile on a cell, if there is one.
    #[inline]
    #[must_use]
    pub fn laid_on(&self, pos: Pos) -> Option<LaidTile> {
        self.tile_at(pos).map(|index| self.tiles[index])
    }

    /// The empty cells next to the landscape, in the order that [`Board`] describes.
    #[must_use]
    pub fn frontier(&self) -> &[FrontierCell] {
        &self.frontier
    }

    /// The frontier cell at a position, if the position is in the frontier.
    #[must_use]
    pub fn frontier_at(&self, pos: Pos) -> Option<&FrontierCell> {
        self.frontier_index_at(pos).map(|index| &self.frontier[index])
    }

    /// The index of a cell in the frontier, if it is in the frontier.
    #[inline]
    #[must_use]
    pub fn frontier_index_at(&self, pos: Pos) -> Option<usize> {
        let index = usize::from(self.cells.get(self.cells.cell(pos)).checked_sub(FRONTIER)?);
        (self.frontier.get(index)?.pos == pos).then_some(index)
    }

    /// Whether a tile fits: the cell must be next to the landscape, and all touching edges must match.
    #[must_use]
    pub fn fits(&self, tile: TileId, pos: Pos, turns: Rotation) -> bool {
        self.frontier_at(pos).is_some_and(|cell| self.catalogue.fit_table(tile).at(cell.key).has(turns))
    }

    /// Every cell and turn in which a tile fits: the cells in the order of the frontier, and for each the turns 0 to 3.
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
    ///
    /// # Panics
    /// If the board has no such node.
    #[inline]
    #[must_use]
    pub fn feature(&self, node: Node) -> &Feature {
        self.graph.feature(node)
    }

    /// The part for which a node stands, as (index of the tile, index of the part on it).
    ///
    /// # Panics
    /// If the board has no such node.
    #[inline]
    #[must_use]
    pub fn home(&self, node: Node) -> (usize, usize) {
        let tile = self.graph.tile(node);
        (tile, usize::from(node - self.tiles[tile].first_node))
    }

    /// The tile with the part for which a node stands.
    ///
    /// # Panics
    /// If the board has no such node.
    #[inline]
    #[must_use]
    pub fn tile_of(&self, node: Node) -> LaidTile {
        self.tiles[self.graph.tile(node)]
    }

    /// The number of parts of a laid tile.
    #[must_use]
    pub fn n_parts(&self, laid: &LaidTile) -> usize {
        self.catalogue.tile(laid.tile).parts.len()
    }

    /// The nodes of the parts of a laid tile, in their order.
    pub fn nodes_of(&self, laid: LaidTile) -> impl Iterator<Item = Node> + use<> {
        (0..self.n_parts(&laid)).map(move |part| laid.node(part))
    }

    /// The number of tiles that a feature covers. A tile counts once, even if the feature crosses it several times.
    #[must_use]
    pub fn tiles_of(&self, node: Node) -> u16 {
        let mut seen = [0_u64; CAPACITY.div_ceil(64)];
        let mut count = 0;
        for member in self.graph.members(node) {
            let tile = self.graph.tile(member);
            let (word, bit) = (tile / 64, 1 << (tile % 64));
            count += u16::from(seen[word] & bit == 0);
            seen[word] |= bit;
        }
        count
    }

    /// One node of each feature that the last tile completed. First come the features that its edges closed, clockwise from
    /// north; those at an edge that two cities share are the last of them. Then come monasteries and gardens, with the tile's own at the end.
    /// Last come the roads that a ferry or a tunnel has completed since: those on the tile first, then those elsewhere.
    #[must_use]
    pub fn completed(&self) -> &[Node] {
        &self.completed
    }

    /// Adds `change` to the number of figures on a node's feature: 1 to place a figure, -1 to remove one.
    pub fn count_figure(&mut self, node: Node, change: i8) {
        let feature = self.graph.feature_mut(node);
        feature.figures = feature.figures.saturating_add_signed(change);
    }

    /// Lays a tile without checking whether it fits. If it does not fit, the features that result are meaningless.
    ///
    /// # Panics
    /// If the board is full (somewhat more than [`MAX_TILES`]) or the cell is taken.
    pub fn lay(&mut self, tile: TileId, pos: Pos, turns: Rotation) {
        if self.tiles.len() + 3 > self.cells.side() {
            self.grow();
        }
        let cell = self.cells.cell(pos);
        let found = self.cells.get(cell);
        let is_taken = tile_index(found).is_some_and(|index| self.tiles[index].pos == pos);
        assert!(self.tiles.len() < CAPACITY && !is_taken, "the cell is taken or the board is full");
        self.completed.clear();
        (self.completed_afar, self.completed_later) = (0, 0);
        let index = self.tiles.len();
        let widest = if self.takes_bridges { self.with_room_for_bridge(tile) } else { tile };
        let further;
        let single = match self.single.of(widest) {
            Some(single) => single,
            None => {
                further = self.further_features(widest);
                &further
            }
        };
        let first_node = self.graph.add(index, single);
        let kinds = self.catalogue.parts_by_kind(tile);
        let centres =
            kinds[PartKind::Monastery as usize] | kinds[PartKind::Garden as usize] | kinds[PartKind::Hut as usize];
        let centre = if centres == 0 { NO_NODE } else { first_node + centres.ilog2() as Node };
        let laid = LaidTile { tile, turns, pos, first_node, centre };
        self.tiles.push(laid);
        self.take_from_frontier(found);
        self.cells.set(cell, tile_cell(index, centre));
        let face = self.catalogue.face(tile, turns);
        for index in 0..4 {
            self.meet(laid, face, cell, Side::from_index(index));
        }
        self.shares_edges |= face.shares_edge;
        if self.shares_edges {
            self.meet_shared(laid);
        }
        self.surround(laid, cell);
    }

    /// Connects a new tile with its neighbour on one side, or adds the empty cell there to the frontier.
    #[inline]
    fn meet(&mut self, laid: LaidTile, face: &Face, cell: usize, side: Side) {
        let beside = self.cells.beside(cell, side);
        let found = self.cells.get(beside);
        let facing = side.opposite();
        if found == 0 || found >= FRONTIER {
            let edge = face.edges[side.index()];
            if found == 0 {
                self.cells.set(beside, FRONTIER + self.frontier.len() as u16);
                let mut key = CellKey::default();
                key.show(facing, edge);
                self.frontier.push(FrontierCell { pos: laid.pos.beside(side), key });
            } else {
                self.frontier[usize::from(found - FRONTIER)].key.show(facing, edge);
            }
            return;
        }
        let other = &self.tiles[usize::from(found % CENTRE - 1)];
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
        if let Some(node) = closed {
            self.completed.push(node);
        }
        let (mine, theirs) = (face.side_fields[side.index()], other_face.side_fields[facing.index()]);
        let halves = [(mine[0], theirs[1]), (mine[1], theirs[0])];
        for (index, &(mine, theirs)) in halves.iter().enumerate() {
            let is_again = index == 1 && halves[0] == halves[1];
            if mine != NO_PART && theirs != NO_PART && !is_again {
                self.graph.join(laid.first_node + Node::from(mine), other.first_node + Node::from(theirs));
            }
        }
    }

    /// Counts the new tile for the monasteries and gardens around it, and the tiles around it for its own.
    #[inline]
    fn surround(&mut self, laid: LaidTile, cell: usize) {
        let around = self.cells.around(cell);
        let any = around.into_iter().fold(0, |any, found| any | found);
        if any & CENTRE != 0 {
            for found in around.into_iter().filter(|found| found & CENTRE != 0) {
                let centre = self.tiles[usize::from(found % CENTRE - 1)].centre;
                if self.graph.close(centre, 1) {
                    self.completed.push(centre);
                }
            }
        }
        if laid.centre != NO_NODE {
            let n_tiles = around.into_iter().filter(|&found| tile_index(found).is_some()).count();
            if self.graph.close(laid.centre, n_tiles as i16) {
                self.completed.push(laid.centre);
            }
        }
    }

    /// Removes the frontier cell for which a cell content stands, if it is one.
    #[inline]
    fn take_from_frontier(&mut self, found: u16) {
        if found < FRONTIER {
            return;
        }
        let slot = usize::from(found - FRONTIER);
        self.frontier.swap_remove(slot);
        if let Some(moved) = self.frontier.get(slot) {
            self.cells.set(self.cells.cell(moved.pos), found);
        }
    }

    /// Enters all tiles and the frontier into the cells, which must be empty.
    fn enter_all(&mut self) {
        for (index, laid) in self.tiles.iter().enumerate() {
            self.cells.set(self.cells.cell(laid.pos), tile_cell(index, laid.centre));
        }
        for (index, cell) in self.frontier.iter().enumerate() {
            self.cells.set(self.cells.cell(cell.pos), FRONTIER + index as u16);
        }
    }

    /// Doubles the side of the torus. A landscape of n tiles is at most n cells wide.
    #[cold]
    fn grow(&mut self) {
        self.cells = self.cells.doubled();
        self.enter_all();
    }
}

impl Clone for Board {
    fn clone(&self) -> Self {
        let mut board = Self::on(self.cells.emptied());
        board.clone_from(self);
        board
    }

    /// Copies the tiles and the frontier, but not the empty cells. It allocates only if the torus grows, and writes little.
    fn clone_from(&mut self, other: &Self) {
        self.clear();
        if self.cells.side() != other.cells.side() {
            self.cells = other.cells.emptied();
        }
        self.tiles.extend_from_slice(&other.tiles);
        self.frontier.extend_from_slice(&other.frontier);
        self.graph.clone_from(&other.graph);
        self.completed.extend_from_slice(&other.completed);
        (self.completed_afar, self.completed_later) = (other.completed_afar, other.completed_later);
        self.takes_bridges = other.takes_bridges;
        self.shares_edges = other.shares_edges;
        self.enter_all();
    }
}

impl Default for Board {
    fn default() -> Self {
        Self::new()
    }
}

/// The cell content that stands for a tile.
#[inline]
const fn tile_cell(index: usize, centre: Node) -> u16 {
    (index as u16 + 1) | if centre == NO_NODE { 0 } else { CENTRE }
}

/// The index of the tile that a cell content stands for, if it is a tile.
#[inline]
const fn tile_index(cell: u16) -> Option<usize> {
    if cell == 0 || cell >= FRONTIER { None } else { Some((cell % CENTRE) as usize - 1) }
}
