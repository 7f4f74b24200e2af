//! Draws a draw list on a canvas.
//!
//! Vector art is slow to draw, so each sprite is rasterised once at the size in which it is shown and then copied. A frame first
//! makes bitmaps, for as long as its share of time lasts, and then draws with those at hand. What has none comes first, then what
//! has one of another size, both from the middle of the view outwards. Where many tiles have none, as on a board that has just
//! been opened, each gets a small draft of little detail before any is drawn in full; one that must wait even for that is a
//! plain patch of grass so long. While the size changes, the bitmaps at hand are scaled. When the view is complete, the
//! bitmaps are made that will be needed next. Those of the size before are kept, since a tile that came near soon goes back.

use std::fmt::Write as _;

use web_sys::{CanvasRenderingContext2d, Document, HtmlCanvasElement, Performance};

use super::{
    bitmaps::{Bitmap, Bitmaps},
    frames::Drawn,
    raster::{context_of, draw_picture, draw_shape, place, rasterise, set_dash},
};
use crate::art::{
    paint::{Align, Colour4, DrawCmd, Picture, Sprite},
    style::{Style, is_shown, sprite_picture},
    tile_art::sort_by,
};

/// Bitmaps that are not seen are dropped when all together take more bytes than these.
const BUDGET: usize = 64 << 20;
/// For how long bitmaps are made in a frame, in milliseconds; the one that is being made then is finished.
const SHARE: f64 = 2.0;
/// The same while the view stands still.
const STILL_SHARE: f64 = 16.0;
/// The same while the view stands still and tiles are missing on it.
const MISSING_SHARE: f64 = 25.0;
/// The same in the first frame, before which nothing is to be seen at all.
const FIRST_SHARE: f64 = 40.0;
/// How long tiles must have been in the same place, or had the same size, for the view to stand still, in milliseconds.
const REST: f64 = 80.0;
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
    /// Device pixels a CSS pixel.
    ratio: f64,
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

/// A bitmap that a frame is to make.
struct Wanted {
    sprite: Sprite,
    /// Its side in device pixels.
    size: u32,
    /// Whether there is none of another size.
    is_bare: bool,
    /// The lowest comes first.
    rank: f32,
}

