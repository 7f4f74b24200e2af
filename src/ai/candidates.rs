//! The best turns of a position: the expected lead of each, how certain it is, and the most likely reply.

use super::{
    Decision, Level, Thinks,
    search::{Course, spread_of},
    turn::Turn,
};
use crate::rules::{Generator, Observation};

/// A turn that could be played.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Candidate {
    /// What is decided.
    pub decision: Decision,
    /// The expected lead of the player who decides at the end of the game, in points; of a game of one player, the points.
    pub lead: f32,
    /// The standard error of the lead, in points; 0 if nothing was tried.
    pub error: f32,
    /// How many supposed decks it was tried on.
    pub rounds: u32,
    /// What was played after it most often, and in which share of the tries, 0 to 1.
    pub reply: Option<(Decision, f32)>,
}

/// The best turns of the player who is asked, at most so many, the best first. Empty if nothing is asked. The turn that was `played` is
/// included even if others are better.
///
/// The same seed and number of tries give the same answer; `enough` is asked as by [`choose`](super::choose). With more than two
/// players the lead is that over the mean and the best of the others.
///
/// ```
/// use bastide::{ai::candidates, rules::{Colour, Game, Observation, Player, Setup, seeded}};
/// let player = |colour| Player { colour, name: String::new(), level: None };
/// let mut setup = Setup::base(vec![player(Colour::Red), player(Colour::Blue)]);
/// setup.deal(&mut seeded(1))?;
/// let seen = Observation::new(&Game::new(&setup, &mut Vec::new())?);
/// let best = candidates(&seen, 3, None, &mut seeded(2), &mut |tries| tries >= 500);
/// assert!(best.len() == 3 && best[0].lead >= best[2].lead && best[0].rounds > 10);
/// # Ok::<(), bastide::rules::SetupError>(())
/// ```
#[must_use]
pub fn candidates(
    seen: &Observation,
    count: usize,
    played: Option<Decision>,
    rng: &mut Generator,
    enough: &mut dyn FnMut(u32) -> bool,
) -> Vec<Candidate> {
    let mind = Level::Master.mind();
    let Thinks::ByTrying(conditions) = mind.thinks else { return Vec::new() };
    let (mut turn, mut forecast) = Turn::of(seen, mind.weights);
    let played = played.and_then(|played| turn.plan_of(seen.game(), played, &mut forecast));
    let told = Course { seen, turn, forecast, conditions, rng, enough }.race_for(count, played);
    told.into_iter()
        .map(|(runner, lead)| {
            let tried: u32 = runner.replies.iter().map(|(_, times)| times).sum();
            let most = runner.replies.iter().max_by_key(|(_, times)| *times);
            Candidate {
                decision: runner.plan.decision(),
                lead,
                error: standard_error(&runner.results),
                rounds: runner.results.len() as u32,
                reply: most.map(|&(reply, times)| (reply, times as f32 / tried as f32)),
            }
        })
        .collect()
}

/// The standard error of a mean; 0 for fewer than two results.
fn standard_error(results: &[f32]) -> f32 {
    if results.len() < 2 {
        return 0.0;
    }
    let (_, variance) = spread_of(results.iter().copied());
    (variance / results.len() as f32).sqrt()
}
