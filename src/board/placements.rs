//! The placements of one tile: where it fits, and in which turns.

use super::{FrontierCell, Pos};
use crate::catalogue::{FitTable, Fits, Rotation};

/// The number of cells that are counted in one step.
const GROUP: usize = 8;

/// The number of groups whose counts are remembered. The frontier of an ordinary game has fewer.
const REMEMBERED: usize = 32;

/// Iterates over the placements of one tile. Counting them or picking the k-th is faster than listing them.
///
/// ```
/// use bastide::{board::{Board, Pos}, catalogue::Catalogue};
/// let catalogue = Catalogue::get();
/// let mut board = Board::new();
/// board.lay(catalogue.find("D").unwrap(), Pos::new(0, 0), 0);
/// let mut placements = board.placements(catalogue.find("V").unwrap());
/// assert_eq!(placements.left(), 6);
/// assert!(placements.nth(2).is_some());
/// assert_eq!(placements.left(), 3);
/// ```
#[derive(Clone, Debug)]
pub struct Placements<'a> {
    table: &'a FitTable,
    cells: std::slice::Iter<'a, FrontierCell>,
    pos: Pos,
    /// The turns at `pos` that are still to be listed.
    turns: Fits,
}

impl<'a> Placements<'a> {
    #[inline]
    pub(super) fn new(table: &'a FitTable, frontier: &'a [FrontierCell]) -> Self {
        Self { table, cells: frontier.iter(), pos: Pos::default(), turns: Fits::default() }
    }

    /// The number of placements that are still to be listed.
    #[inline]
    #[must_use]
    pub fn left(&self) -> usize {
        let (groups, rest) = self.cells.as_slice().as_chunks::<GROUP>();
        let ways: u32 = groups.iter().map(|group| self.ways(group)).sum();
        (self.turns.count() + ways + self.ways_of_rest(rest)) as usize
    }

    /// Whether there are any placements that are still to be listed.
    #[inline]
    #[must_use]
    pub fn any_left(&self) -> bool {
        let (groups, rest) = self.cells.as_slice().as_chunks::<GROUP>();
        !self.turns.is_empty() || groups.iter().any(|group| self.ways(group) > 0) || self.ways_of_rest(rest) > 0
    }

    /// Picks one placement. `choose` gets the number of placements and returns the index of one, from 0. Nothing may have
    /// been taken from the iterator before. Returns `None` if there are no placements.
    ///
    /// The count of each group of cells is remembered, so only one group has to be searched a second time.
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
        count += far.iter().map(|group| self.ways(group)).sum::<u32>() + self.ways_of_rest(rest);
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

    /// The number of placements in a group of cells.
    #[inline]
    fn ways(&self, group: &[FrontierCell; GROUP]) -> u32 {
        let [a, b, c, d, e, f, g, h] = group.each_ref().map(|cell| self.table.at(cell.key));
        a.plus(b).plus(c).plus(d).plus(e).plus(f).plus(g).plus(h).count()
    }

    /// The number of placements in the cells behind the last group.
    #[inline]
    fn ways_of_rest(&self, rest: &[FrontierCell]) -> u32 {
        rest.iter().fold(Fits::default(), |sum, cell| sum.plus(self.table.at(cell.key))).count()
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
