//! The game and its board as a WebAssembly module for pages; what JavaScript gets is in `src/web`.

use engine as _;

/// Nothing: pages call what the module exports.
fn main() {}
