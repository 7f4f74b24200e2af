//! Magic portals and princesses.
//!
//! **Rules**: BOXES, Princess & Dragon. *Portal*: the follower of this part of the turn may go to any unoccupied, incomplete
//! feature anywhere instead of the tile just laid, or to any unoccupied field; once for each portal. *Princess*: when a tile
//! with a princess is laid and her city holds knights, a player may send one of them home instead of placing a figure (option
//! `princess`: must).

use super::options::PrincessRule;
use super::{Action, parts::Part};
use crate::{
    board::Node,
    catalogue::{Catalogue, MAX_PARTS, Symbol},
    rules::{self, FigureAt, FigureKind, Game, ReturnCause},
};

/// Whether a figure may go through the portal of the tile just laid.
#[must_use]
pub(crate) fn is_open(game: &Game) -> bool {
    let has_portal = || game.board.last().is_some_and(|laid| Catalogue::get().tile(laid.tile).has(Symbol::Portal));
    game.rules.uses(Part::Portal) && game.states.dragon.as_ref().is_some_and(|state| !state.portal_used) && has_portal()
}

/// The places on other tiles to which the active player's followers may go through a portal, or by an arrow: by kind of figure, and then tile
/// by tile in the order in which these were laid.
pub(crate) fn places(game: &Game, cursor: &mut u32) -> Option<rules::Action> {
    if !game.leads_elsewhere() {
        return None;
    }
    let last_tile = game.board.tiles().len().checked_sub(1)?;
    let kinds = game.rules.figures_of(game.step);
    // The cursor counts parts within tiles within kinds of figures.
    while (*cursor as usize) < FigureKind::ALL.len() * last_tile * MAX_PARTS {
        let at = *cursor as usize;
        let figure = FigureKind::ALL[at / (last_tile * MAX_PARTS)];
        let laid = &game.board.tiles()[at / MAX_PARTS % last_tile];
        let is_offered =
            kinds >> figure as u8 & 1 == 1 && figure.is_follower() && game.supplies[game.active][figure] > 0;
        if !is_offered {
            *cursor = ((at / (last_tile * MAX_PARTS) + 1) * last_tile * MAX_PARTS) as u32;
            continue;
        }
        let part = at % MAX_PARTS;
        if part >= game.board.n_parts(laid) || !game.is_enterable(laid.pos) {
            *cursor = ((at / MAX_PARTS + 1) * MAX_PARTS) as u32;
            continue;
        }
        *cursor += 1;
        if takes_from_afar(game, figure, laid.node(part)) {
            return Some(rules::Action::PlaceAt { figure, pos: laid.pos, part: part as u8 });
        }
    }
    None
}

/// Whether a figure may go to a part of another tile.
fn takes_from_afar(game: &Game, figure: FigureKind, node: Node) -> bool {
    let feature = game.board.feature(node);
    !game.is_occupied(node, feature)
        && !feature.is_complete()
        && game.rules.can_be_on(figure, feature.kind)
        && game.takes_figures(node)
}

/// Notes that a figure goes through the portal.
pub(crate) fn used(game: &mut Game) {
    if let Some(state) = &mut game.states.dragon {
        state.portal_used = true;
    }
}

/// The knights in the city of a princess on the tile just laid, in the order in which they were placed.
pub(crate) fn knights(game: &Game, cursor: &mut u32) -> Option<rules::Action> {
    let laid = game.board.last().filter(|_| game.rules.uses(Part::Princess))?;
    let parts = &Catalogue::get().tile(laid.tile).parts;
    let graph = game.board.graph();
    let in_her_city = |node: Node| {
        let cities = parts.iter().enumerate().filter(|(_, part)| part.attributes.princess);
        cities.into_iter().any(|(part, _)| graph.root(laid.node(part)) == graph.root(node))
    };
    let is_knight = |index: usize| game.figures[index].kind.is_follower() && in_her_city(game.figures[index].node);
    let is_first = |index: usize| game.find_figure(game.figure_at(index)) == Some(index);
    let found = (*cursor as usize..game.figures.len()).find(|&index| is_knight(index) && is_first(index))?;
    *cursor = found as u32 + 1;
    Some(rules::Action::Dragon(Action::Princess(game.figure_at(found))))
}

/// Whether a knight must be sent home now.
#[must_use]
pub(crate) fn must_send_home(game: &Game) -> bool {
    game.rules.options.dragon.princess == PrincessRule::Must && knights(game, &mut 0).is_some()
}

/// Sends a knight home.
pub(crate) fn send_home(game: &mut Game, knight: FigureAt, events: &mut Vec<rules::Event>) {
    if let Some(index) = game.find_figure(knight) {
        game.return_figure(index, ReturnCause::SentAway, events);
        game.return_lonely(events);
    }
}
