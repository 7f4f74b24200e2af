//! The decisions, events and refusals of this box.

use std::fmt;

use crate::{
    board::Pos,
    rules::{BoxEvent, LaidPart},
};

/// The mage or the witch. Neither belongs to a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Neutral {
    /// The mage, who adds a point for each tile.
    Mage,
    /// The witch, who halves the points.
    Witch,
}

impl Neutral {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Mage, Self::Witch];

    /// The word in a record.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Mage => "mage",
            Self::Witch => "witch",
        }
    }

    /// The piece with this word in a record.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|who| who.name() == name)
    }
}

/// A decision of this box.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Place or move one of the two.
    Move {
        /// Which.
        who: Neutral,
        /// The cell of the tile to which it goes.
        pos: Pos,
        /// The index of the part, a road or city.
        part: u8,
    },
    /// Take one of the two off the board, where neither can move.
    Remove(Neutral),
}

/// An event of this box.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// One of the two came, moved or left.
    Moved {
        /// Which.
        who: Neutral,
        /// Where it stood; `None` if it was not on the board.
        from: Option<LaidPart>,
        /// Where it stands; `None` if it left the board.
        to: Option<LaidPart>,
    },
}

impl BoxEvent for Event {
    fn reveals(&self) -> bool {
        let Self::Moved { .. } = self;
        false
    }
}

/// The reason why a decision of this box, or one while the mage or the witch must move, is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// One of the two must move first.
    MagicAsked,
    /// Nobody is asked about the two now.
    NoMagic,
    /// Neither may be put there.
    NotThere,
    /// Neither is removed, because they can move.
    CanMove,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::MagicAsked => "move the mage or the witch now, as in 'mage 1,0 road.E'",
            Self::NoMagic => "nobody is asked about the mage and the witch now",
            Self::NotThere => "the mage and the witch go onto incomplete roads and cities in which neither stands",
            Self::CanMove => {
                "one of the two is removed only if both are on the board and no road or city is left to choose"
            }
        })
    }
}
