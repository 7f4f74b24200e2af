//! What the browser tests use besides Chromium. It is installed where Debian's packages can be. Without another browser its tests are
//! skipped; without the headless shell the tests run in Chromium itself.

use std::env;
use std::path::PathBuf;

use crate::browser::{apt_install, can_install};
use crate::project::{Project, find_program};

/// A program that some tests use.
#[derive(Debug)]
pub(crate) struct Extra {
    /// The name that people use for it.
    pub(crate) name: &'static str,
    /// The reason why it is needed, as the end of a sentence.
    pub(crate) why: &'static str,
    /// The environment variable that names its path, for the set-up and the tests.
    pub(crate) variable: &'static str,
    /// Its usual program names, in order of preference.
    names: &'static [&'static str],
    /// Places outside PATH where it is installed.
    elsewhere: &'static [&'static str],
    /// Other programs that it requires.
    with: &'static [&'static str],
    /// Debian's packages of all these.
    packages: &'static [&'static str],
}

/// All extras in the order in which they are installed, each with its path if it was found.
pub(crate) type Found = Vec<(&'static Extra, Option<PathBuf>)>;

static EXTRAS: [Extra; 3] = [
    Extra {
        name: "Chromium's headless shell",
        why: "it opens a page with a quarter of the processor time that Chromium needs",
        variable: "HEADLESS_SHELL",
        names: &["chromium-headless-shell", "chrome-headless-shell"],
        elsewhere: &[],
        with: &[],
        packages: &["chromium-headless-shell"],
    },
    Extra {
        name: "Firefox",
        why: "the main path is tested in it too",
        variable: "FIREFOX",
        names: &["firefox-esr", "firefox"],
        elsewhere: &["/Applications/Firefox.app/Contents/MacOS/firefox"],
        with: &[],
        packages: &["firefox-esr"],
    },
    Extra {
        name: "WebKit with its driver and a virtual display",
        why: "the main path is tested in what every browser on an iPad is made of",
        variable: "WEBKIT_DRIVER",
        names: &["WebKitWebDriver"],
        elsewhere: &[],
        with: &["Xvfb"],
        packages: &["webkit2gtk-driver", "xvfb"],
    },
];

/// Finds or installs the extras. The tests continue without those that are missing.
pub(crate) fn ensure(project: &Project) -> Found {
    EXTRAS.iter().map(|extra| (extra, find(extra).or_else(|| install(project, extra)))).collect()
}

fn install(project: &Project, extra: &Extra) -> Option<PathBuf> {
    if !can_install(project) {
        return None;
    }
    match apt_install(project, extra.name, extra.why, extra.packages) {
        Ok(()) => find(extra),
        Err(failure) => {
            eprintln!("{failure}. The tests continue without it.");
            None
        }
    }
}

/// The program that the variable names, or else the one found under its usual names, provided that all required programs are there.
fn find(extra: &Extra) -> Option<PathBuf> {
    let named = env::var_os(extra.variable).filter(|path| !path.is_empty()).map(PathBuf::from);
    let usual = || extra.names.iter().find_map(|name| find_program(name));
    let elsewhere = || extra.elsewhere.iter().map(PathBuf::from).find(|path| path.is_file());
    let found = named.or_else(usual).or_else(elsewhere)?;
    extra.with.iter().all(|name| find_program(name).is_some()).then_some(found)
}
