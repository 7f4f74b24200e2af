//! The decisions that players can make.

use super::{Event, FigureKind, Game, PlayerId, Step};
use crate::{
    board::Pos,
    boxes::list::{decisions, with_boxes},
    catalogue::{Catalogue, Corner, Rotation, TileId},
};

with_boxes! { decisions rules::Action;
    /// One decision of a player.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Action {
        /// Lay the drawn tile.
        Lay {
            /// The drawn tile; in an open game, any tile of the catalogue.
            tile: TileId,
            /// The cell.
            pos: Pos,
            /// The number of clockwise quarter turns, 0 to 3.
            turns: Rotation,
        },
        /// Place a figure from the supply on the tile just laid.
        Place {
            /// The kind of figure.
            figure: FigureKind,
            /// The index of the part on that tile.
            part: u8,
        },
        /// Take one's abbot back and score it, instead of placing a figure (The Abbot).
        Recall,
        /// Take a piece of one's own back from anywhere on the board, without points (The Festival, Corn Circles).
        Return(OwnPiece),
        /// Place a figure from the supply on a part of another tile: through a magic portal, by an arrow, from the air or at a corn
        /// circle, or on top of a tower; at a circle and on a tower also on the tile just laid (Princess & Dragon, 20th anniversary, The
        /// Flying Machines, Corn Circles, The Tower).
        PlaceAt {
            /// The kind of figure.
            figure: FigureKind,
            /// The cell of the tile.
            pos: Pos,
            /// The index of the part.
            part: u8,
        },
        /// Go on with the second part of the turn (Traders & Builders, option `second-part`).
        GoOn,
        /// Decline what is offered.
        Skip,
        /// End an open game now.
        End,
    }
}

impl Action {
    /// The same decision without the outcome that it carries where nobody knows the lot: what a player chooses.
    #[must_use]
    pub fn without_outcome(self) -> Self {
        decisions!(match self {
            Self::Each(of_a_box) => of_a_box.without_outcome(),
            other => other,
        })
    }

    /// The kind of figure and the index of the part, if the decision places a figure on the tile just laid.
    #[must_use]
    pub fn placed(self) -> Option<(FigureKind, u8)> {
        decisions!(match self {
            Self::Each(of_a_box) => of_a_box.placed(),
            Self::Place { figure, part } => Some((figure, part)),
            _ => None,
        })
    }

    /// Whether chance decides at once what comes of the decision.
    #[must_use]
    pub fn casts_lot(self) -> bool {
        decisions!(match self {
            Self::Each(of_a_box) => of_a_box.casts_lot(),
            _ => false,
        })
    }

    /// The same decision with each of its outcomes, and how likely that is against the others; nothing if chance has no part in it.
    pub fn outcomes(self, game: &Game) -> impl Iterator<Item = (Self, u8)> {
        let outcome = move |index| {
            decisions!(match self {
                Self::Each(of_a_box) => of_a_box.outcome(game, index),
                _ => None,
            })
        };
        (0..).map_while(outcome)
    }

    /// The drawn tile, if the decision lays it.
    pub(crate) fn drawn_tile(self) -> Option<TileId> {
        decisions!(match self {
            Self::Each(of_a_box) => of_a_box.drawn_tile(),
            Self::Lay { tile, .. } => Some(tile),
            _ => None,
        })
    }

    /// Whether a question is put for this answer: not for declining.
    pub(super) fn is_worth_asking(self) -> bool {
        decisions!(match self {
            Self::Each(of_a_box) => of_a_box.is_worth_asking(),
            Self::Skip => false,
            _ => true,
        })
    }

    /// The same decision with the fewest quarter turns of its tile that look the same, so that decisions between which a player sees no
    /// difference are equal.
    ///
    /// ```
    /// use bastide::{board::Pos, catalogue::Catalogue, rules::Action};
    /// let straight = Catalogue::get().find("U").unwrap();
    /// let lay = |turns| Action::Lay { tile: straight, pos: Pos::new(1, 0), turns };
    /// assert_eq!(lay(3).distinct(), lay(1));
    /// ```
    #[must_use]
    pub fn distinct(self) -> Self {
        decisions!(match self {
            Self::Each(of_a_box) => of_a_box.distinct(),
            Self::Lay { tile, pos, turns } => {
                Self::Lay { tile, pos, turns: Catalogue::get().face(tile, turns).like() }
            }
            other => other,
        })
    }
}

/// A decision of a box, which is one of the variants of [`Action`].
pub(crate) trait BoxDecision: Copy + Into<Action> {
    /// Carries out the decision and returns the next step. It may be illegal only where [`Game::play_unchecked`] says so.
    fn play(self, game: &mut Game, events: &mut Vec<Event>) -> Step;

    /// The kind of figure and the index of the part, if it places a figure on the tile just laid.
    fn placed(self) -> Option<(FigureKind, u8)> {
        None
    }

    /// The drawn tile, if it lays it.
    fn drawn_tile(self) -> Option<TileId> {
        None
    }

    /// The same decision with the fewest quarter turns of its tile that look the same.
    fn distinct(self) -> Action {
        self.into()
    }

    /// Whether a question is put for this answer.
    fn is_worth_asking(self) -> bool {
        true
    }

    /// Whether chance decides at once what comes of it. If so, [`BoxDecision::outcome`] and [`BoxDecision::without_outcome`] answer too.
    fn casts_lot(self) -> bool {
        false
    }

    /// The same decision without the outcome that it carries where nobody knows the lot.
    fn without_outcome(self) -> Action {
        self.into()
    }

    /// The same decision with one of its outcomes, counted from 0, and how likely that is against the others; `None` after the last one.
    fn outcome(self, _game: &Game, _index: usize) -> Option<(Action, u8)> {
        None
    }
}

/// A figure on the board, as a decision names it. Figures of one kind and owner on the same part are alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FigureAt {
    /// The cell of the tile on which it stands.
    pub pos: Pos,
    /// The index of the part.
    pub part: u8,
    /// The owner.
    pub owner: PlayerId,
    /// The kind of figure.
    pub kind: FigureKind,
}

/// A piece on the board that belongs to the player who decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OwnPiece {
    /// A figure of any kind.
    Figure(FigureAt),
    /// A barn, named by the tile on which it was placed.
    Barn {
        /// The cell of that tile.
        pos: Pos,
        /// The corner of that tile.
        corner: Corner,
    },
}
