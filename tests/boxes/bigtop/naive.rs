//! The big top and its animals, acrobats and ringmasters (FURTHER.md "Under the Big Top").

use std::collections::{BTreeMap, VecDeque};

use bastide::{
    catalogue::TileId,
    rules::{Lot, Setup},
};

use super::{
    Choice, Figure, Game,
    facts::{Man, name},
    spots::Spot,
    table::{Cell, block},
};

/// What the token with an animal gives, in points.
pub(super) type Animal = usize;

/// How many of each token the box contains.
const CONTENTS: [(Animal, usize); 6] = [(1, 1), (3, 4), (4, 5), (5, 3), (6, 2), (7, 1)];

/// So many acrobats make a pyramid, and each of them gives so many points.
const PYRAMID: usize = 3;
const ACROBAT: usize = 5;

/// A ringmaster brings so many points for each tile with a circus or acrobats.
const SHOW: usize = 2;

/// The big top and the tokens.
#[derive(Clone)]
pub(super) struct Circus {
    /// Where the big top stands, and the animal under it.
    tent: Option<(Cell, Option<Animal>)>,
    /// The animal that will be under the big top on the circus just laid. The big top has not moved there yet.
    arriving: Option<Option<Animal>>,
    /// The animals that come, as far as that is known, and how many of each have not come yet.
    to_come: VecDeque<Animal>,
    left: BTreeMap<Animal, usize>,
    /// The animal that the decision has named for the tile that is laid.
    said: Option<Animal>,
}

impl Circus {
    pub(super) fn new(setup: &Setup) -> Self {
        let animals = Lot::ALL.into_iter().filter(|lot| lot.tag() == "Animals");
        let words = animals.flat_map(|lot| setup.lots.of(lot).iter().map(move |&at| lot.words()[usize::from(at)]));
        let to_come = words.map(|word| word.parse().unwrap()).collect();
        Self { tent: None, arriving: None, to_come, left: CONTENTS.into(), said: None }
    }
}

/// Whether a tile has a circus, and whether it has a ground for acrobats.
pub(super) fn is_circus(tile: &str) -> bool {
    ("BT06"..="BT16").contains(&tile)
}

fn is_ground(tile: &str) -> bool {
    ("BT01"..="BT05").contains(&tile)
}

impl Game {
    /// Where nothing says which animal comes, a decision that lays a circus names one of those that are left.
    pub(super) fn with_animals(&self, choices: Vec<Choice>) -> Vec<Choice> {
        let named: Vec<Animal> = self.circus.left.iter().filter(|&(_, &n)| n > 0).map(|(&animal, _)| animal).collect();
        if !self.circus.to_come.is_empty() || named.is_empty() {
            return choices;
        }
        let is_named = |id: TileId| self.agreed.bigtop && is_circus(name(id));
        let all = choices.into_iter().flat_map(|choice| match choice {
            Choice::Tile(id, cell, turns) if is_named(id) => {
                named.iter().map(|&animal| Choice::WithAnimal(id, cell, turns, None, animal)).collect()
            }
            Choice::TileAndBridge(id, cell, turns, bridge) if is_named(id) => {
                named.iter().map(|&animal| Choice::WithAnimal(id, cell, turns, Some(bridge), animal)).collect()
            }
            _ => vec![choice],
        });
        all.collect()
    }

    pub(super) fn say_animal(&mut self, animal: Animal) {
        self.circus.said = Some(animal);
    }

    /// A circus just laid gets the next animal, if one is left. The big top comes later.
    pub(super) fn circus_comes(&mut self) {
        let is_here = self.table.at(self.table.last()).is_some_and(|tile| is_circus(tile.name));
        if !(self.agreed.bigtop && is_here) {
            return;
        }
        let animal = self.circus.said.take().or_else(|| self.circus.to_come.pop_front());
        if let Some(animal) = animal {
            *self.circus.left.get_mut(&animal).unwrap() -= 1;
        }
        self.circus.arriving = Some(animal);
    }

    /// The big top moves to the circus just laid. Before it leaves another one, the animal there is turned up.
    pub(super) fn big_top_moves(&mut self) {
        if let Some(animal) = self.circus.arriving.take() {
            self.turn_up_animal("");
            self.circus.tent = Some((self.table.last(), animal));
        }
    }

