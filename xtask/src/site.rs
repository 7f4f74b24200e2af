//! Builds the pages into dist/ with Trunk and serves them with a plain file server.

use std::env;
use std::net::{Ipv4Addr, TcpListener};
use std::path::PathBuf;

use xshell::Cmd;

use crate::fallback::Toolchain;
use crate::project::{Failure, Project};
use crate::setup;

/// Sets up, builds, and serves the pages at 127.0.0.1 until the person stops it.
pub(crate) fn play(project: &Project, port: u16) -> Result<(), Failure> {
    require_free(port)?;
    build(project, setup::pages(project)?)?;
    // The same server as in the tests, which also prints the address: files and nothing else, as on any static host.
    let served = project.command(&["node", "tests/e2e/support/serve.mjs", &port.to_string()]).quiet().run();
    served.map_err(|error| Failure::new(format!("the server stopped: {error}")))
}

/// Builds dist/ in release mode.
pub(crate) fn build(project: &Project, toolchain: Toolchain) -> Result<(), Failure> {
    let built = trunk(project, toolchain, &["build"]).run();
    built.map_err(|error| Failure::new(format!("the pages could not be built, for the reason above ({error})")))
}

/// Serves the pages through Trunk, which rebuilds whenever a file changes. There is no service worker, because it would go on
/// serving the previous build, unless `BASTIDE_WORKER=on` asks for it.
pub(crate) fn watch(project: &Project, port: u16) -> Result<(), Failure> {
    require_free(port)?;
    let toolchain = setup::pages(project)?;
    let port = port.to_string();
    let worker = env::var("BASTIDE_WORKER").unwrap_or_else(|_| "off".to_owned());
    let served =
        trunk(project, toolchain, &["serve", "--no-autoreload", "--port", &port]).env("BASTIDE_WORKER", worker).run();
    served.map_err(|error| Failure::new(format!("Trunk stopped: {error}")))
}

/// A Trunk command. Trunk runs offline, so that it takes its tools from PATH and never downloads them.
fn trunk<'a>(project: &'a Project, toolchain: Toolchain, words: &[&str]) -> Cmd<'a> {
    project
        .command(&["trunk"])
        .args(words)
        .args(["--release", "--offline"])
        .envs(toolchain.variables().to_vec())
        .env("CARGO_ENCODED_RUSTFLAGS", without_places(project))
        .env("RUST_BACKTRACE", "0") // a trace through Trunk does not help with a compile error
}

/// Flags for rustc, separated as cargo requires. They keep this machine's source paths out of the modules, so that the same
/// sources give the same bytes everywhere.
fn without_places(project: &Project) -> String {
    let sysroot = project.output(&["rustc", "--print", "sysroot"]).unwrap_or_default();
    let home = env::home_dir().map(|home| home.join(".cargo")).unwrap_or_default();
    let cargo = env::var_os("CARGO_HOME").map_or(home, PathBuf::from);
    let places = [(PathBuf::from(sysroot), "rust"), (cargo, "cargo"), (project.root.clone(), "bastide")];
    let flags = places.map(|(place, name)| format!("--remap-path-prefix={}={name}", place.display()));
    flags.join("\u{1f}")
}

/// Checks before the build, not after it, whether the port is available.
fn require_free(port: u16) -> Result<(), Failure> {
    match TcpListener::bind((Ipv4Addr::LOCALHOST, port)) {
        Ok(_) => Ok(()),
        Err(error) => Err(Failure::new(format!(
            "port {port} of 127.0.0.1 cannot be used ({error}); choose another with `--port {}`",
            port.checked_add(1).unwrap_or(8080)
        ))),
    }
}
