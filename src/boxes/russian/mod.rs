//! Russian Promos: a hut, a stone, an oak and a pond.

pub mod rules;
pub mod view;
