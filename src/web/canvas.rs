//! Draws a draw list on a canvas.
//!
//! Vector art is slow to draw, so each sprite is rasterised once at the size in which it is shown and then copied. While
//! the size changes, the bitmaps at hand are scaled; when it has come to rest they are replaced, and then those made that
//! will be needed next. All that has a share of each frame's time. Where many tiles are missing, as on a board that has just been
//! opened, each gets a small draft of little detail before any is drawn in full; one that must wait even for that is a plain patch
//! of grass so long. The bitmaps of the size before are kept, since a tile that came near soon goes back.

use std::fmt::Write as _;

use wasm_bindgen::{JsCast, prelude::*};
use web_sys::{CanvasRenderingContext2d, Document, HtmlCanvasElement, Performance};

use super::{
    bitmaps::{Bitmap, Bitmaps},
    frames::Drawn,
};
use crate::{
    art::{
        paint::{Align, Cap, Colour4, DrawCmd, Path, Segment, Shape, Sprite},
        style::{Style, is_shown, sprite_picture},
    },
    catalogue::Rotation,
};

/// The side of a sprite's picture in its own units.
const SPRITE_UNITS: f64 = 100.0;
/// Bitmaps that are not seen are dropped when all together take more bytes than these.
const BUDGET: usize = 64 << 20;
/// For how long bitmaps are made in a frame, in milliseconds; the one that is being made then is finished.
const SHARE: f64 = 2.0;
/// The same while the view stands still.
const STILL_SHARE: f64 = 10.0;
/// The same while the view stands still and tiles are missing on it.
const MISSING_SHARE: f64 = 25.0;
/// The same in the first frame, before which nothing is to be seen at all.
const FIRST_SHARE: f64 = 60.0;
/// How long tiles must have been in the same place, or had the same size, for the view to stand still, in milliseconds.
const REST: f64 = 80.0;
/// The most device pixels of a bitmap without edges: scaled up it looks the same.
const SOFT: u32 = 256;
/// Where more tiles than these are missing they get drafts first.
const FEW: usize = 6;
/// The side of a draft in device pixels: so small that tiles are drawn as icons.
const DRAFT: u32 = 32;
/// With more tiles than these on the screen, scaling shows fewer device pixels.
const MANY: usize = 80;
/// What is seen in place of a tile whose bitmap has to wait.
const GRASS: Colour4 = Colour4::rgb(0xa2_bd5e);

/// Draws frames on one canvas and owns the bitmaps.
pub(super) struct Painter {
    context: CanvasRenderingContext2d,
    document: Document,
    /// The clock of the browser; without it bitmaps are made as they are needed.
    clock: Option<Performance>,
    bitmaps: Bitmaps,
    /// How sprites are drawn.
    style: Style,
    /// Counts frames.
    frame: u32,
    /// The size of tiles in the last frame, in device pixels.
    tile_size: u32,
    /// The sizes in which tiles were last drawn in full, the last one first.
    sizes: [u32; 2],
    /// Where the first of them was and how large, in CSS pixels.
    first_at: [f64; 3],
    /// How many tiles the last frame showed.
    n_tiles: usize,
    /// When it was another place.
    moved: f64,
    /// When it was another size.
    scaled: f64,
    /// Whether the last frame had to do without some bitmaps.
    missing: bool,
    /// What the last frame left.
    drawn: Drawn,
}

/// What is left to do in a frame.
struct Work {
    /// When no more bitmaps are to be made, by the browser's clock.
    until: f64,
    /// Whether bitmaps of another size are to be replaced.
    at_rest: bool,
    /// Whether tiles get drafts, because many are missing.
    drafts: bool,
    /// Whether something is seen without a bitmap of its own.
    missing: bool,
    /// Whether every sprite was shown at its own size.
    drawn: Drawn,
}

/// What there is of a sprite.
enum Found {
    /// A bitmap, perhaps of another size.
    Bitmap(HtmlCanvasElement),
    /// The bitmap of the same tile, to be turned by so many quarter turns clockwise.
    Turned(HtmlCanvasElement, Rotation),
    /// None yet, and no time to make one in this frame.
    Later,
}

