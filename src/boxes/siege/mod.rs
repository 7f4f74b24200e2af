//! The Besiegers and The Cathars: six and four tiles with besiegers before a city, which has less for its knights and more for farmers.

pub(crate) mod ai;
pub mod record;
pub mod rules;
pub(crate) mod ui;
pub mod view;
