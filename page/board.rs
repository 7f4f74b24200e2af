//! The game and its board as a WebAssembly module for pages. Its JavaScript interface is in `src/web`.

use engine as _;

/// Does nothing, because pages call the functions that the module exports.
fn main() {}
