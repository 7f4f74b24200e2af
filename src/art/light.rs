//! Sun and the shade of clouds, which drift over the landscape in patches of several tiles each.
//!
//! A patch grows towards its middle in rings, each a thin veil. A canvas paints them on every tile for itself, so that a
//! frame only has to copy the tile; a document lays whole patches over the landscape.

use super::paint::{Colour4, Lit, Path, Picture};

/// Patches lie so far apart, in tiles.
const DRIFT: i16 = 3;
/// How many rings a patch has.
const RINGS: u8 = 11;
/// The opacity of a ring, 0 to 255.
const VEIL: u8 = 4;
/// The light on a tower is told in steps of so many rings.
const STEP: u8 = 3;

/// A patch of light; lengths are in tiles.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Patch {
    /// Its middle, from the corner of the first tile's cell.
    pub middle: [f64; 2],
    /// The side of its square.
    pub side: f64,
    /// Whether it is sun.
    pub warm: bool,
}

/// A number that looks random and stays the same.
pub(crate) fn mixed(x: i16, y: i16) -> u32 {
    let mixed = (x as u16 as u32).wrapping_mul(0x9e37_79b1) ^ (y as u16 as u32).wrapping_mul(0x85eb_ca6b);
    let mixed = (mixed ^ mixed >> 15).wrapping_mul(0xc2b2_ae35);
    mixed ^ mixed >> 13
}

/// The patches that begin so many steps or fewer around a rectangle (left, top, right, bottom), row by row.
pub fn patches([left, top, right, bottom]: [f64; 4], around: i16) -> impl Iterator<Item = Patch> {
    let step = |v: f64| (v / f64::from(DRIFT)).floor() as i16;
    let (rows, columns) = (step(top) - around..=step(bottom) + around, step(left) - around..=step(right) + around);
    rows.flat_map(move |y| columns.clone().map(move |x| patch(x, y)))
}

fn patch(x: i16, y: i16) -> Patch {
    let hash = mixed(x.wrapping_add(901), y);
    let share = |shift: u32| f64::from(hash >> shift & 63) / 63.0;
    let at = |v: i16, shift: u32| f64::from(DRIFT) * (f64::from(v) + share(shift));
    Patch { middle: [at(x, 0), at(y, 6)], side: 3.8 + 2.6 * share(12), warm: (x ^ y) & 1 == 0 }
}

/// The radius of a ring in a patch with a side of 100.
fn radius(ring: u8) -> f32 {
    49.5 - 4.0 * f32::from(ring)
}

fn colour(warm: bool) -> Colour4 {
    Colour4::rgb(if warm { 0xff_eda0 } else { 0x22_280c })
}

/// A whole patch as a picture.
pub(super) fn patch_picture(warm: bool) -> Picture {
    let ring = |ring| Path::default().ellipse(50.0, 50.0, radius(ring), radius(ring)).fill(colour(warm).alpha(VEIL));
    (0..RINGS).map(ring).collect()
}

/// How much so many veils cover, 0 to 1.
fn veiled(rings: u8) -> f32 {
    1.0 - (1.0 - f32::from(VEIL) / 255.0).powi(i32::from(rings))
}

/// Paints the light that falls on a cell over the picture of its tile. Rings that cover the whole cell are one veil.
pub(super) fn lay_light(picture: &mut Picture, Lit { pos, turns }: Lit) {
    let [x, y] = [pos.x, pos.y].map(f64::from);
    for Patch { middle, side, warm } in patches([x, y, x + 1.0, y + 1.0], 2) {
        let middle = [middle[0] - x, middle[1] - y].map(|v| (v * 100.0) as f32);
        let [x, y] = (0..turns & 3).fold(middle, |[x, y], _| [100.0 - y, x]);
        let far = |near: bool| {
            let [dx, dy] = [x, y].map(|v| if near { v - v.clamp(0.0, 100.0) } else { v.abs().max((100.0 - v).abs()) });
            (dx * dx + dy * dy).sqrt()
        };
        let (nearest, farthest) = (far(true), far(false));
        let radii = (0..RINGS).map(|ring| radius(ring) * side as f32);
        let whole = radii.clone().filter(|r| *r >= farthest).count() as u8;
        if whole > 0 {
            let alpha = (255.0 * veiled(whole)).round() as u8;
            picture.push(Path::default().rect(0.0, 0.0, 100.0, 100.0).fill(colour(warm).alpha(alpha)));
        }
        for r in radii.filter(|r| *r < farthest && *r > nearest) {
            picture.push(Path::default().ellipse(x, y, r, r).fill(colour(warm).alpha(VEIL)));
        }
    }
}

