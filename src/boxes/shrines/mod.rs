//! Heretics & Shrines: six tiles with shrines, which race against monasteries beside them.

pub(crate) mod ai;
pub mod rules;
pub(crate) mod view;
