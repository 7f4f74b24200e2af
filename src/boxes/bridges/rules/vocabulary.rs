//! The decisions, the events and the refusals of Bridges, Castles & Bazaars.

use std::fmt;

use crate::{
    board::{Bridge, Pos},
    catalogue::{Rotation, TileId},
    rules::{BoxEvent, LaidPart, PlayerId},
};

/// A decision of this box.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Lay the drawn tile where only a bridge makes it fit. At most one bridge does; see
    /// [`crate::rules::Game::missing_bridge`].
    LayWithBridge {
        /// The drawn tile.
        tile: TileId,
        /// The cell.
        pos: Pos,
        /// The number of clockwise quarter turns, 0 to 3.
        turns: Rotation,
    },
    /// Build a bridge across the tile just laid or a neighbouring one, besides placing a figure.
    Bridge(Bridge),
    /// Turn one's completed city into a castle instead of taking its points.
    Castle {
        /// The cell of the tile just laid.
        pos: Pos,
        /// The index of the part of the city on that tile.
        part: u8,
    },
    /// Take part in the bazaar.
    Bazaar(Deal),
}

/// What a player does at the bazaar.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Deal {
    /// Choose a tile of the display, which others may then bid for.
    Choose {
        /// The tile.
        tile: TileId,
    },
    /// Bid points for the chosen tile.
    Bid {
        /// The tile.
        tile: TileId,
        /// The number of points, 0 or more.
        points: i16,
    },
    /// Take the tile that one chose and pay the highest bid.
    Buy,
    /// Leave the tile to the highest bidder, who pays for it.
    Sell,
}

/// Something that happened with the pieces of this box.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A player built a bridge. It stays until the end of the game.
    BridgeBuilt {
        /// The player.
        player: PlayerId,
        /// The bridge.
        bridge: Bridge,
    },
    /// A completed city became a castle. Its follower stays as its lord.
    CastleBuilt {
        /// The owner of the follower.
        player: PlayerId,
        /// The part on which the follower is.
        laid_part: LaidPart,
    },
    /// A tile was turned up for the bazaar.
    TileOffered {
        /// The tile.
        tile: TileId,
    },
    /// A player chose a tile of the bazaar.
    TileChosen {
        /// The player.
        player: PlayerId,
        /// The tile.
        tile: TileId,
    },
    /// A player bid for the chosen tile.
    BidMade {
        /// The player.
        player: PlayerId,
        /// The number of points.
        points: i16,
    },
    /// A player took a tile of the bazaar, to lay it in the next turn.
    TileTaken {
        /// The player.
        player: PlayerId,
        /// The tile.
        tile: TileId,
    },
}

impl BoxEvent for Event {
    fn reveals(&self) -> bool {
        match self {
            Self::TileOffered { .. } => true,
            Self::BridgeBuilt { .. }
            | Self::CastleBuilt { .. }
            | Self::TileChosen { .. }
            | Self::BidMade { .. }
            | Self::TileTaken { .. } => false,
        }
    }
}

/// A reason why something is not legal that has to do with this box.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// No bridge can be built there now.
    NoBridge(Pos),
    /// The tile fits there without a bridge.
    BridgeUnneeded,
    /// The owner must first say whether a city becomes a castle.
    CastleAsked,
    /// No city that can become a castle is there.
    NoCastle,
    /// The bazaar asks for something else now: for a tile, for a bid, or for the last word of the player who chose.
    BazaarAsked,
    /// No bazaar is held now.
    NoBazaar,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::NoBridge(pos) => write!(
                f,
                "no bridge can be built at {pos}: it needs a player with a bridge, the tile just laid or one beside it, and field and empty cells at both ends"
            ),
            Self::BridgeUnneeded => f.write_str("a bridge is named with the tile only where it makes the tile fit"),
            Self::CastleAsked => f.write_str("turn the city into a castle now or 'skip'"),
            Self::NoCastle => f.write_str(
                "a castle needs a city of two tiles with round walls, just completed, with one follower in it",
            ),
            Self::BazaarAsked => f.write_str("the bazaar asks for something else now"),
            Self::NoBazaar => f.write_str("no bazaar is held now"),
        }
    }
}
