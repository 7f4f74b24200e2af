//! Little buildings (FURTHER.md "Little Buildings").

use std::collections::BTreeSet;

use bastide::catalogue::{BoxId, PartKind};

use super::{
    Choice, Game,
    facts::Agreed,
    table::{Cell, Feature, block},
};

/// A kind of little buildings: a place in [`WORDS`].
pub(super) type Building = usize;

const WORDS: [&str; 3] = ["shed", "house", "tower"];

/// The number of buildings of each kind with which everybody begins.
pub(super) fn each(agreed: &Agreed) -> [usize; 3] {
    let each = match agreed.n_players {
        1 | 2 => 3,
        3 => 2,
        _ => 1,
    };
    WORDS.map(|word| if agreed.uses(BoxId::Little, word) { each } else { 0 })
}

/// The word for a building.
pub(super) fn word(building: Building) -> &'static str {
    WORDS[building]
}

impl Game {
    /// The sheds, houses and towers that a player still has.
    pub(crate) fn buildings_left(&self, player: usize) -> [usize; 3] {
        self.buildings_left[player]
    }

    /// The building on a cell.
    pub(crate) fn building_at(&self, cell: Cell) -> Option<&'static str> {
        self.buildings.get(&cell).map(|&building| word(building))
    }

    /// The buildings that the active player may put on the tile just laid instead of a figure.
    pub(super) fn building_choices(&self) -> Vec<Choice> {
        let left = self.buildings_left[self.active];
        let kinds = (0..WORDS.len()).filter(|&building| left[building] > 0);
        kinds.map(Choice::Building).collect()
    }

    pub(super) fn put_building(&mut self, building: Building) {
        self.buildings_left[self.active][building] -= 1;
        self.buildings.insert(self.table.last(), building);
    }

    /// The points that buildings add to a feature: those on the tiles of a road, city or field, and those on the nine cells of a monastery or
    /// garden.
    pub(super) fn buildings_add(&self, feature: &Feature) -> usize {
        let cells: BTreeSet<Cell> = feature.parts.iter().map(|&(cell, _)| cell).collect();
        if matches!(feature.kind, PartKind::Monastery | PartKind::Garden) {
            return self.buildings_around(feature.one_part().0);
        }
        self.buildings_on(&cells)
    }

    /// The points of the buildings on the nine cells of a tile.
    pub(super) fn buildings_around(&self, cell: Cell) -> usize {
        self.buildings_on(&block(cell).collect())
    }

    fn buildings_on(&self, cells: &BTreeSet<Cell>) -> usize {
        cells.iter().filter_map(|cell| self.buildings.get(cell)).map(|&building| self.points_of(building)).sum()
    }

    fn points_of(&self, building: Building) -> usize {
        if self.agreed.is("buildings", "3/2/1") { [1, 2, 3][building] } else { 1 }
    }
}
