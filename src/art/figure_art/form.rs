//! The words in which silhouettes are written: clockwise rings, whose union is filled.

use crate::art::paint::Path;

/// A point in half units round the place where a piece stands.
pub(crate) type GridPoint = [i8; 2];

/// How the points of a ring are joined.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    /// From the first point to the last.
    Open,
    /// And back to the first.
    Closed,
    /// Down the right side, up the left one as its mirror image.
    Mirrored,
}

/// A line of curves: the first point, then two control points and an end for each.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ring {
    at: GridPoint,
    way: Way,
    first: GridPoint,
    curves: &'static [[GridPoint; 3]],
}

/// The line or area with which a detail inside the silhouette is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tool {
    /// A line in the colour of the rim.
    DarkLine,
    /// A line in the lighter colour of the player.
    LightLine,
    /// An area in the colour of the rim.
    DarkArea,
    /// An area in the lighter colour of the player.
    LightArea,
}

/// The shape of a piece.
pub(crate) struct Form {
    pub(crate) rings: &'static [Ring],
    pub(crate) details: &'static [(Tool, Ring)],
    /// Where the mark of the player's colour is, in half units.
    pub(crate) mark: GridPoint,
    /// Whether it can lie in a field.
    pub(crate) lies: bool,
    /// Half units a unit: what fills the square leaves room for rim and shadow.
    pub(crate) grain: f32,
}

/// A ring that is joined in some way.
pub(crate) const fn ring(way: Way, first: GridPoint, curves: &'static [[GridPoint; 3]]) -> Ring {
    Ring { at: [0, 0], way, first, curves }
}

/// A ring whose left half mirrors its right one, which goes down from its first point.
pub(crate) const fn mirrored(first: GridPoint, curves: &'static [[GridPoint; 3]]) -> Ring {
    ring(Way::Mirrored, first, curves)
}

/// A ring round another middle.
pub(crate) const fn moved(ring: Ring, at: GridPoint) -> Ring {
    Ring { at, ..ring }
}

/// A straight piece to a point.
pub(crate) const fn to(x: i8, y: i8) -> [GridPoint; 3] {
    [[x, y]; 3]
}

impl Ring {
    /// Adds the ring to a path; `put` takes half units to the picture.
    pub(super) fn draw(&self, mut path: Path, put: &dyn Fn([f32; 2]) -> [f32; 2]) -> Path {
        let spot = |[x, y]: GridPoint, side: f32| {
            let [dx, dy] = self.at.map(f32::from);
            put([f32::from(x) * side + dx, f32::from(y) + dy])
        };
        let [x, y] = spot(self.first, 1.0);
        path = path.move_to(x, y);
        for [a, b, c] in self.curves {
            path = path.curve_to(spot(*a, 1.0), spot(*b, 1.0), spot(*c, 1.0));
        }
        if self.way == Way::Mirrored {
            for (i, [a, b, _]) in self.curves.iter().enumerate().rev() {
                let end = if i == 0 { self.first } else { self.curves[i - 1][2] };
                path = path.curve_to(spot(*b, -1.0), spot(*a, -1.0), spot(end, -1.0));
            }
        }
        if self.way == Way::Open { path } else { path.close() }
    }
}
