//! The decisions, events and refusals of this box.

use std::fmt;

use crate::rules::{BoxEvent, PlayerId, ScoringFigure};

/// A decision of this box.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Put the own robber on a space of the track.
    Put {
        /// The space, 0 to 49.
        space: u8,
    },
    /// Rob this player, of several who score beside the own robber.
    Rob {
        /// The player.
        player: PlayerId,
        /// The player's figure that moves from the space.
        figure: ScoringFigure,
    },
    /// Let the own robber move on with this player's figure, which moves by loot.
    Follow(PlayerId),
}

/// An event of this box.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A player put their robber on a space.
    Put {
        /// The owner of the robber.
        player: PlayerId,
        /// The space, 0 to 49.
        space: u8,
    },
    /// A player was robbed.
    Robbed {
        /// The player who scored.
        from: PlayerId,
        /// The owner of the robber.
        by: PlayerId,
        /// The points for the robber's owner.
        points: i16,
    },
    /// A robber moved on with a figure.
    Followed {
        /// The owner of the robber.
        player: PlayerId,
        /// The space to which it came.
        space: u8,
    },
    /// A robber went home.
    Home {
        /// The owner of the robber.
        player: PlayerId,
    },
}

impl BoxEvent for Event {
    fn reveals(&self) -> bool {
        match self {
            Self::Put { .. } | Self::Robbed { .. } | Self::Followed { .. } | Self::Home { .. } => false,
        }
    }
}

/// The reason why a decision of this box, or one while a robber is asked about, is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The player may put the robber on the track now.
    RobberAsked,
    /// The player must say whom the robber robs.
    VictimAsked,
    /// The player must say whether the robber moves on.
    FollowingAsked,
    /// No figure of another player stands on this space.
    NobodyThere(u8),
    /// The own robber is on this space already.
    AlreadyThere(u8),
    /// That player does not score beside the robber now.
    NoVictim,
    /// Nobody is asked about a robber now.
    NoRobber,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::RobberAsked => {
                "put the robber beside a figure on the scoring track now, as in 'robber 12', or 'skip'"
            }
            Self::VictimAsked => "say now which of the players who score beside the robber is robbed, as in 'rob blue'",
            Self::FollowingAsked => {
                "say now whether the robber moves on with the figure beside it, as in 'follow blue', or stays: 'skip'"
            }
            Self::NobodyThere(space) => {
                return write!(f, "no figure of another player stands on space {space} of the scoring track");
            }
            Self::AlreadyThere(space) => return write!(f, "the robber is on space {space} already"),
            Self::NoVictim => "that player does not score beside the robber now",
            Self::NoRobber => "nobody is asked about a robber now",
        })
    }
}
