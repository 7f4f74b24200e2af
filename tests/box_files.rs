//! Over how many files a box is spread: what is in its folders, and what names it elsewhere.

use crate::common::files::texts;

/// Where code and its tests are.
const ROOTS: [&str; 6] = ["src", "www", "tests", "cli", "xtask", "fuzz/src"];

/// A box, the words by which it is named in code, how many files its folders have, and how many files elsewhere name it.
///
/// Both numbers may only fall; the first one rose when each box got a file that says how its decisions are shown on the board and one for its
/// options, and the second fell by that and by the one list of boxes (`src/boxes/list.rs`). Files that a program writes from the folders of the boxes do not
/// count, because nobody edits them. The goal is at most 35 files for Hills & Sheep, 8 of them outside its folders, and 25 and 6 for The Flying
/// Machines. Outside are now the lists of kinds (figures, steps, lots, options), which the core has once for all boxes; the seams, where the order
/// of the boxes is a rule; the naive rules; tests that count what happened; and readers of other programs' files.
const BOXES: [(&str, &[&str], usize, usize); 2] =
    [("hills", &["hills", "shepherd", "flock", "vineyard"], 23, 90), ("flier", &["flier", "flight"], 16, 34)];

/// The name of a puzzle of the base game, which is about farmers.
const PUZZLE: &str = "shepherds: {";

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
            let code = text.lines().filter(|line| !line.trim_start().starts_with("//") && !line.contains(PUZZLE));
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
