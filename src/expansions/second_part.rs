//! The second part of a turn, in which the same player lays another tile. A builder (Traders & Builders) and an arrow of the 20th
//! anniversary give one.
//!
//! However many of them do, a turn has at most two parts.

use crate::rules::{Event, Game};

/// How far the turn is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum State {
    /// Nothing in this turn has earned a second part.
    #[default]
    None,
    /// The turn will have a second part.
    Earned,
    /// The second part has begun.
    Begun,
}

/// Notes that a builder gives the active player's turn a second part, unless it has begun.
pub(crate) fn earn(game: &mut Game) {
    if let Some(state) = game.states.second_part.as_mut().filter(|state| **state == State::None) {
        *state = State::Earned;
    }
}

/// Whether the active player's turn goes on with a second part, which something earned before or `arrow` gives now. True once a
/// turn; an empty pile ends the turn.
pub(crate) fn turn_goes_on(game: &mut Game, arrow: bool, events: &mut Vec<Event>) -> bool {
    let has_tiles = game.open || game.n_drawn < game.deck.len();
    let Some(state) = &mut game.states.second_part else { return false };
    let earned = *state == State::Earned || *state == State::None && arrow;
    let goes_on = earned && has_tiles;
    let arrow = *state == State::None;
    *state = if goes_on { State::Begun } else { State::None };
    if goes_on {
        events.push(Event::SecondPart { player: game.active, arrow });
    }
    goes_on
}
