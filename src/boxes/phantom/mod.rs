//! The Phantom: a second follower for the tile just laid.
//!
//! **Contents**: one phantom for each player.

pub(crate) mod art;
pub mod rules;
