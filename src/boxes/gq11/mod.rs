//! The Mini Expansion: ten land tiles, one of them with a pigsty, and for games with a river a source and a river tile.

pub mod rules;
