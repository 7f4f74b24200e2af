//! Draws grass: quiet texture, plots, hedges, trees, flowers and sheep, all well inside the borders of a field.

use super::{
    grid::Grid,
    house::Layers,
    palette::MEADOW,
    pen::{
        Line, Point, Rng, add, along, area, beside, disc, gap, heading, path_of, put, rgb, right_of, shade, slab,
        smooth, sort_by,
    },
    plan::{Plan, ROAD},
    plants::{crown, hedge, tree},
};
use crate::art::paint::Picture;

/// Ground and rows of stubble, mown grass, vines and lavender.
const CROPS: [[u32; 2]; 4] =
    [[0xd0_c272, 0xbf_ae5e], [0xb3_cb6c, 0xa2_bf5e], [0xb2_b862, 0x80_9c4a], [0xb0_a6b4, 0x93_83ae]];

/// How far from the middle of a road a hedgerow runs.
const HEDGE: f32 = ROAD + 3.6;

/// Decoration keeps so far from every border of a field.
const MARGIN: f32 = 6.0;

/// The base of every tile: large soft patches, a few tufts.
#[inline(never)]
pub(super) fn grass(picture: &mut Picture, plan: &Plan, broad: bool, rng: &mut Rng) {
    slab(picture, [-1.0, -1.0, 102.0, 102.0], rgb(MEADOW));
    for i in 0..if broad { 3 } else { 4 } {
        let r = rng.between(15.0, 31.0);
        let at = [rng.between(r + 2.0, 98.0 - r), rng.between(r + 2.0, 98.0 - r)];
        let tone = rgb([0xb1_c968, 0x8e_b052, 0xbd_c86e][i % 3]).alpha(58);
        let stretch = rng.between(0.6, 0.95);
        let tilt = heading(rng.between(0.0, 3.1));
        let edge: Vec<f32> = (0..9).map(|_| r * rng.between(0.82, 1.05)).collect();
        for share in [1.0, 0.84, 0.66] {
            let points: Vec<Point> = edge
                .iter()
                .enumerate()
                .map(|(i, far)| (heading(i as f32 * 0.698), far * share))
                .map(|(d, far)| along(along(at, tilt, d[0] * far), right_of(tilt), d[1] * far * stretch))
                .collect();
            put(picture, smooth(&points).fill(tone));
        }
    }
    let mut layers = Layers::default();
    for _ in 0..if broad { 0 } else { 7 } {
        let p = [rng.between(3.0, 94.0), rng.between(3.0, 97.0)];
        if plan.grid.clear(p) > 4.0 {
            for k in 0..3 {
                let root = add(p, [k as f32 * 1.1, rng.between(-0.5, 0.5)]);
                layers.stroke(0, rgb(0x86_a84a), 0.5, &[root, add(root, [rng.between(-0.5, 0.5), -1.5])]);
            }
        }
    }
    layers.lay(picture);
}

/// Sandy ground that belongs to no field.
pub(super) fn bare(picture: &mut Picture, grounds: &[Line]) {
    if !grounds.is_empty() {
        put(picture, path_of(grounds, true).fill(rgb(0xec_d08a)).outlined(rgb(0xc2_a050), 1.2));
    }
}

/// What grows and grazes on the fields of one tile.
pub(super) struct Growth<'a> {
    plan: &'a Plan,
    layers: Layers,
    taken: Vec<(Point, f32)>,
    broad: bool,
}

impl<'a> Growth<'a> {
    pub(super) fn new(plan: &'a Plan, broad: bool) -> Self {
        Self { plan, layers: Layers::default(), taken: Vec::new(), broad }
    }

    /// Whether a round thing may stand there.
    #[inline(never)]
    fn fits(&self, p: Point, r: f32) -> bool {
        let inner = p[0].min(p[1]).min(100.0 - p[0]).min(100.0 - p[1]) > r + 0.6;
        inner
            && self.plan.grid.field(p).is_some()
            && self.plan.grid.clear(p) > MARGIN + r
            && self.plan.spots.iter().all(|spot| gap(spot.at, p) > spot.radius + r + 0.5)
            && self.taken.iter().all(|(q, s)| gap(*q, p) > r + s)
    }

    /// A place for something round, or none after some tries.
    #[inline(never)]
    fn find(&mut self, r: f32, rng: &mut Rng) -> Option<Point> {
        for _ in 0..24 {
            let p = [rng.between(3.0, 97.0), rng.between(3.0, 97.0)];
            if self.fits(p, r) {
                self.taken.push((p, r));
                return Some(p);
            }
        }
        None
    }

