//! Sprites in device pixels, kept from frame to frame.

use std::collections::HashMap;

use web_sys::HtmlCanvasElement;

use crate::ui::paint::Sprite;

/// A sprite in device pixels.
pub(super) struct Bitmap {
    /// The pixels.
    pub(super) canvas: HtmlCanvasElement,
    /// Device pixels on each side.
    pub(super) size: u32,
    /// The last frame that showed it.
    pub(super) used: u32,
}

impl Bitmap {
    /// A bitmap that was made in a frame.
    pub(super) const fn new(canvas: HtmlCanvasElement, size: u32, frame: u32) -> Self {
        Self { canvas, size, used: frame }
    }
}

impl Drop for Bitmap {
    fn drop(&mut self) {
        self.canvas.set_width(0); // some browsers free a canvas's memory late
    }
}

/// All bitmaps, by sprite; of some there are several sizes.
#[derive(Default)]
pub(super) struct Bitmaps {
    of: HashMap<Sprite, Vec<Bitmap>>,
}

impl Bitmaps {
    /// Whether there is none.
    pub(super) fn is_empty(&self) -> bool {
        self.of.is_empty()
    }

    /// Drops all.
    pub(super) fn clear(&mut self) {
        self.of.clear();
    }

    /// Keeps one more.
    pub(super) fn add(&mut self, sprite: Sprite, bitmap: Bitmap) {
        self.of.entry(sprite).or_default().push(bitmap);
    }

    /// The bitmap of a sprite whose size is nearest to one.
    pub(super) fn nearest(&mut self, sprite: Sprite, size: u32) -> Option<&mut Bitmap> {
        self.of.get_mut(&sprite)?.iter_mut().min_by_key(|bitmap| bitmap.size.abs_diff(size))
    }

    /// How much memory they take.
    pub(super) fn bytes(&self) -> usize {
        self.of.values().flatten().map(|bitmap| (bitmap.size as usize).pow(2) * 4).sum()
    }

    /// Drops what a frame did not show, except for bitmaps of one size.
    pub(super) fn drop_unseen(&mut self, frame: u32, kept: u32) {
        self.of.retain(|_, bitmaps| {
            bitmaps.retain(|bitmap| bitmap.used == frame || bitmap.size == kept);
            !bitmaps.is_empty()
        });
    }
}
