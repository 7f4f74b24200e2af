//! The seams between the core rules and the expansions: every question that the core asks, in one place and one order.
//!
//! Each function begins with the answer of the base game. An expansion that changes an answer adds its line here and nowhere
//! else. The folder has what comes before the game, what concerns scorings, a board that is set up by hand, and what everybody can see.

mod arranged;
mod before;
mod scoring;
mod seen;

pub(super) use arranged::*;
pub(super) use before::*;
pub(super) use scoring::*;

use super::{
    Action, Event, Farms, Figure, FigureKind, Game, IllegalAction, More, PlayerId, Rules, Step, edge, second_part,
};
use crate::{
    board::{Bridge, LaidTile, Node, Pos},
    boxes::{
        abbey::rules::{self as abbey, barn, wagon},
        abbot::rules as abbot,
        anniversary::rules as anniversary,
        bridges::rules::{self as bridges, bazaar, castle},
        count::rules::{self as count, leaving},
        dragon::rules::{self as dragon, fairy, portal, walk},
        flier::rules as flier,
        hills::rules::{self as hills, bag, flock},
        phantom::rules as phantom,
        river::rules as river,
        tower::rules::{self as tower, prison},
        traders::rules as traders,
    },
    catalogue::{Bonus, BoxId, PartKind, Rotation, TileId},
};

// ---- The tile ----

/// Whether other rules than matching edges decide where a tile may be laid.
#[inline]
#[must_use]
pub(super) fn vetoes(game: &Game, tile: TileId) -> bool {
    game.states.river.is_some() && river::is_river(tile) || game.states.edge.is_some()
}

/// The reason why a tile must not be laid on a cell although its edges match.
#[must_use]
pub(super) fn refusal(game: &Game, tile: TileId, pos: Pos, turns: Rotation) -> Option<IllegalAction> {
    river::refusal(game, tile, pos, turns).or_else(|| edge::refusal(game, pos))
}

/// Whether a drawn tile fits somewhere with a bridge.
#[must_use]
pub(super) fn fits_with_bridge(game: &Game, tile: TileId) -> bool {
    laying_with_bridge(game, tile, &mut 0).is_some()
}

/// The next placement of a tile that only a bridge makes possible.
pub(super) fn laying_with_bridge(game: &Game, tile: TileId, cursor: &mut u32) -> Option<Action> {
    if game.states.bridges.is_some() { bridges::layings_of(game, tile, cursor) } else { None }
}

/// The bridge that makes a tile fit on a cell where it does not fit without one.
pub(super) fn missing_bridge(game: &Game, laying: (TileId, Pos, Rotation)) -> Option<Bridge> {
    bridges::missing_bridge(game, laying)
}

/// Takes the tile that the active player lays instead of drawing one.
#[inline]
pub(super) fn take_held(game: &mut Game) -> Option<TileId> {
    if game.states.bridges.is_some() { bazaar::take_held(game) } else { None }
}

/// Notes that a tile fits nowhere and left the game.
pub(super) fn leaves_game(game: &mut Game) {
    bazaar::held_is_gone(game);
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
    if game.states.traders.is_some() && traders::builder_extended(game) {
        second_part::earn(game);
    }
    if game.states.bridges.is_some() {
        bazaar::tile_laid(game);
    }
    if game.states.anniversary.is_some() {
        anniversary::tile_laid(game, events);
    }
}

/// Notes that the active player laid a tile that was not drawn, after [`laid`].
pub(super) fn own_tile_laid(game: &mut Game, events: &mut Vec<Event>) {
    if game.states.anniversary.is_some() {
        anniversary::tile_laid(game, events);
    }
}

/// The step with which the same player's turn continues, with another tile; `None` if the turn is over.
///
/// A lake that was laid without a decision comes first, because it is no part of a turn. Then a builder or an arrow gives a second
/// part, which begins like a turn. A turn of the round of abbeys has no second part, because no tile is drawn.
#[inline]
pub(super) fn turn_goes_on(game: &mut Game, events: &mut Vec<Event>) -> Option<Step> {
    if river::turn_goes_on(game) {
        return Some(Step::Draw);
    }
    if game.states.second_part.is_some() {
        let by_arrow = anniversary::part_ends(game);
        if let Some(step) = second_part::turn_goes_on(game, by_arrow, events) {
            return Some(step);
        }
    }
    abbey::count_round(game);
    None
}

