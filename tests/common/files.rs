//! The files of the project, for tests that read its code.

use std::{collections::BTreeMap, fs, path::Path};

/// The texts of the files in a folder and below that have one of these endings, by their path from the root of the project, with `/`.
pub(crate) fn texts(folder: &str, endings: &[&str]) -> BTreeMap<String, String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut found = BTreeMap::new();
    let mut open = vec![root.join(folder)];
    while let Some(folder) = open.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                // The slow proofs have some of other people's packages.
                open.extend((!path.ends_with("node_modules")).then_some(path));
            } else if path.extension().is_some_and(|found| endings.iter().any(|ending| found == *ending)) {
                let name = path.strip_prefix(root).unwrap().to_str().unwrap().replace('\\', "/");
                found.insert(name, fs::read_to_string(&path).unwrap());
            }
        }
    }
    found
}
