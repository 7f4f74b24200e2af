//! Tables that tell in which turns a tile fits next to given edges.

use super::{EdgeKind, Rotation, TileDef};

/// The turns in which a tile fits a cell. Each turn has a byte that is 0 or 1, so that the turns of several cells can be counted
/// by addition.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Fits(u32);

impl Fits {
    /// Whether the tile fits in no turn.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of turns: 0 to 4 for one cell, or the total after [`Fits::plus`].
    #[inline]
    #[must_use]
    pub const fn count(self) -> u32 {
        self.0.wrapping_mul(0x0101_0101) >> 24
    }

    /// Adds the turns of another cell. The sum is only good for [`Fits::count`] and may cover at most 63 cells.
    #[inline]
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }

    /// Whether the tile fits in this turn.
    #[inline]
    #[must_use]
    pub const fn has(self, turns: Rotation) -> bool {
        self.0 >> (8 * (turns & 3)) & 1 == 1
    }

    /// Removes the n-th turn (from 0) and all turns before it, and returns the n-th.
    #[inline]
    pub fn take_nth(&mut self, n: u32) -> Option<Rotation> {
        for _ in 0..n.min(4) {
            self.0 &= self.0.wrapping_sub(1);
        }
        if self.is_empty() {
            return None;
        }
        let turns = (self.0.trailing_zeros() / 8) as Rotation;
        self.0 &= self.0 - 1;
        Some(turns)
    }
}

impl Iterator for Fits {
    type Item = Rotation;

    #[inline]
    fn next(&mut self) -> Option<Rotation> {
        self.take_nth(0)
    }
}

/// The turns in which one tile fits, for every pair of required edges. The pairs of north and east come first, then those
/// of south and west.
#[derive(Debug)]
pub struct FitTable([u32; 128]);

impl FitTable {
    pub(super) fn new(tile: &TileDef) -> Self {
        let mut table = [0; 128];
        for (slot, fits) in table.iter_mut().enumerate() {
            let first_side = slot / 64 * 2;
            let wanted = [slot as u16 & 7, slot as u16 >> 3 & 7];
            for turns in 0..4 {
                let all = (0..2).all(|i| {
                    let shown = tile.edges[(first_side + i + 4 - turns) % 4];
                    wanted[i] == 0 || shown == EdgeKind::Any || shown.code() == wanted[i]
                });
                *fits |= u32::from(all) << (8 * turns);
            }
        }
        Self(table)
    }

    /// The turns in which the tile fits a cell whose neighbours require certain edges.
    ///
    /// `key` holds three bits for each side, with north in the lowest. They are the [`EdgeKind::code`] of what the
    /// neighbour shows, or 0 if there is no neighbour.
    #[inline]
    #[must_use]
    pub fn at(&self, key: u16) -> Fits {
        Fits(self.0[usize::from(key & 63)] & self.0[64 + usize::from(key >> 6 & 63)])
    }
}
