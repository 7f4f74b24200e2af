//! Pieces of sets that are not played, which a diagram shows.

use super::{MIN_FIGURE, Seen, is_seen, square::Square};
use crate::{
    art::{
        paint::{DrawCmd, Sprite},
        tile_art,
    },
    catalogue::{Catalogue, Print},
    record::{Item, Pictured, Where},
    rules::Game,
    ui::{
        camera::{Area, Point},
        hit_test::{cell_point, node_point},
    },
};

/// The drawing of a piece reaches so far from its middle, in parts of the square that it is drawn in.
const REACH: f64 = 0.4;

/// The pieces, in the order of the diagram.
pub(super) fn pieces(seen: &Seen, commands: &mut Vec<DrawCmd>) {
    for item in seen.items {
        let Item::Picture(pictured) = item else { continue };
        let Some(emblem) = pictured.emblem().filter(|_| is_seen(seen, pictured.pos)) else { continue };
        let Some(piece) = Catalogue::get().piece_position(emblem) else { continue };
        let size = f64::from(emblem.radius) / 100.0 / REACH * seen.camera.scale();
        let at = Square::about(seen.camera.to_screen(point(seen.game, pictured)), size.max(MIN_FIGURE));
        commands.push(at.sprite(Sprite::Emblem { piece, kind: pictured.kind, colour: pictured.colour }, 1.0));
    }
}

/// Where on the board a piece stands.
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
