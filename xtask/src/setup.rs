//! The set-up installs what is missing and leaves alone what is there.
//!
//! Each step says what it does and why, lets the installer's own output through, and on failure gives the command to run by hand.
//! What does not wait for each other is installed side by side: compiling keeps the processor busy, packages the network.

use std::{panic, thread};

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

/// Tools run for seconds at a time, so they are compiled to be there soon and not to be fast.
const QUICKLY: [(&str, &str); 4] = [
    ("CARGO_PROFILE_RELEASE_OPT_LEVEL", "0"),
    ("CARGO_PROFILE_RELEASE_LTO", "off"),
    ("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "64"),
    ("CARGO_PROFILE_RELEASE_DEBUG", "false"),
];

/// A program that cargo installs.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tool<'a> {
    /// Its package on crates.io.
    pub(crate) package: &'a str,
    /// What it is called on the command line.
    pub(crate) program: &'a str,
    /// The version that is wanted, and no other.
    pub(crate) version: &'a str,
    /// Why it is needed.
    pub(crate) why: &'a str,
    /// Whether its own lock file is kept.
    pub(crate) locked: bool,
}

/// Sets up everything, for building and for testing.
pub(crate) fn all(project: &Project) -> Result<(Toolchain, Browser), Failure> {
    let (browser, toolchain) = side_by_side(project, tests, pages)?;
    println!("Set-up is complete.");
    Ok((toolchain, browser))
}

/// Sets up what is needed to build the pages. Returns the toolchain that compiles to WebAssembly.
pub(crate) fn pages(project: &Project) -> Result<Toolchain, Failure> {
    npm::require_node(project)?;
    let ((), toolchain) = side_by_side(project, npm::packages, tools)?;
    Ok(toolchain)
}

/// Sets up what the tests need besides.
fn tests(project: &Project) -> Result<Browser, Failure> {
    hosts::ensure(project);
    browser::ensure(project)
}

/// Sets up what compiles the pages.
fn tools(project: &Project) -> Result<Toolchain, Failure> {
    let toolchain = wasm_target(project)?;
    crates(project, toolchain)?;
    let bindgen = project.locked_version("wasm-bindgen")?;
    for tool in [
        Tool {
            package: "trunk",
            program: "trunk",
            version: TRUNK,
            why: "it builds dist/ from index.html, www/ and the library; compiling it takes some minutes, once",
            locked: true,
        },
        Tool {
            package: "wasm-bindgen-cli",
            program: "wasm-bindgen",
            version: &bindgen,
            why: "it writes the JavaScript side of the module, in exactly the version of Cargo.lock; compiling it takes a minute or two, once",
            locked: false, // its lock file names a crate version that is not always to be had
        },
    ] {
        install_tool(project, tool)?;
    }
    Ok(toolchain)
}

/// Does one thing while another is done; each in a shell of its own. Both are finished, also where one fails.
fn side_by_side<A: Send, B>(
    project: &Project,
    other: fn(&Project) -> Result<A, Failure>,
    own: fn(&Project) -> Result<B, Failure>,
) -> Result<(A, B), Failure> {
    let root = &project.root;
    let (other, own) = thread::scope(|scope| {
        let other = scope.spawn(|| other(&Project::at(root)?));
        let own = own(project);
        (other.join().unwrap_or_else(|cause| panic::resume_unwind(cause)), own)
    });
    match (other, own) {
        (Err(first), Err(second)) => Err(Failure::new(format!("{first}\nerror: {second}"))),
        (other, own) => Ok((other?, own?)),
    }
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

/// Installs a program unless PATH already offers this version of it: as it was compiled elsewhere where `cargo binstall` is there and
/// finds it, and else from its source.
pub(crate) fn install_tool(project: &Project, tool: Tool<'_>) -> Result<(), Failure> {
    let Tool { package, program, version, why, locked } = tool;
    let is_there = || project.has_version(program, version);
    if is_there() {
        return Ok(());
    }
    let wanted = format!("{package}@{version}");
    let what = format!("{package} {version}");
    if project.output(&["cargo", "binstall", "-V"]).is_some() {
        let command = ["cargo", "binstall", "--no-confirm", "--disable-strategies", "compile", &wanted];
        match install(project, Step { what: &what, why, command: &command }) {
            Ok(()) if is_there() => return Ok(()),
            Ok(()) => println!("cargo binstall installed a {program} that is not {version}; it is compiled instead."),
            Err(failure) => println!("{failure}. It is compiled instead."),
        }
    }
    let _quickly = QUICKLY.map(|(name, value)| project.sh.push_env(name, value));
    let command = ["cargo", "install", &wanted, "--locked"];
    let command = if locked { &command[..] } else { &command[..3] };
    install(project, Step { what: &what, why, command })?;
    if is_there() {
        return Ok(());
    }
    Err(Failure::new(format!(
        "{what} was installed, but `{program} --version` does not say {version}: put cargo's bin folder first on PATH"
    )))
}

#[cfg(test)]
mod tests {
    use super::side_by_side;
    use crate::project::{Failure, Project};

    #[test]
    fn both_of_two_are_done_and_every_failure_is_told() {
        let project = Project::open().unwrap();
        let elsewhere = |project: &Project| Ok(project.root.clone());
        assert_eq!(side_by_side(&project, elsewhere, |_| Ok(2)).unwrap(), (project.root.clone(), 2));
        fn fails<T>(_: &Project) -> Result<T, Failure> {
            Err(Failure::new("no network"))
        }
        assert_eq!(side_by_side(&project, elsewhere, fails::<()>).unwrap_err().to_string(), "no network");
        assert_eq!(side_by_side(&project, fails::<()>, |_| Ok(2)).unwrap_err().to_string(), "no network");
        let both = side_by_side(&project, fails::<()>, fails::<()>).unwrap_err().to_string();
        assert_eq!(both, "no network\nerror: no network");
    }
}
