//! How decisions about scoring figures and messages are shown: only those that name a follower have a place on the board.

use super::rules::Action;
use crate::{
    art::piece::Piece,
    board::Pos,
    rules::{FigureKind, Game, ScoringFigure},
    ui::{
        camera::Point,
        shown::{ShownDecision, part_point},
    },
};

impl ShownDecision for Action {
    fn piece(self) -> Option<Piece> {
        Some(match self {
            Self::Follower { figure, .. } => Piece::Figure(figure),
            Self::Move(ScoringFigure::Woman) => Piece::Woman,
            Self::Move(ScoringFigure::Meeple) => Piece::Figure(FigureKind::Meeple),
            Self::Points { .. } | Self::Deed { .. } => Piece::Message,
        })
    }

    fn point(self, game: &Game) -> Option<Point> {
        match self {
            Self::Follower { pos, part, .. } => part_point(game, game.board().laid_on(pos)?, part),
            Self::Move(_) | Self::Points { .. } | Self::Deed { .. } => None,
        }
    }

    fn tile(self, _game: &Game) -> Option<Pos> {
        match self {
            Self::Follower { pos, .. } => Some(pos),
            Self::Move(_) | Self::Points { .. } | Self::Deed { .. } => None,
        }
    }
}
