//! How a flight is shown on the board: at the machine of the tile just laid.

use super::rules::Action;
use crate::{
    art::{piece::Piece, tile_art},
    board::Pos,
    rules::{self, Game},
    ui::{camera::Point, shown::ShownDecision},
};

impl ShownDecision for Action {
    fn piece(self) -> Option<Piece> {
        let Self::SetOff { figure, .. } = self;
        Some(Piece::Figure(figure))
    }

    fn point(self, game: &Game) -> Option<Point> {
        let laid = *game.board().last()?;
        let [x, y] = tile_art::symbol_at(laid.printed(), laid.turns, 0)?;
        Some(Point::new(f64::from(laid.pos.x) + f64::from(x) / 100.0, f64::from(laid.pos.y) + f64::from(y) / 100.0))
    }

    fn tile(self, game: &Game) -> Option<Pos> {
        game.board().last().map(|laid| laid.pos)
    }

    fn is_where(self, other: rules::Action) -> bool {
        matches!(other, rules::Action::Flier(_))
    }
}