/// What comes between a turn and the next one.
#[inline]
pub(super) fn comes_between(game: &mut Game, events: &mut Vec<Event>) -> Option<Step> {
    let opens = game.states.bridges.is_some() && bazaar::opens(game, events);
    opens.then(|| if game.hides_tiles() { Step::Hidden } else { bazaar::next_step(game) })
}

/// Whether there is a step before the final scoring, which begins now.
#[must_use]
pub(super) fn moves_at_the_end(game: &mut Game) -> bool {
    leaving::begins_at_the_end(game)
}

/// Whether the step before the final scoring is over.
#[must_use]
pub(super) fn last_moves_are_over(game: &Game) -> bool {
    leaving::is_over(game)
}

/// Notes that the asked player moves no figure, or none any more, out of the City of Carcassonne; the result is the next step.
pub(super) fn leave_declined(game: &mut Game) -> Step {
    leaving::decline(game)
}

/// Does what follows when something is declined; `next` is the step that usually follows.
pub(super) fn declined(game: &mut Game, next: Step, events: &mut Vec<Event>) -> Step {
    match game.step {
        Step::Lay => bridges::let_go(game, events),
        Step::Castle => {
            castle::decline(game);
            Step::Castle
        }
        Step::MoveOut | Step::LastMove => leaving::decline(game),
        Step::SecondPart => second_part::decline(game),
        Step::Bazaar => {
            bazaar::pass(game, events);
            bazaar::next_step(game)
        }
        Step::Abbey
        | Step::Draw
        | Step::Figure
        | Step::Capture
        | Step::Exchange
        | Step::Phantom
        | Step::Landing
        | Step::Herd
        | Step::Flock
        | Step::Dragon
        | Step::Score
        | Step::Wagon
        | Step::Send
        | Step::Count
        | Step::DragonAfter
        | Step::Next
        | Step::Pass
        | Step::Over
        | Step::Hidden => next,
    }
}

/// Whether laying the drawn tile decides more than where features are, so that it cannot be tried on the board alone.
#[inline]
#[must_use]
pub(super) fn needs_playing(game: &Game, tile: TileId, pos: Pos) -> bool {
    game.states.river.is_some() && river::is_river(tile)
        || game.states.traders.is_some() && traders::builder_is_beside(game, pos)
        || game.states.anniversary.is_some() && anniversary::matters(game, tile, pos)
        || game.rules.offers_more()
            && (dragon::stirs(game, tile) || tower::has_foundation(tile) || hills::matters(game, tile, pos))
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
    abbey::round(game)
}

/// Whether the active player may lay an abbey now, provided that there is a hole.
#[must_use]
pub(super) fn may_lay_abbey(game: &Game) -> bool {
    abbey::may_lay(game)
}

// ---- The figure ----

/// Whether a figure can ever be on a kind of part.
#[inline]
#[must_use]
pub(super) fn stands_on(rules: &Rules, figure: FigureKind, kind: PartKind) -> bool {
    match (figure, kind) {
        (
            FigureKind::Meeple | FigureKind::Large | FigureKind::Phantom,
            PartKind::City | PartKind::Road | PartKind::Monastery,
        ) => true,
        (FigureKind::Meeple | FigureKind::Large | FigureKind::Phantom, PartKind::Field) => {
            rules.options.farms != Farms::Off
        }
        (FigureKind::Meeple | FigureKind::Large | FigureKind::Phantom, PartKind::Garden) => false,
        (FigureKind::Meeple | FigureKind::Large | FigureKind::Phantom, PartKind::Tower) => rules.has(BoxId::Tower),
        (FigureKind::Meeple | FigureKind::Large | FigureKind::Phantom, PartKind::Quarter) => rules.has(BoxId::Count),
        (FigureKind::Abbot, kind) => abbot::stands_on(kind),
        (FigureKind::Mayor, kind) => kind == PartKind::City,
        (FigureKind::Wagon, kind) => wagon::stands_on(kind),
        (FigureKind::Builder | FigureKind::Pig, kind) => traders::stands_on(figure, kind),
        (FigureKind::Shepherd, kind) => kind == PartKind::Field,
    }
}

