//! Judges a turn that was played by comparing it with the best alternative.

use super::{Decision, Level, Thinks, perils, search::Course, turn::Turn};
use crate::{
    rules::{Game, Generator, Observation, Step},
    session::Replay,
};

/// A turn that was played, judged by what was known then.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Review {
    /// What promised the most; what was played, if nothing was clearly better.
    pub best: Decision,
    /// How many points it promised more, as the margin over the others; 0 if nothing was clearly better.
    pub cost: f32,
}

/// Judges what the asked player decided about a tile and a figure as `master` would: `None` where there was nothing to choose, and where gold,
/// the mage or the witch is asked about between the tile and the figure of one of the two turns, since a [`Decision`] has no room for that answer.
///
/// The same seed and number of tries give the same answer; `enough` is asked as by [`choose`](super::choose).
///
/// ```
/// use bastide::{ai::{Level, decide, review}, rules::{Colour, Game, Observation, Player, Setup, seeded}};
/// let player = |colour| Player { colour, name: String::new(), level: None };
/// let mut setup = Setup::base(vec![player(Colour::Red), player(Colour::Blue)]);
/// setup.deal(&mut seeded(1))?;
/// let seen = Observation::new(&Game::new(&setup, &mut Vec::new())?);
/// let played = decide(&seen, Level::Planner, &mut seeded(2), &mut |_| true).expect("a tile is to be laid");
/// let review = review(&seen, played, &mut seeded(2), &mut |tries| tries >= 1000).expect("there are several spaces");
/// assert!(review.cost >= 0.0);
/// # Ok::<(), bastide::rules::SetupError>(())
/// ```
#[must_use]
pub fn review(
    seen: &Observation,
    played: Decision,
    rng: &mut Generator,
    enough: &mut dyn FnMut(u32) -> bool,
) -> Option<Review> {
    let mind = Level::Master.mind();
    let Thinks::ByTrying(conditions) = mind.thinks else { return None };
    if hides_figure(seen.game(), played) {
        return None;
    }
    let (mut turn, mut forecast) = Turn::of(seen, mind.weights);
    let plan = turn.plan_of(seen.game(), played, &mut forecast).filter(|_| turn.plans.len() > 1)?;
    let (best, cost) = Course { seen, turn, forecast, conditions, rng, enough }.beaten_by(plan)?;
    let best = best.decision();
    (!hides_figure(seen.game(), best)).then_some(Review { best, cost })
}

/// Whether a question is put between the tile of a decision and its figure, which the decision then does not tell.
fn hides_figure(game: &Game, decision: Decision) -> bool {
    let mut laid = game.clone();
    laid.play_unchecked(decision.action, &mut Vec::new());
    perils::asks_before_figure(&laid)
}

/// The tile that was laid at the present moment of a replay, with the figure of the same player; `None` if something else was
/// decided there.
#[must_use]
pub fn laid_at(replay: &Replay) -> Option<Decision> {
    let game = replay.game();
    let action = *replay.actions().get(replay.at())?;
    let is_in_hand = game.is_open() || game.drawn().is_some();
    if game.step() != Step::Lay || !is_in_hand || action.drawn_tile().is_none() {
        return None;
    }
    let mut laid = game.clone();
    laid.play_unchecked(action, &mut Vec::new());
    let own_figure = laid.step() == Step::Figure && laid.asked() == game.asked();
    let then = replay.actions().get(replay.at() + 1).copied().filter(|_| own_figure);
    Some(Decision { action, then })
}

/// What was known when a tile was laid: in an open record, in which nobody draws, the tile that was laid was in hand.
#[must_use]
pub fn seen_with(game: &Game, laid: Decision) -> Observation {
    if game.is_open() { Observation::of_open(game, laid.action.drawn_tile(), &[]) } else { Observation::new(game) }
}
