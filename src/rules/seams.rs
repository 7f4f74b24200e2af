//! The seams between the core rules and the expansions: every question that the core asks, in one place and one order.
//!
//! Each function begins with the answer of the base game. An expansion that changes an answer adds its line here and nowhere
//! else. Here stand those about tiles and turns. The folder has the table of the turn, and what concerns figures, scorings, the time
//! before a game and a board that is set up by hand.

mod arranged;
mod before;
mod figures;
mod scoring;
mod track;
mod turn;

pub(crate) use crate::boxes::dragon::rules::first_volcano::CERTAIN;
pub(crate) use arranged::tile_arranged;
pub(super) use arranged::*;
pub(super) use before::*;
pub(super) use figures::*;
pub(super) use scoring::*;
pub(super) use track::has_two_scoring_figures;
pub use turn::TURN;

use super::{Action, Event, Game, IllegalAction, Step, edge, second_part};
use crate::{
    board::Pos,
    boxes::{
        abbey::rules as abbey,
        anniversary::rules as anniversary,
        bigtop::rules as bigtop,
        bridges::rules::{self as bridges, bazaar},
        corn::rules as corn,
        count::rules::{self as count, leaving},
        darmstadt::rules as darmstadt,
        dragon::rules::{
            self as dragon, fairy,
            first_volcano::{self, Awaited},
            held_back::{self, HeldBack},
        },
        ferries::rules as ferries,
        flier::rules as flier,
        gold::rules as gold,
        hills::rules as hills,
        labyrinth::rules as labyrinth,
        mage::rules as mage,
        messages::rules as messages,
        river::rules as river,
        robbers::rules as robbers,
        russian::rules as russian,
        shrines::rules as shrines,
        siege::rules as siege,
        tower::rules as tower,
        traders::rules as traders,
        tunnel::rules as tunnel,
        watchtowers::rules as watchtowers,
        windroses::rules as windroses,
    },
    catalogue::{BoxId, Rotation, TileId},
};

/// Whether other rules than matching edges decide where a tile may be laid.
#[inline]
#[must_use]
pub(super) fn vetoes(game: &Game, tile: TileId) -> bool {
    game.states.river.is_some() && river::is_river(tile)
        || game.states.edge.is_some()
        || shrines::binds(&game.rules, tile)
}

/// The reason why a tile must not be laid on a cell although its edges match.
#[must_use]
pub(super) fn refusal(game: &Game, tile: TileId, pos: Pos, turns: Rotation) -> Option<IllegalAction> {
    river::refusal(game, tile, pos, turns)
        .or_else(|| edge::refusal(game, pos))
        .or_else(|| shrines::refusal(game, tile, pos))
}

/// Whether a drawn tile fits somewhere with a bridge.
#[must_use]
pub(super) fn fits_with_bridge(game: &Game, tile: TileId) -> bool {
    laying_with_bridge(game, tile, &mut 0).is_some()
}

/// Whether a tile fits on a cell with a bridge that some player has left.
#[must_use]
pub(super) fn fits_with_help(game: &Game, tile: TileId, pos: Pos) -> bool {
    game.states.bridges.is_some()
        && game.players().any(|player| game.bridges_left(player) > 0)
        && (0..4).any(|turns| game.missing_bridge(tile, pos, turns).is_some())
}

/// Whether a player lays a tile in the next turn that everybody has seen, and draws none: one of a bazaar, where everybody gets one.
pub(super) fn holds_tile(game: &Game, player: super::PlayerId) -> bool {
    game.bazaar().next().is_some() || game.held_tile(player).is_some()
}

/// The tiles that players have seen and not laid, besides the drawn one: those of a bazaar.
pub(super) fn tiles_in_sight(game: &Game) -> impl Iterator<Item = TileId> {
    game.bazaar().chain(game.players().filter_map(|player| game.held_tile(player)))
}

/// The next placement of a tile that only a bridge makes possible.
pub(super) fn laying_with_bridge(game: &Game, tile: TileId, cursor: &mut u32) -> Option<Action> {
    if game.states.bridges.is_some() { bridges::layings_of(game, tile, cursor) } else { None }
}

/// Whether the statement that lays a tile names the animal that comes under the big top.
#[must_use]
pub(super) fn names_animal(game: &Game, tile: TileId) -> bool {
    bigtop::laying::names_animal(game, tile)
}

/// A placement with every animal that can come under the big top, if it `names` one; otherwise as it is.
pub(super) fn each_named(game: &Game, action: Action, names: bool) -> impl Iterator<Item = Action> {
    bigtop::laying::each_named(game, action, names)
}

