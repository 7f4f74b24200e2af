//! Errors of actions: what cannot be played and why, in one sentence each.

use std::fmt;

use super::FigureKind;
use crate::{
    IN_WORDS,
    board::{MAX_TILES, Pos},
    boxes::list::{refusals, with_boxes},
    catalogue::{Catalogue, EdgeKind, PartKind, Rotation, Side, TileId},
};

with_boxes! { refusals rules::Refusal;
    /// The reason why an action is not legal now. It displays as one sentence.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum IllegalAction {
        /// The game is over.
        Over,
        /// A tile must be laid first: the drawn one, or any tile in an open game (`None`).
        TileAsked(Option<TileId>),
        /// The decision is about a figure on this tile, which was just laid, and not about a tile.
        FigureAsked(TileId),
        /// A different tile was drawn.
        OtherTile {
            /// The drawn tile.
            drawn: TileId,
        },
        /// There is already a tile on the cell.
        Taken(Pos),
        /// There is no tile next to the cell.
        Apart(Pos),
        /// An edge does not match its neighbour.
        Edge {
            /// The tile to be laid.
            tile: TileId,
            /// Its number of clockwise quarter turns.
            turns: Rotation,
            /// The edge that does not match.
            side: Side,
            /// What the tile shows there.
            shows: EdgeKind,
            /// What the neighbour shows.
            wanted: EdgeKind,
        },
        /// The board holds no more tiles.
        Full,
        /// The player has no such figure left in the supply.
        NoFigure(FigureKind),
        /// Such a figure cannot be on such a part in this game.
        WrongPart {
            /// The kind of figure.
            figure: FigureKind,
            /// The kind of part.
            kind: PartKind,
        },
        /// There is already a figure on the feature.
        Occupied(PartKind),
        /// Builders and pigs go only where a follower of the same player is, a builder only before the feature is complete.
        NoFollower {
            /// The kind of figure.
            figure: FigureKind,
            /// The kind of part.
            kind: PartKind,
        },
        /// The phantom has a question of its own, after the one about a figure.
        PhantomLater,
        /// The player must first place the phantom or decline to do so.
        PhantomAsked,
        /// Only an open game can be ended by a decision.
        NotOpen,
        /// The tile is never drawn.
        NeverDrawn(TileId),
        /// A river tile must continue exactly one open end of the river.
        RiverApart,
        /// The river would turn the same way twice.
        RiverTurns,
        /// The river would run into a tile on this cell, or into its own other end.
        RiverBlocked(Pos),
        /// The player has no abbot on the board that can be taken back.
        NoRecall,
        /// The player has no such piece on the board that can be taken back now without points.
        NoReturn,
        /// There is no tile on the cell.
        NoTile(Pos),
        /// The feature is complete, so no figure comes to it from another tile.
        Complete(PartKind),
        /// A figure goes to another tile only through a magic portal or by an arrow that acts.
        NoArrow,
        /// The player must first go on with the second part of the turn or decline it.
        SecondPartAsked,
        /// The turn has no second part about which the player is asked now.
        NoSecondPart,
        /// The landscape would reach beyond the table's edge.
        BeyondEdge {
            /// The largest number of tiles in either direction.
            edge: u8,
        },
    }
}

impl fmt::Display for IllegalAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !IN_WORDS {
            return f.write_str("it is not legal now");
        }
        self.fmt_in_words(f)
    }
}

impl IllegalAction {
    /// The sentence for an edge that does not match; nothing for every other reason.
    fn fmt_of_an_edge(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self::Edge { tile, turns, side, shows, wanted } = *self else { return Ok(()) };
        let (side, tile, turns) = (side_name(side), name(tile), turns_name(turns));
        let (shows, wanted) = (shows.name(), wanted.name());
        write!(f, "the {side} edge of {tile} {turns} shows {shows}, but its neighbour shows {wanted}")
    }

