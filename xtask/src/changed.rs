//! Runs the tests that a change needs: lints, native tests, scripts in Node, and the suites in browsers that the changed files can touch.

use std::process::ExitCode;

use crate::project::{Failure, Project};
use crate::suite;

/// The steps that need no page.
const WITHOUT_PAGES: [&str; 6] = ["format", "scripts", "lint", "native", "node", "bindings"];

/// The steps that the suites in browsers need besides.
const WITH_PAGES: [&str; 4] = ["build", "types", "built", "e2e"];

/// The line with which xtask/changed.mjs asks for all native tests.
const ALL_NATIVE: &str = "\nall native tests\n";

/// The folders of pages, scripts and docs, as native tests name them.
const READ: [&str; 4] = ["www", "docs", "tests/e2e", "tests/node"];

/// Runs what a change of the work tree needs, since a revision or else since the last commit. xtask/changed.mjs chooses the suites.
pub(crate) fn test(project: &Project, arguments: &[String]) -> Result<ExitCode, Failure> {
    if arguments.len() > 1 {
        return Err(Failure::new("`test --changed` takes at most a revision of git, as in `test --changed main~3`"));
    }
    let chosen = project.command(&["node", "xtask/changed.mjs"]).args(arguments).quiet().read()?;
    let suites = suites(&chosen);
    println!("{chosen}");
    let modules = if chosen.contains(ALL_NATIVE) { Vec::new() } else { that_read_pages(project)? };
    let steps = if suites.is_empty() { WITHOUT_PAGES.to_vec() } else { [&WITHOUT_PAGES[..], &WITH_PAGES].concat() };
    suite::with_set_up(project, suites, modules, &steps)
}

/// The modules of tests/native.rs that read pages, scripts or docs.
fn that_read_pages(project: &Project) -> Result<Vec<String>, Failure> {
    let mut modules = Vec::new();
    for path in
        project.sh.read_dir("tests")?.into_iter().filter(|path| path.extension().is_some_and(|kind| kind == "rs"))
    {
        let text = project.sh.read_file(&path)?;
        if READ.iter().any(|place| text.contains(place)) {
            modules.extend(path.file_stem().map(|name| name.to_string_lossy().into_owned()));
        }
    }
    Ok(modules)
}

/// The suites that are to be run, as the runner finds their files.
fn suites(chosen: &str) -> Vec<String> {
    let names = chosen.lines().filter_map(|line| line.strip_prefix("run ")?.split(' ').next());
    names.map(|name| format!("suites/{name}.test.mjs")).collect()
}

#[cfg(test)]
mod tests {
    use super::suites;

    #[test]
    fn suites_are_read_from_what_was_chosen() {
        let chosen = "since HEAD: 1 changed file\nrun storage/shelf (www/shelf/shelf.js)\nleft out: game/play\n";
        assert_eq!(suites(chosen), ["suites/storage/shelf.test.mjs"]);
    }
}
