//! Robbers on the scoring track (RULES.md "The Robbers").

use std::collections::{BTreeMap, VecDeque};

use bastide::catalogue::Symbol;

use super::{Asks, Choice, Game};

/// The track has so many spaces.
const SPACES: i32 = 50;

/// The robbers, and everything that waits for their owners.
#[derive(Clone)]
pub(super) struct Track {
    /// The space of each player's robber; a robber who is not on the track is in the supply.
    robbers: Vec<Option<i32>>,
    /// Points that were given and have not moved their figures yet, in the order in which they were given.
    waiting: VecDeque<Gain>,
    /// The number of scorings so far.
    n_scorings: usize,
    /// The player whom the owner of each robber robs in the scoring that is looked at.
    victims: BTreeMap<usize, usize>,
    /// Whether each robber beside the figure that loot is about to move goes on with it.
    follow: BTreeMap<usize, bool>,
    /// The players who may still put a robber on the track.
    may_place: VecDeque<usize>,
    /// How the turn goes on when nothing waits.
    then: Then,
}

/// Points that have not moved their figure yet.
#[derive(Clone)]
struct Gain {
    scoring: usize,
    player: usize,
    points: i32,
    is_loot: bool,
}

/// How the turn goes on.
#[derive(Clone, Copy)]
pub(super) enum Then {
    /// A tile has been laid, so robbers may be placed.
    Place,
    /// The part of the turn has been scored, so wagons move.
    Wagons,
    /// A bazaar has ended, so it is the next player's turn.
    NextTurn,
}

impl Track {
    pub(super) fn new(n_players: usize) -> Self {
        Self {
            robbers: vec![None; n_players],
            waiting: VecDeque::new(),
            n_scorings: 0,
            victims: BTreeMap::new(),
            follow: BTreeMap::new(),
            may_place: VecDeque::new(),
            then: Then::Place,
        }
    }

    /// Whether some points have not moved their figures yet.
    pub(super) fn is_settled(&self) -> bool {
        self.waiting.is_empty()
    }
}

impl Game {
    /// The space of a player's robber.
    pub(crate) fn robber_on(&self, player: usize) -> Option<i32> {
        self.track.robbers[player]
    }

    /// The space on which a player's scoring figure stands. Points that wait have not moved it yet.
    pub(super) fn space_of(&self, player: usize) -> i32 {
        let waiting = self.track.waiting.iter().filter(|gain| gain.player == player);
        (self.scores[player] - waiting.map(|gain| gain.points).sum::<i32>()).rem_euclid(SPACES)
    }

    /// The players in turn order, from the active one on.
    fn players_from_active(&self) -> impl Iterator<Item = usize> + use<> {
        let (first, n) = (self.active, self.agreed.n_players);
        (0..n).map(move |step| (first + step) % n)
    }

    /// Begins a scoring: points that are given from now on are not those of the one before.
    pub(super) fn begin_scoring(&mut self) {
        self.track.n_scorings += 1;
    }

    /// Points wait until robbers act. In the final scoring none do.
    pub(super) fn gain_waits(&mut self, player: usize, points: i32, what_for: &str) {
        if self.agreed.robbers && !what_for.ends_with(" at the end") {
            let scoring = self.track.n_scorings;
            self.track.waiting.push_back(Gain { scoring, player, points, is_loot: false });
        }
    }

    /// Looks at all scorings whose points wait, one after another, and then goes on.
    pub(super) fn settle(&mut self, then: Then) {
        self.track.then = then;
        self.go_on_settling();
    }

    /// Goes on until a question is asked or nothing waits any more.
    fn go_on_settling(&mut self) {
        while let Some(gain) = self.track.waiting.front().cloned() {
            let asks = if gain.is_loot { self.loot_moves(gain.player) } else { self.scoring_is_robbed(gain.scoring) };
            if asks {
                return;
            }
        }
        match self.track.then {
            Then::Place => self.begin_placing(),
            Then::Wagons => self.ask_for_wagons(),
            Then::NextTurn => self.pass_on(),
        }
    }

    /// All owners of robbers choose, then the figures of a scoring move, then the owners get their loot. Returns whether somebody has
    /// to choose first.
    fn scoring_is_robbed(&mut self, scoring: usize) -> bool {
        for owner in self.players_from_active() {
            if self.track.victims.contains_key(&owner) {
                continue; // this one has chosen
            }
            match self.victims(owner)[..] {
                [] => {}
                [victim] => {
                    self.track.victims.insert(owner, victim);
                }
                _ => return self.ask(Asks::Rob(owner)),
            }
        }
        let (moved, rest): (Vec<_>, Vec<_>) =
            self.track.waiting.drain(..).partition(|gain| gain.scoring == scoring && !gain.is_loot);
        self.track.waiting = rest.into();
        let victims = std::mem::take(&mut self.track.victims);
        let robbing = self.players_from_active().filter(|owner| victims.contains_key(owner));
        let mut loot = Vec::new();
        for player in robbing {
            self.track.robbers[player] = None;
            let robbed = moved.iter().filter(|gain| gain.player == victims[&player]);
            let points = (robbed.map(|gain| gain.points).sum::<i32>() + 1) / 2;
            self.scores[player] += points;
            self.told.push(format!("{player} {points} loot"));
            loot.push(Gain { scoring, player, points, is_loot: true });
        }
        loot.into_iter().rev().for_each(|gain| self.track.waiting.push_front(gain));
        false
    }

