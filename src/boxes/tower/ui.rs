//! How decisions about towers and prisoners are shown on the board.

use super::rules::Action;
use crate::{
    art::piece::Piece,
    board::Pos,
    rules::{FigureAt, Game},
    ui::{
        camera::Point,
        points::floor_point,
        shown::{ShownDecision, figure_point},
    },
};

impl ShownDecision for Action {
    fn piece(self) -> Option<Piece> {
        match self {
            Self::Floor { .. } => Some(Piece::Floor),
            Self::Capture(FigureAt { kind, .. }) => Some(Piece::Figure(kind)),
            Self::Exchange { .. } | Self::Ransom { .. } => None,
        }
    }

    fn point(self, game: &Game) -> Option<Point> {
        match self {
            Self::Floor { pos } => Some(floor_point(game, pos, game.floors(pos)?)),
            Self::Capture(follower) => figure_point(game, follower),
            Self::Exchange { .. } | Self::Ransom { .. } => None,
        }
    }

    fn tile(self, _game: &Game) -> Option<Pos> {
        match self {
            Self::Floor { pos } | Self::Capture(FigureAt { pos, .. }) => Some(pos),
            Self::Exchange { .. } | Self::Ransom { .. } => None,
        }
    }
}
