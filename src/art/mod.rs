//! Pictures of tiles and wooden pieces: shapes, palettes and SVG. Knows nothing of a game or a screen.

pub mod figure_art;
mod hatch;
pub mod light;
pub mod paint;
pub mod piece;
mod scenery;
pub mod shadow;
pub mod sprite;
pub mod style;
pub mod svg;
pub mod tile_art;
