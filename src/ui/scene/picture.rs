//! What a diagram shows besides the position: highlighted features and tiles that are not placed yet.

use super::{
    land::tile_sprite,
    overlays,
    seen::{INK, PAPER, Seen},
    square::{draw, rounded, square},
};
use crate::{
    art::{
        figure_art::player_colour,
        paint::{Cap, Colour4, DrawCmd, Path, Shape, Stroke},
    },
    board::{Node, Pos},
    record::{Item, PartName},
    rules::Game,
    ui::camera::{Area, Point},
};

/// The colours of marks, one after the other; an unlike border and a text tell them apart as well.
const COLOURS: [Colour4; 4] =
    [Colour4::rgb(0xffd34d), Colour4::rgb(0x6fd6ff), Colour4::rgb(0xff9fd0), Colour4::rgb(0xc2ee6a)];

/// A highlighted feature.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mark<'a> {
    pub(super) node: Node,
    pub(super) colour: Colour4,
    pub(super) label: Option<&'a str>,
}

/// The marks of a diagram; those of one feature have one colour.
pub(super) fn marked<'a>(game: &Game, items: &'a [Item]) -> Vec<Mark<'a>> {
    let mut marks: Vec<Mark<'a>> = Vec::new();
    for item in items {
        let Item::Mark { pos, place, label } = item else { continue };
        let Some(node) = node_of(game, *pos, *place) else { continue };
        let root = game.board().graph().root(node);
        let same = marks.iter().find(|mark| game.board().graph().root(mark.node) == root);
        let features = marks.iter().enumerate().filter(|(i, mark)| marks[..*i].iter().all(|m| m.colour != mark.colour));
        let colour = same.map_or(COLOURS[features.count() % COLOURS.len()], |mark| mark.colour);
        marks.push(Mark { node, colour, label: label.as_deref() });
    }
    marks
}

fn node_of(game: &Game, pos: Pos, place: PartName) -> Option<Node> {
    let laid = game.board().laid_on(pos)?;
    place.find(laid.tile, laid.turns).map(|part| laid.node(part))
}

/// Lights the marked features, each once.
pub(super) fn marks(seen: &Seen, commands: &mut Vec<DrawCmd>) {
    let marks = marked(seen.game, seen.items);
    let graph = seen.game.board().graph();
    for (index, mark) in marks.iter().enumerate() {
        if marks[..index].iter().all(|other| graph.root(other.node) != graph.root(mark.node)) {
            let width = (0.04 * seen.camera.scale()).clamp(2.0, 6.0);
            overlays::glow(seen, mark.node, mark.colour.alpha(0x70), mark.colour, (1.0, width), commands);
        }
    }
}

/// The tiles that are not laid yet: faint, with a dashed outline.
pub(super) fn ghosts(seen: &Seen, commands: &mut Vec<DrawCmd>) {
    let scale = seen.camera.scale();
    for item in seen.items {
        let Item::Ghost { id, pos, turns } = item else { continue };
        let at = square(seen, *pos);
        commands.push(at.sprite(tile_sprite(seen.camera, seen.game.board(), *id, *turns, *pos), 0.62));
        let width = (0.03 * scale).clamp(1.5, 5.0) as f32;
        let frame = rounded(Path::default(), at.inset(0.6 * f64::from(width)), 0.05 * scale);
        draw(frame.clone().stroke(PAPER.alpha(0xd8), width + 1.5), commands);
        let dash = vec![2.6 * width, 2.2 * width];
        let stroke = Stroke { colour: INK, width, cap: Cap::Butt, dash };
        draw(Shape { path: frame, fill: None, stroke: Some(stroke) }, commands);
    }
}

/// The arrows, in the colours of players or in ink, each with a light rim.
pub(super) fn arrows(seen: &Seen, commands: &mut Vec<DrawCmd>) {
    let middle = |pos| seen.camera.to_screen(Area::cell(pos).middle());
    for item in seen.items {
        let Item::Arrow { from, to, colour } = item else { continue };
        let fill = colour.map_or(INK, player_colour);
        let path = arrow(middle(*from), middle(*to), seen.camera.scale());
        draw(path.clone().stroke(PAPER.alpha(0xe0), (0.05 * seen.camera.scale()).clamp(2.0, 7.0) as f32), commands);
        draw(path.fill(fill.alpha(0xd0)), commands);
    }
}

/// An arrow from near one point to near another, on a board of so many pixels a tile.
fn arrow(from: Point, to: Point, scale: f64) -> Path {
    let (dx, dy) = (to.x - from.x, to.y - from.y);
    let length = dx.hypot(dy).max(1.0);
    let (ahead, aside) = ((dx / length, dy / length), (-dy / length, dx / length));
    // A point so far ahead of the beginning and aside from the line, in tiles.
    let at = |forward: f64, sideways: f64| {
        let (forward, sideways) = (forward * scale, sideways * scale);
        let x = from.x + forward * ahead.0 + sideways * aside.0;
        let y = from.y + forward * ahead.1 + sideways * aside.1;
        (x as f32, y as f32)
    };
    let end = length / scale - 0.12;
    let outline = [
        (0.2, 0.05),
        (end - 0.3, 0.08),
        (end - 0.3, 0.2),
        (end, 0.0),
        (end - 0.3, -0.2),
        (end - 0.3, -0.08),
        (0.2, -0.05),
    ];
    let mut path = Path::default();
    for (index, (forward, sideways)) in outline.into_iter().enumerate() {
        let (x, y) = at(forward, sideways);
        path = if index == 0 { path.move_to(x, y) } else { path.line_to(x, y) };
    }
    path.close()
}
