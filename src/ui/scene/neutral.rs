//! Pieces that belong to nobody: the dragon, the fairy, the count and the floors of towers; and what towers and castles reach.

use super::{
    seen::{INK, PAPER, Seen, is_seen, piece_sprite},
    square::{Square, appearing, draw, dropped, framed, rounded, square},
};
use crate::{
    art::{
        figure_art::GOWN,
        paint::{Align, DrawCmd, Path, Pose},
        piece::Piece,
    },
    board::Pos,
    boxes::{bridges::rules as bridges, course_of, tower::rules as tower},
    rules::Action,
    ui::{
        camera::{Area, FIGURE, MIN_FIGURE, Point},
        points::{cell_point, count_point, fairy_point, floor_point, node_point},
    },
};

/// The side of the dragon's square in tiles.
const DRAGON: f64 = 0.62;
/// The same of the fairy's and of a floor's.
const FAIRY: f64 = 0.3;
const FLOOR: f64 = 0.3;
/// The same of the count's.
const COUNT: f64 = 0.4;
/// More floors than this are told by a number.
const MOST_FLOORS: u8 = 5;

/// The floors of all towers. Figures on top stand higher, see [`crate::ui::points::node_point`].
pub(super) fn towers(seen: &Seen, commands: &mut Vec<DrawCmd>) {
    let scale = seen.camera.scale();
    let size = (FLOOR * scale).max(0.8 * MIN_FIGURE);
    let sprite = piece_sprite(seen, Piece::Floor, seen.game.asked(), Pose::Standing);
    for (pos, floors) in seen.game.towers().filter(|&(pos, _)| is_seen(seen, pos)) {
        for floor in 0..floors.min(MOST_FLOORS) {
            let settled = if floor + 1 == floors { seen.motion.floor(pos) } else { 1.0 };
            let at = Square::about(seen.camera.to_screen(floor_point(seen.game, pos, floor)), size);
            commands.push(dropped(at, settled, scale).sprite(sprite, appearing(settled)));
        }
        if floors > 1 && scale >= 40.0 {
            let at = seen.camera.to_screen(floor_point(seen.game, pos, 0));
            let (text, x, y) = (floors.to_string(), at.x + 0.62 * size, at.y + 0.3 * size);
            let size = (0.15 * scale).clamp(11.0, 20.0);
            commands.push(DrawCmd::Text { text, x, y, size, colour: INK, rim: PAPER, align: Align::Middle });
        }
    }
}

/// The dragon, the fairy and the count, unless they are on their way.
pub(super) fn beings(seen: &Seen, commands: &mut Vec<DrawCmd>) {
    let scale = seen.camera.scale();
    let quarter = seen.game.count().filter(|_| !seen.motion.is_count_walking());
    commands.extend(quarter.and_then(|quarter| count_point(seen.game, quarter)).map(|at| count_at(seen, at)));
    if let Some(pos) = seen.game.dragon().filter(|&pos| is_seen(seen, pos) && !seen.motion.is_dragon_walking()) {
        commands.push(dragon_at(seen, cell_point(pos)));
    }
    if let Some(at) = fairy_point(seen.game) {
        guarded(seen, commands);
        let settled = seen.motion.fairy();
        let at = Square::about(seen.camera.to_screen(at), (FAIRY * scale).max(MIN_FIGURE));
        let sprite = piece_sprite(seen, Piece::Fairy, seen.game.asked(), Pose::Standing);
        commands.push(dropped(at, settled, scale).sprite(sprite, appearing(settled)));
    }
}

/// A ring in the fairy's colour round the figure that she protects.
fn guarded(seen: &Seen, commands: &mut Vec<DrawCmd>) {
    let beside = seen.game.fairy().and_then(|fairy| seen.game.figures().get(fairy.beside?));
    let Some(figure) = beside.filter(|_| seen.camera.scale() >= 30.0) else { return };
    let scale = seen.camera.scale();
    let around = Square::about(seen.camera.to_screen(node_point(seen.game, figure.node)), 1.05 * FIGURE * scale);
    let ring = rounded(Path::default(), around, around.side / 2.0);
    framed(ring, GOWN, (0.018 * scale).clamp(1.5, 3.5), commands);
}

