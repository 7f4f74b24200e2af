//! Churches and the congress hall (FURTHER.md "Darmstadt").

use super::{
    Game,
    table::{Cell, Feature, block},
};

impl Game {
    /// How many followers everybody has around each church that is completed now, with or without a monk in it.
    pub(super) fn around_churches(&self) -> Vec<(Cell, Vec<usize>)> {
        let churches = block(self.table.last()).filter(|&cell| self.is_completed_church(cell));
        let counted = churches.map(|church| {
            let around: Vec<Cell> = block(church).collect();
            let is_there = |figure: &&super::Figure| figure.man.is_follower() && around.contains(&figure.cell);
            let of =
                |player: usize| self.figures.iter().filter(is_there).filter(|figure| figure.owner == player).count();
            (church, (0..self.agreed.n_players).map(of).collect())
        });
        counted.collect()
    }

    /// Gives 3 points to those who have most followers around a church.
    pub(super) fn church_pays(&mut self, counts: &[usize]) {
        self.begin_scoring();
        let most = counts.iter().copied().max().unwrap_or(0);
        for (player, &count) in counts.iter().enumerate() {
            if count == most && most > 0 {
                self.give(player, 3, "church");
            }
        }
    }

    fn is_completed_church(&self, cell: Cell) -> bool {
        let is_church = self.table.at(cell).is_some_and(|tile| ["DA02", "DA03"].contains(&tile.name));
        self.agreed.darmstadt && is_church && self.table.tiles_around(cell) == 8
    }

    /// The points that the congress hall adds to a completed city.
    pub(super) fn hall_adds(&self, city: &Feature) -> usize {
        let has_hall = city.parts.iter().any(|&(cell, _)| self.table.at(cell).is_some_and(|tile| tile.name == "DA01"));
        if self.agreed.darmstadt && has_hall { 3 } else { 0 }
    }
}
