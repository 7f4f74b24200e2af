//! How an escape from a besieged city is shown on the board.

use super::rules::Action;
use crate::{
    art::piece::Piece,
    board::Pos,
    rules::Game,
    ui::{
        camera::Point,
        shown::{ShownDecision, figure_point},
    },
};

impl ShownDecision for Action {
    fn piece(self) -> Option<Piece> {
        Some(Piece::Figure(self.0.kind))
    }

    fn point(self, game: &Game) -> Option<Point> {
        figure_point(game, self.0)
    }

    fn tile(self, _game: &Game) -> Option<Pos> {
        Some(self.0.pos)
    }
}
