//! The computer players as a WebAssembly module for workers; what JavaScript gets is in `src/web/suggest.rs`.

use engine as _;

/// Nothing: workers call what the module exports.
fn main() {}
