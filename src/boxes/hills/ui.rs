//! How decisions about shepherds are shown on the board.

use super::rules::Action;
use crate::{
    art::piece::Piece,
    board::{Node, Pos},
    rules::{FigureKind, Game},
    ui::{
        camera::Point,
        shown::{ShownDecision, part_point},
    },
};

impl ShownDecision for Action {
    fn piece(self) -> Option<Piece> {
        match self {
            Self::Shepherd { .. } => Some(Piece::Figure(FigureKind::Shepherd)),
            Self::Add { .. } | Self::Home => None,
        }
    }

    fn point(self, game: &Game) -> Option<Point> {
        match self {
            Self::Shepherd { part, .. } => part_point(game, *game.board().last()?, part),
            Self::Add { .. } | Self::Home => None,
        }
    }

    fn tile(self, game: &Game) -> Option<Pos> {
        match self {
            Self::Shepherd { .. } => game.board().last().map(|laid| laid.pos),
            Self::Add { .. } | Self::Home => None,
        }
    }

    fn node(self, game: &Game) -> Option<Node> {
        match self {
            Self::Shepherd { part, .. } => game.board().last().map(|laid| laid.node(usize::from(part))),
            Self::Add { .. } | Self::Home => None,
        }
    }
}
