//! Random games as a WebAssembly module, for measuring; what JavaScript gets is in `src/web/speed.rs`.

use engine as _;

/// Nothing: the measuring page calls what the module exports.
fn main() {}
