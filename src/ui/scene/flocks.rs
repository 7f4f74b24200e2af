//! The sheep that lie with shepherds: one in the picture, and how many there are.

use super::{
    seen::Seen,
    square::{Square, numbered},
};
use crate::{
    art::paint::{DrawCmd, Sprite},
    catalogue::Catalogue,
    rules::{Figure, FigureKind},
    ui::camera::Point,
};

/// How far from the middle of the shepherd the sheep is, and how large it is, in squares of a figure.
const BESIDE: [f64; 2] = [0.46, 0.3];
const SHEEP: f64 = 0.62;
/// How wide the disc with their number is, in squares of a figure.
const DISC: f64 = 0.2;

/// Draws the flock of a shepherd who stands at a point, in a square of this side.
pub(super) fn beside(seen: &Seen, shepherd: &Figure, at: Point, size: f64, commands: &mut Vec<DrawCmd>) {
    let sheep: u8 = seen.game.flock(shepherd.owner).map(|(token, count)| token.sheep() * count).sum();
    let catalogue = Catalogue::get();
    let piece = catalogue.piece("sheep").and_then(|piece| catalogue.piece_position(piece));
    let Some(piece) = piece.filter(|_| sheep > 0 && shepherd.kind == FigureKind::Shepherd) else { return };
    let at = Point::new(at.x + BESIDE[0] * size, at.y + BESIDE[1] * size);
    let sprite = Sprite::Emblem { piece, kind: None, colour: None };
    commands.push(Square::about(at, SHEEP * size).sprite(sprite, 1.0));
    let disc = Point::new(at.x + 0.3 * SHEEP * size, at.y + 0.34 * SHEEP * size);
    numbered(disc, u16::from(sheep), DISC * size, commands);
}