impl Painter {
    /// A painter for a canvas; nothing if the canvas cannot give a context, because another kind is in use.
    pub(super) fn new(canvas: &HtmlCanvasElement, document: Document, clock: Option<Performance>) -> Option<Self> {
        let context = context_of(canvas)?;
        let (bitmaps, drawn) = (Bitmaps::default(), Drawn::Settled);
        Some(Self {
            context,
            document,
            clock,
            bitmaps,
            style: Style::Standard,
            frame: 0,
            tile_size: 0,
            sizes: [0; 2],
            first_at: [0.0; 3],
            n_tiles: 0,
            moved: f64::NEG_INFINITY,
            scaled: f64::NEG_INFINITY,
            missing: false,
            drawn,
        })
    }

    /// Drops all bitmaps: their contents are gone.
    pub(super) fn forget(&mut self) {
        self.bitmaps.clear();
    }

    /// Draws a frame at a time with this many device pixels a CSS pixel; the tiles `ahead` will be needed next.
    pub(super) fn paint(
        &mut self,
        commands: &[DrawCmd],
        ahead: &[Sprite],
        style: Style,
        ratio: f64,
        now: f64,
    ) -> Drawn {
        if std::mem::replace(&mut self.style, style) != style {
            self.bitmaps.clear();
        }
        self.frame = self.frame.wrapping_add(1);
        let first = commands.iter().find_map(|command| match command {
            DrawCmd::Sprite { sprite: Sprite::Tile { .. }, x, y, size, .. } => {
                Some(([*x, *y, *size], device_size(*size, ratio)))
            }
            _ => None,
        });
        if let Some((at, size)) = first {
            let (before, first) = (self.first_at, self.bitmaps.is_empty());
            if before != at && !first {
                self.moved = now;
            }
            if before[2] != at[2] && !first {
                self.scaled = now;
            }
            (self.first_at, self.tile_size) = (at, size);
        }
        let still = now - self.moved >= REST;
        let share = match () {
            () if self.bitmaps.is_empty() => FIRST_SHARE,
            () if self.missing && still => MISSING_SHARE,
            () if still => STILL_SHARE,
            () => SHARE,
        };
        let at_rest = now - self.scaled >= REST;
        let tiles = || {
            commands.iter().filter_map(|command| match command {
                DrawCmd::Sprite { sprite: sprite @ Sprite::Tile { .. }, .. } => Some(*sprite),
                _ => None,
            })
        };
        self.n_tiles = tiles().count();
        let drafts = tiles().filter(|sprite| self.bitmaps.nearest(*sprite, DRAFT).is_none()).count() > FEW;
        let mut work = Work { until: self.time() + share, at_rest, drafts, missing: false, drawn: Drawn::Settled };
        for command in commands {
            self.carry_out(command, ratio, &mut work);
        }
        self.missing = work.missing;
        let settled = work.drawn == Drawn::Settled;
        if settled && self.sizes[0] != self.tile_size {
            self.sizes = [self.tile_size, self.sizes[0]];
        }
        if self.bitmaps.bytes() > BUDGET {
            self.bitmaps.drop_unseen(self.frame, &[]);
        } else if self.drawn == Drawn::Rough && settled {
            self.bitmaps.drop_unseen(self.frame, &self.sizes);
        }
        self.drawn = work.drawn;
        if at_rest && work.drawn == Drawn::Settled {
            self.prepare(ahead, &mut work);
        }
        work.drawn
    }

    /// Whether so much is being scaled that half as many device pixels have to do.
    pub(super) fn is_coarse(&self, now: f64) -> bool {
        self.n_tiles > MANY && now - self.scaled < REST
    }

    /// Makes bitmaps that will be needed next, as far as there is time and memory for them.
    fn prepare(&mut self, ahead: &[Sprite], work: &mut Work) {
        let size = self.tile_size;
        for sprite in ahead {
            if self.bitmaps.nearest(*sprite, size).is_some_and(|bitmap| bitmap.size == size) {
                continue;
            }
            let room = self.bitmaps.bytes() + (size as usize).pow(2) * 4 <= BUDGET;
            if !room || self.bitmap(*sprite, size, work).is_none() || work.drawn == Drawn::Rough {
                return;
            }
        }
    }

    /// The browser's time in milliseconds.
    fn time(&self) -> f64 {
        self.clock.as_ref().map_or(0.0, Performance::now)
    }

