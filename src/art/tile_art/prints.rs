//! Draws the symbols and pieces of sets that are not played. Which there are, where they stand and what they look like is data
//! of the set ([`SetDef`](crate::catalogue::SetDef)), so no tile is named here.

use super::{
    glyph,
    pen::{CENTRE, Point, Rng, heading},
    spot::{Landmark, Spot},
};
use crate::{
    art::paint::{Colour4, Picture},
    catalogue::{Emblem, PartKind, Print, Symbol, SymbolDef, TileDef, Usual},
};

/// How far the shadow of a symbol that turns with its tile falls: to the south-east at any turn.
const CAST: Point = [1.1, 1.5];

/// The strokes of letters and digits, each a chain of points on a grid of 4 × 6.
const LETTERS: &str = "0:103041453616050110 1:112026 2:01103041420646 3:01103041423323,334445361605 4:300444,3036 \
    5:4000033344453606 6:40200205163645443303 7:004016 8:103041423313020110,1304051636454433 9:06264441301001021343 \
    A:062046,1434 B:06003041423303,3344453606 C:4130100105163645 D:00304145360600 E:40000646,0333 F:400006,0333 \
    G:41301001051636454323 H:0006,4046,0343 I:2026 J:4045361605 K:0006,400346 L:000646 M:0600234046 N:06004640 \
    O:103041453616050110 P:06003041423303 Q:103041453616050110,3446 R:06003041423303,2346 S:413010010213334445361605 \
    T:0040,2026 U:000516364540 V:002640 W:0016233640 X:0046,4006 Y:002340,2326 Z:00400646 +:2125,0343 -:0343";

/// Whether a symbol turns with its tile: one that points, and one at the end of a road, into which the road runs.
pub(super) fn turns(tile: &TileDef, print: &Print) -> bool {
    print.points.is_some() || tile.symbol_of(print).is_some_and(|symbol| symbol.usual == Usual::RoadEnd)
}

/// Draws a symbol of a tile; flat where the drawing has few colours, if there is such a drawing.
pub(super) fn draw(picture: &mut Picture, tile: &TileDef, spot: &Spot, is_plain: bool, rng: &mut Rng) {
    let Landmark::Print(index) = spot.what else { return };
    let Some(print) = tile.prints.get(usize::from(index)) else { return };
    let Some(symbol) = tile.symbol_of(print) else { return };
    let first = picture.len();
    let way = turns(tile, print).then(|| heading(f32::from(spot.eighths) * core::f32::consts::FRAC_PI_4));
    for rows in drawings(&symbol.emblem, print.kind, is_plain) {
        for row in rows.split('\n').filter(|row| !row.is_empty()) {
            draw_row(picture, row, &print.text, spot.at, way, rng);
        }
    }
    let scale = spot.radius / f32::from(symbol.emblem.radius.max(1));
    picture[first..].iter_mut().for_each(|shape| shape.grow(spot.at, scale));
}

/// The drawings of a kind: the flat ones, or else the painted ones.
fn drawings(emblem: &Emblem, kind: Option<u8>, is_plain: bool) -> Vec<&str> {
    let flat: Vec<&str> = emblem.drawings(kind, true).filter(|_| is_plain).collect();
    if flat.is_empty() { emblem.drawings(kind, false).collect() } else { flat }
}

/// Draws a row of a drawing, turned into a direction if it turns.
fn draw_row(picture: &mut Picture, row: &str, text: &str, at: Point, way: Option<Point>, rng: &mut Rng) {
    let first = picture.len();
    if row.starts_with('n') {
        glyph::draw(picture, &written(row, text), at, rng);
    } else {
        glyph::draw(picture, row, at, rng);
    }
    let Some([cos, sin]) = way else { return };
    let is_shadow = row.get(2..).is_some_and(|fill| fill.starts_with('~'));
    for shape in &mut picture[first..] {
        shape.path.each_point(|p| {
            let [x, y] = [p[0] - at[0], p[1] - at[1]];
            *p = [at[0] + x * cos - y * sin, at[1] + x * sin + y * cos];
        });
        if is_shadow {
            shape.path.move_by(CAST);
        }
    }
}

/// A row `n <colour> - <x> <y> <height>` as the lines of a text round that place.
fn written(row: &str, text: &str) -> String {
    let words: Vec<&str> = row.split(' ').collect();
    let number = |i: usize| words.get(i).and_then(|word| word.parse::<i32>().ok()).unwrap_or_default();
    let (x, y, height) = (number(3), number(4), number(5));
    let count = text.chars().count() as i32;
    let mut rows = String::new();
    for (i, letter) in text.chars().enumerate() {
        let left = x + height * (6 * i as i32 - 3 * count + 1) / 6;
        let strokes = LETTERS.split_whitespace().find_map(|known| known.strip_prefix(letter)?.strip_prefix(':'));
        for stroke in strokes.unwrap_or_default().split(',').filter(|stroke| !stroke.is_empty()) {
            if !rows.is_empty() {
                rows.push('\n');
            }
            rows += &format!("l - {}:{}", words.get(1).unwrap_or(&"000000"), height / 5);
            let digits: Vec<i32> = stroke.bytes().map(|digit| i32::from(digit - b'0')).collect();
            for p in digits.chunks_exact(2) {
                rows += &format!(" {} {}", left + p[0] * height / 6, y + (p[1] - 3) * height / 6);
            }
        }
    }
    if rows.is_empty() { "l - 000000:1 0 0".into() } else { rows }
}

/// A piece of a set in a square of 100 × 100, in the colour of its owner; flat where the drawing has few colours.
pub(super) fn piece(emblem: &Emblem, kind: Option<u8>, owner: Colour4, is_plain: bool) -> Picture {
    let mut picture = Picture::new();
    let colour = format!("{:06x}", owner.0 >> 8);
    for rows in drawings(emblem, kind, is_plain) {
        glyph::draw(&mut picture, &rows.replace('@', &colour), CENTRE, &mut Rng::new(1));
    }
    let grow = 40.0 / f32::from(emblem.radius.max(1));
    picture.iter_mut().for_each(|shape| shape.grow(CENTRE, grow));
    picture
}

/// Whether a spot is the monastery of its tile, as a shrine is.
pub(super) fn is_monastery(tile: &TileDef, spot: &Spot) -> bool {
    symbol_at(tile, spot).is_some_and(|symbol| symbol.is_monastery)
}

/// Whether a spot is a part of its tile of this kind.
pub(super) fn is_part(tile: &TileDef, spot: &Spot, kind: PartKind) -> bool {
    let acts = symbol_at(tile, spot).and_then(|symbol| Symbol::from_name(&symbol.emblem.name));
    acts.and_then(PartKind::of_symbol) == Some(kind)
}

/// The symbol that is printed at a spot.
fn symbol_at<'a>(tile: &'a TileDef, spot: &Spot) -> Option<&'a SymbolDef> {
    let Landmark::Print(index) = spot.what else { return None };
    tile.prints.get(usize::from(index)).and_then(|print| tile.symbol_of(print))
}

/// How much larger a symbol is on an icon.
pub(super) fn growth(tile: &TileDef, spot: &Spot, usual: f32) -> f32 {
    let Landmark::Print(index) = spot.what else { return usual };
    let at_end = tile.prints.get(usize::from(index)).is_some_and(|print| print.points.is_none() && turns(tile, print));
    if at_end { 1.0 } else { (19.0 / spot.radius).clamp(1.0, usual) }
}
