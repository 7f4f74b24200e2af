//! The decisions, the events and the refusals of The Tower.

use std::fmt;

use crate::{
    board::Pos,
    rules::{BoxEvent, FigureAt, FigureKind, LaidPart, PlayerId},
};

/// A decision of this box.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Put a floor on a tower or foundation, instead of placing a figure.
    Floor {
        /// The cell of the tile.
        pos: Pos,
    },
    /// Capture a follower in reach of the tower that just grew.
    Capture(FigureAt),
    /// Say which of one's followers comes back in an exchange of prisoners.
    Exchange {
        /// The player who holds it.
        captor: PlayerId,
        /// The kind of follower.
        figure: FigureKind,
    },
    /// Pay ransom for one's captured follower.
    Ransom {
        /// The player who holds it.
        captor: PlayerId,
        /// The kind of follower.
        figure: FigureKind,
    },
}

/// Something that happened with the pieces of this box.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A player put a floor on a tower.
    FloorPlaced {
        /// The player.
        player: PlayerId,
        /// The cell of the tower.
        pos: Pos,
        /// The number of floors that the tower now has.
        floors: u8,
    },
    /// A follower was captured by the player whose tower reached it.
    FigureCaptured {
        /// The player who holds it now.
        captor: PlayerId,
        /// The owner of the figure.
        player: PlayerId,
        /// The kind of figure.
        figure: FigureKind,
        /// The part that it left.
        laid_part: LaidPart,
    },
    /// A prisoner went home to the owner's supply.
    PrisonerFreed {
        /// The owner of the figure.
        player: PlayerId,
        /// The kind of figure.
        figure: FigureKind,
        /// The player who held it.
        captor: PlayerId,
        /// Whether the owner paid ransom. If not, prisoners were exchanged.
        ransom: bool,
    },
}

impl BoxEvent for Event {
    fn reveals(&self) -> bool {
        match self {
            Self::FloorPlaced { .. } | Self::FigureCaptured { .. } | Self::PrisonerFreed { .. } => false,
        }
    }
}

/// A reason why something is not legal that has to do with this box.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// A figure on top of a tower is written with the cell of the tower.
    TowerCell,
    /// The tower has no floor yet.
    NoFloorThere,
    /// The player has no floor left.
    NoFloor,
    /// There is no foundation, or somebody is on top of the tower.
    NoFoundation(Pos),
    /// The player must first capture a follower or decline to do so.
    CaptureAsked,
    /// The figure is not a follower in reach of the tower.
    OutOfReach,
    /// Followers are captured only after a floor was placed.
    NoCapture,
    /// The player must first say which follower comes back.
    ExchangeAsked,
    /// No such follower is held by that player.
    NoPrisoner,
    /// No exchange of prisoners waits for a decision.
    NoExchange,
    /// Ransom cannot be paid now.
    NoRansom,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::TowerCell => f.write_str("on top of a tower a figure needs the cell, as in 'meeple 2,1 tower'"),
            Self::NoFloorThere => f.write_str("a figure goes on top of a tower only when it has a floor"),
            Self::NoFloor => f.write_str("no floor is left"),
            Self::NoFoundation(pos) => write!(f, "there is no foundation and no open tower at {pos}"),
            Self::CaptureAsked => f.write_str("capture a follower now or 'skip'"),
            Self::OutOfReach => f.write_str("that is no follower in reach of the tower"),
            Self::NoCapture => f.write_str("a follower is captured only after a floor was placed"),
            Self::ExchangeAsked => f.write_str("say now which follower comes back in exchange"),
            Self::NoPrisoner => f.write_str("that player does not hold such a follower"),
            Self::NoExchange => f.write_str("no exchange of prisoners waits for a decision"),
            Self::NoRansom => f.write_str(
                "ransom is paid once a turn, in one's own turn, with at least 3 points, for a follower that is held",
            ),
        }
    }
}
