//! What is kept of messages during a game.

use super::{pile::Pile, vocabulary::Event};
use crate::rules::{self, ByPlayer, Game, ScoringFigure, Step};

/// The messages of a game, and what the player in turn is asked about one.
#[derive(Clone, Debug, Default)]
pub struct State {
    pub(super) pile: Pile,
    /// With `message-often=turn`: the figure that each player has chosen for this turn.
    pub(super) of_turn: ByPlayer<Option<ScoringFigure>>,
    /// Which figures of the player in turn have moved on.
    pub(super) moved: [bool; ScoringFigure::ALL.len()],
    /// Whether a message came in this turn.
    pub(super) had: bool,
    /// The message that must be read.
    pub(super) asked: Option<Asked>,
    /// How many more tiles messages have given in this turn.
    pub(super) tiles: u8,
    /// Whether a tile that a message gave has begun in this turn.
    pub(super) has_begun_tile: bool,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Asked {
    /// The card, 1 to 8; `None` if the statement names it.
    pub(super) card: Option<u8>,
    /// The step that goes on when it has been read.
    pub(super) then: Step,
}

/// Begins a turn.
pub(crate) fn turn_begins(game: &mut Game) {
    if let Some(state) = &mut game.states.messages {
        *state = State { pile: state.pile, ..State::default() };
    }
}

/// Notes which message came.
pub(super) fn note(game: &mut Game, card: u8, events: &mut Vec<rules::Event>) {
    let player = game.active;
    if let Some(state) = &mut game.states.messages {
        let is_new = !state.pile.seen().contains(&card);
        state.pile.comes(card);
        events.push(rules::Event::Messages(Event::Came { player, card, is_new }));
    }
}

/// The message that must be read: its number, 1 to 8, or `None` if the statement names it.
#[must_use]
pub(crate) fn asked(game: &Game) -> Option<Option<u8>> {
    game.states.messages.as_ref().and_then(|state| state.asked).map(|asked| asked.card)
}
