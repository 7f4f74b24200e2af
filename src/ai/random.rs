//! The uniform random policy of the record format.

use crate::rules::{Action, Event, Game, Generator, below, pick_action};

/// Picks one of the legal actions with equal chance: one number of the generator a decision. `None` when the game is over.
#[inline]
pub fn random_action(game: &Game, rng: &mut Generator) -> Option<Action> {
    pick_action(game, |count| below(rng, count))
}

/// Any of some actions, by chance.
pub(super) fn any_of(actions: &[Action], rng: &mut Generator) -> Option<Action> {
    (!actions.is_empty()).then(|| actions[below(rng, actions.len())])
}

/// Plays a game to its end by the random policy. The events are cleared on the way: they only lend their memory.
///
/// ```
/// use bastide::{ai::play_out, rules::{Colour, Game, Player, Setup, seeded}};
/// let player = |colour| Player { colour, name: String::new(), level: None };
/// let mut setup = Setup::base(vec![player(Colour::Red), player(Colour::Blue)]);
/// let mut rng = seeded(1);
/// setup.deal(&mut rng)?;
/// let mut game = Game::new(&setup, &mut Vec::new())?;
/// play_out(&mut game, &mut rng, &mut Vec::new());
/// assert!(game.is_over());
/// # Ok::<(), bastide::rules::SetupError>(())
/// ```
pub fn play_out(game: &mut Game, rng: &mut Generator, events: &mut Vec<Event>) {
    while let Some(action) = random_action(game, rng) {
        events.clear();
        game.play_unchecked(action, events);
    }
}
