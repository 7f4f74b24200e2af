//! Runs all tests step by step. The first failure ends the run.

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;

use xshell::Cmd;

use crate::browser::Browser;
use crate::fallback::Toolchain;
use crate::project::{Failure, Project};
use crate::{e2e, setup, site, supply};

/// A step: its name on the command line, its heading, and the function that runs it.
#[derive(Debug)]
struct Step {
    name: &'static str,
    heading: &'static str,
    run: fn(&Bench<'_>) -> Result<(), Failure>,
}

/// Everything that the steps need.
#[derive(Debug)]
pub(crate) struct Bench<'a> {
    pub(crate) project: &'a Project,
    pub(crate) toolchain: Toolchain,
    /// What the runner of the end-to-end tests is given.
    pub(crate) filter: &'a [String],
    browser: Option<Browser>,
}

const STEPS: [Step; 11] = [
    Step { name: "format", heading: "formatting", run: format },
    Step { name: "lint", heading: "lints", run: lint },
    Step { name: "lint-wasm", heading: "lints for wasm32", run: lint_wasm },
    Step { name: "scripts", heading: "format and lint of scripts", run: scripts },
    Step { name: "supply", heading: "dependencies", run: supply },
    Step { name: "native", heading: "native tests", run: native },
    Step { name: "docs", heading: "documentation", run: docs },
    Step { name: "browser", heading: "wasm tests in a browser", run: browser },
    Step { name: "build", heading: "build of the pages", run: build },
    Step { name: "types", heading: "types of the scripts", run: types },
    Step { name: "e2e", heading: "end-to-end tests", run: e2e::run },
];

/// The steps of `check`, which need neither a browser nor a set-up; `scripts` is left out where it would need one.
const CHECKED: [&str; 4] = ["format", "lint", "scripts", "native"];

/// Sets up and runs the steps named, or all of them. Arguments after `--` go to the runner of the end-to-end tests.
pub(crate) fn test(project: &Project, arguments: &[String]) -> Result<ExitCode, Failure> {
    let (names, filter) = match arguments.iter().position(|argument| argument == "--") {
        Some(at) => (&arguments[..at], &arguments[at + 1..]),
        None => (arguments, &[][..]),
    };
    if !filter.is_empty() && names != ["e2e"] {
        return Err(Failure::new(
            "only `test e2e` takes arguments after `--`, as in `test e2e -- -g \"a short game\"`",
        ));
    }
    if let Some(unknown) = names.iter().find(|name| STEPS.iter().all(|step| step.name != *name)) {
        let known: Vec<_> = STEPS.iter().map(|step| step.name).collect();
        return Err(Failure::new(format!("unknown test step `{unknown}`; known: {}", known.join(", "))));
    }
    let steps: Vec<_> =
        STEPS.iter().filter(|step| names.is_empty() || names.iter().any(|name| name == step.name)).collect();
    match set_up(project) {
        Ok(bench) => Ok(run(&Bench { filter, ..bench }, &steps)),
        Err(failure) => {
            eprintln!("error: {failure}");
            Ok(close(0, 1, steps.len()))
        }
    }
}

/// Sets up what the steps need.
pub(crate) fn set_up(project: &Project) -> Result<Bench<'_>, Failure> {
    let (toolchain, browser) = setup::all(project)?;
    Ok(Bench { project, toolchain, filter: &[], browser: Some(browser) })
}

/// Runs the steps that need no set-up.
pub(crate) fn check(project: &Project) -> Result<ExitCode, Failure> {
    let steps: Vec<_> = STEPS.iter().filter(|step| CHECKED.contains(&step.name)).collect();
    Ok(run(&Bench { project, toolchain: Toolchain::Active, filter: &[], browser: None }, &steps))
}

fn run(bench: &Bench<'_>, steps: &[&Step]) -> ExitCode {
    let mut table = String::from("\n  seconds  step\n");
    for (done, step) in steps.iter().enumerate() {
        println!("\n==> {}/{} {}", done + 1, steps.len(), step.heading);
        let start = Instant::now();
        let result = (step.run)(bench);
        let seconds = start.elapsed().as_secs_f64();
        if let Err(failure) = result {
            eprintln!("error: {failure}");
            println!(
                "    {} failed after {seconds:.1} s; run it again with: cargo xtask test {}",
                step.heading, step.name
            );
            return close(done, 1, steps.len() - done - 1);
        }
        println!("    {} passed in {seconds:.1} s", step.heading);
        table.push_str(&format!("{seconds:>9.1}  {}\n", step.heading));
    }
    print!("{table}");
    close(steps.len(), 0, 0)
}

