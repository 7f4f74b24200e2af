//! Churches and the congress hall (FURTHER.md "Darmstadt").

use super::{
    Game,
    table::{Cell, Feature, block},
};

impl Game {
    /// Gives 3 points to those who have most followers around a church that is completed now, with or without a monk in it.
    pub(super) fn churches_pay(&mut self) {
        let churches: Vec<Cell> = block(self.table.last()).filter(|&cell| self.is_completed_church(cell)).collect();
        for church in churches {
            let around: Vec<Cell> = block(church).collect();
            let count = |player: usize| {
                let is_there = |figure: &&super::Figure| {
                    figure.owner == player && figure.man.is_follower() && around.contains(&figure.cell)
                };
                self.figures.iter().filter(is_there).count()
            };
            let counts: Vec<usize> = (0..self.agreed.n_players).map(count).collect();
            let most = counts.iter().copied().max().unwrap_or(0);
            for (player, count) in counts.into_iter().enumerate() {
                if count == most && most > 0 {
                    self.give(player, 3, "church");
                }
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