/// Whether a feature without figures accepts one, as far as that does not depend on the kind of figure. Who goes on top of a
/// tower is another question.
#[inline]
#[must_use]
pub(super) fn takes_figures(game: &Game, node: Node, kind: PartKind) -> bool {
    match kind {
        PartKind::Field => game.states.abbey.is_none() || !barn::has_barn(game, node),
        PartKind::Tower | PartKind::Quarter => false,
        PartKind::City | PartKind::Road | PartKind::Monastery | PartKind::Garden => true,
    }
}

/// Whether no figure may be placed on a tile or move to it.
#[inline]
#[must_use]
pub(super) fn is_closed(game: &Game, pos: Pos) -> bool {
    game.states.dragon.is_some() && dragon::is_closed(game, pos)
}

/// What expansions add to the list of legal actions.
#[must_use]
pub(super) fn more_offers(game: &Game) -> More {
    let more = |families| More { families, instead: false };
    match game.step {
        Step::Figure if portal::must_send_home(game) => {
            More { families: &[portal::knights, prison::ransoms, bridges::spans], instead: true }
        }
        Step::Figure => more(&[
            fairy::placements,
            portal::knights,
            portal::places,
            anniversary::places,
            tower::floors,
            tower::tops,
            flier::flights,
            flock::shepherds,
            prison::ransoms,
            bridges::spans,
        ]),
        Step::Phantom => more(&[portal::places, tower::tops, flier::flights, prison::ransoms]),
        Step::Landing => more(&[flier::landings]),
        Step::Flock => more(&[flock::choices]),
        Step::Abbey => more(&[prison::ransoms]),
        Step::Lay => more(&[bridges::letting_go, bridges::layings, prison::ransoms]),
        Step::Castle => more(&[castle::cities]),
        Step::MoveOut | Step::LastMove => more(&[leaving::moves]),
        Step::Send => more(&[count::sendings]),
        Step::Count => more(&[count::counts]),
        Step::SecondPart => more(&[second_part::going_on]),
        Step::Bazaar => more(&[bazaar::passing, bazaar::deals]),
        Step::Capture => more(&[tower::captures]),
        Step::Exchange => more(&[prison::exchanges]),
        Step::Dragon | Step::DragonAfter => more(&[walk::steps]),
        Step::Draw | Step::Herd | Step::Score | Step::Wagon | Step::Next | Step::Pass | Step::Over | Step::Hidden => {
            more(&[])
        }
    }
}

/// Whether a princess makes the active player send a knight home before anything else.
#[must_use]
pub(super) fn must_send_home(game: &Game) -> bool {
    portal::must_send_home(game)
}

/// Whether a figure may go to another tile: through a portal on the tile just laid, or by an arrow.
#[must_use]
pub(super) fn leads_elsewhere(game: &Game) -> bool {
    portal::is_open(game) || anniversary::leads_elsewhere(game)
}

/// The reason why a figure cannot go to another tile.
#[must_use]
pub(super) fn why_not_elsewhere(rules: &Rules) -> IllegalAction {
    if rules.has(BoxId::Anniversary) {
        IllegalAction::NoArrow
    } else {
        IllegalAction::Dragon(dragon::Refusal::NoPortal)
    }
}

/// Whether an arrow of a kind acts in this part of the turn and has not been used.
#[must_use]
pub(super) fn arrow_gives(game: &Game, bonus: Bonus) -> bool {
    anniversary::gives(game, bonus)
}

/// Notes that a figure is about to be placed on a part of another tile: beside a follower by an arrow, and elsewhere through a
/// portal or else by an arrow. The top of a tower needs neither.
pub(super) fn placed_at(game: &mut Game, node: Node) {
    let feature = game.board.feature(node);
    match (feature.kind, feature.figures) {
        (PartKind::Tower, _) => {}
        (_, 0) if portal::is_open(game) => portal::used(game),
        _ => anniversary::used(game),
    }
}

/// Notes that the figure in the air lands; the next step then.
pub(super) fn lands(game: &mut Game) -> Option<Step> {
    flier::landed(game)
}

