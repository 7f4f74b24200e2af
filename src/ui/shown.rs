//! How a decision is shown on the board: the piece that is seen, where it would be, and what a tap on the board means by it.

use super::{
    camera::{Area, Point},
    points::{aside, corner_point, node_point},
};
use crate::{
    art::piece::Piece,
    board::{LaidTile, Node, Pos},
    boxes::list::decisions,
    catalogue::Catalogue,
    rules::{Action, Figure, FigureAt, FigureKind, Game, OwnPiece},
};

/// How a decision of a box is shown. A box answers for its own.
pub(crate) trait ShownDecision: Copy + Into<Action> {
    /// The piece that it places, moves or takes back.
    fn piece(self) -> Option<Piece>;

    /// Where on the board it is shown; nothing if only a list can offer it.
    fn point(self, game: &Game) -> Option<Point>;

    /// The cell on which it lays a tile.
    fn laid_on(self) -> Option<Pos> {
        None
    }

    /// The tile on which a piece would be placed, or a figure chosen. It is not the one that is laid.
    fn tile(self, game: &Game) -> Option<Pos>;

    /// The part on which it places a piece.
    fn node(self, _game: &Game) -> Option<Node> {
        None
    }

    /// Whether it is shown in the same place as another decision that places no figure on the tile just laid.
    fn is_where(self, other: Action) -> bool {
        self.into() == other
    }
}

/// The piece that an action places, moves or takes back.
#[must_use]
pub fn piece_of(action: Action) -> Option<Piece> {
    decisions!(match action {
        Action::Each(of_a_box) => of_a_box.piece(),
        Action::Place { figure, .. } | Action::PlaceAt { figure, .. } => Some(Piece::Figure(figure)),
        Action::Recall => Some(Piece::Figure(FigureKind::Abbot)),
        Action::Return(OwnPiece::Figure(FigureAt { kind, .. })) => Some(Piece::Figure(kind)),
        Action::Return(OwnPiece::Barn { .. }) => Some(Piece::Barn),
        Action::Lay { .. } | Action::GoOn | Action::Skip | Action::End => None,
    })
}

/// Where on the board an action is shown: the middle of the cell, or where the figure would stand.
#[must_use]
pub fn point_of(game: &Game, action: Action) -> Option<Point> {
    decisions!(match action {
        Action::Each(of_a_box) => of_a_box.point(game),
        Action::Lay { pos, .. } => Some(Area::cell(pos).middle()),
        Action::Place { part, .. } => part_point(game, *game.board().last()?, part),
        Action::PlaceAt { pos, part, .. } => {
            let laid = game.board().laid_on(pos)?;
            part_point(game, laid, part).map(|at| aside(game, laid.node(usize::from(part)), at))
        }
        Action::Return(OwnPiece::Barn { pos, corner }) => Some(corner_point(pos, corner)),
        Action::Return(OwnPiece::Figure(figure)) => figure_point(game, figure),
        Action::Recall => {
            let own = |figure: &&Figure| figure.kind == FigureKind::Abbot && figure.owner == game.asked();
            game.figures().iter().find(own).map(|abbot| node_point(game, abbot.node))
        }
        Action::GoOn | Action::Skip | Action::End => None,
    })
}

/// The cell on which an action lays a tile.
#[must_use]
pub fn laid_on(action: Action) -> Option<Pos> {
    decisions!(match action {
        Action::Each(of_a_box) => of_a_box.laid_on(),
        Action::Lay { pos, .. } => Some(pos),
        _ => None,
    })
}

/// The tile on which a figure or a piece would be placed, or a figure chosen.
pub(in crate::ui) fn tile_of(action: Action, game: &Game) -> Option<Pos> {
    decisions!(match action {
        Action::Each(of_a_box) => of_a_box.tile(game),
        Action::Place { .. } => game.board().last().map(|laid| laid.pos),
        Action::PlaceAt { pos, .. }
        | Action::Return(OwnPiece::Figure(FigureAt { pos, .. }) | OwnPiece::Barn { pos, .. }) => Some(pos),
        Action::Lay { .. } | Action::Recall | Action::GoOn | Action::Skip | Action::End => None,
    })
}

/// The part on which an action places a piece.
pub(in crate::ui) fn node_of(game: &Game, action: Action) -> Option<Node> {
    decisions!(match action {
        Action::Each(of_a_box) => of_a_box.node(game),
        Action::Place { part, .. } => game.board().last().map(|laid| laid.node(usize::from(part))),
        Action::PlaceAt { pos, part, .. } => game.node_at(pos, part),
        _ => None,
    })
}

/// Whether a decision is about no place of the board, so that only a list can offer it.
pub(in crate::ui) fn has_no_place(action: Action) -> bool {
    decisions!(match action {
        Action::Each(of_a_box) => of_a_box.piece().is_none() && of_a_box.laid_on().is_none(),
        _ => false,
    })
}

/// Whether two actions are shown in the same place: they are the same, or place figures on the same part.
#[must_use]
pub fn same_target(one: Action, other: Action) -> bool {
    if let (Some((_, a)), Some((_, b))) = (one.placed(), other.placed()) {
        return a == b;
    }
    decisions!(match one {
        Action::Each(of_a_box) => of_a_box.is_where(other),
        Action::Return(OwnPiece::Figure(a)) => {
            matches!(other, Action::Return(OwnPiece::Figure(b)) if (a.pos, a.part) == (b.pos, b.part))
        }
        _ => one == other,
    })
}

/// Where a figure stands that is named by its part.
pub(crate) fn figure_point(game: &Game, FigureAt { pos, part, .. }: FigureAt) -> Option<Point> {
    part_point(game, game.board().laid_on(pos)?, part)
}

/// Where a figure on a part of a tile stands; nothing if the tile has no such part.
pub(crate) fn part_point(game: &Game, laid: LaidTile, part: u8) -> Option<Point> {
    let part = usize::from(part);
    (part < Catalogue::get().tile(laid.tile).parts.len()).then(|| node_point(game, laid.node(part)))
}
