//! The arrows of the 20th anniversary edition: an arrow towards the edge across which it points. What it gives is
//! drawn upright on a plate at its other end: two figures side by side, a figure under an arch, or two tiles.

use super::{
    glyph, glyphs,
    pen::{Point, Rng, add, oval, poly, rgb, rimmed, turned},
};
use crate::{
    art::paint::{Path, Picture},
    catalogue::{Bonus, Rotation, Side},
};

/// How far the middle of a plate is from the edge.
const FROM_EDGE: f32 = 14.5;
/// How far it is from the middle of the edge, so that a bridge leaves it free and a farmer finds room beside it.
const ASIDE: f32 = 13.0;
/// The room that a plate takes.
pub(super) const RADIUS: f32 = 12.4;

/// The outline of an arrow that points north, around the middle of the whole drawing. Its shaft begins under the plate.
const ARROW: [Point; 7] = [[0.0, -13.6], [9.8, -4.4], [3.7, -4.4], [3.7, 2.0], [-3.7, 2.0], [-3.7, -4.4], [-9.8, -4.4]];
/// The plate with what the arrow gives: the distance of its centre behind the middle of the drawing, and its radius.
const PLATE: [f32; 2] = [4.6, 7.6];

/// The place of an arrow at an edge.
pub(super) fn place(side: Side) -> Point {
    turned([50.0 - ASIDE, FROM_EDGE], side.index() as Rotation)
}

/// The edge near which a place is.
fn nearest([x, y]: Point) -> Side {
    let gaps = [y, 100.0 - x, 100.0 - y, x];
    let least = gaps.into_iter().fold(f32::MAX, f32::min);
    Side::ALL.into_iter().find(|side| gaps[side.index()] <= least).unwrap_or(Side::North)
}

/// Draws an arrow that points at the nearest edge.
pub(super) fn draw(picture: &mut Picture, bonus: Bonus, at: Point, rng: &mut Rng) {
    let turns = nearest(at).index() as Rotation;
    let behind = |by: f32, off: Point| add(add(turned([50.0, 50.0 + by], turns), [-50.0, -50.0]), add(at, off));
    let outline = |off: Point| -> Vec<Point> {
        let turned_about = |[x, y]: Point| turned([50.0 + x, 50.0 + y], turns);
        ARROW.into_iter().map(|p| add(add(turned_about(p), [-50.0, -50.0]), add(at, off))).collect()
    };
    let plate = |[x, y]: Point| oval(x, y, PLATE[1], PLATE[1]);
    let (shade, dark) = (super::pen::shade(80), rgb(0x7a_2a1c));
    poly(picture, &outline([0.9, 1.2]), shade);
    picture.push(plate(behind(PLATE[0], [0.9, 1.2])).fill(shade));
    rimmed(picture, path(&outline([0.0, 0.0])), rgb(0xd6_4a2c), rgb(0xff_f3d6), 1.6);
    rimmed(picture, plate(behind(PLATE[0], [0.0, 0.0])), rgb(0xff_e08a), dark, 1.6);
    let glyph = match bonus {
        Bonus::Beside => glyphs::ARROW_BESIDE,
        Bonus::Elsewhere => glyphs::ARROW_ELSEWHERE,
        Bonus::Again => glyphs::ARROW_AGAIN,
    };
    glyph::draw(picture, glyph, behind(PLATE[0], [0.0, 0.0]), rng);
}

fn path(points: &[Point]) -> Path {
    let mut path = Path::default();
    super::pen::add_line(&mut path, points, true);
    path
}
