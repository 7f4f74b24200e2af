//! Pieces that belong to nobody: the dragon, the fairy and the floors of towers.

use super::{
    INK, MIN_FIGURE, PAPER, Seen, is_seen, moving, piece_sprite,
    square::{Square, draw, framed, rounded, square},
};
use crate::{
    art::{
        paint::{Align, DrawCmd, Path, Pose},
        piece::Piece,
    },
    board::Pos,
    rules::Action,
    ui::hit_test::{cell_point, fairy_point, floor_point},
};

/// The side of the dragon's square in tiles.
const DRAGON: f64 = 0.62;
/// The same of the fairy's and of a floor's.
const FAIRY: f64 = 0.3;
const FLOOR: f64 = 0.3;
/// More floors than this are told by a number.
const MOST_FLOORS: u8 = 5;

/// The floors of all towers. Figures on top stand higher, see [`crate::ui::hit_test::node_point`].
pub(super) fn towers(seen: &Seen, commands: &mut Vec<DrawCmd>) {
    let scale = seen.camera.scale();
    let size = (FLOOR * scale).max(0.8 * MIN_FIGURE);
    let sprite = piece_sprite(seen, Piece::Floor, seen.game.asked(), Pose::Standing);
    for (pos, floors) in seen.game.towers().filter(|&(pos, _)| is_seen(seen, pos)) {
        for floor in 0..floors.min(MOST_FLOORS) {
            let settled = if floor + 1 == floors { seen.motion.floor(pos) } else { 1.0 };
            let at = Square::about(seen.camera.to_screen(floor_point(seen.game, pos, floor)), size);
            commands.push(moving::dropped(at, settled, scale).sprite(sprite, moving::appearing(settled)));
        }
        if floors > 1 && scale >= 40.0 {
            let at = seen.camera.to_screen(floor_point(seen.game, pos, 0));
            let (text, x, y) = (floors.to_string(), at.x + 0.62 * size, at.y + 0.3 * size);
            let size = (0.15 * scale).clamp(11.0, 20.0);
            commands.push(DrawCmd::Text { text, x, y, size, colour: INK, rim: PAPER, align: Align::Middle });
        }
    }
}

/// The dragon and the fairy, unless they are on their way.
pub(super) fn beings(seen: &Seen, commands: &mut Vec<DrawCmd>) {
    let scale = seen.camera.scale();
    if let Some(pos) = seen.game.dragon().filter(|&pos| is_seen(seen, pos) && !seen.motion.is_dragon_walking()) {
        commands.push(dragon_at(seen, cell_point(pos)));
    }
    if let Some(at) = fairy_point(seen.game) {
        let settled = seen.motion.fairy();
        let at = Square::about(seen.camera.to_screen(at), (FAIRY * scale).max(MIN_FIGURE));
        let sprite = piece_sprite(seen, Piece::Fairy, seen.game.asked(), Pose::Standing);
        commands.push(moving::dropped(at, settled, scale).sprite(sprite, moving::appearing(settled)));
    }
}

/// The dragon at a point of the board.
pub(super) fn dragon_at(seen: &Seen, at: crate::ui::camera::Point) -> DrawCmd {
    let size = (DRAGON * seen.camera.scale()).max(1.6 * MIN_FIGURE);
    let sprite = piece_sprite(seen, Piece::Dragon, seen.game.asked(), Pose::Standing);
    Square::about(seen.camera.to_screen(at), size).sprite(sprite, 1.0)
}

/// The tiles that a tower would reach with the floor that is chosen, or reaches while a follower may be captured.
pub(super) fn reach(seen: &Seen, commands: &mut Vec<DrawCmd>) {
    let Some(Action::Floor { pos: tower }) = seen.choice.action(seen.legal) else { return };
    let floors = i16::from(seen.game.floors(tower).unwrap_or(0)) + 1;
    let along = |k: i16| [Pos::new(tower.x + k, tower.y), Pos::new(tower.x, tower.y + k)];
    let mut path = Path::default();
    for pos in (-floors..=floors).flat_map(along) {
        if seen.game.board().tile_at(pos).is_some() && is_seen(seen, pos) {
            path = rounded(path, square(seen, pos).inset(0.03 * seen.camera.scale()), 0.08 * seen.camera.scale());
        }
    }
    draw(path.clone().fill(PAPER.alpha(0x38)), commands);
    framed(path, super::player_colour(seen, seen.game.asked()), (0.02 * seen.camera.scale()).clamp(1.5, 4.0), commands);
}
