//! Over how many files a box is spread: what is in its folders, and what names it elsewhere.

use crate::common::files::texts;

/// Where code and its tests are.
const ROOTS: [&str; 6] = ["src", "www", "tests", "cli", "xtask", "fuzz/src"];

/// A box, the words by which it is named in code, how many files its folders have, and how many files elsewhere name it.
///
/// Both numbers may only fall; they rose by three and four when saved games of JCloisterZone with these boxes were read, whose names for them are
/// translated in one place for all boxes. Files that a program writes from the folders of the boxes do not count, because nobody edits them.
/// The goal (docs/ADDING-AN-EXPANSION.md) is at most 35 files for Hills & Sheep, 8 of them outside its folders, and 25 and 6 for The Flying
/// Machines. Most files outside are of two kinds: texts in six languages that all boxes still share, and `match` expressions of the core with
/// one line for each box. Corn circles list every kind of figure, so that the compiler asks for a new one.
const BOXES: [(&str, &[&str], usize, usize); 2] =
    [("hills", &["hills", "shepherd", "flock", "vineyard"], 21, 109), ("flier", &["flier", "flight"], 15, 45)];

/// Whether nobody edits a file, because a program writes it from the folders of the boxes.
fn is_written_by_a_program(text: &str) -> bool {
    text.lines().take(5).any(|line| line.contains("ritten by ") && (line.contains("xtask/") || line.contains("tests/")))
}

#[test]
fn a_box_is_in_no_more_files_than_before() {
    let endings = ["rs", "js", "mjs", "ts", "css", "tiles"];
    let files: Vec<(String, String)> = ROOTS.into_iter().flat_map(|root| texts(root, &endings)).collect();
    let mut found = Vec::new();
    for (name, words, ..) in BOXES {
        let is_own = |path: &str| path.contains(&format!("boxes/{name}/"));
        let inside = files.iter().filter(|(path, _)| is_own(path)).count();
        let names_it = |text: &str| {
            let code = text.lines().filter(|line| !line.trim_start().starts_with("//"));
            code.map(str::to_lowercase).any(|line| words.iter().any(|word| line.contains(word)))
        };
        let is_elsewhere = |(path, text): &&(String, String)| {
            !is_own(path) && path != "tests/box_files.rs" && !is_written_by_a_program(text) && names_it(text)
        };
        found.push((name, inside, files.iter().filter(is_elsewhere).count()));
    }
    let agreed: Vec<_> = BOXES.into_iter().map(|(name, _, inside, outside)| (name, inside, outside)).collect();
    assert_eq!(found, agreed, "a number that fell is written down; one that rose needs another place");
}
