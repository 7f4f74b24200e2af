//! The outlines of cities: which curves their walls follow.

use super::carcassonne;
use super::pen::{CENTRE, Line, Point, bezier, lerp, nearest, turned};
use super::plan::{City, middle};
use crate::{
    catalogue::{EdgeKind, HalfWind, PartKind, Rotation, Side, Sides, TileDef},
    record::DIAGRAMS,
};

/// Pieces of a wall from corner to corner.
const PIECES: usize = 24;

/// The cities of a tile, and the City of Carcassonne.
pub(super) fn cities(tile: &TileDef) -> Vec<City> {
    let mut quarter = Sides::default();
    for side in Side::ALL {
        if tile.edges[side.index()] == EdgeKind::Quarter {
            quarter.insert(side);
        }
    }
    let list: Vec<(Option<usize>, Sides)> =
        tile.parts_of(PartKind::City).map(|index| (Some(index), tile.parts[index].sides)).collect();
    let all = list.iter().fold(0, |mask, (_, sides)| mask | sides.0);
    let mut bridged = !tile.rivers.is_empty();
    let mut cities = Vec::new();
    for (part, sides) in list {
        let others = Sides(all & !sides.0);
        let opposite = sides == Sides(0b0101) || sides == Sides(0b1010);
        let crossed = opposite && (others == sides.turned(1) || tile.name == "A03");
        let city = if opposite && (bridged || crossed && (cities.len() == 1 || tile.name == "A03")) {
            twin_city(part, sides, others)
        } else {
            one_city(part, sides, others, tile)
        };
        bridged &= !opposite;
        cities.push(city);
    }
    if !quarter.is_empty() {
        cities.push(carcassonne::city(tile, quarter));
    }
    cities
}

/// A wall round one edge, bulging inwards by `depth`.
fn bulge(side: Side, others: Sides, depth: f32) -> Line {
    let inset = |steps: usize| if others.contains(Side::from_index(side.index() + steps)) { 5.0 } else { 0.0 };
    let (left, right) = (inset(3), 100.0 - inset(1));
    let pull = depth * 4.0 / 3.0;
    let curve = [[left, 0.0], [left + 22.0, pull], [right - 22.0, pull], [right, 0.0]];
    bezier(curve.map(|p| turned(p, side.index() as Rotation)), PIECES)
}

fn twin_city(part: Option<usize>, sides: Sides, others: Sides) -> City {
    let walls: Vec<Line> = sides.iter().map(|side| bulge(side, others, 21.0)).collect();
    let tip = |wall: &Line| lerp(wall[PIECES / 2], CENTRE, -0.05);
    let bridge = (walls.len() == 2).then(|| [tip(&walls[0]), tip(&walls[1])]);
    City { part, sides, rings: walls.clone(), walls, bridge, streets: Vec::new() }
}

