//! The Count of Carcassonne: a city whose quarters hold figures until they come back for a scoring.
//!
//! **Contents**: 12 tiles, which lie in three rows instead of the start tile, and the count.

pub(crate) mod art;
pub mod record;
pub mod rules;
pub(crate) mod ui;
pub mod view;
