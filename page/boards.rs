//! Boards for other people's pages as a WebAssembly module. Its JavaScript interface is in `src/web`.

use engine as _;

/// Does nothing, because pages call the functions that the module exports.
fn main() {}
