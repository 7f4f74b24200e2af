//! The Node packages of package.json: tools for building and testing, nothing that is shipped.

use crate::project::{Failure, Project};
use crate::setup::{self, Step};

/// The oldest Node.js that playwright-core runs on.
const NODE: u32 = 20;

/// A copy of the lock file, laid beside the packages that were installed from it.
const STAMP: &str = "node_modules/.installed-lock.json";

/// Installs the packages unless they are there as package-lock.json says.
pub(crate) fn packages(project: &Project) -> Result<(), Failure> {
    let lock = project.read("package-lock.json")?;
    if project.read(STAMP).is_ok_and(|installed| installed == lock) {
        return Ok(());
    }
    let step = Step {
        what: "the Node packages of package-lock.json",
        why: "wasm-opt and esbuild make the pages smaller; the tests drive a browser and check types",
        command: &["npm", "ci", "--no-audit", "--no-fund"],
    };
    setup::install(project, step)?;
    project.write(STAMP, &lock)
}

/// Stops with a sentence where Node.js is missing or too old; it is the one thing that is not installed here.
pub(crate) fn require_node(project: &Project) -> Result<(), Failure> {
    let advice = format!("install Node.js {NODE} or newer with npm from https://nodejs.org or your system's packages");
    let Some(text) = project.output(&["node", "--version"]) else {
        return Err(Failure::new(format!("Node.js was not found: {advice}")));
    };
    if major(&text).is_none_or(|major| major < NODE) {
        return Err(Failure::new(format!("Node.js {text} is too old: {advice}")));
    }
    match project.output(&["npm", "--version"]) {
        Some(_) => Ok(()),
        None => Err(Failure::new(format!("npm was not found beside Node.js: {advice}"))),
    }
}

/// The 20 of `v20.11.1`.
fn major(version: &str) -> Option<u32> {
    version.trim().strip_prefix('v')?.split('.').next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::major;

    #[test]
    fn node_says_its_version_with_a_v() {
        assert_eq!(major("v20.11.1\n"), Some(20));
        assert_eq!(major("20.11.1"), None);
        assert_eq!(major("vx"), None);
    }
}
