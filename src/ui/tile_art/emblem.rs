//! Emblems and small marks: coats of arms, goods, princess, dragon, portal, volcano, foundation, pigsty.

use super::house::sweep;
use super::pen::{
    Point, Rng, add, along, area, block, butt, dash, disc, heading, oval, poly, rgb, rimmed, shade, slab, smooth,
};
use crate::ui::paint::{Colour4, Path, Picture};

/// A coat of arms: always the same size.
pub(super) fn coat(picture: &mut Picture, [x, y]: Point) {
    let shield = |x: f32, y: f32, k: f32| {
        let p = |dx: f32, dy: f32| [x + dx * k, y + dy * k];
        let [l, r] = [p(-6.2, -7.0), p(6.2, -7.0)];
        dash([l[0], l[1]], [r[0], r[1]])
            .curve_to(p(6.4, 2.0), p(4.6, 5.6), p(0.0, 8.4))
            .curve_to(p(-4.6, 5.6), p(-6.4, 2.0), l)
            .close()
    };
    picture.push(shield(x + 1.1, y + 1.5, 1.08).fill(shade(95)));
    picture.push(shield(x, y, 1.08).fill(rgb(0x1f_3d66)));
    picture.push(shield(x, y, 0.98).fill(rgb(0xf4_e6bd)));
    picture.push(shield(x, y, 0.82).fill(rgb(0x2f_5d9b)));
    let half =
        dash([x, y - 5.7], [x + 5.0, y - 5.7]).curve_to([x + 5.1, y + 1.6], [x + 3.6, y + 4.6], [x, y + 6.8]).close();
    picture.push(half.fill(rgb(0x24_4c83)));
    let bend = dash([x, y - 5.6], [x, y + 6.6]).move_to(x - 5.0, y - 1.2).line_to(x + 5.0, y - 1.2);
    picture.push(butt(bend, rgb(0xf4_e6bd), 1.9, &[]));
}

fn medal(picture: &mut Picture, [x, y]: Point, r: f32, rim: Colour4, ground: Colour4) {
    disc(picture, [x + 0.9, y + 1.2, r, r], shade(90));
    disc(picture, [x, y, r, r], rim);
    disc(picture, [x, y, r - 1.1, r - 1.1], ground);
}

/// A barrel of wine, a sheaf of wheat or a bale of cloth.
pub(super) fn goods(picture: &mut Picture, at: Point, kind: usize) {
    let [x, y] = at;
    medal(picture, at, 7.4, rgb(0x6b_4d2f), rgb(0xf6_ecd2));
    match kind {
        0 => {
            let d = [(-2.6, -4.2), (2.6, -4.2), (3.9, 0.0), (2.6, 4.4), (-2.6, 4.4), (-3.9, 0.0)];
            picture.push(smooth(&d.map(|(a, b)| [x + a, y + b])).fill(rgb(0xa0_6a3a)).outlined(rgb(0x4a_2f1b), 0.6));
            for dy in [-2.6, 2.6] {
                picture.push(dash([x - 3.4, y + dy], [x + 3.4, y + dy]).stroke(rgb(0x4a_4a50), 0.9));
            }
            disc(picture, [x, y, 1.5, 1.5], rgb(0x8e_1f3f));
        }
        1 => {
            for k in -3..=3 {
                let dx = k as f32;
                let ear = [x + dx * 1.25, y - 4.4 + dx.abs() * 0.45];
                picture.push(dash([x + dx * 0.4, y + 4.6], [ear[0], ear[1]]).stroke(rgb(0xb8_871f), 0.8));
                picture.push(dash([ear[0], ear[1]], [ear[0] - dx * 0.2, ear[1] + 2.8]).stroke(rgb(0xe6_b83c), 1.7));
            }
            picture.push(dash([x - 2.2, y + 1.8], [x + 2.2, y + 1.8]).stroke(rgb(0x8e_3f2a), 1.4));
        }
        _ => {
            rimmed(picture, block(x - 4.2, y - 2.6, 8.4, 6.0), rgb(0x3d_7d8c), rgb(0x1f_4650), 0.6);
            rimmed(picture, oval(x - 4.0, y + 0.4, 1.6, 3.0), rgb(0x6f_b0bd), rgb(0x1f_4650), 0.6);
            for dx in [-0.8, 2.0] {
                picture.push(dash([x + dx, y - 2.5], [x + dx, y + 3.3]).stroke(rgb(0xf4_e6bd), 0.8));
            }
            poly(picture, &[[x + 1.0, y + 3.4], [x + 4.2, y + 3.4], [x + 4.2, y + 5.0]], rgb(0x2c_5f6b));
        }
    }
}

