//! King & Robber Baron: two cards, for the largest city and the longest road.
//!
//! **Contents**: 5 tiles and two cards, the king and the robber baron.

pub mod rules;
pub mod view;
