//! Draws the landmarks that [`super::glyphs`] describes.

use super::{
    glyphs,
    house::{House, Layers, sweep},
    pen::{Line, Point, Rng, add, add_line, block, dash, oval, poly, put, rgb, shade, slab, smooth},
    plants, wall,
};
use crate::art::paint::{Cap, Colour4, Path, Picture, Shape, Stroke};

/// The whole number that a word begins with, in base 10 or 16, and what follows its separator.
fn number(word: &str, base: u32) -> (u32, &str) {
    let mut value = 0_u32;
    for (i, letter) in word.bytes().enumerate() {
        match char::from(letter).to_digit(base) {
            Some(digit) => value = value.wrapping_mul(base).wrapping_add(digit),
            None => return (value, word.get(i + 1..).unwrap_or_default()),
        }
    }
    (value, "")
}

/// `rrggbb`, `rrggbbaa`, `~aa`, or nothing.
fn colour(word: &str) -> Option<Colour4> {
    let digits = word.find(':').unwrap_or(word.len());
    match word.as_bytes().first()? {
        b'-' => None,
        b'~' => Some(shade(number(word.get(1..)?, 16).0 as u8)),
        _ if digits == 8 => Some(Colour4(number(word, 16).0)),
        _ => Some(rgb(number(word, 16).0)),
    }
}

/// Colour, width, dash and gap; a line without dashes has round ends.
fn line(word: &str) -> Option<Stroke> {
    let colour = colour(word)?;
    let mut rest = number(word, 16).1;
    let mut lengths = Vec::new();
    while !rest.is_empty() {
        let (value, after) = number(rest, 10);
        lengths.push(value as f32 / 10.0);
        rest = after;
    }
    let dash = lengths.split_off(1);
    Some(Stroke { colour, width: lengths[0], cap: if dash.is_empty() { Cap::Round } else { Cap::Butt }, dash })
}

/// Draws a glyph round a place.
#[inline(never)]
pub(super) fn draw(picture: &mut Picture, glyph: &str, at: Point, rng: &mut Rng) {
    for row in glyph.split('\n') {
        let mut words = row.split(' ');
        let mut word = || words.next().unwrap_or_default();
        let (kind, fill, rim) = (word(), word(), word());
        let mut numbers = Vec::new();
        for word in words {
            let digits = word.trim_start_matches('-');
            let size = number(digits, 10).0 as f32 / 10.0;
            numbers.push(if digits.len() < word.len() { -size } else { size });
        }
        let points: Line = numbers.chunks_exact(2).map(|p| add(at, [p[0], p[1]])).collect();
        part(picture, kind.as_bytes()[0], (fill, rim), &numbers, &points, rng);
    }
}

fn part(picture: &mut Picture, kind: u8, (fill, rim): (&str, &str), n: &[f32], points: &[Point], rng: &mut Rng) {
    let [x, y] = points[0];
    let roof = || [number(fill, 16).0, number(rim, 16).0];
    let mut layers = Layers::default();
    let path = match kind {
        b'e' => oval(x, y, n[2], n[3]),
        b'r' => block(x, y, n[2], n[3]),
        b's' => smooth(points),
        b'c' => {
            let path = Path::default().move_to(x, y);
            let path = points[1..].chunks_exact(3).fold(path, |path, p| path.curve_to(p[0], p[1], p[2]));
            if fill == "-" { path } else { path.close() }
        }
        b'h' => {
            let ridge = if n[5] > 0.0 { [0.0, 1.0] } else { [1.0, 0.0] };
            layers.house(&House { at: [x, y], half: [n[2], n[3]], ridge, height: n[4], roof: roof() }, rng);
            return layers.lay(picture);
        }
        b'T' => {
            plants::tree(&mut layers, [x, y], n[2], (n[3] * 10.0) as usize, rng);
            return layers.lay(picture);
        }
        b't' => return steeple(picture, [x, y], n[2], n[3], roof()),
        b'w' => return wall::tower(picture, [x, y], n[2], Some(wall::RED).filter(|_| n[3] > 0.0)),
        b'b' => return draw(picture, glyphs::BEDS, [x, y], rng),
        b'q' => return draw(picture, glyphs::SQUARE, [x, y], rng),
        _ => {
            let mut path = Path::default();
            add_line(&mut path, points, kind == b'p');
            path
        }
    };
    put(picture, Shape { path, fill: colour(fill), stroke: line(rim) });
}

/// A square tower with a pointed roof and a cross.
fn steeple(picture: &mut Picture, [x, y]: Point, half: f32, height: f32, roof: [u32; 2]) {
    let feet = [[x - half, y - half], [x + half, y - half], [x + half, y + half], [x - half, y + half]];
    poly(picture, &sweep(&feet, [height * 0.6, height * 0.42]), shade(80));
    let top = y - height;
    let front = block(x - half, top - half, half * 2.0, half * 2.0 + height);
    put(picture, front.fill(rgb(0xf3_e8cd)).outlined(rgb(0xa8_946c), 0.4));
    slab(picture, [x + half * 0.35, top + half, half * 0.65, height], rgb(0xcf_bd98));
    put(picture, oval(x - half * 0.1, top + half + height * 0.36, half * 0.34, half * 0.6).fill(rgb(0x5d_5a5e)));
    let apex = [x, top - half * 1.5];
    let eave = |dx: f32, dy: f32| [x + dx * (half + 0.6), top + dy * (half + 0.6)];
    poly(picture, &[eave(-1.0, -1.0), apex, eave(1.0, 1.0), eave(-1.0, 1.0)], rgb(roof[0]));
    poly(picture, &[eave(1.0, 1.0), apex, eave(1.0, -1.0)], rgb(roof[1]));
    for &(tone, width) in &[(0x43_3427, 1.5), (0xf4_d98a, 0.7)] {
        put(picture, dash([x, apex[1] + 0.3], [x, apex[1] - 4.4]).stroke(rgb(tone), width));
        put(picture, dash([x - 1.5, apex[1] - 2.9], [x + 1.5, apex[1] - 2.9]).stroke(rgb(tone), width));
    }
}
