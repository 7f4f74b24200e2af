//! The second part of a turn, in which the same player lays another tile. A builder (Traders & Builders) and an arrow of the 20th
//! anniversary give one.
//!
//! However many of them do, a turn has at most two parts. With `second-part=may` the player is asked before anything is drawn and may
//! decline; then the turn ends like any other.

use super::{Action, Event, Game, Row, Step, Waits};
use crate::catalogue::{Bonus, BoxId};

/// The question about a second part.
pub(super) const ROW: Row = Row::new(
    Step::SecondPart,
    Waits::IfOffered,
    BoxId::Traders,
    "RULES, a turn has at most two parts: the second one, with `second-part=may`",
)
.only_if(|rules| rules.options.traders.asks_for_second_part())
.offers(&[going_on])
.skips()
.declined(|game, _| decline(game));

/// How far the turn is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum State {
    /// Nothing in this turn has earned a second part.
    #[default]
    None,
    /// The turn will have a second part.
    Earned {
        /// Whether an arrow gives it, and no builder.
        arrow: bool,
    },
    /// The player is asked whether the turn has a second part.
    Offered {
        /// Whether an arrow gives it, and no builder.
        arrow: bool,
    },
    /// The second part has begun.
    Begun,
}

/// Notes that a builder gives the active player's turn a second part, unless it has begun.
pub(crate) fn earn(game: &mut Game) {
    if let Some(state) = game.states.second_part.as_mut().filter(|state| **state == State::None) {
        *state = State::Earned { arrow: false };
    }
}

/// The step with which the active player's turn goes on to a second part, which something earned before or `arrow` gives now. There
/// is one at most once a turn; an empty pile ends the turn.
pub(crate) fn turn_goes_on(game: &mut Game, arrow: bool, events: &mut Vec<Event>) -> Option<Step> {
    let has_tiles = has_tiles(game);
    let state = game.states.second_part.as_mut()?;
    let by_arrow = match *state {
        State::Earned { arrow } => Some(arrow),
        State::None if arrow => Some(true),
        _ => None,
    };
    let Some(arrow) = by_arrow.filter(|_| has_tiles) else {
        *state = State::None;
        return None;
    };
    *state = State::Offered { arrow };
    if game.rules.options.traders.asks_for_second_part() {
        return Some(Step::SecondPart);
    }
    Some(go_on(game, events))
}

impl Game {
    /// Whether a second part may follow in this turn: none has begun, and there is a tile for it.
    #[must_use]
    pub fn may_go_on(&self) -> bool {
        let begun = self.states.second_part.is_none_or(|state| state == State::Begun);
        !begun && has_tiles(self)
    }
}

/// Whether the second part of the turn has begun.
pub(super) fn has_begun(game: &Game) -> bool {
    game.states.second_part == Some(State::Begun)
}

/// Whether there is a tile for another part of the turn.
pub(crate) fn has_tiles(game: &Game) -> bool {
    game.open || game.remaining() > 0
}

/// Keeps the second part that an arrow gives now for later, because a tile that is no part of the turn comes before it.
pub(super) fn keep(game: &mut Game, arrow: bool) {
    if let Some(state) = game.states.second_part.as_mut().filter(|state| arrow && **state == State::None) {
        *state = State::Earned { arrow };
    }
}

/// Begins the second part, if it is offered, and returns its first step.
pub(crate) fn go_on(game: &mut Game, events: &mut Vec<Event>) -> Step {
    if let Some(State::Offered { arrow }) = game.states.second_part.replace(State::Begun) {
        events.push(Event::SecondPart { player: game.active, arrow });
    }
    game.rules.first_step()
}

/// Declines the second part and returns the step that ends the turn.
fn decline(game: &mut Game) -> Step {
    game.states.second_part = Some(State::None);
    Step::Next
}

/// The answer that is not `skip` when the second part is offered.
fn going_on(_: &Game, cursor: &mut u32) -> Option<Action> {
    *cursor += 1;
    (*cursor == 1).then_some(Action::GoOn)
}

impl Game {
    /// Whether the active player's turn has a second part, which a builder or an arrow gives and which may have begun.
    #[must_use]
    pub fn has_second_part(&self) -> bool {
        self.states.second_part.is_some_and(|state| state != State::None) || self.arrow_gives(Bonus::Again)
    }
}
