//! Draws houses with tiled roofs, seen from above and slightly from the south. Many houses are combined into few shapes.

use super::pen::{Line, Point, Rng, add_line, along, dot, gap, lerp, rgb, right_of, scale, shade, sub};
use crate::art::paint::{Colour4, Path, Picture};

/// The two slopes of a roof: in the light and in the shade.
pub(super) type Roof = [u32; 2];

/// Warm tiles.
pub(super) const TILES: [Roof; 6] = [
    [0xcf_6a46, 0xac_4e34],
    [0xd8_7d4e, 0xb6_6239],
    [0xc7_5f43, 0xa2_4833],
    [0xd6_8450, 0xb8_6b3e],
    [0xcb_6443, 0xa7_4b33],
    [0xc3_5a42, 0x9e_4432],
];
/// Slate.
pub(super) const SLATE: Roof = [0x97_a0b3, 0x6f_788d];

/// Where a house stands: half its length along the ridge, half its depth, the height of its walls.
#[derive(Clone, Copy, Debug)]
pub(super) struct House {
    pub(super) at: Point,
    pub(super) half: Point,
    /// The direction of the ridge.
    pub(super) ridge: Point,
    pub(super) height: f32,
    pub(super) roof: Roof,
}

impl House {
    /// The corners, clockwise.
    #[inline(never)]
    pub(super) fn corners(&self, margin: f32) -> [Point; 4] {
        let u = self.ridge;
        let v = right_of(u);
        [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)]
            .map(|(a, b)| along(along(self.at, u, a * (self.half[0] + margin)), v, b * (self.half[1] + margin)))
    }

    /// Whether the wall from a corner to the next one is seen from the south.
    fn is_seen(&self, feet: &[Point; 4], corner: usize) -> bool {
        sub(lerp(feet[corner], feet[(corner + 1) % 4], 0.5), self.at)[1] > 0.2
    }

    /// Whether two houses would certainly stand in one another: circles inside of both do.
    pub(super) fn covers(&self, other: &Self) -> bool {
        let within = |house: &Self| house.half[0].min(house.half[1]);
        let (d, reach) = (sub(self.at, other.at), within(self) + within(other));
        dot(d, d) < reach * reach
    }

    /// Whether two houses would stand closer than a gap.
    pub(super) fn meets(&self, other: &Self, space: f32) -> bool {
        let reach = |house: &Self| house.half[0] + house.half[1];
        if gap(self.at, other.at) > reach(self) + reach(other) + 2.0 * space {
            return false; // whichever way they stand
        }
        let (mine, theirs) = (self.corners(space), other.corners(0.0));
        let axes = [self.ridge, other.ridge];
        let span = |corners: &[Point; 4], axis: Point| {
            let along_axis = corners.map(|p| dot(p, axis));
            (along_axis.iter().copied().fold(f32::MAX, f32::min), along_axis.iter().copied().fold(f32::MIN, f32::max))
        };
        axes.iter().flat_map(|axis| [*axis, right_of(*axis)]).all(|axis| {
            let ((a, b), (c, d)) = (span(&mine, axis), span(&theirs, axis));
            a < d && c < b
        })
    }
}

/// Shapes of one colour gathered into paths, in the order in which the colours were first used in a layer.
#[derive(Debug, Default)]
pub(super) struct Layers {
    fills: Vec<(u8, Colour4, Path)>,
    strokes: Vec<(u8, Colour4, f32, Path)>,
}

impl Layers {
    #[inline(never)]
    pub(super) fn fill(&mut self, layer: u8, colour: Colour4, points: &[Point]) {
        let at = self.fills.iter().position(|(l, c, _)| *l == layer && *c == colour).unwrap_or(self.fills.len());
        if at == self.fills.len() {
            self.fills.push((layer, colour, Path::default()));
        }
        add_line(&mut self.fills[at].2, points, true);
    }

    #[inline(never)]
    pub(super) fn stroke(&mut self, layer: u8, colour: Colour4, width: f32, points: &[Point]) {
        let same = |s: &(u8, Colour4, f32, Path)| s.0 == layer && s.1 == colour && s.2.total_cmp(&width).is_eq();
        let at = self.strokes.iter().position(same).unwrap_or(self.strokes.len());
        if at == self.strokes.len() {
            self.strokes.push((layer, colour, width, Path::default()));
        }
        add_line(&mut self.strokes[at].3, points, false);
    }

    /// Lays the layers on a picture, lowest first; lines lie on the areas of their layer.
    #[inline(never)]
    pub(super) fn lay(self, picture: &mut Picture) {
        for layer in 0..=5 {
            picture.extend(self.fills.iter().filter(|f| f.0 == layer).map(|f| f.2.clone().fill(f.1)));
            let strokes = self.strokes.iter().filter(|s| s.0 == layer);
            picture.extend(strokes.map(|s| s.3.clone().stroke(s.1, s.2)));
        }
    }

