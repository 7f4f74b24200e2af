//! The browser: what pages call, the canvas that is drawn on and the events that come from it.
//!
//! Everything here holds a thing of the browser; whatever can be thought without one is in [`crate::ui`]. Who asks the
//! browser for something owns it and calls it off when dropped.
//!
//! A page loads what the feature `board` exports; its worker what `search` exports, compiled for speed instead of size.

#[cfg(any(feature = "board", feature = "search", feature = "sealed"))]
mod convert;

#[cfg(feature = "board")]
mod api;
#[cfg(feature = "search")]
mod archive;
#[cfg(all(feature = "board", not(feature = "game-only")))]
mod authoring;
#[cfg(feature = "board")]
mod bitmaps;
#[cfg(feature = "board")]
mod board;
#[cfg(feature = "board")]
mod canvas;
#[cfg(feature = "board")]
mod encode;
#[cfg(feature = "board")]
mod frames;
#[cfg(feature = "board")]
mod history;
#[cfg(feature = "board")]
mod input;
#[cfg(feature = "board")]
mod inspect;
#[cfg(feature = "board")]
mod listeners;
#[cfg(feature = "board")]
mod mounted;
#[cfg(feature = "board")]
mod raster;
#[cfg(feature = "board")]
mod records;
#[cfg(feature = "sealed")]
mod sealed;
#[cfg(feature = "speed")]
mod speed;
#[cfg(feature = "board")]
mod sprites;
#[cfg(all(feature = "board", not(feature = "game-only")))]
mod study;
#[cfg(feature = "search")]
mod suggest;

#[cfg(feature = "board")]
pub use api::{Game, figure_svg, tile_svg};
#[cfg(feature = "search")]
pub use archive::Archive;
#[cfg(all(feature = "board", not(feature = "game-only")))]
pub use authoring::{add_set, tile_picture};
#[cfg(feature = "board")]
pub use board::Board;
#[cfg(feature = "board")]
pub use inspect::tile_parts;
#[cfg(feature = "board")]
pub use records::read_records;
#[cfg(feature = "sealed")]
pub use sealed::{Sealed, id_of, invitation_of, message_id, new_key, scan_code};
#[cfg(feature = "speed")]
pub use speed::playouts;
#[cfg(all(feature = "board", not(feature = "game-only")))]
pub use study::Study;
#[cfg(feature = "search")]
pub use suggest::{assess, candidates, par, review, suggest, turns};
