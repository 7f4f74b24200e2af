//! The scoring track (RULES.md "The Messages", "The Robbers"): how far everybody's scoring figures have come, and the points that have
//! not moved one yet.

use std::collections::{BTreeMap, VecDeque};

use super::{Asks, Choice, Game};

/// The track has so many spaces.
pub(super) const SPACES: i32 = 50;

/// One of a player's scoring figures.
pub(super) type Runner = usize;

/// The figure that has all the points without The Messages, and the other one.
pub(super) const MEEPLE: Runner = 0;
pub(super) const WOMAN: Runner = 1;

/// The words of both.
pub(super) const RUNNERS: [&str; 2] = ["meeple", "woman"];

/// Where the figures are, and what waits for answers.
#[derive(Clone)]
pub(super) struct Track {
    /// By how many points each player's figures have moved.
    counts: Vec<[i32; 2]>,
    /// Which figures have moved on since messages were looked at last.
    pub(super) moved: Vec<[bool; 2]>,
    /// Points that were given and have not moved their figures yet, in the order in which they were given.
    waiting: VecDeque<Gain>,
    /// The number of scorings so far.
    n_scorings: usize,
    /// The figures that move on in the scoring that is looked at.
    chosen: BTreeMap<usize, Runner>,
    /// The figure that a player has chosen for a whole turn.
    pub(super) of_turn: BTreeMap<usize, Runner>,
    /// How the turn goes on when nothing waits.
    pub(super) then: Then,
}

/// Points that have not moved their figure yet.
#[derive(Clone, Copy)]
pub(super) struct Gain {
    scoring: usize,
    pub(super) player: usize,
    pub(super) points: i32,
    pub(super) is_loot: bool,
}

/// How the turn goes on.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Then {
    /// A tile has been laid, so robbers may be placed.
    Place,
    /// The part of the turn has been scored, so wagons move.
    Wagons,
    /// The big top has moved, so a figure may go to Carcassonne.
    Send,
    /// A bazaar has ended, so it is the next player's turn.
    NextTurn,
}

impl Track {
    pub(super) fn new(n_players: usize) -> Self {
        Self {
            counts: vec![[0; 2]; n_players],
            moved: vec![[false; 2]; n_players],
            waiting: VecDeque::new(),
            n_scorings: 0,
            chosen: BTreeMap::new(),
            of_turn: BTreeMap::new(),
            then: Then::Place,
        }
    }

    /// Whether some points have not moved their figures yet.
    pub(super) fn is_settled(&self) -> bool {
        self.waiting.is_empty()
    }

    /// A player's points that have not moved a figure yet.
    pub(super) fn waiting_points(&self, player: usize) -> i32 {
        self.waiting.iter().filter(|gain| gain.player == player).map(|gain| gain.points).sum()
    }

    /// The points that were given together and are looked at first.
    pub(super) fn first_scoring(&self) -> Vec<Gain> {
        let first = self.waiting.front().map(|gain| gain.scoring);
        self.waiting.iter().filter(|gain| Some(gain.scoring) == first).copied().collect()
    }

    /// The figure by which a player moves on in the first scoring.
    pub(super) fn chosen_by(&self, player: usize) -> Runner {
        self.chosen[&player]
    }

    /// Points that are looked at before all others.
    pub(super) fn comes_next(&mut self, player: usize, points: i32) {
        self.n_scorings += 1;
        self.waiting.push_front(Gain { scoring: self.n_scorings, player, points, is_loot: true });
    }

    pub(super) fn forget_waiting(&mut self) {
        self.waiting.clear();
    }
}

impl Game {
    /// By how many points a player's figures have moved. Points that wait have not moved them yet.
    pub(crate) fn counts(&self, player: usize) -> [i32; 2] {
        self.track.counts[player]
    }

    /// The scoring figures that everybody has.
    pub(super) fn runners(&self) -> std::ops::Range<Runner> {
        0..if self.agreed.messages { 2 } else { 1 }
    }

    /// The space on which one of a player's figures stands.
    pub(super) fn space_of(&self, player: usize, runner: Runner) -> i32 {
        self.track.counts[player][runner].rem_euclid(SPACES)
    }

