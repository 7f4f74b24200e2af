//! Buildings and gardens, upright at any turn of their tile.

use super::house::{House, Layers, Roof, SLATE, TILES, sweep};
use super::pen::{
    Point, Rng, add, along, area, block, butt, dash, disc, heading, oval, poly, rgb, rimmed, shade, slab, smooth,
    sort_by,
};
use super::plan::Plan;
use super::spot::{Landmark, Spot};
use super::{emblem, ground::Growth, town};
use crate::ui::paint::{Path, Picture};

/// Draws one landmark.
pub(super) fn draw(picture: &mut Picture, plan: &Plan, spot: &Spot, index: usize, rng: &mut Rng) {
    let at = spot.at;
    match spot.what {
        Landmark::Coat => emblem::coat(picture, at),
        Landmark::Goods(kind) => emblem::goods(picture, at, kind),
        Landmark::Princess => emblem::princess(picture, at),
        Landmark::Dragon => emblem::dragon(picture, at),
        Landmark::Portal => emblem::portal(picture, at),
        Landmark::Foundation => emblem::foundation(picture, at),
        Landmark::Volcano => emblem::volcano(picture, at, spot.radius),
        Landmark::Pigsty => emblem::pigsty(picture, at),
        Landmark::Cathedral => cathedral(picture, at),
        Landmark::Square if index % 3 == 1 => chapel(picture, at, rng),
        Landmark::Square => town::square(picture, at),
        Landmark::Village => village(picture, plan, at, rng),
        Landmark::Junction => junction(picture, at, rng, plan),
        Landmark::Farm => farm(picture, plan, at, rng),
        Landmark::Inn => inn(picture, plan, at, rng),
        Landmark::Monastery => monastery(picture, at, rng),
        Landmark::Abbey => abbey(picture, at, rng),
        Landmark::Garden => garden(picture, at),
        Landmark::Bazaar => emblem::bazaar(picture, at),
    }
}

fn houses(picture: &mut Picture, list: &[(Point, Point, f32, f32, Roof)], rng: &mut Rng) {
    let mut layers: Vec<Layers> = Vec::new();
    for (at, half, angle, height, roof) in list {
        let mut one = Layers::default();
        one.house(&House { at: *at, half: *half, angle: *angle, height: *height, roof: *roof }, rng);
        layers.push(one);
    }
    for one in layers {
        one.lay(picture);
    }
}

const EAST: f32 = 0.0;
const SOUTH: f32 = core::f32::consts::FRAC_PI_2;

/// A square tower with a pointed roof and a cross.
fn steeple(picture: &mut Picture, [x, y]: Point, half: f32, height: f32, roof: Roof) {
    let feet = [[x - half, y - half], [x + half, y - half], [x + half, y + half], [x - half, y + half]];
    poly(picture, &sweep(&feet, [height * 0.6, height * 0.42]), shade(80));
    let top = y - height;
    picture.push(
        Path::default()
            .rect(x - half, top - half, half * 2.0, half * 2.0 + height)
            .fill(rgb(0xf3_e8cd))
            .outlined(rgb(0xa8_946c), 0.4),
    );
    slab(picture, [x + half * 0.35, top + half, half * 0.65, height], rgb(0xcf_bd98));
    picture.push(
        Path::default()
            .ellipse(x - half * 0.1, top + half + height * 0.36, half * 0.34, half * 0.6)
            .fill(rgb(0x5d_5a5e)),
    );
    let apex = [x, top - half * 1.5];
    let eave = |dx: f32, dy: f32| [x + dx * (half + 0.6), top + dy * (half + 0.6)];
    poly(picture, &[eave(-1.0, -1.0), apex, eave(-1.0, 1.0)], rgb(roof[0]));
    poly(picture, &[eave(-1.0, 1.0), apex, eave(1.0, 1.0)], rgb(roof[0]));
    poly(picture, &[eave(1.0, 1.0), apex, eave(1.0, -1.0)], rgb(roof[1]));
    let cross = dash([x, apex[1] + 0.3], [x, apex[1] - 4.4]);
    let cross = cross.move_to(x - 1.5, apex[1] - 2.9).line_to(x + 1.5, apex[1] - 2.9);
    picture.push(cross.clone().stroke(rgb(0x43_3427), 1.5));
    picture.push(cross.stroke(rgb(0xf4_d98a), 0.7));
}

