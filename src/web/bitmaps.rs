//! Sprites rasterised in device pixels and kept from frame to frame.

use web_sys::HtmlCanvasElement;

use crate::{art::paint::Sprite, catalogue::Catalogue};

/// A sprite in device pixels.
pub(super) struct Bitmap {
    /// The pixels.
    pub(super) canvas: HtmlCanvasElement,
    /// Device pixels on each side.
    pub(super) size: u32,
    /// Whether it shows less than the sprite's picture does.
    pub(super) is_draft: bool,
    /// The last frame that showed it.
    pub(super) used: u32,
}

impl Bitmap {
    /// A bitmap that no frame has shown.
    pub(super) const fn new(canvas: HtmlCanvasElement, size: u32, is_draft: bool) -> Self {
        Self { canvas, size, is_draft, used: 0 }
    }
}

impl Drop for Bitmap {
    fn drop(&mut self) {
        self.canvas.set_width(0); // some browsers free a canvas's memory late
    }
}

/// All bitmaps; of some sprites there are several sizes.
#[derive(Default)]
pub(super) struct Bitmaps {
    /// By tile or piece, the few of each in no order.
    shelves: Vec<Vec<(Sprite, Bitmap)>>,
}

/// Where the bitmaps of a sprite are kept. Hashing them would be no faster and is large in wasm.
fn shelf(sprite: Sprite) -> usize {
    match sprite {
        Sprite::Tile { tile, .. } => 1 + tile.index() % Catalogue::CAPACITY,
        _ => 0,
    }
}

impl Bitmaps {
    /// Whether there is none.
    pub(super) fn is_empty(&self) -> bool {
        self.shelves.iter().all(Vec::is_empty)
    }

    /// Drops all.
    pub(super) fn clear(&mut self) {
        self.shelves.clear();
    }

    /// Keeps one more.
    pub(super) fn add(&mut self, sprite: Sprite, bitmap: Bitmap) {
        while self.shelves.len() <= shelf(sprite) {
            self.shelves.push(Vec::new());
        }
        self.shelves[shelf(sprite)].push((sprite, bitmap));
    }

    /// Whether a sprite has a bitmap, and whether one of them is its picture in a size.
    pub(super) fn has(&self, sprite: Sprite, size: u32) -> [bool; 2] {
        let all = self.shelves.get(shelf(sprite)).into_iter().flatten();
        all.filter(|(of, _)| *of == sprite)
            .fold([false; 2], |[_, whole], (_, bitmap)| [true, whole || bitmap.size == size && !bitmap.is_draft])
    }

    /// The bitmap of a sprite whose size is nearest to one, to be marked as used; a draft only if there is no other.
    pub(super) fn nearest_mut(&mut self, sprite: Sprite, size: u32) -> Option<&mut Bitmap> {
        let own = self.shelves.get_mut(shelf(sprite))?.iter_mut().filter(|(of, _)| *of == sprite);
        own.map(|(_, bitmap)| bitmap).min_by_key(|bitmap| (bitmap.is_draft, bitmap.size.abs_diff(size)))
    }

    /// How much memory they take.
    pub(super) fn bytes(&self) -> usize {
        self.shelves.iter().flatten().map(|(_, bitmap)| (bitmap.size as usize).pow(2) * 4).sum()
    }

    /// Drops what a frame did not show, except for bitmaps of some sizes.
    pub(super) fn drop_unseen(&mut self, frame: u32, kept: &[u32]) {
        for shelf in &mut self.shelves {
            shelf.retain(|(_, bitmap)| bitmap.used == frame || kept.contains(&bitmap.size));
        }
    }
}
