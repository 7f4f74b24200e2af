//! The search: the best plans race against each other, each tried on the same supposed decks.
//!
//! In every round the unseen tiles are dealt anew; every plan still in the race is played on that deck and the game goes on
//! for a few turns, everybody playing the best plan by the evaluation. A plan that is clearly worse than the best one
//! leaves the race. The same decks for all make the differences small numbers of samples can tell. A turn that was played is
//! judged by the same race, which it may not leave.

use super::{
    Decision, Forecast,
    evaluate::{evaluate, utility},
    turn::{Plan, Turn},
};
use crate::rules::{Event, Game, Generator, Observation, PlayerId};

/// How the race is run.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Race {
    /// How many plans start.
    pub starters: usize,
    /// A plan that looks this many points worse than the best does not start.
    pub margin: f32,
    /// How many turns are played after the plan, with two players; each further player adds one.
    pub turns: usize,
    /// After so many rounds one turn more is played, and again.
    pub deepening: usize,
    /// But never more turns than this.
    pub farthest: usize,
    /// Rounds before anybody leaves.
    pub rounds: usize,
    /// How many standard errors behind the best a plan leaves.
    pub patience: f32,
    /// How many rounds the evaluation at once is worth.
    pub trust: f32,
}

impl Race {
    /// The one that `master` runs.
    pub const MASTER: Self = Self {
        starters: 12,
        margin: 8.0,
        turns: 3,
        deepening: 16,
        farthest: 12,
        rounds: 16,
        patience: 4.0,
        trust: 2.0,
    };

    /// Changes one number by its name, for tuning; whether there is such a number.
    pub fn set(&mut self, name: &str, value: f32) -> bool {
        match name {
            "starters" => self.starters = value as usize,
            "margin" => self.margin = value,
            "turns" => self.turns = value as usize,
            "deepening" => self.deepening = value as usize,
            "farthest" => self.farthest = value as usize,
            "rounds" => self.rounds = value as usize,
            "patience" => self.patience = value,
            "trust" => self.trust = value,
            _ => return false,
        }
        true
    }
}

/// So many standard errors make a plan better than the one that was played: among a dozen, one always seems to be.
const CLEARLY: f32 = 2.0;

/// A plan in the race with its results, one a round.
pub(super) struct Runner {
    pub(super) plan: Plan,
    pub(super) results: Vec<f32>,
    sum: f32,
    /// It stays in the race, however far behind.
    stays: bool,
    /// What was played next, each with how often; counted only where several plans are to be told.
    pub(super) replies: Vec<(Decision, u32)>,
}

impl Runner {
    fn new(plan: Plan) -> Self {
        Self { plan, results: Vec::with_capacity(64), sum: 0.0, stays: false, replies: Vec::new() }
    }

    fn count_reply(&mut self, reply: Decision) {
        match self.replies.iter_mut().find(|(known, _)| *known == reply) {
            Some((_, times)) => *times += 1,
            None => self.replies.push((reply, 1)),
        }
    }
}

/// A race: the position with its listed plans and what judges them, how it is run, and for how long.
pub(super) struct Course<'a> {
    pub(super) seen: &'a Observation,
    pub(super) turn: Turn,
    pub(super) forecast: Forecast,
    pub(super) conditions: Race,
    pub(super) rng: &'a mut Generator,
    /// Asked after every try with the number of tries so far.
    pub(super) enough: &'a mut dyn FnMut(u32) -> bool,
}

impl Course<'_> {
    /// Finds the best of the listed plans.
    pub(super) fn race(mut self) -> Option<Plan> {
        let mut runners = starters(&self.turn, &self.conditions);
        self.run(&mut runners, 1);
        best(&runners, self.conditions.trust).map(|best| runners[best].plan)
    }

    /// Races until it is enough, and returns so many of the best plans, the best first, each with its mean, and the one that was played.
    pub(super) fn race_for(mut self, places: usize, played: Option<Plan>) -> Vec<(Runner, f32)> {
        let mut runners = self.starters_with(played);
        self.run(&mut runners, places);
        let rounds = shared_rounds(&runners);
        let mut told: Vec<(Runner, f32)> = Vec::with_capacity(runners.len());
        // Insertion sort: for a dozen plans a library sort is not worth its size in the wasm module.
        for runner in runners {
            let mean = standing(&runner, rounds, self.conditions.trust);
            let at = told.iter().position(|(_, other)| mean > *other).unwrap_or(told.len());
            told.insert(at, (runner, mean));
        }
        let mut place = 0;
        told.retain(|(runner, _)| {
            place += 1;
            place <= places || runner.stays
        });
        told
    }

    /// How many points the best of the listed plans promises more than one of them, and which it is: that one itself, with
    /// nothing more, unless the best is better by [`CLEARLY`].
    pub(super) fn beaten_by(mut self, played: Plan) -> Option<(Plan, f32)> {
        let mut runners = self.starters_with(Some(played));
        self.run(&mut runners, 1);
        let trust = self.conditions.trust;
        let (best, own) = (best(&runners, trust)?, runners.iter().position(|runner| runner.stays)?);
        if !is_behind(&runners[own].results, &runners[best].results, CLEARLY) {
            return Some((played, 0.0));
        }
        let mean = |index: usize| standing(&runners[index], shared_rounds(&runners), trust);
        Some((runners[best].plan, mean(best) - mean(own)))
    }

    /// The plans that start, among them the one that was played, which stays.
    fn starters_with(&self, played: Option<Plan>) -> Vec<Runner> {
        let mut runners = starters(&self.turn, &self.conditions);
        let Some(played) = played else { return runners };
        let is_played = |runner: &Runner| runner.plan.decision() == played.decision();
        if !runners.iter().any(is_played) {
            runners.push(Runner::new(played));
        }
        for runner in &mut runners {
            runner.stays = is_played(runner);
        }
        runners
    }

    /// Lets plans race until it is enough, or one is left where only that is wanted.
    fn run(&mut self, runners: &mut Vec<Runner>, places: usize) {
        let Self { seen, turn, forecast, conditions, rng, enough } = self;
        let me = seen.game().asked();
        let more_players = seen.game().rules().n_players().saturating_sub(2);
        let mut deal = seen.game().clone();
        let mut game = seen.game().clone();
        let (mut events, mut tries) = (Vec::new(), 0);
        while runners.len() > usize::from(places == 1) {
            seen.determinise_into(rng, &mut deal);
            let deeper = runners[0].results.len() / conditions.deepening.max(1);
            let turns = (conditions.turns + deeper).min(conditions.farthest) + more_players;
            for runner in runners.iter_mut() {
                game.clone_from(&deal);
                runner.plan.play(&mut game, &mut events);
                let (result, reply) = go_on(&mut game, turns, me, turn, forecast, &mut events);
                if let Some(reply) = reply.filter(|_| places > 1) {
                    runner.count_reply(reply);
                }
                runner.results.push(result);
                runner.sum += result;
                tries += 1;
                if enough(tries) {
                    return;
                }
            }
            let rounds = runners[0].results.len();
            if rounds >= conditions.rounds && rounds.is_multiple_of(4) {
                drop_outclassed(runners, places, conditions);
            }
        }
    }
}