/// A church with a cloister in a walled green.
fn monastery(picture: &mut Picture, [x, y]: Point, rng: &mut Rng) {
    disc(picture, [x, y + 2.0, 18.5, 15.0], rgb(0xbf_c479));
    picture.push(butt(oval(x + 0.4, y + 2.6, 17.4, 14.0), shade(70), 1.6, &[]));
    picture.push(butt(oval(x, y + 2.0, 17.4, 14.0), rgb(0xd9_cfba), 1.5, &[2.4, 0.5]));
    slab(picture, [x - 9.5, y + 1.0, 19.0, 10.5], rgb(0xe8_d6ac));
    rimmed(picture, block(x - 6.0, y + 4.0, 12.0, 6.0), rgb(0x7f_a64a), rgb(0xf3_e8cd), 0.9);
    rimmed(picture, oval(x, y + 6.8, 1.6, 1.3), rgb(0x5b_9dc0), rgb(0xe9_dfc8), 0.7);
    houses(
        picture,
        &[
            ([x + 1.5, y - 4.5], [10.5, 4.8], EAST, 4.6, [0xc9_5a41, 0x98_3d2b]),
            ([x - 9.6, y + 6.2], [5.6, 2.5], SOUTH, 2.4, TILES[1]),
            ([x + 9.6, y + 6.2], [5.6, 2.5], SOUTH, 2.4, TILES[0]),
            ([x, y + 11.6], [9.8, 2.3], EAST, 2.3, TILES[3]),
        ],
        rng,
    );
    picture.push(
        smooth(&[[x - 1.3, y + 13.9], [x + 1.3, y + 13.9], [x + 1.1, y + 12.0], [x - 1.1, y + 12.0]])
            .fill(rgb(0x5d_4632)),
    );
    steeple(picture, [x - 10.0, y - 4.2], 3.5, 10.0, [0xc9_5a41, 0x8f_3828]);
}

/// An abbey fills its tile: a big monastery within walls, gardens round it.
fn abbey(picture: &mut Picture, [x, y]: Point, rng: &mut Rng) {
    let precinct = |by: Point, r: f32| {
        let points: Vec<Point> =
            (0..8).map(|k| along([x + by[0], y + by[1]], heading(k as f32 * 0.785 + 0.393), r)).collect();
        points
    };
    poly(picture, &precinct([1.6, 2.2], 43.0), shade(70));
    poly(picture, &precinct([0.0, 1.2], 43.0), rgb(0x84_7868));
    picture.push(area(&precinct([0.0, 0.0], 43.0), rgb(0xcb_c0ac)).outlined(rgb(0x6a_5f52), 0.6));
    picture.push(area(&precinct([0.0, 0.0], 39.5), rgb(0xb5_c470)).outlined(rgb(0x8a_7f6e), 0.6));
    slab(picture, [x - 3.0, y + 10.0, 6.0, 32.0], rgb(0xee_dfb8));
    for (dx, dy) in [(-24.0, 14.0), (24.0, 14.0), (-25.0, -10.0), (25.0, -10.0)] {
        garden_bed(picture, [x + dx, y + dy], [7.5, 7.0]);
    }
    slab(picture, [x - 16.0, y - 4.0, 32.0, 22.0], rgb(0xe8_d6ac));
    rimmed(picture, block(x - 9.0, y + 1.5, 18.0, 11.0), rgb(0x7f_a64a), rgb(0xf3_e8cd), 1.2);
    rimmed(picture, oval(x, y + 7.0, 2.6, 2.2), rgb(0x5b_9dc0), rgb(0xe9_dfc8), 1.0);
    houses(
        picture,
        &[
            ([x + 2.0, y - 10.0], [17.0, 7.2], EAST, 6.5, SLATE),
            ([x + 8.0, y - 10.0], [10.5, 4.5], SOUTH, 6.0, SLATE),
            ([x - 14.0, y + 7.0], [9.0, 3.8], SOUTH, 3.2, TILES[1]),
            ([x + 14.0, y + 7.0], [9.0, 3.8], SOUTH, 3.2, TILES[0]),
            ([x, y + 16.0], [15.0, 3.6], EAST, 3.2, TILES[3]),
        ],
        rng,
    );
    picture.push(
        smooth(&[[x - 2.2, y + 19.6], [x + 2.2, y + 19.6], [x + 1.8, y + 16.4], [x - 1.8, y + 16.4]])
            .fill(rgb(0x5d_4632)),
    );
    steeple(picture, [x - 15.0, y - 9.0], 5.0, 15.0, SLATE);
    town::tower_pair(picture, [x, y + 40.5]);
}

