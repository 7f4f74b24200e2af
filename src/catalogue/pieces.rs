//! Pieces and symbols whose drawing is data of a box or a set.

use std::sync::Arc;

use super::{Catalogue, Emblem, SetDef};

impl Catalogue {
    /// What is drawn from data: that of boxes, and that of the sets that were added.
    fn drawn(&self) -> impl Iterator<Item = &Arc<SetDef>> {
        let of_boxes = self.drawn.iter();
        #[cfg(not(feature = "game-only"))]
        let of_boxes = of_boxes.chain(self.sets());
        of_boxes
    }

    fn pieces(&self) -> impl Iterator<Item = &Emblem> {
        self.drawn().flat_map(|set| &set.pieces)
    }

    /// Whether there is a symbol with this name. A native program adds all sets if it does not know the name.
    #[must_use]
    pub fn has_symbol(&self, name: &str) -> bool {
        let known = || self.drawn().flat_map(|set| &set.symbols).any(|symbol| symbol.emblem.name == name);
        #[cfg(not(any(target_arch = "wasm32", feature = "game-only")))]
        if !known() {
            self.add_all();
        }
        known()
    }

    /// The piece at a position among all of these: the same as long as the program runs.
    #[must_use]
    pub fn piece_at(&self, position: u16) -> Option<&Emblem> {
        self.pieces().nth(usize::from(position))
    }

    /// The position of a piece; see [`Catalogue::piece_at`].
    #[must_use]
    pub fn piece_position(&self, piece: &Emblem) -> Option<u16> {
        self.pieces().position(|other| other.name == piece.name).map(|position| position as u16)
    }

    /// The piece with this name. A native program adds all sets if it does not know the name.
    #[must_use]
    pub fn piece(&self, name: &str) -> Option<&Emblem> {
        #[cfg(not(any(target_arch = "wasm32", feature = "game-only")))]
        if !self.pieces().any(|piece| piece.name == name) {
            self.add_all();
        }
        self.pieces().find(|piece| piece.name == name)
    }
}
