//! Random games as a WebAssembly module, for measurements. Its JavaScript interface is in `src/web/speed.rs`.

use engine as _;

/// Does nothing, because the measuring page calls the functions that the module exports.
fn main() {}
