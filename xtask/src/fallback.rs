//! The wasm build with Debian's own compiler, for machines where rustup cannot reach its server but Debian packages are available.
//!
//! Debian ships a recent Rust as `rustc-web`, with the sources of the standard library but not compiled for
//! wasm32-unknown-unknown, so cargo builds the standard library along. Only the wasm build uses it; native builds and all lints
//! stay with the active toolchain.

use crate::browser::apt_install;
use crate::project::{Failure, Project, find_program};
use crate::setup::{self, Step};

/// The name of the toolchain in rustup's list.
const NAME: &str = "debian-web";

/// The toolchain that compiles to WebAssembly.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Toolchain {
    /// The active toolchain, with its wasm32 target.
    Active,
    /// Debian's compiler, which builds the standard library itself.
    Debian,
}

impl Toolchain {
    /// The environment of a wasm build.
    pub(crate) const fn variables(self) -> &'static [(&'static str, &'static str)] {
        match self {
            Self::Active => &[],
            Self::Debian => &[
                ("RUSTUP_TOOLCHAIN", NAME),
                ("RUSTC_BOOTSTRAP", "1"),
                ("CARGO_UNSTABLE_BUILD_STD", "std,panic_abort"),
                ("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", "wasm-ld"),
            ],
        }
    }
}

/// Whether an earlier set-up has installed Debian's compiler.
pub(crate) fn is_installed(project: &Project) -> bool {
    let linked = project.output(&["rustup", "toolchain", "list"]);
    linked.is_some_and(|list| list.lines().any(|line| line.split_whitespace().next() == Some(NAME)))
        && find_program("wasm-ld").is_some()
}

/// Installs Debian's compiler after rustup has failed. If that is not possible either, returns `failure`, the original reason.
pub(crate) fn install(project: &Project, failure: Failure) -> Result<Toolchain, Failure> {
    let is_root = project.output(&["id", "-u"]).as_deref() == Some("0");
    if !is_root || find_program("apt-get").is_none() || find_program("rustup").is_none() {
        return Err(failure);
    }
    eprintln!("{failure}.");
    apt_install(
        project,
        "Debian's Rust for the web",
        "rustup's server was not reached, and this compiler can make WebAssembly too",
        &["rustc-web", "cargo-web", "rust-web-src", "lld"],
    )?;
    let step = Step {
        what: "a link to it in rustup",
        why: "cargo finds a toolchain by its name there",
        command: &["rustup", "toolchain", "link", NAME, "/usr"],
    };
    setup::install(project, step)?;
    Ok(Toolchain::Debian)
}
