//! Cells in a row: the table as a torus that is larger than the landscape can be.

use super::Pos;
use crate::catalogue::Side;

/// A square torus whose cells are numbered so that every neighbour is found by adding.
///
/// One step to the south is a whole side further, and the last cell of a row is followed by the first of the next. Two
/// places less than a side apart never share a cell.
#[derive(Clone, Copy, Debug)]
pub(super) struct Torus {
    /// The side is 2 to this power.
    bits: u32,
    /// What leads to the eight cells around, clockwise from north.
    around: [usize; 8],
}

impl Torus {
    pub(super) fn new(bits: u32) -> Self {
        let mut torus = Self { bits, around: [0; 8] };
        torus.around = Pos::AROUND.map(|(x, y)| torus.cell(Pos::new(x, y)));
        torus
    }

    /// The same with a side twice as long.
    pub(super) fn doubled(self) -> Self {
        Self::new(self.bits + 1)
    }

    /// How many cells a side has.
    #[inline]
    pub(super) const fn side(&self) -> usize {
        1 << self.bits
    }

    /// How many cells there are.
    #[inline]
    pub(super) const fn cells(&self) -> usize {
        1 << (2 * self.bits)
    }

    /// The cell of a place.
    #[inline]
    pub(super) const fn cell(&self, pos: Pos) -> usize {
        let far = ((pos.y as isize) << self.bits) + pos.x as isize;
        far as usize & (self.cells() - 1)
    }

    /// The cell on one side of a cell.
    #[inline]
    pub(super) const fn beside(&self, cell: usize, side: Side) -> usize {
        (cell + self.around[2 * side.index()]) & (self.cells() - 1)
    }

    /// The eight cells around a cell, clockwise from north.
    #[inline]
    pub(super) fn around(&self, cell: usize) -> [usize; 8] {
        self.around.map(|step| (cell + step) & (self.cells() - 1))
    }
}
