//! The cells of the table as one row: a torus that is larger than the landscape can become.

use super::Pos;
use crate::catalogue::Side;

/// A square torus whose cells are numbered so that each neighbour is found by a single addition.
///
/// A step to the south adds the length of a side, and the last cell of a row is followed by the first cell of the next row.
/// Two positions that are less than a side apart never share a cell. Numbers count modulo the number of cells.
#[derive(Debug)]
pub(super) struct Torus {
    /// The base-2 logarithm of the side length.
    bits: u32,
    /// The number to add for each of the eight surrounding cells, clockwise from north.
    around: [usize; 8],
    /// What each cell contains; 0 at first. The length is a power of 2.
    contents: Vec<u16>,
}

impl Torus {
    pub(super) fn new(bits: u32) -> Self {
        let mut torus = Self { bits, around: [0; 8], contents: vec![0; 1 << (2 * bits)] };
        torus.around = Pos::AROUND.map(|(x, y)| torus.cell(Pos::new(x, y)));
        torus
    }

    /// An empty torus with sides twice as long.
    pub(super) fn doubled(&self) -> Self {
        Self::new(self.bits + 1)
    }

    /// An empty torus of the same size.
    pub(super) fn emptied(&self) -> Self {
        Self::new(self.bits)
    }

    /// The number of cells on one side.
    #[inline]
    pub(super) const fn side(&self) -> usize {
        1 << self.bits
    }

    /// The number of the cell at a position.
    #[inline]
    pub(super) const fn cell(&self, pos: Pos) -> usize {
        (((pos.y as isize) << self.bits) + pos.x as isize) as usize
    }

    /// What a cell contains.
    #[inline]
    pub(super) fn get(&self, cell: usize) -> u16 {
        self.contents[cell & (self.contents.len() - 1)] // the compiler sees that no check is needed
    }

    /// Changes what a cell contains.
    #[inline]
    pub(super) fn set(&mut self, cell: usize, content: u16) {
        let last = self.contents.len() - 1;
        self.contents[cell & last] = content;
    }

    /// The neighbour of a cell on one side.
    #[inline]
    pub(super) const fn beside(&self, cell: usize, side: Side) -> usize {
        cell.wrapping_add(self.around[2 * side.index()])
    }

    /// What the eight cells contain that surround a cell, clockwise from north.
    #[inline]
    pub(super) fn around(&self, cell: usize) -> [u16; 8] {
        self.around.map(|step| self.get(cell.wrapping_add(step)))
    }
}
