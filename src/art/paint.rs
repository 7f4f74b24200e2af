//! The vocabulary of drawing: plain shapes that a canvas and an SVG writer both carry out.
//!
//! A [`Picture`] is drawn once in its own units (a tile is 100 × 100, y down) and then shown at any place and size.

use super::piece::Piece;
use crate::board::Pos;
use crate::catalogue::{Rotation, TileId};
use crate::rules::Colour;

/// Something with a picture of its own that is rasterised once for each size and then copied.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sprite {
    /// A tile as it lies; `variant` varies the decoration, so that equal tiles do not repeat.
    Tile {
        /// Which tile.
        tile: TileId,
        /// Quarter turns clockwise.
        turns: Rotation,
        /// Decoration, 0 to 15; of a tile that fits anything what it meets, see [`met`](super::tile_art::met).
        variant: u8,
        /// Where it lies, if sun and clouds are painted on it.
        light: Option<Lit>,
    },
    /// A piece in a player's colour, in a square of 100 × 100 whose middle is where it stands.
    Piece {
        /// Which piece.
        piece: Piece,
        /// Whose.
        colour: Colour,
        /// How it stands.
        pose: Pose,
    },
    /// A piece whose drawing is data, in such a square.
    Emblem {
        /// Its position, see [`Catalogue::piece_at`](crate::catalogue::Catalogue::piece_at).
        piece: u16,
        /// The index of its kind, if it has several.
        kind: Option<u8>,
        /// Whose, if anybody's.
        colour: Option<Colour>,
    },
    /// A tower where the walls of two tiles meet.
    Tower {
        /// The sun and the shade of clouds on it, see [`tone`](super::light::tone).
        light: [u8; 2],
    },
    /// The shadow that the landscape throws on an empty cell, with the sides of the tiles around it.
    Shade {
        /// Which of the eight cells around it have tiles, from the one above clockwise and from the lowest bit up.
        around: u8,
        /// On a dark table.
        dark: bool,
    },
    /// A soft patch of sun or of a cloud's shade on the landscape.
    Light {
        /// Sun.
        warm: bool,
    },
    /// A piece of the table's linen, which continues on all sides.
    Table {
        /// For a dark table.
        dark: bool,
    },
}

/// A cell as it is seen: what light falls on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Lit {
    /// The cell.
    pub pos: Pos,
    /// The quarter turns of the board, clockwise.
    pub turns: Rotation,
}

/// How a figure is placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pose {
    /// Upright: knight, thief, monk.
    Standing,
    /// On its back: a farmer.
    Lying,
}

/// One command of a frame's draw list, in CSS pixels of the canvas.
#[derive(Clone, Debug, PartialEq)]
pub enum DrawCmd {
    /// Fills the whole canvas.
    Clear(Colour4),
    /// Shows a sprite in a square.
    Sprite {
        /// What is shown.
        sprite: Sprite,
        /// Left edge of the square.
        x: f64,
        /// Upper edge of the square.
        y: f64,
        /// Side of the square.
        size: f64,
        /// 0 (not seen) to 1.
        opacity: f64,
    },
    /// Draws a shape, moved and scaled from its own units.
    Shape {
        /// What is drawn.
        shape: Shape,
        /// Where its origin goes.
        x: f64,
        /// Where its origin goes.
        y: f64,
        /// Pixels a unit.
        scale: f64,
    },
    /// What follows is seen only inside of a closed outline in pixels; from an empty one on, everywhere again.
    Within(Path),
    /// Writes one line of text.
    Text {
        /// The line.
        text: String,
        /// The middle, or the left edge.
        x: f64,
        /// The middle.
        y: f64,
        /// Height of the letters in pixels.
        size: f64,
        /// The colour of the letters.
        colour: Colour4,
        /// A rim round the letters, so that they stand out on any ground.
        rim: Colour4,
        /// What `x` says.
        align: Align,
    },
}

/// What the horizontal place of a text says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Align {
    /// Its middle.
    Middle,
    /// Its left edge.
    Left,
}

/// A colour as `0xRRGGBBAA`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Colour4(pub u32);

impl Colour4 {
    /// An opaque colour from `0xRRGGBB`.
    #[must_use]
    pub const fn rgb(rgb: u32) -> Self {
        Self(rgb << 8 | 0xff)
    }

    /// The same colour with another opacity, 0 to 255.
    #[must_use]
    pub const fn alpha(self, alpha: u8) -> Self {
        Self(self.0 & !0xff | alpha as u32)
    }

    /// The colour with another over it, which covers a share of it; its own opacity remains.
    #[must_use]
    pub fn under(self, over: Self, share: f32) -> Self {
        let ([r, g, b, alpha], [or, og, ob, _]) = (self.0.to_be_bytes(), over.0.to_be_bytes());
        let mix = |own: u8, other: u8| (f32::from(own) + (f32::from(other) - f32::from(own)) * share).round() as u8;
        Self(u32::from_be_bytes([mix(r, or), mix(g, og), mix(b, ob), alpha]))
    }

