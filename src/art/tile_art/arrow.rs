//! The arrows of the 20th anniversary edition: a broad arrow towards the edge across which it points. What it gives is
//! drawn upright on its shaft: two figures side by side, a figure under an arch, or two tiles.

use super::{
    glyph, glyphs,
    pen::{Point, Rng, add, poly, rgb, rimmed, turned},
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

/// The outline of an arrow that points north.
const PLATE: [Point; 7] =
    [[0.0, -12.6], [11.4, -2.4], [7.2, -2.4], [7.2, 10.2], [-7.2, 10.2], [-7.2, -2.4], [-11.4, -2.4]];

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
    let outline = |size: f32, off: Point| -> Vec<Point> {
        let turned_about = |[x, y]: Point| turned([50.0 + x * size, 50.0 + y * size], turns);
        PLATE.into_iter().map(|p| add(add(turned_about(p), [-50.0, -50.0]), add(at, off))).collect()
    };
    poly(picture, &outline(1.04, [0.9, 1.2]), super::pen::shade(80));
    rimmed(picture, path(&outline(1.0, [0.0, 0.0])), rgb(0xff_e08a), rgb(0x7a_2a1c), 1.8);
    let glyph = match bonus {
        Bonus::Beside => glyphs::ARROW_BESIDE,
        Bonus::Elsewhere => glyphs::ARROW_ELSEWHERE,
        Bonus::Again => glyphs::ARROW_AGAIN,
    };
    let [east, south] = turned([50.0, 52.4], turns);
    glyph::draw(picture, glyph, add(at, [east - 50.0, south - 50.0]), rng);
}

fn path(points: &[Point]) -> Path {
    let mut path = Path::default();
    super::pen::add_line(&mut path, points, true);
    path
}
