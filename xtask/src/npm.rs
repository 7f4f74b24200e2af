//! The Node packages of package.json. They are tools for building and testing; none of them is shipped.

use crate::project::{Failure, Project};
use crate::setup::{self, Step};

/// The oldest Node.js that rolldown runs on.
const NODE: (u32, u32) = (20, 19);

/// A copy of the lock file next to the packages that were installed from it.
const STAMP: &str = "node_modules/.installed-lock.json";

/// Where the packages are named that only slow proofs need: other people's bundlers, frameworks and browsers' drivers.
const PROOFS: &str = "tests/e2e/soak";

/// Installs the packages of package-lock.json.
pub(crate) fn packages(project: &Project) -> Result<(), Failure> {
    let why = "wasm-opt, rolldown and lightningcss make the pages smaller; the tests drive a browser and check types";
    install(project, ".", "the Node packages of package-lock.json", why)
}

/// Installs what only the slow proofs in browsers need besides.
pub(crate) fn packages_of_proofs(project: &Project) -> Result<(), Failure> {
    let why = "slow proofs try the boards in projects of other people, and drive other browsers";
    install(project, PROOFS, "the Node packages of the slow proofs", why)
}

/// Installs the packages of a folder unless those of its lock file are already installed.
fn install(project: &Project, folder: &str, what: &str, why: &str) -> Result<(), Failure> {
    let stamp = format!("{folder}/{STAMP}");
    let lock = project.read(&format!("{folder}/package-lock.json"))?;
    if project.read(&stamp).is_ok_and(|installed| installed == lock) {
        return Ok(());
    }
    let command = ["npm", "ci", "--no-audit", "--no-fund", "--prefix", folder];
    setup::install(project, Step { what, why, command: &command })?;
    project.write(&stamp, &lock)
}

/// Fails if Node.js is missing or too old. Node.js is the only requirement that is not installed here.
pub(crate) fn require_node(project: &Project) -> Result<(), Failure> {
    let (major, minor) = NODE;
    let advice =
        format!("install Node.js {major}.{minor} or newer with npm from https://nodejs.org or your system's packages");
    let Some(text) = project.output(&["node", "--version"]) else {
        return Err(Failure::new(format!("Node.js was not found: {advice}")));
    };
    if number(&text).is_none_or(|number| number < NODE) {
        return Err(Failure::new(format!("Node.js {text} is too old: {advice}")));
    }
    match project.output(&["npm", "--version"]) {
        Some(_) => Ok(()),
        None => Err(Failure::new(format!("npm was not found beside Node.js: {advice}"))),
    }
}

/// The major and minor version, for example 20 and 11 of `v20.11.1`.
fn number(version: &str) -> Option<(u32, u32)> {
    let mut parts = version.trim().strip_prefix('v')?.split('.');
    Some((parts.next()?.parse().ok()?, parts.next()?.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::number;

    #[test]
    fn node_says_its_version_with_a_v() {
        assert_eq!(number("v20.11.1\n"), Some((20, 11)));
        assert_eq!(number("20.11.1"), None);
        assert_eq!(number("vx"), None);
    }
}
