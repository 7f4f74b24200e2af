//! Compares the engine's instruction counts with those in the repository. They are the same on every machine with the same
//! compiler.

use std::fmt::Write as _;
use std::process::ExitCode;

use crate::browser::apt_install;
use crate::project::{Failure, Project, find_program};
use crate::setup::{self, Tool};

/// The file with the stored counts. Its first line names the compiler with which they were counted.
const HELD: &str = "benches/instructions.txt";

/// The largest allowed difference between a count and the stored one, in percent.
const MOST: f64 = 3.0;

/// Counts the instructions, and compares the counts with the stored ones or stores them (`--write`).
pub(crate) fn count(project: &Project, arguments: &[String]) -> Result<ExitCode, Failure> {
    let write = match arguments {
        [] => false,
        [flag] if flag == "--write" => true,
        _ => return Err(Failure::new("the only option is `--write`")),
    };
    install(project)?;
    let compiler = project.output(&["rustc", "--version"]).unwrap_or_default();
    let printed = project.command(&["cargo", "bench", "--package", "bastide", "--bench", "instructions"]).read()?;
    let counts = counts(&printed);
    if counts.is_empty() {
        return Err(Failure::new(format!("the benchmark printed no counts:\n{printed}")));
    }
    if write {
        let lines = counts.iter().fold(format!("{compiler}\n"), |mut text, (name, count)| {
            let _ = writeln!(text, "{count:>12}  {name}");
            text
        });
        project.write(HELD, &lines)?;
        print!("{lines}");
        return Ok(ExitCode::SUCCESS);
    }
    let held = project.read(HELD)?;
    let (with, held) = held.split_once('\n').unwrap_or((&held, ""));
    let differ = report(&counts, held);
    if with != compiler {
        println!("Counted with {compiler}, but the stored counts are from {with}, so differences do not fail the run.");
        return Ok(ExitCode::SUCCESS);
    }
    println!("{differ} of {} counts differ by more than {MOST} %", counts.len());
    Ok(if differ == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Prints every count next to the stored one. Returns how many differ too much.
fn report(counts: &[(String, u64)], held: &str) -> usize {
    let mut differ = 0;
    for (name, count) in counts {
        let held = held.lines().find_map(|line| line.trim().strip_suffix(name.as_str())?.trim().parse::<u64>().ok());
        let change = held.map(|held| 100.0 * (*count as f64 / held as f64 - 1.0));
        differ += usize::from(change.is_none_or(|change| change.abs() > MOST));
        println!("{count:>12}  {}  {name}", change.map_or("    new".to_owned(), |change| format!("{change:>+6.2}%")));
    }
    differ
}

/// The names and instruction counts in the benchmark's output: a line with a name is followed by one with `Instructions:`.
fn counts(printed: &str) -> Vec<(String, u64)> {
    let mut name = "";
    let mut counts = Vec::new();
    for line in printed.lines() {
        if let Some(title) = line.strip_prefix("instructions::engine::") {
            name = title.split(':').next().unwrap_or(title).trim();
        } else if let Some(value) = line.trim().strip_prefix("Instructions:") {
            let digits = value.trim().split('|').next().unwrap_or_default();
            counts.extend(digits.parse().ok().map(|count| (name.to_owned(), count)));
        }
    }
    counts
}

fn install(project: &Project) -> Result<(), Failure> {
    if find_program("valgrind").is_none() {
        if find_program("apt-get").is_none() {
            return Err(Failure::new("valgrind was not found: install it with your system's packages"));
        }
        apt_install(project, "valgrind", "it counts instructions", &["valgrind"])?;
    }
    let version = project.locked_version("gungraun")?;
    let why = "it runs the benchmarks under valgrind, in exactly the version of Cargo.lock; compiling it takes some minutes, once";
    let package = "gungraun-runner";
    setup::install_tool(project, Tool { package, program: package, version: &version, why, locked: true })
}

#[cfg(test)]
mod tests {
    use super::*;

    const PRINTED: &str = "\
instructions::engine::playout base:1
  Instructions:                 1734|N/A             (*********)
instructions::engine::turns at_70:70
  Instructions:                 1000|900             (+11.1111%) [+1.11111x]
";

    #[test]
    fn counts_are_read_by_name() {
        assert_eq!(counts(PRINTED), [("playout base".to_owned(), 1734), ("turns at_70".to_owned(), 1000)]);
    }

    #[test]
    fn what_is_new_or_too_far_differs() {
        let counts = counts(PRINTED);
        assert_eq!(report(&counts, "  1700  playout base\n  1000  turns at_70\n"), 0);
        assert_eq!(report(&counts, "  1600  playout base\n  1000  turns at_70\n"), 1);
        assert_eq!(report(&counts, "  1734  playout base\n"), 1);
    }
}
