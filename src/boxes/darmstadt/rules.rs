//! Churches and the congress hall.
//!
//! **Rules**: FURTHER, `darmstadt`. A church is a monastery. When it is completed, with a monk or without, whoever has most followers on
//! its nine cells gets 3 points, in a tie each of them; the followers are counted before any goes home. The completed city with
//! the congress hall gives 3 points more.

use crate::{
    board::{LaidTile, Node, Pos},
    catalogue::{Catalogue, PartKind, Symbol},
    rules::{ByPlayer, Event, Extra, Game, Score, ScoreReason, score},
};

/// The points for most followers around a church.
const MOST_AROUND: i16 = 3;

/// The points that the hall adds to a completed city.
const HALL: i16 = 3;

/// As many churches as one tile can complete: its own, and those around.
const MOST_CHURCHES: usize = 9;

/// The followers around the churches that the tile just laid completed, counted before any of them goes home.
#[derive(Clone, Copy, Debug, Default)]
pub struct State {
    around: [Option<(Node, ByPlayer<u8>)>; MOST_CHURCHES],
}

/// Counts the followers around the churches that the tile just laid completed.
pub(crate) fn before_scoring(game: &mut Game) {
    let churches = game.board.completed().iter().copied().filter(|&node| is_church(game, node));
    let mut state = State::default();
    for (slot, church) in state.around.iter_mut().zip(churches) {
        *slot = Some((church, followers_around(game, church)));
    }
    game.states.darmstadt = Some(state);
}

/// Gives the points for a completed church, which nobody needs to hold.
pub(crate) fn completed(game: &mut Game, node: Node, events: &mut Vec<Event>) {
    let counted =
        game.states.darmstadt.and_then(|state| state.around.into_iter().flatten().find(|(church, _)| *church == node));
    let Some((_, around)) = counted else { return };
    let most = game.players().map(|player| around[player]).max().unwrap_or(0);
    let why = Score {
        count: u16::from(most),
        points: MOST_AROUND,
        ..Score::of(ScoreReason::Church, Some(game.laid_part(node)))
    };
    for player in game.players().filter(|&player| most > 0 && around[player] == most) {
        score::award(game, player, MOST_AROUND, why, events);
    }
}

/// Adds the points of the hall to the score of a completed city.
pub(crate) fn worth(game: &Game, node: Node, score: &mut Score) {
    let points = when_completed(game, node);
    if score.completed && points > 0 {
        score.add(Extra::Hall, points);
    }
}

/// The points that the hall adds to a city once that is completed; 0 without the hall.
#[must_use]
pub(crate) fn when_completed(game: &Game, node: Node) -> i16 {
    if game.board.feature(node).kind == PartKind::City && has_hall(game, node) { HALL } else { 0 }
}

/// Whether laying a tile on a cell may complete a church.
#[must_use]
pub(crate) fn matters(game: &Game, pos: Pos) -> bool {
    game.states.darmstadt.is_some() && pos.around().filter_map(|near| game.board.laid_on(near)).any(has_church)
}

/// Whether a city has the congress hall in it.
#[must_use]
fn has_hall(game: &Game, city: Node) -> bool {
    let root = game.board.graph().root(city);
    let is_there = |member| Catalogue::get().tile(game.board.tile_of(member).tile).has(Symbol::CongressHall);
    game.board.graph().members(root).any(is_there)
}

fn is_church(game: &Game, node: Node) -> bool {
    game.board.feature(node).kind == PartKind::Monastery && has_church(game.board.tile_of(node))
}

fn has_church(laid: LaidTile) -> bool {
    Catalogue::get().tile(laid.tile).has(Symbol::Church)
}

/// The number of followers that each player has on the nine cells of a church.
fn followers_around(game: &Game, church: Node) -> ByPlayer<u8> {
    let mut counts = ByPlayer::default();
    for figure in game.followers_around(game.board.tile_of(church).pos) {
        let count: &mut u8 = &mut counts[figure.owner];
        *count = count.saturating_add(1);
    }
    counts
}
