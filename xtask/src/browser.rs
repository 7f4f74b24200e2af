//! The browser for the tests, which is Chromium, and the installation of Debian packages.

use std::env;
use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};

use crate::extras;
use crate::project::{Failure, Project, find_program};
use crate::setup::{self, Step};

const NAMES: [&str; 5] = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];

/// Places outside PATH where it is installed.
const ELSEWHERE: [&str; 2] = [
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

const ADVICE: &str = "install Chromium, or set CHROMIUM to its path";

/// Held while apt-get runs, which refuses to do so twice at a time; whether its list of packages is fresh.
static APT: Mutex<bool> = Mutex::new(false);

/// A browser, by path.
#[derive(Debug)]
pub(crate) struct Browser {
    /// Chromium or Chrome.
    pub(crate) chromium: PathBuf,
    /// The additional programs that single test files need.
    pub(crate) extras: extras::Found,
}

/// Finds the browser, or installs the system's package if possible.
pub(crate) fn ensure(project: &Project) -> Result<Browser, Failure> {
    if find().is_none() {
        install(project)?;
    }
    let chromium = find().ok_or_else(|| {
        Failure::new(format!("the browser's package was installed, but no browser was found: {ADVICE}"))
    })?;
    Ok(Browser { chromium, extras: extras::ensure(project) })
}

/// Installs Chromium.
fn install(project: &Project) -> Result<(), Failure> {
    if find_program("apt-get").is_none() {
        return Err(Failure::new(format!("no browser was found for the tests: {ADVICE}")));
    }
    if !can_install(project) {
        return Err(Failure::new("no browser was found for the tests; run by hand: sudo apt-get install -y chromium"));
    }
    apt_install(project, "Chromium", "the tests run the pages in a real browser", &["chromium"])
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

/// The program that CHROMIUM names, or else the one that is found under its usual names.
fn find() -> Option<PathBuf> {
    let named = env::var_os("CHROMIUM").filter(|path| !path.is_empty()).map(PathBuf::from);
    let usual = || NAMES.iter().find_map(|name| find_program(name));
    named.or_else(usual).or_else(|| ELSEWHERE.iter().map(PathBuf::from).find(|path| path.is_file()))
}
