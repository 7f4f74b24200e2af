//! What a player may decide.

use super::FigureKind;
use crate::{
    board::Pos,
    catalogue::{TileId, Turns},
};

/// One decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Lay the drawn tile.
    Lay {
        /// The drawn tile; in an open game any tile of the catalogue.
        tile: TileId,
        /// Where.
        pos: Pos,
        /// Quarter turns clockwise.
        turns: Turns,
    },
    /// Place a figure from the supply on the tile just laid.
    Place {
        /// Which figure.
        figure: FigureKind,
        /// The index of the part on that tile.
        part: u8,
    },
    /// Decline what is offered.
    Skip,
    /// In an open game: it ends now.
    End,
}
