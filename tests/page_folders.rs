//! The folders of `www/` in their order: a script imports from its own folder and those below it only.

use std::collections::BTreeSet;

use crate::common::files::texts;

/// Lowest first; ARCHITECTURE.md says what each is for. The scripts at the root have public addresses and may import everything.
const FOLDERS: [&str; 18] = [
    "lib", "storage", "engine", "i18n", "boxes", "games", "ui", "board", "analysis", "game", "setup", "learn",
    "puzzles", "shelf", "sealed", "settings", "app", "embed",
];

/// Folders below a folder that it must not use all the same.
const FORBIDDEN: [(&str, &[&str]); 3] = [
    ("setup", &["game"]),
    ("puzzles", &["game"]),
    ("embed", &["games", "game", "setup", "learn", "puzzles", "shelf", "settings", "app"]),
];

/// The modules that the build writes beside the root scripts; every folder may import them.
const BUILT: [&str; 4] = ["bastide.js", "search.js", "sealed.js", "build.js"];

/// Screens and dialogs that a lower folder opens, each with `import()`.
const UPWARD: [(&str, &str); 10] = [
    ("game/game-menu.js", "shelf/link.js"),
    ("game/game-menu.js", "settings/settings.js"),
    ("game/landscape.js", "embed.js"),
    ("game/deck-result.js", "shelf/link.js"),
    ("setup/setup.js", "settings/about.js"),
    ("setup/setup.js", "settings/settings.js"),
    ("shelf/embedded-board.js", "embed.js"),
    ("shelf/notes.js", "embed.js"),
    ("shelf/open-external.js", "sealed/arrive.js"),
    ("shelf/add-all.js", "sealed/take-in.js"),
];

/// Loads the folders of boxes when a game needs them.
const LOADER: &str = "i18n/boxes.js";

/// An `import` of a script: the file it is in and the file it names, below `www/`, and whether it is static.
pub(crate) struct Import {
    pub(crate) from: String,
    pub(crate) to: String,
    is_static: bool,
}

#[test]
fn a_script_imports_only_from_its_own_folder_and_those_below() {
    let imports = imports();
    assert!(imports.len() > 400, "{} imports were found", imports.len());
    let mut used = BTreeSet::new();
    for import in &imports {
        let Some(own) = place(&import.from) else { continue };
        let allowed = match place(&import.to) {
            None => BUILT.contains(&import.to.as_str()),
            Some(other) => other <= own && !is_forbidden(FOLDERS[own], FOLDERS[other]),
        };
        let pair = (import.from.as_str(), import.to.as_str());
        let listed = !import.is_static && UPWARD.contains(&pair);
        let of_box = !import.is_static && pair.0 == LOADER && pair.1.starts_with("boxes/");
        assert!(allowed || listed || of_box, "www/{} must not import {}", pair.0, pair.1);
        if listed {
            used.insert(pair);
        }
    }
    assert_eq!(used.len(), UPWARD.len(), "an entry of UPWARD is no longer needed");
}

#[test]
fn only_mounted_board_mounts_boards() {
    let mounting = scripts().into_iter().filter(|(_, text)| without_comments(text).contains("Board.mount("));
    let names: Vec<String> = mounting.map(|(path, _)| path).collect();
    assert_eq!(names, ["board/mounted-board.js"], "a board is mounted by `new MountedBoard(…)`");
}

#[test]
fn scripts_name_no_file_outside_www() {
    for (path, text) in scripts() {
        assert!(!text.contains("../src/"), "www/{path}: the engine's types are those of bastide.js");
    }
}

/// A page may hold boards in several languages, so that whatever speaks on one is given the language.
#[test]
fn boards_know_nothing_of_the_language_of_the_app() {
    let app = |path: &str| path == "i18n/text.js" || path.starts_with("storage/");
    let imports = imports();
    let mut reached: BTreeSet<&str> =
        imports.iter().map(|import| &import.from[..]).filter(|from| from.starts_with("embed")).collect();
    loop {
        let known = reached.len();
        for import in &imports {
            if reached.contains(&import.from[..]) {
                assert!(!app(&import.to), "www/{}, a part of embedded boards, imports {}", import.from, import.to);
                reached.insert(&import.to);
            }
        }
        if reached.len() == known {
            break;
        }
    }
    assert!(reached.contains("board/inspect-card.js") && reached.contains("i18n/describe.js"), "{reached:?}");
    let speaks = |path: &str| path.starts_with("board/") || path == "i18n/describe.js";
    for import in imports.iter().filter(|import| speaks(&import.from)) {
        assert!(!app(&import.to), "www/{} imports {}", import.from, import.to);
    }
    for (path, text) in scripts().into_iter().filter(|(path, _)| speaks(path)) {
        let kept = text.lines().find(|line| line.starts_with("let ") || line.starts_with("export let "));
        assert_eq!(kept, None, "www/{path} keeps something that all boards of a page share");
    }
}

fn is_forbidden(own: &str, other: &str) -> bool {
    FORBIDDEN.iter().any(|(folder, others)| *folder == own && others.contains(&other))
}

/// The position of a file's folder in [`FOLDERS`], or nothing for a file at the root.
fn place(path: &str) -> Option<usize> {
    let (folder, _) = path.split_once('/')?;
    if folder == "rulebook" {
        return None; // a script of the living rulebook, which imports nothing of the app
    }
    let position = FOLDERS.iter().position(|known| *known == folder);
    Some(position.unwrap_or_else(|| panic!("www/{folder}/ is not among the known folders")))
}

/// Every import of every script, without those in comments, which name types.
pub(crate) fn imports() -> Vec<Import> {
    let mut found = Vec::new();
    for (from, text) in scripts() {
        let code = without_comments(&text);
        for (before, is_static) in [("from \"", true), ("import \"", true), ("import(\"", false), ("import(`", false)] {
            for rest in code.split(before).skip(1) {
                let address = rest.split(['"', '`']).next().unwrap();
                if address.starts_with('.') {
                    found.push(Import { to: joined(&from, address), from: from.clone(), is_static });
                }
            }
        }
    }
    found
}

/// The path below `www/` of each script, with its text.
fn scripts() -> Vec<(String, String)> {
    let below = |path: String| path.strip_prefix("www/").unwrap().to_owned();
    texts("www", &["js"]).into_iter().map(|(path, text)| (below(path), text)).collect()
}

fn without_comments(text: &str) -> String {
    let mut code = String::new();
    for (index, part) in text.split("/*").enumerate() {
        code.push_str(if index == 0 { part } else { part.split_once("*/").map_or("", |(_, rest)| rest) });
    }
    code.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n")
}

/// The file that an address in a script names, below `www/`.
fn joined(from: &str, address: &str) -> String {
    let mut path: Vec<&str> = from.split('/').collect();
    path.pop();
    for step in address.split('/') {
        match step {
            "." => {}
            ".." => assert!(path.pop().is_some(), "www/{from} names {address}, which is outside www/"),
            name => path.push(name),
        }
    }
    path.join("/")
}
