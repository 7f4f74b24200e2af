//! Princess & Dragon: a dragon that eats figures, a fairy that guards them, princesses and magic portals.
//!
//! **Contents**: 30 tiles, the dragon and the fairy.

pub(crate) mod art;
pub mod record;
pub mod rules;
pub(crate) mod ui;
pub mod view;
