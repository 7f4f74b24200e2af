//! The arrows of the 20th anniversary edition, which give points, another place for the figure, or a second part of the turn.
//!
//! **Contents**: 15 tiles with an arrow at one edge, of three kinds. Their layouts are our own.

pub mod rules;
