//! Figures that come back at a festival.
//!
//! **Rules**: FURTHER, `festival`. In the question about a figure on a festival tile, one own piece from anywhere on the board may come
//! back instead, without points (option `festival`: any piece, or followers only). A phantom may still be placed.

pub mod options;

use crate::{
    catalogue::{BoxId, Catalogue, Symbol},
    rules::{Action, Game, OwnPiece, returning},
};
use options::FestivalReturns;

/// The pieces that may come back, if the tile just laid shows a festival: figures in the order in which they were placed, then barns.
pub(crate) fn returns(game: &Game, cursor: &mut u32) -> Option<Action> {
    is_held(game).then_some(())?;
    let any = game.rules.options.festival.returns == FestivalReturns::Figure;
    let counts = |piece| match piece {
        OwnPiece::Figure(figure) => any || figure.kind.is_follower(),
        OwnPiece::Barn { .. } => any,
    };
    returning::own_pieces(game, game.active, cursor, counts).map(Action::Return)
}

/// Whether the tile just laid shows a festival.
#[must_use]
pub(crate) fn is_held(game: &Game) -> bool {
    let shows_festival = |tile| Catalogue::get().tile(tile).has(Symbol::Festival);
    game.rules.has(BoxId::Festival) && game.board.last().is_some_and(|laid| shows_festival(laid.tile))
}
