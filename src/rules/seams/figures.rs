//! What expansions change about figures: where they stand, what else is offered, and what follows when they come and go.

use crate::{
    board::{Feature, Node, Pos},
    boxes::{
        abbey::rules::{barn, wagon},
        abbot::rules as abbot,
        anniversary::rules as anniversary,
        bigtop::rules::{acrobats, laying},
        bridges::rules::{self as bridges, castle},
        dragon::rules::{self as dragon, fairy, portal},
        festival::rules as festival,
        flier::rules as flier,
        hills::rules::flock,
        labyrinth::rules as labyrinth,
        little::rules as little,
        mage::rules as mage,
        monasteries::rules as monasteries,
        russian::rules as russian,
        tower::rules::{self as tower, prison},
        traders::rules as traders,
        tunnel::rules as tunnel,
    },
    catalogue::{BoxId, PartKind},
    rules::{Event, Farms, Figure, FigureKind, Game, IllegalAction, More, Rules, Step},
};

/// Whether a figure can ever be on a kind of part.
#[inline]
#[must_use]
pub(in crate::rules) fn stands_on(rules: &Rules, figure: FigureKind, kind: PartKind) -> bool {
    match (figure, kind) {
        (_, PartKind::Acrobats | PartKind::Oak | PartKind::Pond) => false, // they come there in ways of their own
        (FigureKind::Mayor | FigureKind::Builder | FigureKind::Pig | FigureKind::Shepherd, PartKind::Lying) => false,
        (_, PartKind::Lying) => rules.has(BoxId::Monasteries),
        (
            FigureKind::Meeple | FigureKind::Large | FigureKind::Phantom | FigureKind::Ringmaster | FigureKind::Wagon,
            PartKind::Hut,
        ) => rules.has(BoxId::Russian),
        (FigureKind::Meeple | FigureKind::Large | FigureKind::Phantom | FigureKind::Ringmaster, kind) => match kind {
            PartKind::City | PartKind::Road | PartKind::Monastery => true,
            PartKind::Field => rules.options.farms != Farms::Off,
            PartKind::Tower => rules.uses(tower::parts::Part::Towers),
            PartKind::Quarter => rules.has(BoxId::Count),
            _ => false,
        },
        (FigureKind::Abbot, kind) => abbot::stands_on(kind),
        (FigureKind::Mayor, kind) => kind == PartKind::City,
        (FigureKind::Wagon, kind) => wagon::stands_on(kind),
        (FigureKind::Builder | FigureKind::Pig, kind) => traders::stands_on(figure, kind),
        (FigureKind::Shepherd, kind) => kind == PartKind::Field,
    }
}

/// Whether no figure may be placed on a cell or move there, because of the dragon or a pond.
#[inline]
#[must_use]
pub(in crate::rules) fn is_closed(game: &Game, pos: Pos) -> bool {
    game.is_dragon_at(pos) || game.states.russian.is_some() && russian::is_pond(game, pos)
}

/// The reason why no figure may be placed on a cell, if there is one.
#[must_use]
pub(in crate::rules) fn why_closed(game: &Game, pos: Pos) -> Option<IllegalAction> {
    is_closed(game, pos).then(|| match game.is_dragon_at(pos) {
        true => IllegalAction::Dragon(dragon::Refusal::DragonThere),
        false => IllegalAction::Russian(russian::Refusal::Pond),
    })
}

/// Whether a part of an occupied road may be occupied on its own.
#[inline]
#[must_use]
pub(in crate::rules) fn is_free_apart(game: &Game, part: Node, feature: &Feature) -> bool {
    feature.attributes.labyrinth && labyrinth::is_stretch_free(game, part)
}

