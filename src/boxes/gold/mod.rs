//! The Gold Mines: eight tiles that bring bars of gold, which belong to whoever holds what is completed there.

pub(crate) mod ai;
pub mod record;
pub mod rules;
pub(crate) mod ui;
pub mod view;
