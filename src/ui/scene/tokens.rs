//! What small boxes lay on the landscape, which belongs to nobody: bars of gold, the mage and the witch.

use super::{
    seen::{Seen, is_seen, piece_sprite},
    square::{Square, numbered},
};
use crate::{
    art::{
        paint::{DrawCmd, Pose},
        piece::Piece,
    },
    boxes::mage::rules::Neutral,
    ui::{
        camera::{Area, MIN_FIGURE, Point},
        hit_test::{gold_point, magic_point},
    },
};

/// The side of a bar's square in tiles.
const BAR: f64 = 0.3;
/// The side of the square of the mage and the witch in tiles.
const MAGIC: f64 = 0.36;

/// The bars on the tiles, each with their number if there are several.
pub(super) fn bars(seen: &Seen, commands: &mut Vec<DrawCmd>) {
    let size = (BAR * seen.camera.scale()).max(0.8 * MIN_FIGURE);
    let sprite = piece_sprite(seen, Piece::Gold, seen.game.asked(), Pose::Standing);
    for pile in seen.game.gold().filter(|pile| is_seen(seen, pile.pos)) {
        let at = seen.camera.to_screen(gold_point(pile.pos));
        commands.push(Square::about(at, size).sprite(sprite, 1.0));
        if pile.bars > 1 {
            numbered(Point::new(at.x + 0.3 * size, at.y + 0.3 * size), u16::from(pile.bars), 0.3 * size, commands);
        }
    }
}

/// The mage and the witch.
pub(super) fn magic(seen: &Seen, commands: &mut Vec<DrawCmd>) {
    let size = (MAGIC * seen.camera.scale()).max(1.2 * MIN_FIGURE);
    for (who, at) in standing_magic(seen) {
        let sprite = piece_sprite(seen, Piece::Magic(who), seen.game.asked(), Pose::Standing);
        commands.push(Square::about(at, size).sprite(sprite, 1.0));
    }
}

fn standing_magic<'a>(seen: &'a Seen) -> impl Iterator<Item = (Neutral, Point)> + 'a {
    let on_board = Neutral::ALL.into_iter().zip(seen.game.magic());
    on_board.filter_map(|(who, on)| Some((who, seen.camera.to_screen(magic_point(seen.game, on?)))))
}

/// Where the mage and the witch stand on the screen.
pub(super) fn standing(seen: &Seen) -> impl Iterator<Item = Area> {
    standing_magic(seen).map(|(_, at)| Area::point(at).grown(0.4 * MAGIC * seen.camera.scale()))
}
