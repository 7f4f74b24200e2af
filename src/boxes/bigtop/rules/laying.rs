//! Laying a circus tile where nothing says which token comes under the big top, so that the statement must.

use super::{
    state::{ANIMALS, N_TOKENS, State, has_circus},
    vocabulary::Action,
};
use crate::{
    boxes::bridges::rules as bridges,
    catalogue::TileId,
    rules::{self, Game, Lot, Step, open_lay_actions},
};

/// Whether the statement that lays a tile must name the animal of its token.
#[must_use]
pub(crate) fn names_animal(game: &Game, tile: TileId) -> bool {
    let Some(state) = game.states.bigtop.as_ref().filter(|_| has_circus(tile)) else { return false };
    let taken = game.lots_taken(Lot::Animals) + usize::from(state.is_on_a_lot());
    let is_known = game.lots.of(Lot::Animals).len() > taken;
    let is_left = state.n_turned_up() + usize::from(state.tent.is_some()) < N_TOKENS;
    is_left && !is_known && !game.hides_lots() && !game.is_sealed()
}

/// Whether there is a token of an animal, by its index, for the circus tile that is laid next.
fn is_left(state: &State, animal: u8) -> bool {
    let index = usize::from(animal);
    let under = state.tent.and_then(|tent| tent.named) == Some(animal);
    state.turned_up[index] + u8::from(under) < ANIMALS[index].1
}

/// The ways in which the drawn tile may be laid, if they name an animal: each placement with every animal.
pub(crate) fn layings(game: &Game, cursor: &mut u32) -> Option<rules::Action> {
    let found = open_lay_actions(game, game.drawn?).nth(*cursor as usize)?;
    *cursor += 1;
    Some(found)
}

/// The same placement with every animal that can come, if it must name one; otherwise as it is.
pub(crate) fn each_named(game: &Game, action: rules::Action, names: bool) -> impl Iterator<Item = rules::Action> {
    let state = game.states.bigtop.as_ref().filter(|_| names);
    let animals = (0..ANIMALS.len() as u8).filter(move |&animal| state.is_some_and(|state| is_left(state, animal)));
    let named = animals.filter_map(move |animal| with_animal(action, animal));
    named.chain((!names).then_some(action))
}

/// A placement of a tile that names an animal.
fn with_animal(action: rules::Action, animal: u8) -> Option<rules::Action> {
    let (tile, pos, turns, bridged) = match action {
        rules::Action::Lay { tile, pos, turns } => (tile, pos, turns, false),
        rules::Action::Bridges(bridges::Action::LayWithBridge { tile, pos, turns }) => (tile, pos, turns, true),
        _ => return None,
    };
    Some(rules::Action::Bigtop(Action::Lay { tile, pos, turns, bridged, animal }))
}

/// Lays a tile, and returns the next step.
pub(super) fn lay(game: &mut Game, action: Action, events: &mut Vec<rules::Event>) -> Step {
    let next = game.rules.after(game.step);
    let Action::Lay { tile, pos, turns, bridged, animal } = action else { return next };
    if bridged {
        bridges::lay(game, (tile, pos, turns), events);
    } else {
        game.lay(tile, pos, turns, events);
    }
    if let Some(state) = &mut game.states.bigtop {
        state.named = Some(animal);
    }
    game.drawn_tile_laid(events);
    next
}
