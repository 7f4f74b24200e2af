//! Places on the table.

use std::fmt;

use crate::catalogue::{Corner, Side};

/// A cell of the table; the first tile lies at 0,0, x grows to the east and y to the south.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pos {
    /// Cells east of the first tile.
    pub x: i16,
    /// Cells south of the first tile.
    pub y: i16,
}

impl Pos {
    /// A cell by its coordinates.
    #[must_use]
    pub const fn new(x: i16, y: i16) -> Self {
        Self { x, y }
    }

    /// The cell on one side.
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

    /// Steps to the east and to the south that lead to the eight cells around, clockwise from north.
    pub(super) const AROUND: [(i16, i16); 8] = [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)];

    /// The eight cells around, clockwise from north.
    pub fn around(self) -> impl Iterator<Item = Self> {
        Self::AROUND.into_iter().map(move |(dx, dy)| Self::new(self.x + dx, self.y + dy))
    }
}

impl Pos {
    /// The four cells that meet in a corner of this one, this one first, each with the corner as it is seen from there.
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