/// A lady with a pointed hat.
pub(super) fn princess(picture: &mut Picture, at: Point) {
    let [x, y] = at;
    medal(picture, at, 7.4, rgb(0x8a_3a6b), rgb(0xf8_e6ee));
    picture.push(
        smooth(&[[x - 4.0, y + 5.2], [x - 1.6, y + 1.6], [x + 1.6, y + 1.6], [x + 4.0, y + 5.2]]).fill(rgb(0xb4_4f8c)),
    );
    let veil =
        Path::default().move_to(x + 0.8, y - 5.8).curve_to([x + 3.4, y - 3.0], [x + 3.0, y + 0.6], [x + 4.4, y + 2.6]);
    picture.push(veil.stroke(rgb(0xf2_c3d8), 1.3));
    rimmed(picture, oval(x, y - 0.2, 2.1, 2.3), rgb(0xf3_cfa9), rgb(0x7a_4a3a), 0.4);
    picture.push(
        area(&[[x - 2.3, y - 1.2], [x + 0.9, y - 6.2], [x + 2.3, y - 1.2]], rgb(0xb4_4f8c))
            .outlined(rgb(0x7a_2f5d), 0.4),
    );
}

/// A winged dragon.
pub(super) fn dragon(picture: &mut Picture, at: Point) {
    let [x, y] = at;
    medal(picture, at, 7.6, rgb(0x5a_1f1a), rgb(0xf3_d79a));
    let p = |dx: f32, dy: f32| [x + dx, y + dy];
    let wing = [p(-0.4, -0.6), p(-1.6, -5.4), p(1.0, -4.2), p(2.8, -5.2), p(3.2, -3.0), p(5.2, -2.6), p(2.2, 0.6)];
    picture.push(area(&wing, rgb(0xd8_5a36)).outlined(rgb(0x7a_1f17), 0.4));
    let body = Path::default()
        .move_to(x - 4.6, y - 1.6)
        .curve_to(p(-2.6, -3.4), p(-2.2, 0.4), p(-0.6, 0.6))
        .curve_to(p(2.6, 0.9), p(3.4, 3.4), p(0.6, 4.2))
        .curve_to(p(-1.6, 4.8), p(-3.4, 4.2), p(-4.4, 3.0));
    picture.push(body.clone().stroke(rgb(0x7a_1f17), 3.0));
    picture.push(body.stroke(rgb(0xb0_2f25), 2.1));
    poly(picture, &[p(-6.2, -0.8), p(-3.4, -3.2), p(-2.6, -1.2)], rgb(0xb0_2f25));
    disc(picture, [x - 4.0, y - 1.8, 0.45, 0.45], rgb(0xff_e9a0));
    poly(picture, &[p(-5.2, 2.0), p(-3.8, 4.2), p(-5.8, 4.4)], rgb(0x7a_1f17));
}

/// A ring of standing stones round a glow.
pub(super) fn portal(picture: &mut Picture, [x, y]: Point) {
    disc(picture, [x, y, 8.6, 7.8], rgb(0x86_a551));
    for (r, hue) in [(6.4, 0x5b_49a5), (4.9, 0x7f_6cd0), (3.3, 0xb1_a0ee), (1.6, 0xf1_ecff)] {
        disc(picture, [x, y, r, r * 0.9], rgb(hue));
    }
    let swirl = Path::default()
        .move_to(x - 4.4, y + 0.6)
        .curve_to([x - 3.0, y - 4.2], [x + 4.2, y - 3.0], [x + 2.2, y + 0.8])
        .curve_to([x + 1.0, y + 2.8], [x - 2.0, y + 1.8], [x - 1.0, y]);
    picture.push(swirl.stroke(rgb(0xff_ffff).alpha(190), 0.6));
    for k in 0..9 {
        let d = heading(k as f32 * 0.698);
        let [px, py] = [x + d[0] * 7.2, y + d[1] * 6.5];
        disc(picture, [px + 0.7, py + 0.9, 1.6, 1.3], shade(90));
        rimmed(picture, block(px - 1.2, py - 2.2, 2.4, 3.0), rgb(0xb5_ad9c), rgb(0x64_5c50), 0.5);
    }
}

/// The square foundation of a tower, open in the middle.
pub(super) fn foundation(picture: &mut Picture, [x, y]: Point) {
    let square = |half: f32, dy: f32| {
        [[x - half, y - half + dy], [x + half, y - half + dy], [x + half, y + half + dy], [x - half, y + half + dy]]
    };
    poly(picture, &sweep(&square(7.4, 0.0), [2.4, 2.6]), shade(90));
    poly(picture, &square(7.4, 1.2), rgb(0x7f_7363));
    picture.push(area(&square(7.4, -0.6), rgb(0xc9_beaa)).outlined(rgb(0x5f_554a), 0.6));
    picture.push(area(&square(5.0, -0.6), rgb(0x8a_7e6d)).outlined(rgb(0x5f_554a), 0.5));
    poly(picture, &square(3.8, 0.4), rgb(0x3a_322b));
    for (k, corner) in square(6.2, -0.6).iter().enumerate() {
        let lift = if k < 2 { 0.8 } else { 1.2 };
        slab(picture, [corner[0] - 1.7, corner[1] - 1.7, 3.4, 3.4], rgb(0x8f_8473));
        picture.push(
            Path::default()
                .rect(corner[0] - 1.7, corner[1] - 1.7 - lift, 3.4, 3.4)
                .fill(rgb(0xde_d5c3))
                .outlined(rgb(0x5f_554a), 0.4),
        );
    }
    let joints = square(6.1, -0.6);
    let mut path = Path::default();
    super::pen::add_line(&mut path, &joints, true);
    picture.push(butt(path, rgb(0x8f_8473), 2.6, &[0.4, 2.6]));
}

