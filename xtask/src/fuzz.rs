//! Fuzzing that takes longer than a test may: the engine's targets with libFuzzer, and the pages' JavaScript with a random
//! generator of its own.

use crate::e2e;
use crate::project::Failure;
use crate::suite::Bench;

/// The folder for the programs and their findings, relative to the root of the project.
const FOLDER: &str = "target/fuzz";

/// The engine's targets, each with a divisor for the number of tries, because drawing and playing take longer than reading.
const TARGETS: [(&str, u64); 5] = [("record", 1), ("annotated", 1), ("diagram", 1), ("picture", 10), ("actions", 10)];

/// The flags with which cargo-fuzz compiles if there is no sanitizer. The code then reports which parts it reaches. A program
/// without unsafe code needs no more.
const FLAGS: [&str; 5] = [
    "-Cpasses=sancov-module",
    "-Cllvm-args=-sanitizer-coverage-level=4",
    "-Cllvm-args=-sanitizer-coverage-inline-8bit-counters",
    "-Cllvm-args=-sanitizer-coverage-pc-table",
    "-Cllvm-args=-sanitizer-coverage-trace-compares",
];

/// Runs each target with a number of tries. The first failure ends the run and leaves its input in the folder.
pub(crate) fn fuzz(bench: &Bench<'_>, tries: u64) -> Result<(), Failure> {
    let project = bench.project;
    let host = host(bench)?;
    let build =
        ["cargo", "build", "--package", "bastide-fuzz", "--features", "libfuzzer", "--bins", "--profile", "fuzz"];
    let to = ["--target", &host, "--target-dir", FOLDER];
    project.command(&[&build[..], &to[..]].concat()).env("CARGO_ENCODED_RUSTFLAGS", FLAGS.join("\u{1f}")).run()?;
    for (name, share) in TARGETS {
        let found = format!("{FOLDER}/found/{name}");
        project.sh.create_dir(&found)?;
        let program = format!("{FOLDER}/{host}/fuzz/fuzz-{name}");
        let corpus = format!("fuzz/corpus/{name}");
        let runs = format!("-runs={}", tries.div_ceil(share));
        let kept = format!("-artifact_prefix={FOLDER}/{name}-");
        let limits = ["-max_len=512", "-timeout=10", "-rss_limit_mb=1500", "-verbosity=0", "-print_final_stats=1"];
        let words = ["-dict=fuzz/bastide.dict"].into_iter().filter(|_| name != "actions");
        let command = project.command(&[&program, &found, &corpus, &runs, &kept]).args(limits).args(words);
        command.run().map_err(|error| Failure::new(format!("{name}: {error}; what broke it is in {FOLDER}")))?;
    }
    let (tries, calls) = (tries.to_string(), (tries / 10).max(1000).to_string());
    for script in ["fuzz/link.mjs", "fuzz/jcz.mjs"] {
        project.command(&["node", script, &tries]).run()?;
    }
    Ok(e2e::runner(bench)?.arg("suites/embed/boundary").env("BASTIDE_CALLS", calls).run()?)
}

/// The target triple of this machine. It is named explicitly so that build scripts are compiled without the flags.
fn host(bench: &Bench<'_>) -> Result<String, Failure> {
    let version = bench.project.output(&["rustc", "--version", "--verbose"]).unwrap_or_default();
    let line = version.lines().find_map(|line| line.strip_prefix("host: "));
    line.map(str::to_owned).ok_or_else(|| Failure::new("rustc does not report the target of this machine"))
}
