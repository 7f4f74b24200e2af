//! The sheep that lie with shepherds: one in the picture, and how many there are.

use super::{
    seen::{INK, PAPER, Seen},
    square::Square,
};
use crate::{
    art::paint::{Align, DrawCmd, Sprite},
    catalogue::Catalogue,
    rules::{Figure, FigureKind},
    ui::camera::Point,
};

/// How far from the middle of the shepherd the sheep is, how large it is, and how high its number, in squares of a figure.
const BESIDE: [f64; 2] = [0.46, 0.3];
const SHEEP: f64 = 0.62;
const LETTER: f64 = 0.34;

/// Draws the flock of a shepherd who stands at a point, in a square of this side.
pub(super) fn beside(seen: &Seen, shepherd: &Figure, at: Point, size: f64, commands: &mut Vec<DrawCmd>) {
    let sheep: u8 = seen.game.flock(shepherd.owner).map(|(token, count)| token.sheep() * count).sum();
    let catalogue = Catalogue::get();
    let piece = catalogue.piece("sheep").and_then(|piece| catalogue.piece_position(piece));
    let Some(piece) = piece.filter(|_| sheep > 0 && shepherd.kind == FigureKind::Shepherd) else { return };
    let at = Point::new(at.x + BESIDE[0] * size, at.y + BESIDE[1] * size);
    let sprite = Sprite::Emblem { piece, kind: None, colour: None };
    commands.push(Square::about(at, SHEEP * size).sprite(sprite, 1.0));
    commands.push(DrawCmd::Text {
        text: sheep.to_string(),
        x: at.x + 0.3 * SHEEP * size,
        y: at.y + 0.34 * SHEEP * size,
        size: LETTER * size,
        colour: INK,
        rim: PAPER,
        align: Align::Middle,
    });
}
