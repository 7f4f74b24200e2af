//! Events: what happened in a game. The log, animations, speech and the referee's output are all made from them.

use super::{ByPlayer, FigureKind, PlayerId};
use crate::{
    board::{Node, Pos},
    catalogue::{Catalogue, Corner, Part, PartKind, Rotation, TileId},
};

/// Something that happened in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A player's turn began.
    TurnBegan {
        /// The player whose turn it is.
        player: PlayerId,
        /// The number of the turn, counted from 1.
        turn: u16,
        /// The drawn tile. In an open game it is not known yet.
        tile: Option<TileId>,
    },
    /// A player drew a tile in a turn that had already begun.
    TileDrawn {
        /// The player who drew the tile.
        player: PlayerId,
        /// The drawn tile. In an open game it is not known yet.
        tile: Option<TileId>,
    },
    /// A drawn tile fitted nowhere and left the game.
    Discarded {
        /// The player who drew the tile.
        player: PlayerId,
        /// The tile.
        tile: TileId,
    },
    /// A tile was laid: the drawn one, an abbey, or a lake that was laid without a decision.
    TilePlaced {
        /// The player who laid it; for a lake laid without a decision, the player whose turn it is.
        player: PlayerId,
        /// The tile.
        tile: TileId,
        /// The cell.
        pos: Pos,
        /// The number of clockwise quarter turns, 0 to 3.
        turns: Rotation,
    },
    /// A figure went from a supply to the board.
    FigurePlaced {
        /// The owner of the figure.
        player: PlayerId,
        /// The kind of figure.
        figure: FigureKind,
        /// The part on which it was placed.
        laid_part: LaidPart,
    },
    /// A figure moved on from a completed feature to another.
    FigureMoved {
        /// The owner of the figure.
        player: PlayerId,
        /// The kind of figure.
        figure: FigureKind,
        /// The part that it left.
        from: LaidPart,
        /// The part to which it moved.
        to: LaidPart,
    },
    /// A barn was placed. It stays until the end of the game.
    BarnPlaced(Barn),
    /// A player scored points for a feature. Each player who scores has an event of their own.
    Scored {
        /// The player who scored.
        player: PlayerId,
        /// The number of points, at least 1.
        points: u16,
        /// The explanation of the points.
        why: Score,
    },
    /// A figure returned to its owner's supply.
    FigureReturned {
        /// The owner of the figure.
        player: PlayerId,
        /// The kind of figure.
        figure: FigureKind,
        /// The part that it left.
        laid_part: LaidPart,
    },
    /// The game is over, and the final scoring is complete.
    Over,
}

/// A barn on the board, at a point where four tiles meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Barn {
    /// The owner.
    pub owner: PlayerId,
    /// The cell of the tile on which it was placed.
    pub pos: Pos,
    /// The corner of that tile.
    pub corner: Corner,
    /// The field of that tile that meets the corner.
    pub node: Node,
}

/// A part of a laid tile, with everything that is needed to name it without the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LaidPart {
    /// The cell of the tile.
    pub pos: Pos,
    /// The tile.
    pub tile: TileId,
    /// The number of clockwise quarter turns of the tile, 0 to 3.
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

/// The explanation of a score: what a feature is worth and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Score {
    /// The kind of feature.
    pub kind: PartKind,
    /// One part of the feature: one with a figure, or the city that feeds the farmers.
    pub laid_part: LaidPart,
    /// Whether the feature was complete. If not, it was scored as it was.
    pub completed: bool,
    /// Whether the score belongs to the final scoring.
    pub at_end: bool,
    /// The number of tiles that the feature covers; 1 for a monastery.
    pub tiles: u16,
    /// The number of coats of arms in a city.
    pub coats: u8,
    /// Whether an inn beside the road affected the score.
    pub inn: bool,
    /// Whether a cathedral in the city affected the score.
    pub cathedral: bool,
    /// Whether a barn scores the field instead of farmers.
    pub barn: bool,
    /// The number of completed cities that a field feeds.
    pub cities: u16,
    /// The number of tiles around a monastery, 0 to 8.
    pub neighbours: u8,
    /// The points for each player with the majority.
    pub points: u16,
    /// The strength of each player on the feature. The strongest players score.
    pub strengths: ByPlayer<u8>,
}