/// Prints the final summary on a line of its own, in the form that tools look for in test reports.
fn close(passed: usize, failed: usize, skipped: usize) -> ExitCode {
    let rest = if skipped == 0 { String::new() } else { format!(", {skipped} skipped") };
    println!("\n{passed} passed, {failed} failed{rest}");
    if failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

impl Bench<'_> {
    pub(crate) fn run(&self, words: &[&str]) -> Result<(), Failure> {
        Ok(self.project.command(words).run()?)
    }

    /// A command that compiles for wasm32.
    fn wasm(&self, words: &[&str]) -> Cmd<'_> {
        self.project.command(words).envs(self.toolchain.variables().to_vec())
    }

    pub(crate) fn browser(&self) -> Result<&Browser, Failure> {
        self.browser.as_ref().ok_or_else(|| Failure::new("this step needs a browser"))
    }
}

fn format(bench: &Bench<'_>) -> Result<(), Failure> {
    bench.run(&["cargo", "fmt", "--all", "--check"])
}

fn lint(bench: &Bench<'_>) -> Result<(), Failure> {
    bench.run(&["cargo", "clippy", "--workspace", "--all-targets", "--", "-D", "warnings"])
}

/// Runs Biome, which `check` leaves out where it is missing, because it installs nothing.
fn scripts(bench: &Bench<'_>) -> Result<(), Failure> {
    let is_check = bench.browser.is_none();
    if is_check && !bench.project.root.join("node_modules/.bin/biome").exists() {
        println!("    left out: Biome is not installed; `cargo xtask setup` installs it");
        return Ok(());
    }
    bench.run(&["biome", "ci", "--error-on-warnings"])
}

fn supply(bench: &Bench<'_>) -> Result<(), Failure> {
    supply::check(bench.project)
}

/// Runs the native tests in the dev profile, because its overflow checks and debug assertions are tests too.
fn native(bench: &Bench<'_>) -> Result<(), Failure> {
    bench.run(&["cargo", "test", "--workspace"])
}

fn docs(bench: &Bench<'_>) -> Result<(), Failure> {
    Ok(bench.project.command(&["cargo", "doc", "--workspace", "--no-deps"]).env("RUSTDOCFLAGS", "-D warnings").run()?)
}

fn lint_wasm(bench: &Bench<'_>) -> Result<(), Failure> {
    if bench.toolchain == Toolchain::Debian {
        println!("    left out: Debian's compiler comes without clippy");
        return Ok(());
    }
    let target = ["--target", "wasm32-unknown-unknown", "--features", "board,search", "--lib", "--test", "browser"];
    bench.run(&[&["cargo", "clippy", "-p", "bastide"], &target[..], &["--", "-D", "warnings"]].concat())?;
    let game = ["--target", "wasm32-unknown-unknown", "--features", "board,game-only", "--lib"];
    bench.run(&[&["cargo", "clippy", "-p", "bastide"], &game[..], &["--", "-D", "warnings"]].concat())
}

fn browser(bench: &Bench<'_>) -> Result<(), Failure> {
    let browser = bench.browser()?;
    let target = ["--target", "wasm32-unknown-unknown", "--features", "board,search", "--test", "browser"];
    let words = [&["cargo", "test", "-p", "bastide"], &target[..]].concat();
    let tests = bench
        .wasm(&words)
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER", "wasm-bindgen-test-runner")
        .env("WASM_BINDGEN_TEST_ONLY_WEB", "1")
        .env("WASM_BINDGEN_TEST_WEBDRIVER_JSON", capabilities(bench.project, browser)?)
        .env("CHROMEDRIVER", &browser.chromedriver);
    Ok(tests.run()?)
}

/// A copy of webdriver.json that also names the browser, because chromedriver would otherwise look for one itself.
fn capabilities(project: &Project, browser: &Browser) -> Result<PathBuf, Failure> {
    let options = "\"goog:chromeOptions\": {";
    let binary = format!("{options}\n    \"binary\": {:?},", browser.chromium.display().to_string());
    project.sh.create_dir("target")?;
    project.write("target/webdriver.json", &project.read("webdriver.json")?.replacen(options, &binary, 1))?;
    Ok(project.root.join("target/webdriver.json"))
}

pub(crate) fn build(bench: &Bench<'_>) -> Result<(), Failure> {
    site::build(bench.project, bench.toolchain)
}

fn types(bench: &Bench<'_>) -> Result<(), Failure> {
    bench.run(&["tsc", "--noEmit", "--project", "tests/e2e/tsconfig.json"])?;
    bench.run(&["tsc", "--noEmit", "--project", "tests/e2e/tsconfig.worker.json"])?;
    bench.run(&["tsc", "--noEmit", "--project", "tests/e2e/tsconfig.node.json"])
}
