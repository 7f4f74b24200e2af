//! Pieces of sets that are not played, which a diagram shows.

use super::{
    seen::{Seen, is_seen},
    square::Square,
    standing::standing,
};
use crate::{
    art::{
        paint::{DrawCmd, Sprite},
        tile_art,
    },
    catalogue::{Catalogue, Emblem, Print},
    record::{Item, Pictured, Where},
    rules::Game,
    ui::{
        camera::{Area, MIN_FIGURE, Point},
        hit_test::part_at,
        points::{cell_point, node_point},
    },
};

/// The drawing of a piece reaches so far from its middle, in parts of the square that it is drawn in.
const REACH: f64 = 0.4;
/// What makes a place beside the wanted one worse, in tiles of distance: a tile of two pieces that overlap, and another part.
const OVERLAP: f64 = 6.0;
const ASTRAY: f64 = 0.25;
/// The places that are tried: so many in each direction, so far from each other, in tiles.
const SIDE: u8 = 15;
const STEP: f64 = 0.08;

/// A piece and where it stands on the screen.
#[derive(Clone, Copy, Debug)]
struct Stand<'a> {
    pictured: &'a Pictured,
    emblem: &'static Emblem,
    at: Point,
    reach: f64,
}

/// The pieces, in the order of the diagram.
pub(super) fn pieces(seen: &Seen, commands: &mut Vec<DrawCmd>) {
    for Stand { pictured, emblem, at, reach } in stands(seen) {
        let Some(piece) = Catalogue::get().piece_position(emblem) else { continue };
        let sprite = Sprite::Emblem { piece, kind: pictured.kind, colour: pictured.colour };
        commands.push(Square::about(at, reach / REACH).sprite(sprite, 1.0));
    }
}

/// What the pieces cover of the screen.
pub(super) fn covered(seen: &Seen) -> Vec<Area> {
    stands(seen).iter().map(|stand| Area::point(stand.at).grown(0.9 * stand.reach)).collect()
}

/// Where the pieces stand, in the order of the diagram. One that is put at a point stands there; any other that would cover a figure or
/// another piece stands beside it, if there is room on the same part of the tile.
fn stands<'a>(seen: &Seen<'a>) -> Vec<Stand<'a>> {
    let wanted = seen.items.iter().filter_map(|item| match item {
        Item::Picture(pictured) if is_seen(seen, pictured.pos) => {
            let emblem = pictured.emblem()?;
            let reach = (f64::from(emblem.radius) / 100.0 * seen.camera.scale()).max(REACH * MIN_FIGURE);
            Some(Stand { pictured, emblem, at: seen.camera.to_screen(point(seen.game, pictured)), reach })
        }
        _ => None,
    });
    let mut stands: Vec<Stand> = wanted.collect();
    if stands.is_empty() {
        return stands;
    }
    let is_fixed = |stand: &Stand| matches!(stand.pictured.at, Where::Offset(..));
    let mut taken: Vec<(Point, f64)> = standing(seen).iter().map(|area| (area.middle(), 0.45 * area.width())).collect();
    taken.extend(stands.iter().filter(|stand| is_fixed(stand)).map(|stand| (stand.at, stand.reach)));
    for stand in stands.iter_mut().filter(|stand| !is_fixed(stand)) {
        stand.at = beside(seen, stand, &taken);
        taken.push((stand.at, stand.reach));
    }
    stands
}

/// The best place on its cell for a piece: the wanted one, unless something stands there.
fn beside(seen: &Seen, stand: &Stand, taken: &[(Point, f64)]) -> Point {
    let Stand { pictured, at: wanted, reach, .. } = *stand;
    let scale = seen.camera.scale();
    let overlap = |at: Point| {
        let gaps = taken.iter().map(|(other, room)| reach + room - at.distance(*other));
        gaps.fold(0.0, f64::max)
    };
    if overlap(wanted) < 0.2 * reach {
        return wanted;
    }
    let cell = seen.camera.to_screen(cell_point(pictured.pos));
    let part = part_at(seen.game, seen.camera, wanted).filter(|_| matches!(pictured.at, Where::Part(_)));
    let room = (0.5 * scale - 0.8 * reach).max(0.0);
    let mut best = (OVERLAP * overlap(wanted), wanted);
    for place in 0..SIDE * SIDE {
        let [across, down] =
            [place % SIDE, place / SIDE].map(|step| (f64::from(step) - f64::from(SIDE / 2)) * STEP * scale);
        let at = Point::new(wanted.x + across, wanted.y + down);
        let cost = at.distance(wanted) + OVERLAP * overlap(at);
        let is_on_cell = (at.x - cell.x).abs() <= room && (at.y - cell.y).abs() <= room;
        if is_on_cell && cost < best.0 {
            let is_astray = part.is_some() && part_at(seen.game, seen.camera, at) != part;
            let cost = cost + if is_astray { ASTRAY * scale } else { 0.0 };
            if cost < best.0 {
                best = (cost, at);
            }
        }
    }
    best.1
}

/// Where on the board a piece is meant to stand.
fn point(game: &Game, pictured: &Pictured) -> Point {
    let laid = game.board().laid_on(pictured.pos);
    let on_cell = |x: f64, y: f64| {
        let Area { left, top, .. } = Area::cell(pictured.pos);
        Point::new(left + x, top + y)
    };
    let found = match (&pictured.at, laid) {
        (Where::Middle, _) => None,
        (Where::Offset(x, y), _) => Some(on_cell(0.5 + f64::from(*x) / 100.0, 0.5 + f64::from(*y) / 100.0)),
        (Where::Part(place), Some(laid)) => {
            place.find(laid.tile, laid.turns).map(|part| node_point(game, laid.node(part)))
        }
        (Where::Symbol(name), Some(laid)) => {
            let tile = Catalogue::get().tile(laid.tile);
            let is_it = |print: &Print| tile.symbol_of(print).is_some_and(|symbol| symbol.emblem.name == *name);
            let print = tile.prints.iter().position(is_it);
            let at = print.and_then(|print| tile_art::symbol_at(laid.tile, laid.turns, print));
            at.map(|[x, y]| on_cell(f64::from(x) / 100.0, f64::from(y) / 100.0))
        }
        (Where::Part(_) | Where::Symbol(_), None) => None,
    };
    found.unwrap_or_else(|| cell_point(pictured.pos))
}
