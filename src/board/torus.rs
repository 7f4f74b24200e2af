//! The cells of the table as one row: a torus that is larger than the landscape can become.

use super::Pos;
use crate::catalogue::Side;

/// A square torus whose cells are numbered so that each neighbour is found by a single addition.
///
/// A step to the south adds the length of a side, and the last cell of a row is followed by the first cell of the next row.
/// Two positions that are less than a side apart never share a cell.
#[derive(Clone, Copy, Debug)]
pub(super) struct Torus {
    /// The base-2 logarithm of the side length.
    bits: u32,
    /// The number to add for each of the eight surrounding cells, clockwise from north.
    around: [usize; 8],
}

impl Torus {
    pub(super) fn new(bits: u32) -> Self {
        let mut torus = Self { bits, around: [0; 8] };
        torus.around = Pos::AROUND.map(|(x, y)| torus.cell(Pos::new(x, y)));
        torus
    }

    /// A torus with sides twice as long.
    pub(super) fn doubled(self) -> Self {
        Self::new(self.bits + 1)
    }

    /// The number of cells on one side.
    #[inline]
    pub(super) const fn side(&self) -> usize {
        1 << self.bits
    }

    /// The total number of cells.
    #[inline]
    pub(super) const fn cells(&self) -> usize {
        1 << (2 * self.bits)
    }

    /// The number of the cell at a position.
    #[inline]
    pub(super) const fn cell(&self, pos: Pos) -> usize {
        let far = ((pos.y as isize) << self.bits) + pos.x as isize;
        far as usize & (self.cells() - 1)
    }

    /// The neighbour of a cell on one side.
    #[inline]
    pub(super) const fn beside(&self, cell: usize, side: Side) -> usize {
        (cell + self.around[2 * side.index()]) & (self.cells() - 1)
    }

    /// The eight cells that surround a cell, clockwise from north.
    #[inline]
    pub(super) fn around(&self, cell: usize) -> [usize; 8] {
        self.around.map(|step| (cell + step) & (self.cells() - 1))
    }
}
