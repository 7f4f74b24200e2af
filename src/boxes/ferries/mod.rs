//! The Ferries: eight lakes, on each of which a ferry joins two of the roads that end there.

pub(crate) mod ai;
pub mod record;
pub mod rules;
pub(crate) mod ui;
pub mod view;
