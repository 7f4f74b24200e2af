//! Sealed games as a WebAssembly module. Its JavaScript interface is in `src/web/sealed.rs`.

use engine as _;

#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

/// Does nothing, because pages call the functions that the module exports.
fn main() {}
