//! Messages (RULES.md "The Messages").

use std::collections::BTreeSet;

use bastide::{
    catalogue::PartKind,
    rules::{Lot, Setup},
};

use super::{
    Asks, Choice, Figure, Game,
    table::Feature,
    track::{Runner, Then},
};

/// One of the eight cards, by its number.
pub(super) type Card = usize;

/// The cards for a tile, coats of arms, knights, farmers and a follower. Those before them are for the smallest road, city and monastery.
const TILE: Card = 4;
const COATS: Card = 5;
const KNIGHTS: Card = 6;
const FARMERS: Card = 7;
pub(super) const FOLLOWER: Card = 8;

/// The points of a message instead of its action, and of each coat, knight or farmer.
const POINTS: usize = 2;

/// The pile of cards, and what messages have brought about in the turn.
#[derive(Clone, Default)]
pub(super) struct Messages {
    /// The cards from the top of the pile on, as far as they are known before they come.
    known: Vec<Card>,
    /// The cards that have come.
    came: Vec<Card>,
    /// Whether one has come in this turn.
    has_come: bool,
    /// The tiles that messages have given and that have not been drawn yet.
    more_tiles: usize,
    /// Whether the part of the turn is that of such a tile.
    pub(super) in_more_tile: bool,
}

impl Messages {
    pub(super) fn new(setup: &Setup) -> Self {
        let known = setup.lots.of(Lot::Messages).iter().map(|&card| Card::from(card) + 1).collect();
        Self { known, ..Self::default() }
    }
}

impl Game {
    /// Nothing has come in this turn yet, and nobody has said which figure moves on.
    pub(super) fn messages_begin_turn(&mut self) {
        self.messages.has_come = false;
        self.track.of_turn.clear();
        self.track.moved.fill([false; 2]);
    }

    /// Messages look at what moves from now on, but with `message-often=turn` at the whole turn.
    pub(super) fn messages_begin(&mut self) {
        if !self.agreed.is("message-often", "turn") {
            self.track.moved.fill([false; 2]);
        }
    }

    /// A message comes for a figure of the active player. Returns whether one does.
    pub(super) fn message_comes(&mut self) -> bool {
        let Some(runner) = self.due() else { return false };
        self.track.moved[self.active][runner] = false;
        self.messages.has_come = true;
        self.ask(Asks::Message)
    }

    /// The figure of the active player for which a message comes now, the meeple first.
    fn due(&self) -> Option<Runner> {
        let after_scoring = self.track.then == Then::Wagons;
        let is_time = self.agreed.is("message-often", "round")
            || after_scoring && !(self.agreed.is("message-often", "turn") && self.messages.has_come);
        let on_five =
            |runner: &Runner| self.track.moved[self.active][*runner] && self.counts(self.active)[*runner] % 5 == 0;
        let is_alone = |runner: &Runner| {
            let space = self.space_of(self.active, *runner);
            let mut others = (0..self.agreed.n_players).filter(|&player| player != self.active);
            self.agreed.is("message-alone", "no") || !others.any(|player| self.stands_on(player, space))
        };
        self.runners().filter(|_| self.agreed.messages && is_time).filter(on_five).find(is_alone)
    }

    /// The cards that the one just turned up can be.
    fn possible_cards(&self) -> Vec<Card> {
        let n = self.messages.came.len();
        if let Some(&card) = self.messages.known.get(n) {
            vec![card]
        } else if n < FOLLOWER {
            (1..=FOLLOWER).filter(|card| !self.messages.came.contains(card)).collect()
        } else {
            vec![self.messages.came[n - FOLLOWER]]
        }
    }

    /// The number of a card where nothing but the statement tells which it is.
    pub(super) fn card_name(&self, card: Card) -> String {
        let n = self.messages.came.len();
        if n < FOLLOWER && n >= self.messages.known.len() { format!("{card} ") } else { String::new() }
    }

    pub(super) fn message_choices(&self) -> Vec<Choice> {
        let cards = self.possible_cards();
        let actions = cards.iter().copied().filter(|&card| self.deed(card).is_some());
        let followers = if cards.contains(&FOLLOWER) { self.ready_followers() } else { Vec::new() };
        let points = cards.iter().map(|&card| Choice::MessagePoints(card));
        let actions = actions.map(Choice::MessageAction);
        points.chain(actions).chain(followers.into_iter().map(Choice::MessageFollower)).collect()
    }

