//! Things that both events and scores name: a part of a laid tile, and a card.

use crate::{
    board::Pos,
    catalogue::{Catalogue, Part, PartKind, Rotation, TileId},
};

/// A part of a laid tile, with everything that is needed to name it without the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LaidPart {
    /// The cell of the tile.
    pub pos: Pos,
    /// The tile.
    pub tile: TileId,
    /// The number of clockwise quarter turns of the tile, 0 to 3.
    pub turns: Rotation,
    /// The index of the part.
    pub part: u8,
}

impl LaidPart {
    /// The definition of the part.
    #[must_use]
    pub fn part(self) -> &'static Part {
        &Catalogue::get().tile(self.tile).parts[usize::from(self.part)]
    }
}

/// A card that a player holds (King & Robber Baron).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Card {
    /// The king, held by whoever completed the largest city.
    King,
    /// The robber baron, held by whoever completed the longest road.
    Robber,
}

impl Card {
    /// Both cards.
    pub const ALL: [Self; 2] = [Self::King, Self::Robber];

    /// The word in a record, for example `king`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::King => "king",
            Self::Robber => "robber",
        }
    }

    /// The kind of features that the card is about.
    #[must_use]
    pub const fn kind(self) -> PartKind {
        match self {
            Self::King => PartKind::City,
            Self::Robber => PartKind::Road,
        }
    }
}