    /// The way CSS and SVG write it: `#rrggbbaa`.
    #[must_use]
    pub fn css(self) -> String {
        format!("#{:08x}", self.0)
    }
}

/// A closed or open line of straight and curved pieces.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Path {
    /// The pieces in drawing order.
    pub segments: Vec<Segment>,
}

/// One piece of a path; points are absolute.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Segment {
    /// Begins a new line.
    Move([f32; 2]),
    /// A straight piece.
    Line([f32; 2]),
    /// A cubic Bézier piece: two control points and the end.
    Curve([f32; 2], [f32; 2], [f32; 2]),
    /// Back to where the line began.
    Close,
}

/// A path with how it is painted: first filled, then stroked.
#[derive(Clone, Debug, PartialEq)]
pub struct Shape {
    /// The outline.
    pub path: Path,
    /// The colour inside.
    pub fill: Option<Colour4>,
    /// The line along the outline.
    pub stroke: Option<Stroke>,
}

/// A line along a path.
#[derive(Clone, Debug, PartialEq)]
pub struct Stroke {
    /// Its colour.
    pub colour: Colour4,
    /// Its width in units.
    pub width: f32,
    /// How it ends and bends.
    pub cap: Cap,
    /// Lengths of dashes and gaps in units; empty for a solid line.
    pub dash: Vec<f32>,
}

/// The ends of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cap {
    /// Cut off at the end point, mitred bends.
    Butt,
    /// Round ends and bends.
    Round,
}

/// Shapes from back to front.
pub type Picture = Vec<Shape>;

impl Path {
    /// Begins a new line at a point.
    #[must_use]
    pub fn move_to(mut self, x: f32, y: f32) -> Self {
        self.segments.push(Segment::Move([x, y]));
        self
    }

    /// Goes straight to a point.
    #[must_use]
    pub fn line_to(mut self, x: f32, y: f32) -> Self {
        self.segments.push(Segment::Line([x, y]));
        self
    }

    /// Goes along a cubic Bézier curve.
    #[must_use]
    pub fn curve_to(mut self, first: [f32; 2], second: [f32; 2], end: [f32; 2]) -> Self {
        self.segments.push(Segment::Curve(first, second, end));
        self
    }

    /// Goes back to the beginning of the line.
    #[must_use]
    pub fn close(mut self) -> Self {
        self.segments.push(Segment::Close);
        self
    }

    /// A circle, or an ellipse along the axes.
    #[must_use]
    pub fn ellipse(self, x: f32, y: f32, rx: f32, ry: f32) -> Self {
        const K: f32 = 0.552_284_8; // the control points of a quarter circle
        self.move_to(x + rx, y)
            .curve_to([x + rx, y + K * ry], [x + K * rx, y + ry], [x, y + ry])
            .curve_to([x - K * rx, y + ry], [x - rx, y + K * ry], [x - rx, y])
            .curve_to([x - rx, y - K * ry], [x - K * rx, y - ry], [x, y - ry])
            .curve_to([x + K * rx, y - ry], [x + rx, y - K * ry], [x + rx, y])
            .close()
    }

    /// A rectangle along the axes.
    #[must_use]
    pub fn rect(self, x: f32, y: f32, width: f32, height: f32) -> Self {
        self.move_to(x, y).line_to(x + width, y).line_to(x + width, y + height).line_to(x, y + height).close()
    }

    /// Changes every point.
    pub(super) fn each_point(&mut self, change: impl Fn(&mut [f32; 2])) {
        for segment in &mut self.segments {
            match segment {
                Segment::Move(p) | Segment::Line(p) => change(p),
                Segment::Curve(a, b, c) => [a, b, c].into_iter().for_each(&change),
                Segment::Close => {}
            }
        }
    }

    /// Moves the path.
    pub fn move_by(&mut self, [dx, dy]: [f32; 2]) {
        self.each_point(|[x, y]| (*x, *y) = (*x + dx, *y + dy));
    }

    /// Filled with a colour.
    #[must_use]
    pub fn fill(self, colour: Colour4) -> Shape {
        Shape { path: self, fill: Some(colour), stroke: None }
    }

    /// Drawn as a solid line with round ends.
    #[must_use]
    pub fn stroke(self, colour: Colour4, width: f32) -> Shape {
        Shape { path: self, fill: None, stroke: Some(Stroke { colour, width, cap: Cap::Round, dash: Vec::new() }) }
    }
}

impl Shape {
    /// Made larger round a place.
    pub fn grow(&mut self, [x, y]: [f32; 2], factor: f32) {
        self.path.each_point(|p| *p = [x + (p[0] - x) * factor, y + (p[1] - y) * factor]);
        if let Some(stroke) = &mut self.stroke {
            stroke.width *= factor;
            stroke.dash.iter_mut().for_each(|length| *length *= factor);
        }
    }

    /// With a line round the filled outline.
    #[must_use]
    pub fn outlined(mut self, colour: Colour4, width: f32) -> Self {
        self.stroke = Some(Stroke { colour, width, cap: Cap::Round, dash: Vec::new() });
        self
    }
}
