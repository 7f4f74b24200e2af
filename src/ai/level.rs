//! The levels of computer players and how each decides.

use super::{Decision, Race, Weights, novice, search::Course, turn::Turn};
use crate::rules::{Action, Generator, Observation, Step, legal_actions};

/// A computer player's strength and character.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// A beginner: likes the own roads and cities, overlooks fields, does not look at what others do, and is not always
    /// attentive.
    Novice,
    /// Takes the most points that lie there now, and keeps a figure for later.
    Greedy,
    /// Looks at what the tiles to come can complete.
    Planner,
    /// Tries the best plans on supposed decks before deciding.
    Master,
}

impl Level {
    /// All levels, the weakest first, as [`crate::rules::LEVELS`] names them.
    pub const ALL: [Self; 4] = [Self::Novice, Self::Greedy, Self::Planner, Self::Master];

    /// The name in a record.
    #[must_use]
    pub const fn name(self) -> &'static str {
        crate::rules::LEVELS[self as usize]
    }

    /// The level with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.name() == name)
    }

    /// How the level thinks.
    #[must_use]
    pub const fn mind(self) -> Mind {
        match self {
            Self::Novice => Mind { weights: Weights::AS_IT_STANDS, thinks: Thinks::AsABeginner },
            Self::Greedy => Mind { weights: Weights::AS_IT_STANDS, thinks: Thinks::AtOnce },
            Self::Planner => Mind { weights: Weights::FORESIGHT, thinks: Thinks::AtOnce },
            Self::Master => Mind { weights: Weights::FORESIGHT, thinks: Thinks::ByTrying(Race::MASTER) },
        }
    }
}

/// How a computer player decides: what it thinks things are worth, and how it compares.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Mind {
    /// What things are worth.
    pub weights: Weights,
    /// How plans are compared.
    pub thinks: Thinks,
}

/// How plans are compared.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Thinks {
    /// By what catches a beginner's eye.
    AsABeginner,
    /// By what they are worth at once.
    AtOnce,
    /// By what becomes of the best of them.
    ByTrying(Race),
}

/// Decides for the asked player: one decision, a tile first and then a figure. `None` when nothing is asked.
///
/// The same seed and the same number of tries give the same decision. `enough` is asked after every try with the number of
/// tries so far and ends the search: by counting, or by a clock of the caller's; levels that do not search never ask.
///
/// ```
/// use bastide::{ai::{Level, choose}, rules::{Colour, Game, Observation, Player, Setup, seeded}};
/// let player = |colour| Player { colour, name: String::new(), level: None };
/// let mut setup = Setup::base(vec![player(Colour::Red), player(Colour::Blue)]);
/// setup.deal(&mut seeded(1))?;
/// let mut game = Game::new(&setup, &mut Vec::new())?;
/// while let Some(action) = choose(&Observation::new(&game), Level::Greedy, &mut seeded(2), &mut |tries| tries >= 100) {
///     game.play(action, &mut Vec::new()).expect("what a level decides is legal");
/// }
/// assert!(game.is_over());
/// # Ok::<(), bastide::rules::SetupError>(())
/// ```
pub fn choose(
    seen: &Observation,
    level: Level,
    rng: &mut Generator,
    enough: &mut dyn FnMut(u32) -> bool,
) -> Option<Action> {
    choose_as(seen, &level.mind(), rng, enough)
}

/// The same for a mind of the caller's: for tuning.
pub fn choose_as(
    seen: &Observation,
    mind: &Mind,
    rng: &mut Generator,
    enough: &mut dyn FnMut(u32) -> bool,
) -> Option<Action> {
    decide_as(seen, mind, rng, enough).map(|decision| decision.action)
}

/// The same as [`choose`], with what was meant to follow.
pub fn decide(
    seen: &Observation,
    level: Level,
    rng: &mut Generator,
    enough: &mut dyn FnMut(u32) -> bool,
) -> Option<Decision> {
    decide_as(seen, &level.mind(), rng, enough)
}

fn decide_as(
    seen: &Observation,
    mind: &Mind,
    rng: &mut Generator,
    enough: &mut dyn FnMut(u32) -> bool,
) -> Option<Decision> {
    let game = seen.game();
    let mut legal = legal_actions(game);
    let only = legal.next()?;
    if legal.next().is_none() {
        return Some(Decision { action: only, then: None });
    }
    if game.step() == Step::SecondPart {
        return Some(Decision { action: Action::GoOn, then: None }); // another tile is hardly ever worth nothing
    }
    if mind.thinks == Thinks::AsABeginner {
        return novice::choose(game, rng).map(|action| Decision { action, then: None });
    }
    let (turn, forecast) = Turn::of(seen, mind.weights);
    let plan = match mind.thinks {
        Thinks::ByTrying(conditions) => Course { seen, turn, forecast, conditions, rng, enough }.race(),
        Thinks::AtOnce | Thinks::AsABeginner => turn.best(),
    };
    plan.map(|plan| plan.decision())
}
