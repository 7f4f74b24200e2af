//! The decisions, events and refusals of this box.

use std::fmt;

use crate::{
    board::Pos,
    rules::{BoxEvent, FigureKind, Lot, PlayerId, ScoringFigure},
};

/// A decision of this box. A message is named where nothing says which card comes: in an open record, or where its tag `Messages` is used
/// up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Move this figure on by the points.
    Move(ScoringFigure),
    /// Take the points of the message that has come.
    Points {
        /// The card, 1 to 8, where the statement names it.
        named: Option<u8>,
    },
    /// Take the action of the message that has come.
    Deed {
        /// The card, 1 to 7, where the statement names it.
        named: Option<u8>,
    },
    /// Score a follower by message 8, who then goes home.
    Follower {
        /// The card, if the statement names it.
        named: Option<u8>,
        /// The cell of the tile on which it stands.
        pos: Pos,
        /// The index of the part.
        part: u8,
        /// The kind of follower.
        figure: FigureKind,
    },
}

impl Action {
    /// The card that a statement names.
    pub(super) const fn named(self) -> Option<u8> {
        match self {
            Self::Move(_) => None,
            Self::Points { named } | Self::Deed { named } | Self::Follower { named, .. } => named,
        }
    }
}

/// An event of this box.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A message came.
    Came {
        /// The player.
        player: PlayerId,
        /// The card, 1 to 8.
        card: u8,
        /// Whether nobody could know which it is.
        is_new: bool,
    },
    /// A message was read.
    Read {
        /// The player.
        player: PlayerId,
        /// The card, 1 to 8.
        card: u8,
        /// Whether its action was taken and not its 2 points.
        by_deed: bool,
        /// The points that it brought.
        points: i16,
    },
    /// A message gives another tile now.
    AnotherTile {
        /// The player.
        player: PlayerId,
    },
}

impl BoxEvent for Event {
    fn reveals(&self) -> bool {
        match self {
            Self::Came { is_new, .. } => *is_new,
            Self::Read { .. } | Self::AnotherTile { .. } => false,
        }
    }

    fn lot(&self) -> Option<(Lot, u8)> {
        match *self {
            Self::Came { card, is_new: true, .. } => Some((Lot::Messages, card - 1)),
            Self::Came { .. } | Self::Read { .. } | Self::AnotherTile { .. } => None,
        }
    }
}

/// The reason why a decision of this box, or one while a message is asked about, is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The player must say which figure moves on.
    FigureAsked,
    /// Nobody is asked which figure moves on.
    NoPoints,
    /// A message has come and must be read.
    MessageAsked,
    /// No message has come.
    NoMessage,
    /// The action of this card finds nothing.
    NothingFound(u8),
    /// Only message 8 scores a follower, and this is another one.
    NoFollower(u8),
    /// Message 8 does not score this follower.
    NotThisOne,
    /// Message 8 needs a follower.
    FollowerMissing,
    /// The statement must say which card came.
    CardMissing,
    /// Which card came is known, so the statement must not say it.
    CardKnown,
    /// This card has come before, and others are still to come.
    CameBefore(u8),
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::FigureAsked => "say now which figure moves on by the points: 'score meeple' or 'score woman'",
            Self::NoPoints => "nobody is asked now which figure moves on",
            Self::MessageAsked => {
                "a message has come: take its action or its 2 points now, with 'message action' or 'message points'"
            }
            Self::NoMessage => "no message has come",
            Self::NothingFound(card) => {
                return write!(f, "message {card} finds nothing to count, so it brings its 2 points: 'message points'");
            }
            Self::NoFollower(card) => {
                return write!(f, "message {card} scores no follower; its action is 'message action'");
            }
            Self::NotThisOne => {
                "message 8 scores an own follower on an incomplete road, city, monastery or garden or in a field"
            }
            Self::FollowerMissing => "message 8 needs a follower, as in 'message 2,1 road.N meeple'",
            Self::CardMissing => "the statement must say which message came, as in 'message 3 points'",
            Self::CardKnown => "it is known which message came, so the statement must not say it",
            Self::CameBefore(card) => {
                return write!(f, "message {card} has come before and comes again only after all others");
            }
        })
    }
}
