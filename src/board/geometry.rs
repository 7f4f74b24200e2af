//! Cells of the table and the steps between them.

use std::fmt;

use crate::catalogue::{Corner, Side};

/// A cell of the table. The first tile is at 0,0; x grows to the east and y to the south.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pos {
    /// The number of cells to the east of the first tile; negative to the west.
    pub x: i16,
    /// The number of cells to the south of the first tile; negative to the north.
    pub y: i16,
}

impl Pos {
    /// The cell with these coordinates.
    #[must_use]
    pub const fn new(x: i16, y: i16) -> Self {
        Self { x, y }
    }

    /// The neighbouring cell on one side.
    ///
    /// ```
    /// use bastide::{board::Pos, catalogue::Side};
    /// assert_eq!(Pos::new(0, 0).beside(Side::North), Pos::new(0, -1));
    /// ```
    #[must_use]
    pub const fn beside(self, side: Side) -> Self {
        let (east, south) = side.step();
        Self::new(self.x + east, self.y + south)
    }

    /// The offsets of the eight surrounding cells, as (cells to the east, cells to the south), clockwise from north.
    pub(super) const AROUND: [(i16, i16); 8] = [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)];

    /// Iterates over the eight surrounding cells, clockwise from north.
    pub fn around(self) -> impl Iterator<Item = Self> {
        Self::AROUND.into_iter().map(move |(dx, dy)| Self::new(self.x + dx, self.y + dy))
    }

    /// This cell and the eight around it.
    pub fn and_around(self) -> impl Iterator<Item = Self> {
        std::iter::once(self).chain(self.around())
    }

    /// Whether another cell is this one or one of the eight around it.
    ///
    /// ```
    /// use bastide::board::Pos;
    /// assert!(Pos::new(1, 0).is_near(Pos::new(2, -1)) && !Pos::new(1, 0).is_near(Pos::new(3, 0)));
    /// ```
    #[must_use]
    pub const fn is_near(self, other: Self) -> bool {
        (self.x - other.x).unsigned_abs() <= 1 && (self.y - other.y).unsigned_abs() <= 1
    }
}

impl Pos {
    /// The four cells that meet at a corner of this cell, starting with this one and going clockwise around the corner.
    /// Each comes with the name of that corner as seen from the cell.
    ///
    /// ```
    /// use bastide::{board::Pos, catalogue::Corner};
    /// let cells = Pos::new(0, 0).meeting_at(Corner::NorthEast);
    /// assert_eq!(cells[1], (Pos::new(0, -1), Corner::SouthEast));
    /// assert_eq!(cells[2], (Pos::new(1, -1), Corner::SouthWest));
    /// ```
    #[must_use]
    pub fn meeting_at(self, corner: Corner) -> [(Self, Corner); 4] {
        let first = Side::from_index(corner.index());
        let second = Side::from_index(corner.index() + 1);
        let cells = [self, self.beside(first), self.beside(first).beside(second), self.beside(second)];
        [0, 1, 2, 3].map(|step| (cells[step], Corner::from_index(corner.index() + step)))
    }
}

impl fmt::Display for Pos {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x, self.y)
    }
}