    /// A robber can rob the others on his space who get points in the scoring that comes first of those that wait. They are listed by seat.
    fn victims(&self, owner: usize) -> Vec<usize> {
        let Some(scoring) = self.track.waiting.front().map(|gain| gain.scoring) else { return Vec::new() };
        let gets = |player: usize| {
            self.track.waiting.iter().any(|gain| (gain.scoring, gain.player) == (scoring, player) && !gain.is_loot)
        };
        let others = (0..self.agreed.n_players).filter(|&player| player != owner);
        others.filter(|&player| gets(player) && self.track.robbers[owner] == Some(self.space_of(player))).collect()
    }

    pub(super) fn rob_choices(&self, owner: usize) -> Vec<Choice> {
        self.victims(owner).into_iter().map(Choice::Rob).collect()
    }

    pub(super) fn decide_whom_to_rob(&mut self, owner: usize, choice: Choice) {
        if let Choice::Rob(victim) = choice {
            self.track.victims.insert(owner, victim);
        }
        self.go_on_settling();
    }

    /// Loot moves the figure of whoever robbed, and the robbers of others beside it go on with it. Returns whether the owner of one of
    /// them has to choose first.
    fn loot_moves(&mut self, player: usize) -> bool {
        let from = self.space_of(player);
        for owner in self.players_from_active().filter(|&owner| owner != player) {
            if self.track.robbers[owner] != Some(from) || self.track.follow.contains_key(&owner) {
                continue;
            }
            if self.ask(Asks::Follow(owner)) {
                return true;
            }
            self.track.follow.insert(owner, true);
        }
        self.track.waiting.pop_front();
        let to = self.space_of(player);
        for (owner, goes) in std::mem::take(&mut self.track.follow) {
            if goes {
                self.track.robbers[owner] = Some(to);
            }
        }
        false
    }

    /// A robber may go on with the figure, or stay if another figure does that does not belong to his owner.
    pub(super) fn follow_choices(&self, owner: usize) -> Vec<Choice> {
        let Some(gain) = self.track.waiting.front() else { return Vec::new() };
        let from = self.space_of(gain.player);
        let mut others = (0..self.agreed.n_players).filter(|&other| other != owner && other != gain.player);
        if others.any(|other| self.space_of(other) == from) { vec![Choice::Follow(gain.player)] } else { Vec::new() }
    }

    pub(super) fn decide_to_follow(&mut self, owner: usize, choice: Choice) {
        self.track.follow.insert(owner, matches!(choice, Choice::Follow(_)));
        self.go_on_settling();
    }

    /// After a tile with a bag the active player may place a robber, then the next player whose robber is in the supply, or each of
    /// them (`robber-others`).
    fn begin_placing(&mut self) {
        self.track.may_place.clear();
        if self.agreed.robbers && self.table.shows(self.table.last(), Symbol::Robber) {
            let others = self.players_from_active().skip(1).filter(|&player| self.track.robbers[player].is_none());
            let n_others = if self.agreed.is("robber-others", "all") { usize::MAX } else { 1 };
            self.track.may_place = [self.active].into_iter().chain(others.take(n_others)).collect();
        }
        self.go_on_placing();
    }

    fn go_on_placing(&mut self) {
        while let Some(player) = self.track.may_place.pop_front() {
            if self.ask(Asks::Robber(player)) {
                return;
            }
        }
        self.ask_for_second_bar();
    }

    /// The spaces on which figures of others stand, but not the one on which the player's robber already is.
    pub(super) fn robber_choices(&self, player: usize) -> Vec<Choice> {
        let others = || (0..self.agreed.n_players).filter(|&other| other != player);
        let is_there = |space: i32| others().any(|other| self.space_of(other) == space);
        let spaces = (0..SPACES).filter(|&space| is_there(space) && self.track.robbers[player] != Some(space));
        spaces.map(Choice::Robber).collect()
    }

    pub(super) fn place_robber(&mut self, player: usize, choice: Choice) {
        if let Choice::Robber(space) = choice {
            self.track.robbers[player] = Some(space);
        }
        self.go_on_placing();
    }

    /// Before the final scoring all robbers go home, and nothing is robbed any more.
    pub(super) fn robbers_go_home(&mut self) {
        self.track.robbers.fill(None);
        self.track.waiting.clear();
    }
}