/// The best plans, those listed first among equals.
fn starters(turn: &Turn, conditions: &Race) -> Vec<Runner> {
    let mut plans = turn.plans.clone();
    let mut started: Vec<Runner> = Vec::with_capacity(conditions.starters);
    while started.len() < conditions.starters {
        let better = |a: usize, b: usize| if plans[b].value > plans[a].value { b } else { a };
        let Some(best) = (0..plans.len()).reduce(better) else { break };
        let plan = plans.remove(best);
        if started.first().is_some_and(|first| plan.value < first.plan.value - conditions.margin) {
            break;
        }
        started.push(Runner::new(plan));
    }
    started
}

/// Plays on for some turns, everybody by the evaluation, and tells what has become of it, and what was played first.
pub(super) fn go_on(
    game: &mut Game,
    turns: usize,
    me: PlayerId,
    turn: &mut Turn,
    forecast: &mut Forecast,
    events: &mut Vec<Event>,
) -> (f32, Option<Decision>) {
    turn.at_a_glance = true;
    let mut first = None;
    for _ in 0..turns {
        turn.list(game, forecast);
        let Some(plan) = turn.best() else { break };
        first.get_or_insert(plan.decision());
        plan.play(game, events);
    }
    turn.at_a_glance = false;
    forecast.expect(game.remaining());
    let worth = evaluate(game, &mut turn.standing, forecast);
    (utility(&worth, game, me, forecast.weights()), first)
}

/// The one with the best mean over the rounds that all have run; the one listed first among equals.
fn best(runners: &[Runner], trust: f32) -> Option<usize> {
    let rounds = shared_rounds(runners);
    let mean = |index: usize| standing(&runners[index], rounds, trust);
    (0..runners.len()).reduce(|best, index| if mean(index) > mean(best) { index } else { best })
}

/// The one that has a place by its mean, counted from 1; the last one if there are fewer.
fn place(runners: &[Runner], place: usize, trust: f32) -> Option<usize> {
    let rounds = shared_rounds(runners);
    let mean = |index: usize| standing(&runners[index], rounds, trust);
    let is_before = |one: usize, other: usize| (mean(one), other) > (mean(other), one);
    let rank = |index: usize| (0..runners.len()).filter(|&other| is_before(other, index)).count();
    (0..runners.len()).find(|&index| rank(index) + 1 == place.min(runners.len()))
}

/// How many rounds all have run.
fn shared_rounds(runners: &[Runner]) -> usize {
    runners.iter().map(|runner| runner.results.len()).min().unwrap_or(0)
}

/// The mean over so many rounds, the evaluation at once counting for some more.
fn standing(runner: &Runner, rounds: usize, trust: f32) -> f32 {
    let shared = runner.sum - runner.results[rounds..].iter().sum::<f32>();
    (shared + trust * runner.plan.value) / (rounds as f32 + trust)
}

/// Drops those that are clearly behind the last one that has a place.
fn drop_outclassed(runners: &mut Vec<Runner>, places: usize, conditions: &Race) {
    let Some(last) = place(runners, places, conditions.trust) else { return };
    let leader = runners[last].results.clone();
    runners.retain(|runner| runner.stays || !is_behind(&runner.results, &leader, conditions.patience));
}

/// Whether results are more than so many standard errors behind those of the same rounds.
fn is_behind(results: &[f32], leader: &[f32], patience: f32) -> bool {
    let n = leader.len().min(results.len()) as f32;
    let (mean, variance) = spread_of(leader.iter().zip(results).map(|(a, b)| a - b));
    mean > 0.0 && mean * mean * n > patience * patience * variance
}

/// The mean and the variance of at least two numbers.
pub(super) fn spread_of(numbers: impl Iterator<Item = f32> + Clone) -> (f32, f32) {
    let n = numbers.clone().count() as f32;
    let mean = numbers.clone().sum::<f32>() / n;
    let variance = numbers.map(|number| (number - mean) * (number - mean)).sum::<f32>() / (n - 1.0);
    (mean, variance)
}
