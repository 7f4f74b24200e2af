//! The decisions, the events and the refusals of Abbey & Mayor.

use std::fmt;

use crate::{
    board::Pos,
    catalogue::Corner,
    rules::{Barn, BoxEvent, FigureKind},
};

/// A decision of this box.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Lay one's abbey in a hole instead of drawing a tile.
    Abbey {
        /// The hole.
        pos: Pos,
    },
    /// Place one's barn on a corner of the tile just laid, instead of a figure.
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
}

/// Something that happened with the pieces of this box.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A barn was placed. It stays until the end of the game.
    BarnPlaced(Barn),
    /// A barn was taken back.
    BarnReturned(Barn),
}

impl BoxEvent for Event {
    fn reveals(&self) -> bool {
        match self {
            Self::BarnPlaced(_) | Self::BarnReturned(_) => false,
        }
    }
}

/// A reason why something is not legal that has to do with this box.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The player must first lay an abbey or decline to do so.
    AbbeyAsked,
    /// An abbey can be laid only at the start of a turn.
    AbbeyLater,
    /// The cell is not a hole, which is an empty cell with tiles on all four sides.
    NoHole(Pos),
    /// No barns are in play, because the expansion, this part of it, or farming is left out.
    NoBarns,
    /// The player has no barn left.
    NoBarn,
    /// This corner is not one where four tiles meet that all show field.
    NoBarnCorner(Corner),
    /// There is already a barn on the field.
    BarnThere,
    /// The player must first move a wagon on or decline to do so.
    WagonAsked,
    /// The wagon cannot move there.
    WagonTarget,
    /// No wagon is waiting to move on.
    NoWagon,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::AbbeyAsked => f.write_str("lay an abbey now or 'skip'"),
            Self::AbbeyLater => {
                f.write_str("an abbey can be laid only at the start of a turn, in a hole, by a player who has one")
            }
            Self::NoHole(pos) => write!(f, "{pos} is not an empty cell with tiles on all four sides"),
            Self::NoBarn => f.write_str("no barn is left"),
            Self::NoBarns => f.write_str("this game has no barns"),
            Self::NoBarnCorner(corner) => {
                write!(f, "a barn needs field on all four tiles at the corner {}", corner.name())
            }
            Self::BarnThere => f.write_str("that field already has a barn"),
            Self::WagonAsked => f.write_str("move the wagon now or 'skip'"),
            Self::WagonTarget => f.write_str("the wagon cannot move there"),
            Self::NoWagon => f.write_str("a wagon can move on only when its feature is complete"),
        }
    }
}
