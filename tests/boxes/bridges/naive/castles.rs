//! Castles (BOXES.md "Bridges, Castles & Bazaars").

use std::collections::BTreeSet;

use bastide::catalogue::{BoxId, PartKind};

use super::{
    Choice, Figure, Game,
    asking::Asks,
    facts::{Man, Part, Tile},
    table::{Cell, Feature, beside, block, facing},
};

/// A castle, found by one part of its city.
#[derive(Clone, Copy)]
pub(super) struct Castle {
    cell: Cell,
    part: usize,
    /// Whether it was built in this part of the turn.
    is_new: bool,
}

/// The cells of what was completed, and its points.
type Completed = (BTreeSet<Cell>, Option<usize>);

impl Game {
    /// The number of castles that a player still has.
    pub(crate) fn castles_left(&self, player: usize) -> usize {
        self.castles_left[player]
    }

    /// How many castles scored so far for no feature but a castle beside them.
    pub(crate) fn chained_castles(&self) -> usize {
        self.chained
    }

    /// The cells of each castle.
    pub(crate) fn castles(&self) -> Vec<BTreeSet<Cell>> {
        self.castles.iter().map(|castle| self.castle_cells(castle)).collect()
    }

    pub(super) fn is_castle(&self, feature: &Feature) -> bool {
        self.castles.iter().any(|castle| feature.has(castle.cell, castle.part))
    }

    /// Whether a figure is the lord of a castle.
    pub(super) fn is_lord(&self, figure: &Figure) -> bool {
        figure.part != super::TOWER && self.is_castle(&self.table.feature(figure.cell, figure.part))
    }

    /// What some cities give who lies around them: each as many points, and more with a pig or a pigsty. A castle gives 1 point more
    /// than a city; a besieged city counts twice, but not for pig and pigsty.
    pub(super) fn cities_give(&self, cities: &BTreeSet<(Cell, usize)>, points_a_city: usize, more: usize) -> usize {
        let gives = |&(cell, part): &(Cell, usize)| {
            if (cell, part) == super::count::CARCASSONNE {
                return points_a_city + more;
            }
            let city = self.table.feature(cell, part);
            let counted = if self.is_besieged(&city) { 2 } else { 1 };
            counted * points_a_city + more + usize::from(self.is_castle(&city))
        };
        cities.iter().map(gives).sum()
    }

    /// The cities that the last tile completed and that are no castles.
    pub(super) fn cities_completed_by_last(&self) -> Vec<Feature> {
        let mut cities = self.table.completed_by_last(PartKind::City);
        cities.retain(|city| !self.is_castle(city));
        cities
    }

    /// The monasteries, gardens and huts that the last tile completed.
    pub(super) fn monasteries_completed_by_last(&self) -> Vec<Feature> {
        let parts = block(self.table.last()).flat_map(|cell| self.table.parts_at(cell));
        let those = parts.filter(|&(cell, part)| match self.table.part(cell, part).kind {
            PartKind::Monastery => true,
            PartKind::Garden => self.agreed.abbot || self.table.part(cell, part).hut,
            _ => false,
        });
        let features = those.map(|(cell, part)| self.table.feature(cell, part));
        features.filter(|feature| feature.complete && !self.has_only_lying(feature)).collect()
    }

    /// Everybody with a completed city that may become a castle is asked, the active player first.
    pub(super) fn ask_for_castles(&mut self) {
        let n = self.agreed.n_players;
        self.to_ask = (0..n).map(|step| (self.active + step) % n).collect();
        self.go_on_with_castles();
    }

    fn go_on_with_castles(&mut self) {
        while let Some(&player) = self.to_ask.front() {
            if self.ask(Asks::Castle(player)) {
                return;
            }
            self.to_ask.pop_front();
        }
        self.ask_to_leave_carcassonne();
    }

    /// Builds a castle or declines.
    pub(super) fn decide_about_castle(&mut self, player: usize, choice: Choice) {
        if let Choice::Castle(cell, part) = choice {
            self.build_castle(player, cell, part);
        } else {
            self.to_ask.pop_front();
        }
        self.go_on_with_castles();
    }

    /// The cities just completed that a player may turn into castles: two tiles with half-round walls on one edge of each, with one
    /// follower, who is his.
    pub(super) fn castle_choices(&self, player: usize) -> Vec<Choice> {
        if !self.agreed.uses(BoxId::Bridges, "castles") || self.castles_left[player] == 0 {
            return Vec::new();
        }
        let may_be = |city: &&Feature| {
            let figures = self.figures_in(city);
            let followers: Vec<&Figure> = figures.iter().filter(|figure| figure.man.is_follower()).collect();
            let is_his = matches!(followers[..], [follower] if follower.owner == player);
            let is_half = |part: &Part| part.edges.len() == 1 && part.castle_half;
            let round = city.parts.iter().all(|&(cell, part)| is_half(self.table.part(cell, part)));
            city.n_tiles() == 2 && round && is_his
        };
        let cities = self.cities_completed_by_last();
        let entries = cities.iter().filter(may_be).filter_map(|city| self.entries(city).next());
        entries.map(|(cell, part)| Choice::Castle(cell, part)).collect()
    }

