//! The computer players as a WebAssembly module for workers. Its JavaScript interface is in `src/web/suggest.rs`.

use engine as _;

/// Does nothing, because workers call the functions that the module exports.
fn main() {}
