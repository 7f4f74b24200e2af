//! The River and The River II: tiles that are laid first, each at an open end of the water.
//!
//! **Contents**: 12 tiles each, among them a source, a lake and, in the second one, a fork. They replace the start tile.

pub mod rules;
