//! Parallel lines inside an outline: patterns that work without colour.

use super::{
    paint::{Path, Segment},
    tile_art::sort_by,
};

/// Straight pieces for one curved one.
const PIECES: u8 = 6;

/// The lines inside a closed path on which `across · p` is a multiple of `step`: the same lines in every picture, so that
/// they go on from tile to tile.
#[inline(never)]
pub(super) fn hatch(path: &Path, across: [f32; 2], step: f32) -> Path {
    let edges = edges(path);
    let [u, v] = across;
    let level = |p: [f32; 2]| p[0] * u + p[1] * v;
    let place = |p: [f32; 2]| p[1] * u - p[0] * v;
    let norm = u * u + v * v;
    let levels = || edges.iter().map(|edge| level(edge[0]) / step);
    let (low, high) = (levels().fold(f32::MAX, f32::min), levels().fold(f32::MIN, f32::max));
    let mut lines = Path::default();
    for k in low.ceil() as i32..=high.floor() as i32 {
        let c = k as f32 * step;
        let mut met: Vec<(f32, i32)> = Vec::new();
        for [a, b] in &edges {
            let (from, to) = (level(*a), level(*b));
            if (from > c) != (to > c) {
                let share = (c - from) / (to - from);
                met.push((place(*a) + (place(*b) - place(*a)) * share, if to > from { 1 } else { -1 }));
            }
        }
        sort_by(&mut met, |(at, _)| *at);
        let mut depth = 0;
        for (at, way) in met {
            let point = [(c * u - at * v) / norm, (c * v + at * u) / norm];
            if depth == 0 {
                lines.segments.push(Segment::Move(point));
            }
            depth += way;
            if depth == 0 {
                lines.segments.push(Segment::Line(point));
            }
        }
    }
    lines
}

/// The straight pieces of a path whose lines are all closed.
fn edges(path: &Path) -> Vec<[[f32; 2]; 2]> {
    let (mut edges, mut first, mut pen) = (Vec::new(), [0.0; 2], [0.0; 2]);
    for segment in &path.segments {
        let end = match *segment {
            Segment::Move(p) => {
                (first, pen) = (p, p);
                continue;
            }
            Segment::Line(p) => p,
            Segment::Curve(a, b, end) => {
                let start = pen;
                for i in 1..PIECES {
                    let t = f32::from(i) / f32::from(PIECES);
                    let s = 1.0 - t;
                    let at = |k: usize| s * s * (s * start[k] + 3.0 * t * a[k]) + t * t * (3.0 * s * b[k] + t * end[k]);
                    let p = [at(0), at(1)];
                    edges.push([pen, p]);
                    pen = p;
                }
                end
            }
            Segment::Close => first,
        };
        edges.push([pen, end]);
        pen = end;
    }
    edges
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_lie_inside_and_leave_holes_out() {
        let hole = Path::default().move_to(4.0, 4.0).line_to(4.0, 6.0).line_to(6.0, 6.0).line_to(6.0, 4.0).close();
        let mut path = Path::default().rect(0.0, 0.0, 10.0, 10.0);
        path.segments.extend(hole.segments);
        let lines = hatch(&path, [0.0, 1.0], 5.0);
        let mut ends: Vec<f32> = Vec::new();
        for segment in lines.segments {
            if let Segment::Move([x, y]) | Segment::Line([x, y]) = segment
                && y == 5.0
            {
                ends.push(x);
            }
        }
        ends.sort_by(f32::total_cmp);
        assert_eq!(ends, [0.0, 4.0, 6.0, 10.0]);
    }

    #[test]
    fn outlines_that_overlap_are_one() {
        let path = Path::default().rect(0.0, 0.0, 6.0, 4.0).rect(3.0, 0.0, 6.0, 4.0);
        let lines = hatch(&path, [0.0, 1.0], 3.0);
        let count = lines.segments.iter().filter(|segment| matches!(segment, Segment::Move(_))).count();
        assert_eq!(count, 2 /* at 0 and 3 */);
    }
}