    /// Draws what grows on one tile. The kind of land changes only every few tiles, and every other tile stays nearly empty, so
    /// that the eye can rest.
    pub(super) fn grow(&mut self, picture: &mut Picture, variant: usize, rng: &mut Rng) {
        match variant >> 2 & 3 {
            0 => self.grove(4.4, 2 + variant % 2, rng),
            1 => {
                self.wood(&[17.0, 13.0, 9.0], rng);
                self.wood(&[10.0, 7.0], rng);
                self.grove(5.0, 3, rng);
            }
            2 => {
                self.plot(picture, 12.5, true, rng);
                self.hedges(variant);
                self.grove(4.4, 2, rng);
            }
            _ => {
                self.plot(picture, 13.5, false, rng);
                self.hedges(variant);
                if variant.is_multiple_of(2) {
                    self.grove(5.2, 3, rng);
                }
            }
        }
        if !self.broad && variant >> 2 & 3 != 1 {
            if variant % 4 == 1 {
                self.flock(rng);
            }
            if variant.is_multiple_of(2) {
                self.flowers(picture, rng);
            }
        }
    }

    /// The one wood of an icon.
    pub(super) fn grow_icon(&mut self, variant: usize, rng: &mut Rng) {
        if variant >> 2 & 3 == 1 {
            self.wood(&[15.0, 11.0, 8.0], rng);
        }
    }

    /// The place with the most room for the first of some sizes for which there is any, and that size.
    #[inline(never)]
    fn widest(&mut self, sizes: &[f32], rng: &mut Rng) -> Option<(Point, f32)> {
        let least = sizes.last().copied()?;
        let mut best = (0.0, [0.0; 2]);
        for p in Grid::nodes().filter(|&p| self.fits(p, least)) {
            let score = self.plan.grid.clear(p).min(26.0) + rng.between(0.0, 9.0);
            if score > best.0 {
                best = (score, p);
            }
        }
        let at = best.1;
        let r = sizes.iter().copied().find(|&r| best.0 > 0.0 && self.fits(at, r))?;
        self.taken.push((at, r));
        Some((at, r))
    }

    /// A patchwork of stubble, mown grass, vines and lavender, or an orchard, where there is most room.
    #[inline(never)]
    fn plot(&mut self, picture: &mut Picture, least: f32, orchard: bool, rng: &mut Rng) {
        let Some((at, r)) = self.widest(&[25.0, 19.0, 14.0, least], rng) else { return };
        let u = heading(rng.between(-0.35, 0.35) + if rng.below(2) == 0 { 0.0 } else { 1.57 });
        let [a, b] = [r * 0.78, r * rng.between(0.54, 0.62)];
        let skew = rng.between(-0.12, 0.12);
        let place = |s: f32, t: f32| along(along(at, u, a * (s + skew * t)), right_of(u), b * t);
        let strips = if r < 12.0 { 1 } else { 2 + rng.below(2) };
        let first = rng.below(3);
        let pitch = if self.broad { 4.6 } else { 2.5 };
        for k in 0..if orchard { 0 } else { strips } {
            let [from, to] = [k, k + 1].map(|k| k as f32 / strips as f32 * 2.0 - 1.0);
            let crop = if k == 2 && rng.below(3) == 0 { 3 } else { (first + k) % 3 };
            let [ground, row] = CROPS[crop];
            let corners = [place(from, -1.0), place(to, -1.0), place(to, 1.0), place(from, 1.0)];
            put(picture, area(&corners, rgb(ground)).outlined(rgb(0x90_ac54), 0.9));
            let lines = ((to - from) * a / pitch) as usize;
            let mut layers = Layers::default();
            for i in 0..lines {
                let s = from + (i as f32 + 0.5) / lines as f32 * (to - from);
                layers.stroke(0, rgb(row), pitch * 0.5, &[place(s, -0.88), place(s, 0.88)]);
            }
            layers.lay(picture);
        }
        if !orchard {
            hedge(&mut self.layers, &[place(-1.0, -1.14), place(0.0, -1.16), place(1.0, -1.14)]);
            return;
        }
        let (space, size) = if self.broad { (4.6, 3.2) } else { (3.4, 2.5) };
        let [across, down] = [(a / space) as usize, (b / space) as usize];
        for i in 0..across * down {
            let [s, t] = [(i % across) as f32 / across as f32, (i / across) as f32 / down as f32];
            let p = place(s * 2.0 - 1.0 + 1.0 / across as f32, t * 2.0 - 1.0 + 1.0 / down as f32);
            crown(&mut self.layers, p, size, 2);
        }
    }

