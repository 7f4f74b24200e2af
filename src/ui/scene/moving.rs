//! Figures on their way and points that rise.

use super::{
    neutral, overlays,
    seen::{INK, PAPER, Seen, figure_sprite, player_colour},
    square::Square,
};
use crate::{
    art::paint::{Align, Colour4, DrawCmd},
    rules::{LaidPart, PlayerId},
    ui::{
        camera::Point,
        motion::{Moving, between, on_the_way},
        points::{anchor_point, cell_point, count_point},
    },
};

/// How far up a figure goes whose home is not known, in tiles.
const LIFT: f64 = 0.7;
/// How far its way home bends from a straight line at most, as a share of its length.
const BEND: f64 = 0.14;
/// Points are counted up in this share of the time that they are seen.
const COUNTED: f64 = 0.5;

/// Features that were just completed: they light up at once, and the light goes out slowly.
pub(super) fn lit(seen: &Seen, commands: &mut Vec<DrawCmd>) {
    for (LaidPart { pos, part: index, .. }, part) in seen.motion.lit() {
        let Some(node) = seen.game.node_at(pos, index) else { continue };
        let strong = (8.0 * part).min(1.0).min(1.6 * (1.0 - part));
        let width = (0.05 * seen.camera.scale()).clamp(2.0, 7.0) * (0.6 + 0.4 * strong);
        let ground = overlays::GOLD.alpha((110.0 * strong) as u8);
        overlays::glow(seen, node, ground, overlays::GOLD, (strong, width), commands);
    }
}

/// Figures that go home or on to another place, and points, above everything else.
pub(super) fn passing(seen: &Seen, commands: &mut Vec<DrawCmd>) {
    let scale = seen.camera.scale();
    let size = seen.camera.figure_size();
    let mut points_above = Vec::new();
    for (what, part) in seen.motion.passing() {
        match what {
            Moving::Walker { player, figure, from, to } => {
                let at = seen.camera.to_screen(between(from, to, part));
                let sprite = figure_sprite(seen, figure, player, to.part().kind);
                commands.push(Square::about(at, size).sprite(sprite, 1.0));
            }
            Moving::Leaver { player, figure, from } => {
                let at = seen.camera.to_screen(anchor_point(from));
                let up = Point::new(at.x, at.y - LIFT * scale.max(60.0));
                let home = seen.homes.get(player.index()).copied().unwrap_or(up);
                let sprite = figure_sprite(seen, figure, player, from.part().kind);
                commands.push(
                    Square::about(way_home(at, home, part * part), size).sprite(sprite, (3.0 - 3.0 * part).min(1.0)),
                );
            }
            Moving::Points { player, points, from, nth } => {
                let at = seen.camera.to_screen(anchor_point(from));
                points_above.push(rising(seen, player, points, at, f64::from(nth), part));
            }
            Moving::Dragon { from, to } => {
                let part = part * part * (3.0 - 2.0 * part);
                commands.push(neutral::dragon_at(seen, on_the_way(cell_point(from), cell_point(to), part)));
            }
            Moving::Count { from, to } => {
                let [from, to] = [from, to].map(|quarter| count_point(seen.game, quarter).unwrap_or_default());
                let part = part * part * (3.0 - 2.0 * part);
                commands.push(neutral::count_at(seen, on_the_way(from, to, part)));
            }
            Moving::Tile(_)
            | Moving::Figure(_)
            | Moving::Barn(_)
            | Moving::Floor(_)
            | Moving::Fairy
            | Moving::Bridge(_)
            | Moving::Lit(_)
            | Moving::Castle(_) => {}
        }
    }
    commands.append(&mut points_above);
}

/// A point of the way home, which is bent like the path of something thrown.
fn way_home(from: Point, home: Point, part: f64) -> Point {
    let Point { x, y } = on_the_way(from, home, part);
    let aside = 4.0 * BEND * part * (1.0 - part);
    Point::new(x - aside * (home.y - from.y), y + aside * (home.x - from.x))
}

/// Points in their owner's colour that are counted up where they were won, quick at first and then slower; they fade in the last third.
fn rising(seen: &Seen, player: PlayerId, points: i16, from: Point, nth: f64, part: f64) -> DrawCmd {
    let size = (0.34 * seen.camera.scale()).clamp(24.0, 44.0);
    let risen = 1.0 - (1.0 - part) * (1.0 - part);
    let free = seen.camera.free();
    let x = (from.x + 1.9 * size * nth).max(free.left + size).min(free.right - size);
    let y = (from.y - size * (0.4 + 1.5 * risen)).max(free.top + size).min(free.bottom - size);
    let alpha = (255.0 * (3.0 - 3.0 * part).min(1.0)) as u8;
    let colour = player_colour(seen, player);
    let rim = if is_light(colour) { INK } else { PAPER };
    let counted = (f64::from(points) * (part / COUNTED).min(1.0)).round() as i16;
    let counted = if counted == 0 { points.signum() } else { counted };
    let text = String::from(if points > 0 { "+" } else { "" }) + &counted.to_string();
    DrawCmd::Text { text, x, y, size, colour: colour.alpha(alpha), rim: rim.alpha(alpha), align: Align::Middle }
}

/// Whether a colour stands out better from a dark rim than from a light one.
const fn is_light(Colour4(rgba): Colour4) -> bool {
    let [red, green, blue, _] = rgba.to_be_bytes();
    red as u32 * 3 + green as u32 * 6 + blue as u32 > 10 * 0x80
}
