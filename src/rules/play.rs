//! Carries out decisions.

use super::{Action, BoxDecision, Event, Game, IllegalAction, Veil, legal, phase, returning, seams, second_part};
use crate::{
    board::Pos,
    boxes::{abbot::rules as abbot, corn::rules as corn, flier::rules as flier, list::decisions},
    catalogue::{Rotation, TileId},
};

impl Game {
    /// Carries out a decision, goes on to the next one and appends what happened to `events`. The player who decides is
    /// [`Game::asked`].
    ///
    /// # Errors
    /// If the action is not legal now. The game and the events are then unchanged.
    pub fn play(&mut self, action: Action, events: &mut Vec<Event>) -> Result<(), IllegalAction> {
        legal::check(self, action)?;
        self.play_unchecked(action, events);
        Ok(())
    }

    /// The game after a decision, and what happened, as far as everybody can know it now: a preview stops at [`Step::Hidden`](super::Step::Hidden) before
    /// it would show a tile or a lot.
    ///
    /// # Errors
    /// If the action is not legal now.
    pub fn preview(&self, action: Action) -> Result<(Self, Vec<Event>), IllegalAction> {
        let (mut after, mut events) = (self.veiled(), Vec::new());
        after.play(action, &mut events)?;
        Ok((after, events))
    }

    /// The same game, which stops at [`Step::Hidden`](super::Step::Hidden) before it would show a tile or a lot that nobody has seen.
    pub(crate) fn veiled(&self) -> Self {
        Self { veil: Veil::Lots, known: 0, ..self.clone() }
    }

    /// Like [`Game::play`], but does not check whether the action is legal.
    ///
    /// # Panics
    /// An illegal action may panic or leave the game in a meaningless state.
    #[inline]
    pub fn play_unchecked(&mut self, action: Action, events: &mut Vec<Event>) {
        let mut next = self.rules.after(self.step);
        if self.open && !matches!(action, Action::Skip | Action::End) {
            seams::open_turn_begins(self, events);
        }
        decisions!(match action {
            Action::Each(of_a_box) => next = of_a_box.play(self, events),
            Action::Lay { tile, pos, turns } => {
                self.lay(tile, pos, turns, events);
                self.drawn_tile_laid(events);
            }
            Action::Place { figure, part } => self.place(figure, part, events),
            Action::Skip => {
                if let Some(declined) = self.step.row().and_then(|row| row.declined) {
                    next = declined(self, events);
                }
            }
            Action::Recall => abbot::recall(self, events),
            Action::Return(piece) => {
                next = corn::answered(self).unwrap_or(next);
                returning::take_back(self, piece, events);
            }
            Action::PlaceAt { figure, pos, part } => {
                let landing = flier::landed(self).or_else(|| corn::answered(self));
                next = landing.unwrap_or(next);
                self.place_at(figure, (pos, part), landing.is_some(), events);
            }
            Action::GoOn => next = second_part::go_on(self, events),
            Action::End => next = phase::end(self, events),
        });
        self.step = next;
        phase::advance(self, events);
    }

    /// Notes that the active player laid the drawn tile.
    pub(crate) fn drawn_tile_laid(&mut self, events: &mut Vec<Event>) {
        seams::drawn_tile_laid(self, events);
    }

    /// Notes that the active player laid a tile that was not drawn.
    pub(crate) fn own_tile_laid(&mut self, events: &mut Vec<Event>) {
        seams::own_tile_laid(self, events);
    }

    /// Lays a tile on behalf of the active player.
    pub(crate) fn lay(&mut self, tile: TileId, pos: Pos, turns: Rotation, events: &mut Vec<Event>) {
        self.lay_as(tile, tile, (pos, turns), events);
    }

    /// Like [`Game::lay`], but lays the tile as another one: with a bridge across it.
    pub(crate) fn lay_as(
        &mut self,
        tile: TileId,
        shape: TileId,
        (pos, turns): (Pos, Rotation),
        events: &mut Vec<Event>,
    ) {
        self.board.lay(seams::shape(&self.rules, shape), pos, turns);
        seams::laid(self);
        self.drawn = None;
        events.push(Event::TilePlaced { player: self.active, tile, pos, turns });
        seams::tile_placed(self, tile, events);
    }
}
