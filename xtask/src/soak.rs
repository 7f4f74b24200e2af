//! Long tests that are not run every day. Each part is independent, and a table at the end shows the results.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::ExitCode;
use std::time::Instant;

use crate::project::{Failure, Project};
use crate::suite::{self, Bench};
use crate::{e2e, fuzz, npm, site, steps};

/// A part: its name on the command line, the default amount, the unit of the amount, and how it is run.
#[derive(Clone, Debug)]
struct Part {
    name: String,
    usual: u64,
    of: &'static str,
    run: Run,
}

/// How a part is run.
#[derive(Clone, Copy, Debug)]
enum Run {
    Here(fn(&Bench<'_>, u64) -> Result<(), Failure>),
    /// A file of the folder [`PROOFS`], by Playwright.
    InBrowser,
}

/// Where the slow proofs in browsers are, each a file with the name of its part.
const PROOFS: &str = "tests/e2e/soak";

const ENDING: &str = ".test.mjs";

type Named = (&'static str, u64, &'static str, fn(&Bench<'_>, u64) -> Result<(), Failure>);

const NATIVE: [Named; 7] = [
    ("kills", 100, "games in which the browser is killed", kills),
    ("memory", 200, "games in one tab, and boards", memory),
    ("engines", 100_000, "games compared with the naive engine", engines),
    ("games", 20, "times the games of the properties and of the computer players", games),
    ("subsets", 2, "games of each combination of boxes", subsets),
    ("fuzz", 1_000_000, "tries of each parser", fuzz::fuzz),
    ("dist", 1, "builds in another place", dist),
];

/// All parts: those above, then the proofs in browsers.
fn parts(project: &Project) -> Result<Vec<Part>, Failure> {
    let native = NATIVE.map(|(name, usual, of, run)| Part { name: name.to_owned(), usual, of, run: Run::Here(run) });
    let mut proofs = Vec::new();
    for path in project.sh.read_dir(PROOFS)? {
        let file = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if let Some(name) = file.strip_suffix(ENDING) {
            proofs.push(Part { name: name.to_owned(), usual: 1, of: "rounds in browsers", run: Run::InBrowser });
        }
    }
    proofs.sort_by(|one, other| one.name.cmp(&other.name));
    Ok(native.into_iter().chain(proofs).collect())
}

/// Runs the part that is named, or all parts, and prints the results.
pub(crate) fn soak(project: &Project, arguments: &[String]) -> Result<ExitCode, Failure> {
    let chosen = chosen(parts(project)?, arguments)?;
    let bench = suite::set_up(project)?;
    steps::build(&bench)?;
    if chosen.iter().any(|(part, _)| matches!(part.run, Run::InBrowser)) {
        npm::packages_of_proofs(project)?;
        bench.run(&["tsc", "--noEmit", "--project", "tests/e2e/tsconfig.soak.json"])?;
        bench.run(&["cargo", "build", "--workspace"])?;
    }
    let mut table = String::new();
    let mut held = true;
    for (part, amount) in chosen {
        println!("\n==> {}: {amount} {}", part.name, part.of);
        let start = Instant::now();
        let result = match part.run {
            Run::Here(run) => run(&bench, amount),
            Run::InBrowser => proof(&bench, &part.name, amount),
        };
        held &= result.is_ok();
        let told = result.map_or_else(|failure| format!("FAILED: {failure}"), |()| "held".into());
        let minutes = start.elapsed().as_secs_f64() / 60.0;
        table.push_str(&format!("{:<10} {amount:>9} {:<38} {minutes:>6.1} min  {told}\n", part.name, part.of));
    }
    print!("\n{table}");
    Ok(if held { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// The parts and amounts for which the command line asks.
fn chosen(parts: Vec<Part>, arguments: &[String]) -> Result<Vec<(Part, u64)>, Failure> {
    let (name, amount) = match arguments {
        [] => return Ok(parts.into_iter().map(|part| (part.clone(), part.usual)).collect()),
        [name] => (name, None),
        [name, amount] => (name, Some(amount)),
        _ => return Err(Failure::new("expected at most a part and an amount, as in `soak fuzz 1000000`")),
    };
    let Some(part) = parts.iter().find(|part| part.name == *name) else {
        let known: Vec<_> = parts.iter().map(|part| part.name.as_str()).collect();
        return Err(Failure::new(format!("unknown part `{name}`; known: {}", known.join(", "))));
    };
    match amount.map(|text| (text, text.parse())) {
        None => Ok(vec![(part.clone(), part.usual)]),
        Some((_, Ok(amount))) if amount > 0 => Ok(vec![(part.clone(), amount)]),
        Some((text, _)) => Err(Failure::new(format!("`{text}` is not a number of {}", part.of))),
    }
}

/// Runs a proof in browsers, which holds every case of what the tests try one of each kind.
fn proof(bench: &Bench<'_>, name: &str, rounds: u64) -> Result<(), Failure> {
    let file = format!("soak/{name}{ENDING}");
    let times = format!("--repeat-each={rounds}");
    Ok(e2e::runner(bench)?.args(["--config", "playwright.soak.config.mjs", &file, &times]).run()?)
}

/// Kills the browser in the middle of games, and prints a table of what was lost.
fn kills(bench: &Bench<'_>, games: u64) -> Result<(), Failure> {
    in_browser(bench, "tests/e2e/bench/soak.mjs", games)
}

/// Plays games one after another in one tab, then opens and leaves boards on another page, and counts what stays in memory.
fn memory(bench: &Bench<'_>, games: u64) -> Result<(), Failure> {
    in_browser(bench, "tests/e2e/bench/long.mjs", games)
}

fn in_browser(bench: &Bench<'_>, script: &str, times: u64) -> Result<(), Failure> {
    let chromium = &bench.browser()?.chromium;
    Ok(bench.project.command(&["node", script, &times.to_string()]).env("CHROMIUM", chromium).run()?)
}

/// Compares random games with the naive engine of `tests/naive/` at every decision.
fn engines(bench: &Bench<'_>, games: u64) -> Result<(), Failure> {
    let words =
        ["cargo", "test", "--package", "bastide", "--release", "--test", "native", "engines::", "--", "--nocapture"];
    Ok(bench.project.command(&words).env("ENGINES_GAMES", games.to_string()).run()?)
}

/// Plays many times the games of which the usual run plays a few.
fn games(bench: &Bench<'_>, times: u64) -> Result<(), Failure> {
    let tests = ["properties::", "replays::", "players::", "outlook::", "broken_input::"];
    let words = ["cargo", "test", "--package", "bastide", "--release", "--test", "native", "--"];
    Ok(bench.project.command(&words).args(tests).env("GAMES_TIMES", times.to_string()).run()?)
}

/// Plays every subset of the boxes, in every edition, with every number of players.
fn subsets(bench: &Bench<'_>, games: u64) -> Result<(), Failure> {
    let words =
        ["cargo", "test", "--package", "bastide", "--release", "--test", "native", "subsets::", "--", "--nocapture"];
    Ok(bench.project.command(&words).env("SUBSETS_GAMES", games.to_string()).run()?)
}

/// Builds a copy of the sources in another place, without anything from an earlier build, and compares every byte.
fn dist(bench: &Bench<'_>, builds: u64) -> Result<(), Failure> {
    let project = bench.project;
    let wanted = hashes(project, &project.root.join("dist"))?;
    for number in 1..=builds {
        let folder = project.sh.create_temp_dir()?;
        let copy = folder.path().join(format!("a folder/number-{number}"));
        project.sh.create_dir(&copy)?;
        copy_sources(project, &copy)?;
        let target = folder.path().join("target");
        let elsewhere = Project::at(&copy)?;
        elsewhere.sh.set_var("CARGO_TARGET_DIR", &target);
        site::build(&elsewhere, bench.toolchain)?;
        let found = hashes(project, &copy.join("dist"))?;
        let names = wanted.keys().chain(found.keys());
        let other: Vec<_> = names.filter(|name| wanted.get(*name) != found.get(*name)).map(String::as_str).collect();
        if !other.is_empty() {
            return Err(Failure::new(format!("another build differs in {}", other.join(", "))));
        }
        println!("    build {number} has the same {} files", found.len());
    }
    Ok(())
}

/// Copies the project's files and the installed Node packages.
fn copy_sources(project: &Project, copy: &Path) -> Result<(), Failure> {
    let listed = project.command(&["git", "ls-files"]).quiet().read()?;
    for name in listed.lines().filter(|name| project.sh.path_exists(project.root.join(name))) {
        let to = copy.join(name);
        project.sh.create_dir(to.parent().unwrap_or(copy))?;
        project.sh.copy_file(project.root.join(name), to)?;
    }
    let script = "require('fs').cpSync('node_modules', process.argv[1], { recursive: true, verbatimSymlinks: true })";
    let to = copy.join("node_modules");
    Ok(project.command(&["node", "-e", script, &to.to_string_lossy()]).quiet().run()?)
}

/// The SHA-256 hash of every file, by path.
fn hashes(project: &Project, folder: &Path) -> Result<BTreeMap<String, String>, Failure> {
    let script = "const { readdirSync, readFileSync } = require('fs'), { join, relative } = require('path');
        for (const entry of readdirSync(process.argv[1], { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())) {
          const file = join(entry.parentPath ?? entry.path, entry.name);
          console.log(require('crypto').createHash('sha256').update(readFileSync(file)).digest('hex') + ' ' + relative(process.argv[1], file));
        }";
    let printed = project.command(&["node", "-e", script, &folder.to_string_lossy()]).quiet().read()?;
    let lines = printed.lines().filter_map(|line| line.split_once(' '));
    Ok(lines.map(|(hash, name)| (name.to_owned(), hash.to_owned())).collect())
}

#[cfg(test)]
mod tests {
    use super::{chosen, parts};
    use crate::project::Project;

    fn asked(line: &str) -> Option<Vec<(String, u64)>> {
        let arguments: Vec<String> = line.split_whitespace().map(String::from).collect();
        let all = parts(&Project::open().unwrap()).unwrap();
        Some(chosen(all, &arguments).ok()?.into_iter().map(|(part, amount)| (part.name, amount)).collect())
    }

    #[test]
    fn all_parts_or_one_with_an_amount() {
        let all = asked("").unwrap();
        assert!(all.contains(&("kills".to_owned(), 100)) && all.contains(&("left".to_owned(), 1)), "{all:?}");
        assert_eq!(asked("kills").unwrap(), [("kills".to_owned(), 100)]);
        assert_eq!(asked("fuzz 5").unwrap(), [("fuzz".to_owned(), 5)]);
        assert_eq!(asked("left 2").unwrap(), [("left".to_owned(), 2)]);
        for wrong in ["fuzz 0", "fuzz x", "fuzz 1 2", "5", "nothing"] {
            assert!(asked(wrong).is_none(), "{wrong}");
        }
    }
}
