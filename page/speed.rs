//! Random games as a WebAssembly module, for measurements. Its JavaScript interface is in `src/web/speed.rs`.

use engine as _;

#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

/// Does nothing, because the measuring page calls the functions that the module exports.
fn main() {}