    /// Does as was chosen. The points are a scoring of their own.
    pub(super) fn read_message(&mut self, choice: Choice) {
        let (card, points) = match choice {
            Choice::MessageAction(card) => (card, self.deed(card).unwrap_or(0)),
            Choice::MessageFollower(figure) => (FOLLOWER, self.gives_alone(figure)),
            Choice::MessagePoints(card) => (card, POINTS),
            _ => return,
        };
        self.messages.came.push(card);
        if let Choice::MessageFollower(figure) = choice {
            self.take_home(figure);
            self.send_lonely_home();
        }
        if let Choice::MessageAction(TILE) = choice {
            self.messages.more_tiles += 1;
        }
        self.begin_scoring();
        self.give(self.active, points, "message");
        self.go_on_settling();
    }

    /// The points of an action in which nothing is chosen; `None` if there is nothing to count.
    fn deed(&self, card: Card) -> Option<usize> {
        let cities = || self.held_by_active(PartKind::City);
        let each = |n: usize| (n > 0).then_some(POINTS * n);
        let standing =
            |kind: PartKind| self.ready_followers().into_iter().filter(move |f| self.feature_of(f).kind == kind);
        match card {
            1 => self.smallest(PartKind::Road),
            2 => self.smallest(PartKind::City),
            3 => self.smallest(PartKind::Monastery),
            TILE => (!self.pile.is_empty()).then_some(0),
            COATS => each(cities().iter().map(|city| self.table.printed(city).0).sum()),
            KNIGHTS => each(standing(PartKind::City).count()),
            FARMERS => each(standing(PartKind::Field).count()),
            _ => None, // a follower is chosen
        }
    }

    fn feature_of(&self, figure: &Figure) -> Feature {
        self.table.feature(figure.cell, figure.part)
    }

    /// The active player's followers on what is not complete, in the order in which they were placed.
    fn ready_followers(&self) -> Vec<Figure> {
        let mine = self.figures.iter().filter(|figure| figure.owner == self.active && figure.man.is_follower());
        mine.filter(|figure| self.is_scored_alone(figure) && !self.feature_of(figure).complete).copied().collect()
    }

    /// The features of a kind in which the active player has such a follower, each once.
    fn held_by_active(&self, kind: PartKind) -> Vec<Feature> {
        let mut found = BTreeSet::new();
        let features = self.ready_followers().into_iter().map(|figure| self.feature_of(&figure));
        features.filter(|feature| feature.kind == kind && found.insert(feature.one_part())).collect()
    }

    /// The points of the one that would score least at the end.
    fn smallest(&self, kind: PartKind) -> Option<usize> {
        self.held_by_active(kind).iter().map(|feature| self.worth(feature)).min()
    }

    /// The points that the feature of a follower would score at the end for its owner alone.
    fn gives_alone(&self, figure: Figure) -> usize {
        let feature = self.feature_of(&figure);
        if self.is_lying_place(&feature) {
            return self.worth_of_lying(figure.cell);
        }
        if feature.kind != PartKind::Field {
            return self.worth(&feature);
        }
        let a_city = match () {
            () if self.has_barn_in(&feature) => 1,
            () if self.agreed.is("farms", "first") => 4,
            () => 3,
        };
        let more = self.more_a_city(figure.owner, &[&feature]);
        self.cities_give(&self.cities_of(&feature), a_city, more) + self.buildings_add(&feature)
    }

    /// A message's tile comes when all else of a part of the turn is over, before a second part. Returns whether one does.
    pub(super) fn begin_more_tile(&mut self) -> bool {
        if self.messages.more_tiles == 0 || self.pile.is_empty() {
            self.messages.more_tiles = 0;
            return false;
        }
        self.messages.more_tiles -= 1;
        self.messages.in_more_tile = true;
        self.begin_turn();
        true
    }

    /// After a bazaar comes the tile of a message that it brought, and then the next player's turn.
    pub(super) fn after_sale(&mut self) {
        if !self.begin_more_tile() {
            self.pass_on();
        }
    }
}
