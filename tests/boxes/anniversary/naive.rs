//! The arrows of the 20th anniversary edition (RULES.md, `anniversary`).

use std::collections::BTreeSet;

use bastide::catalogue::Bonus;

use super::{
    Choice, Figure, Game,
    facts::Man,
    table::{Cell, beside},
};

impl Game {
    /// The cell at which the arrow of a tile points, and what it gives.
    fn arrow_at(&self, cell: Cell) -> Option<(Cell, Bonus)> {
        let (edge, bonus) = self.table.at(cell)?.arrow?;
        Some((beside(cell, edge), bonus))
    }

    /// A player laid the last tile. Its arrow gives 2 points if it points at an empty cell. It acts if it points at a tile, and so does
    /// every arrow that points at the last tile.
    pub(super) fn wake_arrows(&mut self) {
        if !self.agreed.anniversary {
            return;
        }
        let last = self.table.last();
        let mut acting = BTreeSet::new();
        for cell in self.table.in_order() {
            match self.arrow_at(cell) {
                Some((to, bonus)) if cell == last && self.table.at(to).is_some() => acting.insert(bonus),
                Some((to, bonus)) if to == last => acting.insert(bonus),
                _ => false,
            };
        }
        if self.arrow_at(last).is_some_and(|(to, _)| self.table.at(to).is_none()) {
            self.begin_scoring();
            self.give(self.active, 2, "arrow");
        }
        self.arrows = acting;
    }

    /// Where an arrow lets these kinds of figures go: beside an own follower, or to another tile like through a portal. With an open
    /// portal the second is no choice of its own.
    pub(super) fn arrow_choices(&self, men: &[Man]) -> Vec<Choice> {
        let mut places: BTreeSet<(Man, Cell, usize)> = BTreeSet::new();
        let men = || men.iter().copied().filter(|man| man.is_follower());
        if self.arrows.contains(&Bonus::Beside) {
            for figure in self.figures.iter().filter(|figure| self.takes_another(figure)) {
                let (cell, part) = (figure.cell, figure.part);
                places.extend(men().filter(|&man| self.may_stand_on(man, cell, part)).map(|man| (man, cell, part)));
            }
        }
        if self.arrows.contains(&Bonus::Elsewhere) && !self.is_portal_open() {
            for cell in self.table.in_order().filter(|&cell| cell != self.table.last() && !self.is_closed(cell)) {
                for (_, part) in self.table.parts_at(cell) {
                    let feature = self.table.feature(cell, part);
                    if !feature.complete && self.is_free(cell, part) {
                        places.extend(
                            men().filter(|&man| self.may_stand_on(man, cell, part)).map(|man| (man, cell, part)),
                        );
                    }
                }
            }
        }
        places.into_iter().map(|(man, cell, part)| Choice::ByArrow(man, cell, part)).collect()
    }

    /// Whether another figure may come beside one: a follower of the active player on the map, not a lord, not with the dragon.
    fn takes_another(&self, figure: &Figure) -> bool {
        figure.owner == self.active
            && figure.man.is_follower()
            && figure.part != super::TOWER
            && self.dragon != Some(figure.cell)
            && !self.is_lord(figure)
            && !self.has_barn_in(&self.table.feature(figure.cell, figure.part))
    }

    /// Whether an arrow gives the active player another turn, as far as none was used for a figure.
    pub(super) fn arrow_gives_turn(&self) -> bool {
        self.arrows.contains(&Bonus::Again)
    }
}
