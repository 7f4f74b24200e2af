//! Points and axis-aligned rectangles, on the board or on the screen.

use crate::{board::Pos, catalogue::Rotation};

/// A point, on the board or on the screen.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Point {
    /// To the east, or right.
    pub x: f64,
    /// To the south, or down.
    pub y: f64,
}

impl Point {
    /// The point at these coordinates.
    #[must_use]
    pub const fn new(x: f64, y: f64) -> Self {
        Self { x, y }
    }

    /// The distance to another point.
    #[must_use]
    pub fn distance(self, other: Self) -> f64 {
        Self::new(self.x - other.x, self.y - other.y).length()
    }

    /// The distance to the origin. The exact `hypot` is large in wasm, and no coordinate is so large that its square overflows.
    #[must_use]
    pub fn length(self) -> f64 {
        (self.x * self.x + self.y * self.y).sqrt()
    }

    /// Where the point is after quarter turns clockwise about the origin.
    #[must_use]
    pub const fn turned(self, turns: Rotation) -> Self {
        let Self { x, y } = self;
        match turns & 3 {
            0 => self,
            1 => Self::new(-y, x),
            2 => Self::new(-x, -y),
            _ => Self::new(y, -x),
        }
    }

    /// The point half-way to another.
    #[must_use]
    pub fn middle(self, other: Self) -> Self {
        Self::new((self.x + other.x) / 2.0, (self.y + other.y) / 2.0)
    }
}

/// A rectangle along the axes, on the board or on the screen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Area {
    /// Western edge.
    pub left: f64,
    /// Northern edge.
    pub top: f64,
    /// Eastern edge.
    pub right: f64,
    /// Southern edge.
    pub bottom: f64,
}

impl Area {
    /// The area of one cell.
    #[must_use]
    pub fn cell(pos: Pos) -> Self {
        let (left, top) = (f64::from(pos.x), f64::from(pos.y));
        Self { left, top, right: left + 1.0, bottom: top + 1.0 }
    }

    /// The area of a point.
    #[must_use]
    pub const fn point(at: Point) -> Self {
        Self { left: at.x, top: at.y, right: at.x, bottom: at.y }
    }

    /// The smallest area that holds all these cells; nothing if there are none.
    #[must_use]
    pub fn of_cells(cells: impl IntoIterator<Item = Pos>) -> Option<Self> {
        cells.into_iter().map(Self::cell).reduce(Self::union)
    }

    /// The point of the area that is nearest to a point.
    #[must_use]
    pub fn nearest(self, point: Point) -> Point {
        Point::new(point.x.max(self.left).min(self.right), point.y.max(self.top).min(self.bottom))
    }

    /// The smallest area that holds both.
    #[must_use]
    pub fn union(self, other: Self) -> Self {
        Self {
            left: self.left.min(other.left),
            top: self.top.min(other.top),
            right: self.right.max(other.right),
            bottom: self.bottom.max(other.bottom),
        }
    }

    /// The area with as much more on every side.
    #[must_use]
    pub fn grown(self, by: f64) -> Self {
        Self { left: self.left - by, top: self.top - by, right: self.right + by, bottom: self.bottom + by }
    }

    /// The area about the same middle that is at least this wide and high.
    #[must_use]
    pub fn at_least(self, width: f64, height: f64) -> Self {
        let (dx, dy) = ((width - self.width()).max(0.0) / 2.0, (height - self.height()).max(0.0) / 2.0);
        Self { left: self.left - dx, top: self.top - dy, right: self.right + dx, bottom: self.bottom + dy }
    }

    /// How far the area must be moved to lie in another; its middle goes to the other's middle where it is too large.
    #[must_use]
    pub fn shift_into(self, other: Self) -> Point {
        let shift = |low: f64, high: f64, least: f64, most: f64| {
            if high - low > most - least {
                (least + most - low - high) / 2.0
            } else {
                (least - low).max(0.0) - (high - most).max(0.0)
            }
        };
        Point::new(
            shift(self.left, self.right, other.left, other.right),
            shift(self.top, self.bottom, other.top, other.bottom),
        )
    }

    /// Whether the other area lies wholly in this one.
    #[must_use]
    pub fn contains(self, other: Self) -> bool {
        self.left <= other.left && self.top <= other.top && self.right >= other.right && self.bottom >= other.bottom
    }

    /// Whether the two have a part in common.
    #[must_use]
    pub fn meets(self, other: Self) -> bool {
        self.left < other.right && other.left < self.right && self.top < other.bottom && other.top < self.bottom
    }

    /// From the western edge to the eastern.
    #[must_use]
    pub fn width(self) -> f64 {
        self.right - self.left
    }

    /// From the northern edge to the southern.
    #[must_use]
    pub fn height(self) -> f64 {
        self.bottom - self.top
    }

    /// The middle.
    #[must_use]
    pub fn middle(self) -> Point {
        Point::new((self.left + self.right) / 2.0, (self.top + self.bottom) / 2.0)
    }
}
