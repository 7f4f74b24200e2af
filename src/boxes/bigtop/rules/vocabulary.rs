//! The decisions, events and refusals of Under the Big Top.

use std::fmt;

use crate::{
    board::Pos,
    catalogue::{Rotation, TileId},
    rules::{BoxEvent, Lot, PlayerId},
};

/// A decision of this box. Acrobats are placed as every figure is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Score a pyramid of three acrobats.
    Pyramid {
        /// The cell of the tile.
        pos: Pos,
    },
    /// Lay a circus tile and name the animal of its token, where nothing has decided that before: in an open record, or where the tag
    /// `Animals` is used up.
    Lay {
        /// The tile.
        tile: TileId,
        /// The cell.
        pos: Pos,
        /// The number of clockwise quarter turns, 0 to 3.
        turns: Rotation,
        /// Whether a bridge makes it fit.
        bridged: bool,
        /// The animal, as an index of [`super::ANIMALS`].
        animal: u8,
    },
}

/// An event of this box.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// The token under the big top was turned up, and left the game.
    TurnedUp {
        /// The cell of the big top.
        pos: Pos,
        /// The animal, as an index of [`super::ANIMALS`].
        animal: u8,
        /// Whether the statement that laid the tile has named it.
        is_named: bool,
    },
    /// The big top came to a circus.
    Moved {
        /// The player who laid the tile.
        player: PlayerId,
        /// The cell of the tile.
        pos: Pos,
        /// The animal under it, as an index of [`super::ANIMALS`], if the statement that laid the tile has named it.
        named: Option<u8>,
    },
}

impl BoxEvent for Event {
    fn reveals(&self) -> bool {
        match self {
            Self::TurnedUp { .. } => true,
            Self::Moved { .. } => false,
        }
    }

    fn lot(&self) -> Option<(Lot, u8)> {
        match *self {
            Self::TurnedUp { animal, is_named: false, .. } | Self::Moved { named: Some(animal), .. } => {
                Some((Lot::Animals, animal))
            }
            Self::TurnedUp { .. } | Self::Moved { .. } => None,
        }
    }
}

/// The reason why a decision of this box is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// No pyramid of three acrobats is on that tile.
    NoPyramid(Pos),
    /// No acrobat may be placed there.
    NoAcrobat,
    /// The statement must name the animal of the token.
    AnimalMissing,
    /// The animal is known or there is no token of it, so the statement must not name it.
    AnimalKnown,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoPyramid(pos) => write!(f, "there is no pyramid of three acrobats at {pos}"),
            Self::NoAcrobat => f.write_str(
                "only a meeple becomes an acrobat, on the tile just laid or one around it where fewer than three stand and no bridge leads",
            ),
            Self::AnimalMissing => {
                f.write_str("the statement must name the token under the big top, as in 'tile BT06 2,0 1 animal 4'")
            }
            Self::AnimalKnown => f.write_str(
                "the statement must not name that token: the tag Animals says it, or none with this animal is left",
            ),
        }
    }
}
