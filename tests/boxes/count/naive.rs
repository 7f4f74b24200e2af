//! The City of Carcassonne and the count (BOXES.md "Count of Carcassonne").

use std::collections::{BTreeSet, VecDeque};

use bastide::catalogue::{PartKind, Quarter};

use super::{
    Choice, Game,
    asking::Asks,
    facts::{Man, find},
    table::{Cell, Feature},
};

/// The City of Carcassonne among the cities that a field touches. It has no part of a tile of its own.
pub(super) const CARCASSONNE: (Cell, usize) = ((0, 0), usize::MAX);

/// A figure in a quarter.
#[derive(Clone, Copy)]
pub(super) struct Citizen {
    pub(super) owner: usize,
    pub(super) man: Man,
    pub(super) quarter: Quarter,
}

/// The cells of the twelve tiles, from C01 on.
fn city_cells() -> impl Iterator<Item = Cell> {
    (-1..=1).flat_map(|y| (-2..=1).map(move |x| (x, y)))
}

impl Game {
    pub(super) fn lay_carcassonne(&mut self) {
        for (number, cell) in (1..).zip(city_cells()) {
            self.table.lay(find(&format!("C{number:02}")), cell, 0);
        }
    }

    /// Whether the tile of a cell has two of the quarters.
    pub(super) fn is_inner_city(&self, cell: Cell) -> bool {
        self.agreed.count && self.table.at(cell).is_some_and(|tile| tile.has_quarters)
    }

    /// The completed cities that a field touches. All fields of Carcassonne's tiles touch that city.
    pub(super) fn cities_of(&self, field: &Feature) -> BTreeSet<(Cell, usize)> {
        let mut cities = self.table.cities_of(field);
        let touches = field.parts.iter().any(|&(cell, _)| self.table.at(cell).is_some_and(|tile| tile.is_of_city));
        cities.extend((self.agreed.count && touches).then_some(CARCASSONNE));
        cities
    }

