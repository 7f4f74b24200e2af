//! The Phantom: a second follower for the tile just laid.
//!
//! **Contents**: one phantom for each player.

pub mod rules;
