//! How decisions about the dragon, the fairy and princesses are shown on the board.

use super::rules::Action;
use crate::{
    art::piece::Piece,
    board::Pos,
    rules::{FigureAt, Game},
    ui::{
        camera::Point,
        points::{at_side, cell_point, corner_of},
        shown::{ShownDecision, figure_point, part_point},
    },
};

impl ShownDecision for Action {
    fn piece(self) -> Option<Piece> {
        Some(match self {
            Self::Princess(FigureAt { kind, .. }) => Piece::Figure(kind),
            Self::Fairy { .. } => Piece::Fairy,
            Self::Dragon { .. } => Piece::Dragon,
        })
    }

    fn point(self, game: &Game) -> Option<Point> {
        match self {
            Self::Princess(knight) => figure_point(game, knight),
            Self::Fairy { pos, beside: Some((part, _)) } => {
                part_point(game, game.board().laid_on(pos)?, part).map(at_side)
            }
            Self::Fairy { pos, beside: None } => Some(corner_of(pos)),
            Self::Dragon { pos } => Some(cell_point(pos)),
        }
    }

    fn tile(self, _game: &Game) -> Option<Pos> {
        match self {
            Self::Princess(FigureAt { pos, .. }) | Self::Fairy { pos, .. } | Self::Dragon { pos } => Some(pos),
        }
    }
}
