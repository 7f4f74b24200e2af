//! The decisions, events and refusals of this box.

use std::fmt;

use crate::{
    board::Pos,
    catalogue::Side,
    rules::{BoxEvent, PlayerId},
};

/// The two edges of a lake's tile, as it lies, whose roads a ferry joins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Crossing {
    /// North and east.
    NE,
    /// North and south.
    NS,
    /// North and west.
    NW,
    /// East and south.
    ES,
    /// East and west.
    EW,
    /// South and west.
    SW,
}

impl Crossing {
    /// All of them.
    pub const ALL: [Self; 6] = [Self::NE, Self::NS, Self::NW, Self::ES, Self::EW, Self::SW];

    /// The two edges, in the order N, E, S, W.
    #[must_use]
    pub const fn sides(self) -> [Side; 2] {
        match self {
            Self::NE => [Side::North, Side::East],
            Self::NS => [Side::North, Side::South],
            Self::NW => [Side::North, Side::West],
            Self::ES => [Side::East, Side::South],
            Self::EW => [Side::East, Side::West],
            Self::SW => [Side::South, Side::West],
        }
    }

    /// The two letters in a record.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::NE => "NE",
            Self::NS => "NS",
            Self::NW => "NW",
            Self::ES => "ES",
            Self::EW => "EW",
            Self::SW => "SW",
        }
    }

    /// The crossing with these letters in a record.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|crossing| crossing.name() == name)
    }
}

/// A decision of this box: lay or move the ferry of a lake.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Action {
    /// The cell of the lake.
    pub pos: Pos,
    /// What it joins then.
    pub crossing: Crossing,
}

/// An event of this box: a ferry was laid or moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Event {
    /// The player.
    pub player: PlayerId,
    /// The cell of the lake.
    pub pos: Pos,
    /// What it joins now.
    pub crossing: Crossing,
}

impl BoxEvent for Event {
    fn reveals(&self) -> bool {
        false
    }
}

/// The reason why a decision of this box, or one while it asks, is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The ferry of the lake just laid must be laid now.
    FerryAsked,
    /// There is no lake on the cell.
    NoLake(Pos),
    /// The lake has no such two roads.
    NoRoads(Pos),
    /// The ferry joins these roads already.
    Same,
    /// No road from the tile just laid leads to this ferry first, or it has moved in this part of the turn.
    NotFound,
    /// A ferry may move now.
    MoveAsked,
    /// No ferry moves now.
    NotNow,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::FerryAsked => f.write_str("lay the ferry of the new lake on two of its roads now, as in 'ferry NE'"),
            Self::NoLake(pos) => write!(f, "there is no lake at {pos}"),
            Self::NoRoads(pos) => write!(f, "the lake at {pos} has no roads at both of these edges"),
            Self::Same => f.write_str("the ferry joins these two roads already"),
            Self::NotFound => f.write_str(
                "no road from the tile just laid leads to that ferry first, or it has moved in this part of the turn",
            ),
            Self::MoveAsked => {
                f.write_str("move a ferry that a road from the tile leads to, as in 'ferry 1,0 NE', or 'skip'")
            }
            Self::NotNow => f.write_str("no ferry moves now"),
        }
    }
}
