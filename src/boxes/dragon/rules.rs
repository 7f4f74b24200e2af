//! Volcanoes and dragon tiles. The dragon's walk, the fairy, the princess with the magic portals, and
//! dragon tiles that wait for a volcano have files of their own.
//!
//! **Rules**: BOXES, Princess & Dragon. *Volcano*: the dragon comes to it, and no figure is placed where the dragon is.
//! *Dragon tile*: the dragon walks up to six steps. No dragon tile is drawn before the first volcano (`rules/deck.rs`).
//! The volcano of the lake of The River II belongs to this expansion.

pub(crate) mod fairy;
pub(crate) mod first_volcano;
pub(crate) mod held_back;
pub mod options;
pub mod parts;
pub(crate) mod portal;
mod vocabulary;
pub(crate) mod walk;

use self::parts::Part;
pub use self::vocabulary::{Action, Event, Refusal};
use crate::{
    board::Pos,
    catalogue::{Catalogue, Symbol, TileId},
    rules::{self, Fairy, Game, IllegalAction, Misplaced, Rules, Step},
};

/// Where the dragon and the fairy are, and what has happened in this part of the turn.
#[derive(Clone, Debug, Default)]
pub struct State {
    /// The cell of the dragon; `None` before the first volcano.
    pub(crate) dragon: Option<Pos>,
    /// Whether a volcano or a dragon tile has come, also one that was not laid.
    has_come: bool,
    /// The dragon's walk, while it lasts.
    walk: Option<walk::Walk>,
    pub(crate) fairy: Option<Fairy>,
    /// In an open game: the number of the last turn in which something was done. No turn has the number 0.
    begun: u16,
    /// Whether a figure went through the portal of the tile just laid.
    portal_used: bool,
}

impl State {
    /// Without the dragon no tile waits for a volcano.
    pub(crate) fn new(rules: &Rules) -> Self {
        Self { has_come: !rules.uses(Part::Dragon), ..Self::default() }
    }

    /// Whether the dragon is to walk in this part of the turn, or walks.
    pub(crate) const fn is_to_walk(&self) -> bool {
        self.walk.is_some()
    }

    /// Notes that a figure leaves its place. If it is taken off the board, the figures after it move up.
    pub(crate) fn figure_leaves(&mut self, index: usize, is_taken: bool) {
        let Some(beside) = self.fairy.as_mut().map(|fairy| &mut fairy.beside) else { return };
        *beside = match *beside {
            Some(own) if own == index => None,
            Some(own) if own > index && is_taken => Some(own - 1),
            other => other,
        };
    }
}

/// Whether a tile brings the dragon, makes it walk, or has a portal.
#[must_use]
pub(crate) fn stirs(game: &Game, tile: TileId) -> bool {
    let tile = Catalogue::get().tile(tile);
    let with = |part, symbol| game.rules.uses(part) && tile.has(symbol);
    with(Part::Dragon, Symbol::Volcano) || with(Part::Dragon, Symbol::Dragon) || with(Part::Portal, Symbol::Portal)
}

/// Brings the dragon to a volcano that was just laid, and begins its walk after a dragon tile.
pub(crate) fn tile_placed(game: &mut Game, tile: TileId, events: &mut Vec<rules::Event>) {
    first_volcano::note(game, tile);
    let (Some(state), Some(laid)) = (&mut game.states.dragon, game.board.last()) else { return };
    let tile = Catalogue::get().tile(tile);
    state.portal_used = false;
    if !game.rules.uses(Part::Dragon) {
        return;
    }
    if tile.has(Symbol::Volcano) {
        let from = state.dragon.replace(laid.pos);
        events.push(rules::Event::Dragon(Event::DragonMoved {
            player: game.active,
            from,
            pos: laid.pos,
            walks: false,
        }));
    }
    state.walk = state.dragon.filter(|_| tile.has(Symbol::Dragon)).map(walk::Walk::from);
}

impl rules::BoxDecision for Action {
    fn play(self, game: &mut Game, events: &mut Vec<rules::Event>) -> Step {
        match self {
            Self::Fairy { pos, beside } => fairy::place(game, pos, beside, events),
            Self::Princess(knight) => {
                portal::send_home(game, knight, events);
                return game.rules.after(Step::Phantom); // nothing else is placed in this part of the turn
            }
            Self::Dragon { pos } => {
                walk::go(game, pos, events);
                return game.step;
            }
        }
        game.rules.after(game.step)
    }
}

/// The reason why a decision of this box is not legal now.
pub(crate) fn why_not(game: &Game, action: Action) -> IllegalAction {
    IllegalAction::Dragon(match (game.step, action) {
        (Step::Dragon | Step::DragonAfter, Action::Dragon { pos }) => Refusal::DragonStep(pos),
        (Step::Dragon | Step::DragonAfter, _) => Refusal::DragonAsked,
        (_, Action::Dragon { .. }) => Refusal::DragonRests,
        (_, Action::Princess(_)) => Refusal::NoKnight,
        (Step::Figure, Action::Fairy { .. }) if portal::must_send_home(game) => Refusal::KnightAsked,
        (_, Action::Fairy { .. }) => Refusal::NoFairy,
    })
}

impl Game {
    /// Whether no figure may be placed on or moved to a cell, because the dragon is there.
    #[inline]
    #[must_use]
    pub(crate) fn is_dragon_at(&self, pos: Pos) -> bool {
        self.states.dragon.as_ref().is_some_and(|state| state.dragon == Some(pos))
    }

    /// The cell of the dragon, once a volcano has brought it.
    #[must_use]
    pub fn dragon(&self) -> Option<Pos> {
        self.states.dragon.as_ref().and_then(|state| state.dragon)
    }

    /// Whether the tile just laid makes the dragon walk, and it has not walked yet.
    #[must_use]
    pub fn is_dragon_to_walk(&self) -> bool {
        self.states.dragon.as_ref().is_some_and(State::is_to_walk)
    }

    /// The number of steps that the dragon may still make; `None` if it does not walk now.
    #[must_use]
    pub fn dragon_steps_left(&self) -> Option<usize> {
        walk::steps_left(self)
    }

    /// The fairy, once a player has placed her.
    #[must_use]
    pub fn fairy(&self) -> Option<Fairy> {
        self.states.dragon.as_ref().and_then(|state| state.fairy)
    }

    /// Puts the dragon on a tile. It may be moved on.
    ///
    /// # Errors
    /// If the dragon is not in play, or there is no tile. The board is then unchanged.
    pub fn arrange_dragon(&mut self, pos: Pos) -> Result<(), Misplaced> {
        self.board.tile_at(pos).ok_or(IllegalAction::NoTile(pos))?;
        let is_in_play = self.rules.uses(Part::Dragon);
        let state = self.states.dragon.as_mut().filter(|_| is_in_play);
        state.ok_or(Misplaced::NoPiece("dragon"))?.dragon = Some(pos);
        Ok(())
    }
}
