//! Flights (FURTHER.md "The Flying Machines").

use bastide::catalogue::{PartKind, Symbol, TileDef};

use super::{Asks, Choice, Game, facts::Man, table::Cell};

/// The eight directions of arrows, clockwise from north, each as columns to the east and rows to the south.
const DIRECTIONS: [(&str, i32, i32); 8] =
    [("N", 0, -1), ("NE", 1, -1), ("E", 1, 0), ("SE", 1, 1), ("S", 0, 1), ("SW", -1, 1), ("W", -1, 0), ("NW", -1, -1)];

/// Where the machine of a tile points after quarter turns: columns to the east and rows to the south.
pub(super) fn machine(tile: &TileDef, turns: usize) -> Option<(i32, i32)> {
    let points = tile.prints.iter().find_map(|print| print.points).filter(|_| tile.has(Symbol::FlyingMachine))?;
    let unturned = DIRECTIONS.iter().position(|(name, ..)| *name == points.name())?;
    let (_, dx, dy) = DIRECTIONS[(unturned + 2 * turns) % 8];
    Some((dx, dy))
}

impl Game {
    /// The figures of these kinds that may set off from the tile just laid. Where nothing says what the die will show, the decision says it.
    pub(super) fn flight_choices(&self, men: &[Man]) -> Vec<Choice> {
        if !self.agreed.flier || self.has_flown || self.machine().is_none() {
            return Vec::new();
        }
        let followers = men.iter().copied().filter(|man| man.is_follower());
        if self.dice.is_empty() {
            followers.flat_map(|man| (1..=3).map(move |steps| Choice::SetOff(man, Some(steps)))).collect()
        } else {
            followers.map(|man| Choice::SetOff(man, None)).collect()
        }
    }

    /// Where the machine of the tile just laid points.
    fn machine(&self) -> Option<(i32, i32)> {
        self.table.at(self.table.last())?.machine
    }

    /// Rolls the die and flies. Returns whether the landing is asked for.
    pub(super) fn fly(&mut self, man: Man, said: Option<i32>) -> bool {
        self.has_flown = true;
        let rolled = said.unwrap_or_else(|| self.dice.remove(0));
        self.told.push(format!("{} rolls {rolled}", self.active));
        let Some((dx, dy)) = self.machine() else { return false };
        let (x, y) = self.table.last();
        self.ask(Asks::Landing(man, (x + dx * rolled, y + dy * rolled)))
    }

    /// Where a figure lands: on any incomplete road, city, monastery or garden of the tile there on which it may stand, whoever is on it.
    pub(super) fn landing_choices(&self, man: Man, cell: Cell) -> Vec<Choice> {
        if self.table.at(cell).is_none() || self.is_closed(cell) {
            return Vec::new();
        }
        let may_land = |&(cell, part): &(Cell, usize)| {
            let feature = self.table.feature(cell, part);
            feature.kind != PartKind::Field && !feature.complete && self.may_stand_on(man, cell, part)
        };
        let parts = self.table.parts_at(cell).filter(may_land);
        parts.map(|(cell, part)| Choice::Land(man, cell, part)).collect()
    }
}
