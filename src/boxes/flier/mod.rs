//! The Flying Machines: a follower sets off from a machine, a die says how far it flies, and it lands on a feature that others may
//! hold already.
//!
//! **Contents**: eight tiles with a machine, and a die with the faces 1 1 2 2 3 3.

pub mod record;
pub mod rules;
pub(crate) mod ui;
pub mod view;
