//! The pile of messages, which comes round: a card goes under it when it has been read.

use crate::rules::{Game, Lot};

/// The number of messages.
pub(crate) const N_CARDS: usize = 8;

/// The cards that have come, in their order. From the ninth on they come again.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Pile {
    /// The first cards, 1 to 8.
    seen: [u8; N_CARDS],
    /// The number of cards that have come.
    came: u16,
}

impl Pile {
    /// The cards that have come at least once.
    pub(super) fn seen(&self) -> &[u8] {
        &self.seen[..N_CARDS.min(self.came.into())]
    }

    /// The next card, if everybody knows it because the pile has come round.
    fn again(&self) -> Option<u8> {
        (usize::from(self.came) >= N_CARDS).then(|| self.seen[usize::from(self.came) % N_CARDS])
    }

    /// Notes which card comes.
    pub(super) fn comes(&mut self, card: u8) {
        self.seen[usize::from(self.came) % N_CARDS] = card;
        self.came += 1;
    }
}

/// The card on top of the pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Top {
    /// This one, 1 to 8.
    Card(u8),
    /// One that the next statement names: nothing says which it is.
    Named,
    /// One that must not be seen.
    Hidden,
}

/// The card on top of the pile, which is taken.
pub(super) fn turn_up(game: &mut Game) -> Top {
    let Some(state) = &game.states.messages else { return Top::Hidden };
    if let Some(card) = state.pile.again() {
        return Top::Card(card);
    }
    if game.hides_lot(Lot::Messages) {
        return Top::Hidden;
    }
    game.take_lot(Lot::Messages).map_or(Top::Named, |index| Top::Card(index + 1))
}

/// Whether a lot of the pile counts: its card has not come yet.
pub(crate) fn is_to_come(game: &Game, index: u8) -> bool {
    game.states.messages.as_ref().is_none_or(|state| !state.pile.seen().contains(&(index + 1)))
}
