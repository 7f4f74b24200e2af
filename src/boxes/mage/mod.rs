//! Mage & Witch: eight tiles, and two pieces that belong to nobody and change what a road or city is worth.

pub(crate) mod ai;
pub mod record;
pub mod rules;
pub(crate) mod ui;
pub mod view;
