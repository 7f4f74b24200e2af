//! The decision of a statement, and what a record asks about the decisions of a box.

use std::fmt;

use super::{PartName, named::tile_name, returning::NamedPiece, syntax::Fragment, words::Read};
use crate::{
    board::{Bridge, Pos},
    boxes::list::{decisions, with_boxes},
    catalogue::{Rotation, TileId},
    rules::{FigureKind, Game, Lot},
};

with_boxes! { decisions record::Verb;
    /// The decision that a statement describes.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Verb {
        /// Lay the drawn tile.
        Tile {
            /// The tile.
            id: TileId,
            /// The cell.
            pos: Pos,
            /// The number of clockwise quarter turns, 0 to 3.
            turns: Rotation,
            /// The bridge that makes it fit, if it does not fit without one.
            bridge: Option<Bridge>,
        },
        /// Place a figure, or send one to the City of Carcassonne.
        Figure {
            /// The kind of figure.
            figure: FigureKind,
            /// The cell of the tile; `None` for the tile just laid.
            pos: Option<Pos>,
            /// The part of the tile.
            place: PartName,
        },
        /// Take the abbot back.
        Recall,
        /// Take a piece of one's own back.
        Return(NamedPiece),
        /// Go on with the second part of the turn.
        GoOn,
        /// Decline what is offered.
        Skip,
        /// End an open game.
        End,
    }
}

impl fmt::Display for Verb {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let verb = *self;
        decisions!(match verb {
            Self::Each(of_a_box) => of_a_box.fmt(f),
            Self::Tile { id, pos, turns, bridge } => {
                write!(f, "tile {} {pos} {turns}", tile_name(id))?;
                bridge.map_or(Ok(()), |bridge| write!(f, " bridge {bridge}"))
            }
            Self::Figure { figure, pos: None, place } => write!(f, "{} {place}", figure.name()),
            Self::Figure { figure, pos: Some(pos), place } => write!(f, "{} {pos} {place}", figure.name()),
            Self::Recall => f.write_str("recall"),
            Self::Return(piece) => piece.fmt(f),
            Self::GoOn => f.write_str("go-on"),
            Self::Skip => f.write_str("skip"),
            Self::End => f.write_str("end"),
        })
    }
}

impl Verb {
    /// The decision as the player makes it, without what a die or a token adds.
    pub(crate) fn without_outcome(self) -> Self {
        decisions!(match self {
            Self::Each(of_a_box) => of_a_box.without_outcome(),
            other => other,
        })
    }
}

/// A decision of a box that can be written.
pub(crate) trait WrittenDecision {
    /// The words for a decision that is legal in a game.
    fn verb(self, game: &Game) -> Verb;
}

/// A decision of a box as a statement describes it, which is one of the variants of [`Verb`].
pub(crate) trait BoxVerb: Copy + Into<Verb> {
    /// The box's decisions.
    type Decision;

    /// The words with which its statements begin, besides kinds of figures.
    const WORDS: &'static [&'static str] = &[];

    /// Reads a statement that begins with a word; `None` if that is not one of [`BoxVerb::WORDS`].
    fn read<'a, 'b>(
        _first: Fragment<'a>,
        _rest: &'b [Fragment<'a>],
        _whole: Fragment<'a>,
    ) -> Option<Read<'a, 'b, Self>> {
        None
    }

    /// Reads the words after a kind of figure; `None` if they are not those of a decision of this box.
    fn read_figure<'a, 'b>(
        _figure: FigureKind,
        _rest: &'b [Fragment<'a>],
        _whole: Fragment<'a>,
    ) -> Option<Read<'a, 'b, Self>> {
        None
    }

    /// The decision that the words mean in a game, legal or not.
    ///
    /// # Errors
    /// If the words mean no decision in this game: a sentence that says why.
    fn action(self, game: &Game) -> Result<Self::Decision, String>;

    /// The same without the outcome of a lot.
    fn without_outcome(self) -> Verb {
        self.into()
    }

    /// The same with the outcome of its lot, where the words do not say it and `cast` gives one.
    fn with_outcome(self, _cast: impl FnOnce(Lot) -> Option<u8>) -> Self {
        self
    }
}
