//! Volcanoes and dragon tiles. The dragon's walk, the fairy, and the princess with the magic portals have files of their own.
//!
//! **Rules**: BOXES, Princess & Dragon. *Volcano*: the dragon comes to it, and no figure is placed where the dragon is.
//! *Dragon tile*: the dragon walks up to six steps. No dragon tile is drawn before the first volcano (`rules/deck.rs`).
//! The volcano of the lake of The River II belongs to this expansion.

pub(crate) mod fairy;
pub(crate) mod portal;
pub(crate) mod walk;

use crate::{
    board::Pos,
    catalogue::{BoxId, Catalogue, Symbol, TileId},
    rules::{Event, Fairy, Game},
};

/// Where the dragon and the fairy are, and what has happened in this part of the turn.
#[derive(Clone, Debug, Default)]
pub struct State {
    /// The cell of the dragon; `None` before the first volcano.
    pub(crate) dragon: Option<Pos>,
    /// The dragon's walk, while it lasts.
    walk: Option<walk::Walk>,
    pub(crate) fairy: Option<Fairy>,
    /// In an open game: the number of the last turn in which something was done. No turn has the number 0.
    begun: u16,
    /// Whether a figure went through the portal of the tile just laid.
    portal_used: bool,
}

impl State {
    /// Whether the dragon is to walk in this part of the turn, or walks.
    pub(crate) const fn is_to_walk(&self) -> bool {
        self.walk.is_some()
    }
}

/// Whether no figure may be placed on or moved to a cell, because the dragon is there.
#[inline]
#[must_use]
pub(crate) fn is_closed(game: &Game, pos: Pos) -> bool {
    game.states.dragon.as_ref().is_some_and(|state| state.dragon == Some(pos))
}

/// Whether a tile brings the dragon, makes it walk, or has a portal.
#[must_use]
pub(crate) fn stirs(game: &Game, tile: TileId) -> bool {
    let tile = Catalogue::get().tile(tile);
    game.rules.has(BoxId::Dragon)
        && [Symbol::Volcano, Symbol::Dragon, Symbol::Portal].into_iter().any(|symbol| tile.has(symbol))
}

/// Brings the dragon to a volcano that was just laid, and begins its walk after a dragon tile.
pub(crate) fn tile_placed(game: &mut Game, tile: TileId, events: &mut Vec<Event>) {
    let (Some(state), Some(laid)) = (&mut game.states.dragon, game.board.last()) else { return };
    let tile = Catalogue::get().tile(tile);
    state.portal_used = false;
    if tile.has(Symbol::Volcano) {
        let from = state.dragon.replace(laid.pos);
        events.push(Event::DragonMoved { player: game.active, from, pos: laid.pos, walks: false });
    }
    state.walk = state.dragon.filter(|_| tile.has(Symbol::Dragon)).map(walk::Walk::from);
}

/// Puts the dragon on a cell of a board that is set up by hand; whether it is in play.
pub(crate) fn arrange(game: &mut Game, pos: Pos) -> bool {
    let Some(state) = &mut game.states.dragon else { return false };
    state.dragon = Some(pos);
    true
}
