//! Town walls with merlons, towers of two sizes and gatehouses.

use super::{
    carcassonne,
    house::{Roof, sweep},
    pen::{
        Line, Point, add_line, all_beside, along, area, band, butt, dash, direction, disc, gap, lerp, moved, oval,
        poly, put, rgb, right_of, scale, shade, sort_by,
    },
    plan::{City, Plan, WALL},
};
use crate::art::paint::{Path, Picture};

/// Stones of a wall: outline, side, top, walk, merlons.
const STONE: [u32; 5] = [0x6a_5f52, 0x91_8573, 0xbd_b19d, 0xd0_c5b1, 0x8a_7f6e];

/// Roofs of towers: tiles, and the slate of Carcassonne.
pub(super) const RED: Roof = [0xc9_6246, 0x98_402c];
const BLUE: Roof = [0x7f_8fb0, 0x50_5f80];

/// Draws the walls of a city with their towers, then its gates.
pub(super) fn draw(picture: &mut Picture, plan: &Plan, city: &City, broad: bool) {
    masonry(picture, &city.walls, broad);
    let is_double = city.part.is_none();
    let inner = if is_double { all_beside(&city.walls, -carcassonne::INNER, 0.0, 0.0) } else { Vec::new() };
    let gates: Vec<[Point; 2]> =
        plan.roads.iter().flat_map(|road| road.gates.iter().copied()).filter(|gate| on_wall(city, gate[0])).collect();
    for wall in &city.walls {
        towers(picture, wall, &gates, if is_double { None } else { Some(RED) });
    }
    if is_double {
        let inside = |[at, out]: [Point; 2]| [along(at, out, -carcassonne::INNER), out];
        let behind: Vec<[Point; 2]> = gates.iter().copied().map(inside).collect();
        masonry(picture, &inner, broad);
        inner.iter().for_each(|wall| towers(picture, wall, &behind, Some(BLUE)));
        behind.into_iter().for_each(|gate| gatehouse(picture, gate));
    }
    for gate in gates {
        gatehouse(picture, gate);
    }
}

/// Draws walls, given by their outer faces; what they defend lies to the left of each.
#[inline(never)]
pub(super) fn masonry(picture: &mut Picture, walls: &[Line], broad: bool) {
    let middles = all_beside(walls, -WALL / 2.0, 5.0, 5.0);
    band(picture, &moved(&middles, [1.8, 2.6]), shade(80), WALL + 0.4, &[]);
    band(picture, &moved(&middles, [0.0, 1.3]), rgb(STONE[0]), WALL + 0.6, &[]);
    if broad {
        band(picture, &middles, rgb(STONE[0]), WALL + 1.6, &[]);
        band(picture, &middles, rgb(0xd6_ccb8), WALL - 0.8, &[]);
        band(picture, &all_beside(walls, -0.6, 3.0, 3.0), rgb(STONE[4]), 1.6, &[2.4, 2.4]);
        return;
    }
    band(picture, &middles, rgb(STONE[0]), WALL + 0.5, &[]);
    band(picture, &middles, rgb(STONE[2]), WALL - 0.4, &[]);
    for (inner, tone, width) in [(3.1, STONE[3], 1.7), (4.7, STONE[1], 0.7), (1.1, STONE[0], 1.9)] {
        band(picture, &all_beside(walls, -inner, 3.0, 3.0), rgb(tone), width, &[]);
    }
    band(picture, &all_beside(walls, -1.0, 3.0, 3.0), rgb(0xdd_d3bf), 1.7, &[2.1, 1.3]);
}

/// Draws a low wall of field stones that parts two fields, with a pier at its end.
pub(super) fn field_walls(picture: &mut Picture, lines: &[Line]) {
    if lines.is_empty() {
        return;
    }
    band(picture, &moved(lines, [1.6, 2.2]), shade(84), 5.0, &[]);
    band(picture, &moved(lines, [0.0, 0.9]), rgb(0x5b_5145), 5.6, &[]);
    band(picture, lines, rgb(0x5b_5145), 5.6, &[]);
    band(picture, lines, rgb(0xcd_c2ad), 4.2, &[]);
    for (side, gap) in [(-1.1, 2.4), (1.1, 3.0)] {
        band(picture, &all_beside(lines, side, 0.0, 0.0), rgb(0x84_7867), 2.0, &[0.6, gap]);
    }
    band(picture, lines, rgb(0x84_7867), 0.5, &[]);
    for line in lines {
        let [x, y] = line[line.len() - 1];
        put(picture, Path::default().rect(x - 3.1, y - 2.2, 6.2, 6.2).fill(rgb(0x6a_5f52)));
        put(
            picture,
            Path::default().rect(x - 3.1, y - 3.8, 6.2, 5.8).fill(rgb(0xdd_d3bf)).outlined(rgb(0x5b_5145), 0.8),
        );
    }
}

fn on_wall(city: &City, p: Point) -> bool {
    city.walls.iter().any(|wall| super::pen::distance(p, wall) < 1.5)
}

