//! Floors, prisoners and ransom (BOXES.md "The Tower").

use std::collections::BTreeSet;

use bastide::catalogue::{BoxId, Symbol};

use super::{
    Choice, Figure, Game, TOWER,
    asking::Asks,
    facts::{Agreed, Man},
    table::Cell,
};

/// What a ransom costs.
const RANSOM: i32 = 3;

/// A figure that another player holds.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct Prisoner {
    pub(super) captor: usize,
    pub(super) owner: usize,
    pub(super) man: Man,
}

/// The number of floors with which everybody begins.
pub(super) fn floors_each(agreed: &Agreed) -> usize {
    match agreed.n_players {
        _ if !agreed.uses(BoxId::Tower, "towers") => 0,
        1 | 2 => 10,
        3 => 9,
        4 => 7,
        5 => 6,
        _ => 5,
    }
}

impl Game {
    /// The number of floors that a player still has.
    pub(crate) fn floors(&self, player: usize) -> usize {
        self.floors[player]
    }

    /// The towers and the number of their floors.
    pub(crate) fn towers(&self) -> Vec<(Cell, usize)> {
        self.towers.iter().map(|(&cell, &height)| (cell, height)).collect()
    }

    /// The prisoners of a player: the owner and the kind of each, in the order in which they were captured.
    pub(crate) fn prisoners(&self, captor: usize) -> Vec<(usize, &'static str)> {
        let held = self.prisoners.iter().filter(|prisoner| prisoner.captor == captor);
        held.map(|prisoner| (prisoner.owner, prisoner.man.word())).collect()
    }

    /// Where the active player may put a floor: on any foundation or tower without a follower on top.
    pub(super) fn floor_choices(&self) -> Vec<Choice> {
        let has_floor = self.floors[self.active] > 0;
        let cells = self.table.in_order().filter(|&cell| has_floor && self.is_open_tower(cell));
        cells.map(Choice::Floor).collect()
    }

    /// Where these kinds of figures may go on top of a tower.
    pub(super) fn atop_choices(&self, men: &[Man]) -> Vec<Choice> {
        let may_climb = |man: &&Man| matches!(man, Man::Meeple | Man::Large | Man::Phantom | Man::Ringmaster);
        let has_floors = |cell: &Cell| self.towers.contains_key(cell) && self.is_open_tower(*cell);
        let cells: Vec<Cell> =
            self.table.in_order().filter(|cell| has_floors(cell) && self.dragon != Some(*cell)).collect();
        men.iter().filter(may_climb).flat_map(|&man| cells.iter().map(move |&cell| Choice::Atop(man, cell))).collect()
    }

    /// Whether there is a foundation or a tower that a floor may be put on.
    fn is_open_tower(&self, cell: Cell) -> bool {
        let closed = self.figures.iter().any(|figure| figure.cell == cell && figure.part == TOWER);
        self.agreed.uses(BoxId::Tower, "towers") && self.table.shows(cell, Symbol::Foundation) && !closed
    }

    pub(super) fn put_floor(&mut self, tower: Cell) {
        self.floors[self.active] -= 1;
        *self.towers.entry(tower).or_default() += 1;
    }

    /// The followers in reach of a tower: on its own tile, or straight north, east, south or west of it, not farther than it
    /// has floors.
    pub(super) fn capture_choices(&self, tower: Cell) -> Vec<Choice> {
        let reach = self.towers[&tower];
        let in_reach = |(x, y): Cell| {
            let (east, south) = (x.abs_diff(tower.0) as usize, y.abs_diff(tower.1) as usize);
            (east == 0 || south == 0) && east + south <= reach
        };
        let those = self
            .figures
            .iter()
            .filter(|figure| figure.man.is_follower() && in_reach(figure.cell) && !self.is_lord(figure));
        those.map(|&figure| Choice::Capture(figure)).collect()
    }

    /// Takes a follower prisoner; an own one comes home. Two players who hold followers of each other exchange them at once.
    /// Returns whether there is a choice to ask for.
    pub(super) fn capture(&mut self, figure: Figure) -> bool {
        let Figure { owner, man, .. } = figure;
        if owner == self.active {
            self.take_home(figure);
            self.send_lonely_home();
            return false;
        }
        self.lift(figure);
        self.prisoners.push(Prisoner { captor: self.active, owner, man });
        self.send_lonely_home();
        match self.exchange_choices(owner)[..] {
            [] => false,
            [Choice::Exchange(_, mine)] => {
                self.exchange(owner, mine);
                false
            }
            _ => self.ask(Asks::Exchange(owner)),
        }
    }

    /// The kinds of the active player's figures that a player holds.
    pub(super) fn exchange_choices(&self, captor: usize) -> Vec<Choice> {
        self.held_by(captor).into_iter().map(|man| Choice::Exchange(captor, man)).collect()
    }

    /// One of the active player's figures comes back, and the other player's with it.
    pub(super) fn exchange(&mut self, with: usize, man: Man) {
        self.set_free(Prisoner { captor: with, owner: self.active, man });
        let theirs = |prisoner: &&Prisoner| prisoner.captor == self.active && prisoner.owner == with;
        if let Some(&prisoner) = self.prisoners.iter().find(theirs) {
            self.set_free(prisoner);
        }
    }

    /// The figures that the active player may buy back: one a turn.
    pub(super) fn ransom_choices(&self) -> Vec<Choice> {
        if self.has_paid_ransom || self.scores[self.active] < RANSOM {
            return Vec::new();
        }
        let captors = 0..self.agreed.n_players;
        captors
            .flat_map(|captor| self.held_by(captor).into_iter().map(move |man| Choice::Ransom(captor, man)))
            .collect()
    }

    pub(super) fn pay_ransom(&mut self, captor: usize, man: Man) {
        self.has_paid_ransom = true;
        self.pay(self.active, RANSOM, "ransom");
        self.begin_scoring();
        self.give(captor, RANSOM as usize, "ransom");
        self.set_free(Prisoner { captor, owner: self.active, man });
    }

    /// The kinds of the active player's figures that a player holds.
    fn held_by(&self, captor: usize) -> BTreeSet<Man> {
        let held = self.prisoners.iter().filter(|held| held.captor == captor && held.owner == self.active);
        held.map(|prisoner| prisoner.man).collect()
    }

    fn set_free(&mut self, prisoner: Prisoner) {
        let index = self.prisoners.iter().position(|other| *other == prisoner).unwrap();
        self.prisoners.remove(index);
        self.give_back(prisoner.owner, prisoner.man);
    }
}