    /// The parts of a feature just completed, first that by which it is named: one on the tile just laid or, if that is an abbey,
    /// the last clockwise that ends there; otherwise in the order in which the tiles were laid.
    pub(super) fn entries(&self, feature: &Feature) -> impl Iterator<Item = (Cell, usize)> {
        let last = self.table.last();
        let around = (0..4).rev().flat_map(move |edge| {
            let parts = self.table.parts_at(beside(last, edge));
            parts.filter(move |&(cell, part)| self.table.part(cell, part).edges.contains(&facing(edge)))
        });
        let is_abbey = self.table.at(last).is_some_and(Tile::is_abbey);
        let around = around.filter(|&(cell, part)| is_abbey && feature.has(cell, part)).take(1);
        let in_order = self.table.in_order().flat_map(|cell| self.table.parts_at(cell));
        let all = self.table.parts_at(last).chain(around).chain(in_order);
        all.filter(|&(cell, part)| feature.has(cell, part)).collect::<Vec<_>>().into_iter()
    }

    /// The follower stays as the lord of the castle. A builder goes home.
    fn build_castle(&mut self, player: usize, cell: Cell, part: usize) {
        self.castles_left[player] -= 1;
        let city = self.table.feature(cell, part);
        self.magic_leaves(&city);
        for figure in self.figures_in(&city) {
            if !figure.man.is_follower() {
                self.take_home(figure);
            }
        }
        self.castles.push(Castle { cell, part, is_new: true });
    }

    fn castle_cells(&self, castle: &Castle) -> BTreeSet<Cell> {
        let city = self.table.feature(castle.cell, castle.part);
        city.parts.iter().map(|&(cell, _)| cell).collect()
    }

    /// The two tiles of a castle and the two beside each of them across the long side.
    pub(super) fn surroundings(&self, castle: &Castle) -> BTreeSet<Cell> {
        let own = self.castle_cells(castle);
        let (one, other) = (own.first().unwrap(), own.last().unwrap());
        let lies_from_west_to_east = one.1 == other.1;
        let across = if lies_from_west_to_east { (0, 1) } else { (1, 0) };
        let near = |&(x, y): &Cell| [(x, y), (x + across.0, y + across.1), (x - across.0, y - across.1)];
        own.iter().flat_map(near).collect()
    }

    /// What castles may score: the tiles of each feature just completed, and its points while its figures still stand there.
    pub(super) fn completed_for_castles(&self) -> Vec<Completed> {
        let cities = self.cities_completed_by_last().into_iter();
        let all = cities.chain(self.roads_completed()).chain(self.monasteries_completed_by_last());
        let cells = |feature: &Feature| feature.parts.iter().map(|&(cell, _)| cell).collect();
        all.map(|feature| (cells(&feature), Some(self.worth(&feature)))).collect()
    }

    /// Castles score what the best feature gives that was completed in their surroundings, and castles what castles
    /// in their surroundings score. Only older castles with a lord score, and they do it once.
    pub(super) fn score_castles(&mut self, completed: &[Completed]) {
        let has_lord = |castle: &&Castle| !self.figures_in(&self.table.feature(castle.cell, castle.part)).is_empty();
        let castles: Vec<Castle> =
            self.castles.iter().filter(|castle| !castle.is_new).filter(has_lord).copied().collect();
        let is_beside_feature: Vec<bool> = castles
            .iter()
            .map(|castle| completed.iter().any(|(cells, _)| !cells.is_disjoint(&self.surroundings(castle))))
            .collect();
        let mut points: Vec<Option<usize>> = vec![None; castles.len()];
        loop {
            let before = points.clone();
            for (k, castle) in castles.iter().enumerate() {
                let near = self.surroundings(castle);
                let scored = castles.iter().zip(&before).map(|(other, &points)| (self.castle_cells(other), points));
                let gives = completed.iter().cloned().chain(scored).filter(|(cells, _)| !cells.is_disjoint(&near));
                points[k] = gives.filter_map(|(_, points)| points).max();
            }
            if points == before {
                break;
            }
        }
        self.chained +=
            points.iter().zip(is_beside_feature).filter(|(points, beside)| points.is_some() && !beside).count();
        for (castle, points) in castles.into_iter().zip(points) {
            // Also a feature that gives nothing makes a castle score, which is then spent.
            if let Some(points) = points {
                self.score_castle(&castle, points);
            }
        }
        self.castles.iter_mut().for_each(|castle| castle.is_new = false);
    }

    /// Gives the points to the lord, who goes home. A mayor scores nothing and claims no gold.
    fn score_castle(&mut self, castle: &Castle, points: usize) {
        let lords = self.figures_in(&self.table.feature(castle.cell, castle.part));
        self.begin_scoring();
        for lord in &lords {
            if lord.man != Man::Mayor {
                self.give(lord.owner, points, "castle");
                self.claim_gold_of_castle(lord.owner, castle);
            }
        }
        self.fairy_pays(&lords, "");
        for lord in lords {
            self.send_home_or_wait(lord);
        }
    }
}
