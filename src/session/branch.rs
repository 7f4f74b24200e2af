//! Starts another game that continues from a moment of this one.

use super::Replay;
use crate::rules::{Deck, Generator, SetupError, reshuffle};

impl Replay {
    /// A game of its own with the same past up to now, and nothing that was taken back. With a lot the tiles still to come
    /// are shuffled anew, otherwise they come as they would have here.
    ///
    /// # Errors
    /// None for a replay that was made from a set-up; whoever calls need not rely on it.
    pub fn branch(&self, lot: Option<&mut Generator>) -> Result<Self, SetupError> {
        if self.diagram.is_some() {
            return Ok(self.clone());
        }
        let mut setup = self.setup().clone();
        if let (Some(rng), Deck::Tiles(tiles)) = (lot, &mut setup.deck) {
            let drawn = tiles.len() - self.game().remaining();
            reshuffle(&mut tiles[drawn..], rng);
        }
        let mut branch = Self::new(setup)?;
        branch.unknown_tags.clone_from(&self.unknown_tags);
        for &action in self.played() {
            branch.play_unchecked(action);
        }
        Ok(branch)
    }
}
