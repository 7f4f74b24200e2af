//! The Festival: ten tiles with fireworks, on which a figure comes back instead of being placed.

pub mod rules;
