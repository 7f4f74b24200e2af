//! Saying what a corn circle does has no place on the board.

use super::rules::Action;
use crate::{
    art::piece::Piece,
    board::Pos,
    rules::Game,
    ui::{camera::Point, shown::ShownDecision},
};

impl ShownDecision for Action {
    fn piece(self) -> Option<Piece> {
        None
    }

    fn point(self, _game: &Game) -> Option<Point> {
        None
    }

    fn tile(self, _game: &Game) -> Option<Pos> {
        None
    }
}
