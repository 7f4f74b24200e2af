//! Bridges (BOXES.md "Bridges, Castles & Bazaars").

use bastide::catalogue::{BoxId, EdgeKind, TileId};

use super::{
    Choice, Game,
    facts::Agreed,
    facts::{Axis, Tile},
    table::{Cell, beside, facing},
};

/// The number of bridges with which everybody begins, and of castles.
pub(super) fn each(agreed: &Agreed, part: &str) -> usize {
    match agreed.n_players {
        _ if !agreed.uses(BoxId::Bridges, part) => 0,
        1..=4 => 3,
        _ => 2,
    }
}

impl Game {
    /// The number of bridges that a player still has.
    pub(crate) fn bridges_left(&self, player: usize) -> usize {
        self.bridges_left[player]
    }

    /// The bridges on the board: the cell of each, and the first of the two edges at which it ends.
    pub(crate) fn bridges(&self) -> Vec<(Cell, usize)> {
        self.table.bridges().collect()
    }

    /// Whether the active player may build a bridge in this part of the turn.
    fn may_build(&self) -> bool {
        self.agreed.uses(BoxId::Bridges, "bridges") && !self.has_built && self.bridges_left[self.active] > 0
    }

    /// The bridges that the active player may build besides placing a figure: across the tile just laid or a neighbouring one,
    /// with both ends free.
    pub(super) fn bridge_choices(&self) -> Vec<Choice> {
        if !self.may_build() {
            return Vec::new();
        }
        let last = self.table.last();
        let cells = [last].into_iter().chain((0..4).map(|edge| beside(last, edge)));
        let bridges = cells.flat_map(|cell| [(cell, 0), (cell, 1)]);
        let may_be = |&(cell, axis): &(Cell, Axis)| {
            let is_empty = |edge| self.table.at(beside(cell, edge)).is_none();
            let may_carry = self.table.at(cell).is_some_and(|tile| tile.may_carry(axis)) && !self.has_acrobats(cell);
            may_carry && is_empty(axis) && is_empty(axis + 2)
        };
        bridges.filter(may_be).map(|(cell, axis)| Choice::Bridge(cell, axis)).collect()
    }

    /// Where the drawn tile fits with a bridge, but not without one.
    pub(super) fn places_with_bridge(&self, id: TileId) -> Vec<Choice> {
        if !self.may_build() {
            return Vec::new();
        }
        let cells = self.table.free_cells();
        let places = cells.into_iter().flat_map(|cell| (0..4).map(move |turns| (cell, turns)));
        let mut choices = Vec::new();
        for (cell, turns) in places {
            let tile = Tile::new(id, turns);
            if self.fits(id, tile.edges, cell, None) {
                continue;
            }
            for axis in [0, 1] {
                if self.fits_below_bridge(id, &tile, cell, axis) {
                    choices.push(Choice::TileAndBridge(id, cell, turns, (cell, axis)));
                }
            }
            for edge in 0..4 {
                if self.ends_free(beside(cell, edge), edge) && self.fits(id, tile.edges, cell, Some(edge)) {
                    choices.push(Choice::TileAndBridge(id, cell, turns, (beside(cell, edge), edge % 2)));
                }
            }
        }
        choices
    }

    /// Whether a tile fits with a bridge across itself: beyond each end is an empty cell or a road.
    fn fits_below_bridge(&self, id: TileId, tile: &Tile, cell: Cell, axis: Axis) -> bool {
        let road_or_nothing = |edge: usize| match self.table.at(beside(cell, edge)) {
            None => true,
            Some(theirs) => theirs.edges[facing(edge)] == EdgeKind::Road,
        };
        let ends_well = road_or_nothing(axis) && road_or_nothing(axis + 2);
        tile.may_carry(axis) && ends_well && self.fits(id, tile.clone().with_bridge(axis).edges, cell, None)
    }

    /// Whether a bridge may lead across a tile that lies at an edge of the drawn one, with nothing beyond its other end.
    fn ends_free(&self, neighbour: Cell, edge: usize) -> bool {
        let carries = self.table.at(neighbour).is_some_and(|tile| tile.may_carry(edge % 2));
        carries && !self.has_acrobats(neighbour) && self.table.at(beside(neighbour, edge)).is_none()
    }

    pub(super) fn build_bridge(&mut self, cell: Cell, axis: Axis) {
        self.bridges_left[self.active] -= 1;
        self.has_built = true;
        self.table.build(cell, axis);
        self.note_closed();
    }
}
