//! The decisions, events and refusals of this box.

use std::fmt;

use crate::{
    board::Pos,
    rules::{BoxEvent, LaidPart, PlayerId},
};

/// Which of a player's pairs of tokens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Pair {
    /// The first.
    A,
    /// The second.
    B,
    /// The third.
    C,
}

impl Pair {
    /// All pairs that a player can have.
    pub const ALL: [Self; 3] = [Self::A, Self::B, Self::C];

    /// The letter in a record.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::A => "A",
            Self::B => "B",
            Self::C => "C",
        }
    }

    /// The pair with this letter in a record.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|pair| pair.name() == name)
    }
}

/// A decision of this box: put a token on a free mouth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Action {
    /// The cell of the tile.
    pub pos: Pos,
    /// The index of the road part that ends in the mouth.
    pub part: u8,
    /// Of which pair.
    pub pair: Pair,
}

/// An event of this box: a player put a token on a mouth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Event {
    /// The player.
    pub player: PlayerId,
    /// Of which pair.
    pub pair: Pair,
    /// The road part that ends in the mouth.
    pub at: LaidPart,
}

impl BoxEvent for Event {
    fn reveals(&self) -> bool {
        false
    }
}

/// The reason why a decision of this box, or one while it asks, is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// No road ends in a mouth there.
    NoMouth,
    /// A token lies there already.
    Taken,
    /// The player has placed a token in this turn.
    Once,
    /// Both tokens of the pair lie already.
    NoToken,
    /// The player may place a token or decline now.
    TokenAsked,
    /// No token can be placed now.
    NotNow,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NoMouth => "no road ends in the mouth of a tunnel there",
            Self::Taken => "a token lies on that mouth already",
            Self::Once => "only one tunnel token may be placed in a turn",
            Self::NoToken => "the player has no token of that pair left",
            Self::TokenAsked => "place a tunnel token on a free mouth now, as in 'tunnel 1,0 road.E', or 'skip'",
            Self::NotNow => "a tunnel token is placed in the question about a figure or after it",
        })
    }
}
