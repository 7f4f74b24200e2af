//! Bridges, Castles & Bazaars: roads across the land, cities that score later, and tiles that players bid for.
//!
//! **Contents**: 12 tiles, 8 of them with a bazaar; bridges and castles for each player.

pub mod record;
pub mod rules;
pub(crate) mod ui;
pub mod view;
