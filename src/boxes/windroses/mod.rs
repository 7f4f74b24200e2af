//! Wind Roses: a start tile with a rose, a second rose, and four tiles with a quarter of one.

pub mod rules;
