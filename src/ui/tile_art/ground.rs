//! Meadows: quiet texture, plots, hedges, trees, flowers and sheep, all well off the borders of a field.

use super::grid::Grid;
use super::house::Layers;
use super::pen::{Point, Rng, add, along, area, gap, heading, lerp, rgb, right_of, shade, slab, smooth};
use super::plan::Plan;
use crate::ui::paint::{Path, Picture};

/// Decoration keeps so far from every border of a field.
const MARGIN: f32 = 6.0;

/// The base of every tile.
pub(super) fn meadow(picture: &mut Picture, plan: &Plan, rng: &mut Rng) {
    slab(picture, [-1.0, -1.0, 102.0, 102.0], rgb(0x9d_bb5c));
    for i in 0..9 {
        let r = rng.between(7.0, 19.0);
        let at = [rng.between(r + 2.0, 98.0 - r), rng.between(r + 2.0, 98.0 - r)];
        let tone = [0xb0_ca6c, 0x8a_ac4e, 0xb4_c66a, 0x93_b655][i % 4];
        picture.push(blob(at, r, rng).fill(rgb(tone).alpha(120)));
    }
    let mut layers = Layers::default();
    for _ in 0..110 {
        let p = [rng.between(1.5, 98.5), rng.between(1.5, 98.5)];
        if plan.grid.clear(p) > 2.0 {
            let (dark, tall) = (rng.below(3) > 0, rng.between(0.9, 1.6));
            let tone = if dark { rgb(0x7f_a145) } else { rgb(0xb9_d27c) };
            layers.stroke(0, tone, 0.45, &[[p[0] - 0.6, p[1] - tall], p, [p[0] + 0.5, p[1] - tall]]);
        }
    }
    layers.lay(picture);
}

/// An irregular round patch.
fn blob(at: Point, r: f32, rng: &mut Rng) -> Path {
    let stretch = rng.between(0.6, 0.95);
    let tilt = heading(rng.between(0.0, 3.1));
    let points: Vec<Point> = (0..9)
        .map(|i| {
            let d = heading(i as f32 * 0.698);
            let far = r * rng.between(0.8, 1.05);
            along(along(at, tilt, d[0] * far), right_of(tilt), d[1] * far * stretch)
        })
        .collect();
    smooth(&points)
}

/// What grows and grazes on the fields of one tile.
pub(super) struct Growth<'a> {
    plan: &'a Plan,
    layers: Layers,
    taken: Vec<(Point, f32)>,
}

impl<'a> Growth<'a> {
    pub(super) fn new(plan: &'a Plan) -> Self {
        Self { plan, layers: Layers::default(), taken: Vec::new() }
    }

    /// Whether a round thing may stand there.
    fn fits(&self, p: Point, r: f32) -> bool {
        let inner = p[0].min(p[1]).min(100.0 - p[0]).min(100.0 - p[1]) > r + 0.6;
        inner
            && self.plan.grid.field(p).is_some()
            && self.plan.grid.clear(p) > MARGIN + r
            && self.plan.spots.iter().all(|spot| gap(spot.at, p) > spot.radius + r + 0.5)
            && self.taken.iter().all(|(q, s)| gap(*q, p) > r + s)
    }

    /// A place for something round, or none after some tries.
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

    /// Ploughed plots, vineyards, lavender and orchards where there is room.
    pub(super) fn plots(&mut self, picture: &mut Picture, rng: &mut Rng) {
        let mut rooms: Vec<(f32, Point)> = Grid::nodes()
            .filter(|&p| self.fits(p, 8.0))
            .map(|p| (self.plan.grid.clear(p).min(24.0) + rng.between(0.0, 9.0), p))
            .collect();
        let wanted = [1, 2, 2, 0, 1, 3][rng.below(6)];
        let mut done = 0;
        while let Some(best) = (0..rooms.len()).reduce(|a, b| if rooms[b].0 > rooms[a].0 { b } else { a }) {
            let (_, at) = rooms.swap_remove(best);
            let r = [19.0, 15.0, 11.0].into_iter().find(|&r| self.fits(at, r)).unwrap_or(8.0);
            if done >= wanted {
                break;
            }
            if !self.fits(at, r) || r < 9.0 && rng.below(4) > 0 {
                continue;
            }
            done += 1;
            self.taken.push((at, r));
            self.plot(picture, at, r, rng);
        }
    }

