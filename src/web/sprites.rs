//! Makes the bitmaps of sprites, the most needed ones first, within a share of a frame's time.
//!
//! Vector art is slow to draw, so each sprite is rasterised once at the size in which it is shown and then copied. What has no
//! bitmap comes first, then what has one of another size, both from the middle of the view outwards. Where many tiles have none,
//! as on a board that has just been opened, each gets a small draft before any is drawn in full. While the size
//! changes, the bitmaps at hand are scaled.

use web_sys::{Document, Performance};

use super::{
    bitmaps::{Bitmap, Bitmaps},
    raster::rasterise,
};
use crate::art::{
    paint::{DrawCmd, Picture, Sprite},
    sprite::{draft_picture, is_shown, sprite_picture},
    style::Style,
    tile_art::sort_by,
};
use crate::ui::device::device_size;

/// Bitmaps that are not seen are dropped when all together take more bytes than these.
pub(super) const BUDGET: usize = 64 << 20;
/// Where more tiles than these are missing they get drafts first.
const FEW: usize = 6;
/// The side of a draft in device pixels.
const DRAFT: u32 = 32;

/// The bitmaps, and what makes them.
pub(super) struct Sprites {
    document: Document,
    /// The clock of the browser; without it bitmaps are made as they are needed.
    clock: Option<Performance>,
    pub(super) bitmaps: Bitmaps,
    /// How sprites are drawn.
    pub(super) style: Style,
    /// Device pixels a CSS pixel.
    pub(super) ratio: f64,
    /// Whether bitmaps were made that no frame has shown.
    pub(super) better: bool,
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

/// What came of making bitmaps.
#[derive(Default)]
pub(super) struct Made {
    /// Whether there is no memory for them.
    pub(super) poor: bool,
    /// Whether tiles have none.
    pub(super) missing: bool,
    /// Whether some are still to be made.
    pub(super) rough: bool,
}

impl Sprites {
    /// None yet.
    pub(super) fn new(document: Document, clock: Option<Performance>) -> Self {
        Self { document, clock, bitmaps: Bitmaps::default(), style: Style::Standard, ratio: 1.0, better: false }
    }

    /// The browser's time in milliseconds.
    pub(super) fn time(&self) -> f64 {
        self.clock.as_ref().map_or(0.0, Performance::now)
    }

    /// Makes the bitmaps that a frame on a canvas of some size lacks until the time is over. While the view does not stand still,
    /// or its size does not, there is no time for details.
    pub(super) fn make(
        &mut self,
        commands: &[DrawCmd],
        size: [u32; 2],
        [still, at_rest]: [bool; 2],
        until: f64,
    ) -> Made {
        let wanted = self.wanted(commands, size);
        let is_bare_tile = |want: &&Wanted| want.is_bare && matches!(want.sprite, Sprite::Tile { .. });
        let bare = wanted.iter().filter(is_bare_tile).count();
        let drafts = bare > FEW || bare > 1 && !still; // one alone, as what somebody lays, is whole at once
        let mut made = Made::default();
        for want in &wanted {
            if self.time() > until || !(at_rest || want.is_bare) {
                made.rough = true;
                made.missing |= is_bare_tile(&want);
                continue;
            }
            let is_draft = drafts && is_bare_tile(&want);
            made.rough |= is_draft;
            let [any, whole] = self.bitmaps.has(want.sprite, want.size);
            if whole || is_draft && any {
                continue; // the same is wanted in two places
            }
            if !self.add(want.sprite, want.size, is_draft) {
                return Made { poor: true, ..Made::default() };
            }
            self.better = true;
        }
        made
    }

    /// The bitmaps that a frame lacks, in the order in which they are to be made.
    fn wanted(&self, commands: &[DrawCmd], size: [u32; 2]) -> Vec<Wanted> {
        let mut wanted = Vec::new();
        for command in commands {
            let DrawCmd::Sprite { sprite, x, y, size: side, .. } = command else { continue };
            let middle = [x, y].map(|v| (v + side / 2.0) * self.ratio);
            let side = device_size(*side, self.ratio);
            let [any, whole] = self.bitmaps.has(*sprite, side);
            if whole || !is_shown(*sprite, self.style) {
                continue;
            }
            let [dx, dy] = [0, 1].map(|axis| (middle[axis] - f64::from(size[axis]) / 2.0) as f32);
            let later = match (any, sprite) {
                (true, _) => 1e12,
                (false, Sprite::Tile { .. }) => 0.0,
                (false, Sprite::Piece { .. } | Sprite::Table { .. }) => -1e10,
                (false, _) => 1e10,
            };
            wanted.push(Wanted { sprite: *sprite, size: side, is_bare: !any, rank: dx * dx + dy * dy + later });
        }
        sort_by(&mut wanted, |want| want.rank);
        wanted
    }

    /// Makes a bitmap, or a small one as a draft; whether there was memory for it.
    fn add(&mut self, sprite: Sprite, size: u32, is_draft: bool) -> bool {
        let (size, picture) = if is_draft {
            let size = size.min(DRAFT);
            (size, draft_picture(sprite, self.style, size.into()))
        } else {
            (size, self.picture(sprite, size))
        };
        let made = rasterise(&self.document, &picture, size);
        made.map(|canvas| self.bitmaps.add(sprite, Bitmap::new(canvas, size, is_draft))).is_some()
    }

    /// The picture of a sprite for so many device pixels.
    pub(super) fn picture(&self, sprite: Sprite, size: u32) -> Picture {
        let shown = f64::from(size);
        let is_shade = matches!(sprite, Sprite::Shade { .. });
        sprite_picture(sprite, self.style, if is_shade { shown / self.ratio } else { shown })
    }

    /// Makes bitmaps that will be needed next, as far as there is memory for them; false if the time is over before.
    pub(super) fn prepare(&mut self, ahead: &[Sprite], size: u32, until: f64) -> bool {
        for sprite in ahead {
            if self.bitmaps.has(*sprite, size)[1] {
                continue;
            }
            if self.time() > until {
                return false;
            }
            if self.bitmaps.bytes() + (size as usize).pow(2) * 4 > BUDGET || !self.add(*sprite, size, false) {
                break;
            }
        }
        true
    }
}
