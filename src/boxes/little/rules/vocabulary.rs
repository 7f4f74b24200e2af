//! The decisions, events and refusals of this box.

use std::fmt;

use crate::{
    board::Pos,
    rules::{BoxEvent, PlayerId},
};

/// A little building.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Building {
    /// A shed.
    Shed,
    /// A house.
    House,
    /// A tower.
    Tower,
}

impl Building {
    /// All kinds, from the least to the most.
    pub const ALL: [Self; 3] = [Self::Shed, Self::House, Self::Tower];

    /// The word in a record.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Shed => "shed",
            Self::House => "house",
            Self::Tower => "tower",
        }
    }

    /// The kind with this word in a record.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|building| building.name() == name)
    }
}

/// A decision of this box: put a building on the tile just laid, instead of a figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Action(pub Building);

/// An event of this box: a player put a building on a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Event {
    /// The player.
    pub player: PlayerId,
    /// The kind.
    pub building: Building,
    /// The cell of the tile.
    pub pos: Pos,
}

impl BoxEvent for Event {
    fn reveals(&self) -> bool {
        false
    }
}

/// The reason why a decision of this box is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The player has no such building left.
    NoneLeft(Building),
    /// No building can be placed now.
    NotNow,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoneLeft(building) => write!(f, "the player has no {} left", building.name()),
            Self::NotNow => f.write_str("a little building is placed instead of a figure, on the tile just laid"),
        }
    }
}