    fn plot(&mut self, picture: &mut Picture, at: Point, r: f32, rng: &mut Rng) {
        let u = heading(rng.between(-0.5, 0.5) + if rng.below(2) == 0 { 0.0 } else { 1.57 });
        let v = right_of(u);
        let [a, b] = [r * 0.76, r * rng.between(0.48, 0.62)];
        let skew = rng.between(-0.15, 0.15);
        let place = |s: f32, t: f32| along(along(at, u, a * (s + skew * t)), v, b * t);
        let outline = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)].map(|(s, t)| place(s, t));
        let kind = rng.below(5);
        let [ground, row, light] = [
            [0xc9_b368, 0xb5_9c4f, 0xdc_c983], // stubble
            [0xa9_b765, 0x82_68a4, 0xa8_8fc7], // lavender
            [0xb8_a968, 0x5f_8339, 0x82_a650], // vineyard
            [0xb3_cd72, 0xa0_bd5f, 0xc0_d883], // mown hay
            [0x9c_ba5d, 0x6b_8f4a, 0x93_b06b], // olives
        ][kind];
        picture.push(area(&outline, rgb(ground).alpha(215)).outlined(rgb(0x86_9f4a).alpha(160), 0.7));
        let rows = (b / 1.05) as usize;
        let mut layers = Layers::default();
        for i in 0..rows {
            let t = (i as f32 + 0.5) / rows as f32 * 2.0 - 1.0;
            if kind == 4 {
                for k in 0..4 {
                    let tree = place(k as f32 * 0.5 - 0.75, t);
                    if i % 3 == 1 {
                        self.tree(tree, 1.7, 2, rng);
                    }
                }
                continue;
            }
            let width = if kind == 3 { 1.0 } else { 1.2 };
            layers.stroke(0, rgb(row), width, &[place(-0.9, t), place(0.9, t)]);
            layers.stroke(1, rgb(light), width * 0.35, &[place(-0.88, t - 0.05), place(0.88, t - 0.05)]);
        }
        layers.lay(picture);
    }

    /// Trees in groups, hedges, flowers, sheep.
    pub(super) fn plants(&mut self, rng: &mut Rng) {
        for _ in 0..3 + rng.below(3) {
            let Some(at) = self.find(3.6, rng) else { continue };
            let kind = rng.below(3);
            self.tree(at, rng.between(2.6, 3.5), kind, rng);
            for _ in 0..rng.below(4) {
                let p = along(at, heading(rng.between(0.0, 6.3)), rng.between(4.0, 7.5));
                let r = rng.between(1.7, 2.6);
                if self.fits(p, r * 0.8) {
                    self.taken.push((p, r * 0.8));
                    self.tree(p, r, kind, rng);
                }
            }
        }
        for _ in 0..2 {
            let Some(at) = self.find(2.5, rng) else { continue };
            let d = heading(rng.between(-0.7, 0.7));
            for i in 0..7 {
                let p = along(along(at, d, i as f32 * 1.9 - 5.7), right_of(d), rng.between(-0.3, 0.3));
                if self.fits(p, 0.0) {
                    self.taken.push((p, 1.0));
                    self.tree(p, rng.between(1.0, 1.4), 0, rng);
                }
            }
        }
        if rng.below(3) == 0 {
            self.flock(rng);
        }
        let hue = rgb([0xf4_efe2, 0xe8_7a6b, 0xf2_cf5b, 0xb9_9ad6][rng.below(4)]);
        for _ in 0..4 {
            let Some(at) = self.find(1.5, rng) else { continue };
            for _ in 0..4 {
                let p = add(at, [rng.between(-2.2, 2.2), rng.between(-1.8, 1.8)]);
                self.layers.stroke(0, hue, 0.75, &[p, [p[0] + 0.02, p[1]]]);
            }
        }
    }

    fn flock(&mut self, rng: &mut Rng) {
        let Some(at) = self.find(5.0, rng) else { return };
        for i in 0..3 + rng.below(3) {
            let p = along(at, heading(i as f32 * 1.3 + rng.between(0.0, 0.6)), rng.between(1.2, 4.2));
            let way = if rng.below(2) == 0 { 1.0 } else { -1.0 };
            self.layers.stroke(0, shade(70), 1.7, &[[p[0] - 0.2, p[1] + 0.7], [p[0] + 1.2, p[1] + 0.8]]);
            self.layers.stroke(1, rgb(0xf7_f3e8), 1.9, &[[p[0] - 0.6, p[1]], [p[0] + 0.6, p[1]]]);
            self.layers.stroke(2, rgb(0x4a_4038), 0.9, &[[p[0] + 1.5 * way, p[1] - 0.2], [p[0] + 1.8 * way, p[1]]]);
        }
    }

    /// A tree: 0 leafy, 1 cypress, 2 olive.
    pub(super) fn tree(&mut self, at: Point, r: f32, kind: usize, rng: &mut Rng) {
        let tones =
            [[0x3f_6a2c, 0x55_823a, 0x7d_a650], [0x2f_5730, 0x43_7038, 0x66_9148], [0x5b_7748, 0x7b_9560, 0xa0_b582]]
                [kind];
        let tall = if kind == 1 { r * 0.9 } else { r * 0.25 };
        let round = |layers: &mut Layers, layer: u8, tone, p: Point, r: f32, stretch: f32| {
            let points: Vec<Point> = (0..10)
                .map(|i| heading(i as f32 * 0.628))
                .map(|d| [p[0] + d[0] * r, p[1] + d[1] * r * stretch])
                .collect();
            layers.fill(layer, tone, &points);
        };
        let r = if kind == 1 { r * 0.62 } else { r };
        let stretch = if kind == 1 { 1.75 } else { 0.95 };
        round(&mut self.layers, 0, shade(72), add(at, [r * 0.55 + 0.4, r * 0.4 + 0.6]), r, 0.85);
        let top = [at[0], at[1] - tall];
        round(&mut self.layers, 3, rgb(tones[0]), top, r, stretch);
        if kind != 1 {
            for k in 0..4 {
                let p = along(top, heading(k as f32 * 1.6 + rng.between(0.0, 0.9)), r * 0.55);
                round(&mut self.layers, 3, rgb(tones[0]), p, r * 0.6, 1.0);
            }
        }
        round(&mut self.layers, 4, rgb(tones[1]), lerp(top, [top[0] - r, top[1] - r], 0.16), r * 0.78, stretch);
        round(
            &mut self.layers,
            5,
            rgb(tones[2]),
            lerp(top, [top[0] - r, top[1] - r * stretch], 0.32),
            r * 0.42,
            stretch,
        );
    }

    /// Lays everything on the picture.
    pub(super) fn lay(self, picture: &mut Picture) {
        self.layers.lay(picture);
    }
}
