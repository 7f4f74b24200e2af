//! The refusals of this box.

use std::fmt;

use crate::board::Pos;

/// The reason why a tile must not be laid on a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// A shrine would have too many monasteries around it, or one that races already.
    Shrine(Pos),
    /// A monastery would have too many shrines around it, or one that races already.
    Monastery(Pos),
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (pos, own, other) = match self {
            Self::Shrine(pos) => (pos, "shrine", "monastery"),
            Self::Monastery(pos) => (pos, "monastery", "shrine"),
        };
        write!(f, "a {own} at {pos} would lie beside more than one {other}, or beside one that has a {own} already")
    }
}
