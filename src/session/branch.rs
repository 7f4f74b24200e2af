//! Branches: new games that continue from a moment of a game.

use super::Replay;
use crate::rules::{Deck, Generator, SetupError, hold_back_dragons, reshuffle};

impl Replay {
    /// Creates a separate game with the same past up to now, without decisions that were taken back. If `lot` is given, it
    /// shuffles the tiles still to come; otherwise they come in the same order as here.
    ///
    /// # Errors
    /// If the set-up cannot be played, which does not happen for a replay that was made from a set-up.
    pub fn branch(&self, lot: Option<&mut Generator>) -> Result<Self, SetupError> {
        if self.diagram.is_some() {
            return Ok(self.clone());
        }
        let mut setup = self.setup().clone();
        if let (Some(rng), Deck::Tiles(tiles)) = (lot, &mut setup.deck) {
            let drawn = tiles.len() - self.game().remaining();
            reshuffle(&mut tiles[drawn..], rng);
            if self.game().awaits_volcano() {
                hold_back_dragons(&mut tiles[drawn..], rng);
            }
        }
        let mut branch = Self::new(setup)?;
        branch.unknown_tags.clone_from(&self.unknown_tags);
        for &action in self.played() {
            branch.play_unchecked(action);
        }
        Ok(branch)
    }
}