/// Whether a feature without figures accepts one, as far as that does not depend on the kind of figure. Who goes on top of a
/// tower is another question.
#[inline]
#[must_use]
pub(in crate::rules) fn takes_figures(game: &Game, node: Node, kind: PartKind) -> bool {
    match kind {
        PartKind::Field => game.states.abbey.is_none() || !barn::has_barn(game, node),
        PartKind::Monastery | PartKind::Lying => {
            !game.rules.has(BoxId::Monasteries) || monasteries::is_free_beside(game, node)
        }
        PartKind::City | PartKind::Road | PartKind::Garden | PartKind::Hut => true,
        PartKind::Tower | PartKind::Quarter | PartKind::Acrobats | PartKind::Oak | PartKind::Pond => false,
    }
}

/// What expansions add to the list of legal actions.
#[must_use]
pub(in crate::rules) fn more_offers(game: &Game) -> More {
    let more = |families| More { families, instead: false };
    match game.step {
        Step::Figure if portal::must_send_home(game) => {
            More { families: &[portal::knights, prison::ransoms, bridges::spans, tunnel::placements], instead: true }
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
            festival::returns,
            little::placements,
            prison::ransoms,
            bridges::spans,
            tunnel::placements,
            acrobats::placements,
            acrobats::pyramids,
            russian::returns,
        ]),
        Step::Phantom => more(&[portal::places, tower::tops, flier::flights, prison::ransoms]),
        Step::Abbey => more(&[prison::ransoms]),
        Step::Lay if game.drawn.is_some_and(|tile| laying::names_animal(game, tile)) => {
            More { families: &[bridges::letting_go, laying::layings, prison::ransoms], instead: true }
        }
        Step::Lay => more(&[bridges::letting_go, bridges::layings, prison::ransoms]),
        step => more(step.row().map_or(&[], |row| row.offers)),
    }
}

/// Whether a figure may go to another tile: through a portal on the tile just laid, or by an arrow.
#[must_use]
pub(in crate::rules) fn leads_elsewhere(game: &Game) -> bool {
    portal::is_open(game) || anniversary::leads_elsewhere(game)
}

/// The reason why a figure cannot go to another tile.
#[must_use]
pub(in crate::rules) fn why_not_elsewhere(rules: &Rules) -> IllegalAction {
    if rules.has(BoxId::Anniversary) {
        IllegalAction::NoArrow
    } else {
        IllegalAction::Dragon(dragon::Refusal::NoPortal)
    }
}

/// Notes that a figure is about to be placed on a part of another tile: beside a follower by an arrow, and elsewhere through a
/// portal or else by an arrow. The top of a tower needs neither.
pub(in crate::rules) fn placed_at(game: &mut Game, node: Node) {
    let feature = game.board.feature(node);
    let is_free = !game.is_occupied(node, feature);
    match feature.kind {
        PartKind::Tower => {}
        PartKind::Acrobats => acrobats::placed_at(game, node),
        _ if is_free && portal::is_open(game) => portal::used(game),
        _ => anniversary::used(game),
    }
}

/// Notes that a figure is taken off the board.
#[inline]
pub(in crate::rules) fn figure_leaves(game: &mut Game, index: usize) {
    let Figure { kind, owner, .. } = game.figures[index];
    if let Some(state) = game.states.hills.as_mut().filter(|_| kind == FigureKind::Shepherd) {
        state.shepherd_leaves(owner);
    }
    if let Some(state) = &mut game.states.dragon {
        state.figure_leaves(index, true);
    }
    if game.states.bridges.is_some() {
        castle::figure_leaves(game, game.figures[index]);
    }
}

/// Does what a city brings about that becomes a castle.
pub(in crate::rules) fn castle_built(game: &mut Game, city: Node, events: &mut Vec<Event>) {
    if game.states.mage.is_some() {
        mage::leave(game, city, events);
    }
}

/// Returns the builders and pigs whose owner has no follower left on their feature.
pub(in crate::rules) fn return_lonely(game: &mut Game, events: &mut Vec<Event>) {
    traders::return_lonely(game, events);
}

// ---- Wagons ----
