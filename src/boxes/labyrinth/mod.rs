//! The Labyrinth: one tile on which several players may share a road, stretch by stretch.

pub mod rules;
