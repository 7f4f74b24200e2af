//! The directions on a tile: sides, half-edges (named as half-winds), corners and quarter turns.

/// A number of quarter turns clockwise, 0 to 3.
pub type Rotation = u8;

/// An edge of a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Side {
    /// The edge at the top.
    North,
    /// The edge at the right.
    East,
    /// The edge at the bottom.
    South,
    /// The edge at the left.
    West,
}

impl Side {
    /// All four sides, clockwise from north.
    pub const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// The side at a position clockwise from north (0). Positions wrap around: 4 is north again.
    #[must_use]
    pub const fn from_index(index: usize) -> Self {
        match index & 3 {
            0 => Self::North,
            1 => Self::East,
            2 => Self::South,
            _ => Self::West,
        }
    }

    /// The position clockwise from north, 0 to 3.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The side that faces this one on the neighbouring tile.
    #[must_use]
    pub const fn opposite(self) -> Self {
        Self::from_index(self as usize + 2)
    }

    /// The offset to the neighbouring cell on this side, as (cells to the east, cells to the south).
    #[inline]
    #[must_use]
    pub const fn step(self) -> (i16, i16) {
        [(0, -1), (1, 0), (0, 1), (-1, 0)][self as usize]
    }

    /// The side to which a clockwise turn of the tile moves this side.
    #[must_use]
    pub const fn turned(self, turns: Rotation) -> Self {
        Self::from_index(self as usize + turns as usize)
    }

    /// The two half-edges of this side, clockwise.
    #[must_use]
    pub const fn halves(self) -> [HalfWind; 2] {
        let second = self as usize * 2;
        [HalfWind::from_index(second + 7), HalfWind::from_index(second)]
    }

    /// The letter in the record format: `N`, `E`, `S` or `W`.
    #[must_use]
    pub const fn letter(self) -> char {
        ['N', 'E', 'S', 'W'][self as usize]
    }
}

/// One half of an edge, named like a direction on a compass rose. Fields meet the border of a tile in half-edges.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HalfWind(u8);

impl HalfWind {
    /// The names of the record format, clockwise from north.
    pub const NAMES: [&'static str; 8] = ["NNE", "ENE", "ESE", "SSE", "SSW", "WSW", "WNW", "NNW"];

    /// The half-edge at a position clockwise from NNE (0). Positions wrap around: 8 is NNE again.
    #[must_use]
    pub const fn from_index(index: usize) -> Self {
        Self((index & 7) as u8)
    }

    /// The position clockwise from north, 0 (NNE) to 7 (NNW).
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The half-edge that this one touches on the neighbouring tile.
    ///
    /// ```
    /// use bastide::catalogue::HalfWind;
    /// let nne = HalfWind::from_index(0);
    /// assert_eq!(nne.across().name(), "SSE");
    /// ```
    #[must_use]
    pub const fn across(self) -> Self {
        Self([3, 6, 5, 0, 7, 2, 1, 4][self.0 as usize])
    }

    /// The side of the tile to which the half-edge belongs.
    #[must_use]
    pub const fn side(self) -> Side {
        Side::from_index((self.0 as usize).div_ceil(2))
    }

    /// The index in [`Side::halves`] of its side: 0 for the first half of the side clockwise, 1 for the second.
    #[must_use]
    pub const fn place_on_side(self) -> usize {
        (self.0 as usize + 1) % 2
    }

    /// The name in the record format, for example `NNE`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        Self::NAMES[self.0 as usize]
    }
}

/// A corner of a tile, where four tiles can meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Corner {
    /// At the top right.
    NorthEast,
    /// At the bottom right.
    SouthEast,
    /// At the bottom left.
    SouthWest,
    /// At the top left.
    NorthWest,
}

impl Corner {
    /// All four corners, clockwise from the north-east.
    pub const ALL: [Self; 4] = [Self::NorthEast, Self::SouthEast, Self::SouthWest, Self::NorthWest];

