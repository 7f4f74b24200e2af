//! The browser: what pages call, the canvas that is drawn on and the events that come from it.
//!
//! Everything here holds a thing of the browser; whatever can be thought without one is in [`crate::ui`]. Who asks the
//! browser for something owns it and calls it off when dropped.

mod api;
mod bitmaps;
mod board;
mod canvas;
mod convert;
mod history;
mod input;
mod listen;
mod reading;
mod stage;
mod suggest;
mod table;

pub use api::{Game, figure_svg, tile_svg};
pub use board::Board;
pub use suggest::suggest;
