//! How the second bar of gold is shown on the board.

use super::rules::Action;
use crate::{
    art::piece::Piece,
    board::Pos,
    rules::Game,
    ui::{camera::Point, points::gold_point, shown::ShownDecision},
};

impl ShownDecision for Action {
    fn piece(self) -> Option<Piece> {
        Some(Piece::Gold)
    }

    fn point(self, _game: &Game) -> Option<Point> {
        let Self::Bar { pos } = self;
        Some(gold_point(pos))
    }

    fn tile(self, _game: &Game) -> Option<Pos> {
        let Self::Bar { pos } = self;
        Some(pos)
    }
}
