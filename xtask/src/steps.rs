//! The steps of a test run: formatting, lints, tests and the build, each as one function.

use std::path::{Path, PathBuf};

use xshell::Cmd;

use crate::e2e;
use crate::fallback::Toolchain;
use crate::project::Failure;
use crate::suite::Bench;
use crate::{site, supply};

/// A step: its name on the command line, its heading, the steps without whose success it means nothing, and the function that runs it.
#[derive(Debug)]
pub(crate) struct Step {
    pub(crate) name: &'static str,
    pub(crate) heading: &'static str,
    pub(crate) after: &'static [&'static str],
    pub(crate) run: fn(&Bench<'_>) -> Result<(), Failure>,
}

/// All steps in the order in which they run: the quick ones first.
pub(crate) const STEPS: [Step; 13] = [
    Step { name: "format", heading: "formatting", after: &[], run: format },
    Step { name: "scripts", heading: "format and lint of scripts", after: &[], run: scripts },
    Step { name: "lint", heading: "lints", after: &[], run: lint },
    Step { name: "lint-wasm", heading: "lints for wasm32", after: &[], run: lint_wasm },
    Step { name: "supply", heading: "dependencies", after: &[], run: supply },
    Step { name: "native", heading: "native tests", after: &[], run: native },
    Step { name: "node", heading: "tests of scripts in Node", after: &[], run: node },
    Step { name: "bindings", heading: "tests of the bindings in Node", after: &[], run: bindings },
    Step { name: "docs", heading: "documentation", after: &[], run: docs },
    Step { name: "build", heading: "build of the pages", after: &[], run: build },
    Step { name: "types", heading: "types of the scripts", after: &["build"], run: types },
    Step { name: "built", heading: "tests of the build in Node", after: &["build"], run: built },
    Step { name: "e2e", heading: "tests in browsers", after: &["build"], run: e2e::run },
];

/// The steps of `check`, which need neither a browser nor a set-up. What a step needs and does not find is left out, and said.
pub(crate) const CHECKED: [&str; 6] = ["format", "scripts", "lint", "native", "node", "bindings"];

fn format(bench: &Bench<'_>) -> Result<(), Failure> {
    bench.run(&["cargo", "fmt", "--all", "--check"])
}

fn lint(bench: &Bench<'_>) -> Result<(), Failure> {
    bench.run(&["cargo", "clippy", "--workspace", "--all-targets", "--", "-D", "warnings"])
}

fn scripts(bench: &Bench<'_>) -> Result<(), Failure> {
    if bench.lacks("node_modules/.bin/biome", "Biome") {
        return Ok(());
    }
    bench.run(&["biome", "ci", "--error-on-warnings"])
}

fn supply(bench: &Bench<'_>) -> Result<(), Failure> {
    supply::check(bench.project)
}

/// Runs the native tests in the dev profile, because its overflow checks and debug assertions are tests too.
fn native(bench: &Bench<'_>) -> Result<(), Failure> {
    if bench.modules.is_empty() {
        return bench.run(&["cargo", "test", "--workspace"]);
    }
    let words = ["cargo", "test", "--package", "bastide", "--test", "native", "--"];
    Ok(bench.project.command(&words).args(bench.modules.iter().map(|module| format!("{module}::"))).run()?)
}

/// Where the tests are that Node runs, and which of them read dist/.
const NODE_TESTS: &str = "tests/node";
const OF_THE_BUILD: &str = "built";

/// Runs what of the scripts needs neither a page nor a build.
fn node(bench: &Bench<'_>) -> Result<(), Failure> {
    if bench.lacks("node_modules/.installed-lock.json", "the Node packages") {
        return Ok(());
    }
    let folder = bench.project.root.join(NODE_TESTS);
    let files = tests_below(bench, &folder)?.into_iter().filter(|file| !file.starts_with(folder.join(OF_THE_BUILD)));
    in_node(bench, files.collect())
}

/// Runs what reads the build but needs no page.
fn built(bench: &Bench<'_>) -> Result<(), Failure> {
    in_node(bench, tests_below(bench, &bench.project.root.join(NODE_TESTS).join(OF_THE_BUILD))?)
}

/// Runs tests by Node's own runner. The referee is built first, so that it is never an older one.
fn in_node(bench: &Bench<'_>, files: Vec<PathBuf>) -> Result<(), Failure> {
    bench.run(&["cargo", "build", "--workspace"])?;
    Ok(bench.project.command(&["node", "--test", "--test-reporter=spec"]).args(files).run()?)
}

/// The test files in a folder and those below it. Node is given their names, because its versions find files in different ways.
fn tests_below(bench: &Bench<'_>, folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    let mut files = Vec::new();
    for path in bench.project.sh.read_dir(folder)? {
        if path.is_dir() {
            files.append(&mut tests_below(bench, &path)?);
        } else if path.to_string_lossy().ends_with(".test.mjs") {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

/// Calls the bindings from Node: they need no document. The pages' own modules run in browsers in the last step.
fn bindings(bench: &Bench<'_>) -> Result<(), Failure> {
    if bench.is_check() && !bench.project.has_version("wasm-bindgen", &bench.project.locked_version("wasm-bindgen")?) {
        println!("    left out: wasm-bindgen is not installed; `cargo xtask setup` installs it");
        return Ok(());
    }
    let target = ["--target", "wasm32-unknown-unknown", "--features", "board,search", "--test", "bindings"];
    let words = [&["cargo", "test", "-p", "bastide"], &target[..]].concat();
    let runner = ("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER", "wasm-bindgen-test-runner");
    Ok(wasm(bench, &words).env(runner.0, runner.1).env("WASM_BINDGEN_TEST_ONLY_NODE", "1").run()?)
}

fn docs(bench: &Bench<'_>) -> Result<(), Failure> {
    Ok(bench.project.command(&["cargo", "doc", "--workspace", "--no-deps"]).env("RUSTDOCFLAGS", "-D warnings").run()?)
}

fn lint_wasm(bench: &Bench<'_>) -> Result<(), Failure> {
    if bench.toolchain == Toolchain::Debian {
        println!("    left out: Debian's compiler comes without clippy");
        return Ok(());
    }
    let target = ["--target", "wasm32-unknown-unknown", "--features", "board,search", "--lib", "--test", "bindings"];
    bench.run(&[&["cargo", "clippy", "-p", "bastide"], &target[..], &["--", "-D", "warnings"]].concat())?;
    let game = ["--target", "wasm32-unknown-unknown", "--features", "board,game-only", "--lib"];
    bench.run(&[&["cargo", "clippy", "-p", "bastide"], &game[..], &["--", "-D", "warnings"]].concat())
}

/// Builds dist/ in release mode.
pub(crate) fn build(bench: &Bench<'_>) -> Result<(), Failure> {
    site::build(bench.project, bench.toolchain)
}

fn types(bench: &Bench<'_>) -> Result<(), Failure> {
    bench.run(&["tsc", "--noEmit", "--project", "tests/e2e/tsconfig.json"])?;
    bench.run(&["tsc", "--noEmit", "--project", "tests/e2e/tsconfig.worker.json"])?;
    bench.run(&["tsc", "--noEmit", "--project", "tests/e2e/tsconfig.node.json"])
}

/// A command that compiles for wasm32.
fn wasm<'a>(bench: &Bench<'a>, words: &[&str]) -> Cmd<'a> {
    bench.project.command(words).envs(bench.toolchain.variables().to_vec())
}
