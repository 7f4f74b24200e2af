//! Lying in a monastery.
//!
//! **Rules**: FURTHER, Monasteries in Germany. Such a monastery has two places: one as in any monastery, and one in which a figure lies to
//! the end of the game. Whoever is in one of them keeps others off both. At the end the strongest of those who lie get 1 point, and 1
//! for each tile of the unbroken rows to the north, east, south and west. Where figures only lie the monastery counts as never completed.

pub mod options;

use crate::{
    board::{Node, Pos},
    catalogue::{BoxId, Catalogue, PartKind, Side, Symbol, TileId},
    rules::{Game, PlayerId, Rules, Score, ScoreReason, score},
};
use options::OwnMonasteries;

/// As many monasteries as one tile can complete: its own, and those around.
const MOST: usize = 9;

/// The surrounded monasteries in which figures only lay when the scoring of this part of the turn began. Castles look at it when those who
/// stood in others have gone home.
#[derive(Clone, Copy, Debug, Default)]
pub struct State {
    never_completed: [Option<Node>; MOST],
}

/// How often a tile of the base game with a monastery is there: never, unless option `monasteries` keeps them. `None` for every other tile.
#[must_use]
pub(crate) fn copies(rules: &Rules, tile: TileId) -> Option<u8> {
    let def = Catalogue::get().tile(tile);
    let is_left_out = rules.has(BoxId::Monasteries)
        && rules.options.monasteries.own == OwnMonasteries::Replace
        && def.box_id == Some(BoxId::Base)
        && def.has(Symbol::Monastery);
    is_left_out.then_some(0)
}

/// The other of the two places of a monastery, given one of them; `None` elsewhere.
fn other_place(game: &Game, node: Node) -> Option<Node> {
    let laid = game.board.tile_of(node);
    let def = Catalogue::get().tile(laid.tile);
    let wanted = match game.board.feature(node).kind {
        PartKind::Monastery => PartKind::Lying,
        PartKind::Lying => PartKind::Monastery,
        _ => return None,
    };
    def.parts_of(wanted).next().map(|part| laid.node(part))
}

/// Whether nobody is in the other place of a monastery, so that figures may come.
#[must_use]
pub(crate) fn is_free_beside(game: &Game, node: Node) -> bool {
    other_place(game, node).is_none_or(|other| game.board.feature(other).figures == 0)
}

/// Whether figures lie in a monastery and nobody stands there, so that it counts as never completed.
#[must_use]
pub(crate) fn is_only_lain_in(game: &Game, monastery: Node) -> bool {
    let feature = game.board.feature(monastery);
    feature.kind == PartKind::Monastery && feature.figures == 0 && !is_free_beside(game, monastery)
}

/// Whether a wagon may lie down in a monastery: only before it is completed.
#[must_use]
pub(crate) fn is_open_to_wagons(game: &Game, lying: Node) -> bool {
    other_place(game, lying).is_some_and(|monastery| !game.board.feature(monastery).is_complete())
}

/// Notes which monasteries are not scored, because figures only lie there.
pub(crate) fn before_scoring(game: &mut Game) {
    let completed = game.board.completed().iter().copied();
    let mut state = State::default();
    for (slot, node) in state.never_completed.iter_mut().zip(completed.filter(|&node| is_only_lain_in(game, node))) {
        *slot = Some(node);
    }
    game.states.monasteries = Some(state);
}

/// Whether a surrounded monastery counts as completed in the scoring that goes on.
#[must_use]
pub(crate) fn is_scored(game: &Game, node: Node) -> bool {
    game.states.monasteries.is_none_or(|state| !state.never_completed.contains(&Some(node)))
}

/// Sets what lying in a monastery is worth: 1, and the tiles of its rows.
pub(crate) fn worth(game: &Game, lying: Node, score: &mut Score) {
    score.count = tiles_in_rows(game, game.laid_part(lying).pos);
    score.points = 1 + score.count as i16;
}

/// The tiles of the unbroken rows that begin beside a cell.
fn tiles_in_rows(game: &Game, from: Pos) -> u16 {
    let row = |side: Side| {
        let cells = std::iter::successors(Some(from.beside(side)), |cell| Some(cell.beside(side)));
        cells.take_while(|&cell| game.board.laid_on(cell).is_some()).count() as u16
    };
    Side::ALL.into_iter().map(row).sum()
}

/// What an abbot who lies in a monastery brings when he is taken back: 1, and 1 for each tile around.
#[must_use]
pub(crate) fn recalled(game: &Game, lying: Node) -> Score {
    let spot = game.laid_part(lying);
    let neighbours = spot.pos.around().filter(|&cell| game.board.laid_on(cell).is_some()).count() as u8;
    let score = Score::of(ScoreReason::Feature(PartKind::Lying), Some(spot));
    Score { neighbours, points: 1 + i16::from(neighbours), ..score }.among(game, lying)
}

/// Calls `tell` with what those who lie in monasteries get in the final scoring.
pub(crate) fn final_scores(game: &Game, tell: &mut dyn FnMut(PlayerId, i16, Score)) {
    if !game.rules.has(BoxId::Monasteries) {
        return;
    }
    let lies = |index: usize| game.board.feature(game.figures[index].node).kind == PartKind::Lying;
    for index in (0..game.figures.len()).filter(|&index| lies(index)) {
        let node = game.figures[index].node;
        if game.figures[..index].iter().any(|other| other.node == node) {
            continue; // one monastery is scored once
        }
        let score = score::worth(game, node);
        for player in score::winners(game, &score) {
            tell(player, score.points, score);
        }
    }
}