/// The number of steps that the dragon may still make; `None` if it does not walk now.
pub(super) fn steps_left(game: &Game) -> Option<usize> {
    walk::steps_left(game)
}

/// Ends the dragon's walk, if this is the step of the turn in which it walks.
pub(super) fn end_of_walk(game: &mut Game) {
    walk::end(game);
}

/// The words of the tokens in the bag, each with its number among its like.
pub(super) const TOKENS: [&str; 18] = bag::LOTS;

/// Whether a token counts that comes by lot: the bag holds so many of its kind.
pub(super) fn token_counts(game: &Game, lot: u8) -> bool {
    bag::counts(game, lot)
}

/// Does what comes between the figures of a part of the turn and the dragon, and returns the next step.
pub(super) fn herd(game: &mut Game, events: &mut Vec<Event>) -> Step {
    flock::herd(game, events)
}

/// Notes that a figure is taken off the board.
#[inline]
pub(super) fn figure_leaves(game: &mut Game, index: usize) {
    let Figure { kind, owner, .. } = game.figures[index];
    if let Some(state) = game.states.hills.as_mut().filter(|_| kind == FigureKind::Shepherd) {
        state.shepherd_leaves(owner);
    }
    if let Some(state) = &mut game.states.dragon {
        state.figure_leaves(index, true);
    }
}

/// Returns the builders and pigs whose owner has no follower left on their feature.
pub(super) fn return_lonely(game: &mut Game, events: &mut Vec<Event>) {
    traders::return_lonely(game, events);
}

/// The parts of the tile just laid on which a builder or a pig of the active player goes with a follower, as a mask.
pub(super) fn parts_with_followers(game: &Game, laid: &LaidTile) -> u16 {
    traders::parts_with_followers(game, laid)
}

/// The reason why the question about a figure, or about a phantom (`asked`), does not take this kind of figure.
pub(super) fn wrong_question(asked: bool, figure: FigureKind) -> Option<IllegalAction> {
    phantom::why_not(asked, figure)
}

/// Whether the active player may take back an abbot.
#[inline]
#[must_use]
pub(super) fn may_recall(game: &Game) -> bool {
    game.rules.has(BoxId::Abbot) && abbot::recallable(game).is_some()
}

/// Takes back the active player's abbot and scores it.
pub(super) fn recall(game: &mut Game, events: &mut Vec<Event>) {
    abbot::recall(game, events);
}

/// The corners of the tile just laid on which the active player may place a barn, as a mask.
#[inline]
#[must_use]
pub(super) fn barn_corners(game: &Game) -> u8 {
    if game.states.abbey.is_some() { barn::corners(game) } else { 0 }
}

// ---- Who decides ----

/// The player who makes the next decision: the active player, the owner of a wagon that may move on, or whoever makes the
/// next step of the dragon.
#[inline]
#[must_use]
pub(super) fn asked(game: &Game) -> PlayerId {
    match game.step {
        Step::Wagon => wagon::owner(game),
        Step::Dragon | Step::DragonAfter => walk::asked(game),
        Step::Castle => castle::asked(game).unwrap_or(game.active),
        Step::MoveOut | Step::LastMove => leaving::asked(game),
        Step::Bazaar => bazaar::asked(game),
        Step::Send
        | Step::Count
        | Step::SecondPart
        | Step::Pass
        | Step::Abbey
        | Step::Draw
        | Step::Lay
        | Step::Figure
        | Step::Capture
        | Step::Exchange
        | Step::Phantom
        | Step::Landing
        | Step::Herd
        | Step::Flock
        | Step::Score
        | Step::Next
        | Step::Over
        | Step::Hidden => game.active,
    }
}

// ---- Wagons ----

/// The parts to which the next wagon may move in one cell; see [`super::WagonOffers`].
#[must_use]
pub(super) fn wagon_targets(game: &Game, cell: u16) -> Option<(Pos, u16)> {
    wagon::targets(game, cell)
}

/// Returns the next waiting wagon to its owner, and returns the next step.
pub(super) fn wagon_home(game: &mut Game, events: &mut Vec<Event>) -> Step {
    if wagon::home(game, events) { Step::Wagon } else { game.rules.after(Step::Wagon) }
}
