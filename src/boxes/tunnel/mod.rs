//! The Tunnel: four tiles with mouths, which players join by tokens in pairs.

pub mod record;
pub mod rules;
pub(crate) mod ui;
pub mod view;
