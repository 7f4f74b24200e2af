//! Chance: the generator that the record format fixes, and the shuffle.

use rand_chacha::{
    ChaCha8Rng,
    rand_core::{Rng, SeedableRng},
};

use super::Rules;
use crate::catalogue::{Catalogue, Role, TileId};

/// The generator of all chance in a game: ChaCha with 8 rounds.
pub type Generator = ChaCha8Rng;

/// The generator of a seed; the same seed gives the same game on every platform.
#[must_use]
pub fn seeded(seed: u64) -> Generator {
    ChaCha8Rng::seed_from_u64(seed)
}

/// A number below `n`, by the rule of the record format: `(next_u32 · n) >> 32`.
#[inline]
pub fn below(rng: &mut Generator, n: usize) -> usize {
    ((u64::from(rng.next_u32()) * n as u64) >> 32) as usize
}

/// The tiles of the boxes in play in an order drawn by lot, the start tile first.
///
/// The tiles stand in catalogue order, then they are shuffled from the last place down to the second (Fisher–Yates).
pub(super) fn shuffled(rules: &Rules, rng: &mut Generator) -> Vec<TileId> {
    let catalogue = Catalogue::get();
    let mut start = None;
    let mut tiles = Vec::with_capacity(128);
    for id in rules.boxes.iter().flat_map(|&box_id| catalogue.of_box(box_id)) {
        let tile = catalogue.tile(id);
        let mut copies = usize::from(tile.count);
        if tile.role == Role::Start && start.is_none() {
            start = Some(id);
            copies -= 1;
        }
        tiles.extend(std::iter::repeat_n(id, copies));
    }
    for last in (1..tiles.len()).rev() {
        tiles.swap(last, below(rng, last + 1));
    }
    start.into_iter().chain(tiles).collect()
}

/// The tile at 0,0 of an open game, which names no deck: the start tile.
#[must_use]
pub fn open_start() -> TileId {
    let start = Catalogue::get().tiles().iter().position(|tile| tile.role == Role::Start);
    TileId::from_index(start.unwrap_or(0))
}
