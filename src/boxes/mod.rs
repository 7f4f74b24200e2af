//! The boxes, a folder for each: its tiles, its rules, and what the other layers say about it.
//!
//! The name of a file says to which layer it belongs: `rules.rs` is used like a file of `expansions`, and so on.

pub mod flier;