    /// Adds a house.
    #[inline(never)]
    pub(super) fn house(&mut self, house: &House, rng: &mut Rng) {
        let feet = house.corners(0.0);
        let ridge = self.block(house, 0.45);
        for k in 0..4 {
            if house.is_seen(&feet, k) {
                self.windows(feet[k], feet[(k + 1) % 4], house.height, rng);
            }
        }
        let up = |p: Point, by: f32| [p[0], p[1] - by];
        let eaves = feet.map(|p| up(p, house.height));
        for side in [[eaves[0], eaves[1]], [eaves[3], eaves[2]]] {
            self.stroke(3, shade(26), 0.35, &[lerp(ridge[0], side[0], 0.55), lerp(ridge[1], side[1], 0.55)]);
        }
        if house.half[0] > 3.6 && rng.below(3) > 0 {
            let v = right_of(house.ridge);
            let foot = along(lerp(ridge[0], ridge[1], rng.between(0.2, 0.8)), v, rng.between(-0.8, 0.6));
            let brick = [[-0.6, -1.6], [0.6, -1.6], [0.6, 0.4], [-0.6, 0.4]].map(|d| sub(foot, scale(d, -1.0)));
            self.fill(4, rgb(0x8d_5a45), &brick);
            self.fill(5, rgb(0x5b_3528), &[brick[0], brick[1], up(brick[1], -0.6), up(brick[0], -0.6)]);
        }
    }

    /// Adds walls and a roof with a ridge of some width, without details; gives the ends of the ridge.
    #[inline(never)]
    pub(super) fn block(&mut self, house: &House, crest: f32) -> [Point; 2] {
        let (u, h) = (house.ridge, house.height);
        let v = right_of(u);
        let feet = house.corners(0.0);
        let rise = house.half[1] * 0.36 + 0.3;
        let up = |p: Point, by: f32| [p[0], p[1] - by];
        let throw = [h * 0.5 + 0.8, h * 0.35 + 0.9];
        self.fill(0, shade(70), &sweep(&feet, throw));
        let eaves = feet.map(|p| up(p, h));
        for k in 0..4 {
            let (a, b) = (k, (k + 1) % 4);
            let out = sub(lerp(feet[a], feet[b], 0.5), house.at);
            if house.is_seen(&feet, k) {
                let face = if out[0] > out[1] * 0.6 { 0xc9_b48e } else { 0xf1_e4c6 };
                self.fill(1, rgb(face), &[feet[a], feet[b], eaves[b], eaves[a]]);
            }
        }
        let ridge = [-1.0, 1.0].map(|s| up(along(house.at, u, s * house.half[0]), h + rise));
        let lit = v[0] * 0.6 + v[1] * 0.8 > 0.0;
        let tones = if lit { house.roof } else { [house.roof[1], house.roof[0]] };
        for (end, pair) in [(ridge[0], [eaves[3], eaves[0]]), (ridge[1], [eaves[1], eaves[2]])] {
            if sub(lerp(pair[0], pair[1], 0.5), up(house.at, h))[1] > 0.2 {
                self.fill(1, rgb(0xe6_d5b0), &[pair[0], pair[1], end]);
            }
        }
        self.fill(2, rgb(tones[0]), &[eaves[0], eaves[1], ridge[1], ridge[0]]);
        self.fill(2, rgb(tones[1]), &[ridge[0], ridge[1], eaves[2], eaves[3]]);
        self.stroke(3, rgb(0xf3_c39a).alpha(190), crest, &ridge);
        ridge
    }

    #[inline(never)]
    fn windows(&mut self, a: Point, b: Point, height: f32, rng: &mut Rng) {
        let across = b[0] - a[0];
        if across.abs() < 4.0 || height < 1.9 {
            return;
        }
        let count = (across.abs() / 2.6) as usize;
        let door = rng.below(count);
        for i in 0..count {
            let foot = lerp(a, b, (i as f32 + 0.5) / count as f32);
            let (low, high) = if i == door { (0.0, 1.4) } else { (0.6, 1.5) };
            let tall = height / 2.2;
            self.fill(
                1,
                rgb(if i == door { 0x7a_5238 } else { 0x6c_7f8a }),
                &[[-0.38, -low], [0.38, -low], [0.38, -high], [-0.38, -high]]
                    .map(|[x, y]| [foot[0] + x, foot[1] + y * tall]),
            );
        }
    }
}

/// What a convex outline covers while it is moved: its shadow.
#[inline(never)]
pub(super) fn sweep(points: &[Point], by: Point) -> Line {
    let n = points.len();
    let side = |p: Point, q: Point| dot(sub(q, p), right_of(by)) > 0.0;
    let mut line = Line::new();
    for i in 0..n {
        let (before, here, after) = (points[(i + n - 1) % n], points[i], points[(i + 1) % n]);
        let moved = super::pen::add(here, by);
        match (side(before, here), side(here, after)) {
            (true, true) => line.push(moved),
            (false, false) => line.push(here),
            (true, false) => line.extend([moved, here]),
            (false, true) => line.extend([here, moved]),
        }
    }
    line
}
