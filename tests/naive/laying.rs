//! Where a tile may be laid (RULES.md "A turn" 1, "The River", "Abbey").

use std::collections::BTreeSet;

use bastide::catalogue::{EdgeKind, TileId};

use super::{
    Game,
    facts::{abbey, edges, is_source},
    table::{Cell, beside, facing},
};

impl Game {
    /// All places of a tile, by x, then y, then turns.
    pub(super) fn places_for(&self, id: TileId) -> Vec<(Cell, usize)> {
        let cells = self.table.free_cells();
        let places = cells.into_iter().flat_map(|cell| (0..4).map(move |turns| (cell, turns)));
        places.filter(|&(cell, turns)| self.fits(id, edges(id, turns), cell, None)).collect()
    }

    /// The holes: empty cells with tiles on all four sides, where an abbey may be laid. A shrine may bar one to it.
    pub(super) fn holes(&self) -> Vec<Cell> {
        let closed = |cell: &Cell| (0..4).all(|edge| self.table.at(beside(*cell, edge)).is_some());
        let holes = self.table.free_cells().into_iter().filter(closed);
        holes.filter(|&cell| self.keeps_limits(abbey(), cell)).collect()
    }

    /// Whether a tile fits into a cell, with a bridge across the tile at one edge of it.
    pub(super) fn fits(&self, id: TileId, shown: [EdgeKind; 4], cell: Cell, bridge_at: Option<usize>) -> bool {
        let alike = (0..4).all(|edge| match self.shown_at(cell, edge) {
            _ if bridge_at == Some(edge) => shown[edge] == EdgeKind::Road,
            None | Some(EdgeKind::Any) => true,
            Some(theirs) => shown[edge] == theirs,
        });
        let may_lie = alike && self.is_on_table(cell) && self.keeps_limits(id, cell);
        may_lie && (!self.agreed.river || self.river_may(id, shown, cell))
    }

    /// Whether the landscape with a tile on a cell spans no more tiles than the table.
    fn is_on_table(&self, cell: Cell) -> bool {
        let Some(edge) = self.agreed.edge() else { return true };
        let spans = |ways: Vec<i32>| ways.iter().max().unwrap() - ways.iter().min().unwrap() < edge;
        let cells: Vec<Cell> = self.table.in_order().chain([cell]).collect();
        spans(cells.iter().map(|cell| cell.0).collect()) && spans(cells.iter().map(|cell| cell.1).collect())
    }

    /// What the neighbour at an edge of a cell shows there.
    fn shown_at(&self, cell: Cell, edge: usize) -> Option<EdgeKind> {
        self.table.at(beside(cell, edge)).map(|tile| tile.edges[facing(edge)])
    }

    /// Whether a river tile joins exactly one open end, and its own open ends lead to empty cells to which no other end leads.
    fn river_may(&self, id: TileId, shown: [EdgeKind; 4], cell: Cell) -> bool {
        let wet: Vec<usize> = (0..4).filter(|&edge| shown[edge] == EdgeKind::River).collect();
        let (joined, open): (Vec<usize>, Vec<usize>) =
            wet.iter().partition(|&&edge| self.shown_at(cell, edge) == Some(EdgeKind::River));
        if wet.is_empty() {
            return true;
        }
        let [from] = joined[..] else { return is_source(id) && self.begins_river(&wet, cell) };
        let other_ends = self.open_ends();
        let leads_well = |edge: &usize| {
            let to = beside(cell, *edge);
            self.table.at(to).is_none() && !other_ends.contains(&to)
        };
        open.iter().all(leads_well) && self.bends_well(cell, from, &open)
    }

    /// Where no river has an open end, a source joins at any free edge.
    fn begins_river(&self, wet: &[usize], cell: Cell) -> bool {
        self.open_ends().is_empty() && wet.iter().all(|&edge| self.table.at(beside(cell, edge)).is_none())
    }

    /// The cells to which open ends of the river lead.
    fn open_ends(&self) -> BTreeSet<Cell> {
        let mut ends = BTreeSet::new();
        for (cell, tile) in self.table.tiles() {
            for edge in (0..4).filter(|&edge| tile.edges[edge] == EdgeKind::River) {
                ends.insert(beside(cell, edge));
            }
        }
        ends.retain(|&cell| self.table.at(cell).is_none());
        ends
    }

    /// Whether the river does not turn the same way as before, as far back as `river-turn` requires.
    fn bends_well(&self, cell: Cell, from: usize, open: &[usize]) -> bool {
        let [to] = *open else { return true }; // a lake does not turn, and a fork goes either way
        let this = turn_between(from, to);
        if this == Bend::Straight || self.agreed.is("river-turn", "any") {
            return true;
        }
        let (mut cell, mut out) = (beside(cell, from), facing(from));
        loop {
            let before: Vec<usize> = match self.table.at(cell) {
                Some(tile) => (0..4).filter(|&edge| edge != out && tile.edges[edge] == EdgeKind::River).collect(),
                None => return true, // the other end of a river without a source
            };
            let [into] = before[..] else { return true }; // a source or a fork
            match turn_between(into, out) {
                Bend::Straight if self.agreed.is("river-turn", "never") => {
                    (cell, out) = (beside(cell, into), facing(into));
                }
                bend => return bend != this,
            }
        }
    }
}

/// Which way water turns on a tile.
#[derive(PartialEq)]
enum Bend {
    Left,
    Straight,
    Right,
}

/// The way in which water turns if it enters at one edge and leaves at another: from the west to the north is left.
fn turn_between(into: usize, out: usize) -> Bend {
    match (out + 4 - into) % 4 {
        1 => Bend::Left,
        2 => Bend::Straight,
        _ => Bend::Right,
    }
}
