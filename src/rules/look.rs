//! A look at what laying the tile in hand would make of a game, without a copy of it: for those who compare many places.

use super::{Action, FigureOffers, Game, Step, seams};
use crate::{board::BoardLook, catalogue::TileId};

/// What a game was before a look.
#[derive(Clone, Debug)]
pub struct Look {
    board: BoardLook,
    drawn: Option<TileId>,
}

impl Game {
    /// Lays the tile in hand so that a figure is asked for, even if none can be placed; nothing is scored yet. It is to be
    /// taken back by [`Game::look_away`] before anything else happens to this game; a copy may be played on.
    ///
    /// `None`, with nothing changed, for what does more than lay a tile: anything with the last tile or one of the river.
    pub fn look(&mut self, action: Action) -> Option<Look> {
        let Action::Lay { tile, pos, turns } = action else { return None };
        if self.step != Step::Lay || self.n_drawn == self.deck.len() || seams::vetoes(self, tile) {
            return None;
        }
        let board = self.board.lay_for_a_look(tile, pos, turns)?;
        self.step = Step::Figure;
        let drawn = self.drawn.take();
        self.offers = FigureOffers::new(self);
        Some(Look { board, drawn })
    }

    /// Takes the tile back into the hand.
    pub fn look_away(&mut self, look: &Look) {
        self.board.take_back(&look.board);
        self.step = Step::Lay;
        self.drawn = look.drawn;
    }
}
