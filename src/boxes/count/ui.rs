//! How decisions about the City of Carcassonne are shown on the board.

use super::rules::Action;
use crate::{
    art::piece::Piece,
    board::{Node, Pos},
    rules::{self, Game},
    ui::{
        camera::Point,
        points::{count_point, node_point},
        shown::{ShownDecision, part_point},
    },
};

impl ShownDecision for Action {
    fn piece(self) -> Option<Piece> {
        Some(match self {
            Self::Send { figure, .. } | Self::MoveOut { figure, .. } => Piece::Figure(figure),
            Self::Count { .. } => Piece::Count,
        })
    }

    fn point(self, game: &Game) -> Option<Point> {
        match self {
            Self::Send { quarter, .. } => Some(node_point(game, game.quarter(quarter)?)),
            Self::Count { quarter } => count_point(game, quarter),
            Self::MoveOut { pos, part, .. } => part_point(game, game.board().laid_on(pos)?, part),
        }
    }

    fn tile(self, game: &Game) -> Option<Pos> {
        match self {
            Self::MoveOut { pos, .. } => Some(pos),
            Self::Send { .. } | Self::Count { .. } => self.node(game).map(|node| game.laid_part(node).pos),
        }
    }

    fn node(self, game: &Game) -> Option<Node> {
        match self {
            Self::Send { quarter, .. } | Self::Count { quarter } => game.quarter(quarter),
            Self::MoveOut { pos, part, .. } => game.node_at(pos, part),
        }
    }

    fn is_where(self, other: rules::Action) -> bool {
        let rules::Action::Count(other) = other else { return false };
        match (self, other) {
            (Self::Send { quarter: a, .. }, Self::Send { quarter: b, .. }) => a == b,
            (Self::MoveOut { pos: a, part: c, .. }, Self::MoveOut { pos: b, part: d, .. }) => (a, c) == (b, d),
            _ => self == other,
        }
    }
}
