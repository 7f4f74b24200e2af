//! Draws a draw list on a canvas.
//!
//! A frame first has bitmaps of sprites made, for as long as its share of time lasts, and then copies those at hand; a tile that
//! has none yet is a plain patch of grass. `ui::pace` says how long bitmaps are made and when the board is shown. When the view is
//! complete, the bitmaps are made that will be needed next. Those of the size before are kept, since a tile that came near soon goes
//! back.

use std::fmt::Write as _;

use web_sys::{CanvasRenderingContext2d, Document, HtmlCanvasElement, Performance};

use super::{
    frames::Drawn,
    raster::{context_of, draw_picture, draw_shape, place, set_dash},
    sprites::{BUDGET, Made, Sprites},
};
use crate::{
    art::{
        paint::{Align, Colour4, DrawCmd, Sprite},
        sprite::is_shown,
        style::Style,
        tile_art::MEADOW,
    },
    ui::{
        device::{device_place, device_size, device_span},
        pace::Pace,
    },
};

/// How long tiles must have been in the same place, or had the same size, for the view to stand still, in milliseconds.
const REST: f64 = 80.0;
/// With more tiles than these on the screen, scaling shows fewer device pixels.
const MANY: usize = 80;
/// What is seen in place of a tile whose bitmap has to wait.
const GRASS: Colour4 = Colour4::rgb(MEADOW);

/// Draws frames on one canvas and owns the bitmaps.
pub(super) struct Painter {
    context: CanvasRenderingContext2d,
    /// The bitmaps, and what makes them.
    sprites: Sprites,
    /// Counts frames that were shown.
    frame: u32,
    /// What the last of them showed, on a canvas of this size.
    shown: (Vec<DrawCmd>, [u32; 2]),
    /// How their time is shared.
    pace: Pace,
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
    /// Whether some bitmaps were still to be made when it was shown.
    rough: bool,
}

/// What is to be shown.
pub(super) struct Frame<'a> {
    /// The draw list.
    pub(super) commands: Vec<DrawCmd>,
    /// The tiles that will be needed next.
    pub(super) ahead: &'a [Sprite],
    /// How sprites are drawn.
    pub(super) style: Style,
    /// Device pixels a CSS pixel.
    pub(super) ratio: f64,
    /// When, in milliseconds.
    pub(super) now: f64,
}

impl Painter {
    /// A painter for a canvas; nothing if the canvas cannot give a context, because another kind is in use.
    pub(super) fn new(canvas: &HtmlCanvasElement, document: Document, clock: Option<Performance>) -> Option<Self> {
        let context = context_of(canvas)?;
        Some(Self {
            context,
            sprites: Sprites::new(document, clock),
            frame: 0,
            shown: Default::default(),
            pace: Pace::default(),
            tile_size: 0,
            sizes: [0; 2],
            first_at: [0.0; 3],
            n_tiles: 0,
            moved: f64::NEG_INFINITY,
            scaled: f64::NEG_INFINITY,
            rough: false,
        })
    }

    /// Drops all bitmaps: their contents are gone, as is what was shown.
    pub(super) fn forget(&mut self) {
        self.sprites.bitmaps.clear();
        self.shown.0.clear();
        self.pace.forget();
    }

    /// Makes bitmaps for a frame and shows it, if anything about it is new.
    pub(super) fn paint(&mut self, Frame { commands, ahead, style, ratio, now }: Frame<'_>) -> Drawn {
        if std::mem::replace(&mut self.sprites.style, style) != style {
            self.forget();
        }
        self.sprites.ratio = ratio;
        self.note(&commands, now);
        let size = self.context.canvas().map_or([0; 2], |canvas| [canvas.width(), canvas.height()]);
        let is_same = self.shown.0 == commands && self.shown.1 == size;
        let begun = self.sprites.time();
        let until = self.pace.begin(begun, !is_same, self.sprites.better);
        let Made { poor, missing, rough } = self.sprites.make(&commands, size, self.rests(now), until);
        if self.pace.end(missing, rough) {
            self.frame = self.frame.wrapping_add(1);
            commands.iter().for_each(|command| self.carry_out(command, poor));
            (self.shown, self.sprites.better) = ((commands, size), false);
            self.pace.shown(begun);
            self.tidy(rough);
        }
        if rough
            || self.sprites.better
            || self.pace.is_blank()
            || !poor && !self.sprites.prepare(ahead, self.tile_size, until)
        {
            Drawn::Rough
        } else {
            Drawn::Settled
        }
    }

