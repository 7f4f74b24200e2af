//! `cargo xtask soak [PART] [N]`: slow proofs, each a part that can be run alone.

use crate::{
    project::{Failure, Project},
    suite,
};

/// A slow proof: its name, how often it tries unless told, and what runs it.
#[derive(Debug)]
struct Part {
    name: &'static str,
    times: u32,
    run: fn(&Project, u32) -> Result<(), Failure>,
}

/// The first is meant where none is named.
const PARTS: [Part; 2] = [
    Part { name: "saves", times: 100, run: suite::kill_browsers },
    Part { name: "engines", times: 100_000, run: engines },
];

/// Runs one part.
pub(crate) fn soak(project: &Project, arguments: &[String]) -> Result<(), Failure> {
    let (part, times) = asked_for(arguments)?;
    (part.run)(project, times)
}

/// The part, and how often it tries.
fn asked_for(arguments: &[String]) -> Result<(&'static Part, u32), Failure> {
    let named = arguments.first().and_then(|word| PARTS.iter().find(|part| part.name == word));
    let rest = if named.is_some() { &arguments[1..] } else { arguments };
    let part = named.unwrap_or(&PARTS[0]);
    match rest {
        [] => Ok((part, part.times)),
        [number] => match number.parse() {
            Ok(times) if times != 0 => Ok((part, times)),
            _ => {
                let names = PARTS.map(|part| part.name).join(", ");
                Err(Failure::new(format!("`{number}` is neither a part ({names}) nor a number of games")))
            }
        },
        _ => Err(Failure::new("only a part and a number can be given")),
    }
}

/// Random games compared with the naive engine of `tests/naive/` at every decision.
fn engines(project: &Project, games: u32) -> Result<(), Failure> {
    let words = ["cargo", "test", "--package", "bastide", "--release", "--test", "engines", "--", "--nocapture"];
    Ok(project.command(&words).env("ENGINES_GAMES", games.to_string()).run()?)
}

#[cfg(test)]
mod tests {
    use super::asked_for;

    fn asked(line: &str) -> Option<(&'static str, u32)> {
        let arguments: Vec<String> = line.split_whitespace().map(String::from).collect();
        asked_for(&arguments).ok().map(|(part, times)| (part.name, times))
    }

    #[test]
    fn a_part_and_a_number_may_be_given() {
        assert_eq!(asked(""), Some(("saves", 100)));
        assert_eq!(asked("5"), Some(("saves", 5)));
        assert_eq!(asked("engines"), Some(("engines", 100_000)));
        assert_eq!(asked("engines 7"), Some(("engines", 7)));
        for line in ["0", "5 6", "engines 0", "engines 5 6", "motors"] {
            assert_eq!(asked(line), None, "{line}");
        }
    }
}
