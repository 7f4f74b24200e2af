//! What a diagram shows besides the position: highlighted features and tiles that are not placed yet.

use super::{
    INK, PAPER, Seen, overlays,
    square::{draw, rounded, square},
    tile_sprite,
};
use crate::{
    art::paint::{Cap, Colour4, DrawCmd, Path, Shape, Stroke},
    board::{Node, Pos},
    record::{Item, PartName},
    rules::Game,
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
    let laid = game.board().tiles()[game.board().tile_at(pos)?];
    place.find(laid.tile, laid.turns).map(|part| laid.node(part))
}

/// Lights the marked features, each once.
pub(super) fn marks(seen: &Seen, commands: &mut Vec<DrawCmd>) {
    let marks = marked(seen.game, seen.items);
    let graph = seen.game.board().graph();
    for (index, mark) in marks.iter().enumerate() {
        if marks[..index].iter().all(|other| graph.root(other.node) != graph.root(mark.node)) {
            let width = (0.04 * seen.camera.scale()).clamp(2.0, 6.0);
            overlays::glow(seen, mark.node, mark.colour, (0x70, width), commands);
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