    fn carry_out(&mut self, command: &DrawCmd, ratio: f64, work: &mut Work) {
        match command {
            DrawCmd::Clear(colour) => self.clear(*colour),
            DrawCmd::Sprite { sprite, .. } if !is_shown(*sprite, self.style) => {}
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
            DrawCmd::Within(outline) if outline.segments.is_empty() => self.context.restore(),
            DrawCmd::Within(outline) => {
                self.context.save();
                place(&self.context, 0.0, 0.0, ratio);
                trace(&self.context, outline);
                self.context.clip();
            }
            DrawCmd::Text { text, x, y, size, colour, rim, align } => {
                place(&self.context, x * ratio, y * ratio, ratio);
                self.context.set_text_align(if *align == Align::Middle { "center" } else { "left" });
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
        let found =
            self.bitmap(sprite, if matches!(sprite, Sprite::Light { .. }) { size.min(SOFT) } else { size }, work);
        place(&self.context, 0.0, 0.0, 1.0);
        let side = f64::from(size);
        let copy = |canvas: &HtmlCanvasElement, x: f64, y: f64| {
            self.context.draw_image_with_html_canvas_element_and_dw_and_dh(canvas, x, y, side, side).is_ok()
        };
        let shown = found.map(|found| match found {
            Found::Bitmap(canvas) => copy(&canvas, x, y),
            Found::Turned(canvas, by) => {
                let (sin, cos) = [(0.0, 1.0), (1.0, 0.0), (0.0, -1.0), (-1.0, 0.0)][usize::from(by & 3)];
                // Six finite numbers are never refused.
                let _ = self.context.set_transform(cos, sin, -sin, cos, x + side / 2.0, y + side / 2.0);
                copy(&canvas, -side / 2.0, -side / 2.0)
            }
            Found::Later => {
                self.context.set_fill_style_str(&GRASS.css());
                self.context.fill_rect(x, y, side, side);
                true
            }
        });
        if shown != Some(true) {
            // There is no memory for bitmaps: slow is better than nothing.
            place(&self.context, x, y, side / SPRITE_UNITS);
            let picture = sprite_picture(sprite, self.style, side);
            picture.iter().for_each(|shape| draw_shape(&self.context, shape));
        }
    }

    /// The bitmap of a sprite at this size, or what is at hand while there is other work; nothing without memory for it.
    fn bitmap(&mut self, sprite: Sprite, size: u32, work: &mut Work) -> Option<Found> {
        let (late, frame) = (self.time() > work.until, self.frame);
        if let Some(bitmap) = self.bitmaps.nearest(sprite, size) {
            if bitmap.size == size || late || work.drafts || !work.at_rest {
                bitmap.used = frame;
                if bitmap.size != size {
                    work.drawn = Drawn::Rough;
                }
                return Some(Found::Bitmap(bitmap.canvas.clone()));
            }
        } else if late && let Sprite::Tile { tile, turns, variant } = sprite {
            (work.drawn, work.missing) = (Drawn::Rough, true);
            let other = |by: Rotation| {
                let other = Sprite::Tile { tile, turns: (turns + 4 - by) & 3, variant };
                Some(Found::Turned(self.bitmaps.nearest(other, size)?.canvas.clone(), by))
            };
            return Some((1..4).find_map(other).unwrap_or(Found::Later));
        }
        let is_draft = work.drafts && size > DRAFT && matches!(sprite, Sprite::Tile { .. });
        let size = if is_draft { DRAFT } else { size };
        if is_draft {
            work.drawn = Drawn::Rough;
        }
        let canvas = rasterise(&self.document, (sprite, self.style), size)?;
        self.bitmaps.add(sprite, Bitmap::new(canvas.clone(), size, frame));
        Some(Found::Bitmap(canvas))
    }

    fn write(&self, text: &str, size: f64, colour: Colour4, rim: Colour4) {
        let context = &self.context;
        let mut font = String::from("600 ");
        // Writing to a string does not fail. A whole number: formatting fractions costs 12 KB.
        let _ = write!(font, "{}px system-ui, sans-serif", size.round().max(1.0) as u32);
        context.set_font(&font);
        context.set_text_baseline("middle");
        context.set_line_join("round");
        context.set_line_width(size / 4.0);
        set_dash(context, &[]);
        context.set_stroke_style_str(&rim.css());
        context.set_fill_style_str(&colour.css());
        // Text is an addition: a canvas that cannot write still shows the board.
        let _ = context.stroke_text(text, 0.0, 0.0).and_then(|()| context.fill_text(text, 0.0, 0.0));
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
    trace(context, &shape.path);
    paint_path(context, shape);
}

/// Makes a path the one that is drawn next.
fn trace(context: &CanvasRenderingContext2d, path: &Path) {
    context.begin_path();
    for segment in &path.segments {
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
}

fn paint_path(context: &CanvasRenderingContext2d, shape: &Shape) {
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
