//! Lines prepared for fast distance queries.

use super::pen::{Line, Point, gap, inside, to_segment};
use super::plan::City;

/// A line with its length up to each point, so that pieces too far away to matter are passed over.
#[derive(Clone, Debug)]
pub(super) struct Curve<'a> {
    points: &'a [Point],
    /// The length of the line up to each point.
    lengths: Vec<f32>,
}

impl<'a> Curve<'a> {
    #[inline(never)]
    pub(super) fn new(line: &'a [Point]) -> Self {
        let mut lengths = vec![0.0];
        for pair in line.windows(2) {
            lengths.push(lengths[lengths.len() - 1] + gap(pair[0], pair[1]));
        }
        Self { lengths, points: line }
    }

    /// The distance of a point from the line, if it is less than `most`, or else `most`.
    #[inline(never)]
    pub(super) fn distance(&self, p: Point, most: f32) -> f32 {
        let mut least = most;
        let mut piece = 0;
        while let Some(&[a, b]) = self.points.get(piece..piece + 2) {
            let far = to_segment(p, a, b);
            least = least.min(far);
            // What ends before this length is further away than the least.
            let reach = self.lengths[piece] + far - least - SLACK;
            piece += 1;
            while self.lengths.get(piece + 1).is_some_and(|&end| end <= reach) {
                piece += 1;
            }
        }
        least
    }
}

/// More than what rounding adds to a length.
const SLACK: f32 = 0.01;

/// A city that is asked often what lies in it.
#[derive(Debug)]
pub(super) struct Enclosure<'a> {
    rings: &'a [Line],
    walls: Vec<Curve<'a>>,
}

impl<'a> Enclosure<'a> {
    #[inline(never)]
    pub(super) fn of(city: &'a City) -> Self {
        Self { rings: &city.rings, walls: city.walls.iter().map(|wall| Curve::new(wall)).collect() }
    }

    /// Whether a point lies in the city.
    #[inline(never)]
    pub(super) fn holds(&self, p: Point) -> bool {
        self.rings.iter().any(|ring| inside(p, ring))
    }

    /// The distance of a point from the outer faces of the walls, if it is less than `most`, or else `most`.
    #[inline(never)]
    pub(super) fn wall_gap(&self, p: Point, most: f32) -> f32 {
        self.walls.iter().fold(most, |least, wall| wall.distance(p, least))
    }
}

#[cfg(test)]
mod tests {
    use super::super::pen::{bezier, distance};
    use super::*;

    #[test]
    fn the_distance_is_that_from_the_nearest_piece() {
        let mut line = bezier([[0.0, 0.0], [38.0, 18.0], [82.0, 62.0], [100.0, 100.0]], 24);
        line.extend([[100.0, 0.0], [50.0, 3.0]]); // long pieces beside short ones
        let curve = Curve::new(&line);
        for i in 0..60 {
            for k in 0..60 {
                let p = [i as f32 * 2.0 - 10.0, k as f32 * 2.0 - 10.0];
                let exact = distance(p, &line);
                assert!((curve.distance(p, f32::MAX) - exact).abs() < 1e-4, "{p:?}");
                assert!((curve.distance(p, 7.0) - exact.min(7.0)).abs() < 1e-4, "{p:?}");
            }
        }
    }
}
