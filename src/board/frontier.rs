//! The empty cells next to the landscape.

use super::Pos;
use crate::catalogue::CellKey;

/// An empty cell next to the landscape.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FrontierCell {
    /// The cell.
    pub pos: Pos,
    /// The edges that the neighbours show.
    pub key: CellKey,
}

impl FrontierCell {
    /// Whether the cell is a hole, with tiles on all four sides, in which an abbey fits.
    ///
    /// An abbey requires nothing of its neighbours and so leaves no trace in the key. That is no problem here, because an
    /// abbey lies in a hole itself and is never next to an empty cell.
    #[must_use]
    pub fn is_hole(&self) -> bool {
        self.key.is_full()
    }
}
