//! The Node packages of package.json. They are tools for building and testing; none of them is shipped.

use crate::project::{Failure, Project};
use crate::setup::{self, Step};

/// The oldest Node.js that rolldown runs on.
const NODE: (u32, u32) = (20, 19);

/// A copy of the lock file next to the packages that were installed from it.
const STAMP: &str = "node_modules/.installed-lock.json";

/// Installs the packages unless those of package-lock.json are already installed.
pub(crate) fn packages(project: &Project) -> Result<(), Failure> {
    let lock = project.read("package-lock.json")?;
    if project.read(STAMP).is_ok_and(|installed| installed == lock) {
        return Ok(());
    }
    let step = Step {
        what: "the Node packages of package-lock.json",
        why: "wasm-opt, rolldown and lightningcss make the pages smaller; the tests drive a browser and check types",
        command: &["npm", "ci", "--no-audit", "--no-fund"],
    };
    setup::install(project, step)?;
    project.write(STAMP, &lock)
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
