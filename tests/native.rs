//! Every test of the library that needs no browser, in one program: it is linked once, and its tests share all cores. `cargo test --test
//! native golden::` runs those of one file.
//!
//! Beside it stand `allocations.rs`, since an allocator that counts replaces the one of the whole program, and `browser.rs`, which is
//! compiled to WebAssembly.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test fails loudly, also in its helpers")]

mod circles;
mod common;

// Rules and records.
mod annotated;
mod archive;
mod broken_input;
mod catalogue;
mod diagrams;
mod examples;
mod games;
mod offered;
mod order;
mod perft;
mod properties;
mod puzzles;
mod reasons;
mod replays;
mod seal;
mod sets;
mod still_to_come;
mod study;
mod subsets;
mod unseen;

// A second engine.
mod engines;
mod naive;

// Computer players and aids.
mod assess;
mod beside;
mod box_files;
mod missed;
mod outlook;
mod players;
mod solo;

// What is drawn, and what pages are given.
mod golden;
mod jcz;
mod pictures;
mod views;

// The code itself.
mod architecture;
mod page_folders;
