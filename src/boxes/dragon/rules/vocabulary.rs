//! The decisions, the events and the refusals of Princess & Dragon.

use std::fmt;

use crate::{
    board::Pos,
    rules::{BoxEvent, FigureAt, FigureKind, LaidPart, PlayerId},
};

/// A decision of this box.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Place the fairy beside one's own follower, instead of a figure.
    Fairy {
        /// The cell of the tile.
        pos: Pos,
        /// The follower: the index of its part and its kind; `None` with `fairy=tile`, where she is beside all of them.
        beside: Option<(u8, FigureKind)>,
    },
    /// Send a knight home from the city of the princess, instead of placing a figure.
    Princess(FigureAt),
    /// Move the dragon one step.
    Dragon {
        /// The cell to which it goes.
        pos: Pos,
    },
}

/// Something that happened with the pieces of this box.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// The dragon came to a tile.
    DragonMoved {
        /// The player who moved it, or who laid the volcano to which it came.
        player: PlayerId,
        /// The cell that it left; `None` if it came from beside the board.
        from: Option<Pos>,
        /// The cell to which it came.
        pos: Pos,
        /// Whether this was a step of its walk. If not, it came to a volcano.
        walks: bool,
    },
    /// A player placed the fairy.
    FairyMoved {
        /// The player who placed her.
        player: PlayerId,
        /// The cell of the tile.
        pos: Pos,
        /// The part of the follower beside whom she is; `None` with `fairy=tile`.
        beside: Option<LaidPart>,
    },
}

impl BoxEvent for Event {
    fn reveals(&self) -> bool {
        match self {
            Self::DragonMoved { .. } | Self::FairyMoved { .. } => false,
        }
    }
}

/// A reason why something is not legal that has to do with this box.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// A figure goes to another tile only through a magic portal.
    NoPortal,
    /// No figure may be placed where the dragon is.
    DragonThere,
    /// The player must move the dragon one step.
    DragonAsked,
    /// The dragon cannot step there.
    DragonStep(Pos),
    /// The dragon does not walk now.
    DragonRests,
    /// The fairy cannot be placed there.
    NoFairy,
    /// The figure is not a knight in the city of a princess on the tile just laid.
    NoKnight,
    /// The player must send a knight home.
    KnightAsked,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::NoPortal => {
                f.write_str("a figure goes to another tile only through a magic portal on the tile just laid, once")
            }
            Self::DragonThere => f.write_str("no figure may be placed where the dragon is"),
            Self::DragonAsked => f.write_str("move the dragon one step now"),
            Self::DragonStep(pos) => write!(f, "the dragon cannot step to {pos}"),
            Self::DragonRests => f.write_str("the dragon does not walk now"),
            Self::NoFairy => {
                f.write_str("the fairy goes beside one's own follower on the board, and not to where she is")
            }
            Self::NoKnight => f.write_str("that is no knight in the city of a princess on the tile just laid"),
            Self::KnightAsked => f.write_str("a knight must be sent home from the city of the princess"),
        }
    }
}
