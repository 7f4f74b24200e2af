//! What a game was decided by: the points that everybody could expect after each decision, and for each turn what the draw gave and
//! what the decision gave away.
//!
//! The evaluation of `master` judges every position as it was seen then. A draw is worth the best turn with the tile that came,
//! less the mean over the tiles that could have come. So whoever plays, draws are worth nothing on average. A decision is worth the
//! turn that was played, less the best one with that tile.

use super::{Decision, Forecast, Level, evaluate::evaluate, laid_at, seen_with, standing::Standing, turn::Turn};
use crate::{
    rules::{ByPlayer, Observation, PlayerId, Step},
    session::Replay,
};

/// A game, looked at afterwards.
#[derive(Clone, Debug, PartialEq)]
pub struct Outlook {
    /// The points that each player could expect at the end of the game, before the first decision and after each. They change when a
    /// tile is to be laid next: halfway through a turn nobody knows what its figure will be worth.
    pub expected: Vec<ByPlayer<f32>>,
    /// The turns in which a tile was drawn and laid.
    pub turns: Vec<Assessment>,
}

/// A turn, parted into luck and skill. All values are points, as the lead of the player whose turn it was.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Assessment {
    /// The number of decisions before that of its tile.
    pub at: usize,
    /// Who played it.
    pub player: PlayerId,
    /// What the tile that came was worth, against the mean of those that could have come.
    pub draw: f32,
    /// The standard deviation of what could have come.
    pub spread: f32,
    /// What the best turn promised more than the one that was played; at least 0.
    pub given: f32,
}

/// Looks at the decisions of a game up to the present moment. `progress` is told how many were looked at, and ends it by `false`;
/// then `None` is returned.
#[must_use]
pub fn assess(replay: &Replay, progress: &mut dyn FnMut(usize) -> bool) -> Option<Outlook> {
    let mut past = replay.clone();
    let mut turn = Turn::new(past.game());
    let end = replay.at();
    let mut outlook = Outlook { expected: Vec::with_capacity(end + 1), turns: Vec::new() };
    for at in 0..=end {
        past.go_to(at);
        let is_between_turns = matches!(past.game().step(), Step::Lay | Step::Over);
        if let Some(&before) = outlook.expected.last().filter(|_| !is_between_turns) {
            outlook.expected.push(before);
        } else {
            outlook.expected.push(expected(&Observation::new(past.game())));
            if let Some(played) = laid_at(&past).filter(|_| at < end) {
                outlook.turns.extend(assessment(&seen_with(past.game(), played), at, played, &mut turn));
            }
        }
        if !progress(at + 1) {
            return None;
        }
    }
    Some(outlook)
}

fn expected(seen: &Observation) -> ByPlayer<f32> {
    let game = seen.game();
    let mut forecast = Forecast::new(seen, Level::Master.mind().weights);
    forecast.expect(game.remaining());
    evaluate(game, &mut Standing::default(), &mut forecast).points
}

fn assessment(seen: &Observation, at: usize, played: Decision, turn: &mut Turn) -> Option<Assessment> {
    let (best, own) = worth_of(seen, Some(played), turn)?;
    let draws = seen.draws();
    let drawn = seen.game().drawn();
    let total: f32 = draws.iter().map(|(_, copies)| f32::from(*copies)).sum();
    let (mut sum, mut squares) = (0.0, 0.0);
    for (tile, copies) in draws {
        let value = if Some(tile) == drawn { best } else { worth_of(&seen.redrawn(tile), None, turn)?.0 };
        let weight = f32::from(copies) / total;
        sum += weight * value;
        squares += weight * value * value;
    }
    let spread = (squares - sum * sum).max(0.0).sqrt();
    Some(Assessment { at, player: seen.game().asked(), draw: best - sum, spread, given: (best - own).max(0.0) })
}

/// What the best turn with the tile in hand is worth, and the one that was played.
fn worth_of(seen: &Observation, played: Option<Decision>, turn: &mut Turn) -> Option<(f32, f32)> {
    let mut forecast = turn.look_at(seen, Level::Master.mind().weights);
    let best = turn.best()?.value;
    let own = played.map_or(Some(best), |played| Some(turn.plan_of(seen.game(), played, &mut forecast)?.value))?;
    Some((best, own))
}