fn towers(picture: &mut Picture, wall: &[Point], gates: &[[Point; 2]], roof: Option<Roof>) {
    let last = wall.len() - 1;
    let mut places: Vec<(Point, f32)> = Vec::new();
    for &(share, radius) in &[(0.22, 4.3), (0.78, 4.3), (0.5, 3.3), (0.36, 3.3), (0.64, 3.3)] {
        let i = (last as f32 * share + 0.5) as usize;
        let at = along(wall[i], right_of(direction(wall, i)), -WALL / 2.0 - 0.2);
        let inner = at[0].min(at[1]).min(100.0 - at[0]).min(100.0 - at[1]);
        let crowded = places.iter().any(|(p, _)| gap(*p, at) < 17.0) || gates.iter().any(|g| gap(g[0], at) < 18.0);
        if inner > radius && !crowded {
            places.push((at, radius));
        }
    }
    sort_by(&mut places, |a| a.0[1]);
    for (at, radius) in places {
        tower(picture, at, radius, roof.filter(|_| radius > 4.0 || roof == Some(BLUE)));
    }
}

/// A round tower, roofed or crowned with merlons.
#[inline(never)]
pub(super) fn tower(picture: &mut Picture, at: Point, r: f32, roof: Option<Roof>) {
    let [x, y] = at;
    let round = |dx: f32, dy: f32, r: f32| oval(x + dx, y + dy, r, r * 0.96);
    put(picture, round(2.0, 2.0, r).fill(shade(80)));
    put(picture, round(0.0, 0.8, r).fill(rgb(0x7f_7363)).outlined(rgb(STONE[0]), 0.5));
    put(picture, round(0.0, -1.4, r).fill(rgb(0xcb_c0ac)).outlined(rgb(STONE[0]), 0.6));
    if let Some([lit, dark]) = roof {
        let apex = [x, y - r * 0.62 - 1.4];
        let shaded = dash([apex[0], apex[1]], [x + r * 0.78, y - 1.9])
            .curve_to([x + r * 0.8, y + r * 0.5 - 1.4], [x + 1.0, y + r * 0.8 - 1.4], [x - 0.6, y + r * 0.78 - 1.4])
            .close();
        put(picture, round(0.0, -1.5, r * 0.82).fill(rgb(lit)));
        put(picture, shaded.fill(rgb(dark)));
        disc(picture, [apex[0], apex[1], 0.5, 0.5], rgb(0xf4_e6bd));
    } else {
        put(picture, butt(round(0.0, -1.4, r - 0.7), rgb(STONE[4]), 1.1, &[1.3, 1.2]));
        put(picture, round(0.2, -1.2, r - 1.5).fill(rgb(0x9c_9180)));
    }
}

/// A gate: two towers, an arch between them towards the road.
pub(super) fn gatehouse(picture: &mut Picture, [at, out]: [Point; 2]) {
    let across = right_of(out);
    let centre = along(at, out, -WALL / 2.0);
    let corner = |a: f32, b: f32| along(along(centre, across, a), out, b);
    let block = [corner(-6.2, -4.0), corner(6.2, -4.0), corner(6.2, 3.4), corner(-6.2, 3.4)];
    let up = |p: Point, by: f32| [p[0], p[1] - by];
    poly(picture, &sweep(&block, [2.2, 3.0]), shade(85));
    put(picture, area(&sweep(&block, [0.0, -2.0]), rgb(STONE[1])).outlined(rgb(STONE[0]), 0.6));
    let arch = [corner(-3.4, 3.5), corner(3.4, 3.5), corner(3.4, 0.4), corner(-3.4, 0.4)];
    put(picture, super::pen::smooth(&[arch[0], arch[1], up(arch[2], 0.8), up(arch[3], 0.8)]).fill(rgb(0x43_372c)));
    let top = [corner(-6.2, -4.0), corner(6.2, -4.0), corner(6.2, 1.0), corner(-6.2, 1.0)].map(|p| up(p, 2.2));
    let ridge = [lerp(top[0], top[3], 0.5), lerp(top[1], top[2], 0.5)].map(|p| up(p, 1.3));
    let lit = out[0] * 0.6 + out[1] * 0.8 > 0.0;
    let tones = if lit { [0x97_a0b3, 0x6f_788d] } else { [0x6f_788d, 0x97_a0b3] };
    poly(picture, &[top[0], top[1], ridge[1], ridge[0]], rgb(tones[0]));
    poly(picture, &[ridge[0], ridge[1], top[2], top[3]], rgb(tones[1]));
    let mut line = Path::default();
    add_line(&mut line, &ridge, false);
    put(picture, line.stroke(rgb(0xc6_cdda), 0.6));
    let mut ends = [-6.6, 6.6].map(|a| along(corner(a, 0.4), scale(out, 1.0), 0.0));
    sort_by(&mut ends, |a| a[1]);
    for end in ends {
        tower(picture, end, 3.1, None);
    }
}
