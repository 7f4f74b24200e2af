//! What is seen: plain views of a game, the draw list and the input machine; pure, and tested without a browser.

pub mod camera;
pub mod card;
pub mod describe;
pub mod desk;
pub mod figure_art;
mod hatch;
pub mod hit;
pub mod intent;
pub mod look;
pub mod motion;
pub mod paint;
pub mod piece;
pub mod reading;
pub mod reason;
pub mod scene;
pub mod select;
pub mod still;
pub mod style;
pub mod svg;
pub mod tile_art;
pub mod view;