    /// The quarter in which the count is.
    pub(crate) fn count(&self) -> Option<&'static str> {
        self.agreed.count.then_some(self.count.name())
    }

    /// The figures in the quarters: owner, kind and quarter of each.
    pub(crate) fn citizens(&self) -> Vec<(usize, &'static str, &'static str)> {
        self.citizens.iter().map(|citizen| (citizen.owner, citizen.man.word(), citizen.quarter.name())).collect()
    }

    /// Before the scoring everybody may move figures out of Carcassonne, from the left of the active player on.
    pub(super) fn ask_to_leave_carcassonne(&mut self) {
        self.to_ask = self.players_left_of(self.active);
        self.go_on_leaving();
    }

    /// The players in turn order, from the left of one round to that one.
    pub(super) fn players_left_of(&self, player: usize) -> VecDeque<usize> {
        let n = self.agreed.n_players;
        (1..=n).map(|step| (player + step) % n).collect()
    }

    fn go_on_leaving(&mut self) {
        while let Some(&player) = self.to_ask.front() {
            if self.ask(Asks::MoveOut(player)) {
                return;
            }
            self.to_ask.pop_front();
        }
        self.score_turn();
    }

    /// Moves a figure out of Carcassonne before a scoring, or declines.
    pub(super) fn decide_to_leave(&mut self, player: usize, choice: Choice) {
        if let Choice::MoveOut(quarter, man, cell, part) = choice {
            self.leave_carcassonne(player, quarter, man, (cell, part));
        } else {
            self.to_ask.pop_front();
        }
        self.go_on_leaving();
    }

    /// The features that are about to be scored and that figures may join.
    fn about_to_score(&self) -> Vec<Feature> {
        let mut features = self.cities_completed_by_last();
        features.extend(self.table.completed_by_last(PartKind::Road));
        features.extend(self.monasteries_completed_by_last());
        let new_barn = self.new_barn.map(|(cell, part)| self.table.feature(cell, part));
        let joined = self.barns.iter().map(|barn| self.table.feature(barn.cell, barn.part));
        let fields = new_barn.into_iter().chain(joined.filter(|field| self.is_taken(field)));
        let mut found = BTreeSet::new();
        features.extend(fields.filter(|field| found.insert(field.one_part())));
        features
    }

    pub(super) fn leaving_choices(&self, player: usize) -> Vec<Choice> {
        let features = self.about_to_score();
        let entries = features.iter().map(|feature| (feature.kind, self.entries(feature).collect()));
        self.ways_out(player, |_| true, &entries.collect::<Vec<_>>())
    }

    /// Where figures may go before the final scoring: to features as they are.
    pub(super) fn last_move_choices(&self, player: usize) -> Vec<Choice> {
        let may_leave = |quarter| quarter == Quarter::Market || self.agreed.is("count-final", "any");
        let mut found = BTreeSet::new();
        let parts = || self.table.in_order().flat_map(|cell| self.table.parts_at(cell));
        let features = parts().map(|(cell, part)| self.table.feature(cell, part));
        let those = features.filter(|feature| {
            !feature.complete && !self.has_only_lying(feature) && found.insert((feature.kind, feature.one_part()))
        });
        let entries = those.map(|feature| (feature.kind, parts().filter(|&(c, p)| feature.has(c, p)).collect()));
        self.ways_out(player, may_leave, &entries.collect::<Vec<_>>())
    }

    /// The moves of a player's figures from quarters, but not from the count's, to features of their kind: each to its first part
    /// that is not on a tile on which nobody is placed, and a wagon to the first part on each of its tiles, because it moves on from there.
    fn ways_out(
        &self,
        player: usize,
        may_leave: impl Fn(Quarter) -> bool,
        features: &[(PartKind, Vec<(Cell, usize)>)],
    ) -> Vec<Choice> {
        let mine = self.citizens.iter().filter(|citizen| citizen.owner == player);
        let those = mine.filter(|citizen| citizen.quarter != self.count && may_leave(citizen.quarter));
        let each_kind: BTreeSet<(Quarter, Man)> = those.map(|citizen| (citizen.quarter, citizen.man)).collect();
        let mut choices = Vec::new();
        for (quarter, man) in each_kind {
            for (kind, parts) in features {
                if *kind == quarter.kind() && self.may_stand(man, *kind) {
                    let open = parts.iter().filter(|(cell, _)| !self.is_closed(*cell));
                    let mut seen = BTreeSet::new();
                    let places: Vec<(Cell, usize)> = if man == Man::Wagon {
                        let sorted: BTreeSet<(Cell, usize)> = open.copied().collect();
                        sorted.into_iter().filter(|(cell, _)| seen.insert(*cell)).collect()
                    } else {
                        open.take(1).copied().collect()
                    };
                    choices.extend(places.into_iter().map(|(cell, part)| Choice::MoveOut(quarter, man, cell, part)));
                }
            }
        }
        choices
    }

    fn leave_carcassonne(&mut self, owner: usize, quarter: Quarter, man: Man, to: (Cell, usize)) {
        let is_it = |citizen: &Citizen| (citizen.owner, citizen.quarter, citizen.man) == (owner, quarter, man);
        let index = self.citizens.iter().position(is_it).unwrap();
        self.citizens.remove(index);
        self.put_down(owner, man, to);
    }

    /// After a part of a turn in which features gave points to others only, the active player may send a figure, once in the turn.
    /// Returns whether there is a choice.
    pub(super) fn ask_to_send(&mut self) -> bool {
        let others = (0..self.agreed.n_players).any(|player| player != self.active && self.from_features[player] > 0);
        let only_others = others && self.from_features[self.active] == 0;
        self.agreed.count && !self.draws_on && !self.has_sent && only_others && self.ask(Asks::Send)
    }

    pub(super) fn send_choices(&self) -> Vec<Choice> {
        let may_go = |man: Man, quarter: Quarter| match man {
            Man::Meeple | Man::Large | Man::Phantom | Man::Ringmaster => true,
            Man::Mayor => quarter == Quarter::Castle,
            Man::Wagon => quarter != Quarter::Market,
            Man::Abbot | Man::Builder | Man::Pig | Man::Shepherd => false,
        };
        // Without farmers nobody would ever come back from the market.
        let may_go = |man: Man, quarter: Quarter| {
            may_go(man, quarter) && !(quarter == Quarter::Market && self.agreed.is("farms", "off"))
        };
        let ways = self.men_at_hand().flat_map(|man| Quarter::ALL.map(|quarter| (man, quarter)));
        ways.filter(|&(man, quarter)| may_go(man, quarter)).map(|(man, quarter)| Choice::Send(man, quarter)).collect()
    }

    /// Sends a figure to a quarter, and moves the count. Returns whether the player decides where he goes.
    pub(super) fn send(&mut self, man: Man, quarter: Quarter) -> bool {
        self.has_sent = true;
        *self.hands[self.active].entry(man).or_default() -= 1;
        self.citizens.push(Citizen { owner: self.active, man, quarter });
        if self.agreed.is("count-move", "player") {
            return self.ask(Asks::Count);
        }
        self.count =
            if self.agreed.is("count-move", "follow") { quarter } else { Quarter::ALL[(self.count as usize + 1) % 4] };
        false
    }

    pub(super) fn count_choices(&self) -> Vec<Choice> {
        Quarter::ALL.into_iter().filter(|&quarter| quarter != self.count).map(Choice::Count).collect()
    }

    /// Before the final scoring figures leave one by one, from the left of whoever had the last turn on, until all have
    /// declined in a row.
    pub(super) fn begin_last_moves(&mut self) {
        self.to_ask = self.players_left_of(self.last_turn);
        self.go_on_with_last_moves();
    }

    /// Moves a figure before the final scoring, after which everybody is asked again, or declines.
    pub(super) fn decide_last_move(&mut self, player: usize, choice: Choice) {
        if let Choice::MoveOut(quarter, man, cell, part) = choice {
            self.leave_carcassonne(player, quarter, man, (cell, part));
            self.to_ask = self.players_left_of(player);
        }
        self.go_on_with_last_moves();
    }

    fn go_on_with_last_moves(&mut self) {
        while let Some(player) = self.to_ask.pop_front() {
            if self.ask(Asks::LastMove(player)) {
                return;
            }
        }
        self.ask(Asks::Nothing);
        self.robbers_go_home();
        self.score_end();
    }
}
