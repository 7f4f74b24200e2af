//! How ferries are shown on the board before they are laid.

use super::rules::Action;
use crate::{
    art::piece::Piece,
    board::Pos,
    rules::Game,
    ui::{camera::Point, points::crossing_point, shown::ShownDecision},
};

impl ShownDecision for Action {
    fn piece(self) -> Option<Piece> {
        Some(Piece::Ferry)
    }

    fn point(self, _game: &Game) -> Option<Point> {
        Some(crossing_point(self.pos, self.crossing))
    }

    fn tile(self, _game: &Game) -> Option<Pos> {
        Some(self.pos)
    }
}
