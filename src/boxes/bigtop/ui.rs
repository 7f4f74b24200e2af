//! How pyramids and circus tiles that name their token are shown on the board.

use super::rules::Action;
use crate::{
    art::piece::Piece,
    board::Pos,
    rules::{FigureKind, Game},
    ui::{
        camera::{Area, Point},
        points::pyramid_point,
        shown::ShownDecision,
    },
};

impl ShownDecision for Action {
    fn piece(self) -> Option<Piece> {
        match self {
            Self::Pyramid { .. } => Some(Piece::Figure(FigureKind::Meeple)),
            Self::Lay { .. } => None,
        }
    }

    fn point(self, game: &Game) -> Option<Point> {
        match self {
            Self::Pyramid { pos } => pyramid_point(game, pos),
            Self::Lay { pos, .. } => Some(Area::cell(pos).middle()),
        }
    }

    fn laid_on(self) -> Option<Pos> {
        match self {
            Self::Lay { pos, .. } => Some(pos),
            Self::Pyramid { .. } => None,
        }
    }

    fn tile(self, _game: &Game) -> Option<Pos> {
        match self {
            Self::Pyramid { pos } => Some(pos),
            Self::Lay { .. } => None,
        }
    }
}
