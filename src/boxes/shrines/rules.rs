//! Shrines.
//!
//! **Rules**: FURTHER, Heretics & Shrines. A shrine is a monastery in everything. A tile with either of the two may not be laid where two or
//! more of the other kind would be around it, nor where it would have one around it that already has one of the tile's own kind
//! around it. When an owned one is completed, the figures in every incomplete one of the other kind around it go home without
//! points, after all else of the scoring. If one tile completes both, both score; at the end neither matters to the other.

mod vocabulary;

pub use vocabulary::Refusal;

use crate::{
    board::{Node, Pos},
    catalogue::{BoxId, Catalogue, PartKind, Symbol, TileId},
    rules::{Event, Game, IllegalAction, ReturnCause, Rules, Score, Step},
};

/// As many shrines and monasteries as one tile can complete: its own, and those around.
const MOST: usize = 9;

/// The shrines and monasteries that were scored in this part of the turn.
#[derive(Clone, Copy, Debug, Default)]
pub struct State {
    scored: [Option<Node>; MOST],
}

/// The two kinds that challenge each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Shrine,
    Monastery,
}

/// Of which kind a tile is; `None` if it has neither.
fn kind(tile: TileId) -> Option<Kind> {
    let tile = Catalogue::get().tile(tile);
    if tile.has(Symbol::Shrine) {
        return Some(Kind::Shrine);
    }
    (tile.has(Symbol::Monastery) || tile.has(Symbol::Abbey)).then_some(Kind::Monastery)
}

fn kind_at(game: &Game, pos: Pos) -> Option<Kind> {
    game.board.laid_on(pos).and_then(|laid| kind(laid.tile))
}

/// Whether it matters what lies around a tile when it is laid.
#[must_use]
pub(crate) fn binds(rules: &Rules, tile: TileId) -> bool {
    rules.has(BoxId::Shrines) && kind(tile).is_some()
}

/// The cells around one on which a tile of a kind lies.
fn around(game: &Game, pos: Pos, wanted: Kind) -> impl Iterator<Item = Pos> {
    pos.around().filter(move |&cell| kind_at(game, cell) == Some(wanted))
}

/// The reason why a tile must not be laid on a cell, if too much of the other kind is around it.
#[must_use]
pub(crate) fn refusal(game: &Game, tile: TileId, pos: Pos) -> Option<IllegalAction> {
    let own = kind(tile).filter(|_| game.states.shrines.is_some())?;
    let other = match own {
        Kind::Shrine => Kind::Monastery,
        Kind::Monastery => Kind::Shrine,
    };
    let mut others = around(game, pos, other);
    let first = others.next()?;
    let is_barred = others.next().is_some() || around(game, first, own).next().is_some();
    is_barred.then_some(IllegalAction::Shrines(match own {
        Kind::Shrine => Refusal::Shrine(pos),
        Kind::Monastery => Refusal::Monastery(pos),
    }))
}

/// Whether laying a tile may complete a shrine or monastery beside which one of the other kind is held.
#[must_use]
pub(crate) fn matters(game: &Game, pos: Pos) -> bool {
    game.states.shrines.is_some() && pos.around().any(|cell| kind_at(game, cell) == Some(Kind::Shrine))
}

/// Says of a score whether the monastery is a shrine.
pub(crate) fn worth(game: &Game, node: Node, score: &mut Score) {
    score.shrine = score.kind() == Some(PartKind::Monastery) && kind(game.laid_part(node).tile) == Some(Kind::Shrine);
}

/// Notes a shrine or monastery that is scored because it was completed.
pub(crate) fn feature_scored(game: &mut Game, node: Node) {
    if game.step != Step::Score || game.board.feature(node).kind != PartKind::Monastery {
        return;
    }
    if let Some(slot) = game.states.shrines.as_mut().and_then(|state| state.scored.iter_mut().find(|at| at.is_none())) {
        *slot = Some(node);
    }
}

/// Sends the figures home that stand in incomplete ones of the other kind beside those that were scored.
pub(crate) fn challenge(game: &mut Game, events: &mut Vec<Event>) {
    let Some(state) = &mut game.states.shrines else { return };
    let scored = std::mem::take(state).scored;
    for node in scored.into_iter().flatten() {
        while let Some(index) = loser(game, node) {
            game.return_figure(index, ReturnCause::Challenged, events);
        }
    }
}

/// A figure in an incomplete one of the other kind beside a shrine or monastery.
fn loser(game: &Game, winner: Node) -> Option<usize> {
    let at = game.laid_part(winner);
    game.figures.iter().position(|figure| {
        let (feature, there) = (game.board.feature(figure.node), game.laid_part(figure.node));
        feature.kind == PartKind::Monastery
            && !feature.is_complete()
            && kind(there.tile) != kind(at.tile)
            && at.pos.around().any(|cell| cell == there.pos)
    })
}

/// The shrines and monasteries of the other kind beside one that is not completed.
pub(crate) fn rivals(game: &Game, node: Node) -> impl Iterator<Item = Node> {
    let at = game.laid_part(node);
    let cells =
        at.pos.around().filter(move |&cell| kind_at(game, cell).is_some_and(|other| Some(other) != kind(at.tile)));
    cells.filter_map(|cell| {
        let is_it = |node: &Node| game.board.feature(*node).kind == PartKind::Monastery;
        game.board.nodes_of(game.board.laid_on(cell)?).find(is_it)
    })
}
