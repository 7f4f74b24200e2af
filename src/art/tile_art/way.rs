//! Draws roads and rivers.

use super::{
    glyph, glyphs,
    house::Layers,
    pen::{
        Line, Point, Rng, add, all_beside, along, area, band, direction, disc, distance, gap, moved, oval, path_of,
        poly, put, rgb, right_of, shade, smooth, thread, walk,
    },
    plan::{Plan, ROAD, WATER},
    spot::Landmark,
};
use crate::{
    art::paint::{Colour4, Picture},
    record::DIAGRAMS,
};

/// Draws all roads of a tile, verge to ruts.
pub(super) fn roads(picture: &mut Picture, plan: &Plan, broad: bool, rng: &mut Rng) {
    let legs = plan.legs();
    if legs.is_empty() {
        return;
    }
    let cast = moved(&legs, [0.3, 0.5]);
    thread(picture, &legs, rgb(0x8d_a352).alpha(130), ROAD * 2.0 + 3.6);
    thread(picture, &cast, rgb(0x7b_6a3e).alpha(170), ROAD * 2.0 + 1.0);
    if broad {
        thread(picture, &legs, rgb(0xc4_aa70), ROAD * 2.0);
        thread(picture, &legs, rgb(0xf3_e6c1), ROAD * 2.0 - 2.6);
        return tunnels(picture, plan);
    }
    for (half, life, tone) in [(ROAD, 0.5, rgb(0xd2_ba80)), (ROAD - 0.9, 0.6, rgb(0xf0_e2bb))] {
        let edges: Vec<Line> = legs.iter().map(|leg| ragged(leg, half, life, rng)).collect();
        put(picture, path_of(&edges, true).fill(tone));
    }
    thread(picture, &legs, rgb(0xf8_efd5), 2.4);
    for side in [-2.5, 2.5] {
        band(picture, &all_beside(&legs, side, 0.0, 0.0), rgb(0xdc_c892), 1.2, &[17.0, 1.2, 9.0, 0.8]);
    }
    let mut stones = Layers::default();
    for leg in &legs {
        for i in 0..18 {
            let Some((p, d)) = walk(leg, i as f32 * 5.0 + rng.between(2.5, 6.0)) else { break };
            let edge = if rng.below(2) == 0 { ROAD - 0.5 } else { 0.5 - ROAD };
            let q = along(p, right_of(d), edge + rng.between(-0.5, 0.5));
            stones.stroke(0, rgb(0xb9_a06a), rng.between(0.0, 1.0).round() * 0.3 + 0.7, &[q, [q[0] + 0.5, q[1]]]);
        }
    }
    stones.lay(picture);
    tunnels(picture, plan);
}

/// The outline of a road whose edges are trodden, with a round end inside the tile and exact where it leaves it.
#[inline(never)]
fn ragged(leg: &[Point], half: f32, life: f32, rng: &mut Rng) -> Line {
    let last = leg.len() - 1;
    let mut outline = Line::new();
    for side in [1.0, -1.0] {
        let mut edge: Line = (0..=last)
            .map(|i| {
                let border = leg[i][0].min(leg[i][1]).min(100.0 - leg[i][0]).min(100.0 - leg[i][1]);
                let off = if border < 5.0 { 0.0 } else { rng.between(-life, life * 0.4) };
                along(leg[i], right_of(direction(leg, i)), side * (half + off))
            })
            .collect();
        if side < 0.0 {
            let out = direction(leg, last);
            let turn = |a: f32, b: f32| along(along(leg[last], out, half * a), right_of(out), half * b);
            outline.extend([turn(0.6, 0.8), turn(0.95, 0.3), turn(0.95, -0.3), turn(0.6, -0.8)]);
            edge.reverse();
        }
        outline.extend(edge);
    }
    outline
}

