//! The City of Carcassonne, which lies on twelve tiles: its double wall, its streets and its four quarters.
//!
//! Places are those of the whole city, four tiles wide and three high, before they are moved to one of its tiles.

use super::{
    glyph, glyphs,
    pen::{CENTRE, Line, Point, Rng, add, add_line, along, band, bezier, lerp, moved, put, rgb, shade, sub, turned},
    plan::{City, Plan},
    spot::{Landmark, Spot},
};
use crate::{
    art::paint::{Path, Picture},
    catalogue::{EdgeKind, Part, PartKind, Quarter, Rotation, Sides, TileDef},
};

/// How far the outer wall is from the edge of the city's tiles.
const OUTSIDE: f32 = 40.0;
/// The radius of the wall's corners.
const ROUND: f32 = 26.0;
/// How far the wall swings out on each tile.
const SWING: f32 = 4.0;
/// How far the inner wall is from the outer one, from outer face to outer face.
pub(super) const INNER: f32 = 11.0;

/// Streets: round the four quarters, and between them.
const STREETS: [[Point; 2]; 6] = [
    [[94.0, 94.0], [306.0, 94.0]],
    [[306.0, 94.0], [306.0, 206.0]],
    [[306.0, 206.0], [94.0, 206.0]],
    [[94.0, 206.0], [94.0, 94.0]],
    [[94.0, 150.0], [306.0, 150.0]],
    [[200.0, 94.0], [200.0, 206.0]],
];
/// Where the ways from the gates meet these streets.
const CROSSINGS: [Point; 3] = [[94.0, 94.0], [306.0, 94.0], [250.0, 206.0]];

/// The place of a tile in the city: column and row.
fn cell(tile: &TileDef) -> [usize; 2] {
    let number: usize = tile.name.get(1..).and_then(|digits| digits.parse().ok()).unwrap_or(1);
    let place = number.saturating_sub(1);
    [place % 4, place / 4]
}

/// What lies of the city on one of its tiles.
pub(super) fn city(tile: &TileDef, sides: Sides) -> City {
    let [x, y] = cell(tile);
    let (west, east, north, south) = (x == 0, x == 3, y == 0, y == 2);
    // The quarter turns from a tile in the north, or in the north-west.
    let (is_corner, turns): (bool, Rotation) = match (west, east, north, south) {
        (true, _, true, _) => (true, 0),
        (_, true, true, _) => (true, 1),
        (_, true, _, true) => (true, 2),
        (true, _, _, true) => (true, 3),
        (_, _, true, _) => (false, 0),
        (_, true, ..) => (false, 1),
        (.., true) => (false, 2),
        (true, ..) => (false, 3),
        _ => {
            let ring = vec![[0.0, 0.0], [100.0, 0.0], [100.0, 100.0], [0.0, 100.0]];
            return City {
                part: None,
                sides,
                rings: vec![ring],
                walls: Vec::new(),
                bridge: None,
                streets: streets(x, y),
            };
        }
    };
    let mut wall = if is_corner { corner() } else { straight() };
    let rest: &[Point] = if is_corner { &[[100.0, 100.0]] } else { &[[0.0, 100.0], [100.0, 100.0]] };
    let mut ring: Line = wall.iter().chain(rest).copied().collect();
    for p in wall.iter_mut().chain(&mut ring) {
        *p = turned(*p, turns);
    }
    City { part: None, sides, rings: vec![ring], walls: vec![wall], bridge: None, streets: streets(x, y) }
}

/// The wall on a tile in the north, from east to west: it swings out and meets the next tile level.
fn straight() -> Line {
    let at = |i: u8| {
        let t = f32::from(i) / 24.0;
        [100.0 - 100.0 * t, OUTSIDE - SWING * 16.0 * (t * (1.0 - t)).powi(2)]
    };
    (0..=24).map(at).collect()
}

/// The wall on the tile in the north-west, from its eastern to its southern edge.
fn corner() -> Line {
    let middle = OUTSIDE + ROUND;
    let mut line = vec![[100.0, OUTSIDE], [83.0, OUTSIDE]];
    for i in 0..=14_u8 {
        let [dx, dy] = super::pen::heading(-core::f32::consts::FRAC_PI_2 * (1.0 + f32::from(i) / 14.0));
        line.push([middle + ROUND * dx, middle + ROUND * dy]);
    }
    line.extend([[OUTSIDE, 83.0], [OUTSIDE, 100.0]]);
    line
}

/// The streets that a tile shows, in its own units; they go on beyond its edges.
fn streets(x: usize, y: usize) -> Vec<Line> {
    let corner = [100.0 * x as f32, 100.0 * y as f32];
    let on_tile = STREETS.iter().filter_map(|ends| {
        let [a, b] = ends.map(|p| sub(p, corner).map(|v| v.clamp(-4.0, 104.0)));
        let is_near = |k: usize| (a[k] - b[k]).abs() > 0.5 || (-3.0..103.0).contains(&a[k]);
        (a != b && is_near(0) && is_near(1)).then(|| vec![a, lerp(a, b, 0.5), b])
    });
    on_tile.collect()
}

