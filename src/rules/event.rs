//! Events: what happened in a game. The log, animations, speech and the referee's output are all made from them.

use super::{FigureKind, LaidPart, Lot, PlayerId, Score};
use crate::{
    board::{Node, Pos},
    boxes::list::{events, with_boxes},
    catalogue::{Corner, Rotation, TileId},
};

with_boxes! { events rules::Event;
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
        /// A builder or an arrow gives the player whose turn it is a second part of the turn, which begins now.
        SecondPart {
            /// The player.
            player: PlayerId,
            /// Whether an arrow gives it, and no builder.
            arrow: bool,
        },
        /// A player drew a tile in a turn that had already begun.
        TileDrawn {
            /// The player who drew the tile.
            player: PlayerId,
            /// The drawn tile. In an open game it is not known yet.
            tile: Option<TileId>,
        },
        /// A tile that fitted nowhere left the game, or one that fitted only with a bridge and was declined.
        Discarded {
            /// The player who drew the tile.
            player: PlayerId,
            /// The tile.
            tile: TileId,
            /// Whether the player declined it.
            let_go: bool,
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
        /// A figure moved to another part: a wagon from its completed feature, or a figure from the City of Carcassonne.
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
        /// A player scored points. Each player who scores has an event of their own.
        Scored {
            /// The player who scored.
            player: PlayerId,
            /// The number of points, never 0. This can be more than [`Score::points`], because a pig gives its owner more, and
            /// less than 0 for ransom or a tile of the bazaar.
            points: i16,
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
            /// Why it returned.
            cause: ReturnCause,
        },
        /// The game is over, and the final scoring is complete.
        Over,
    }
}

impl Event {
    /// The lot that was cast, such as a die, with the word for it in a record, as an index into [`Lot::words`]. Nobody takes that back,
    /// also where a turn may be taken back whose next tile is known.
    #[must_use]
    pub fn lot(&self) -> Option<(Lot, u8)> {
        events!(match self {
            Self::Each(of_a_box) => of_a_box.lot(),
            _ => None,
        })
    }

    /// Whether the event shows something that nobody knew before: a tile or a lot. Undo does not go back past such an event, and a preview
    /// ends before it.
    #[must_use]
    pub fn reveals(&self) -> bool {
        events!(match self {
            Self::Each(of_a_box) => of_a_box.reveals(),
            Self::TurnBegan { tile, .. } | Self::TileDrawn { tile, .. } => tile.is_some(),
            Self::Discarded { .. } => true,
            Self::SecondPart { .. }
            | Self::TilePlaced { .. }
            | Self::FigurePlaced { .. }
            | Self::FigureMoved { .. }
            | Self::Scored { .. }
            | Self::FigureReturned { .. }
            | Self::Over => false,
        })
    }
}

/// An event of a box, which is one of the variants of [`Event`].
pub(crate) trait BoxEvent {
    /// Whether it shows something that nobody knew before. The compiler asks every box, for a preview must not show what is still to come.
    fn reveals(&self) -> bool;

    /// The lot that was cast, with the word for it in a record, as an index into [`Lot::words`].
    fn lot(&self) -> Option<(Lot, u8)> {
        None
    }
}

/// Why a figure returned to its owner's supply.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ReturnCause {
    /// Its feature was scored, or a wagon was taken back after that.
    Scored,
    /// Its owner took it back: an abbot, or one's own follower within reach of a tower.
    TakenBack,
    /// The dragon ate it.
    Eaten,
    /// A princess sent it away.
    SentAway,
    /// The last follower of its owner left the feature of a builder or a pig.
    LeftAlone,
    /// A wolf came to the flocks of its field.
    Wolf,
    /// A shrine or monastery beside it was completed first.
    Challenged,
}

impl ReturnCause {
    /// Every cause.
    pub const ALL: [Self; 7] =
        [Self::Scored, Self::TakenBack, Self::Eaten, Self::SentAway, Self::LeftAlone, Self::Wolf, Self::Challenged];

    /// The word in a view.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Scored => "scored",
            Self::TakenBack => "takenBack",
            Self::Eaten => "eaten",
            Self::SentAway => "sentAway",
            Self::LeftAlone => "leftAlone",
            Self::Wolf => "wolf",
            Self::Challenged => "challenged",
        }
    }
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
