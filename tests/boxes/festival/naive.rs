//! Festivals (FURTHER.md "The Festival").

use bastide::catalogue::{Quarter, Symbol};

use super::{Choice, Figure, Game, facts::Man};

impl Game {
    /// The own pieces that may come back instead of a figure on the festival tile just laid.
    pub(super) fn return_choices(&self) -> Vec<Choice> {
        if !self.agreed.festival || !self.table.shows(self.table.last(), Symbol::Festival) {
            return Vec::new();
        }
        let any = self.agreed.is("festival", "figure");
        let own = self.figures.iter().filter(|figure| figure.owner == self.active);
        let mut choices: Vec<Choice> =
            own.filter(|figure| any || figure.man.is_follower()).copied().map(Choice::Return).collect();
        let citizens = self.citizens.iter().filter(|citizen| citizen.owner == self.active);
        choices.extend(citizens.map(|citizen| Choice::ReturnCitizen(citizen.man, citizen.quarter)));
        if any {
            choices.extend(self.pasture_choices());
            let barns = self.barns.iter().filter(|barn| barn.owner == self.active);
            choices.extend(barns.map(|barn| Choice::ReturnBarn(barn.cell, barn.corner)));
        }
        choices
    }

    /// Takes a figure home without points. Builders and pigs that are left alone follow.
    pub(super) fn bring_back(&mut self, figure: Figure) {
        self.take_home(figure);
        self.send_lonely_home();
    }

    pub(super) fn bring_citizen_back(&mut self, man: Man, quarter: Quarter) {
        let owner = self.active;
        let place = self
            .citizens
            .iter()
            .position(|citizen| (citizen.owner, citizen.man, citizen.quarter) == (owner, man, quarter));
        self.citizens.remove(place.unwrap());
        self.give_back(owner, man);
    }

    pub(super) fn bring_barn_back(&mut self) {
        self.barns.retain(|barn| barn.owner != self.active);
        self.has_barn.insert(self.active);
    }
}
