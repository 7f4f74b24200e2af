//! Runs all tests step by step. A step that fails does not end the run: the table at the end says how each step ended.

use std::process::ExitCode;
use std::time::Instant;

use crate::browser::Browser;
use crate::changed;
use crate::fallback::Toolchain;
use crate::project::{Failure, Project};
use crate::setup;
use crate::steps::{CHECKED, STEPS, Step};

/// Everything that the steps need.
#[derive(Debug)]
pub(crate) struct Bench<'a> {
    pub(crate) project: &'a Project,
    pub(crate) toolchain: Toolchain,
    /// The arguments of the runner of the tests in browsers.
    pub(crate) filter: Vec<String>,
    /// The modules of tests/native.rs that are run; if there is none, all native tests.
    pub(crate) modules: Vec<String>,
    browser: Option<Browser>,
}

/// How a step ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Outcome {
    Passed,
    Failed,
    /// It needs this step, which did not pass.
    LeftOut(&'static str),
}

/// Sets up and runs the steps named, all of them, or those that a change needs. Arguments after `--` go to the runner of the
/// tests in browsers.
pub(crate) fn test(project: &Project, arguments: &[String]) -> Result<ExitCode, Failure> {
    if let Some((first, rest)) = arguments.split_first()
        && first == "--changed"
    {
        return changed::test(project, rest);
    }
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
    let names: Vec<_> = names.iter().map(String::as_str).collect();
    with_set_up(project, filter.to_vec(), Vec::new(), &names)
}

/// Sets up, then runs the steps named, or all if none is.
pub(crate) fn with_set_up(
    project: &Project,
    filter: Vec<String>,
    modules: Vec<String>,
    names: &[&str],
) -> Result<ExitCode, Failure> {
    let steps: Vec<_> = STEPS.iter().filter(|step| names.is_empty() || names.contains(&step.name)).collect();
    match set_up(project) {
        Ok(bench) => Ok(run(&Bench { filter, modules, ..bench }, &steps)),
        Err(failure) => {
            eprintln!("error: {failure}");
            Ok(close(0, 1, steps.len()))
        }
    }
}

/// Sets up what the steps need.
pub(crate) fn set_up(project: &Project) -> Result<Bench<'_>, Failure> {
    let (toolchain, browser) = setup::all(project)?;
    Ok(Bench { project, toolchain, filter: Vec::new(), modules: Vec::new(), browser: Some(browser) })
}

/// Runs the steps that need no set-up.
pub(crate) fn check(project: &Project) -> Result<ExitCode, Failure> {
    let steps: Vec<_> = STEPS.iter().filter(|step| CHECKED.contains(&step.name)).collect();
    let bench = Bench { project, toolchain: Toolchain::Active, filter: Vec::new(), modules: Vec::new(), browser: None };
    Ok(run(&bench, &steps))
}

fn run(bench: &Bench<'_>, steps: &[&'static Step]) -> ExitCode {
    let mut ended: Vec<(&Step, Outcome, f64)> = Vec::new();
    for (index, &step) in steps.iter().enumerate() {
        println!("\n==> {}/{} {}", index + 1, steps.len(), step.heading);
        let start = Instant::now();
        let outcome = match missing(step, &ended) {
            Some(other) => {
                println!("    left out, because the step `{other}` did not pass");
                Outcome::LeftOut(other)
            }
            None => attempt(bench, step),
        };
        ended.push((step, outcome, start.elapsed().as_secs_f64()));
    }
    print!("{}", table(&ended));
    let count = |wanted: fn(&Outcome) -> bool| ended.iter().filter(|(_, outcome, _)| wanted(outcome)).count();
    let passed = count(|outcome| *outcome == Outcome::Passed);
    let failed = count(|outcome| *outcome == Outcome::Failed);
    close(passed, failed, steps.len() - passed - failed)
}

/// Carries out a step, and says at once how it ended.
fn attempt(bench: &Bench<'_>, step: &Step) -> Outcome {
    match (step.run)(bench) {
        Ok(()) => Outcome::Passed,
        Err(failure) => {
            eprintln!("error: {failure}");
            println!("    {} failed; run it again with: cargo xtask test {}", step.heading, step.name);
            Outcome::Failed
        }
    }
}

/// The step that was run and did not pass although this one needs it.
fn missing(step: &Step, ended: &[(&Step, Outcome, f64)]) -> Option<&'static str> {
    step.after
        .iter()
        .copied()
        .find(|name| ended.iter().any(|(other, outcome, _)| other.name == *name && *outcome != Outcome::Passed))
}

/// How all steps ended, and the seconds that each took.
fn table(ended: &[(&Step, Outcome, f64)]) -> String {
    let mut text = String::from("\n  seconds  step\n");
    for (step, outcome, seconds) in ended {
        let said = match outcome {
            Outcome::Passed => String::new(),
            Outcome::Failed => format!("  FAILED: cargo xtask test {}", step.name),
            Outcome::LeftOut(other) => format!("  LEFT OUT, because `{other}` did not pass"),
        };
        text.push_str(&format!("{seconds:>9.1}  {}{said}\n", step.heading));
    }
    let total: f64 = ended.iter().map(|(_, _, seconds)| seconds).sum();
    text.push_str(&format!("{total:>9.1}  together\n"));
    text
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

    pub(crate) fn browser(&self) -> Result<&Browser, Failure> {
        self.browser.as_ref().ok_or_else(|| Failure::new("this step needs a browser"))
    }

    /// Whether this is `check`, which installs nothing.
    pub(crate) fn is_check(&self) -> bool {
        self.browser.is_none()
    }

    /// Whether `check` has to do without a file, which is said then.
    pub(crate) fn lacks(&self, file: &str, name: &str) -> bool {
        let lacks = self.is_check() && !self.project.root.join(file).exists();
        if lacks {
            println!("    left out: {name} cannot be found; `cargo xtask setup` installs what is missing");
        }
        lacks
    }
}

#[cfg(test)]
mod tests {
    use super::{Outcome, missing, table};
    use crate::steps::{STEPS, Step};

    fn step(name: &str) -> &'static Step {
        STEPS.iter().find(|step| step.name == name).unwrap()
    }

    #[test]
    fn a_step_is_left_out_only_after_one_that_it_needs() {
        let failed = [(step("lint"), Outcome::Failed, 1.0), (step("build"), Outcome::Failed, 1.0)];
        assert_eq!(missing(step("e2e"), &failed), Some("build"));
        assert_eq!(missing(step("native"), &failed), None);
        assert_eq!(missing(step("e2e"), &failed[..1]), None);
        let passed = [(step("build"), Outcome::Passed, 1.0)];
        assert_eq!(missing(step("e2e"), &passed), None);
    }

    #[test]
    fn steps_come_after_those_that_they_need() {
        for (index, step) in STEPS.iter().enumerate() {
            for name in step.after {
                assert!(STEPS[..index].iter().any(|other| other.name == *name), "{}: {name}", step.name);
            }
        }
    }

    #[test]
    fn the_table_names_what_failed_and_what_was_left_out() {
        let ended = [(step("build"), Outcome::Failed, 2.0), (step("e2e"), Outcome::LeftOut("build"), 0.0)];
        let text = table(&ended);
        assert!(text.contains("      2.0  build of the pages  FAILED: cargo xtask test build\n"), "{text}");
        assert!(text.contains("      0.0  tests in browsers  LEFT OUT, because `build` did not pass\n"), "{text}");
        assert!(text.ends_with("      2.0  together\n"), "{text}");
    }
}
