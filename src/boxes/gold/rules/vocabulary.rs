//! The decisions, events and refusals of this box.

use std::fmt;

use crate::{
    board::Pos,
    rules::{BoxEvent, PlayerId},
};

/// A decision of this box.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Lay the second bar of a gold tile.
    Bar {
        /// The cell of a tile beside the tile just laid, also diagonally.
        pos: Pos,
    },
}

/// An event of this box.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A bar came onto a tile.
    Laid {
        /// The cell of the tile.
        pos: Pos,
    },
    /// A player won bars when those of a scoring were shared out.
    Won {
        /// The player.
        player: PlayerId,
        /// The number of bars, from 1 up.
        bars: u16,
    },
}

impl BoxEvent for Event {
    fn reveals(&self) -> bool {
        match self {
            Self::Laid { .. } | Self::Won { .. } => false,
        }
    }
}

/// The reason why a decision of this box, or one while a bar is to be laid, is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The second bar must be laid first.
    BarAsked,
    /// Nobody is asked about a bar now.
    NoGold,
    /// The second bar cannot lie there.
    NotBeside(Pos),
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::BarAsked => f.write_str("lay the second bar of gold now, as in 'gold 1,0'"),
            Self::NoGold => f.write_str("nobody is asked about a bar of gold now"),
            Self::NotBeside(pos) => {
                write!(
                    f,
                    "the second bar of gold lies on one of the tiles around the gold tile, and {pos} is none of them"
                )
            }
        }
    }
}
