//! How little buildings are shown on the board before they are put there.

use super::rules::Action;
use crate::{
    art::piece::Piece,
    board::Pos,
    rules::{self, Game},
    ui::{camera::Point, points::building_point, shown::ShownDecision},
};

impl ShownDecision for Action {
    fn piece(self) -> Option<Piece> {
        Some(Piece::Building(self.0))
    }

    fn point(self, game: &Game) -> Option<Point> {
        self.tile(game).map(building_point)
    }

    fn tile(self, game: &Game) -> Option<Pos> {
        game.board().last().map(|laid| laid.pos)
    }

    fn is_where(self, other: rules::Action) -> bool {
        matches!(other, rules::Action::Little(_))
    }
}