    /// A wood: crowns that run together, lit on their north-western sides.
    #[inline(never)]
    fn wood(&mut self, sizes: &[f32], rng: &mut Rng) {
        let Some((at, room)) = self.widest(sizes, rng) else { return };
        let size = if self.broad { 4.4 } else { 3.4 };
        let count = (room * room / (size * size) * 1.15) as usize;
        let kind = usize::from(rng.below(3) == 0);
        let tilt = rng.between(0.0, 6.0);
        let mut trees: Vec<Point> = (0..count)
            .map(|i| {
                let far = (room - size) * ((i as f32 + 0.4) / count as f32).sqrt();
                let d = heading(i as f32 * 2.4 + tilt);
                add(at, [d[0] * far, d[1] * far * 0.8])
            })
            .collect();
        sort_by(&mut trees, |p| p[1]);
        for p in trees {
            crown(&mut self.layers, p, size * [0.84, 1.0, 1.12][rng.below(3)], kind);
        }
    }

    /// Trees close together.
    #[inline(never)]
    fn grove(&mut self, room: f32, count: usize, rng: &mut Rng) {
        let Some(at) = self.find(room, rng) else { return };
        let kind = rng.below(3);
        let mut trees: Vec<Point> = (0..count)
            .map(|i| along(at, heading(i as f32 * 2.4), (room - 2.6) * (i as f32 / count as f32).sqrt()))
            .collect();
        sort_by(&mut trees, |p| p[1]);
        for p in trees {
            if self.broad {
                crown(&mut self.layers, p, 3.6, kind);
            } else {
                tree(&mut self.layers, p, rng.between(2.5, 3.6), kind, rng);
            }
        }
    }

    /// Hedgerows along roads, with gaps, on one side of each.
    #[inline(never)]
    fn hedges(&mut self, variant: usize) {
        for leg in self.plan.roads.iter().flat_map(|road| &road.legs) {
            let side = if variant.is_multiple_of(2) { HEDGE } else { -HEDGE };
            let line = beside(leg, side);
            let beyond = beside(leg, side * 1.7);
            let open = |i: &usize| {
                let p = line[*i];
                p[0].min(p[1]).min(100.0 - p[0]).min(100.0 - p[1]) > 3.0
                    && self.plan.grid.clear(p) > HEDGE - ROAD - 1.2
                    && self.plan.grid.clear(beyond[*i]) > 2.0
                    && self.plan.spots.iter().all(|spot| gap(spot.at, p) > spot.radius + 2.0)
                    && i % 7 != 5
            };
            let mut piece: Vec<Point> = Vec::new();
            let mut pieces = Vec::new();
            for i in 0..=line.len() {
                if i < line.len() && open(&i) {
                    piece.push(line[i]);
                } else if piece.len() > 1 {
                    pieces.push(std::mem::take(&mut piece));
                } else {
                    piece.clear();
                }
            }
            pieces.iter().for_each(|piece| hedge(&mut self.layers, piece));
        }
    }

    /// A patch in bloom.
    #[inline(never)]
    fn flowers(&mut self, picture: &mut Picture, rng: &mut Rng) {
        let Some([x, y]) = self.find(4.5, rng) else { return };
        let hue = rgb([0xf7_f1df, 0xe6_6f5c, 0xf4_d35e][rng.below(3)]);
        disc(picture, [x, y, 5.5, 4.2], hue.alpha(45));
        disc(picture, [x, y, 3.9, 2.9], hue.alpha(45));
        for i in 0..9 {
            let d = heading(i as f32 * 2.4);
            let p = [x + d[0] * (i as f32 + 1.0).sqrt() * 1.4, y + d[1] * (i as f32 + 1.0).sqrt()];
            self.layers.stroke(0, hue, 1.1, &[p, [p[0] + 0.02, p[1]]]);
        }
    }

    #[inline(never)]
    fn flock(&mut self, rng: &mut Rng) {
        let Some(at) = self.find(6.5, rng) else { return };
        for i in 0..5 {
            let p = along(at, heading(i as f32 * 1.3 + rng.between(0.0, 0.6)), rng.between(2.0, 5.4));
            let way = if rng.below(2) == 0 { 1.2 } else { -1.2 };
            self.layers.stroke(0, shade(70), 2.0, &[[p[0] - 0.2, p[1] + 0.8], [p[0] + 1.4, p[1] + 0.9]]);
            self.layers.stroke(1, rgb(0xf7_f3e8), 2.4, &[[p[0] - 0.8, p[1]], [p[0] + 0.8, p[1]]]);
            self.layers.stroke(2, rgb(0x4a_4038), 1.1, &[[p[0] + 1.6 * way, p[1] - 0.2], [p[0] + 1.9 * way, p[1]]]);
        }
    }

    /// Lays everything on the picture.
    pub(super) fn lay(self, picture: &mut Picture) {
        self.layers.lay(picture);
    }
}
