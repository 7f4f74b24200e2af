//! The tiles on the board, and which of their parts belong together. Features are found by walking from part to part, and
//! are kept until the board changes.

use std::{
    cell::RefCell,
    collections::{BTreeMap, BTreeSet},
    rc::Rc,
};

use bastide::catalogue::{PartKind, Symbol, TileId};

use super::{
    facts::{Axis, Part, Tile},
    ferries,
    spots::Shown,
    tunnel,
};

/// Cells east and south of the first tile.
pub(super) type Cell = (i32, i32);

/// The edge on which each half-edge lies, and the half-edge that it touches on the tile beside it.
const EDGE_OF_HALF: [usize; 8] = [0, 1, 1, 2, 2, 3, 3, 0];
const HALF_ACROSS: [usize; 8] = [3, 6, 5, 0, 7, 2, 1, 4];

/// The cell at an edge.
pub(super) fn beside((x, y): Cell, edge: usize) -> Cell {
    match edge {
        0 => (x, y - 1),
        1 => (x + 1, y),
        2 => (x, y + 1),
        _ => (x - 1, y),
    }
}

/// The edge of the neighbouring cell that touches this edge.
pub(super) fn facing(edge: usize) -> usize {
    (edge + 2) % 4
}

/// The eight surrounding cells, and this one in their middle.
pub(super) fn block((x, y): Cell) -> impl Iterator<Item = Cell> {
    (-1..=1).flat_map(move |dy| (-1..=1).map(move |dx| (x + dx, y + dy)))
}

/// The tiles that lie.
#[derive(Clone, Default)]
pub(super) struct Table {
    tiles: BTreeMap<Cell, Rc<Tile>>,
    /// The cells in the order in which their tiles were laid.
    order: Vec<Cell>,
    /// The edges of its tile at which each ferry is, and the lake just laid whose ferry is still to come.
    pub(super) ferries: BTreeMap<Cell, ferries::Pair>,
    pub(super) lake_without_ferry: Option<Cell>,
    /// Which mouths of tunnels may be joined, and the tokens on them.
    mouths: tunnel::Mouths,
    pub(super) tokens: Vec<tunnel::Token>,
    /// Which boxes' places that are no features there are.
    shown: Shown,
    found: Found,
}

/// The features that were found since the last tile, bridge, ferry or token of a tunnel, by each of their parts.
#[derive(Default)]
struct Found(RefCell<Known>);

#[derive(Default)]
struct Known {
    places: Places,
    features: BTreeMap<(Cell, usize), Feature>,
}

/// The ferries, the lake without one, and the tokens.
type Places = (BTreeMap<Cell, ferries::Pair>, Option<Cell>, Vec<tunnel::Token>);

/// A copy of the board finds its features itself.
impl Clone for Found {
    fn clone(&self) -> Self {
        Self::default()
    }
}

/// Parts that belong together.
#[derive(Clone)]
pub(super) struct Feature {
    pub(super) kind: PartKind,
    pub(super) parts: Rc<BTreeSet<(Cell, usize)>>,
    pub(super) complete: bool,
}

impl Table {
    pub(super) fn new(mouths: tunnel::Mouths, shown: Shown) -> Self {
        Self { mouths, shown, ..Self::default() }
    }

    pub(super) fn lay(&mut self, id: TileId, cell: Cell, turns: usize) {
        self.tiles.insert(cell, Rc::new(Tile::new(id, turns).with_mouths(self.mouths).with_spots(self.shown)));
        self.order.push(cell);
        self.found = Found::default();
    }

    /// Puts a bridge across a tile that lies.
    pub(super) fn build(&mut self, cell: Cell, axis: Axis) {
        let tile = Tile::clone(&self.tiles[&cell]);
        self.tiles.insert(cell, Rc::new(tile.with_bridge(axis)));
        self.found = Found::default();
    }

    /// The bridges, as a cell and a direction each.
    pub(super) fn bridges(&self) -> impl Iterator<Item = (Cell, Axis)> {
        self.tiles().filter_map(|(cell, tile)| Some((cell, tile.bridge?)))
    }

    pub(super) fn at(&self, cell: Cell) -> Option<&Tile> {
        self.tiles.get(&cell).map(Rc::as_ref)
    }