fn one_city(part: Option<usize>, sides: Sides, others: Sides, tile: &TileDef) -> City {
    let first = sides.iter().find(|s| !sides.contains(Side::from_index(s.index() + 3))).unwrap_or(Side::North);
    let lens = |side: Side, from: f32| {
        let depth = match (others.contains(side), others.contains(side.opposite())) {
            (true, true) => 37.0,
            (true, false) => 45.0,
            _ => 24.0,
        } * 4.0
            / 3.0;
        let curve = [[100.0, 0.0], [100.0 - from, depth], [from, depth], [0.0, 0.0]];
        bezier(curve.map(|p| turned(p, side.index() as Rotation)), PIECES)
    };
    let next = Side::from_index(first.index() + 1);
    let walls = match sides.len() {
        0 | 4 => Vec::new(),
        1 => {
            let depth = match tile.name.as_str() {
                "A03" => 38.0,
                "W17" | "T03" | "T04" | "C09" | "C12" => 22.0,
                _ => 28.5,
            };
            vec![bulge(first, others, depth)]
        }
        2 if sides.contains(first.opposite()) => {
            vec![lens(Side::from_index(first.index() + 1), 24.0), lens(Side::from_index(first.index() + 3), 24.0)]
        }
        2 => {
            // North and east; with a city that reaches one of these edges, too, the wall meets its wall there.
            let curve = match [first, next].map(|side| is_shared(tile, side)) {
                [true, _] => [[50.0, 3.0], [56.0, 30.0], [82.0, 68.0], [100.0, 100.0]],
                [_, true] => [[0.0, 0.0], [32.0, 18.0], [70.0, 44.0], [97.0, 50.0]],
                _ => [[0.0, 0.0], [38.0, 18.0], [82.0, 62.0], [100.0, 100.0]],
            };
            vec![bezier(curve.map(|p| turned(p, first.index() as Rotation)), PIECES)]
        }
        _ => vec![lens(Side::from_index(first.index() + 3), 26.0)],
    };
    let mut ring: Line = Vec::new();
    for wall in &walls {
        ring.extend(wall);
    }
    if sides.len() != 1 && !(sides.len() == 2 && walls.len() == 2) {
        // Round by the corners of the tile that lie between the city's edges.
        if sides.len() == 2 && is_shared(tile, next) {
            ring.push(middle(next));
        }
        for k in 0..4 {
            let side = Side::from_index(first.index() + 3 + 4 - k);
            let next = Side::from_index(side.index() + 1);
            if sides.contains(side) && sides.contains(next) {
                ring.push(turned([100.0, 0.0], side.index() as Rotation));
            }
        }
    }
    if sides.len() == 2 && is_shared(tile, first) {
        ring.push(middle(first));
    }
    City { part, sides, rings: vec![ring], walls, bridge: None, streets: Vec::new() }
}

/// Whether two cities reach an edge.
fn is_shared(tile: &TileDef, side: Side) -> bool {
    DIAGRAMS && tile.parts.iter().filter(|part| part.kind == PartKind::City && part.sides.contains(side)).count() > 1
}

/// Draws a city's wall out to a corner where two fields meet that nothing else parts.
pub(super) fn grow_tails(tile: &TileDef, cities: &mut [City]) {
    let field = |half: usize| tile.parts.iter().position(|part| part.halves.contains(HalfWind::from_index(half)));
    // The corners, each behind the middle of the edge before it.
    for place in 0..8 {
        let (Some(a), Some(b)) = (field((place + 7) % 8), field(place)) else { continue };
        let shared = tile.parts[a].cities & tile.parts[b].cities;
        let is_edge = place % 2 == 0;
        if a == b || shared == 0 || is_edge && !(DIAGRAMS && tile.edges[place / 2] == EdgeKind::Field) {
            continue;
        }
        let point = turned(if is_edge { [50.0, -6.0] } else { [104.0, -4.0] }, (place / 2) as Rotation);
        let Some(city) = cities.iter_mut().find(|c| c.part == Some(shared.trailing_zeros() as usize)) else { continue };
        let Some(wall) = city.walls.first_mut() else { continue };
        let at = nearest(point, wall).clamp(9, wall.len().max(20) - 10);
        let grown = |from: usize| {
            let root = wall[from];
            let aim = lerp(root, point, 0.35);
            bezier([root, lerp(root, aim, 0.5), lerp(aim, lerp(wall[at], point, 0.6), 0.6), point], 8)
        };
        let mut tail = grown(at - 3);
        tail.extend(grown(at + 3).into_iter().rev().skip(1));
        let old: Line = wall.clone();
        put_in(wall, at - 3, &tail);
        for ring in &mut city.rings {
            if let Some(start) = ring.iter().position(|p| *p == old[at - 3]) {
                put_in(ring, start, &tail);
            }
        }
    }
}

/// Puts other points into a line in place of seven.
fn put_in(line: &mut Line, start: usize, points: &[Point]) {
    let after = line.split_off(start + 7);
    line.truncate(start);
    line.extend_from_slice(points);
    line.extend(after);
}
