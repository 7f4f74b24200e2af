//! The tests that play the built pages in a browser. How they run is said in playwright.config.mjs.

use xshell::Cmd;

use crate::hosts;
use crate::project::Failure;
use crate::suite::Bench;

/// Runs all of them, or those that the arguments after `--` choose. The referee is built first, so that it is never an older one.
pub(crate) fn run(bench: &Bench<'_>) -> Result<(), Failure> {
    bench.run(&["cargo", "build", "--package", "bastide-cli"])?;
    Ok(runner(bench)?.args(bench.filter).run()?)
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
