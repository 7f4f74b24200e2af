//! Points, lines and a small random generator: the basis of all drawings of tiles.

use crate::{
    art::paint::{Cap, Colour4, Path, Picture, Segment, Shape, Stroke},
    catalogue::Rotation,
};

/// A point in tile units, y down.
pub(crate) type Point = [f32; 2];

/// A polygonal line; closed where it is used as an outline.
pub(super) type Line = Vec<Point>;

/// The middle of the tile.
pub(super) const CENTRE: Point = [50.0, 50.0];

pub(super) fn add(a: Point, b: Point) -> Point {
    [a[0] + b[0], a[1] + b[1]]
}

pub(super) fn sub(a: Point, b: Point) -> Point {
    [a[0] - b[0], a[1] - b[1]]
}

pub(super) fn scale(a: Point, factor: f32) -> Point {
    [a[0] * factor, a[1] * factor]
}

/// A point so far from `a` in a direction.
pub(super) fn along(a: Point, direction: Point, distance: f32) -> Point {
    add(a, scale(direction, distance))
}

pub(super) fn lerp(a: Point, b: Point, t: f32) -> Point {
    along(a, sub(b, a), t)
}

pub(super) fn dot(a: Point, b: Point) -> f32 {
    a[0] * b[0] + a[1] * b[1]
}

pub(super) fn gap(a: Point, b: Point) -> f32 {
    let d = sub(a, b);
    dot(d, d).sqrt()
}

pub(super) fn unit(a: Point) -> Point {
    scale(a, 1.0 / dot(a, a).sqrt().max(0.001))
}

/// The direction to the right hand of somebody who walks along `a`.
pub(super) fn right_of(a: Point) -> Point {
    [-a[1], a[0]]
}

/// The unit vector of an angle in radians.
///
/// A parabola that follows the sine to a thousandth: the exact functions are large in wasm.
#[inline(never)]
pub(crate) fn heading(angle: f32) -> Point {
    let sine = |turns: f32| {
        let x = (turns - (turns + 0.5).floor()) * 2.0;
        let y = 4.0 * x * (1.0 - x.abs());
        0.225 * (y * y.abs() - y) + y
    };
    let turns = angle / core::f32::consts::TAU;
    unit([sine(turns + 0.25), sine(turns)])
}

/// Sorts a short list by a number.
pub(crate) fn sort_by<T>(list: &mut [T], key: impl Fn(&T) -> f32) {
    for i in 1..list.len() {
        let mut j = i;
        while j > 0 && key(&list[j - 1]) > key(&list[j]) {
            list.swap(j - 1, j);
            j -= 1;
        }
    }
}

/// An ellipse as a path of its own.
#[inline(never)]
pub(super) fn oval(x: f32, y: f32, rx: f32, ry: f32) -> Path {
    Path::default().ellipse(x, y, rx, ry)
}

/// A rectangle as a path of its own.
#[inline(never)]
pub(super) fn block(x: f32, y: f32, width: f32, height: f32) -> Path {
    Path::default().rect(x, y, width, height)
}

/// Draws a shape. One function, because the room that a list needs is checked in much code.
#[inline(never)]
pub(super) fn put(picture: &mut Picture, shape: Shape) {
    picture.push(shape);
}

/// Draws lines that end squarely, dashed where `dash` is not empty.
#[inline(never)]
pub(super) fn band(picture: &mut Picture, lines: &[Line], colour: Colour4, width: f32, dash: &[f32]) {
    picture.push(butt(path_of(lines, false), colour, width, dash));
}

/// Draws lines with round ends.
#[inline(never)]
pub(super) fn thread(picture: &mut Picture, lines: &[Line], colour: Colour4, width: f32) {
    picture.push(path_of(lines, false).stroke(colour, width));
}

/// The lines moved.
#[inline(never)]
pub(super) fn moved(lines: &[Line], by: Point) -> Vec<Line> {
    lines.iter().map(|line| line.iter().map(|p| add(*p, by)).collect()).collect()
}

