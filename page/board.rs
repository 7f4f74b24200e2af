//! The game and its board as a WebAssembly module for pages. Its JavaScript interface is in `src/web`.

use engine as _;

#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

/// Does nothing, because pages call the functions that the module exports.
fn main() {}
