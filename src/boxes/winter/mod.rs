//! The Winter Edition: twelve tiles with animals. The base game is played with the 72 tiles without gardens.

pub mod rules;