/// What a frame finds while it draws.
struct Found {
    /// Whether there is no memory for bitmaps.
    poor: bool,
    /// Whether a sprite has no bitmap.
    missing: bool,
    /// Whether every sprite was shown at its own size.
    drawn: Drawn,
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
            ratio: 1.0,
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
        self.ratio = ratio;
        self.note(commands, now);
        let [still, at_rest] = [self.moved, self.scaled].map(|changed| now - changed >= REST);
        let share = match () {
            () if self.bitmaps.is_empty() => FIRST_SHARE,
            () if self.missing && still => MISSING_SHARE,
            () if still => STILL_SHARE,
            () => SHARE,
        };
        let until = self.time() + share;
        let poor = !self.make(self.wanted(commands, at_rest), still, until);
        let mut found = Found { poor, missing: false, drawn: Drawn::Settled };
        for command in commands {
            self.carry_out(command, &mut found);
        }
        self.missing = found.missing;
        let settled = found.drawn == Drawn::Settled;
        if settled && self.sizes[0] != self.tile_size {
            self.sizes = [self.tile_size, self.sizes[0]];
        }
        if self.bitmaps.bytes() > BUDGET {
            self.bitmaps.drop_unseen(self.frame, &[]);
        } else if self.drawn == Drawn::Rough && settled {
            self.bitmaps.drop_unseen(self.frame, &self.sizes);
        }
        self.drawn = found.drawn;
        if at_rest && settled && !poor { self.prepare(ahead, until) } else { found.drawn }
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
            self.tile_size = device_size(at[2], self.ratio);
            if before != at && !self.bitmaps.is_empty() {
                self.moved = now;
                if before[2] != at[2] {
                    self.scaled = now;
                }
            }
        }
    }

    /// The bitmaps that a frame lacks, in the order in which they are to be made; others of another size only when that has come
    /// to rest.
    fn wanted(&self, commands: &[DrawCmd], at_rest: bool) -> Vec<Wanted> {
        let middle = self.context.canvas().map_or([0.0; 2], |canvas| [canvas.width(), canvas.height()].map(f64::from));
        let mut wanted = Vec::new();
        for command in commands {
            let DrawCmd::Sprite { sprite, x, y, size, .. } = command else { continue };
            let side = device_size(*size, self.ratio);
            let at_hand = self.bitmaps.nearest(*sprite, side).map(|bitmap| bitmap.size);
            let is_bare = at_hand.is_none();
            if at_hand == Some(side) || !(is_bare || at_rest) || !is_shown(*sprite, self.style) {
                continue;
            }
            let [dx, dy] = [x, y].map(|v| (v + size / 2.0) * self.ratio);
            let far = ((dx - middle[0] / 2.0).powi(2) + (dy - middle[1] / 2.0).powi(2)) as f32;
            let rank = match (is_bare, sprite) {
                (true, Sprite::Tile { .. }) => far,
                (true, _) => -1.0,
                (false, _) => far + 1e9,
            };
            wanted.push(Wanted { sprite: *sprite, size: side, is_bare, rank });
        }
        sort_by(&mut wanted, |want| want.rank);
        wanted
    }

    /// Makes bitmaps until the time is over; whether there was memory for them.
    fn make(&mut self, wanted: Vec<Wanted>, still: bool, until: f64) -> bool {
        let is_tile = |want: &&Wanted| want.is_bare && matches!(want.sprite, Sprite::Tile { .. });
        let bare = wanted.iter().filter(is_tile).count();
        let drafts = bare > FEW || bare > 0 && !still;
        for want in wanted {
            if self.time() > until {
                break;
            }
            let size = if drafts && is_tile(&&want) { want.size.min(DRAFT) } else { want.size };
            let has = self.bitmaps.nearest(want.sprite, size).is_some_and(|bitmap| bitmap.size == size);
            if !has && !self.add(want.sprite, size) {
                return false;
            }
        }
        true
    }

    /// Makes a bitmap; whether there was memory for it.
    fn add(&mut self, sprite: Sprite, size: u32) -> bool {
        let made = rasterise(&self.document, &self.picture(sprite, size), size);
        made.map(|canvas| self.bitmaps.add(sprite, Bitmap::new(canvas, size, self.frame))).is_some()
    }

    fn picture(&self, sprite: Sprite, size: u32) -> Picture {
        let shown = f64::from(size);
        let is_shade = matches!(sprite, Sprite::Shade { .. });
        sprite_picture(sprite, self.style, if is_shade { shown / self.ratio } else { shown })
    }

    /// Whether so much is being scaled that half as many device pixels have to do.
    pub(super) fn is_coarse(&self, now: f64) -> bool {
        self.n_tiles > MANY && now - self.scaled < REST
    }

    /// Makes bitmaps that will be needed next, as far as there is time and memory for them.
    fn prepare(&mut self, ahead: &[Sprite], until: f64) -> Drawn {
        let size = self.tile_size;
        for sprite in ahead {
            if self.bitmaps.nearest(*sprite, size).is_some_and(|bitmap| bitmap.size == size) {
                continue;
            }
            if self.time() > until {
                return Drawn::Rough;
            }
            if self.bitmaps.bytes() + (size as usize).pow(2) * 4 > BUDGET || !self.add(*sprite, size) {
                break;
            }
        }
        Drawn::Settled
    }

    /// The browser's time in milliseconds.
    fn time(&self) -> f64 {
        self.clock.as_ref().map_or(0.0, Performance::now)
    }

    fn carry_out(&mut self, command: &DrawCmd, found: &mut Found) {
        let ratio = self.ratio;
        match command {
            DrawCmd::Clear(colour) => self.clear(*colour),
            DrawCmd::Sprite { sprite, .. } if !is_shown(*sprite, self.style) => {}
            DrawCmd::Sprite { sprite, x, y, size, opacity } => {
                self.context.set_global_alpha(*opacity);
                self.show(*sprite, [*x, *y].map(|v| (v * ratio).round()), [*x, *y, *size], found);
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

    /// Shows a sprite with its corner at a device pixel; its place and its size are in CSS pixels.
    fn show(&mut self, sprite: Sprite, [x, y]: [f64; 2], [left, top, size]: [f64; 3], found: &mut Found) {
        let size_here = device_size(size, self.ratio);
        let side = f64::from(size_here);
        place(&self.context, 0.0, 0.0, 1.0);
        let Some(bitmap) = self.bitmaps.nearest_mut(sprite, size_here) else {
            if found.poor {
                // Slow is better than nothing.
                draw_picture(&self.context, &self.picture(sprite, size_here), [x, y], side);
            } else {
                (found.drawn, found.missing) = (Drawn::Rough, true);
                if matches!(sprite, Sprite::Tile { .. }) {
                    self.context.set_fill_style_str(&GRASS.css());
                    self.context.fill_rect(x, y, side, side);
                }
            }
            return;
        };
        bitmap.used = self.frame;
        if bitmap.size != size_here {
            found.drawn = Drawn::Rough;
        }
        // Solid neighbours overlap, so that there is no gap; shadows would be seen twice there.
        let [across, down] = match sprite {
            Sprite::Shade { .. } => {
                [(left, x), (top, y)].map(|(from, start)| ((from + size) * self.ratio).round() - start)
            }
            _ => [side; 2],
        };
        let part = f64::from(bitmap.size) / side;
        // Finite numbers and a canvas with pixels are never refused.
        let _ = self.context.draw_image_with_html_canvas_element_and_sw_and_sh_and_dx_and_dy_and_dw_and_dh(
            &bitmap.canvas,
            0.0,
            0.0,
            across * part,
            down * part,
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

/// A length as whole device pixels, rounded up so that neighbours leave no gap.
fn device_size(length: f64, ratio: f64) -> u32 {
    ((length * ratio - 0.01).ceil() as u32).max(1)
}
