//! The tests that play the built pages in a browser.

use std::collections::BTreeSet;
use std::io::{IsTerminal, stdout};
use std::path::{Path, PathBuf};

use crate::hosts;
use crate::project::Failure;
use crate::suite::Bench;

/// Where the reporter of tests/e2e/failed.mjs writes.
const FAILED: &str = "target/e2e/failed.txt";

/// More files than this do not fail by chance.
const UNSTEADY: usize = 4;

/// Each file serves dist/ at a free port itself; the referee is built first, so that it is never an older one.
///
/// A browser on a machine that does something else now and then answers later than anybody thought of. So a file with a
/// test that failed is run once more by itself, and named as unsteady if all its tests pass then: what is broken fails
/// both times.
///
/// # Errors
///
/// If tests of a file failed twice, or tests of more than four files once.
pub(crate) fn run(bench: &Bench<'_>) -> Result<(), Failure> {
    let mut files = bench.project.sh.read_dir("tests/e2e")?;
    files.retain(|path| path.to_string_lossy().ends_with(".test.mjs"));
    if files.is_empty() {
        return Err(Failure::new("tests/e2e holds no *.test.mjs file"));
    }
    files.sort();
    for (extra, _) in bench.browser()?.extras.iter().filter(|(_, path)| path.is_none()) {
        println!("    left out: {}, since it needs {}, which is not there", extra.file, extra.name);
        files.retain(|path| !path.ends_with(extra.file));
    }
    if hosts::find(bench.project).is_none() {
        println!("    left out: nginx and Caddy are not there, and the configurations of docs/hosting are not tested");
        files.retain(|path| !path.ends_with("hosting.test.mjs"));
    }
    bench.run(&["cargo", "build", "--package", "bastide-cli"])?;
    let Err(failure) = play(bench, &files) else { return Ok(()) };
    let again = failed(bench)?;
    if again.is_empty() || again.len() > UNSTEADY {
        return Err(failure);
    }
    for file in &again {
        println!("\n    once more, by itself: {}", name(file));
        play(bench, std::slice::from_ref(file))?;
    }
    for file in &again {
        println!("    unsteady: {} failed at first, and passed by itself", name(file));
    }
    Ok(())
}

fn play(bench: &Bench<'_>, files: &[PathBuf]) -> Result<(), Failure> {
    let shown = if stdout().is_terminal() { "spec" } else { "tap" };
    bench.project.sh.create_dir("target/e2e")?;
    let browser = bench.browser()?;
    let mut tests = bench
        .project
        .command(&["node", "--test"])
        .args(["--test-reporter", shown, "--test-reporter-destination", "stdout"])
        .args(["--test-reporter", "./tests/e2e/failed.mjs", "--test-reporter-destination", FAILED])
        .args(files)
        .env("CHROMIUM", &browser.chromium);
    for (extra, path) in &browser.extras {
        if let Some(path) = path {
            tests = tests.env(extra.variable, path);
        }
    }
    if let Some(hosts) = hosts::find(bench.project) {
        tests = tests.env("NGINX", hosts.nginx).env("CADDY", hosts.caddy);
    }
    Ok(tests.run()?)
}

/// The files with a test that failed in the last run.
fn failed(bench: &Bench<'_>) -> Result<BTreeSet<PathBuf>, Failure> {
    Ok(bench.project.read(FAILED)?.lines().map(PathBuf::from).collect())
}

fn name(file: &Path) -> String {
    file.file_name().unwrap_or_default().to_string_lossy().into_owned()
}
