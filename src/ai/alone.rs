//! What a level scores when it plays a deck alone, as one person does for points.

use super::{Level, decide};
use crate::rules::{Game, Observation, legal_actions, seeded};

/// Plays a game of one player to its end and returns the points. The same number of tries for each decision gives the same points.
///
/// ```
/// use bastide::{ai::{Level, alone}, rules::{Colour, Game, Player, Setup, seeded}};
/// let mut setup = Setup::base(vec![Player { colour: Colour::Red, name: String::new(), level: None }]);
/// setup.deal(&mut seeded(1))?;
/// let game = Game::new(&setup, &mut Vec::new())?;
/// assert!(alone(&game, Level::Planner, 0) > alone(&game, Level::Novice, 0));
/// # Ok::<(), bastide::rules::SetupError>(())
/// ```
#[must_use]
pub fn alone(game: &Game, level: Level, tries: u32) -> i16 {
    let mut game = game.clone();
    let mut rng = seeded(0);
    let mut events = Vec::new();
    while let Some(decision) = decide(&Observation::new(&game), level, &mut rng, &mut |tried| tried >= tries) {
        events.clear();
        game.play_unchecked(decision.action, &mut events);
        if let Some(then) = decision.then
            && legal_actions(&game).any(|action| action == then)
        {
            game.play_unchecked(then, &mut events);
        }
    }
    game.score(game.asked())
}
