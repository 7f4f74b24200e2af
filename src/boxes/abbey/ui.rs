//! How decisions about abbeys, barns and wagons are shown on the board.

use super::rules::Action;
use crate::{
    art::piece::Piece,
    board::{Node, Pos},
    rules::Game,
    ui::{
        camera::{Area, Point},
        points::corner_point,
        shown::{ShownDecision, part_point},
    },
};

impl ShownDecision for Action {
    fn piece(self) -> Option<Piece> {
        match self {
            Self::Abbey { .. } => None,
            Self::Barn { .. } => Some(Piece::Barn),
            Self::Move { figure, .. } => Some(Piece::Figure(figure)),
        }
    }

    fn point(self, game: &Game) -> Option<Point> {
        match self {
            Self::Abbey { pos } => Some(Area::cell(pos).middle()),
            Self::Barn { corner } => Some(corner_point(game.board().last()?.pos, corner)),
            Self::Move { pos, part, .. } => part_point(game, game.board().laid_on(pos)?, part),
        }
    }

    fn laid_on(self) -> Option<Pos> {
        match self {
            Self::Abbey { pos } => Some(pos),
            Self::Barn { .. } | Self::Move { .. } => None,
        }
    }

    fn tile(self, game: &Game) -> Option<Pos> {
        match self {
            Self::Abbey { .. } => None,
            Self::Barn { .. } => game.board().last().map(|laid| laid.pos),
            Self::Move { pos, .. } => Some(pos),
        }
    }

    fn node(self, game: &Game) -> Option<Node> {
        match self {
            Self::Move { pos, part, .. } => game.node_at(pos, part),
            Self::Abbey { .. } | Self::Barn { .. } => None,
        }
    }
}
