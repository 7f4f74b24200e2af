//! Wind roses (FURTHER.md "Wind Roses").

use super::{Game, table::Cell};

impl Game {
    /// The player who just laid a tile gets 3 points if it lies in the quarter of its rose.
    pub(super) fn rose_pays(&mut self) {
        let (x, y) = self.table.last();
        // The quarters clockwise from the north-east.
        let quarter = match self.table.at((x, y)).map(|tile| tile.name) {
            Some("WR01") => 0,
            Some("WR02") => 1,
            Some("WR06") => 2,
            Some("WR03") => 3,
            _ => return,
        };
        let Some(((centre_x, centre_y), turns)) = self.centre().filter(|_| self.agreed.windroses) else { return };
        let (is_east, is_west) = (x >= centre_x, x <= centre_x);
        let (is_north, is_south) = (y <= centre_y, y >= centre_y);
        let lies = [is_north && is_east, is_south && is_east, is_south && is_west, is_north && is_west];
        if lies[(quarter + turns) % 4] {
            self.begin_scoring();
            self.give(self.active, 3, "rose");
        }
    }

    /// The cell and the turns of the last whole rose.
    fn centre(&self) -> Option<(Cell, usize)> {
        let cells: Vec<Cell> = self.table.in_order().collect();
        let tiles = cells.into_iter().rev().filter_map(|cell| Some((cell, self.table.at(cell)?)));
        let mut whole = tiles.filter(|(_, tile)| ["WR04", "WR05"].contains(&tile.name));
        whole.next().map(|(cell, tile)| (cell, tile.turns))
    }
}