    /// The cell of the tile that was laid last.
    pub(super) fn last(&self) -> Cell {
        *self.order.last().unwrap()
    }

    /// The cells of all tiles in the order in which they were laid.
    pub(super) fn in_order(&self) -> impl Iterator<Item = Cell> {
        self.order.iter().copied()
    }

    /// Whether a tile lies on a cell and shows a symbol.
    pub(super) fn shows(&self, cell: Cell, symbol: Symbol) -> bool {
        self.at(cell).is_some_and(|tile| tile.shows(symbol))
    }

    pub(super) fn tiles(&self) -> impl Iterator<Item = (Cell, &Tile)> {
        self.tiles.iter().map(|(&cell, tile)| (cell, &**tile))
    }

    pub(super) fn part(&self, cell: Cell, part: usize) -> &Part {
        &self.tiles[&cell].parts[part]
    }

    /// Empty cells beside a tile.
    pub(super) fn free_cells(&self) -> BTreeSet<Cell> {
        let beside_tiles = self.tiles.keys().flat_map(|&cell| (0..4).map(move |edge| beside(cell, edge)));
        beside_tiles.filter(|cell| !self.tiles.contains_key(cell)).collect()
    }

    /// The feature to which a part belongs.
    pub(super) fn feature(&self, cell: Cell, part: usize) -> Feature {
        let known = &mut *self.found.0.borrow_mut();
        let (ferries, lake, tokens) = &known.places;
        if *ferries != self.ferries || *lake != self.lake_without_ferry || *tokens != self.tokens {
            *known = Known::default();
            known.places = (self.ferries.clone(), self.lake_without_ferry, self.tokens.clone());
        }
        if let Some(feature) = known.features.get(&(cell, part)) {
            return feature.clone();
        }
        let feature = self.walked(cell, part);
        known.features.extend(feature.parts.iter().map(|&part| (part, feature.clone())));
        feature
    }

    /// Walks over the feature to which a part belongs.
    fn walked(&self, cell: Cell, part: usize) -> Feature {
        let kind = self.part(cell, part).kind;
        let mut parts = BTreeSet::from([(cell, part)]);
        let mut to_visit = vec![(cell, part)];
        let mut ends_open = false;
        while let Some((cell, part)) = to_visit.pop() {
            ends_open |= self.is_open(cell, part);
            to_visit.extend(self.joined_to(cell, part).into_iter().filter(|&next| parts.insert(next)));
        }
        let complete = match kind {
            PartKind::City | PartKind::Road => !ends_open,
            PartKind::Monastery | PartKind::Garden => self.tiles_around(cell) == 8,
            _ => false,
        };
        Feature { kind, parts: Rc::new(parts), complete }
    }

    /// The edges that a part reaches, each with the half-edge across it that touches a field's.
    fn ways(&self, cell: Cell, part: usize) -> impl Iterator<Item = (usize, Option<usize>)> {
        let part = self.part(cell, part);
        let ways = part.edges.iter().map(|&edge| (edge, None));
        ways.chain(part.halves.iter().map(|&half| (EDGE_OF_HALF[half], Some(HALF_ACROSS[half]))))
    }

    /// Whether a part reaches an empty cell, has a mouth that is joined to no other, or is a road of a lake whose ferry is still to come.
    fn is_open(&self, cell: Cell, part: usize) -> bool {
        let is_road = self.part(cell, part).kind == PartKind::Road;
        self.ways(cell, part).any(|(edge, _)| self.at(beside(cell, edge)).is_none())
            || self.part(cell, part).mouth && self.through_tunnel(cell, part).is_none()
            || is_road && self.lake_without_ferry == Some(cell)
    }

    /// The parts to which a part is joined: across its edges, by a ferry, and through a tunnel.
    pub(super) fn joined_to(&self, cell: Cell, part: usize) -> Vec<(Cell, usize)> {
        let kind = self.part(cell, part).kind;
        let mut joined = Vec::new();
        for (edge, half_there) in self.ways(cell, part) {
            let there = beside(cell, edge);
            // An abbey has no parts at its edges, so it closes the features there. Two cities may share an edge.
            joined.extend(self.parts_at(there).filter(|&(there, other)| {
                let found = self.part(there, other);
                found.kind == kind
                    && match half_there {
                        None => found.edges.contains(&facing(edge)),
                        Some(half) => found.halves.contains(&half),
                    }
            }));
        }
        joined.extend(self.across_ferry(cell, part));
        joined.extend(self.through_tunnel(cell, part));
        joined
    }

