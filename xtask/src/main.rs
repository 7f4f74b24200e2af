//! `cargo xtask COMMAND` sets up, builds, serves and tests the project, so that playing and testing take one command each.
//!
//! Nothing here is part of the game. The modules, in the order in which they are used, are [`project`] (where things are and how
//! programs are run), [`setup`] with [`npm`], [`browser`], [`extras`], [`hosts`] and [`fallback`] (installs what is missing),
//! [`site`] (builds and serves the pages), [`suite`] with [`steps`], [`e2e`] and [`supply`] (runs all tests), [`changed`] (runs those that a
//! change needs), [`soak`] with [`fuzz`] (runs tests that take too long for every day), and [`count`] (counts the engine's instructions).

mod browser;
mod changed;
mod count;
mod e2e;
mod extras;
mod fallback;
mod fuzz;
mod hosts;
mod npm;
mod project;
mod setup;
mod site;
mod soak;
mod steps;
mod suite;
mod supply;

use std::process::ExitCode;

use project::{Failure, Project};

const USAGE: &str = "\
Usage: cargo xtask COMMAND

  play [--port N]   set up what is missing, build, and serve the game at 127.0.0.1:8080
  build             set up what is missing, and build dist/, ready for any static host
  watch [--port N]  as play, but build again whenever a file changes (trunk serve)
  test [STEP …]     set up what is missing, and run every test, or only the steps named; `test e2e -- -g NAME` runs single
                    tests in browsers, and takes every other argument of `playwright test`
  test --changed [REVISION]
                    lints, native tests and just the suites in browsers that the changed files can touch: those that differ
                    from the revision, or else from the last commit
  check             formatting, lints, native tests and tests in Node: needs no browser and installs nothing
  soak [PART [N]]   the slow proofs, all or one: `kills` of the browser in N games, `memory` after N games in one tab, `engines`
                    compared in N games, `subsets` of the boxes in N games each, `fuzz` with N tries of each parser, `dist` built
                    N times in other places to the same bytes, and each file of tests/e2e/soak by its name, N times
  count [--write]   count the engine's instructions, and compare them with benches/instructions.txt or write them there
  setup             only the set-up, for playing and for testing
";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match run(&arguments) {
        Ok(code) => code,
        Err(failure) => {
            eprintln!("error: {failure}");
            ExitCode::FAILURE
        }
    }
}

/// Carries out a command line, given without the program's name.
fn run(arguments: &[String]) -> Result<ExitCode, Failure> {
    let Some((command, rest)) = arguments.split_first() else {
        print!("{USAGE}");
        return Ok(ExitCode::FAILURE);
    };
    let project = Project::open()?;
    match command.as_str() {
        "play" => site::play(&project, port(rest)?)?,
        "build" => site::build(&project, setup::pages(&project)?)?,
        "watch" => site::watch(&project, port(rest)?)?,
        "test" => return suite::test(&project, rest),
        "soak" => return soak::soak(&project, rest),
        "check" => return suite::check(&project),
        "count" => return count::count(&project, rest),
        "setup" => drop(setup::all(&project)?),
        "help" | "--help" | "-h" => print!("{USAGE}"),
        other => return Err(Failure::new(format!("unknown command `{other}`; `cargo xtask help` lists all commands"))),
    }
    Ok(ExitCode::SUCCESS)
}

/// The port that `--port N` asks for, or 8080.
fn port(arguments: &[String]) -> Result<u16, Failure> {
    match arguments {
        [] => Ok(8080),
        [flag, number] if flag == "--port" => match number.parse() {
            Ok(port) if port != 0 => Ok(port),
            _ => Err(Failure::new(format!("`{number}` is not a port: give a number from 1 to 65535"))),
        },
        _ => Err(Failure::new("the only option is `--port N`")),
    }
}

#[cfg(test)]
mod tests {
    use super::port;

    fn arguments(line: &str) -> Vec<String> {
        line.split_whitespace().map(String::from).collect()
    }

    #[test]
    fn port_is_8080_unless_given() {
        assert_eq!(port(&arguments("")).unwrap(), 8080);
        assert_eq!(port(&arguments("--port 9000")).unwrap(), 9000);
    }

    #[test]
    fn wrong_ports_are_refused() {
        for line in ["--port", "--port x", "--port 0", "--port 70000", "--open"] {
            assert!(port(&arguments(line)).is_err(), "{line}");
        }
    }
}
