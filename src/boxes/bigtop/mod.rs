//! Under the Big Top: acrobats, a ringmaster for each player, and a big top that moves from circus to circus.

pub(crate) mod ai;
pub mod art;
pub mod record;
pub mod rules;
pub(crate) mod ui;
pub mod view;
