//! The project's folder, how programs are run in it, and how a command reports why it failed.

use std::ffi::OsString;
use std::fmt::{self, Display};
use std::path::{Path, PathBuf};
use std::{env, fs};

use xshell::{Cmd, Shell};

/// The project's folder and a shell that works in it.
#[derive(Debug)]
pub(crate) struct Project {
    /// Runs programs in [`Project::root`].
    pub(crate) sh: Shell,
    /// The folder of the workspace's Cargo.toml.
    pub(crate) root: PathBuf,
}

/// The reason why a command failed: one sentence for the person at the terminal, without a full stop.
#[derive(Debug)]
pub(crate) struct Failure(String);

impl Failure {
    /// A failure with its sentence.
    pub(crate) fn new(sentence: impl Into<String>) -> Self {
        Self(sentence.into())
    }
}

impl Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl From<xshell::Error> for Failure {
    fn from(error: xshell::Error) -> Self {
        Self(error.to_string())
    }
}

impl Project {
    /// Opens the project that this program was built from, with its own programs and those of node_modules first on PATH.
    pub(crate) fn open() -> Result<Self, Failure> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
        Self::at(folder.parent().unwrap_or(folder))
    }

    /// Opens the project in another folder.
    pub(crate) fn at(root: &Path) -> Result<Self, Failure> {
        let root = root.to_path_buf();
        let sh = Shell::new()?;
        sh.change_dir(&root);
        sh.set_var("PATH", path_with([root.join("xtask/bin"), root.join("node_modules/.bin")])?);
        // Trunk treats NO_COLOR as a flag of its own and refuses the usual value 1.
        if env::var_os("NO_COLOR").is_some() {
            sh.set_var("NO_COLOR", "true");
        }
        Ok(Self { sh, root })
    }

    /// A command given as words, starting with the program.
    pub(crate) fn command(&self, words: &[&str]) -> Cmd<'_> {
        let (program, arguments) = words.split_first().unwrap_or((&"", &[]));
        self.sh.cmd(program).args(arguments)
    }

    /// The output of a command, or `None` if it cannot be run or fails.
    pub(crate) fn output(&self, words: &[&str]) -> Option<String> {
        self.command(words).quiet().ignore_stderr().read().ok()
    }

    /// Whether `PROGRAM --version` prints this version, as in `trunk 0.21.14`.
    pub(crate) fn has_version(&self, program: &str, version: &str) -> bool {
        self.output(&[program, "--version"]).is_some_and(|text| text.split_whitespace().any(|word| word == version))
    }

    /// The version of a crate in Cargo.lock.
    pub(crate) fn locked_version(&self, name: &str) -> Result<String, Failure> {
        let lock = self.read("Cargo.lock")?;
        locked_version(&lock, name).ok_or_else(|| Failure::new(format!("Cargo.lock names no version of {name}")))
    }

    /// Reads a file. The path is relative to the root.
    pub(crate) fn read(&self, path: &str) -> Result<String, Failure> {
        fs::read_to_string(self.root.join(path))
            .map_err(|error| Failure::new(format!("{path} cannot be read: {error}")))
    }

    /// Writes a file. The path is relative to the root.
    pub(crate) fn write(&self, path: &str, text: &str) -> Result<(), Failure> {
        fs::write(self.root.join(path), text)
            .map_err(|error| Failure::new(format!("{path} cannot be written: {error}")))
    }
}

/// The full path of a program on PATH.
pub(crate) fn find_program(name: &str) -> Option<PathBuf> {
    let file = format!("{name}{}", env::consts::EXE_SUFFIX);
    env::split_paths(&env::var_os("PATH")?).map(|folder| folder.join(&file)).find(|path| path.is_file())
}

/// PATH with two folders put first.
fn path_with(first: [PathBuf; 2]) -> Result<OsString, Failure> {
    let path = env::var_os("PATH").unwrap_or_default();
    let folders = first.into_iter().chain(env::split_paths(&path));
    env::join_paths(folders)
        .map_err(|error| Failure::new(format!("the project's folder cannot be put on PATH: {error}")))
}

/// The version of a crate in the text of Cargo.lock, where `name = "…"` is followed by `version = "…"` on the next line.
fn locked_version(lock: &str, name: &str) -> Option<String> {
    let wanted = format!("name = \"{name}\"");
    let mut lines = lock.lines().skip_while(|line| *line != wanted);
    let version = lines.nth(1)?.strip_prefix("version = \"")?.strip_suffix('"')?;
    Some(version.to_owned())
}

#[cfg(test)]
mod tests {
    use super::locked_version;

    const LOCK: &str = "\
version = 4

[[package]]
name = \"wasm-bindgen-macro\"
version = \"0.2.1\"

[[package]]
name = \"wasm-bindgen\"
version = \"0.2.130\"
source = \"registry\"
";

    #[test]
    fn the_lock_file_names_versions() {
        assert_eq!(locked_version(LOCK, "wasm-bindgen").as_deref(), Some("0.2.130"));
        assert_eq!(locked_version(LOCK, "wasm-bindgen-macro").as_deref(), Some("0.2.1"));
        assert_eq!(locked_version(LOCK, "bindgen"), None);
    }
}
