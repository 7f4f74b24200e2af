//! Corn circles (FURTHER.md "Corn Circles").

use bastide::catalogue::{Catalogue, PartKind, TileId};

use super::{Asks, Choice, Figure, Game, TOWER, facts::Man};

/// The kind of features for which the corn circle of a tile is.
pub(super) fn circle(id: TileId) -> Option<PartKind> {
    let (emblem, print) = Catalogue::get().tile(id).printed("corn_circle")?;
    match emblem.kinds[usize::from(print.kind?)].as_str() {
        "city" => Some(PartKind::City),
        "road" => Some(PartKind::Road),
        "field" => Some(PartKind::Field),
        other => panic!("a corn circle for {other}"),
    }
}

impl Game {
    /// The kind of the corn circle on the tile just laid. That of the field does nothing without farmers.
    fn circle_of_last(&self) -> Option<PartKind> {
        let kind = self.table.at(self.table.last())?.circle.filter(|_| self.agreed.corn)?;
        (kind != PartKind::Field || !self.agreed.is("farms", "off")).then_some(kind)
    }

    /// At the end of a part of the turn, whoever laid a corn circle chooses what it does, if any figure is on the map.
    pub(super) fn ask_for_circle(&mut self) {
        if !self.ask(Asks::Circle) {
            self.end_turn();
        }
    }

    pub(super) fn circle_choices(&self) -> Vec<Choice> {
        // Also barns, who herds sheep, and figures in quarters and on top of towers lie on the map.
        let nobody =
            self.figures.is_empty() && self.barns.is_empty() && self.citizens.is_empty() && self.pasture.is_empty();
        if self.circle_of_last().is_none() || nobody {
            return Vec::new();
        }
        vec![Choice::CircleAdd, Choice::CircleRemove]
    }

    /// What was chosen concerns everybody, from the left of the active player round to that one.
    pub(super) fn circle_begins(&mut self, choice: Choice) {
        self.to_ask = self.players_left_of(self.active);
        self.go_on_with_circle(matches!(choice, Choice::CircleAdd));
    }

    /// Does what a player decides about the corn circle, and asks the next one.
    pub(super) fn decide_about_circle(&mut self, player: usize, adds: bool, choice: Choice) {
        match choice {
            Choice::Join(man, cell, part) => {
                *self.hands[player].get_mut(&man).unwrap() -= 1;
                self.put_down(player, man, (cell, part));
            }
            Choice::Return(figure) => self.bring_back(figure),
            _ => {} // declined
        }
        self.go_on_with_circle(adds);
    }

    fn go_on_with_circle(&mut self, adds: bool) {
        while let Some(player) = self.to_ask.pop_front() {
            if self.ask(if adds { Asks::CircleAdd(player) } else { Asks::CircleRemove(player) }) {
                return;
            }
        }
        self.end_turn();
    }

    /// A player's followers on features of the kind of the corn circle. The lord of a castle is in no city.
    fn followers_of_circle(&self, player: usize) -> Vec<Figure> {
        let is_there = |figure: &&Figure| {
            figure.owner == player
                && figure.man.is_follower()
                && figure.part != TOWER
                && self.circle_of_last() == Some(self.table.part(figure.cell, figure.part).kind)
                && !self.is_lord(figure)
        };
        self.figures.iter().filter(is_there).copied().collect()
    }

    /// The figures in a player's supply that may come beside the player's own followers.
    pub(super) fn circle_add_choices(&self, player: usize) -> Vec<Choice> {
        let Some(kind) = self.circle_of_last() else { return Vec::new() };
        let may_come = |man: &Man| match man {
            Man::Meeple | Man::Large | Man::Phantom | Man::Ringmaster => true,
            Man::Wagon => kind == PartKind::Road || kind == PartKind::City,
            Man::Mayor => kind == PartKind::City,
            _ => false, // neither an abbot nor anybody who is no follower
        };
        let at_hand = self.hands[player].iter().filter(|&(_, &n)| n > 0).map(|(&man, _)| man);
        let men: Vec<Man> = at_hand.filter(may_come).collect();
        let places = self.followers_of_circle(player).into_iter().map(|follower| (follower.cell, follower.part));
        places.flat_map(|(cell, part)| men.iter().map(move |&man| Choice::Join(man, cell, part))).collect()
    }

    /// The followers of whom a player must take one home.
    pub(super) fn circle_remove_choices(&self, player: usize) -> Vec<Choice> {
        self.followers_of_circle(player).into_iter().map(Choice::Return).collect()
    }
}
