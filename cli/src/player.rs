//! The computer players: the levels, optionally with weights changed for tuning, and the reference players of the arena.

mod clock;
mod frozen;
mod monte_carlo;

use std::time::Duration;

use bastide::{
    ai::{Level, Mind, Thinks, choose_as, random_action},
    rules::{Action, Generator, LEVELS, Observation, Step, shown},
};

use crate::Failure;
use clock::Clock;

/// A computer player for playouts, the arena and `serve-player`.
#[derive(Clone, Debug)]
pub(crate) enum Player {
    /// The uniform random policy.
    Random,
    /// A level, optionally with changed weights.
    Level(Box<Mind>),
    /// A planner that overlooks the dragon, the fairy and the towers: it uses none of them, and chance decides what is asked
    /// about them.
    Blind,
    /// Flat Monte-Carlo.
    Flat,
    /// Plain UCT with uniform playouts and this exploration constant.
    Uct(f64),
    /// The first solid greedy player, unchanged since then.
    Frozen,
}

/// The time that a player may use for one decision.
#[derive(Clone, Copy, Debug, clap::Args)]
pub(crate) struct Limit {
    /// The time for each decision, in milliseconds.
    #[arg(long, value_name = "T", conflicts_with = "iterations")]
    pub(crate) time_ms: Option<u64>,
    /// The number of tries for each decision, instead of a time: the same seed then gives the same games.
    #[arg(long, value_name = "I")]
    pub(crate) iterations: Option<u32>,
}

const USUAL_TIME: Duration = Duration::from_millis(100);

impl Limit {
    /// Starts to count tries or to measure time.
    fn begin(self, waiting: Waiting) -> impl FnMut(u32) -> bool {
        let time = self.time_ms.map_or(USUAL_TIME, Duration::from_millis);
        let mut clock = match waiting {
            Waiting::Nobody => Clock::processor(),
            Waiting::Somebody => Clock::wall(),
        };
        move |tries| match self.iterations {
            Some(most) => tries >= most,
            None => clock.is_over(time),
        }
    }
}

/// Whether somebody waits for the answer. If so, the limit is wall-clock time; if not, it is processor time.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Waiting {
    Nobody,
    Somebody,
}

impl Player {
    /// The player with this name. A level can be followed by weights to change: `planner:hand=4,attention=0.8`.
    pub(crate) fn from_name(name: &str) -> Result<Self, Failure> {
        let (word, numbers) = name.split_once(':').unwrap_or((name, ""));
        let player = match (word, Level::from_name(word)) {
            (_, Some(level)) => return Ok(Self::Level(Box::new(tuned(level.mind(), numbers)?))),
            ("random", _) => Self::Random,
            ("planner-blind", _) => Self::Blind,
            ("flat", _) => Self::Flat,
            ("uct", _) => match numbers.strip_prefix("exploration=").map(str::parse) {
                Some(Ok(exploration)) => return Ok(Self::Uct(exploration)),
                Some(Err(_)) => return Err(format!("unknown setting {}; expected exploration=number", shown(numbers))),
                None => Self::Uct(monte_carlo::EXPLORATION),
            },
            ("greedy-frozen", _) => Self::Frozen,
            _ => {
                let levels = LEVELS.join(", ");
                let name = shown(name);
                return Err(format!(
                    "unknown player {name}; known: {levels}, random, planner-blind, flat, uct, greedy-frozen"
                ));
            }
        };
        if numbers.is_empty() { Ok(player) } else { Err(format!("{} has no weights that can be changed", shown(word))) }
    }

    /// The player's decision; `None` if there is nothing to decide.
    pub(crate) fn decide(
        &self,
        seen: &Observation,
        rng: &mut Generator,
        limit: Limit,
        waiting: Waiting,
    ) -> Option<Action> {
        let mut enough = limit.begin(waiting);
        match self {
            Self::Random => random_action(seen.game(), rng),
            Self::Blind => match seen.game().step() {
                Step::Dragon | Step::DragonAfter | Step::Capture | Step::Exchange => random_action(seen.game(), rng),
                _ => choose_as(seen, &blind(), rng, &mut enough),
            },
            Self::Level(mind) => choose_as(seen, mind, rng, &mut enough),
            Self::Flat => monte_carlo::flat(seen, rng, &mut enough),
            Self::Uct(exploration) => monte_carlo::uct(seen, *exploration, rng, &mut enough),
            Self::Frozen => frozen::choose(seen.game()),
        }
    }
}

fn blind() -> Mind {
    let mind = Level::Planner.mind();
    Mind { weights: mind.weights.overlooking(), ..mind }
}

fn tuned(mut mind: Mind, numbers: &str) -> Result<Mind, Failure> {
    for change in numbers.split(',').filter(|change| !change.is_empty()) {
        let parsed = change.split_once('=').and_then(|(name, value)| Some((name, value.parse::<f32>().ok()?)));
        let Some((name, value)) = parsed else {
            return Err(format!("unknown setting {}; expected name=number", shown(change)));
        };
        let of_race = match &mut mind.thinks {
            Thinks::ByTrying(race) => race.set(name, value),
            Thinks::AsABeginner | Thinks::AtOnce => false,
        };
        let known = of_race || mind.weights.set(name, value);
        if !known {
            return Err(format!("this level has no weight {}", shown(name)));
        }
    }
    Ok(mind)
}
