//! The Tower: towers that grow, and figures that are captured from them.
//!
//! **Contents**: 18 tiles with foundations, and floors for each player.

pub(crate) mod art;
pub mod record;
pub mod rules;
pub(crate) mod ui;
pub mod view;