/// How much sun and how much shade fall on a point, in steps so coarse that few differ.
#[must_use]
pub fn tone([x, y]: [f64; 2]) -> [u8; 2] {
    let mut rings = [0; 2];
    for Patch { middle, side, warm } in patches([x, y, x, y], 2) {
        let far = ((middle[0] - x).powi(2) + (middle[1] - y).powi(2)).sqrt() * 100.0 / side;
        rings[usize::from(!warm)] += (0..RINGS).filter(|ring| f64::from(radius(*ring)) > far).count() as u8;
    }
    rings.map(|rings| (rings + STEP / 2) / STEP)
}

/// A picture in the light of a point.
pub(super) fn toned(mut picture: Picture, light: [u8; 2]) -> Picture {
    for (warm, steps) in [true, false].into_iter().zip(light) {
        let share = veiled(steps * STEP);
        for shape in &mut picture {
            shape.fill = shape.fill.map(|own| own.under(colour(warm), share));
            if let Some(stroke) = &mut shape.stroke {
                stroke.colour = stroke.colour.under(colour(warm), share);
            }
        }
    }
    picture
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::art::paint::{Segment, Shape};
    use crate::board::Pos;

    /// How much of what lies below is seen at a point under the sun, and under clouds, by the patches themselves.
    fn expected(at: [f64; 2]) -> [f32; 2] {
        let mut seen = [1.0; 2];
        for Patch { middle, side, warm } in patches([at[0], at[1], at[0], at[1]], 4) {
            let far = (middle[0] - at[0]).hypot(middle[1] - at[1]) * 100.0 / side;
            let rings = (0..RINGS).filter(|ring| f64::from(radius(*ring)) > far).count();
            seen[usize::from(!warm)] *= (1.0 - f32::from(VEIL) / 255.0).powi(rings as i32);
        }
        seen
    }

    /// The same by the picture of a cell; the point is in its units.
    fn painted(picture: &Picture, [x, y]: [f32; 2]) -> [f32; 2] {
        let covers = |shape: &Shape| match shape.path.segments[..] {
            [Segment::Move([right, mid]), Segment::Curve(_, _, [cx, bottom]), ..] => {
                (x - cx).hypot(y - mid) < right - cx && bottom > mid
            }
            _ => true, // a veil over the whole cell
        };
        let mut seen = [1.0; 2];
        for shape in picture.iter().filter(|shape| covers(shape)) {
            let fill = shape.fill.unwrap();
            let kind = usize::from(fill.alpha(0xff) != colour(true));
            seen[kind] *= 1.0 - (fill.0 & 0xff) as f32 / 255.0;
        }
        seen
    }

    #[test]
    fn the_light_on_a_cell_is_that_of_the_patches_over_it() {
        for (x, y) in [(0, 0), (-7, 3), (12, -20), (5, 6)] {
            for turns in 0..4 {
                let mut picture = Picture::new();
                lay_light(&mut picture, Lit { pos: Pos::new(x, y), turns });
                for (px, py) in [(3.0, 4.0), (50.0, 50.0), (97.0, 11.0), (20.0, 80.0)] {
                    let at = [f64::from(x) + f64::from(px) / 100.0, f64::from(y) + f64::from(py) / 100.0];
                    let [sx, sy] = (0..turns).fold([px, py], |[x, y]: [f32; 2], _| [100.0 - y, x]);
                    let (own, all) = (painted(&picture, [sx, sy]), expected(at));
                    for kind in 0..2 {
                        assert!(
                            (own[kind] - all[kind]).abs() < 0.02,
                            "{x},{y} turned {turns} at {px},{py}: {own:?} {all:?}"
                        );
                    }
                }
            }
        }
    }

    #[test]
    fn there_is_sun_and_shade_and_it_differs() {
        let tones: Vec<_> = (0..20).map(|i| tone([f64::from(i), f64::from(i * 7 % 11)])).collect();
        assert!(tones.iter().any(|tone| tone[0] > tone[1]) && tones.iter().any(|tone| tone[1] > tone[0]));
        let mut different = tones.clone();
        different.sort_unstable();
        different.dedup();
        assert!((4..20).contains(&different.len()), "{different:?}");
    }
}
