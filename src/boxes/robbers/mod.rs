//! The Robbers: eight tiles with a bag, and robbers on the scoring track who take half of what others score.

pub(crate) mod ai;
pub mod record;
pub mod rules;
pub(crate) mod ui;
pub mod view;
