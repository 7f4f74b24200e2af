//! The decisions that players can make.

use super::FigureKind;
use crate::{
    board::Pos,
    catalogue::{Corner, Rotation, TileId},
};

/// One decision of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Lay the drawn tile.
    Lay {
        /// The drawn tile; in an open game, any tile of the catalogue.
        tile: TileId,
        /// The cell.
        pos: Pos,
        /// The number of clockwise quarter turns, 0 to 3.
        turns: Rotation,
    },
    /// Lay one's abbey in a hole instead of drawing a tile (Abbey & Mayor).
    Abbey {
        /// The hole.
        pos: Pos,
    },
    /// Place a figure from the supply on the tile just laid.
    Place {
        /// The kind of figure.
        figure: FigureKind,
        /// The index of the part on that tile.
        part: u8,
    },
    /// Take one's abbot back and score it, instead of placing a figure (The Abbot).
    Recall,
    /// Place one's barn on a corner of the tile just laid, instead of a figure (Abbey & Mayor).
    Barn {
        /// The corner.
        corner: Corner,
    },
    /// Move a figure on the board to a part of any tile.
    Move {
        /// The kind of figure.
        figure: FigureKind,
        /// The cell of the tile.
        pos: Pos,
        /// The index of the part.
        part: u8,
    },
    /// Decline what is offered.
    Skip,
    /// End an open game now.
    End,
}
