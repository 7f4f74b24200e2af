//! How tokens are shown on the mouths of tunnels before they are put there.

use super::rules::Action;
use crate::{
    art::piece::Piece,
    board::Pos,
    rules::Game,
    ui::{camera::Point, points::mouth_point, shown::ShownDecision},
};

impl ShownDecision for Action {
    fn piece(self) -> Option<Piece> {
        Some(Piece::TunnelToken)
    }

    fn point(self, game: &Game) -> Option<Point> {
        Some(mouth_point(game.laid_part(game.node_at(self.pos, self.part)?)))
    }

    fn tile(self, _game: &Game) -> Option<Pos> {
        Some(self.pos)
    }
}
