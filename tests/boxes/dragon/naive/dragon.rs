//! The dragon, princesses and portals (BOXES.md "Princess & Dragon"). The fairy is in `fairy`.

use bastide::catalogue::{BoxId, Symbol};

use super::{
    Choice, Figure, Game,
    asking::Asks,
    facts::Man,
    table::{Cell, beside},
};

/// How far the dragon goes at most.
const STEPS: usize = 6;

impl Game {
    /// Where the dragon is, if it is on the board.
    pub(crate) fn dragon(&self) -> Option<Cell> {
        self.dragon
    }

    /// The dragon comes to a volcano that was laid. It eats nothing there.
    pub(super) fn volcano_calls_dragon(&mut self) {
        if self.agreed.uses(BoxId::Dragon, "dragon") && self.table.shows(self.table.last(), Symbol::Volcano) {
            self.dragon = Some(self.table.last());
        }
    }

    /// A tile with a dragon that was just laid makes the dragon move, if it is on the board. Returns whether there is a step to
    /// ask for.
    pub(super) fn dragon_begins_to_move(&mut self) -> bool {
        let moves = self.agreed.uses(BoxId::Dragon, "dragon") && self.table.shows(self.table.last(), Symbol::Dragon);
        self.walk = self.dragon.filter(|_| moves).into_iter().collect();
        !self.walk.is_empty() && self.ask(Asks::Dragon)
    }

    /// The dragon goes one step and eats. Returns whether there is another one to ask for.
    pub(super) fn dragon_steps(&mut self, to: Cell) -> bool {
        self.dragon = Some(to);
        self.walk.push(to);
        for figure in self.figures.clone() {
            if figure.cell == to && !self.is_lord(&figure) {
                self.take_home(figure);
            }
        }
        let eaten: Vec<usize> =
            self.pasture.shepherds.iter().filter(|one| one.cell == to).map(|one| one.owner).collect();
        eaten.into_iter().for_each(|owner| self.shepherd_goes(owner));
        self.send_lonely_home();
        self.ask(Asks::Dragon)
    }

    /// Whoever moves the dragon now: the active player first, then clockwise.
    pub(super) fn moves_dragon(&self) -> usize {
        (self.active + self.walk.len() - 1) % self.agreed.n_players
    }

    /// The neighbouring tiles, clockwise from north, where the dragon has not been in this move and where the fairy is not.
    pub(super) fn dragon_choices(&self) -> Vec<Choice> {
        let n_steps = self.walk.len() - 1;
        let Some(from) = self.dragon.filter(|_| n_steps < STEPS) else { return Vec::new() };
        let neighbours = (0..4).map(|edge| beside(from, edge));
        let may_go = |cell: &Cell| {
            let barred = self.walk.contains(cell) || self.fairy() == Some(*cell) || self.is_inner_city(*cell);
            self.table.at(*cell).is_some() && !barred
        };
        neighbours.filter(may_go).map(Choice::Dragon).collect()
    }

    /// The knights in the city of a princess on the tile just laid.
    pub(super) fn princess_choices(&self) -> Vec<Choice> {
        let parts = self.table.parts_at(self.table.last());
        let princesses = parts.filter(|&(cell, part)| {
            self.agreed.uses(BoxId::Dragon, "princess") && self.table.part(cell, part).princess
        });
        let cities: Vec<_> = princesses.map(|(cell, part)| self.table.feature(cell, part)).collect();
        let is_knight =
            |figure: &&Figure| figure.man.is_follower() && cities.iter().any(|city| city.has(figure.cell, figure.part));
        self.figures.iter().filter(is_knight).map(|&knight| Choice::Princess(knight)).collect()
    }

    /// Whether the princess leaves no choice but to send a knight home.
    pub(super) fn must_send_knight(&self) -> bool {
        self.agreed.is("princess", "must") && !self.princess_choices().is_empty()
    }

    pub(super) fn send_knight_home(&mut self, knight: Figure) {
        self.take_home(knight);
        self.send_lonely_home();
    }

    /// Whether a figure may go through a portal on the tile just laid.
    pub(super) fn is_portal_open(&self) -> bool {
        !self.portal_is_used
            && self.agreed.uses(BoxId::Dragon, "portal")
            && self.table.shows(self.table.last(), Symbol::Portal)
    }

    /// Where these kinds of figures may go through a portal on the tile just laid: to any other tile, where nobody is on the
    /// feature and it is not complete.
    pub(super) fn portal_choices(&self, men: &[Man]) -> Vec<Choice> {
        if !self.is_portal_open() {
            return Vec::new();
        }
        let cells = self.table.in_order().filter(|&cell| cell != self.table.last() && !self.is_closed(cell));
        let parts = cells.flat_map(|cell| self.table.parts_at(cell));
        let free: Vec<(Cell, usize)> = parts
            .map(|(cell, part)| (cell, part, self.table.feature(cell, part)))
            .filter(|&(cell, part, ref feature)| !feature.complete && self.is_free(cell, part))
            .map(|(cell, part, _)| (cell, part))
            .collect();
        let may_go = |man| free.iter().filter(move |&&(cell, part)| self.may_stand_on(man, cell, part));
        men.iter().flat_map(|&man| may_go(man).map(move |&(cell, part)| Choice::Portal(man, cell, part))).collect()
    }
}
