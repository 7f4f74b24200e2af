//! Carries out a draw list on a canvas.
//!
//! Vector art is slow to draw, so each sprite is rasterised once at the size in which it is shown and then copied. While
//! the size changes, the bitmaps at hand are scaled; when it has come to rest they are replaced a few a frame.

use std::{collections::HashMap, fmt::Write as _};

use wasm_bindgen::{JsCast, prelude::*};
use web_sys::{CanvasRenderingContext2d, Document, HtmlCanvasElement};

use super::stage::Drawn;
use crate::ui::{
    paint::{Cap, Colour4, DrawCmd, Segment, Shape, Sprite},
    style::{Style, sprite_picture},
};

/// The side of a sprite's picture in its own units.
const SPRITE_UNITS: f64 = 100.0;
/// Bitmaps that are not seen are dropped when all together take more bytes than these.
const BUDGET: usize = 64 << 20;
/// How many bitmaps that only replace one of another size are made in a frame.
const FRESH_A_FRAME: usize = 10;

/// Draws frames on one canvas and owns the bitmaps.
pub(super) struct Painter {
    context: CanvasRenderingContext2d,
    document: Document,
    bitmaps: HashMap<(Sprite, Style), Vec<Bitmap>>,
    /// How sprites are drawn.
    style: Style,
    /// Counts frames.
    frame: u32,
    /// The size of tiles in the last frame, in device pixels.
    tile_size: u32,
    /// What the last frame left.
    drawn: Drawn,
}

/// A sprite in device pixels.
struct Bitmap {
    canvas: HtmlCanvasElement,
    /// Device pixels on each side.
    size: u32,
    /// The last frame that showed it.
    used: u32,
}

impl Drop for Bitmap {
    fn drop(&mut self) {
        self.canvas.set_width(0); // some browsers free a canvas's memory late
    }
}

/// What is left to do in a frame.
struct Work {
    /// Bitmaps that may still be replaced.
    fresh: usize,
    /// Whether every sprite was shown at its own size.
    drawn: Drawn,
}

impl Painter {
    /// A painter for a canvas; nothing if the canvas cannot give a context, because another kind is in use.
    pub(super) fn new(canvas: &HtmlCanvasElement, document: Document) -> Option<Self> {
        let context = context_of(canvas)?;
        let (bitmaps, drawn) = (HashMap::new(), Drawn::Settled);
        Some(Self { context, document, bitmaps, style: Style::Standard, frame: 0, tile_size: 0, drawn })
    }

    /// Drops all bitmaps: their contents are gone.
    pub(super) fn forget(&mut self) {
        self.bitmaps.clear();
    }

    /// Draws a frame with this many device pixels a CSS pixel.
    pub(super) fn paint(&mut self, commands: &[DrawCmd], style: Style, ratio: f64) -> Drawn {
        self.style = style;
        self.frame = self.frame.wrapping_add(1);
        let tile_size = commands.iter().find_map(|command| match command {
            DrawCmd::Sprite { sprite: Sprite::Tile { .. }, size, .. } => Some(device_size(*size, ratio)),
            DrawCmd::Clear(_) | DrawCmd::Sprite { .. } | DrawCmd::Shape { .. } | DrawCmd::Text { .. } => None,
        });
        let at_rest = tile_size.is_none_or(|size| size == self.tile_size);
        self.tile_size = tile_size.unwrap_or(self.tile_size);
        let mut work = Work { fresh: if at_rest { FRESH_A_FRAME } else { 0 }, drawn: Drawn::Settled };
        for command in commands {
            self.carry_out(command, ratio, &mut work);
        }
        let came_to_rest = self.drawn == Drawn::Rough && work.drawn == Drawn::Settled;
        if came_to_rest || self.bytes() > BUDGET {
            self.drop_unseen();
        }
        self.drawn = work.drawn;
        work.drawn
    }

    fn carry_out(&mut self, command: &DrawCmd, ratio: f64, work: &mut Work) {
        match command {
            DrawCmd::Clear(colour) => self.clear(*colour),
            DrawCmd::Sprite { sprite, x, y, size, opacity } => {
                let (x, y) = ((x * ratio).round(), (y * ratio).round());
                self.context.set_global_alpha(*opacity);
                self.show(*sprite, [x, y], device_size(*size, ratio), work);
                self.context.set_global_alpha(1.0);
            }
            DrawCmd::Shape { shape, x, y, scale } => {
                place(&self.context, x * ratio, y * ratio, scale * ratio);
                draw_shape(&self.context, shape);
            }
            DrawCmd::Text { text, x, y, size, colour, rim } => {
                place(&self.context, x * ratio, y * ratio, ratio);
                self.write(text, *size, *colour, *rim);
            }
        }
    }

    fn clear(&self, colour: Colour4) {
        place(&self.context, 0.0, 0.0, 1.0);
        if let Some(canvas) = self.context.canvas() {
            self.context.set_fill_style_str(&colour.css());
            self.context.fill_rect(0.0, 0.0, f64::from(canvas.width()), f64::from(canvas.height()));
        }
    }

