//! The Messages: a second scoring figure, and cards for figures that stop on a multiple of 5.

pub(crate) mod ai;
pub mod record;
pub mod rules;
pub(crate) mod ui;
pub mod view;
