//! What happened: the one source of the log, of animation, of speech and of the referee's output.

use super::{ByPlayer, FigureKind, PlayerId};
use crate::{
    board::Pos,
    catalogue::{Catalogue, Part, PartKind, TileId, Turns},
};

/// Something that happened in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A player's turn began, with the tile drawn; in an open game no tile is known yet.
    TurnBegan {
        /// Whose turn.
        player: PlayerId,
        /// The number of the turn, from 1.
        turn: u16,
        /// The tile in hand.
        tile: Option<TileId>,
    },
    /// A drawn tile fits nowhere and left the game.
    Discarded {
        /// Who drew it.
        player: PlayerId,
        /// Which tile.
        tile: TileId,
    },
    /// A tile was laid.
    TilePlaced {
        /// By whom.
        player: PlayerId,
        /// Which tile.
        tile: TileId,
        /// Where.
        pos: Pos,
        /// Quarter turns clockwise.
        turns: Turns,
    },
    /// A figure left a supply for the board.
    FigurePlaced {
        /// Whose.
        player: PlayerId,
        /// Which figure.
        figure: FigureKind,
        /// Where.
        spot: Spot,
    },
    /// A player got points for a feature; one event for each player who got any.
    Scored {
        /// Who.
        player: PlayerId,
        /// How many points, at least 0.
        points: u16,
        /// What for.
        why: Score,
    },
    /// A figure came back to its owner's supply.
    FigureReturned {
        /// Whose.
        player: PlayerId,
        /// Which figure.
        figure: FigureKind,
        /// From where.
        spot: Spot,
    },
    /// The game is over and counted.
    Over,
}

/// A part of a laid tile, complete enough to name it without the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Spot {
    /// Where the tile lies.
    pub pos: Pos,
    /// Which tile.
    pub tile: TileId,
    /// How it lies.
    pub turns: Turns,
    /// The index of the part.
    pub part: u8,
}

impl Spot {
    /// The definition of the part.
    #[must_use]
    pub fn part(self) -> &'static Part {
        &Catalogue::get().tile(self.tile).parts[usize::from(self.part)]
    }
}

/// Why a feature is worth what it is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Score {
    /// The kind of feature.
    pub kind: PartKind,
    /// One of its parts: where a figure stood, or the city that feeds farmers.
    pub spot: Spot,
    /// Whether it was complete, or counted as it was when the game ended.
    pub completed: bool,
    /// Tiles that it covers; 1 for a monastery.
    pub tiles: u16,
    /// Coats of arms in a city.
    pub coats: u8,
    /// Completed cities that a field feeds.
    pub cities: u16,
    /// Tiles around a monastery, 0 to 8.
    pub neighbours: u8,
    /// The points of the feature for each player with the majority.
    pub points: u16,
    /// The strength of each player in it; the strongest score.
    pub strengths: ByPlayer<u8>,
}