    /// Drops bitmaps that were not shown: if all take too much memory, and when a view has become complete.
    fn tidy(&mut self, rough: bool) {
        if !rough && self.sizes[0] != self.tile_size {
            self.sizes = [self.tile_size, self.sizes[0]];
        }
        if self.sprites.bitmaps.bytes() > BUDGET {
            self.sprites.bitmaps.drop_unseen(self.frame, &[]);
        } else if self.rough && !rough {
            self.sprites.bitmaps.drop_unseen(self.frame, &self.sizes);
        }
        self.rough = rough;
    }

    /// Whether the view stands still, and whether at least its size does.
    fn rests(&self, now: f64) -> [bool; 2] {
        [self.moved, self.scaled].map(|changed| now - changed >= REST)
    }

    /// Notes how many tiles there are, and whether they were moved or scaled.
    fn note(&mut self, commands: &[DrawCmd], now: f64) {
        let mut tiles = commands.iter().filter_map(|command| match command {
            DrawCmd::Sprite { sprite: Sprite::Tile { .. }, x, y, size, .. } => Some([*x, *y, *size]),
            _ => None,
        });
        let first = tiles.next();
        self.n_tiles = usize::from(first.is_some()) + tiles.count();
        if let Some(at) = first {
            let before = std::mem::replace(&mut self.first_at, at);
            self.tile_size = device_size(at[2], self.sprites.ratio);
            if before != at && !self.sprites.bitmaps.is_empty() {
                self.moved = now;
                if before[2] != at[2] {
                    self.scaled = now;
                }
            }
        }
    }

    /// Whether so much is being scaled that half as many device pixels have to do.
    pub(super) fn is_coarse(&self, now: f64) -> bool {
        self.n_tiles > MANY && now - self.scaled < REST
    }

    fn carry_out(&mut self, command: &DrawCmd, poor: bool) {
        let ratio = self.sprites.ratio;
        match command {
            DrawCmd::Clear(colour) => self.clear(*colour),
            DrawCmd::Sprite { sprite, .. } if !is_shown(*sprite, self.sprites.style) => {}
            DrawCmd::Sprite { sprite, x, y, size, opacity } => {
                self.context.set_global_alpha(*opacity);
                self.show(*sprite, [*x, *y], *size, poor);
                self.context.set_global_alpha(1.0);
            }
            DrawCmd::Shape { shape, x, y, scale } => {
                place(&self.context, x * ratio, y * ratio, scale * ratio);
                draw_shape(&self.context, shape);
            }
            DrawCmd::Within(_) => {} // light is a part of each tile
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

    /// Shows a sprite with its corners at device pixels; its place and its size are in CSS pixels.
    fn show(&mut self, sprite: Sprite, at: [f64; 2], size: f64, poor: bool) {
        let ratio = self.sprites.ratio;
        let size_here = device_size(size, ratio);
        let side = f64::from(size_here);
        let [x, y] = at.map(|place| device_place(place, ratio));
        // What fills a cell ends where its neighbour begins: a gap would be seen, and shadows would be seen twice.
        let [across, down] = match sprite {
            Sprite::Tile { .. } | Sprite::Shade { .. } | Sprite::Table { .. } => {
                at.map(|place| device_span(place, size, ratio))
            }
            _ => [side; 2],
        };
        place(&self.context, 0.0, 0.0, 1.0);
        let Some(bitmap) = self.sprites.bitmaps.nearest_mut(sprite, size_here) else {
            if poor {
                // Slow is better than nothing.
                draw_picture(&self.context, &self.sprites.picture(sprite, size_here), [x, y], side);
            } else if matches!(sprite, Sprite::Tile { .. }) {
                self.context.set_fill_style_str(&GRASS.css());
                self.context.fill_rect(x, y, across, down);
            }
            return;
        };
        bitmap.used = self.frame;
        let whole = f64::from(bitmap.size);
        let part = whole / side;
        // Finite numbers and a canvas with pixels are never refused.
        let _ = self.context.draw_image_with_html_canvas_element_and_sw_and_sh_and_dx_and_dy_and_dw_and_dh(
            &bitmap.canvas,
            0.0,
            0.0,
            (across * part).min(whole),
            (down * part).min(whole),
            x,
            y,
            across,
            down,
        );
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
