//! Decisions about a robber are about the track and not about the board.

use super::rules::Action;
use crate::{
    art::piece::Piece,
    board::Pos,
    rules::Game,
    ui::{camera::Point, shown::ShownDecision},
};

impl ShownDecision for Action {
    fn piece(self) -> Option<Piece> {
        Some(Piece::Robber)
    }

    fn point(self, _game: &Game) -> Option<Point> {
        None
    }

    fn tile(self, _game: &Game) -> Option<Pos> {
        None
    }
}
