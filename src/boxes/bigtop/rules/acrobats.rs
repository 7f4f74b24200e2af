//! Acrobats and their pyramids.
//!
//! **Rules**: FURTHER, Under the Big Top. A meeple may become an acrobat on the tile just laid or on one around it, after a portal on any;
//! up to three on a tile, of any players. Instead of placing a figure whoever is in turn may score a pyramid of three: 5 for its owner
//! for each, and all go home. At the end of the game each acrobat who still stands gives 5.

use super::{state::Place, vocabulary::Action};
use crate::{
    board::{Node, Pos},
    boxes::dragon::rules::portal,
    catalogue::Catalogue,
    rules::{self, FigureKind, Game, PlayerId, Score, ScoreReason, Step, score},
};

/// The points for an acrobat.
const EACH: i16 = 5;

/// The acrobats of a pyramid.
const PYRAMID: usize = 3;

fn places(game: &Game) -> &[Place] {
    game.states.bigtop.as_ref().map_or(&[], |state| &state.acrobats)
}

/// The places on which the active player may put an acrobat, in the order in which their tiles were laid.
pub(crate) fn placements(game: &Game, cursor: &mut u32) -> Option<rules::Action> {
    let figure = FigureKind::Meeple;
    let last = game.board.last()?.pos;
    let found = (*cursor as usize..places(game).len()).find(|&index| is_open(game, places(game)[index]))?;
    *cursor = found as u32 + 1;
    let Place { pos, node } = places(game)[found];
    let part = game.laid_part(node).part;
    let is_here = pos == last;
    Some(if is_here { rules::Action::Place { figure, part } } else { rules::Action::PlaceAt { figure, pos, part } })
}

/// Whether the active player may put an acrobat there now.
fn is_open(game: &Game, place: Place) -> bool {
    game.supplies[game.active][FigureKind::Meeple] > 0
        && game.n_acrobats(place.node) < PYRAMID
        && (is_near(game, place.pos) || portal::is_open(game))
        && game.is_enterable(place.pos)
        && !has_bridge(game, place.pos)
}

/// Whether a cell is that of the tile just laid or around it.
fn is_near(game: &Game, pos: Pos) -> bool {
    game.board.last().is_some_and(|laid| laid.pos.is_near(pos))
}

fn has_bridge(game: &Game, pos: Pos) -> bool {
    game.board.laid_on(pos).is_some_and(|laid| Catalogue::get().bridge(laid.tile, laid.turns).is_some())
}

/// Notes that an acrobat is put on another tile. Farther away than around the tile just laid a portal leads there.
pub(crate) fn placed_at(game: &mut Game, node: Node) {
    if !is_near(game, game.laid_part(node).pos) {
        portal::used(game);
    }
}

/// The pyramids that may be scored, in the order in which their tiles were laid.
pub(crate) fn pyramids(game: &Game, cursor: &mut u32) -> Option<rules::Action> {
    let is_full = |&index: &usize| game.n_acrobats(places(game)[index].node) == PYRAMID;
    let found = (*cursor as usize..places(game).len()).find(is_full)?;
    *cursor = found as u32 + 1;
    Some(rules::Action::Bigtop(Action::Pyramid { pos: places(game)[found].pos }))
}

/// Scores a pyramid, and returns the next step.
pub(super) fn score_pyramid(game: &mut Game, pos: Pos, events: &mut Vec<rules::Event>) -> Step {
    let next = game.rules.after(game.step);
    let Some(&place) = places(game).iter().find(|place| place.pos == pos) else { return next };
    for player in game.players_from_active() {
        if let Some(why) = worth(game, place, player) {
            score::give(game, player, why.points, why, events);
        }
    }
    game.return_figures(place.node, events);
    next
}

/// What a player's acrobats on a place give, if there are any.
fn worth(game: &Game, place: Place, player: PlayerId) -> Option<Score> {
    let stands = |figure: &&rules::Figure| figure.node == place.node && figure.owner == player;
    let count = game.figures.iter().filter(stands).count() as u16;
    let score = Score::of(ScoreReason::Acrobats, Some(game.laid_part(place.node)));
    (count > 0).then_some(Score { count, points: EACH * count as i16, ..score })
}

/// Calls `tell` with what acrobats give in the final scoring.
pub(crate) fn final_scores(game: &Game, tell: &mut dyn FnMut(PlayerId, i16, Score)) {
    for &place in places(game) {
        for player in game.players() {
            if let Some(why) = worth(game, place, player) {
                tell(player, why.points, why);
            }
        }
    }
}