/// A smoking cone of rock with a glowing crater.
pub(super) fn volcano(picture: &mut Picture, [x, y]: Point, radius: f32) {
    let mut rng = Rng::new(3);
    let r = radius * 0.92;
    let mut ring = |r: f32, by: Point| {
        let points: Vec<Point> =
            (0..13).map(|k| along(add([x, y], by), heading(k as f32 * 0.483), r * rng.between(0.88, 1.06))).collect();
        smooth(&points)
    };
    picture.push(ring(r, [2.0, 2.6]).fill(shade(85)));
    for (share, dy, hue) in
        [(1.0, 0.0, 0x6d_5a49), (0.82, -0.9, 0x7f_6a56), (0.62, -1.8, 0x95_7d64), (0.46, -2.6, 0x5b_463a)]
    {
        picture.push(ring(r * share, [0.0, dy]).fill(rgb(hue)));
    }
    for (angle, length) in [(0.7, 0.92), (2.2, 0.85), (4.0, 0.7), (5.6, 0.8)] {
        let d = heading(angle);
        let v = super::pen::right_of(d);
        let from = along([x, y - 2.4], d, r * 0.3);
        let flow = Path::default().move_to(from[0], from[1]).curve_to(
            along(along(from, d, r * 0.2), v, 1.8),
            along(along(from, d, r * 0.4), v, -1.8),
            along(from, d, r * (length - 0.35)),
        );
        picture.push(flow.clone().stroke(rgb(0xd9_4a1e), 2.2));
        picture.push(flow.stroke(rgb(0xf6_a43a), 0.9));
    }
    for (share, hue) in [(0.36, 0xd9_4a1e), (0.27, 0xf2_8a2a), (0.15, 0xff_d766)] {
        picture.push(ring(r * share, [0.0, -2.8]).fill(rgb(hue)));
    }
    for (dx, dy, r) in [(1.0, -9.0, 3.4), (4.0, -12.0, 4.2), (8.0, -14.6, 3.4)] {
        disc(picture, [x + dx, y + dy, r, r * 0.85], rgb(0x8a_8582).alpha(150));
        disc(picture, [x + dx - 0.8, y + dy - 0.9, r * 0.7, r * 0.6], rgb(0xc4_c0bb).alpha(150));
    }
}

/// A fenced yard with pigs.
pub(super) fn pigsty(picture: &mut Picture, [x, y]: Point) {
    disc(picture, [x, y, 8.8, 7.4], rgb(0xb0_9260));
    disc(picture, [x + 1.0, y + 1.4, 4.8, 3.2], rgb(0x8b_6f48));
    for (dx, dy, way) in [(-3.2, -1.6, 1.0), (3.0, -0.4, -1.0), (-1.0, 3.4, 1.0)] {
        let [px, py] = [x + dx, y + dy];
        disc(picture, [px + 0.5, py + 0.7, 2.3, 1.5], shade(80));
        rimmed(picture, oval(px, py, 2.3, 1.6), rgb(0xf0_a9a0), rgb(0xa3_5f5a), 0.4);
        picture.push(
            Path::default()
                .ellipse(px + way * 2.2, py - 0.3, 1.0, 0.9)
                .fill(rgb(0xe5_8f88))
                .outlined(rgb(0xa3_5f5a), 0.3),
        );
    }
    let fence = || oval(x, y, 8.6, 7.2);
    picture.push(fence().stroke(rgb(0x5d_4632), 1.1));
    picture.push(butt(fence(), rgb(0xc0_9a66), 1.7, &[0.8, 2.4]));
}

/// Four striped stalls round a square.
pub(super) fn bazaar(picture: &mut Picture, [x, y]: Point) {
    rimmed(picture, oval(x, y, 15.0, 13.5), rgb(0xec_d8a8), rgb(0xb9_a46a), 0.9);
    for (dx, dy, hue) in
        [(-7.2, -6.0, 0x2f_7f8f), (7.2, -6.0, 0xc4_4f3a), (-7.2, 6.0, 0xdb_9a2f), (7.2, 6.0, 0x6a_4f9b)]
    {
        let [cx, cy] = [x + dx, y + dy];
        slab(picture, [cx - 4.4, cy - 2.6, 10.4, 8.2], shade(75));
        slab(picture, [cx - 4.6, cy + 1.0, 9.2, 3.4], rgb(0x7a_5a3c));
        for k in 0..6 {
            let left = cx - 5.2 + k as f32 * 10.4 / 6.0;
            let tone = if k % 2 == 0 { rgb(hue) } else { rgb(0xf7_efdc) };
            slab(picture, [left, cy - 4.6, 1.74, 7.2], tone);
        }
        slab(picture, [cx - 5.2, cy - 4.6, 10.4, 3.2], rgb(0xff_ffff).alpha(50));
        picture.push(block(cx - 5.2, cy - 4.6, 10.4, 7.2).stroke(rgb(0x5d_4632), 0.4));
    }
    super::town::square(picture, [x, y]);
}