/// Draws the mouths of tunnels.
pub(super) fn tunnels(picture: &mut Picture, plan: &Plan) {
    for [at, way] in plan.roads.iter().flat_map(|road| &road.tunnels) {
        tunnel(picture, *at, *way);
    }
}

/// A stone mouth into which a road dives.
fn tunnel(picture: &mut Picture, at: Point, way: Point) {
    let across = right_of(way);
    let corner = |a: f32, b: f32| along(along(at, across, a), way, b);
    put(
        picture,
        smooth(&[corner(-9.0, -0.5), corner(9.0, -0.5), corner(7.0, 6.0), corner(-7.0, 6.0)]).fill(rgb(0x86_a64c)),
    );
    poly(picture, &[corner(-7.2, -2.6), corner(7.2, -2.6), corner(7.2, 2.2), corner(-7.2, 2.2)], rgb(0x7f_7363));
    poly(picture, &[corner(-6.6, -2.0), corner(6.6, -2.0), corner(6.6, 1.7), corner(-6.6, 1.7)], rgb(0xbd_b19d));
    let arch = [corner(-4.6, -2.8), corner(4.6, -2.8), corner(3.6, 0.6), corner(-3.6, 0.6)];
    put(picture, smooth(&arch).fill(rgb(0x38_2f27)));
}

/// A water from its banks to its middle: how much wider than the water proper on each side, and the colour.
const BANKS: [(f32, Colour4); 6] = [
    (3.0, rgb(0xb7_b96d).alpha(190)),
    (1.9, rgb(0xd3_c08a)),
    (0.5, rgb(0xa8_9766)),
    (0.0, rgb(0x8c_c3d6)),
    (-1.6, rgb(0x6f_b0cf)),
    (-4.2, rgb(0x5b_9dc0)),
];

/// Draws the water of a tile with its banks, springs and lakes.
pub(super) fn waters(picture: &mut Picture, plan: &Plan, rng: &mut Rng) {
    let lines = all_beside(&plan.waters, 0.0, 2.0, 2.0);
    for &(wider, tone) in &BANKS {
        band(picture, &lines, tone, (WATER + wider) * 2.0, &[]);
        put(picture, plan.shores(wider).fill(tone));
    }
    let mut glints = Layers::default();
    for line in &all_beside(&plan.currents(), 0.0, 2.0, 0.0) {
        for i in 0..40 {
            let side = rng.between(-6.6, 6.6);
            let start = i as f32 * 3.1 + rng.between(0.0, 3.0);
            let piece: Line = (0..4)
                .filter_map(|k| walk(line, start + k as f32 * rng.between(0.9, 1.4)))
                .map(|(p, d)| along(p, right_of(d), side))
                .collect();
            if piece.len() == 4 && plan.pools.iter().all(|(at, r)| gap(*at, piece[0]) > r - 2.0) {
                let tone = [rgb(0xb4_dcea).alpha(210), rgb(0x4f_8fb5).alpha(150), rgb(0x88_c0da)][i % 3];
                glints.stroke(0, tone, 0.6, &piece);
            }
        }
        for i in 0..5 {
            let side = if i % 2 == 0 { WATER } else { -WATER };
            let Some((p, d)) = walk(line, rng.between(8.0, 90.0)) else { continue };
            reeds(&mut glints, plan, along(p, right_of(d), side), rng);
        }
    }
    glints.lay(picture);
    for (at, radius) in &plan.pools {
        if plan.spots.iter().any(|spot| spot.what == Landmark::Volcano) {
            continue; // its slopes reach the shore
        }
        if *radius > 15.0 {
            glyph::draw(picture, glyphs::LAKE, *at, rng);
        } else {
            spring(picture, *at, rng);
        }
    }
}