/// A little church on a square.
fn chapel(picture: &mut Picture, [x, y]: Point, rng: &mut Rng) {
    disc(picture, [x, y, 8.0, 7.2], rgb(0xf0_dfb8));
    houses(picture, &[([x + 1.2, y + 0.6], [5.0, 3.0], EAST, 3.4, [0x9c_a5b7, 0x70_798e])], rng);
    steeple(picture, [x - 4.4, y + 0.9], 2.0, 6.0, SLATE);
}

/// Nave and transept under slate, two towers in front.
fn cathedral(picture: &mut Picture, [x, y]: Point) {
    let mut rng = Rng::new(7);
    disc(picture, [x, y + 1.0, 24.5, 21.0], rgb(0xf0_dfb8));
    for r in [22.5, 20.0] {
        picture.push(butt(oval(x, y + 1.0, r, r * 0.86), rgb(0xd9_bf8e), 0.6, &[2.6, 1.2]));
    }
    houses(
        picture,
        &[
            ([x + 3.0, y - 7.0], [14.5, 4.2], EAST, 4.0, SLATE),
            ([x + 3.0, y + 3.4], [14.5, 4.2], EAST, 4.0, SLATE),
            ([x + 6.0, y - 1.0], [12.5, 5.0], SOUTH, 8.0, [0x8f_9ab0, 0x69_7389]),
            ([x + 1.0, y - 1.0], [17.5, 5.4], EAST, 9.5, [0xa2_abbd, 0x75_7f95]),
        ],
        &mut rng,
    );
    picture.push(oval(x + 6.0, y + 6.6, 2.3, 2.3).fill(rgb(0x4a_5470)).outlined(rgb(0xf4_e6bd), 0.8));
    disc(picture, [x + 6.0, y + 6.6, 0.9, 0.9], rgb(0xe2_8a5a));
    steeple(picture, [x - 15.0, y - 5.6], 3.8, 15.0, [0x8f_9ab0, 0x60_6a80]);
    steeple(picture, [x - 15.0, y + 5.2], 3.8, 15.0, [0x8f_9ab0, 0x60_6a80]);
}

/// Houses between the roads round a green: here roads end.
fn village(picture: &mut Picture, plan: &Plan, [x, y]: Point, rng: &mut Rng) {
    rimmed(picture, oval(x, y, 11.0, 10.5), rgb(0xea_d8aa), rgb(0xb9_a46a), 0.8);
    let mut list: Vec<(Point, Point, f32, f32, Roof)> = Vec::new();
    let first = rng.below(6);
    for k in 0..8 {
        let d = heading(k as f32 * core::f32::consts::FRAC_PI_4);
        let at = along([x, y], d, if k % 2 == 0 { 11.5 } else { 13.5 });
        let onto_road = plan.roads.iter().flat_map(|road| &road.legs).any(|leg| super::pen::distance(at, leg) < 8.4);
        if !onto_road && (k % 2 == 1 || list.len() < 5) {
            let half = [rng.between(4.6, 5.4), rng.between(3.5, 4.0)];
            let angle =
                if k % 2 == 0 { if k % 4 == 0 { SOUTH } else { EAST } } else { [0.0, 0.12, -0.12][rng.below(3)] };
            list.push((at, half, angle, 2.6, TILES[(first + k) % 6]));
        }
    }
    sort_by(&mut list, |a| a.0[1]);
    rimmed(picture, oval(x, y, 5.4, 4.9), rgb(0x93_b254), rgb(0xc9_b47c), 0.7);
    houses(picture, &list, rng);
    let mut tree = Growth::new(plan);
    tree.tree([x, y + 0.6], 3.1, 0, rng);
    tree.lay(picture);
}

/// A tree on an island of grass, with a signpost.
fn junction(picture: &mut Picture, [x, y]: Point, rng: &mut Rng, plan: &Plan) {
    rimmed(picture, oval(x, y, 6.6, 6.2), rgb(0x8f_ad52), rgb(0xb9_a46a), 0.9);
    let mut tree = Growth::new(plan);
    tree.tree([x - 0.6, y + 0.6], 4.3, 0, rng);
    tree.lay(picture);
    picture.push(dash([x + 4.6, y + 4.4], [x + 4.6, y - 2.4]).stroke(rgb(0x5d_4632), 0.9));
    picture.push(
        area(
            &[[x + 2.2, y - 2.4], [x + 7.4, y - 2.4], [x + 8.6, y - 1.4], [x + 7.4, y - 0.4], [x + 2.2, y - 0.4]],
            rgb(0xe0_c48c),
        )
        .outlined(rgb(0x5d_4632), 0.4),
    );
}

