//! The tests that play the built pages in browsers. They run together; only what fails then, and fails again alone, has failed.
//!
//! A page on a busy machine sometimes answers late. So each test that failed runs again with nothing beside it, and twice more if it
//! must. One that passes then is named as late, with the trace of its first run. playwright.config.mjs says how the tests run.

use xshell::Cmd;

use crate::hosts;
use crate::project::{Failure, Project};
use crate::suite::Bench;

/// The ids of the tests that failed in the first stage, as the runner writes them.
const FAILED: &str = "target/e2e/failed.json";

/// Runs all of them, or those that the arguments after `--` choose. The referee is built first, so that it is never an older one.
pub(crate) fn run(bench: &Bench<'_>) -> Result<(), Failure> {
    bench.run(&["cargo", "build", "--workspace"])?;
    bench.project.sh.remove_path(FAILED)?;
    let together = stage(bench, "together")?.args(&bench.filter).run();
    let Err(first) = together else { return Ok(()) };
    if !has_failed_tests(bench.project) {
        return Err(first.into()); // the runner itself failed
    }
    println!("\n    Some tests failed beside others. They run again, each alone, and only that decides.");
    stage(bench, "alone")?.arg("--last-failed").args(&bench.filter).run().map_err(|_failed| {
        Failure::new(
            "tests failed beside others and alone; their traces are below target/e2e/, for `npx playwright show-trace`",
        )
    })
}

/// Whether the first stage has named tests that failed.
fn has_failed_tests(project: &Project) -> bool {
    project.read(FAILED).is_ok_and(|text| names_tests(&text))
}

/// Whether a list of the runner names tests: it is JSON whose `failedTests` are strings.
fn names_tests(text: &str) -> bool {
    let plain: String = text.split_whitespace().collect();
    plain.contains("\"failedTests\":[\"")
}

/// The runner in one of the two stages, which playwright.config.mjs tells apart.
fn stage<'a>(bench: &Bench<'a>, name: &str) -> Result<Cmd<'a>, Failure> {
    Ok(runner(bench)?
        .env("BASTIDE_STAGE", name)
        .env("PLAYWRIGHT_LAST_RUN_OUTPUT_FILE", bench.project.root.join(FAILED)))
}

/// Playwright's runner, told where the programs are that it runs. Tests in a browser that is missing are skipped.
pub(crate) fn runner<'a>(bench: &Bench<'a>) -> Result<Cmd<'a>, Failure> {
    let browser = bench.browser()?;
    let mut runner = bench.project.command(&["playwright", "test"]).env("CHROMIUM", &browser.chromium);
    for (extra, path) in &browser.extras {
        match path {
            Some(path) => runner = runner.env(extra.variable, path),
            None => println!("    not there: {} ({})", extra.name, extra.why),
        }
    }
    match hosts::find(bench.project) {
        Some(hosts) => runner = runner.env("NGINX", hosts.nginx).env("CADDY", hosts.caddy),
        None => println!("    skipped: the tests of docs/hosting, since nginx or Caddy is not there"),
    }
    Ok(runner)
}

#[cfg(test)]
mod tests {
    use super::names_tests;

    #[test]
    fn a_list_without_tests_is_the_runners_own_failure() {
        assert!(names_tests("{\n  \"status\": \"failed\",\n  \"failedTests\": [\n    \"a-b\"\n  ]\n}"));
        assert!(!names_tests("{\n  \"status\": \"failed\",\n  \"failedTests\": []\n}"));
        assert!(!names_tests(""));
    }
}