    /// Whether one of a player's figures stands on a space.
    pub(super) fn stands_on(&self, player: usize, space: i32) -> bool {
        self.runners().any(|runner| self.space_of(player, runner) == space)
    }

    /// The players in turn order, from the active one on.
    pub(super) fn players_from_active(&self) -> impl Iterator<Item = usize> + use<> {
        let (first, n) = (self.active, self.agreed.n_players);
        (0..n).map(move |step| (first + step) % n)
    }

    /// Begins a scoring: points that are given from now on are not those of the one before.
    pub(super) fn begin_scoring(&mut self) {
        self.track.n_scorings += 1;
    }

    /// Points wait until it is said which figure they move and until robbers act. In the final scoring none do.
    pub(super) fn gain_waits(&mut self, player: usize, points: i32, what_for: &str) {
        if (self.agreed.robbers || self.agreed.messages) && !what_for.ends_with(" at the end") {
            let scoring = self.track.n_scorings;
            self.track.waiting.push_back(Gain { scoring, player, points, is_loot: false });
        }
    }

    /// Points that are taken away come from the figure that has come further, and the other one gives what that one has not. What neither
    /// has the meeple owes: points that still wait may be paid with.
    pub(super) fn moves_back(&mut self, player: usize, points: i32) {
        let counts = &mut self.track.counts[player];
        let further = if counts[WOMAN] > counts[MEEPLE] { WOMAN } else { MEEPLE };
        let mut missing = points;
        for runner in [further, 1 - further] {
            let gives = missing.min(counts[runner].max(0));
            counts[runner] -= gives;
            missing -= gives;
        }
        counts[MEEPLE] -= missing;
    }

    /// Looks at all scorings whose points wait, one after another, and at messages, and then goes on.
    pub(super) fn settle(&mut self, then: Then) {
        self.track.then = then;
        self.messages_begin();
        self.go_on_settling();
    }

    /// Goes on until a question is asked or nothing waits any more.
    pub(super) fn go_on_settling(&mut self) {
        while let Some(&first) = self.track.waiting.front() {
            let asks = self.asks_for_runner()
                || if first.is_loot { self.loot_moves(first.player) } else { self.scoring_is_robbed() };
            if asks {
                return;
            }
        }
        if self.message_comes() {
            return;
        }
        match self.track.then {
            Then::Place => self.begin_placing(),
            Then::Wagons => self.ask_for_wagons(),
            Then::Send => self.ask_for_carcassonne(),
            Then::NextTurn => self.after_sale(),
        }
    }

    /// Those who get points in the first scoring say one after another which figure moves on by them. Returns whether somebody is asked.
    fn asks_for_runner(&mut self) -> bool {
        let gains = self.track.first_scoring();
        for player in self.players_from_active().filter(|&player| gains.iter().any(|gain| gain.player == player)) {
            if self.track.chosen.contains_key(&player) {
                continue;
            }
            if !self.agreed.messages {
                self.track.chosen.insert(player, MEEPLE);
            } else if let Some(&runner) = self.track.of_turn.get(&player) {
                self.track.chosen.insert(player, runner);
            } else {
                return self.ask(Asks::Runner(player));
            }
        }
        false
    }

    pub(super) fn runner_choices(&self) -> Vec<Choice> {
        self.runners().map(Choice::Runner).collect()
    }

    /// With `message-often=turn` the answer holds for the whole turn.
    pub(super) fn decide_about_runner(&mut self, player: usize, choice: Choice) {
        if let Choice::Runner(runner) = choice {
            self.track.chosen.insert(player, runner);
            if self.agreed.is("message-often", "turn") {
                self.track.of_turn.insert(player, runner);
            }
        }
        self.go_on_settling();
    }

    /// The figures of the first scoring move on. Returns the points by which they did.
    pub(super) fn figures_move(&mut self) -> Vec<Gain> {
        let gains = self.track.first_scoring();
        let chosen = std::mem::take(&mut self.track.chosen);
        for gain in &gains {
            let runner = chosen[&gain.player];
            self.track.counts[gain.player][runner] += gain.points;
            self.track.moved[gain.player][runner] = true;
        }
        self.track.waiting.retain(|gain| gains.iter().all(|moved| moved.scoring != gain.scoring));
        gains
    }
}
