//! Robbers on the scoring track (RULES.md "The Robbers").

use std::collections::{BTreeMap, VecDeque};

use bastide::catalogue::Symbol;

use super::{Asks, Choice, Game, track::SPACES};

/// The robbers, and what their owners have answered.
#[derive(Clone)]
pub(super) struct Robbers {
    /// The space of each player's robber; a robber who is not on the track is in the supply.
    spaces: Vec<Option<i32>>,
    /// The player whom the owner of each robber robs in the scoring that is looked at.
    victims: BTreeMap<usize, usize>,
    /// Whether each robber beside the figure that loot is about to move goes on with it.
    follow: BTreeMap<usize, bool>,
    /// The players who may still put a robber on the track.
    may_place: VecDeque<usize>,
}

impl Robbers {
    pub(super) fn new(n_players: usize) -> Self {
        Self {
            spaces: vec![None; n_players],
            victims: BTreeMap::new(),
            follow: BTreeMap::new(),
            may_place: VecDeque::new(),
        }
    }
}

impl Game {
    /// The space of a player's robber.
    pub(crate) fn robber_on(&self, player: usize) -> Option<i32> {
        self.robbers.spaces[player]
    }

    /// All owners of robbers choose, then the figures of the first scoring move, then the owners get their loot. Returns whether somebody
    /// has to choose first.
    pub(super) fn scoring_is_robbed(&mut self) -> bool {
        for owner in self.players_from_active() {
            if self.robbers.victims.contains_key(&owner) {
                continue; // this one has chosen
            }
            match self.victims(owner)[..] {
                [] => {}
                [victim] => {
                    self.robbers.victims.insert(owner, victim);
                }
                _ => return self.ask(Asks::Rob(owner)),
            }
        }
        let moved = self.figures_move();
        let victims = std::mem::take(&mut self.robbers.victims);
        let robbing = self.players_from_active().filter(|owner| victims.contains_key(owner));
        let mut loot = Vec::new();
        for player in robbing {
            self.robbers.spaces[player] = None;
            let robbed = moved.iter().filter(|gain| gain.player == victims[&player]);
            let points = (robbed.map(|gain| gain.points).sum::<i32>() + 1) / 2;
            self.scores[player] += points;
            self.told.push(format!("{player} {points} loot"));
            loot.push((player, points));
        }
        loot.into_iter().rev().for_each(|(player, points)| self.track.comes_next(player, points));
        false
    }

    /// A robber can rob the others whose figures on his space move on in the first scoring. They are listed by seat.
    fn victims(&self, owner: usize) -> Vec<usize> {
        let gains = self.track.first_scoring();
        let gets = |player: usize| gains.iter().any(|gain| gain.player == player);
        let is_beside =
            |player: usize| self.robbers.spaces[owner] == Some(self.space_of(player, self.track.chosen_by(player)));
        let others = (0..self.agreed.n_players).filter(|&player| player != owner);
        others.filter(|&player| gets(player) && is_beside(player)).collect()
    }

    pub(super) fn rob_choices(&self, owner: usize) -> Vec<Choice> {
        let victims = self.victims(owner).into_iter();
        victims.map(|player| Choice::Rob(player, self.track.chosen_by(player))).collect()
    }

    pub(super) fn decide_whom_to_rob(&mut self, owner: usize, choice: Choice) {
        if let Choice::Rob(victim, _) = choice {
            self.robbers.victims.insert(owner, victim);
        }
        self.go_on_settling();
    }

    /// Loot moves a figure of whoever robbed, and the robbers of others beside it go on with it. Returns whether the owner of one of
    /// them has to choose first.
    pub(super) fn loot_moves(&mut self, player: usize) -> bool {
        let runner = self.track.chosen_by(player);
        let from = self.space_of(player, runner);
        for owner in self.players_from_active().filter(|&owner| owner != player) {
            if self.robbers.spaces[owner] != Some(from) || self.robbers.follow.contains_key(&owner) {
                continue;
            }
            if self.ask(Asks::Follow(owner)) {
                return true;
            }
            self.robbers.follow.insert(owner, true);
        }
        self.figures_move();
        let to = self.space_of(player, runner);
        for (owner, goes) in std::mem::take(&mut self.robbers.follow) {
            if goes {
                self.robbers.spaces[owner] = Some(to);
            }
        }
        false
    }

    /// A robber may go on with the figure, or stay if another figure does that does not belong to his owner.
    pub(super) fn follow_choices(&self, owner: usize) -> Vec<Choice> {
        let [gain] = self.track.first_scoring()[..] else { return Vec::new() };
        let goes = (gain.player, self.track.chosen_by(gain.player));
        let from = self.space_of(goes.0, goes.1);
        let others = (0..self.agreed.n_players).filter(|&other| other != owner);
        let mut figures = others.flat_map(|other| self.runners().map(move |runner| (other, runner)));
        let stays = figures.any(|figure| figure != goes && self.space_of(figure.0, figure.1) == from);
        if stays { vec![Choice::Follow(gain.player)] } else { Vec::new() }
    }

    pub(super) fn decide_to_follow(&mut self, owner: usize, choice: Choice) {
        self.robbers.follow.insert(owner, matches!(choice, Choice::Follow(_)));
        self.go_on_settling();
    }

    /// After a tile with a bag the active player may place a robber, then the next player whose robber is in the supply, or each of
    /// them (`robber-others`).
    pub(super) fn begin_placing(&mut self) {
        self.robbers.may_place.clear();
        if self.agreed.robbers && self.table.shows(self.table.last(), Symbol::Robber) {
            let others = self.players_from_active().skip(1).filter(|&player| self.robbers.spaces[player].is_none());
            let n_others = if self.agreed.is("robber-others", "all") { usize::MAX } else { 1 };
            self.robbers.may_place = [self.active].into_iter().chain(others.take(n_others)).collect();
        }
        self.go_on_placing();
    }

    fn go_on_placing(&mut self) {
        while let Some(player) = self.robbers.may_place.pop_front() {
            if self.ask(Asks::Robber(player)) {
                return;
            }
        }
        self.ask_for_second_bar();
    }

    /// The spaces on which figures of others stand, but not the one on which the player's robber already is.
    pub(super) fn robber_choices(&self, player: usize) -> Vec<Choice> {
        let others = || (0..self.agreed.n_players).filter(|&other| other != player);
        let is_there = |space: i32| others().any(|other| self.stands_on(other, space));
        let spaces = (0..SPACES).filter(|&space| is_there(space) && self.robbers.spaces[player] != Some(space));
        spaces.map(Choice::Robber).collect()
    }

    pub(super) fn place_robber(&mut self, player: usize, choice: Choice) {
        if let Choice::Robber(space) = choice {
            self.robbers.spaces[player] = Some(space);
        }
        self.go_on_placing();
    }

    /// Before the final scoring all robbers go home, and nothing is robbed any more.
    pub(super) fn robbers_go_home(&mut self) {
        self.robbers.spaces.fill(None);
        self.track.forget_waiting();
    }
}
