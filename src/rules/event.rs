//! What happened: the one source of the log, of animation, of speech and of the referee's output.

use super::{ByPlayer, FigureKind, PlayerId};
use crate::{
    board::{Node, Pos},
    catalogue::{Catalogue, Corner, Part, PartKind, Rotation, TileId},
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
    /// A player drew a tile in a turn that had begun already.
    TileDrawn {
        /// Who drew it.
        player: PlayerId,
        /// The tile in hand; in an open game none is known yet.
        tile: Option<TileId>,
    },
    /// A drawn tile fits nowhere and left the game.
    Discarded {
        /// Who drew it.
        player: PlayerId,
        /// Which tile.
        tile: TileId,
    },
    /// A tile was laid: the drawn one, an abbey, or a lake that nobody laid.
    TilePlaced {
        /// By whom; for a lake that was laid by itself the player whose turn it is.
        player: PlayerId,
        /// Which tile.
        tile: TileId,
        /// Where.
        pos: Pos,
        /// Quarter turns clockwise.
        turns: Rotation,
    },
    /// A figure left a supply for the board.
    FigurePlaced {
        /// Whose.
        player: PlayerId,
        /// Which figure.
        figure: FigureKind,
        /// Where.
        laid_part: LaidPart,
    },
    /// A figure moved on from a completed feature to another.
    FigureMoved {
        /// Whose.
        player: PlayerId,
        /// Which figure.
        figure: FigureKind,
        /// From where.
        from: LaidPart,
        /// To where.
        to: LaidPart,
    },
    /// A barn was placed; it stays to the end of the game.
    BarnPlaced(Barn),
    /// A player got points for a feature; one event for each player who got any.
    Scored {
        /// Who.
        player: PlayerId,
        /// How many points, at least 1.
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
        laid_part: LaidPart,
    },
    /// The game is over and counted.
    Over,
}

/// A barn where four tiles meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Barn {
    /// Whose it is.
    pub owner: PlayerId,
    /// The cell of the tile on which it was placed.
    pub pos: Pos,
    /// The corner of that tile.
    pub corner: Corner,
    /// The part of that tile that meets the corner: a field.
    pub node: Node,
}

/// A part of a laid tile, complete enough to name it without the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LaidPart {
    /// Where the tile lies.
    pub pos: Pos,
    /// Which tile.
    pub tile: TileId,
    /// How it lies.
    pub turns: Rotation,
    /// The index of the part.
    pub part: u8,
}

impl LaidPart {
    /// The definition of the part.
    #[must_use]
    pub fn part(self) -> &'static Part {
        &Catalogue::get().tile(self.tile).parts[usize::from(self.part)]
    }
}

impl Score {
    /// The word for what scored: the kind of feature, or `barn`.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        if self.barn { "barn" } else { self.kind.name() }
    }
}

/// Why a feature is worth what it is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Score {
    /// The kind of feature.
    pub kind: PartKind,
    /// One of its parts: where a figure stood, or the city that feeds farmers.
    pub laid_part: LaidPart,
    /// Whether it was complete, or counted as it was.
    pub completed: bool,
    /// Whether it belongs to the final scoring.
    pub at_end: bool,
    /// Tiles that it covers; 1 for a monastery.
    pub tiles: u16,
    /// Coats of arms in a city.
    pub coats: u8,
    /// Whether an inn lies beside the road and acts.
    pub inn: bool,
    /// Whether a cathedral stands in the city and acts.
    pub cathedral: bool,
    /// Whether a barn scores the field, not farmers.
    pub barn: bool,
    /// Completed cities that a field feeds.
    pub cities: u16,
    /// Tiles around a monastery, 0 to 8.
    pub neighbours: u8,
    /// The points of the feature for each player with the majority.
    pub points: u16,
    /// The strength of each player in it; the strongest score.
    pub strengths: ByPlayer<u8>,
}