/// Leads the way from a gate to the streets, and places the buildings of the quarters, each in the outer half of its court.
pub(super) fn place(tile: &TileDef, plan: &mut Plan) {
    let [x, y] = cell(tile);
    let gates = plan.roads.iter().flat_map(|road| &road.gates);
    if let (Some(&[gate, out]), Some(city)) =
        (gates.clone().next(), plan.cities.last_mut().filter(|_| tile.edges.contains(&EdgeKind::Quarter)))
    {
        let to = sub(CROSSINGS[if y == 2 { 2 } else { usize::from(x > 0) }], [100.0 * x as f32, 100.0 * y as f32]);
        city.streets.push(bezier([gate, along(gate, out, -18.0), lerp(to, gate, 0.3), to], 12));
    }
    for quarter in tile.parts.iter().filter_map(|part| part.quarter) {
        let (x, _) = sides_of(quarter);
        let [_, y] = middle(quarter);
        plan.spots.push(Spot { what: Landmark::Quarter(quarter), at: [50.0 + 24.0 * x, y], radius: 24.0, eighths: 0 });
    }
}

/// On which side of the city a quarter is: west or east, north or south.
const fn sides_of(quarter: Quarter) -> (f32, f32) {
    match quarter {
        Quarter::Castle => (-1.0, 1.0),
        Quarter::Market => (-1.0, -1.0),
        Quarter::Blacksmith => (1.0, -1.0),
        Quarter::Cathedral => (1.0, 1.0),
    }
}

fn middle(quarter: Quarter) -> Point {
    [50.0, 50.0 + 25.0 * sides_of(quarter).1]
}

/// Whether a place on the unturned tile of a quarter belongs to it: one half of the tile each.
pub(super) fn is_in(quarter: Quarter, [_, y]: Point) -> bool {
    (y < 50.0) == (sides_of(quarter).1 < 0.0)
}

/// Where figures stand in a quarter: towards the middle of the city.
pub(super) fn anchor(quarter: Option<Quarter>) -> Point {
    quarter.map_or(CENTRE, |quarter| add(middle(quarter), [-22.0 * sides_of(quarter).0, 0.0]))
}

/// Towards where figures lie on a field: before the walls along its edges, elsewhere in the middle of its tile.
pub(super) fn outside(tile: &TileDef, field: &Part) -> Point {
    let halves: Vec<Point> = field.halves.iter().map(super::plan::half_middle).collect();
    if halves.is_empty() || !tile.edges.contains(&EdgeKind::Quarter) {
        return CENTRE;
    }
    let sum = halves.iter().copied().fold([0.0; 2], add);
    sum.map(|v| v / halves.len() as f32)
}

/// The court of a quarter on its tile as it lies.
pub(super) fn court(quarter: Option<Quarter>, turns: Rotation) -> Path {
    let mut path = Path::default();
    if let Some(quarter) = quarter {
        let (x, y) = sides_of(quarter);
        let [left, right] = if x < 0.0 { [2.0, 96.0] } else { [4.0, 98.0] };
        let [top, bottom] = if y < 0.0 { [2.0, 46.0] } else { [54.0, 98.0] };
        let c = 3.0;
        let corners = [
            [left + c, top],
            [right - c, top],
            [right, top + c],
            [right, bottom - c],
            [right - c, bottom],
            [left + c, bottom],
            [left, bottom - c],
            [left, top + c],
        ];
        add_line(&mut path, &corners.map(|p| turned(p, turns)), true);
    }
    path
}

/// The ground of a court and the line round it.
const fn ground(quarter: Quarter) -> [u32; 2] {
    match quarter {
        Quarter::Castle => [0xc9_c3b6, 0x62_5b4e],
        Quarter::Market => [0xf2_dfae, 0x7a_5a20],
        Quarter::Blacksmith => [0xa9_8a70, 0x4a_382b],
        Quarter::Cathedral => [0xdf_e1ea, 0x50_587a],
    }
}

/// Paves the courts of a tile.
pub(super) fn courts(picture: &mut Picture, tile: &TileDef, turns: Rotation, rng: &mut Rng) {
    for part in tile.parts.iter().filter(|part| part.kind == PartKind::Quarter) {
        let Some(quarter) = part.quarter else { continue };
        let [tone, rim] = ground(quarter).map(rgb);
        let outline = court(Some(quarter), turns);
        put(picture, outline.clone().fill(tone).outlined(rim, 1.2));
        let mut stones = Path::default();
        for i in 0..26_u8 {
            let [x, y] = turned([rng.between(8.0, 92.0), middle(quarter)[1] + rng.between(-19.0, 19.0)], turns);
            let long = if i % 2 == 0 { 1.1 } else { 1.8 };
            stones = stones.move_to(x, y).line_to(x + long, y);
        }
        put(picture, stones.stroke(rim.alpha(110), 0.9));
    }
}

/// Builds what a quarter is known by: keep, stalls, forge or cathedral.
pub(super) fn build(picture: &mut Picture, quarter: Quarter, at: Point, rng: &mut Rng) {
    let (glyph, size) = match quarter {
        Quarter::Castle => (glyphs::KEEP, 1.0),
        Quarter::Market => (glyphs::BAZAAR, 1.7),
        Quarter::Blacksmith => (glyphs::SMITHY, 1.0),
        Quarter::Cathedral => (glyphs::CATHEDRAL, 1.0),
    };
    let first = picture.len();
    glyph::draw(picture, glyph, at, rng);
    picture[first..].iter_mut().for_each(|shape| shape.grow(at, size));
}

/// The ground between the two walls.
pub(super) fn lists(picture: &mut Picture, city: &City) {
    let between = super::pen::all_beside(&city.walls, -8.0, 3.0, 3.0);
    band(picture, &between, rgb(0xb3_bd72), 8.0, &[]);
    band(picture, &moved(&between, [0.6, 0.8]), shade(40), 3.0, &[]);
}
