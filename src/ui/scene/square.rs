//! Draws squares on the screen, and shapes measured in pixels.

use super::seen::{INK, PAPER, Seen};
use crate::{
    art::paint::{Align, Colour4, DrawCmd, Path, Shape, Sprite},
    board::Pos,
    ui::camera::{Area, Point},
};

/// From how high a figure settles, in tiles.
const DROP: f64 = 0.09;
/// From how high a tile drops, in tiles, and how much larger it is up there.
const FALL: f64 = 0.16;
const NEARER: f64 = 0.07;
/// When a tile touches the table, as a share of its time, and how high it springs back, as a share of the fall.
const TOUCH: f64 = 0.55;
const SPRING: f64 = 0.14;

/// A square along the axes in CSS pixels.
#[derive(Clone, Copy, Debug)]
pub(super) struct Square {
    /// Left edge.
    pub(super) x: f64,
    /// Upper edge.
    pub(super) y: f64,
    /// Width and height.
    pub(super) side: f64,
}

impl Square {
    /// The square about a middle.
    pub(super) fn about(middle: Point, side: f64) -> Self {
        Self { x: middle.x - side / 2.0, y: middle.y - side / 2.0, side }
    }

    /// The square that is smaller by as much on each side; larger if it is negative.
    pub(super) fn inset(self, by: f64) -> Self {
        Self { x: self.x + by, y: self.y + by, side: self.side - 2.0 * by }
    }

    /// Filled with a sprite.
    pub(super) fn sprite(self, sprite: Sprite, opacity: f64) -> DrawCmd {
        DrawCmd::Sprite { sprite, x: self.x, y: self.y, size: self.side, opacity }
    }
}

/// The radius of the smallest disc with a number, in CSS pixels.
const LEAST_DISC: f64 = 7.5;

/// A disc with a number: how many of something lie there.
pub(super) fn numbered(at: Point, number: u16, radius: f64, commands: &mut Vec<DrawCmd>) {
    labelled(at, number.to_string(), radius, commands);
}

/// A disc with a short text.
pub(super) fn labelled(at: Point, text: String, radius: f64, commands: &mut Vec<DrawCmd>) {
    let radius = radius.max(LEAST_DISC);
    let disc = Path::default().ellipse(at.x as f32, at.y as f32, radius as f32, radius as f32);
    draw(disc.fill(PAPER).outlined(INK, 1.2), commands);
    let size = 1.35 * radius;
    commands.push(DrawCmd::Text { text, x: at.x, y: at.y, size, colour: INK, rim: PAPER, align: Align::Middle });
}

/// A square that settles: how much higher it is, in pixels, when it has come so far, 0 to 1.
pub(super) fn dropped(square: Square, part: f64, scale: f64) -> Square {
    Square { y: square.y - DROP * scale * (1.0 - part * part), ..square }
}

/// A tile that drops: where it is and how large when it has come so far, 0 to 1. It touches the table, springs back a little and lies.
pub(super) fn falling(square: Square, part: f64, scale: f64) -> Square {
    let height = if part < TOUCH {
        1.0 - (part / TOUCH).powi(2)
    } else {
        let spring = (part - TOUCH) / (1.0 - TOUCH);
        SPRING * 4.0 * spring * (1.0 - spring)
    };
    let Square { x, y, side } = square.inset(-0.5 * NEARER * height * scale);
    Square { x, y: y - FALL * height * scale, side }
}

/// How strong something is that appears, 0 to 1.
pub(super) fn appearing(part: f64) -> f64 {
    (0.3 + 2.0 * part).min(1.0)
}

/// Where a cell is on the screen.
pub(super) fn square(seen: &Seen, pos: Pos) -> Square {
    Square::about(seen.camera.to_screen(Area::cell(pos).middle()), seen.camera.scale())
}

/// Adds a square with round corners to a path.
pub(super) fn rounded(path: Path, square: Square, radius: f64) -> Path {
    let (x, y, side) = (square.x as f32, square.y as f32, square.side as f32);
    round_box(path, [x, y, x + side, y + side], radius as f32)
}

/// Adds a rectangle, given by its left, top, right and bottom, with round corners to a path.
pub(super) fn round_box(path: Path, [x, y, right, bottom]: [f32; 4], r: f32) -> Path {
    let k = 0.448 * r; // a quarter circle's control points are so far from its corner
    path.move_to(x + r, y)
        .line_to(right - r, y)
        .curve_to([right - k, y], [right, y + k], [right, y + r])
        .line_to(right, bottom - r)
        .curve_to([right, bottom - k], [right - k, bottom], [right - r, bottom])
        .line_to(x + r, bottom)
        .curve_to([x + k, bottom], [x, bottom - k], [x, bottom - r])
        .line_to(x, y + r)
        .curve_to([x, y + k], [x + k, y], [x + r, y])
        .close()
}

/// Draws a shape whose units are CSS pixels of the canvas.
pub(super) fn draw(shape: Shape, commands: &mut Vec<DrawCmd>) {
    commands.push(DrawCmd::Shape { shape, x: 0.0, y: 0.0, scale: 1.0 });
}

/// A coloured line with a dark rim and, against black figures on dark ground, a light one outside of it.
pub(super) fn framed(path: Path, colour: Colour4, width: f64, commands: &mut Vec<DrawCmd>) {
    let width = width as f32;
    draw(path.clone().stroke(PAPER.alpha(0xa0), width + 3.0), commands);
    draw(path.clone().stroke(INK, width + 1.2), commands);
    draw(path.stroke(colour, width), commands);
}