    /// The sentence for a reason.
    fn fmt_in_words(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let reason = *self;
        refusals!(match reason {
            Self::Each(of_a_box) => fmt::Display::fmt(&of_a_box, f),
            Self::Over => f.write_str("the game is over"),
            Self::TileAsked(Some(drawn)) => write!(f, "the drawn tile {} must be laid now", name(drawn)),
            Self::TileAsked(None) => f.write_str("lay a tile now, or end the game with 'end'"),
            Self::FigureAsked(tile) => {
                write!(f, "{} is laid; now place a figure on it or 'skip'", name(tile))
            }
            Self::OtherTile { drawn } => write!(f, "the drawn tile is {}", name(drawn)),
            Self::Taken(pos) => write!(f, "there is already a tile at {pos}"),
            Self::Apart(pos) => write!(f, "there is no tile next to {pos}"),
            Self::Edge { .. } => self.fmt_of_an_edge(f),
            Self::Full => write!(f, "a board holds at most {MAX_TILES} tiles"),
            Self::NoFigure(figure) => write!(f, "no {} is left in the supply", figure.title()),
            Self::WrongPart { figure, kind } => {
                write!(f, "the {} cannot go on a {} in this game", figure.title(), kind.name())
            }
            Self::Occupied(kind) => write!(f, "that {} is already occupied", kind.name()),
            Self::NoFollower { figure: FigureKind::Builder, kind } => {
                write!(f, "a builder needs an incomplete {} in which the player has a follower", kind.name())
            }
            Self::NoFollower { figure, kind } => {
                write!(f, "a {} needs a {} in which the player has a follower", figure.title(), kind.name())
            }
            Self::PhantomLater => f.write_str("the phantom is placed after the decision about a figure"),
            Self::PhantomAsked => f.write_str("place the phantom now or 'skip'"),
            Self::NotOpen => f.write_str("'end' is only for an open record, one without a deck"),
            Self::NeverDrawn(tile) => write!(f, "the tile {} is never drawn", name(tile)),
            Self::RiverApart => f.write_str("a river tile must continue exactly one open end of the river"),
            Self::RiverTurns => f.write_str("the river must not turn the same way twice in a row"),
            Self::RiverBlocked(pos) => write!(f, "the river could not continue at {pos}"),
            Self::NoRecall => f.write_str("no abbot can be taken back"),
            Self::NoReturn => f.write_str(NO_RETURN),
            Self::NoTile(pos) => write!(f, "there is no tile at {pos}"),
            Self::Complete(kind) => write!(f, "that {} is complete", kind.name()),
            Self::NoArrow => f.write_str(NO_ARROW),
            Self::SecondPartAsked => f.write_str("take the second part of the turn now with 'go-on', or 'skip'"),
            Self::NoSecondPart => f.write_str("nobody is asked about the second part of a turn now"),
            Self::BeyondEdge { edge } => write!(f, "the landscape would be more than {edge} tiles wide or high"),
        })
    }
}

const NO_RETURN: &str =
    "an own figure can be taken back only at a festival, at a corn circle, or out of an oak or a pond of another tile";

const NO_ARROW: &str =
    "a figure goes to another tile only in a turn in which an arrow acts, or through a magic portal, and once";

impl std::error::Error for IllegalAction {}

/// The word for a side, for example `north`.
#[must_use]
pub const fn side_name(side: Side) -> &'static str {
    match side {
        Side::North => "north",
        Side::East => "east",
        Side::South => "south",
        Side::West => "west",
    }
}

/// A number of turns in words, for example `turned once`.
#[must_use]
pub const fn turns_name(turns: Rotation) -> &'static str {
    match turns {
        0 => "unturned",
        1 => "turned once",
        2 => "turned twice",
        _ => "turned three times",
    }
}

/// The id of a tile.
fn name(tile: TileId) -> &'static str {
    &Catalogue::get().tile(tile).name
}