    /// The name in the record format: `NE`, `SE`, `SW` or `NW`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        ["NE", "SE", "SW", "NW"][self as usize]
    }

    /// The corner with this name in the record format.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|corner| corner.name() == name)
    }

    /// The position clockwise from the north-east, 0 to 3.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The corner at a position clockwise from the north-east (0). Positions wrap around: 4 is the north-east again.
    #[must_use]
    pub const fn from_index(index: usize) -> Self {
        Self::ALL[index & 3]
    }

    /// The two half-edges that meet at the corner, clockwise.
    ///
    /// ```
    /// use bastide::catalogue::Corner;
    /// assert_eq!(Corner::NorthEast.halves().map(|half| half.name()), ["NNE", "ENE"]);
    /// ```
    #[must_use]
    pub const fn halves(self) -> [HalfWind; 2] {
        [HalfWind::from_index(2 * self as usize), HalfWind::from_index(2 * self as usize + 1)]
    }
}

/// A set of sides as a bit mask. Bit 0 is north; the others follow clockwise.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Sides(pub u8);

impl Sides {
    /// Adds a side.
    pub fn insert(&mut self, side: Side) {
        self.0 |= 1 << side.index();
    }

    /// Whether the set contains a side.
    #[must_use]
    pub const fn contains(self, side: Side) -> bool {
        self.0 >> side.index() & 1 == 1
    }

    /// The number of sides in the set, 0 to 4.
    #[must_use]
    pub const fn len(self) -> u32 {
        0x4332_3221_3221_2110_u64.wrapping_shr(4 * self.0 as u32) as u32 & 7 // a lookup table: smaller than counting bits without an instruction
    }

    /// Whether the set is empty.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The set that results from turning the tile clockwise.
    #[must_use]
    pub const fn turned(self, turns: Rotation) -> Self {
        let mask = self.0 as u16;
        Self(((mask << turns | mask << turns >> 4) & 15) as u8)
    }

    /// Iterates over the sides, clockwise from north.
    pub fn iter(self) -> impl Iterator<Item = Side> {
        Bits(self.0).map(Side::from_index)
    }
}

/// A set of half-edges as a bit mask. Bit 0 is NNE; the others follow clockwise.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Halves(pub u8);

impl Halves {
    /// Adds a half-edge.
    pub fn insert(&mut self, half: HalfWind) {
        self.0 |= 1 << half.index();
    }

    /// Whether the set contains a half-edge.
    #[must_use]
    pub const fn contains(self, half: HalfWind) -> bool {
        self.0 >> half.index() & 1 == 1
    }

    /// Whether the set is empty, as it is for a field that reaches no edge.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The set that results from turning the tile clockwise.
    #[must_use]
    pub const fn turned(self, turns: Rotation) -> Self {
        Self(self.0.rotate_left(2 * turns as u32))
    }

    /// Iterates over the half-edges, clockwise from NNE.
    pub fn iter(self) -> impl Iterator<Item = HalfWind> {
        Bits(self.0).map(HalfWind::from_index)
    }
}

/// Iterates over the positions of the bits that are set, lowest first.
struct Bits(u8);

impl Iterator for Bits {
    type Item = usize;

    fn next(&mut self) -> Option<usize> {
        let position = self.0.trailing_zeros() as usize;
        self.0 &= self.0.wrapping_sub(1);
        (position < 8).then_some(position)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_winds_belong_to_their_sides() {
        for side in Side::ALL {
            for half in side.halves() {
                assert_eq!(half.side(), side);
                assert_eq!(half.across().across(), half);
                assert_eq!(half.across().side(), side.opposite());
                assert_eq!(side.halves()[half.place_on_side()], half);
            }
        }
    }

    #[test]
    fn turning_four_times_changes_nothing() {
        let sides = Sides(0b0101_u8 & 0b0001);
        assert_eq!(sides.turned(1), Sides(0b0010));
        assert_eq!(sides.turned(3).turned(1), sides);
        let halves = Halves(0b1000_0001);
        assert_eq!(halves.turned(2).turned(2), halves);
        assert_eq!(Side::West.turned(1), Side::North);
    }
}
