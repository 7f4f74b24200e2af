//! Wooden pieces, and which piece an action places, moves or takes back.

use crate::{
    board::Pos,
    rules::{Action, FigureKind},
};

/// A wooden piece that is placed, moved or taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Piece {
    /// A figure.
    Figure(FigureKind),
    /// A barn.
    Barn,
}

impl Piece {
    /// The name in a record.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Figure(figure) => figure.name(),
            Self::Barn => "barn",
        }
    }

    /// The piece with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        if name == "barn" { Some(Self::Barn) } else { FigureKind::from_name(name).map(Self::Figure) }
    }
}

/// The piece that an action places, moves or takes back.
#[must_use]
pub const fn piece_of(action: Action) -> Option<Piece> {
    match action {
        Action::Place { figure, .. } | Action::Move { figure, .. } => Some(Piece::Figure(figure)),
        Action::Recall => Some(Piece::Figure(FigureKind::Abbot)),
        Action::Barn { .. } => Some(Piece::Barn),
        Action::Lay { .. } | Action::Abbey { .. } | Action::Skip | Action::End => None,
    }
}

/// The cell on which an action lays a tile.
#[must_use]
pub const fn cell_of(action: Action) -> Option<Pos> {
    match action {
        Action::Lay { pos, .. } | Action::Abbey { pos } => Some(pos),
        Action::Place { .. }
        | Action::Recall
        | Action::Barn { .. }
        | Action::Move { .. }
        | Action::Skip
        | Action::End => None,
    }
}
