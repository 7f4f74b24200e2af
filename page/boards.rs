//! Boards for other people's pages as a WebAssembly module; what JavaScript gets is in `src/web`.

use engine as _;

/// Nothing: pages call what the module exports.
fn main() {}
