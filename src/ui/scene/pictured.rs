//! Pieces of sets that are not played, which a diagram shows.

use super::{MIN_FIGURE, Seen, is_seen, labels::standing, square::Square};
use crate::{
    art::{
        paint::{DrawCmd, Sprite},
        tile_art,
    },
    catalogue::{Catalogue, Emblem, Print},
    record::{Item, Pictured, Where},
    rules::Game,
    ui::{
        camera::{Area, Point},
        hit_test::{cell_point, node_point, part_at},
    },
};

/// The drawing of a piece reaches so far from its middle, in parts of the square that it is drawn in.
const REACH: f64 = 0.4;
/// What makes a place beside the wanted one worse, in tiles of distance: a tile of two pieces that overlap, and another part.
const OVERLAP: f64 = 6.0;
const ASTRAY: f64 = 0.25;

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

/// Where the pieces stand. One that is put at a point stands there; any other that would cover a figure or an earlier piece
/// stands beside it, if there is room on the same part of the tile.
fn stands<'a>(seen: &Seen<'a>) -> Vec<Stand<'a>> {
    let shown = seen.items.iter().filter_map(|item| match item {
        Item::Picture(pictured) if is_seen(seen, pictured.pos) => Some(pictured),
        _ => None,
    });
    let (fixed, free): (Vec<&Pictured>, Vec<_>) = shown.partition(|pictured| matches!(pictured.at, Where::Offset(..)));
    let mut taken: Vec<(Point, f64)> = if free.is_empty() {
        Vec::new()
    } else {
        standing(seen).iter().map(|area| (area.middle(), 0.45 * area.width())).collect()
    };
    let mut stands: Vec<Stand> = Vec::new();
    for pictured in fixed.into_iter().chain(free) {
        let Some(emblem) = pictured.emblem() else { continue };
        let reach = (f64::from(emblem.radius) / 100.0 * seen.camera.scale()).max(REACH * MIN_FIGURE);
        let wanted = seen.camera.to_screen(point(seen.game, pictured));
        let at = if matches!(pictured.at, Where::Offset(..)) {
            wanted
        } else {
            beside(seen, pictured, wanted, reach, &taken)
        };
        taken.push((at, reach));
        stands.push(Stand { pictured, emblem, at, reach });
    }
    let index = |stand: &Stand| {
        seen.items
            .iter()
            .position(|item| matches!(item, Item::Picture(pictured) if std::ptr::eq(pictured, stand.pictured)))
    };
    stands.sort_by_key(index);
    stands
}

/// The best place on a cell for a piece that reaches so far: the wanted one, unless something stands there.
fn beside(seen: &Seen, pictured: &Pictured, wanted: Point, reach: f64, taken: &[(Point, f64)]) -> Point {
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
    let cost = |at: Point| {
        let is_astray = part.is_some() && part_at(seen.game, seen.camera, at) != part;
        let astray = if is_astray { ASTRAY * scale } else { 0.0 };
        at.distance(wanted) + OVERLAP * overlap(at) + astray
    };
    let steps = (1..=14).flat_map(|ring| (0..16).map(move |turn| (0.06 * f64::from(ring), f64::from(turn) / 16.0)));
    let places = steps.map(|(far, turn)| {
        let (sin, cos) = (turn * std::f64::consts::TAU).sin_cos();
        Point::new(wanted.x + far * scale * cos, wanted.y + far * scale * sin)
    });
    let on_cell = places.filter(|at| (at.x - cell.x).abs() <= room && (at.y - cell.y).abs() <= room);
    on_cell
        .chain([wanted])
        .map(|at| (cost(at), at))
        .min_by(|one, other| one.0.total_cmp(&other.0))
        .map_or(wanted, |best| best.1)
}

/// Where on the board a piece is meant to stand.
fn point(game: &Game, pictured: &Pictured) -> Point {
    let laid = game.board().tile_at(pictured.pos).map(|index| game.board().tiles()[index]);
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
