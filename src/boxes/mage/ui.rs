//! How moves of the mage and the witch are shown on the board.

use super::rules::Action;
use crate::{
    art::piece::Piece,
    board::{Node, Pos},
    rules::{self, Game},
    ui::{camera::Point, points::magic_point, shown::ShownDecision},
};

impl ShownDecision for Action {
    fn piece(self) -> Option<Piece> {
        match self {
            Self::Move { who, .. } | Self::Remove(who) => Some(Piece::Magic(who)),
        }
    }

    fn point(self, game: &Game) -> Option<Point> {
        match self {
            Self::Move { pos, part, .. } => Some(magic_point(game, game.node_at(pos, part)?)),
            Self::Remove(who) => game.magic()[who as usize].map(|node| magic_point(game, node)),
        }
    }

    fn tile(self, game: &Game) -> Option<Pos> {
        match self {
            Self::Move { pos, .. } => Some(pos),
            Self::Remove(who) => game.magic()[who as usize].map(|node| game.laid_part(node).pos),
        }
    }

    fn node(self, game: &Game) -> Option<Node> {
        match self {
            Self::Move { pos, part, .. } => game.node_at(pos, part),
            Self::Remove(_) => None,
        }
    }

    fn is_where(self, other: rules::Action) -> bool {
        match (self, other) {
            (Self::Move { pos: a, part: c, .. }, rules::Action::Mage(Self::Move { pos: b, part: d, .. })) => {
                (a, c) == (b, d)
            }
            _ => rules::Action::Mage(self) == other,
        }
    }
}