/// The lines beside lines, with both ends drawn out.
#[inline(never)]
pub(super) fn all_beside(lines: &[Line], distance: f32, start: f32, end: f32) -> Vec<Line> {
    lines.iter().map(|line| drawn_out(&beside(line, distance), start, end)).collect()
}

/// Draws a filled ellipse: middle and radii.
#[inline(never)]
pub(super) fn disc(picture: &mut Picture, [x, y, rx, ry]: [f32; 4], colour: Colour4) {
    picture.push(oval(x, y, rx, ry).fill(colour));
}

/// Draws a filled rectangle: corner and size.
#[inline(never)]
pub(super) fn slab(picture: &mut Picture, [x, y, width, height]: [f32; 4], colour: Colour4) {
    picture.push(block(x, y, width, height).fill(colour));
}

/// Draws a filled outline.
#[inline(never)]
pub(super) fn poly(picture: &mut Picture, points: &[Point], colour: Colour4) {
    picture.push(area(points, colour));
}

/// Draws a filled path with a line round it.
#[inline(never)]
pub(super) fn rimmed(picture: &mut Picture, path: Path, colour: Colour4, rim: Colour4, width: f32) {
    picture.push(path.fill(colour).outlined(rim, width));
}

/// A straight line as a path of its own.
#[inline(never)]
pub(super) fn dash(from: Point, to: Point) -> Path {
    Path::default().move_to(from[0], from[1]).line_to(to[0], to[1])
}

/// A point after quarter turns clockwise of its tile.
#[inline(never)]
pub(super) fn turned(p: Point, turns: Rotation) -> Point {
    (0..turns & 3).fold(p, |[x, y], _| [100.0 - y, x])
}

/// A cubic Bézier curve as a line of `n` pieces.
#[inline(never)]
pub(super) fn bezier(p: [Point; 4], n: usize) -> Line {
    let at = |i: usize| {
        let t = i as f32 / n as f32;
        let [a, b, c] = [lerp(p[0], p[1], t), lerp(p[1], p[2], t), lerp(p[2], p[3], t)];
        lerp(lerp(a, b, t), lerp(b, c, t), t)
    };
    (0..=n).map(at).collect()
}

/// The direction of a line at one of its points.
#[inline(never)]
pub(super) fn direction(line: &[Point], index: usize) -> Point {
    let before = line[index.saturating_sub(1)];
    let after = line[(index + 1).min(line.len() - 1)];
    unit(sub(after, before))
}

/// The line beside a line, to the right where `distance` is positive.
#[inline(never)]
pub(super) fn beside(line: &[Point], distance: f32) -> Line {
    (0..line.len()).map(|i| along(line[i], right_of(direction(line, i)), distance)).collect()
}

/// The line with both ends drawn out straight.
#[inline(never)]
pub(super) fn drawn_out(line: &[Point], start: f32, end: f32) -> Line {
    let last = line.len() - 1;
    let mut longer = vec![along(line[0], direction(line, 0), -start)];
    longer.extend_from_slice(line);
    longer.push(along(line[last], direction(line, last), end));
    longer
}

/// The distance of a point from a line.
#[inline(never)]
pub(super) fn distance(p: Point, line: &[Point]) -> f32 {
    line.windows(2).map(|pair| to_segment(p, pair[0], pair[1])).fold(f32::MAX, f32::min)
}

/// The distance of a point from the straight line between two others.
#[inline(never)]
pub(super) fn to_segment(p: Point, a: Point, b: Point) -> f32 {
    let d = sub(b, a);
    let t = (dot(sub(p, a), d) / dot(d, d).max(0.001)).clamp(0.0, 1.0);
    gap(p, along(a, d, t))
}

/// The index of the point of a line nearest to `p`.
#[inline(never)]
pub(super) fn nearest(p: Point, line: &[Point]) -> usize {
    let mut best = (f32::MAX, 0);
    for (i, q) in line.iter().enumerate() {
        let d = sub(p, *q);
        let far = dot(d, d);
        if far < best.0 {
            best = (far, i);
        }
    }
    best.1
}

