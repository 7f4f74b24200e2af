//! Where one tile fits.

use super::{FrontierCell, Pos};
use crate::catalogue::{FitTable, Fits, Rotation};

/// So many cells are counted in one step.
const GROUP: usize = 8;

/// So many groups are remembered: more than the frontier of any usual game has.
const REMEMBERED: usize = 32;

/// The places at which one tile fits; counting them and picking the k-th is cheaper than listing them.
#[derive(Clone, Debug)]
pub struct Placements<'a> {
    table: &'a FitTable,
    cells: std::slice::Iter<'a, FrontierCell>,
    pos: Pos,
    /// Turns at `pos` that are still to be listed.
    turns: Fits,
}

impl<'a> Placements<'a> {
    #[inline]
    pub(super) fn new(table: &'a FitTable, frontier: &'a [FrontierCell]) -> Self {
        Self { table, cells: frontier.iter(), pos: Pos::default(), turns: Fits::default() }
    }

    /// How many are still to be listed.
    #[inline]
    #[must_use]
    pub fn left(&self) -> usize {
        let (groups, rest) = self.cells.as_slice().as_chunks::<GROUP>();
        let ways: u32 = groups.iter().map(|group| self.ways(group)).sum();
        (self.turns.count() + ways + self.ways(rest)) as usize
    }

    /// One of a list from which nothing was taken, by a number that is chosen once their count is known.
    ///
    /// What a group of cells counts is remembered, so that only one group is looked through again.
    #[inline]
    pub fn pick(mut self, choose: impl FnOnce(usize) -> usize) -> Option<(Pos, Rotation)> {
        let mut ways = [0_u8; REMEMBERED];
        let mut count = 0;
        let cells = self.cells.as_slice();
        let (groups, rest) = cells.as_chunks::<GROUP>();
        let (near, far) = groups.split_at(groups.len().min(REMEMBERED));
        for (ways, group) in ways.iter_mut().zip(near) {
            let here = self.ways(group);
            *ways = here as u8;
            count += here;
        }
        count += far.iter().map(|group| self.ways(group)).sum::<u32>() + self.ways(rest);
        if count == 0 {
            return None;
        }
        let mut n = choose(count as usize);
        let mut passed = 0;
        for here in ways.into_iter().take(near.len()).map(usize::from) {
            if n < here {
                break;
            }
            n -= here;
            passed += GROUP;
        }
        self.cells = cells[passed..].iter();
        self.nth(n)
    }

    /// In how many ways the tile fits the cells of a group together.
    #[inline]
    fn ways(&self, group: &[FrontierCell]) -> u32 {
        group.iter().fold(Fits::default(), |sum, cell| sum.plus(self.table.at(cell.key))).count()
    }
}

impl Iterator for Placements<'_> {
    type Item = (Pos, Rotation);

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        self.nth(0)
    }

    #[inline]
    fn count(self) -> usize {
        self.left()
    }

    #[inline]
    fn nth(&mut self, n: usize) -> Option<Self::Item> {
        let mut skip = n as u32;
        let mut here = self.turns.count();
        while skip >= here {
            skip -= here;
            let cell = self.cells.next()?;
            self.pos = cell.pos;
            self.turns = self.table.at(cell.key);
            here = self.turns.count();
        }
        Some((self.pos, self.turns.take_nth(skip)?))
    }
}