fn reeds(layers: &mut Layers, plan: &Plan, at: Point, rng: &mut Rng) {
    let near = |line: &Line| distance(at, line) < 12.0;
    let low = at[0].min(at[1]).min(100.0 - at[0]).min(100.0 - at[1]);
    if low < 4.0
        || plan.pools.iter().any(|(middle, r)| gap(*middle, at) < r + 3.0)
        || plan.waters.iter().any(|line| distance(at, line) < WATER - 0.5)
        || plan.roads.iter().flat_map(|road| &road.legs).any(near)
        || plan.cities.iter().any(|c| c.bridge.is_some())
    {
        return;
    }
    for k in 0..4 {
        let p = add(at, [k as f32 * 0.9 - 1.4, rng.between(-0.6, 0.8)]);
        layers.stroke(2, rgb(0x5c_8438), 0.55, &[p, [p[0] + rng.between(-0.5, 0.5), p[1] - rng.between(1.6, 2.8)]]);
    }
}

/// Rocks round a spring.
fn spring(picture: &mut Picture, [x, y]: Point, rng: &mut Rng) {
    for k in 0..11 {
        let angle = 0.75 + k as f32 * 0.48;
        let d = super::pen::heading(angle);
        let r = rng.between(1.7, 3.2);
        let [px, py] = [x + d[0] * 10.4, y + d[1] * 10.4];
        if picture.len() > 340 || px > x + 8.0 && (py - y).abs() < 9.0 {
            continue;
        }
        disc(picture, [px + 0.8, py + 1.0, r, r * 0.8], shade(80));
        disc(picture, [px, py, r, r * 0.85], rgb(0x8f_8878));
        disc(picture, [px - 0.4, py - 0.6, r * 0.65, r * 0.5], rgb(0xb9_b2a0));
    }
    for r in [3.0, 5.5] {
        put(picture, oval(x, y, r, r * 0.8).stroke(rgb(0xbf_e2ee).alpha(190), 0.6));
    }
}

/// Bridges where a road crosses water, or another road.
pub(super) fn bridges(picture: &mut Picture, plan: &Plan) {
    let roads: Vec<&Line> = plan.roads.iter().flat_map(|road| &road.legs).collect();
    for (index, leg) in roads.iter().enumerate() {
        let water = |i: usize| plan.waters.iter().any(|line| distance(leg[i], line) < 1.6);
        // Of two roads that cross, the second runs over the first. One that ends at a gate runs below, which only sets that are not played have.
        let second_has_gate = DIAGRAMS && plan.roads.iter().skip(1).any(|road| !road.gates.is_empty());
        let over = usize::from(!second_has_gate);
        let road = |i: usize| index == over && roads.len() == 2 && distance(leg[i], roads[1 - over]) < 1.6;
        let inner = leg.len() - 1;
        let Some(at) = (2..inner.saturating_sub(1)).find(|&i| water(i) || road(i)) else { continue };
        bridge(picture, leg[at], direction(leg, at), if water(at) { 12.5 } else { 9.5 });
    }
}

fn bridge(picture: &mut Picture, at: Point, way: Point, reach: f32) {
    let across = right_of(way);
    let corner = |a: f32, b: f32| along(along(at, way, a * reach), across, b);
    let deck = |half: f32| [corner(-1.0, -half), corner(1.0, -half), corner(1.0, half), corner(-1.0, half)];
    poly(picture, &deck(6.6).map(|p| add(p, [2.0, 2.6])), shade(85));
    poly(picture, &deck(6.6).map(|p| add(p, [0.0, 1.3])), rgb(0x84_7868));
    put(picture, area(&deck(6.6), rgb(0xbf_b39e)).outlined(rgb(0x6a_5f52), 0.5));
    poly(picture, &deck(4.7), rgb(0xe9_d9b2));
    for k in -4..=4 {
        let a = k as f32 * 0.23;
        thread(picture, &[vec![corner(a, -4.4), corner(a, 4.4)]], rgb(0xcf_bb8c), 0.5);
    }
    for side in [-5.7, 5.7] {
        band(picture, &[vec![corner(-1.0, side), corner(1.0, side)]], rgb(0xdb_d1bd), 1.1, &[2.2, 0.7]);
    }
}