    /// The number of tiles on the eight surrounding cells.
    pub(super) fn tiles_around(&self, cell: Cell) -> usize {
        block(cell).filter(|&near| near != cell && self.tiles.contains_key(&near)).count()
    }

    /// The completed cities that a field touches, each once.
    pub(super) fn cities_of(&self, field: &Feature) -> BTreeSet<(Cell, usize)> {
        let mut cities = BTreeSet::new();
        for &(cell, part) in field.parts.iter() {
            for &city in &self.part(cell, part).cities {
                let city = self.feature(cell, city);
                if city.complete {
                    cities.insert(city.one_part());
                }
            }
        }
        cities
    }

    /// The cities or roads that the last tile completed, each once. An abbey has no parts at its edges and completes what ends
    /// there on the tiles beside it.
    pub(super) fn completed_by_last(&self, kind: PartKind) -> Vec<Feature> {
        let here = self.parts_at(self.last());
        let facing_here = (0..4).flat_map(|edge| {
            let there = beside(self.last(), edge);
            self.parts_at(there).filter(move |&(cell, part)| self.part(cell, part).edges.contains(&facing(edge)))
        });
        self.completed(kind, here.chain(facing_here))
    }

    /// All completed cities or roads, each once.
    pub(super) fn all_completed(&self, kind: PartKind) -> Vec<Feature> {
        self.completed(kind, self.tiles.keys().flat_map(|&cell| self.parts_at(cell)))
    }

    /// The parts of the tile on a cell.
    pub(super) fn parts_at(&self, cell: Cell) -> impl Iterator<Item = (Cell, usize)> + use<> {
        let n_parts = self.at(cell).map_or(0, |tile| tile.parts.len());
        (0..n_parts).map(move |part| (cell, part))
    }

    /// The complete features of a kind to which some of these parts belong, each once.
    fn completed(&self, kind: PartKind, parts: impl Iterator<Item = (Cell, usize)>) -> Vec<Feature> {
        let mut found = BTreeSet::new();
        let those = parts.filter(|&(cell, part)| self.part(cell, part).kind == kind);
        let features = those.map(|(cell, part)| self.feature(cell, part));
        features.filter(|feature| feature.complete && found.insert(feature.one_part())).collect()
    }

    /// The parts that a feature meets on any of its tiles, or across an edge where an abbey lies on one side: a road or city
    /// that ends there meets the abbey.
    pub(super) fn met_by(&self, feature: &Feature) -> BTreeSet<(Cell, usize)> {
        let mut met = BTreeSet::new();
        for &(cell, part) in feature.parts.iter() {
            let tile = &self.tiles[&cell];
            met.extend(self.parts_at(cell).filter(|&(_, other)| tile.meet(part, other)));
            for edge in 0..4 {
                let there = beside(cell, edge);
                met.extend(self.parts_at(there).filter(|&(_, other)| {
                    let leads_to_abbey = tile.parts[part].edges.contains(&edge) && self.tiles[&there].is_abbey();
                    let comes_to_abbey = tile.is_abbey() && self.part(there, other).edges.contains(&facing(edge));
                    leads_to_abbey || comes_to_abbey
                }));
            }
        }
        met
    }

    /// The number of coats of arms, and whether there is an inn or a cathedral on any of the parts.
    pub(super) fn printed(&self, feature: &Feature) -> (usize, bool, bool) {
        let parts = || feature.parts.iter().map(|&(cell, part)| self.part(cell, part));
        (parts().map(|part| part.coats).sum(), parts().any(|part| part.inn), parts().any(|part| part.cathedral))
    }
}

impl Feature {
    /// A part that is the same for the whole feature and so identifies it.
    pub(super) fn one_part(&self) -> (Cell, usize) {
        *self.parts.first().unwrap()
    }

    /// The number of tiles that the feature covers.
    pub(super) fn n_tiles(&self) -> usize {
        self.parts.iter().map(|&(cell, _)| cell).collect::<BTreeSet<_>>().len()
    }

    pub(super) fn has(&self, cell: Cell, part: usize) -> bool {
        self.parts.contains(&(cell, part))
    }
}
