//! What the learned numbers are found from: plans for the same turn, and how the game ended after each of them.

use super::{
    Forecast, Weights,
    evaluate::{evaluate, utility},
    learned::{SCORE, TRAITS, Traits, each_trait_of_hand, trait_of_left},
    prospect::count_in_hand,
    search::go_on,
    standing::Standing,
    turn::{Plan, Turn, each_left},
};
use crate::rules::{Generator, Observation, PlayerId, below};

/// A plan, what the hand-made evaluation says of it, and how the game ended.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// The own turns that are still to come after the plan.
    pub turns: f32,
    /// What the hand-made evaluation says, in points ahead of the others.
    pub expected: f32,
    /// How many points the player was ahead after the turns that were played, on average.
    pub ended: f32,
    /// The traits of the position after the plan, the player's less those of the others.
    pub traits: Vec<f32>,
}

/// Which plans for a turn [`lessons`] tries, and how.
#[derive(Clone, Copy, Debug)]
pub struct Trial {
    /// The number of plans to try that the evaluation likes best.
    pub best: usize,
    /// The largest number of other plans to try; they are picked at random.
    pub others: usize,
    /// The number of decks on which each plan is tried.
    pub rounds: u32,
    /// The number of turns that planners play after a plan. The evaluation of the position they reach then stands for the result of the game.
    /// `usize::MAX` plays every game to its end.
    pub turns: usize,
}

/// Tries several plans for the same turn on the same decks. After each plan, planners play on. Returns one lesson for each plan that
/// does not end the game, or none if there are fewer than two plans.
#[must_use]
pub fn lessons(seen: &Observation, trial: &Trial, rng: &mut Generator) -> Vec<Lesson> {
    let Trial { best, others, rounds, turns } = *trial;
    let (mut turn, _) = Turn::of(seen, Weights::FORESIGHT);
    let plans = chosen(&turn, best, others, rng);
    if plans.len() < 2 {
        return Vec::new();
    }
    let me = seen.game().asked();
    let (mut deal, mut game, mut events) = (seen.game().clone(), seen.game().clone(), Vec::new());
    let mut ended = vec![0.0; plans.len()];
    for _ in 0..rounds {
        seen.determinise_into(rng, &mut deal);
        for (plan, ended) in plans.iter().zip(&mut ended) {
            game.clone_from(&deal);
            plan.play(&mut game, &mut events);
            let mut forecast = Forecast::new(&Observation::new(&game), Weights::FORESIGHT);
            *ended += go_on(&mut game, turns, me, &mut turn, &mut forecast, &mut events).0 / rounds as f32;
        }
    }
    plans.iter().zip(ended).filter_map(|(plan, ended)| lesson(seen, plan, ended)).collect()
}

fn chosen(turn: &Turn, best: usize, others: usize, rng: &mut Generator) -> Vec<Plan> {
    let mut plans = turn.plans.clone();
    plans.sort_by(|a, b| b.value.total_cmp(&a.value));
    let rest = plans.split_off(best.min(plans.len()));
    for _ in 0..others.min(rest.len()) {
        let plan = rest[below(rng, rest.len())];
        if plans.iter().all(|known| known.decision() != plan.decision()) {
            plans.push(plan);
        }
    }
    plans
}

fn lesson(seen: &Observation, plan: &Plan, ended: f32) -> Option<Lesson> {
    let me = seen.game().asked();
    let mut game = seen.game().clone();
    plan.play(&mut game, &mut Vec::new());
    if game.is_over() {
        return None;
    }
    let by_hand = Weights { learned: 0.0, ..Weights::FORESIGHT };
    let (mut standing, mut forecast) = (Standing::default(), Forecast::new(seen, by_hand));
    forecast.expect(game.remaining());
    let worth = evaluate(&game, &mut standing, &mut forecast);
    // Some traits are worked out only for a player who uses them.
    let mut forecast = Forecast::new(seen, Weights::FORESIGHT);
    forecast.expect(game.remaining());
    standing.see(&game, &mut forecast);
    let weights = *forecast.weights();
    let mut traits: Vec<Traits> = vec![[0.0; TRAITS]; game.rules().n_players()];
    standing.each_holding(&game, &mut |player, holding| {
        holding.each_trait(&mut |index, amount| traits[player.index()][index] += amount);
    });
    for player in game.players() {
        traits[player.index()][SCORE] = f32::from(game.score(player));
        let count = count_in_hand(game.supply(player), worth.returning[player], &weights);
        each_trait_of_hand(count, &mut |index, amount| traits[player.index()][index] += amount);
    }
    each_left(&game, &mut forecast, &mut |kind, points| {
        if let Some(index) = trait_of_left(kind) {
            traits[me.index()][index] += points;
        }
    });
    // The difference that `utility` makes of points, of every trait.
    let others: Vec<PlayerId> = game.players().filter(|&player| player != me).collect();
    let best = *others.iter().max_by(|&&a, &&b| worth.points[a].total_cmp(&worth.points[b]))?;
    let share = (1.0 - weights.rival) / others.len() as f32;
    let difference = |index: usize| {
        let of = |player: PlayerId| traits[player.index()][index];
        of(me) - weights.rival * of(best) - share * others.iter().map(|&other| of(other)).sum::<f32>()
    };
    Some(Lesson {
        turns: game.remaining() as f32 / game.rules().n_players() as f32,
        expected: utility(&worth, &game, me, &weights),
        ended,
        traits: (0..TRAITS).map(difference).collect(),
    })
}
