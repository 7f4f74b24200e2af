//! The hut, the oak and the pond (FURTHER.md "Russian Promos").

use bastide::catalogue::PartKind;

use super::{
    Choice, Figure, Game,
    facts::Man,
    spots::{self, Spot},
    table::{Cell, Feature, block},
};

/// The points that each figure in the pond costs.
const LOST: i32 = 2;

impl Game {
    /// Whether a feature is a hut.
    pub(super) fn is_hut(&self, feature: &Feature) -> bool {
        let (cell, part) = feature.one_part();
        self.table.part(cell, part).hut
    }

    pub(super) fn may_enter_hut(&self, man: Man) -> bool {
        matches!(man, Man::Meeple | Man::Large | Man::Wagon | Man::Ringmaster | Man::Phantom)
    }

    /// A hut likes to be alone: it gives one point, and one more for each of the eight cells around it that is empty.
    pub(super) fn hut_gives(&self, hut: &Feature) -> usize {
        1 + 8 - self.table.tiles_around(hut.one_part().0)
    }

    /// All followers on the road of an oak go onto the oak, and then all on the eight cells around a pond go into it.
    pub(super) fn trap(&mut self) {
        let cells: Vec<Cell> = self.table.in_order().collect();
        let mut is_anybody_caught = false;
        for trap in [Spot::Oak, Spot::Pond] {
            for &cell in &cells {
                let Some(part) = self.table.spot_at(cell, trap) else { continue };
                for figure in self.caught_by(trap, cell) {
                    self.lift(figure);
                    self.figures.push(Figure { cell, part, ..figure });
                    self.told.push(format!("{} trapped {} {}", figure.owner, figure.man.word(), spots::word(trap)));
                    is_anybody_caught = true;
                }
            }
        }
        if is_anybody_caught {
            self.send_lonely_home();
        }
    }

    /// The followers whom the trap on a cell catches now. Lords are safe, and whoever is in one pond does not go into another.
    fn caught_by(&self, trap: Spot, cell: Cell) -> Vec<Figure> {
        let followers = self.figures.iter().copied().filter(|figure| figure.man.is_follower());
        if trap == Spot::Pond {
            let is_near = |figure: &Figure| figure.cell != cell && block(cell).any(|near| near == figure.cell);
            let is_safe = |figure: &Figure| self.is_lord(figure) || self.spot_of(figure) == Some(Spot::Pond);
            return followers.filter(|figure| is_near(figure) && !is_safe(figure)).collect();
        }
        let is_its_road = |&(cell, part): &(Cell, usize)| self.is_road_of_oak(cell, part);
        let roads: Vec<Feature> =
            self.table.parts_at(cell).filter(is_its_road).map(|(cell, part)| self.table.feature(cell, part)).collect();
        followers.filter(|figure| roads.iter().any(|road| road.has(figure.cell, figure.part))).collect()
    }

    /// Whether a part is the road on which the oak of its tile stands. A bridge over it is another road.
    fn is_road_of_oak(&self, cell: Cell, part: usize) -> bool {
        let printed = |(_, other): &(Cell, usize)| self.table.part(cell, *other).kind == PartKind::Road;
        self.table.parts_at(cell).find(printed) == Some((cell, part))
    }

    /// Whether a figure is on an oak or in a pond.
    pub(super) fn is_trapped(&self, figure: &Figure) -> bool {
        matches!(self.spot_of(figure), Some(Spot::Oak | Spot::Pond))
    }

    /// The active player's figures that may come out of oaks and ponds, but not out of one that was just laid.
    pub(super) fn trapped_choices(&self) -> Vec<Choice> {
        let own = self.figures.iter().filter(|figure| figure.owner == self.active && figure.cell != self.table.last());
        own.filter(|figure| self.is_trapped(figure)).copied().map(Choice::Return).collect()
    }

    /// At the end everybody loses points for figures in ponds, also those that nobody has.
    pub(super) fn score_pond(&mut self) {
        for player in 0..self.agreed.n_players {
            let is_his = |figure: &&Figure| figure.owner == player && self.spot_of(figure) == Some(Spot::Pond);
            let n = self.figures.iter().filter(is_his).count();
            self.pay(player, LOST * n as i32, "pond");
        }
    }
}
