//! The decisions, the events and the refusals of The Count.

use std::fmt;

use crate::{
    board::Pos,
    catalogue::Quarter,
    rules::{BoxEvent, FigureKind, PlayerId},
};

/// A decision of this box.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Send a figure from the supply to a quarter of the City of Carcassonne.
    Send {
        /// The kind of figure.
        figure: FigureKind,
        /// The quarter.
        quarter: Quarter,
    },
    /// Move the count to a quarter.
    Count {
        /// The quarter.
        quarter: Quarter,
    },
    /// Move a figure from a quarter of the City of Carcassonne to a feature that is about to be scored.
    MoveOut {
        /// The quarter that it leaves.
        quarter: Quarter,
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
    /// The count moved to a quarter.
    CountMoved {
        /// The player who sent a figure to Carcassonne.
        player: PlayerId,
        /// The quarter that he left.
        from: Quarter,
        /// The quarter to which he came.
        quarter: Quarter,
    },
}

impl BoxEvent for Event {
    fn reveals(&self) -> bool {
        let Self::CountMoved { .. } = self;
        false
    }
}

/// A reason why something is not legal that has to do with this box.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// A figure may be sent to the City of Carcassonne only when others scored with the tile just laid, and such a figure only
    /// to certain quarters.
    NoSending,
    /// The player must first send a figure to the City of Carcassonne or decline to do so.
    SendingAsked,
    /// The player must first move the count or decline to do so.
    CountAsked,
    /// The count does not move now, or not to that quarter.
    NoCount,
    /// The player must first move figures from the City of Carcassonne or decline to do so.
    MoveOutAsked,
    /// No such figure can move there from the City of Carcassonne now.
    NoMoveOut,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::NoSending => f.write_str(
                "a figure goes to Carcassonne only when others scored with the tile just laid, and not every figure to every quarter",
            ),
            Self::SendingAsked => f.write_str("send a figure to Carcassonne now or 'skip'"),
            Self::CountAsked => f.write_str("move the count now or 'skip'"),
            Self::NoCount => f.write_str("the count does not move there now"),
            Self::MoveOutAsked => f.write_str("move a figure out of Carcassonne now or 'skip'"),
            Self::NoMoveOut => f.write_str("no such figure can move there from Carcassonne now"),
        }
    }
}
