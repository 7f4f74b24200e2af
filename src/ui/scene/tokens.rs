//! The pieces of small boxes on the landscape that belong to nobody: bars of gold, little buildings, ferries, tunnel tokens, the mage and the witch.

use super::{
    seen::{Seen, is_seen, piece_sprite},
    square::{Square, draw, labelled, numbered},
};
use crate::{
    art::{
        paint::{Colour4, DrawCmd, Path, Pose},
        piece::Piece,
    },
    boxes::mage::rules::Neutral,
    ui::{
        camera::{Area, MIN_FIGURE, Point},
        points::{big_top_point, building_point, ferry_point, gold_point, magic_point, mouth_point, shore_point},
    },
};

/// The side of a bar's square in tiles.
const BAR: f64 = 0.3;
/// The side of a little building's square in tiles.
const BUILDING: f64 = 0.32;
/// The side of a ferry's square, and that of a tunnel token, in tiles.
const FERRY: f64 = 0.24;
const TOKEN: f64 = 0.22;
/// The course of a ferry on the water.
const COURSE: Colour4 = Colour4::rgb(0xf4_eeda);
/// The side of the square of the big top in tiles.
const TENT: f64 = 0.46;
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

/// The ferries: a course across the lake from one road to the other, and the ferry on it.
pub(super) fn ferries(seen: &Seen, commands: &mut Vec<DrawCmd>) {
    let size = (FERRY * seen.camera.scale()).max(MIN_FIGURE);
    let sprite = piece_sprite(seen, Piece::Ferry, seen.game.asked(), Pose::Standing);
    for lake in seen.game.lakes().filter(|lake| is_seen(seen, lake.pos)) {
        let Some(crossing) = lake.ferry else { continue };
        let at = seen.camera.to_screen(ferry_point(lake.pos, crossing));
        let [from, to] = crossing.sides().map(|side| seen.camera.to_screen(shore_point(lake.pos, side)));
        let [start, bend, end] = [from, at, to].map(|Point { x, y }| [x as f32, y as f32]);
        let course = Path::default().move_to(start[0], start[1]).curve_to(bend, bend, end);
        draw(course.stroke(COURSE, 0.035 * seen.camera.scale() as f32), commands);
        commands.push(Square::about(at, size).sprite(sprite, 1.0));
    }
}

/// The tokens on the mouths of tunnels.
pub(super) fn tunnels(seen: &Seen, commands: &mut Vec<DrawCmd>) {
    let size = (TOKEN * seen.camera.scale()).max(0.8 * MIN_FIGURE);
    for token in seen.game.tunnel_tokens() {
        let laid = seen.game.laid_part(token.node);
        if is_seen(seen, laid.pos) {
            let sprite = piece_sprite(seen, Piece::TunnelToken, token.owner, Pose::Standing);
            let at = seen.camera.to_screen(mouth_point(laid));
            commands.push(Square::about(at, size).sprite(sprite, 1.0));
            if seen.game.has_lettered_pairs() {
                let beside = Point::new(at.x + 0.45 * size, at.y + 0.45 * size);
                labelled(beside, token.pair.name().into(), 0.3 * size, commands);
            }
        }
    }
}

/// The little buildings on the tiles, the later ones of a tile beside the earlier.
pub(super) fn buildings(seen: &Seen, commands: &mut Vec<DrawCmd>) {
    let size = (BUILDING * seen.camera.scale()).max(0.9 * MIN_FIGURE);
    for (index, placed) in seen.game.buildings().enumerate().filter(|(_, placed)| is_seen(seen, placed.pos)) {
        let earlier = seen.game.buildings().take(index).filter(|other| other.pos == placed.pos).count();
        let at = seen.camera.to_screen(building_point(placed.pos));
        let sprite = piece_sprite(seen, Piece::Building(placed.building), placed.owner, Pose::Standing);
        let beside = Point::new(at.x + 0.7 * size * earlier as f64, at.y);
        commands.push(Square::about(beside, size).sprite(sprite, 1.0));
    }
}

/// The big top.
pub(super) fn big_top(seen: &Seen, commands: &mut Vec<DrawCmd>) {
    if let Some(pos) = seen.game.big_top().filter(|&pos| is_seen(seen, pos)) {
        let size = (TENT * seen.camera.scale()).max(1.4 * MIN_FIGURE);
        let sprite = piece_sprite(seen, Piece::BigTop, seen.game.asked(), Pose::Standing);
        commands.push(Square::about(seen.camera.to_screen(big_top_point(pos)), size).sprite(sprite, 1.0));
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