/// Where the dragon, the fairy and the count stand on the screen.
pub(super) fn standing(seen: &Seen) -> impl Iterator<Item = Area> {
    let dragon = seen.game.dragon().map(cell_point).zip(Some(DRAGON));
    let fairy = fairy_point(seen.game).zip(Some(FAIRY));
    let count = seen.game.count().and_then(|quarter| count_point(seen.game, quarter)).zip(Some(COUNT));
    [dragon, fairy, count]
        .into_iter()
        .flatten()
        .map(|(at, size)| Area::point(seen.camera.to_screen(at)).grown(0.4 * size * seen.camera.scale()))
}

/// The count at a point of the board.
pub(super) fn count_at(seen: &Seen, at: Point) -> DrawCmd {
    let sprite = piece_sprite(seen, Piece::Count, seen.game.asked(), Pose::Standing);
    Square::about(seen.camera.to_screen(at), (COUNT * seen.camera.scale()).max(1.2 * MIN_FIGURE)).sprite(sprite, 1.0)
}

/// The dragon at a point of the board.
pub(super) fn dragon_at(seen: &Seen, at: Point) -> DrawCmd {
    let size = (DRAGON * seen.camera.scale()).max(1.6 * MIN_FIGURE);
    let sprite = piece_sprite(seen, Piece::Dragon, seen.game.asked(), Pose::Standing);
    Square::about(seen.camera.to_screen(at), size).sprite(sprite, 1.0)
}

/// The tiles that a tower would reach with the floor that is chosen, or those that count for the castle that is.
pub(super) fn reach(seen: &Seen, commands: &mut Vec<DrawCmd>) {
    let board = seen.game.board();
    let cells = match seen.choice.action(seen.legal) {
        Some(Action::Tower(tower::Action::Floor { pos: tower })) => {
            let floors = i16::from(seen.game.floors(tower).unwrap_or(0)) + 1;
            let along = |k: i16| [Pos::new(tower.x + k, tower.y), Pos::new(tower.x, tower.y + k)];
            let cells = (-floors..=floors).flat_map(along);
            cells.filter(|&pos| board.tile_at(pos).is_some()).collect()
        }
        Some(Action::Bridges(bridges::Action::Castle { pos, part })) => {
            seen.game.node_at(pos, part).map_or_else(Vec::new, |node| seen.game.castle_cells(node).to_vec())
        }
        chosen => return course(seen, chosen, commands),
    };
    let (mut path, scale) = (Path::default(), seen.camera.scale());
    for pos in cells.into_iter().filter(|&pos| is_seen(seen, pos)) {
        path = rounded(path, square(seen, pos).inset(0.03 * scale), 0.08 * scale);
    }
    draw(path.clone().fill(PAPER.alpha(0x38)), commands);
    framed(path, super::seen::player_colour(seen, seen.game.asked()), (0.02 * scale).clamp(1.5, 4.0), commands);
}

/// Where a figure may come by the die, of the chosen tile or the one just laid: a number on each cell, framed where a tile lies.
fn course(seen: &Seen, chosen: Option<Action>, commands: &mut Vec<DrawCmd>) {
    let scale = seen.camera.scale();
    let by_lot = || seen.legal.iter().copied().find(|action| action.casts_lot());
    let Some(action) = chosen.or_else(by_lot) else { return };
    for (pos, steps) in course_of(seen.game, action).into_iter().zip(1..) {
        if !is_seen(seen, pos) {
            continue;
        }
        let at = square(seen, pos);
        if seen.game.board().tile_at(pos).is_some() {
            let frame = rounded(Path::default(), at.inset(0.05 * scale), 0.1 * scale);
            framed(
                frame,
                super::seen::player_colour(seen, seen.game.asked()),
                (0.02 * scale).clamp(1.5, 4.0),
                commands,
            );
        }
        let size = (0.3 * scale).clamp(14.0, 44.0);
        let (x, y) = (at.x + 0.5 * at.side, at.y + 0.5 * at.side);
        commands.push(DrawCmd::Text {
            text: steps.to_string(),
            x,
            y,
            size,
            colour: INK,
            rim: PAPER,
            align: Align::Middle,
        });
    }
}
