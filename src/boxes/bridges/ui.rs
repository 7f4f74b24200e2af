//! How decisions about bridges, castles and bazaars are shown on the board.

use super::rules::Action;
use crate::{
    art::piece::Piece,
    board::{Bridge, Node, Pos},
    rules::Game,
    ui::{
        camera::{Area, Point},
        points::{bridge_point, offered_castle_point},
        shown::ShownDecision,
    },
};

impl ShownDecision for Action {
    fn piece(self) -> Option<Piece> {
        match self {
            Self::Bridge(bridge) => Some(Piece::Bridge(bridge.axis)),
            Self::Castle { .. } => Some(Piece::Castle),
            Self::LayWithBridge { .. } | Self::Bazaar(_) => None,
        }
    }

    fn point(self, game: &Game) -> Option<Point> {
        match self {
            Self::LayWithBridge { pos, .. } => Some(Area::cell(pos).middle()),
            Self::Bridge(bridge) => Some(bridge_point(bridge)),
            Self::Castle { pos, part } => Some(offered_castle_point(game, game.node_at(pos, part)?)),
            Self::Bazaar(_) => None,
        }
    }

    fn laid_on(self) -> Option<Pos> {
        match self {
            Self::LayWithBridge { pos, .. } => Some(pos),
            Self::Bridge(_) | Self::Castle { .. } | Self::Bazaar(_) => None,
        }
    }

    fn tile(self, _game: &Game) -> Option<Pos> {
        match self {
            Self::Bridge(Bridge { pos, .. }) | Self::Castle { pos, .. } => Some(pos),
            Self::LayWithBridge { .. } | Self::Bazaar(_) => None,
        }
    }

    fn node(self, game: &Game) -> Option<Node> {
        match self {
            Self::Castle { pos, part } => game.node_at(pos, part),
            Self::LayWithBridge { .. } | Self::Bridge(_) | Self::Bazaar(_) => None,
        }
    }
}
