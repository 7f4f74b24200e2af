//! The set-up installs what is missing and leaves alone what is there.
//!
//! Each step says what it does and why, lets the installer's own output through, and on failure gives the command to run by hand.

use crate::browser::{self, Browser};
use crate::fallback::{self, Toolchain};
use crate::hosts;
use crate::npm;
use crate::project::{Failure, Project};

/// The last version of Trunk that Rust 1.95 compiles. Later versions need a newer compiler.
const TRUNK: &str = "0.21.14";

const TARGET: &str = "wasm32-unknown-unknown";

/// One thing to install.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Step<'a> {
    /// The name of what is installed.
    pub(crate) what: &'a str,
    /// Why it is needed and, if it takes long, how long it takes.
    pub(crate) why: &'a str,
    /// The command as words. A person can also run it by hand.
    pub(crate) command: &'a [&'a str],
}

/// Sets up everything, for building and for testing.
pub(crate) fn all(project: &Project) -> Result<(), Failure> {
    pages(project)?;
    tests(project)?;
    println!("Set-up is complete.");
    Ok(())
}

/// Sets up what is needed to build the pages. Returns the toolchain that compiles to WebAssembly.
pub(crate) fn pages(project: &Project) -> Result<Toolchain, Failure> {
    npm::require_node(project)?;
    let toolchain = wasm_target(project)?;
    crates(project, toolchain)?;
    trunk(project)?;
    wasm_bindgen(project)?;
    npm::packages(project)?;
    Ok(toolchain)
}

/// Sets up what the tests need besides.
pub(crate) fn tests(project: &Project) -> Result<Browser, Failure> {
    hosts::ensure(project);
    browser::ensure(project)
}

/// Announces a step and carries it out.
pub(crate) fn install(project: &Project, step: Step<'_>) -> Result<(), Failure> {
    println!("==> Installing {}: {}.", step.what, step.why);
    let done = project.command(step.command).run();
    done.map_err(|error| {
        Failure::new(format!("{} could not be installed ({error}); run by hand: {}", step.what, step.command.join(" ")))
    })
}

/// Whether the active toolchain has the standard library for wasm32. It asks rustc, so that rustup is not required.
fn has_wasm_target(project: &Project) -> bool {
    let folder = project.output(&["rustc", "--target", TARGET, "--print", "target-libdir"]);
    folder.is_some_and(|folder| project.sh.path_exists(folder))
}

fn wasm_target(project: &Project) -> Result<Toolchain, Failure> {
    if has_wasm_target(project) {
        return Ok(Toolchain::Active);
    }
    if fallback::is_installed(project) {
        return Ok(Toolchain::Debian);
    }
    let step = Step {
        what: "the wasm32 target of Rust",
        why: "the game runs in the browser as WebAssembly",
        command: &["rustup", "target", "add", TARGET],
    };
    match install(project, step) {
        Ok(()) => Ok(Toolchain::Active),
        Err(failure) => fallback::install(project, failure),
    }
}

/// Fetches every crate of the wasm build, because Trunk runs offline and makes cargo do so too.
fn crates(project: &Project, toolchain: Toolchain) -> Result<(), Failure> {
    let words = ["cargo", "fetch", "--quiet", "--target", TARGET];
    let fetched = project.command(&words).envs(toolchain.variables().to_vec()).quiet().run();
    fetched
        .map_err(|error| Failure::new(format!("the crates could not be fetched ({error}); run by hand: cargo fetch")))
}

fn trunk(project: &Project) -> Result<(), Failure> {
    let package = format!("trunk@{TRUNK}");
    let step = Step {
        what: &format!("Trunk {TRUNK}"),
        why: "it builds dist/ from index.html, www/ and the library; this takes some minutes, once",
        command: &["cargo", "install", "--locked", &package],
    };
    tool(project, "trunk", TRUNK, step)
}

fn wasm_bindgen(project: &Project) -> Result<(), Failure> {
    let version = project.locked_version("wasm-bindgen")?;
    let package = format!("wasm-bindgen-cli@{version}");
    let step = Step {
        what: &format!("the wasm-bindgen tool {version}"),
        why: "it writes the JavaScript side of the module, in exactly the version of Cargo.lock; this takes some minutes, once",
        // Without --locked: its lock file names a crate version that is not always to be had.
        command: &["cargo", "install", &package],
    };
    tool(project, "wasm-bindgen", &version, step)
}

/// Installs a tool unless PATH already offers this version of it.
pub(crate) fn tool(project: &Project, program: &str, version: &str, step: Step<'_>) -> Result<(), Failure> {
    if project.has_version(program, version) {
        return Ok(());
    }
    install(project, step)?;
    if project.has_version(program, version) {
        return Ok(());
    }
    Err(Failure::new(format!(
        "{} was installed, but `{program} --version` does not say {version}: put cargo's bin folder first on PATH",
        step.what
    )))
}
