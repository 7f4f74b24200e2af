//! Luck statistics: what chance gave each player, counted by replaying the game.

use super::Replay;
use crate::{
    catalogue::{Catalogue, PartKind, TileId},
    rules::{Action, ByPlayer, Game, Step, lay_actions},
};

/// Statistics of the tiles that a player drew and laid, and of the room that there was for them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Luck {
    /// The number of tiles drawn from the pile and laid.
    pub drawn: u16,
    /// The number of cells on which each of them could have been laid, summed over all tiles.
    pub cells: u16,
    /// The number of tiles with a part of each kind, in the order of [`PartKind::ALL`].
    pub parts: [u16; PartKind::ALL.len()],
    /// The number of coats of arms on them.
    pub coats: u16,
}

/// The statistics of each player up to now. Everything is 0 in an open game, where players choose their tiles.
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

/// The number of cells on which a tile may be laid. In the list, all turns on one cell follow one another.
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
