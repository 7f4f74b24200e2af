//! What the landscape is beyond its single tiles: where woods and meadows lie, towers between tiles, drifting light.

use super::{
    seen::{Seen, is_seen},
    square::{Square, draw, square},
};
use crate::{
    art::{
        light::{Patch, mixed, patches, tone},
        paint::{Colour4, DrawCmd, Lit, Path, Sprite},
        tile_art,
    },
    board::{Board, LaidTile, Pos},
    catalogue::{Catalogue, Rotation, Side, TileId},
    ui::camera::{Area, Camera, Point},
};

/// The colour of the line round the landscape on paper.
const OUTLINE: Colour4 = Colour4::rgb(0x555555);
/// The side of a tower's square in tiles.
const TOWER: f64 = 0.24;
/// Two ends of walls that are nearer than this, in tiles, share a tower.
const NEAR: f64 = 0.09;

/// The decoration of a tile, 0 to 15: two bits that look random, and above them what the land is like, which stays the same over
/// two or three tiles.
#[must_use]
pub fn variant(pos: Pos) -> u8 {
    let Pos { x, y } = pos;
    let bend = |v: i16| (mixed(v.div_euclid(2), 77) >> 20 & 1) as i16;
    let land = mixed(x.wrapping_add(bend(y)).div_euclid(3), y.wrapping_add(bend(x)).div_euclid(2)) >> 9 & 3;
    (mixed(x, y) >> 30 | land << 2) as u8
}

/// A tile as it is seen, turned with the board, without light on it. One that fits anything is built to what lies around it.
pub(super) fn tile_sprite(camera: &Camera, board: &Board, tile: TileId, turns: Rotation, pos: Pos) -> Sprite {
    let variant = if tile_art::fits_anything(tile) { around(board, pos) } else { variant(pos) };
    let tile = Catalogue::get().printed(tile); // its bridge is drawn on top
    Sprite::Tile { tile, turns: (turns + camera.turns()) & 3, variant, light: None }
}

/// The same with the light that falls on it there.
pub(super) fn lit_sprite(camera: &Camera, board: &Board, tile: TileId, turns: Rotation, pos: Pos) -> Sprite {
    let mut sprite = tile_sprite(camera, board, tile, turns, pos);
    if let Sprite::Tile { light, .. } = &mut sprite {
        *light = Some(Lit { pos, turns: camera.turns() });
    }
    sprite
}

/// What lies around a cell, as the picture of a tile that fits anything takes it.
fn around(board: &Board, pos: Pos) -> u8 {
    let met = |side: Side| {
        let laid = board.laid_on(pos.beside(side))?;
        let edges = Catalogue::get().face(laid.tile, laid.turns).edges;
        Some(tile_art::met(edges[side.opposite().index()]))
    };
    Side::ALL.into_iter().fold(0, |all, side| all | met(side).unwrap_or(0) << (2 * side.index()))
}

/// Towers where the walls of two tiles meet.
pub(super) fn towers(seen: &Seen, commands: &mut Vec<DrawCmd>) {
    let board = seen.game.board();
    let mut places: Vec<Point> = Vec::new();
    for laid in board.tiles().iter().filter(|laid| is_seen(seen, laid.pos) && seen.motion.tile(laid.pos) >= 1.0) {
        for side in [Side::East, Side::South] {
            let Some(other) = board.laid_on(laid.pos.beside(side)) else { continue };
            let own = tile_art::wall_ends(laid.tile, laid.turns, side);
            let theirs = tile_art::wall_ends(other.tile, other.turns, side.opposite());
            for (a, b) in own.into_iter().zip(theirs.into_iter().rev()) {
                let (Some(a), Some(b)) = (a, b) else { continue };
                let [a, b] = [(laid.pos, a), (other.pos, b)].map(|(pos, [x, y])| {
                    Point::new(f64::from(pos.x) + f64::from(x) / 100.0, f64::from(pos.y) + f64::from(y) / 100.0)
                });
                let at = Point::new((a.x + b.x) / 2.0, (a.y + b.y) / 2.0);
                if places.iter().all(|place| place.distance(at) > NEAR) {
                    places.push(at);
                }
            }
        }
    }
    let side = TOWER * seen.camera.scale();
    let stand = |at: Point| {
        let light = if seen.is_layered() { [0; 2] } else { tone([at.x, at.y]) };
        Square::about(seen.camera.to_screen(at), side).sprite(Sprite::Tower { light }, 1.0)
    };
    commands.extend(places.into_iter().map(stand));
}

/// A line round the landscape, which has no shadow on paper. It is what remains in sight of slightly larger squares once the tiles are
/// drawn over them.
pub(super) fn outline(seen: &Seen, commands: &mut Vec<DrawCmd>) {
    let width = (0.015 * seen.camera.scale()).clamp(1.0, 2.5);
    let Area { left, top, right, bottom } = seen.camera.seen().grown(0.3);
    let mut path = Path::default();
    // Row by row, since a diagram may name its tiles in another order than they were laid in.
    for y in top.floor() as i16..=bottom.floor() as i16 {
        for pos in (left.floor() as i16..=right.floor() as i16).map(|x| Pos::new(x, y)) {
            if seen.game.board().tile_at(pos).is_some() {
                let Square { x, y, side } = square(seen, pos).inset(-width);
                path = path.rect(x as f32, y as f32, side as f32, side as f32);
            }
        }
    }
    draw(path.fill(OUTLINE), commands);
}

/// Sun and the shade of clouds on the landscape, over several tiles each.
pub(super) fn light(seen: &Seen, commands: &mut Vec<DrawCmd>) {
    let laid = seen.game.board().tiles().iter().filter(|laid| is_seen(seen, laid.pos));
    let add = |path, laid: &LaidTile| {
        let Square { x, y, side } = square(seen, laid.pos);
        Path::rect(path, x as f32, y as f32, side as f32, side as f32)
    };
    let land = laid.fold(Path::default(), add);
    if land.segments.is_empty() {
        return;
    }
    commands.push(DrawCmd::Within(land));
    let Area { left, top, right, bottom } = seen.camera.seen();
    for Patch { middle: [x, y], side, warm } in patches([left, top, right, bottom], 1) {
        let over = Square::about(seen.camera.to_screen(Point::new(x, y)), side * seen.camera.scale());
        commands.push(over.sprite(Sprite::Light { warm }, 1.0));
    }
    commands.push(DrawCmd::Within(Path::default()));
}