    /// Shows a sprite with its corner at a device pixel.
    fn show(&mut self, sprite: Sprite, [x, y]: [f64; 2], size: u32, work: &mut Work) {
        place(&self.context, 0.0, 0.0, 1.0);
        let side = f64::from(size);
        let shown = self.bitmap(sprite, size, work).map(|canvas| {
            self.context.draw_image_with_html_canvas_element_and_dw_and_dh(&canvas, x, y, side, side).is_ok()
        });
        if shown != Some(true) {
            // There is no memory for bitmaps: slow is better than nothing.
            place(&self.context, x, y, side / SPRITE_UNITS);
            let picture = sprite_picture(sprite, self.style, side);
            picture.iter().for_each(|shape| draw_shape(&self.context, shape));
        }
    }

    /// The bitmap of a sprite at this size, or the nearest one while there is other work.
    fn bitmap(&mut self, sprite: Sprite, size: u32, work: &mut Work) -> Option<HtmlCanvasElement> {
        let bitmaps = self.bitmaps.entry((sprite, self.style)).or_default();
        let nearest = bitmaps.iter_mut().min_by_key(|bitmap| bitmap.size.abs_diff(size));
        if let Some(bitmap) = nearest
            && (bitmap.size == size || work.fresh == 0)
        {
            bitmap.used = self.frame;
            if bitmap.size != size {
                work.drawn = Drawn::Rough;
            }
            return Some(bitmap.canvas.clone());
        }
        work.fresh = if bitmaps.is_empty() { work.fresh } else { work.fresh - 1 };
        let canvas = rasterise(&self.document, (sprite, self.style), size)?;
        bitmaps.push(Bitmap { canvas: canvas.clone(), size, used: self.frame });
        Some(canvas)
    }

    fn write(&self, text: &str, size: f64, colour: Colour4, rim: Colour4) {
        let context = &self.context;
        let mut font = String::from("600 ");
        // Writing to a string does not fail. A whole number: formatting fractions costs 12 KB.
        let _ = write!(font, "{}px system-ui, sans-serif", size.round().max(1.0) as u32);
        context.set_font(&font);
        context.set_text_align("center");
        context.set_text_baseline("middle");
        context.set_line_join("round");
        context.set_line_width(size / 4.0);
        set_dash(context, &[]);
        context.set_stroke_style_str(&rim.css());
        context.set_fill_style_str(&colour.css());
        // Text is an addition: a canvas that cannot write still shows the board.
        let _ = context.stroke_text(text, 0.0, 0.0).and_then(|()| context.fill_text(text, 0.0, 0.0));
    }

    fn bytes(&self) -> usize {
        self.bitmaps.values().flatten().map(|bitmap| (bitmap.size as usize).pow(2) * 4).sum()
    }

    fn drop_unseen(&mut self) {
        let frame = self.frame;
        self.bitmaps.retain(|_, bitmaps| {
            bitmaps.retain(|bitmap| bitmap.used == frame);
            !bitmaps.is_empty()
        });
    }
}

fn context_of(canvas: &HtmlCanvasElement) -> Option<CanvasRenderingContext2d> {
    canvas.get_context("2d").ok()??.dyn_into().ok()
}

/// A length as whole device pixels, rounded up so that neighbours leave no gap.
fn device_size(length: f64, ratio: f64) -> u32 {
    ((length * ratio - 0.01).ceil() as u32).max(1)
}

fn rasterise(document: &Document, (sprite, style): (Sprite, Style), size: u32) -> Option<HtmlCanvasElement> {
    let canvas: HtmlCanvasElement = document.create_element("canvas").ok()?.dyn_into().ok()?;
    canvas.set_width(size);
    canvas.set_height(size);
    let context = context_of(&canvas)?;
    place(&context, 0.0, 0.0, f64::from(size) / SPRITE_UNITS);
    sprite_picture(sprite, style, f64::from(size)).iter().for_each(|shape| draw_shape(&context, shape));
    Some(canvas)
}

/// Moves and scales what is drawn next.
fn place(context: &CanvasRenderingContext2d, x: f64, y: f64, scale: f64) {
    // Six finite numbers are never refused; others would draw nothing.
    let _ = context.set_transform(scale, 0.0, 0.0, scale, x, y);
}

fn draw_shape(context: &CanvasRenderingContext2d, shape: &Shape) {
    context.begin_path();
    for segment in &shape.path.segments {
        match *segment {
            Segment::Move([x, y]) => context.move_to(x.into(), y.into()),
            Segment::Line([x, y]) => context.line_to(x.into(), y.into()),
            Segment::Curve(a, b, end) => {
                let [a, b, end] = [a, b, end].map(|point| point.map(f64::from));
                context.bezier_curve_to(a[0], a[1], b[0], b[1], end[0], end[1]);
            }
            Segment::Close => context.close_path(),
        }
    }
    if let Some(fill) = shape.fill {
        context.set_fill_style_str(&fill.css());
        context.fill();
    }
    if let Some(stroke) = &shape.stroke {
        let (cap, join) = match stroke.cap {
            Cap::Butt => ("butt", "miter"),
            Cap::Round => ("round", "round"),
        };
        context.set_line_cap(cap);
        context.set_line_join(join);
        context.set_line_width(stroke.width.into());
        set_dash(context, &stroke.dash);
        context.set_stroke_style_str(&stroke.colour.css());
        context.stroke();
    }
}

fn set_dash(context: &CanvasRenderingContext2d, dash: &[f32]) {
    let lengths: js_sys::Array = dash.iter().map(|&length| JsValue::from(length)).collect();
    // Lengths are finite and not negative; others would leave the line solid.
    let _ = context.set_line_dash(&lengths);
}
