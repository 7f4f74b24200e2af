//! The browser for the tests, which is Chromium with its driver, and the installation of Debian packages.

use std::env;
use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};

use crate::extras;
use crate::project::{Failure, Project, find_program};
use crate::setup::{self, Step};

const CHROMIUM: [&str; 5] = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const CHROMEDRIVER: [&str; 2] = ["chromedriver", "chromium.chromedriver"];

const ADVICE: &str = "install Chromium and chromedriver, or set CHROMIUM and CHROMEDRIVER to their paths";

/// Places outside PATH where browsers and drivers are installed.
const ELSEWHERE: [(&str, Program); 4] = [
    ("/usr/lib/chromium/chromedriver", Program::Chromedriver),
    ("/usr/lib/chromium-browser/chromedriver", Program::Chromedriver),
    ("/Applications/Chromium.app/Contents/MacOS/Chromium", Program::Chromium),
    ("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome", Program::Chromium),
];

/// Held while apt-get runs, which refuses to do so twice at a time; whether its list of packages is fresh.
static APT: Mutex<bool> = Mutex::new(false);

/// A browser and its driver, by path.
#[derive(Debug)]
pub(crate) struct Browser {
    /// Chromium or Chrome.
    pub(crate) chromium: PathBuf,
    /// The WebDriver server of the same version.
    pub(crate) chromedriver: PathBuf,
    /// The additional programs that single test files need.
    pub(crate) extras: extras::Found,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Program {
    Chromium,
    Chromedriver,
}

/// Finds the browser, or installs the system's packages if possible.
pub(crate) fn ensure(project: &Project) -> Result<Browser, Failure> {
    if find().is_none() {
        install(project)?;
    }
    let (chromium, chromedriver) = find().ok_or_else(|| {
        Failure::new(format!("the browser's packages were installed, but no browser was found: {ADVICE}"))
    })?;
    Ok(Browser { chromium, chromedriver, extras: extras::ensure(project) })
}

/// Installs Chromium and its driver.
fn install(project: &Project) -> Result<(), Failure> {
    if find_program("apt-get").is_none() {
        return Err(Failure::new(format!("no browser was found for the tests: {ADVICE}")));
    }
    if !can_install(project) {
        return Err(Failure::new(
            "no browser was found for the tests; run by hand: sudo apt-get install -y chromium chromium-driver",
        ));
    }
    apt_install(
        project,
        "Chromium and chromedriver",
        "the tests run the pages in a real browser",
        &["chromium", "chromium-driver"],
    )
}

/// Whether Debian packages can be installed without asking anybody.
pub(crate) fn can_install(project: &Project) -> bool {
    find_program("apt-get").is_some() && project.output(&["id", "-u"]).as_deref() == Some("0")
}

/// Installs Debian packages. `what` and `why` are printed before.
pub(crate) fn apt_install(project: &Project, what: &str, why: &str, packages: &[&str]) -> Result<(), Failure> {
    project.sh.set_var("DEBIAN_FRONTEND", "noninteractive");
    apt_update(project)?;
    let _one_at_a_time = APT.lock();
    let command = [&["apt-get", "install", "-y", "--no-install-recommends"], packages].concat();
    setup::install(project, Step { what, why, command: &command })
}

/// Refreshes the list of Debian packages, without which none may be found, unless that was done.
pub(crate) fn apt_update(project: &Project) -> Result<(), Failure> {
    let mut is_fresh = APT.lock().unwrap_or_else(PoisonError::into_inner);
    if *is_fresh {
        return Ok(());
    }
    let updated = project.command(&["apt-get", "update"]).run();
    updated.map_err(|error| {
        Failure::new(format!("the package list could not be read ({error}); run by hand: apt-get update"))
    })?;
    *is_fresh = true;
    Ok(())
}

/// The programs that CHROMIUM and CHROMEDRIVER name, or else those that are found under the usual names.
fn find() -> Option<(PathBuf, PathBuf)> {
    let chromium = named("CHROMIUM").or_else(|| usual(&CHROMIUM, Program::Chromium))?;
    let chromedriver = named("CHROMEDRIVER").or_else(|| usual(&CHROMEDRIVER, Program::Chromedriver))?;
    Some((chromium, chromedriver))
}

fn named(variable: &str) -> Option<PathBuf> {
    env::var_os(variable).filter(|path| !path.is_empty()).map(PathBuf::from)
}

fn usual(names: &[&str], program: Program) -> Option<PathBuf> {
    let elsewhere = ELSEWHERE.iter().filter(|(_, kind)| *kind == program).map(|(path, _)| PathBuf::from(path));
    names.iter().find_map(|name| find_program(name)).or_else(|| elsewhere.into_iter().find(|path| path.is_file()))
}