    /// Every follower on the nine cells of the big top's tile gives its owner the points of the animal there.
    pub(super) fn turn_up_animal(&mut self, when: &str) {
        let Some((tent, Some(animal))) = self.circus.tent.take() else { return };
        self.told.push(format!("turns up {animal}"));
        self.begin_scoring();
        for player in 0..self.agreed.n_players {
            let is_there = |figure: &&Figure| {
                figure.owner == player && figure.man.is_follower() && block(tent).any(|cell| cell == figure.cell)
            };
            let n = self.figures.iter().filter(is_there).count();
            self.give(player, animal * n, &format!("bigtop{when}"));
        }
    }

    /// Takes away what nobody has seen.
    pub(super) fn hide_animal(&mut self) {
        self.circus.tent = None;
    }

    /// The cell of the big top.
    pub(crate) fn big_top(&self) -> Option<Cell> {
        self.circus.tent.map(|(cell, _)| cell)
    }

    pub(super) fn has_acrobats(&self, cell: Cell) -> bool {
        !self.at_spot(cell, Spot::Acrobats).is_empty()
    }

    /// The grounds to which a meeple of the active player may go: that of the tile just laid and those around it, through a portal
    /// every one, where fewer than three acrobats and no bridge are.
    pub(super) fn acrobat_choices(&self) -> Vec<Choice> {
        if !self.men_at_hand().any(|man| man == Man::Meeple) {
            return Vec::new();
        }
        let in_reach = |cell: Cell| self.is_portal_open() || self.is_near_last(cell);
        let has_room = |cell: Cell| {
            let is_crossed = self.table.at(cell).is_some_and(|tile| tile.bridge.is_some());
            self.at_spot(cell, Spot::Acrobats).len() < PYRAMID && !is_crossed && !self.is_closed(cell)
        };
        let cells = self.table.in_order().filter(|&cell| in_reach(cell) && has_room(cell));
        cells.filter_map(|cell| Some(Choice::Acrobat(cell, self.table.spot_at(cell, Spot::Acrobats)?))).collect()
    }

    fn is_near_last(&self, cell: Cell) -> bool {
        block(self.table.last()).any(|near| near == cell)
    }

    /// Only a ground out of reach is reached through the portal, which is then used.
    pub(super) fn place_acrobat(&mut self, cell: Cell, part: usize) {
        self.portal_is_used |= !self.is_near_last(cell);
        self.place(Man::Meeple, cell, part);
    }

    /// The full pyramids, wherever they are and whoever stands there.
    pub(super) fn pyramid_choices(&self) -> Vec<Choice> {
        let is_full = |cell: &Cell| self.at_spot(*cell, Spot::Acrobats).len() == PYRAMID;
        self.table.in_order().filter(is_full).map(Choice::Pyramid).collect()
    }

    /// Each acrobat of a pyramid gives its points and goes home.
    pub(super) fn score_pyramid(&mut self, cell: Cell) {
        let acrobats = self.at_spot(cell, Spot::Acrobats);
        self.acrobats_give(&acrobats, "acrobats");
        acrobats.into_iter().for_each(|acrobat| self.take_home(acrobat));
    }

    /// At the end those who still stand give the same, also alone.
    pub(super) fn score_acrobats(&mut self) {
        let cells: Vec<Cell> = self.table.in_order().collect();
        let acrobats: Vec<Figure> = cells.into_iter().flat_map(|cell| self.at_spot(cell, Spot::Acrobats)).collect();
        self.acrobats_give(&acrobats, "acrobats at the end");
    }

    fn acrobats_give(&mut self, acrobats: &[Figure], what_for: &str) {
        self.begin_scoring();
        for player in 0..self.agreed.n_players {
            let n = acrobats.iter().filter(|acrobat| acrobat.owner == player).count();
            self.give(player, ACROBAT * n, what_for);
        }
    }

    /// When a feature is scored, each ringmaster there brings points for the circuses and grounds of acrobats on his nine cells.
    pub(super) fn ringmasters_bring(&mut self, figures: &[Figure], when: &str) {
        for ringmaster in figures.iter().filter(|figure| figure.man == Man::Ringmaster) {
            let is_show =
                |&cell: &Cell| self.table.at(cell).is_some_and(|tile| is_circus(tile.name) || is_ground(tile.name));
            let n = block(ringmaster.cell).filter(is_show).count();
            self.begin_scoring();
            self.give(ringmaster.owner, SHOW * n, &format!("ringmaster{when}"));
        }
    }
}
