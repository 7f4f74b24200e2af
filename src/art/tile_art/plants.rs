//! Trees and hedges, gathered in layers so that a wood takes few shapes.

use super::{
    house::Layers,
    pen::{Point, Rng, add, along, heading, lerp, rgb, shade},
};

/// A clipped hedge along a line.
#[inline(never)]
pub(super) fn hedge(layers: &mut Layers, line: &[Point]) {
    let lifted = |by: f32| line.iter().map(|p| add(*p, [by, by * 1.2])).collect::<Vec<_>>();
    layers.stroke(0, shade(64), 2.9, &lifted(0.8));
    layers.stroke(1, rgb(0x4c_7a34), 2.9, line);
    layers.stroke(2, rgb(0x74_9c48), 1.5, &lifted(-0.4));
}

/// The shades of each kind of tree (0 leafy, 1 cypress, 2 olive), from its dark side to its lit side.
const LEAVES: [[u32; 3]; 3] =
    [[0x3f_6a2c, 0x55_823a, 0x7d_a650], [0x2f_5730, 0x43_7038, 0x66_9148], [0x5b_7748, 0x7b_9560, 0xa0_b582]];

/// A tree of few strokes, for woods and orchards.
#[inline(never)]
pub(super) fn crown(layers: &mut Layers, [x, y]: Point, r: f32, kind: usize) {
    let [dark, mid, light] = LEAVES[kind];
    for (layer, tone, dx, dy, size) in [
        (0, shade(72), 0.5, 0.5, 2.0),
        (3, rgb(dark), 0.0, 0.0, 2.0),
        (4, rgb(mid), -0.14, -0.2, 1.5),
        (5, rgb(light), -0.34, -0.42, 0.75),
    ] {
        let at = [x + dx * r, y + dy * r];
        layers.stroke(layer, tone, (size * r * 5.0).round() / 5.0, &[at, [at[0] + 0.02, at[1]]]);
    }
}

/// A tree: 0 leafy, 1 cypress, 2 olive.
#[inline(never)]
pub(super) fn tree(layers: &mut Layers, at: Point, r: f32, kind: usize, rng: &mut Rng) {
    let tones = LEAVES[kind];
    let tall = if kind == 1 { r * 0.9 } else { r * 0.25 };
    let round = |layers: &mut Layers, layer: u8, tone, p: Point, r: f32, stretch: f32| {
        let points: Vec<Point> =
            (0..10).map(|i| heading(i as f32 * 0.628)).map(|d| [p[0] + d[0] * r, p[1] + d[1] * r * stretch]).collect();
        layers.fill(layer, tone, &points);
    };
    let r = if kind == 1 { r * 0.62 } else { r };
    let stretch = if kind == 1 { 1.75 } else { 0.95 };
    round(layers, 0, shade(72), add(at, [r * 0.55 + 0.4, r * 0.4 + 0.6]), r, 0.85);
    let top = [at[0], at[1] - tall];
    round(layers, 3, rgb(tones[0]), top, r, stretch);
    if kind != 1 {
        for k in 0..4 {
            let p = along(top, heading(k as f32 * 1.6 + rng.between(0.0, 0.9)), r * 0.55);
            round(layers, 3, rgb(tones[0]), p, r * 0.6, 1.0);
        }
    }
    round(layers, 4, rgb(tones[1]), lerp(top, [top[0] - r, top[1] - r], 0.16), r * 0.78, stretch);
    round(layers, 5, rgb(tones[2]), lerp(top, [top[0] - r, top[1] - r * stretch], 0.32), r * 0.42, stretch);
}
