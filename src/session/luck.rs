//! Counts what chance gave each player, from the game itself.

use super::Replay;
use crate::{
    catalogue::{Catalogue, PartKind, TileId},
    rules::{Action, ByPlayer, Game, Step, lay_actions},
};

/// The tiles that a player drew and laid, and how much room there was for them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Luck {
    /// Tiles drawn from the pile and laid.
    pub drawn: u16,
    /// For all of them together: on how many cells the tile could have been laid.
    pub cells: u16,
    /// How many of them have a part of each kind, in the order of [`PartKind::ALL`].
    pub parts: [u16; PartKind::ALL.len()],
    /// Coats of arms on them.
    pub coats: u16,
}

/// What chance gave each player up to now; nothing in an open game, where players choose their tiles.
#[must_use]
pub fn luck(replay: &Replay) -> ByPlayer<Luck> {
    let mut luck = ByPlayer::<Luck>::default();
    let (mut game, mut events) = (replay.game().clone(), Vec::new());
    game.begin_again(&mut events);
    for &action in replay.played() {
        if let (Step::Lay, Some(tile), Action::Lay { .. }) = (game.step(), game.drawn(), action) {
            let of: &mut Luck = &mut luck[game.active()];
            of.drawn += 1;
            of.cells += n_cells(&game, tile);
            let parts = &Catalogue::get().tile(tile).parts;
            of.coats += parts.iter().map(|part| u16::from(part.attributes.coats)).sum::<u16>();
            for kind in PartKind::ALL {
                of.parts[kind as usize] += u16::from(parts.iter().any(|part| part.kind == kind));
            }
        }
        game.play_unchecked(action, &mut events);
    }
    luck
}

/// On how many cells a tile may be laid; its turns on a cell follow one another in the list.
fn n_cells(game: &Game, tile: TileId) -> u16 {
    let mut last = None;
    let mut count = 0;
    for action in lay_actions(game, tile) {
        if let Action::Lay { pos, .. } = action {
            count += u16::from(last.replace(pos) != Some(pos));
        }
    }
    count
}
