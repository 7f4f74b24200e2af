//! Choosing among the legal actions that the board offers.

use super::{Consequences, Controller, Outcome, Selection};
use crate::{
    art::piece::Piece,
    boxes::{bridges::rules as bridges, dragon::rules as dragon, tower::rules as tower},
    rules::{Action, Game},
    session::Replay,
    ui::{
        choice::Choice,
        shown::{piece_of, point_of, same_target},
    },
};

impl Controller {
    /// Chooses nothing.
    pub fn cancel(&mut self) -> Outcome {
        self.choose(Choice::Nothing)
    }

    /// Narrows the choice to the places of one piece, or shows those of all again. What is chosen stays if this piece may
    /// go there, and a piece that has one place is shown it, as an abbot somewhere on the board who may come back.
    pub fn set_piece(&mut self, game: &Game, piece: Option<Piece>) -> Outcome {
        self.piece = piece;
        if let [only] = self.offered()[..] {
            self.show_point(point_of(game, only));
        }
        let chosen = self.chosen();
        let instead = chosen.and_then(|chosen| self.offered().into_iter().find(|action| same_target(*action, chosen)));
        match instead {
            Some(action) if piece.is_some() => self.choice = Choice::of(action, &self.legal),
            Some(_) => {}
            None => self.choice = Choice::Nothing,
        }
        Outcome::Chosen
    }

    /// The piece to which the choice is narrowed.
    #[must_use]
    pub const fn piece(&self) -> Option<Piece> {
        self.piece
    }

    /// What is legal with the piece to which the choice is narrowed. Without one, what may be done all over the board instead of
    /// placing a figure is left out, so that it does not hide the tile just laid.
    pub(super) fn offered(&self) -> Vec<Action> {
        let one_piece = || {
            let mut pieces = self.legal.iter().filter_map(|action| piece_of(*action));
            let first = pieces.next();
            first.is_some_and(|first| pieces.all(|piece| piece.is_like(first)))
        };
        let everywhere = self.piece.is_none() && one_piece();
        let wanted = |action: &Action| match self.piece {
            None => everywhere || !is_elsewhere(*action),
            Some(wanted) => piece_of(*action).is_some_and(|piece| piece.is_like(wanted)),
        };
        self.legal.iter().copied().filter(wanted).collect()
    }

    /// Chooses an action and brings its place on the screen; whether it is legal and has a place.
    pub fn select(&mut self, game: &Game, action: Action) -> bool {
        let action = action.distinct();
        let choice = Choice::of(action, &self.legal);
        self.choice = choice;
        let is_shown = |wanted: Piece| piece_of(action).is_some_and(|piece| piece.is_like(wanted));
        if !self.piece.is_none_or(is_shown) {
            self.piece = None;
        }
        self.show_chosen(game);
        choice != Choice::Nothing
    }

    /// What would be played.
    #[must_use]
    pub fn chosen(&self) -> Option<Action> {
        self.choice.action(&self.legal)
    }

    /// What is chosen, for the page.
    #[must_use]
    pub fn selection(&self, game: &Game) -> Selection {
        let selection = match self.chosen() {
            Some(action) => Selection::of(game, action, self.choice.n_turns(&self.legal), self.piece),
            None => Selection::nothing(self.piece, self.n_turns_in_hand()),
        };
        Selection { hand: self.hand, ..selection }
    }

    /// What would come of what is chosen; nothing of nothing.
    #[must_use]
    pub fn consequences(&self, game: &Game) -> Consequences {
        self.chosen().map_or_else(Consequences::default, |action| Consequences::of(game, action))
    }

    /// The legal action that a statement is, or that looks like it.
    #[must_use]
    pub fn find(&self, replay: &Replay, statement: &str) -> Option<Action> {
        let wanted = replay.read_statement(statement).ok()?;
        let wanted = wanted.action(replay.game()).ok()?.distinct();
        self.legal.iter().copied().find(|action| *action == wanted)
    }

    pub(super) fn choose(&mut self, choice: Choice) -> Outcome {
        let before = std::mem::replace(&mut self.choice, choice);
        if before == choice { Outcome::Nothing } else { Outcome::Chosen }
    }
}

/// Whether an action is about any tile of the board while a figure is asked, or besides a figure.
const fn is_elsewhere(action: Action) -> bool {
    matches!(
        action,
        Action::PlaceAt { .. }
            | Action::Dragon(dragon::Action::Fairy { .. })
            | Action::Tower(tower::Action::Floor { .. })
            | Action::Bridges(bridges::Action::Bridge(_))
    )
}
