//! The search: the best plans race against each other, each tried on the same supposed decks.
//!
//! In every round the unseen tiles are dealt anew; every plan still in the race is played on that deck and the game goes on
//! for a few turns, everybody playing the best plan by the evaluation. A plan that is clearly worse than the best one
//! leaves the race. The same decks for all make the differences small numbers of samples can tell.

use super::{
    Forecast,
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

/// A plan in the race with its results, one a round.
struct Runner {
    plan: Plan,
    results: Vec<f32>,
    sum: f32,
}

/// Finds the best of the listed plans. `enough` is asked after every try with the number of tries so far.
pub(super) fn race(
    seen: &Observation,
    turn: &mut Turn,
    forecast: &mut Forecast,
    conditions: &Race,
    rng: &mut Generator,
    enough: &mut dyn FnMut(u32) -> bool,
) -> Option<Plan> {
    let mut runners = starters(turn, conditions);
    let me = seen.game().asked();
    let more_players = seen.game().rules().n_players() - 2;
    let mut deal = seen.game().clone();
    let mut game = seen.game().clone();
    let (mut events, mut tries) = (Vec::new(), 0);
    while runners.len() > 1 {
        seen.determinise_into(rng, &mut deal);
        let deeper = runners[0].results.len() / conditions.deepening.max(1);
        let turns = (conditions.turns + deeper).min(conditions.farthest) + more_players;
        for runner in &mut runners {
            game.clone_from(&deal);
            runner.plan.play(&mut game, &mut events);
            let result = go_on(&mut game, turns, me, turn, forecast, &mut events);
            runner.results.push(result);
            runner.sum += result;
            tries += 1;
            if enough(tries) {
                return best(&runners, conditions.trust).map(|best| runners[best].plan);
            }
        }
        let rounds = runners[0].results.len();
        if rounds >= conditions.rounds && rounds.is_multiple_of(4) {
            drop_outclassed(&mut runners, conditions);
        }
    }
    runners.first().map(|runner| runner.plan)
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
        started.push(Runner { plan, results: Vec::with_capacity(64), sum: 0.0 });
    }
    started
}

/// Plays on for some turns, everybody by the evaluation, and tells what has become of it.
fn go_on(
    game: &mut Game,
    turns: usize,
    me: PlayerId,
    turn: &mut Turn,
    forecast: &mut Forecast,
    events: &mut Vec<Event>,
) -> f32 {
    for _ in 0..turns {
        turn.list(game, forecast);
        let Some(plan) = turn.best() else { break };
        plan.play(game, events);
    }
    forecast.expect(game.remaining());
    let worth = evaluate(game, &mut turn.standing, forecast);
    utility(&worth, game, me, forecast.weights())
}

/// The one with the best mean over the rounds that all have run, the evaluation at once counting for some rounds; the one
/// listed first among equals.
fn best(runners: &[Runner], trust: f32) -> Option<usize> {
    let rounds = runners.iter().map(|runner| runner.results.len()).min()?;
    let shared = |runner: &Runner| runner.sum - runner.results[rounds..].iter().sum::<f32>();
    let standing = |runner: &Runner| shared(runner) + trust * runner.plan.value;
    (0..runners.len())
        .reduce(|best, index| if standing(&runners[index]) > standing(&runners[best]) { index } else { best })
}

fn drop_outclassed(runners: &mut Vec<Runner>, conditions: &Race) {
    let Some(best) = best(runners, conditions.trust) else { return };
    let leader = runners[best].results.clone();
    let n = leader.len() as f32;
    runners.retain(|runner| {
        let behind = leader.iter().zip(&runner.results).map(|(a, b)| a - b);
        let mean = behind.clone().sum::<f32>() / n;
        let variance = behind.map(|difference| (difference - mean) * (difference - mean)).sum::<f32>() / (n - 1.0);
        mean * mean * n <= conditions.patience * conditions.patience * variance || mean <= 0.0
    });
}
