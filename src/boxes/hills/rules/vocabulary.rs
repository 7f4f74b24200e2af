//! The decisions, events and refusals of this box.

use std::fmt;

use super::Token;
use crate::rules::{BoxEvent, LaidPart, Lot, PlayerId};

/// A decision of this box.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Place one's shepherd on a field of the tile just laid.
    Shepherd {
        /// The index of the part on that tile.
        part: u8,
        /// The token that he draws, where nothing has decided that before: in an open record, or where its tag `Sheep` is used up.
        /// `None` everywhere else.
        drawn: Option<Token>,
    },
    /// Draw a token for one's flock.
    Add {
        /// The token, where nothing else says it.
        drawn: Option<Token>,
    },
    /// Bring one's flock home: its field is scored.
    Home,
}

/// An event of this box.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A player drew a token from the bag.
    Drew {
        /// The player.
        player: PlayerId,
        /// The token.
        token: Token,
        /// The part on which the player's shepherd stands.
        laid_part: LaidPart,
    },
}

impl BoxEvent for Event {
    fn reveals(&self) -> bool {
        let Self::Drew { .. } = self;
        true
    }

    fn lot(&self) -> Option<(Lot, u8)> {
        let Self::Drew { token, .. } = self;
        Some((Lot::Sheep, token.first_lot()))
    }
}

/// The reason why a decision of this box, or one while a flock is asked about, is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// A shepherd stands in the field already.
    ShepherdThere,
    /// The player must first say what becomes of the flock.
    FlockAsked,
    /// Nobody is asked about a flock now.
    NoFlock,
    /// The statement must say which token was drawn.
    TokenMissing,
    /// What comes out of the bag is known, so the statement must not say it.
    TokenKnown,
    /// The bag does not hold such a token.
    NotInBag(Token),
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::ShepherdThere => f.write_str("a shepherd stands in that field already"),
            Self::FlockAsked => f.write_str("say now what becomes of the flock: 'flock add' or 'flock home'"),
            Self::NoFlock => f.write_str("nobody is asked about a flock now"),
            Self::TokenMissing => f.write_str(
                "the statement must say which token was drawn, as in 'shepherd field.NNE 3' or 'flock add wolf'",
            ),
            Self::TokenKnown => f.write_str("the tag Sheep says which token comes, so the statement must not"),
            Self::NotInBag(token) => write!(f, "no token '{}' is in the bag", token.name()),
        }
    }
}
