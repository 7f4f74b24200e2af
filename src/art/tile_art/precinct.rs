//! Draws the precinct of an abbey, which reaches the edges of its tile and answers what it meets there.

use super::{
    house::Layers,
    landmark,
    pen::{CENTRE, Line, Point, Rng, along, band, disc, lerp, moved, oval, rgb, right_of, rimmed, shade, slab, thread},
    plan::{BY_CITY, BY_ROAD, BY_WATER, Plan, ROAD, WALL, WATER, inward, middle},
    plants, wall,
};
use crate::{
    art::paint::Picture,
    catalogue::{Rotation, Side},
};

/// How far from the edge of the tile the middle of the precinct's wall is.
const WALL_AT: f32 = 3.6;

/// What an abbey meets at an edge of its tile as it lies.
#[inline(never)]
pub(super) fn met(variant: u8, turns: Rotation, side: Side) -> u8 {
    variant >> (2 * Side::from_index(side.index() + 4 - usize::from(turns & 3)).index()) & 3
}

/// The edges at which an abbey meets something.
#[inline(never)]
pub(super) fn edges(variant: u8, turns: Rotation, what: u8) -> Vec<Side> {
    Side::ALL.into_iter().filter(|&side| met(variant, turns, side) == what).collect()
}

/// A line for each of these edges.
#[inline(never)]
pub(super) fn lines(variant: u8, turns: Rotation, what: &[u8], of: fn(Side) -> Line) -> Vec<Line> {
    let mut lines = Vec::new();
    for &what in what {
        for side in edges(variant, turns, what) {
            lines.push(of(side));
        }
    }
    lines
}

/// The line along an edge, so far inside, with the tile to its left.
#[inline(never)]
pub(super) fn along_edge(side: Side, inside: f32) -> Line {
    let (at, out) = (along(middle(side), inward(side), inside), right_of(inward(side)));
    vec![along(at, out, -51.0), along(at, out, 51.0)]
}

/// The way from a gate to the buildings.
pub(super) fn drive(side: Side) -> Line {
    vec![along(middle(side), inward(side), -2.0), lerp(middle(side), CENTRE, 0.6)]
}

/// The basin in which a river ends: its middle and its radius.
pub(super) fn basin(side: Side) -> (Point, f32) {
    (along(middle(side), inward(side), 5.0), WATER + 2.6)
}

/// Draws an abbey.
pub(super) fn draw(picture: &mut Picture, plan: &Plan, variant: u8, turns: Rotation, broad: bool, rng: &mut Rng) {
    slab(picture, [-1.0, -1.0, 102.0, 102.0], rgb(0xb6_c66c));
    for [x, y] in [[19.0, 20.0], [81.0, 20.0], [20.0, 80.0], [80.0, 80.0]] {
        disc(picture, [x, y, 14.0, 12.0], rgb(0xa2_b95c));
    }
    rimmed(picture, oval(50.0, 55.0, 37.0, 32.0), rgb(0xea_dab0), rgb(0xc9_b47c), 1.2);
    let drives = lines(variant, turns, &[BY_ROAD], drive);
    thread(picture, &drives, rgb(0xc4_aa70), ROAD * 2.0);
    thread(picture, &drives, rgb(0xf3_e6c1), ROAD * 2.0 - 2.0);
    orchards(picture, rng);
    walls(picture, variant, turns, broad);
    for side in edges(variant, turns, BY_WATER) {
        quay(picture, side);
    }
    for side in edges(variant, turns, BY_ROAD) {
        let out = [-inward(side)[0], -inward(side)[1]];
        wall::gatehouse(picture, [along(middle(side), out, -WALL_AT - 1.4), out]);
    }
    for spot in &plan.spots {
        landmark::draw(picture, plan, spot, 0, broad, rng);
    }
}

/// Fruit trees in the corners.
fn orchards(picture: &mut Picture, rng: &mut Rng) {
    let mut layers = Layers::default();
    for [x, y] in [[15.0, 15.0], [85.0, 15.0], [15.0, 85.0], [85.0, 85.0]] {
        for [dx, dy] in [[-3.6, -3.2], [3.8, -3.4], [-3.4, 3.6], [3.6, 3.4]] {
            plants::crown(&mut layers, [x + dx + rng.between(-0.4, 0.4), y + dy], 3.0, 0);
        }
    }
    layers.lay(picture);
}

/// A town wall against cities, and the precinct's own, lower one elsewhere.
fn walls(picture: &mut Picture, variant: u8, turns: Rotation, broad: bool) {
    let low = lines(variant, turns, &[0, BY_ROAD, BY_WATER], |side| along_edge(side, WALL_AT));
    band(picture, &moved(&low, [1.4, 2.0]), shade(76), 4.2, &[]);
    band(picture, &low, rgb(0x6a_5f52), 4.8, &[]);
    band(picture, &low, rgb(0xd9_cfba), 3.4, &[]);
    band(picture, &low, rgb(0x93_8775), 3.4, if broad { &[1.0, 4.6] } else { &[0.6, 2.6] });
    let high = lines(variant, turns, &[BY_CITY], |side| along_edge(side, 0.6));
    if !high.is_empty() {
        wall::masonry(picture, &high, broad);
    }
    for (corner, [x, y]) in [[5.0, 5.4], [95.0, 5.4], [95.0, 95.4], [5.0, 95.4]].into_iter().enumerate() {
        let by_city =
            [corner + 3, corner].into_iter().any(|side| met(variant, turns, Side::from_index(side)) == BY_CITY);
        wall::tower(picture, [x, y], if by_city { WALL - 0.6 } else { 3.6 }, Some(wall::RED).filter(|_| by_city));
    }
}

/// A stone basin into which the river runs.
#[inline(never)]
fn quay(picture: &mut Picture, side: Side) {
    let ([x, y], r) = basin(side);
    let line = [vec![along(middle(side), inward(side), -2.0), [x, y]]];
    for (tone, wider) in [(0x6a_5f52, 3.0), (0xd9_cfba, 2.2), (0x6f_a0b4, 0.0), (0x5b_9dc0, -1.2)] {
        thread(picture, &line, rgb(tone), (WATER + wider) * 2.0);
        disc(picture, [x, y, r + wider, r + wider], rgb(tone));
    }
    for k in [0.5, 0.75] {
        picture.push(oval(x, y, r * k, r * k * 0.8).stroke(rgb(0xa9_d4e6).alpha(190), 0.7));
    }
}