/// Takes the tile that the active player lays instead of drawing one.
#[inline]
pub(super) fn take_held(game: &mut Game) -> Option<TileId> {
    if game.states.bridges.is_some() { bazaar::take_held(game, messages::gives_tile(game)) } else { None }
}

/// Notes that a tile fits nowhere and left the game.
pub(super) fn leaves_game(game: &mut Game, tile: TileId) {
    bazaar::held_is_gone(game);
    first_volcano::note(game, tile);
}

/// What is known of the order of the unseen land, if not every order of it is as likely as any other.
pub(super) fn awaited(game: &Game) -> Option<Awaited> {
    Awaited::of(game)
}

/// The land that is to come, if some of its tiles are held back in dealing, with those of some kinds.
pub(crate) fn held_back(game: &Game, wanted: &[TileId]) -> Option<HeldBack> {
    HeldBack::new(game, wanted)
}

/// How likely one kind of tile of the land comes before another, if one of them is held back in dealing.
pub(crate) fn held_back_first(game: &Game, tile: TileId, other: TileId) -> Option<u64> {
    held_back::comes_first(game, tile, other)
}

/// Updates the expansions after a tile was laid, including the first one.
#[inline]
pub(super) fn laid(game: &mut Game) {
    if game.states.river.is_some() {
        river::laid(game);
    }
    if game.states.edge.is_some() {
        edge::laid(game);
    }
    if game.states.tunnel.is_some() {
        tunnel::laid(game);
    }
}

/// The shape in which a tile is laid: it may have two mouths instead of a passage.
#[inline]
#[must_use]
pub(super) fn shape(rules: &super::Rules, tile: TileId) -> TileId {
    if rules.has(BoxId::Tunnel) { tunnel::shape(rules, tile) } else { tile }
}

/// Does what a tile brings about that was laid, by a player or at set-up.
#[inline]
pub(super) fn tile_placed(game: &mut Game, tile: TileId, events: &mut Vec<Event>) {
    if game.rules.offers_more() {
        begins_part(game, tile, events);
    }
}

#[cold]
fn begins_part(game: &mut Game, tile: TileId, events: &mut Vec<Event>) {
    dragon::tile_placed(game, tile, events);
    tower::tile_placed(game, tile);
    bridges::tile_placed(game);
    count::tile_placed(game);
    anniversary::tile_placed(game);
    hills::tile_placed(game, tile);
    flier::tile_placed(game);
    gold::tile_placed(game, tile, events);
    mage::tile_placed(game, tile);
    ferries::tile_placed(game, tile);
    robbers::tile_placed(game, tile);
    russian::tile_placed(game, tile);
    bigtop::tile_placed(game, tile);
}

/// Whether a drawn tile that fits somewhere is laid without a decision.
#[inline]
#[must_use]
pub(super) fn lays_itself(game: &Game, tile: TileId) -> bool {
    game.states.river.is_some() && river::lays_itself(game, tile) && game.fits_without_bridge(tile)
}

/// Lays such a tile where its expansion says, and returns the next step.
pub(super) fn lay_by_itself(game: &mut Game, tile: TileId, events: &mut Vec<Event>) -> Step {
    river::lay_lake(game, tile, events)
}

/// Notes that the active player laid a drawn tile, after [`laid`]. A tile that nobody laid does not count.
#[inline]
pub(super) fn drawn_tile_laid(game: &mut Game, events: &mut Vec<Event>) {
    if game.rules.is_base_alone() {
        return;
    }
    if game.states.traders.is_some() && traders::builder_extended(game) {
        second_part::earn(game);
    }
    if game.states.bridges.is_some() {
        bazaar::tile_laid(game);
    }
    if game.states.anniversary.is_some() {
        anniversary::tile_laid(game, events);
    }
    if game.rules.has(BoxId::Windroses) {
        windroses::tile_laid(game, events);
    }
    if game.states.russian.is_some() {
        russian::spring(game, events);
    }
}

/// Notes that the active player laid a tile that was not drawn, after [`laid`].
pub(super) fn own_tile_laid(game: &mut Game, events: &mut Vec<Event>) {
    if game.states.anniversary.is_some() {
        anniversary::tile_laid(game, events);
    }
    if game.states.russian.is_some() {
        russian::spring(game, events);
    }
}

