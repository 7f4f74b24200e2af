//! Hills & Sheep: a tile lies unseen under each hill, whose figures decide ties; vineyards make monasteries worth more; a shepherd gathers
//! a flock in a field, until it is brought home or a wolf comes.
//!
//! **Contents**: 18 tiles, eight of them with a hill and eight with a vineyard; a shepherd for each player; a bag with 16 tokens of 1 to 4
//! sheep and two wolves.

pub(crate) mod ai;
pub(crate) mod art;
pub mod record;
pub mod rules;
pub(crate) mod ui;
pub mod view;
