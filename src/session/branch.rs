//! Branches: new games that continue from a moment of a game.

use super::Replay;
use crate::rules::{Deck, Event, Generator, Lot, Lots, SetupError, hold_back_dragons, reshuffle};

impl Replay {
    /// Creates a separate game with the same past up to now, without decisions that were taken back. If `shuffled`, the tiles and
    /// lots still to come are shuffled and dealt again; otherwise they come in the same order as here. Lots that are missing are dealt in any
    /// case: a record may lack their tag, and the record of a finished game has only those that were used.
    ///
    /// # Errors
    /// If the set-up cannot be played, which does not happen for a replay that was made from a set-up.
    pub fn branch(&self, shuffled: bool, rng: &mut Generator) -> Result<Self, SetupError> {
        if self.diagram.is_some() {
            return Ok(self.clone());
        }
        let mut setup = self.setup().clone();
        // Nobody knows what would have come in a sealed game.
        let shuffled = setup.known.take().is_some() || shuffled;
        if let Deck::Tiles(tiles) = &mut setup.deck {
            if shuffled {
                let drawn = tiles.len() - self.game().remaining();
                reshuffle(&mut tiles[drawn..], rng);
                if self.game().awaits_volcano() {
                    hold_back_dragons(&mut tiles[drawn..], rng);
                }
            }
            let came: Vec<(Lot, u8)> = self.events().iter().filter_map(Event::lot).collect();
            setup.lots = Lots::go_on(self.game(), &came, shuffled, rng);
        }
        let is_dealt = matches!(setup.deck, Deck::Tiles(_));
        let mut branch = Self::new(setup)?;
        // The branch is another game, so the signatures that seal this one do not hold for it.
        let own = self.unknown_tags.iter().filter(|(name, _)| !name.starts_with("Seal"));
        branch.unknown_tags = own.cloned().collect();
        for &action in self.played() {
            branch.play_unchecked(if is_dealt { action.without_outcome() } else { action });
        }
        Ok(branch)
    }
}
