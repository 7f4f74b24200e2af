//! The edge of a table with an end: a rim of wood round the cells on which tiles can still be laid, and the floor beyond.

use super::{
    seen::{INK, Seen, Theme},
    square::draw,
};
use crate::{
    art::paint::{Cap, Colour4, DrawCmd, Path, Segment, Shape, Stroke},
    board::Pos,
    ui::camera::{Area, Point},
};

/// How wide the rim is, in tiles, and how far from the cells.
const RIM: f64 = 0.2;
const GAP: f64 = 0.06;

/// Draws the rim where it is now; it moves in with the tile that just made the landscape wider.
pub(super) fn edge(seen: &Seen, commands: &mut Vec<DrawCmd>) {
    let Some((first, last)) = seen.game.table() else { return };
    let scale = seen.camera.scale();
    let Area { left, top, right, bottom } = Area::cell(first).union(Area::cell(last)).grown(GAP);
    let [[west, north], [east, south]] = yielding(seen);
    let inner = on_screen(seen, [left - east, top - south, right + west, bottom + north]);
    let grown = |by: f64| {
        let [a, b, c, d] = inner;
        [a - by, b - by, c + by, d + by]
    };
    let screen = seen.camera.screen().grown(2.0 * scale);
    let all = [screen.left, screen.top, screen.right, screen.bottom];
    let rim = RIM * scale;
    let [floor, wood, dark, light] = match seen.theme {
        Theme::Light => [0xb5_a78a, 0x9c_6b3f, 0x5d_3c20, 0xcb_9a66],
        Theme::Dark => [0x17_1a18, 0x6b_4729, 0x2a_1a0d, 0x94_6a40],
        Theme::Paper => [0xec_ecec, 0xff_ffff, 0, 0xff_ffff],
    }
    .map(Colour4::rgb);
    draw(frame(all, grown(rim)).fill(floor), commands);
    if seen.theme != Theme::Paper {
        for step in 1..=4_u8 {
            let far = rim + 0.06 * scale * f64::from(step);
            draw(outline(grown(rim)).stroke(INK.alpha(0x14), (2.0 * (far - rim)) as f32), commands);
        }
    }
    draw(frame(grown(rim), inner).fill(wood), commands);
    let line = |by: f64, colour: Colour4, width: f64, dash: Vec<f32>| {
        let stroke = Stroke { colour, width: (width * scale).max(1.0) as f32, cap: Cap::Butt, dash };
        Shape { path: outline(grown(by)), fill: None, stroke: Some(stroke) }
    };
    let grain = |lengths: [f64; 4]| lengths.map(|length| (length * scale) as f32).to_vec();
    draw(line(0.32 * rim, light.alpha(0x90), 0.012, grain([0.9, 0.12, 0.4, 0.2])), commands);
    draw(line(0.62 * rim, dark.alpha(0x70), 0.01, grain([0.5, 0.1, 1.1, 0.16])), commands);
    draw(line(rim, dark, 0.03, Vec::new()), commands);
    draw(line(0.08 * rim, light, 0.02, Vec::new()), commands);
    draw(line(0.0, dark, 0.025, Vec::new()), commands);
}

/// How far the rim still has to move in while the last tile settles: how much wider that tile made the landscape in the west, north,
/// east and south, as a share that shrinks to nothing.
fn yielding(seen: &Seen) -> [[f64; 2]; 2] {
    let tiles = seen.game.board().tiles();
    let Some((last, others)) = tiles.split_last().filter(|(_, others)| !others.is_empty()) else {
        return [[0.0; 2]; 2];
    };
    let rest = 1.0 - seen.motion.tile(last.pos);
    let among = |of: fn(Pos) -> i16| {
        let all = others.iter().map(|laid| of(laid.pos));
        all.fold((i16::MAX, i16::MIN), |(low, high), at| (low.min(at), high.max(at)))
    };
    let beyond = |of: fn(Pos) -> i16| {
        let ((low, high), at) = (among(of), of(last.pos));
        [(low - at).max(0), (at - high).max(0)].map(|more| f64::from(more) * rest)
    };
    let ([west, east], [north, south]) = (beyond(|pos| pos.x), beyond(|pos| pos.y));
    [[west, north], [east, south]]
}

/// A rectangle of the board on the screen.
fn on_screen(seen: &Seen, [left, top, right, bottom]: [f64; 4]) -> [f64; 4] {
    let (a, b) = (seen.camera.to_screen(Point::new(left, top)), seen.camera.to_screen(Point::new(right, bottom)));
    [a.x.min(b.x), a.y.min(b.y), a.x.max(b.x), a.y.max(b.y)]
}

fn outline(box_: [f64; 4]) -> Path {
    let [left, top, right, bottom] = box_.map(|v| v as f32);
    Path::default().rect(left, top, right - left, bottom - top)
}

/// What lies between two rectangles; the inner one runs the other way round.
fn frame(outer: [f64; 4], inner: [f64; 4]) -> Path {
    let mut path = outline(outer);
    let [left, top, right, bottom] = inner.map(|v| v as f32);
    let corners = [[left, top], [left, bottom], [right, bottom], [right, top]];
    path.segments.push(Segment::Move(corners[0]));
    path.segments.extend(corners[1..].iter().map(|&corner| Segment::Line(corner)));
    path.segments.push(Segment::Close);
    path
}