fn farm(picture: &mut Picture, plan: &Plan, [x, y]: Point, rng: &mut Rng) {
    picture.push(
        smooth(&[[x - 9.5, y - 7.0], [x + 8.5, y - 8.0], [x + 9.5, y + 7.0], [x - 8.5, y + 8.0]]).fill(rgb(0xe0_cb98)),
    );
    let list = [
        ([x - 1.0, y - 5.6], [7.0, 3.9], EAST, 3.0, TILES[0]),
        ([x + 6.4, y + 2.4], [4.6, 3.0], SOUTH, 2.4, [0xb8_915a, 0x93_6f40]),
        ([x - 6.8, y + 3.4], [3.4, 2.7], 0.1, 2.2, TILES[3]),
    ];
    houses(picture, &list, rng);
    let mut tree = Growth::new(plan);
    tree.tree([x + 0.4, y + 5.6], 2.2, 0, rng);
    tree.lay(picture);
}

/// A house with a hanging sign beside a pond.
fn inn(picture: &mut Picture, plan: &Plan, [x, y]: Point, rng: &mut Rng) {
    let pond = |grow: f32| {
        let at = [x + 2.6, y + 4.6];
        let d = [(-6.4, 0.4), (-2.4, -3.0), (3.6, -2.4), (6.4, 1.0), (2.2, 3.8), (-3.8, 3.4)];
        smooth(&d.map(|(a, b)| add(at, [a * grow, b * grow])))
    };
    picture.push(pond(1.2).fill(rgb(0xc9_b57c)));
    picture.push(pond(1.0).fill(rgb(0x5b_9dc0)));
    picture.push(pond(0.6).fill(rgb(0x7d_bbd6)));
    houses(picture, &[([x - 1.6, y - 3.4], [6.2, 4.0], EAST, 3.4, TILES[2])], rng);
    picture.push(dash([x + 6.4, y + 1.4], [x + 6.4, y - 6.0]).line_to(x + 9.2, y - 6.0).stroke(rgb(0x5d_4632), 0.8));
    picture.push(oval(x + 8.4, y - 3.6, 1.7, 1.7).fill(rgb(0xf4_d98a)).outlined(rgb(0x5d_4632), 0.5));
    let mut tree = Growth::new(plan);
    tree.tree([x - 7.6, y + 3.0], 2.3, 0, rng);
    tree.lay(picture);
}

fn garden_bed(picture: &mut Picture, [x, y]: Point, [a, b]: Point) {
    let frame = |grow: f32, by: f32| block(x - a - grow + by, y - b - grow + by, (a + grow) * 2.0, (b + grow) * 2.0);
    picture.push(frame(0.9, 1.3).fill(shade(75)));
    picture.push(frame(0.9, 0.0).fill(rgb(0x4b_7733)));
    picture.push(frame(0.5, -0.3).fill(rgb(0x6c_9a42)));
    picture.push(frame(-0.8, 0.0).fill(rgb(0xf0_e2bb)));
    let beds = [(-1.0, -1.0, 0xdb_5f72), (1.0, -1.0, 0xf0_c14c), (-1.0, 1.0, 0xf5_f0e4), (1.0, 1.0, 0xa9_7fcf)];
    for (sx, sy, hue) in beds {
        let [cx, cy, w, h] = [x + sx * a * 0.46, y + sy * b * 0.46, a * 0.33, b * 0.33];
        rimmed(picture, block(cx - w, cy - h, w * 2.0, h * 2.0), rgb(0x6f_9a45), rgb(0x58_8038), 0.5);
        let mut flowers = Layers::default();
        for k in 0..6 {
            let p = [cx - w * 0.62 + (k % 3) as f32 * w * 0.62, cy - h * 0.4 + (k / 3) as f32 * h * 0.85];
            flowers.stroke(0, rgb(hue), 1.15, &[p, [p[0] + 0.02, p[1]]]);
        }
        flowers.lay(picture);
    }
}

/// A hedged garden: four beds, paths, a fountain.
fn garden(picture: &mut Picture, [x, y]: Point) {
    garden_bed(picture, [x, y], [8.4, 7.2]);
    disc(picture, [x + 0.5, y + 0.7, 2.6, 2.2], shade(70));
    rimmed(picture, oval(x, y, 2.6, 2.3), rgb(0xd9_cfba), rgb(0x8a_7f6e), 0.4);
    disc(picture, [x, y, 1.7, 1.4], rgb(0x5b_9dc0));
    disc(picture, [x - 0.3, y - 0.3, 0.6, 0.5], rgb(0xe4_f4fa));
}
