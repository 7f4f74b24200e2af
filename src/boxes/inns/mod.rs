//! Inns & Cathedrals: roads and cities that give more or nothing, and a figure that counts as two.
//!
//! **Contents**: 18 tiles with 6 inns and 2 cathedrals, one large meeple for each player, figures in a sixth colour.

pub(crate) mod art;
pub mod rules;
