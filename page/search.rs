//! The computer players as a WebAssembly module for workers. Its JavaScript interface is in `src/web/suggest.rs`.

use engine as _;

#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

/// Does nothing, because workers call the functions that the module exports.
fn main() {}
