//! Tables that tell in which turns a tile fits next to given edges.

use super::{EdgeKind, Rotation, Side, TileDef};

/// What the neighbours of an empty cell show: for each side [`EdgeKind::code`], or 0 where there is no neighbour.
///
/// Each byte is an index into a [`FitTable`]. The first holds north and east; the second holds south and west, and a bit that
/// leads it to the second half of the table.
///
/// ```
/// use bastide::catalogue::{CellKey, EdgeKind, Side};
/// let mut key = CellKey::default();
/// key.show(Side::West, EdgeKind::Road);
/// assert_eq!((key.code(Side::West), key.code(Side::North)), (EdgeKind::Road.code(), 0));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CellKey([u8; 2]);

impl Default for CellKey {
    fn default() -> Self {
        Self([0, SECOND_HALF])
    }
}

impl CellKey {
    /// The number of keys.
    pub const COUNT: usize = 1 << 12;

    /// What the neighbour on a side shows: [`EdgeKind::code`], or 0 if there is none.
    #[must_use]
    pub const fn code(self, side: Side) -> u8 {
        self.0[side.index() / 2] >> shift(side) & 7
    }

    /// Enters what a new neighbour shows on a side of the cell.
    #[inline]
    pub const fn show(&mut self, side: Side, edge: EdgeKind) {
        self.0[side.index() / 2] |= edge.code() << shift(side);
    }

    /// Removes what was shown on a side of the cell.
    #[inline]
    pub const fn clear(&mut self, side: Side) {
        self.0[side.index() / 2] &= !(7 << shift(side));
    }

    /// Whether every neighbour shows an edge that requires something.
    #[must_use]
    pub fn is_full(self) -> bool {
        Side::ALL.into_iter().all(|side| self.code(side) != 0)
    }

    /// A number below [`CellKey::COUNT`] that no other key has.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0[0] as usize + self.0[1] as usize % SECOND_HALF as usize * SECOND_HALF as usize
    }
}

/// Where the pairs of south and west begin in a [`FitTable`].
const SECOND_HALF: u8 = 1 << 6;

/// The lowest bit of a side in its byte of a [`CellKey`].
const fn shift(side: Side) -> usize {
    side.index() % 2 * 3
}

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
/// of south and west. The rest is empty, so that every byte is an index.
#[derive(Debug)]
pub struct FitTable([u32; 256]);

impl FitTable {
    pub(super) fn new(tile: &TileDef) -> Self {
        let mut table = [0; 256];
        for (slot, fits) in table.iter_mut().enumerate().take(2 * usize::from(SECOND_HALF)) {
            let first_side = slot / usize::from(SECOND_HALF) * 2;
            let wanted = [slot as u8 & 7, slot as u8 >> 3 & 7];
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

    /// The turns in which the tile fits a cell whose neighbours show these edges.
    #[inline]
    #[must_use]
    pub fn at(&self, CellKey(pairs): CellKey) -> Fits {
        Fits(self.0[usize::from(pairs[0])] & self.0[usize::from(pairs[1])])
    }
}
