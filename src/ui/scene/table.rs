//! The table under the landscape, and the shadow that the landscape throws on it.

use super::{
    seen::{Seen, Theme, is_seen},
    square::{Square, square},
};
use crate::{
    art::{
        paint::{DrawCmd, Sprite},
        shadow::{AROUND, Cast},
    },
    board::Pos,
    catalogue::Side,
    ui::camera::{Area, Point},
};

/// The side of a piece of linen in CSS pixels.
const CLOTH: f64 = 256.0;

/// The cloth; it moves with the landscape and keeps its size.
pub(super) fn cloth(seen: &Seen, commands: &mut Vec<DrawCmd>) {
    let sprite = Sprite::Table { dark: seen.theme == Theme::Dark };
    let Point { x, y } = seen.camera.to_screen(Point::default());
    let Area { right, bottom, .. } = seen.camera.screen();
    let mut top = y.rem_euclid(CLOTH) - CLOTH;
    while top < bottom {
        let mut left = x.rem_euclid(CLOTH) - CLOTH;
        while left < right {
            commands.push(Square { x: left, y: top, side: CLOTH }.sprite(sprite, 1.0));
            left += CLOTH;
        }
        top += CLOTH;
    }
}

/// One soft shadow to the south-east, and the thickness of the card, along the edges of the landscape.
pub(super) fn shadow(seen: &Seen, commands: &mut Vec<DrawCmd>) {
    let mut cast = Cast::new(seen.camera.scale(), 1.0);
    for laid in seen.game.board().tiles().iter().filter(|laid| is_seen(seen, laid.pos)) {
        let Square { x, y, .. } = square(seen, laid.pos);
        for side in Side::ALL.into_iter().filter(|side| seen.game.board().tile_at(laid.pos.beside(*side)).is_none()) {
            cast.open([x, y], usize::from(seen.camera.turns()) + side.index());
        }
    }
    let shapes = cast.shapes(seen.theme == Theme::Dark);
    commands.extend(shapes.map(|([x, y], shape)| DrawCmd::Shape { shape, x, y, scale: 1.0 }));
}

/// The same, cell by cell: what is seen of it on the cells beside the landscape, and below tiles that still fall.
pub(super) fn shades(seen: &Seen, commands: &mut Vec<DrawCmd>) {
    let board = seen.game.board();
    let beside = |Pos { x, y }: Pos, [dx, dy]: [i16; 2]| Pos::new(x + dx, y + dy);
    let mut done: Vec<Pos> = Vec::new();
    for laid in board.tiles().iter().filter(|laid| is_seen(seen, laid.pos)) {
        let is_falling = seen.motion.tile(laid.pos) < 1.0;
        let empty = AROUND.map(|step| beside(laid.pos, step)).into_iter().filter(|pos| board.tile_at(*pos).is_none());
        for pos in empty.chain(is_falling.then_some(laid.pos)) {
            if done.contains(&pos) || !is_seen(seen, pos) {
                continue;
            }
            done.push(pos);
            let around = (0..8).filter(|k| board.tile_at(beside(pos, AROUND[*k])).is_some());
            let around = around.fold(0, |all: u8, k| all | 1 << ((k + 2 * usize::from(seen.camera.turns())) % 8));
            commands.push(square(seen, pos).sprite(Sprite::Shade { around, dark: seen.theme == Theme::Dark }, 1.0));
        }
    }
}
