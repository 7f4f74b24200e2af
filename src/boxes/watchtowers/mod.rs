//! The Watchtowers: twelve tiles, each with a tower that counts what is around it.

pub(crate) mod ai;
pub mod rules;