/// Whether a point lies inside an outline.
#[inline(never)]
pub(super) fn inside(p: Point, outline: &[Point]) -> bool {
    let mut within = false;
    let mut j = outline.len() - 1;
    for i in 0..outline.len() {
        let (a, b) = (outline[i], outline[j]);
        if (a[1] > p[1]) != (b[1] > p[1]) && p[0] < (b[0] - a[0]) * (p[1] - a[1]) / (b[1] - a[1]) + a[0] {
            within = !within;
        }
        j = i;
    }
    within
}

/// The length of a line and the point so far along it, with the direction there.
#[inline(never)]
pub(super) fn walk(line: &[Point], mut distance: f32) -> Option<(Point, Point)> {
    for pair in line.windows(2) {
        let piece = gap(pair[0], pair[1]);
        if distance <= piece {
            let d = unit(sub(pair[1], pair[0]));
            return Some((along(pair[0], d, distance), d));
        }
        distance -= piece;
    }
    None
}

/// Adds a line to a path.
#[inline(never)]
pub(super) fn add_line(path: &mut Path, line: &[Point], closed: bool) {
    for (i, &p) in line.iter().enumerate() {
        path.segments.push(if i == 0 { Segment::Move(p) } else { Segment::Line(p) });
    }
    if closed {
        path.segments.push(Segment::Close);
    }
}

/// A path along lines.
#[inline(never)]
pub(super) fn path_of(lines: &[Line], closed: bool) -> Path {
    let mut path = Path::default();
    for line in lines {
        add_line(&mut path, line, closed);
    }
    path
}

/// A filled outline.
#[inline(never)]
pub(super) fn area(points: &[Point], colour: Colour4) -> Shape {
    let mut path = Path::default();
    add_line(&mut path, points, true);
    path.fill(colour)
}

/// A stroke that ends squarely, dashed where `dash` is not empty.
#[inline(never)]
pub(super) fn butt(path: Path, colour: Colour4, width: f32, dash: &[f32]) -> Shape {
    Shape { path, fill: None, stroke: Some(Stroke { colour, width, cap: Cap::Butt, dash: dash.to_vec() }) }
}

/// A smooth closed outline through points.
#[inline(never)]
pub(super) fn smooth(points: &[Point]) -> Path {
    let n = points.len();
    let mut path = Path::default().move_to(points[0][0], points[0][1]);
    for i in 0..n {
        let [a, b, c, d] = [points[(i + n - 1) % n], points[i], points[(i + 1) % n], points[(i + 2) % n]];
        path = path.curve_to(along(b, sub(c, a), 0.17), along(c, sub(d, b), -0.17), c);
    }
    path.close()
}

/// A colour from `0xRRGGBB`.
pub(super) const fn rgb(value: u32) -> Colour4 {
    Colour4::rgb(value)
}

/// The colour of shadows, in an opacity of 0 to 255.
pub(super) const fn shade(alpha: u8) -> Colour4 {
    Colour4::rgb(0x2c_2418).alpha(alpha)
}

/// A small generator: the same numbers for the same seed everywhere.
#[derive(Clone, Debug)]
pub(super) struct Rng(u32);

impl Rng {
    pub(super) const fn new(seed: u32) -> Self {
        Self(seed.wrapping_mul(0x9e37_79b9) ^ 0x5bd1_e995)
    }

    fn next(&mut self) -> u32 {
        self.0 = self.0.wrapping_add(0x6d2b_79f5);
        let mut z = self.0;
        z = (z ^ z >> 15).wrapping_mul(z | 1);
        z ^= z.wrapping_add((z ^ z >> 7).wrapping_mul(z | 61));
        z ^ z >> 14
    }

    /// A number from `low` to `high`.
    pub(super) fn between(&mut self, low: f32, high: f32) -> f32 {
        low + (high - low) * (self.next() >> 8) as f32 / 16_777_216.0
    }

    /// An index below `count`.
    pub(super) fn below(&mut self, count: usize) -> usize {
        (self.next() >> 8) as usize % count.max(1)
    }
}