/// The step with which the same player's turn continues, with another tile; `None` if the turn is over.
///
/// A lake that was laid without a decision comes first, because it is no part of a turn. Then a builder or an arrow gives a second
/// part, which begins like a turn. A turn of the round of abbeys has no second part, because no tile is drawn.
#[inline]
pub(super) fn turn_goes_on(game: &mut Game, events: &mut Vec<Event>) -> Option<Step> {
    if game.rules.is_base_alone() {
        return None;
    }
    if river::turn_goes_on(game) {
        return Some(Step::Draw);
    }
    let by_arrow = game.states.second_part.is_some() && anniversary::part_ends(game);
    if game.states.messages.is_some()
        && let Some(step) = messages::turn_goes_on(game, events)
    {
        second_part::keep(game, by_arrow);
        return Some(step);
    }
    if game.states.second_part.is_some()
        && let Some(step) = second_part::turn_goes_on(game, by_arrow, events)
    {
        return Some(step);
    }
    abbey::count_round(game);
    None
}

/// Whether a tile that is drawn now is laid, and not put back because it comes too early. Tiles `on_show` have been drawn before it, but
/// nobody has them yet.
pub(super) fn comes_now(game: &Game, on_show: &[TileId], tile: TileId) -> bool {
    game.states.dragon.is_none() || first_volcano::comes_now(game, on_show, tile)
}

/// The last question of a turn, after both its parts.
#[inline]
pub(super) fn ends_turn(game: &Game) -> Option<Step> {
    siege::are_in_play(&game.rules).then_some(Step::Escape)
}

/// Whether a turn still ends with its last question although no tile is left for its second part.
pub(super) fn ends_without_tile(game: &Game) -> bool {
    siege::are_in_play(&game.rules) && second_part::has_begun(game)
}

/// What comes between a turn and the next one.
#[inline]
pub(super) fn comes_between(game: &mut Game, events: &mut Vec<Event>) -> Option<Step> {
    if game.states.bridges.is_some() { bazaar::opens(game, events) } else { None }
}

/// Whether there is a step before the final scoring, which begins now.
#[must_use]
pub(super) fn moves_at_the_end(game: &mut Game) -> bool {
    leaving::begins_at_the_end(game)
}

/// Whether laying the drawn tile decides more than where features are, so that it cannot be tried on the board alone.
#[inline]
#[must_use]
pub(super) fn needs_playing(game: &Game, tile: TileId, pos: Pos) -> bool {
    game.states.river.is_some() && river::is_river(tile)
        || game.states.traders.is_some() && traders::builder_is_beside(game, pos)
        || game.states.anniversary.is_some() && anniversary::matters(game, tile, pos)
        || game.rules.offers_more()
            && (dragon::stirs(game, tile)
                || tower::has_foundation(tile)
                || hills::matters(game, tile, pos)
                || darmstadt::matters(game, pos)
                || gold::matters(game, tile)
                || mage::matters(game, tile)
                || corn::has_circle(tile)
                || shrines::matters(game, pos)
                || ferries::matters(game, tile)
                || labyrinth::matters(game, tile, pos)
                || robbers::matters(game, tile)
                || russian::matters(game, tile)
                || bigtop::matters(game, tile)
                || super::track::is_waiting(game)
                || tunnel::has_mouths(&game.rules, tile)
                || game.rules.has(BoxId::Watchtowers) && watchtowers::is_awaited(game)
                || game.rules.has(BoxId::Windroses) && windroses::lies_in_its_quarter(game, tile, pos))
}

/// Forgets what happened in the part of the turn before, so that a tile can be tried on the board alone. Nothing asks for it any
/// more when a tile is to be laid.
#[inline]
pub(super) fn part_is_over(game: &mut Game) {
    if game.rules.offers_more() {
        bridges::tile_placed(game);
        count::tile_placed(game);
        anniversary::tile_placed(game);
        flier::tile_placed(game);
    }
}

/// Does what happens when a player's turn begins, before anything else.
#[inline]
pub(super) fn turn_begins(game: &mut Game, events: &mut Vec<Event>) {
    if game.rules.is_base_alone() {
        return;
    }
    if game.states.messages.is_some() {
        messages::turn_begins(game);
    }
    if game.states.dragon.is_some() {
        fairy::turn_begins(game, events);
    }
}

/// Does in an open game what happens when a turn begins, before the first thing that is done in it. Before that nobody knows whether
/// the game goes on.
pub(super) fn open_turn_begins(game: &mut Game, events: &mut Vec<Event>) {
    if game.states.dragon.is_some() {
        fairy::open_turn_begins(game, events);
    }
}

/// The next step when the pile is empty; `None` if the game ends.
pub(super) fn pile_is_empty(game: &mut Game) -> Option<Step> {
    let before = game.turn;
    let step = abbey::round(game);
    if game.turn > before {
        messages::turn_begins(game); // the fairy gives no point without a pile
    }
    step
}
