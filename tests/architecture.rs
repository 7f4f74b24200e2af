//! What must be true of the code as text: the order of the layers, the size of files, and what is deliberately absent.

use std::{
    fs,
    path::{Path, PathBuf},
};

use bastide::catalogue::{Catalogue, MAX_PARTS};

use crate::common::files::texts;

/// In data-flow order: a layer may use those before it. `rules` and `expansions` use each other, through the seams.
const LAYERS: [&str; 12] =
    ["catalogue", "board", "rules", "expansions", "record", "session", "seal", "ai", "view", "art", "ui", "web"];

/// The files of `rules` that may name an expansion: the seams, the two matches over what is asked and played, the usual list, which has barns,
/// abbeys and wagons, and the options, which are made of those of the boxes. All other files must go through the seams, or through the one list of boxes (`boxes/list.rs`).
const SEAMS: [&str; 12] = [
    "src/rules/offers.rs",
    "src/rules/options.rs",
    "src/rules/play.rs",
    "src/rules/why_not.rs",
    "src/rules/seams.rs",
    "src/rules/seams/arranged.rs",
    "src/rules/seams/before.rs",
    "src/rules/seams/figures.rs",
    "src/rules/seams/scoring.rs",
    "src/rules/seams/track.rs",
    "src/rules/seams/turn.rs",
    "src/rules/setup.rs",
];

/// The layers that may use fractions: what positions are worth, and where on a screen things are.
const FRACTIONS: [&str; 4] = ["ai", "art", "ui", "web"];

/// Functions whose results differ by platform. They are forbidden because computer players must decide the same everywhere.
const UNEVEN: [&str; 8] = [".powf(", ".powi(", ".exp(", ".ln(", ".log2(", ".sin(", ".cos(", ".tanh("];

fn sources() -> Vec<(PathBuf, String)> {
    let folders = ["src", "cli/src", "fuzz", "xtask/src", "tests", "www"];
    let found: Vec<(PathBuf, String)> = folders
        .into_iter()
        .flat_map(|folder| texts(folder, &["rs", "js", "mjs", "css", "html"]))
        .map(|(path, text)| (path.into(), text))
        .collect();
    assert!(found.len() > 40, "the sources are there");
    found
}

/// The layer of a file under `src`, as an index into [`LAYERS`]; `lib.rs` only names them. In the folder of a box the name of a file
/// says its layer: `rules.rs` and what is in `rules/` counts as expansions, as the list of all boxes does, `record.rs` as record, and
/// so on; the `mod.rs` of a box only names them.
fn layer(path: &Path) -> Option<usize> {
    let mut parts = path.strip_prefix("src").ok()?.iter().map(|part| part.to_str().unwrap().trim_end_matches(".rs"));
    let folder = match parts.next()? {
        "boxes" => match parts.nth(1).unwrap_or("rules") {
            "mod" => return None,
            "rules" => "expansions",
            other => other,
        },
        folder => folder,
    };
    let found = LAYERS.iter().position(|layer| *layer == folder);
    assert!(found.is_some() || folder == "lib", "{} belongs to no layer", path.display());
    found
}

/// The code of a file without its comment lines.
fn code(text: &str) -> String {
    text.lines().filter(|line| !line.trim_start().starts_with("//")).collect()
}

/// Whether a file uses a layer, by its path or in a group of `use crate::{…}`. Also returns what follows the layer's name.
fn uses(code: &str, layer: &str) -> bool {
    let grouped = code.split("use crate::{").skip(1).any(|group| {
        let group = group.split(';').next().unwrap_or_default();
        group.split([',', '{', ' ']).any(|word| word == layer || word.starts_with(&format!("{layer}::")))
    });
    grouped || code.contains(&format!("crate::{layer}"))
}

/// Whether a file uses this layer of a box, as in `boxes::flier::rules`.
fn uses_boxes(code: &str, layer: &str) -> bool {
    let file = if layer == "expansions" { "rules" } else { layer };
    let is_file = |path: &str| path.contains(&format!("::{file}"));
    code.split("boxes::").skip(1).any(|path| is_file(path.split(';').next().unwrap_or_default()))
        || layer == "expansions" && uses_the_list(code)
}

/// Whether a file uses the list of all boxes, and not only one of them.
fn uses_the_list(code: &str) -> bool {
    let paths = || code.split("boxes::").skip(1).map(|path| path.trim_start_matches('{'));
    paths().any(|path| path.starts_with(|first: char| first.is_ascii_uppercase()))
}

#[test]
fn a_layer_uses_only_those_before_it() {
    let mut below = [0; LAYERS.len()];
    for (path, text) in sources() {
        let Some(own) = layer(&path) else { continue };
        let code = code(&text);
        let uses_beside =
            |code: &str, layer: &str| path.starts_with("src/boxes") && code.contains(&format!("super::{layer}"));
        let uses = |code: &str, layer: &str| uses(code, layer) || uses_boxes(code, layer) || uses_beside(code, layer);
        below[own] += LAYERS[..own].iter().filter(|earlier| uses(&code, earlier)).count();
        for later in &LAYERS[own + 1..] {
            let seam = LAYERS[own] == "rules" && *later == "expansions";
            assert!(seam || !uses(&code, later), "{} uses the later layer {later}", path.display());
        }
    }
    assert!(below[1..].iter().all(|uses| *uses > 0), "what is used is found: {below:?}");
}

#[test]
fn only_the_seams_name_an_expansion() {
    let mut n_seams = 0;
    for (path, text) in sources() {
        let Some(own) = layer(&path).filter(|_| !path.starts_with("src/boxes")) else { continue };
        let mut code = code(&text);
        if SEAMS.iter().any(|seam| path == Path::new(seam)) {
            n_seams += usize::from(uses_boxes(&code, "expansions"));
            continue;
        }
        if path == Path::new("src/rules/game.rs") {
            code = code.replace("boxes::States", "");
        }
        assert!(!uses_the_list(&code), "{} uses the list of boxes", path.display());
        // The layers above match the decisions and events of boxes that have some of their own.
        assert!(own > 2 || !uses_boxes(&code, "expansions"), "{} names a box", path.display());
    }
    assert_eq!(n_seams, SEAMS.len(), "every seam names one");
}

/// A file of tests that no program names would not be compiled, and so never fail.
#[test]
fn every_file_of_tests_is_compiled() {
    const PROGRAMS: [&str; 4] = ["native", "allocations", "bindings", "cli"];
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut n_modules = 0;
    for (folder, program) in [("tests", "native.rs"), ("cli/tests", "cli.rs")] {
        let main = fs::read_to_string(root.join(folder).join(program)).unwrap();
        for entry in fs::read_dir(root.join(folder)).unwrap() {
            let path = entry.unwrap().path();
            let name = path.file_stem().unwrap().to_str().unwrap();
            let is_module = path.extension().is_some_and(|ending| ending == "rs") || path.join("mod.rs").exists();
            if is_module && !PROGRAMS.contains(&name) {
                assert!(main.lines().any(|line| line == format!("mod {name};")), "{folder}/{program} lacks {name}");
                n_modules += 1;
            }
        }
    }
    assert!(n_modules >= 24, "{n_modules} files");
}

#[test]
fn files_can_be_read() {
    for (path, text) in sources() {
        let lines = text.lines().count();
        assert!(lines <= 600, "{} has {lines} lines; 600 is the end", path.display());
    }
}

#[test]
fn the_engine_has_no_clock_no_chance_and_no_browser() {
    for (path, text) in sources() {
        let Some(own) = layer(&path) else { continue };
        if LAYERS[own] == "web" {
            continue;
        }
        for absent in [
            "std::time",
            "std::fs",
            "std::env",
            "getrandom",
            "web_sys",
            "js_sys",
            "wasm_bindgen",
            "thread_local!",
            "HashMap",
        ] {
            assert!(!text.contains(absent), "{} names {absent}", path.display());
        }
    }
}

/// `import()` in the pages' scripts goes through `onDemand()` (`www/ui/on-demand.js`), after which a screen that was left hears nothing. Where a script
/// does without what does not arrive, it says so; these files use what they load for no screen, or leave that to their callers.
#[test]
fn what_is_loaded_later_belongs_to_its_screen() {
    const FOR_NO_SCREEN: [&str; 3] = ["www/embed.js", "www/games/games.js", "www/ui/offline.js"];
    let mut n_seen = 0;
    for (path, text) in sources() {
        let inside =
            path.starts_with("www") && !path.starts_with("www/embed") && !path.starts_with("www/i18n/language");
        if !inside || FOR_NO_SCREEN.iter().any(|file| path == Path::new(file)) {
            continue;
        }
        for line in text.lines().filter(|line| line.contains("await import(")) {
            assert!(line.contains(".catch("), "{}: not through onDemand(): {line}", path.display());
            n_seen += 1;
        }
    }
    assert!(n_seen > 0, "no line was looked at");
}

#[test]
fn only_what_weighs_and_what_is_seen_knows_fractions() {
    for (path, text) in sources() {
        if layer(&path).is_some_and(|own| !FRACTIONS.contains(&LAYERS[own])) {
            let fractional = text.contains("f64") || text.contains("f32");
            assert!(!fractional, "{} uses floating point", path.display());
        }
    }
}

#[test]
fn a_computer_player_reckons_the_same_everywhere() {
    for (path, text) in sources() {
        if layer(&path).is_some_and(|own| LAYERS[own] == "ai") {
            for uneven in UNEVEN {
                assert!(!text.contains(uneven), "{} uses {uneven}, which differs by platform", path.display());
            }
        }
    }
}

/// Words of expansions. A file that has none of them works with an expansion that nobody has thought of yet.
const WORDS: [&str; 45] = [
    "abbey",
    "abbot",
    "barn",
    "bazaar",
    "bridge",
    "builder",
    "capture",
    "castle",
    "cathedral",
    "church",
    "corn",
    "dragon",
    "fairy",
    "flier",
    "flight",
    "flock",
    "foundation",
    "gold",
    "goods",
    "hall",
    "hill",
    "inn",
    "king",
    "lake",
    "machine",
    "mayor",
    "phantom",
    "pig",
    "pigsty",
    "portal",
    "princess",
    "prisoner",
    "ransom",
    "river",
    "robber",
    "rose",
    "sheep",
    "shepherd",
    "token",
    "tower",
    "vineyard",
    "volcano",
    "wagon",
    "watchtower",
    "witch",
];

/// The words of expansions in the identifiers and texts of a piece of code, in alphabetical order.
fn words_of_expansions(code: &str) -> Vec<&'static str> {
    let mut text = String::new();
    for letter in code.chars() {
        // `BarnPlaced` is two words, as `barn_placed` is.
        if letter.is_ascii_uppercase() {
            text.push(' ');
        }
        text.push(if letter.is_ascii_alphabetic() { letter.to_ascii_lowercase() } else { ' ' });
    }
    let is_named = |word: &&str| text.split(' ').any(|found| found == *word || found.strip_suffix('s') == Some(*word));
    WORDS.into_iter().filter(is_named).collect()
}

/// The list may become shorter but not longer: a new expansion goes into its folder, the seams, or the tables and drawings
/// that the list already has. `BASTIDE_BLESS=1` writes it anew.
#[test]
fn expansions_are_named_only_where_the_list_says() {
    let mut lines = Vec::new();
    for (path, text) in sources() {
        let is_own = ["src/boxes", "src/rules/seams"].iter().any(|own| path.starts_with(own))
            || path == Path::new("src/rules/seams.rs");
        if is_own || !path.starts_with("src") || path.file_name().is_some_and(|name| name == "tests.rs") {
            continue;
        }
        let code = code(text.split("#[cfg(test)]").next().unwrap());
        let named = words_of_expansions(&code);
        if !named.is_empty() {
            lines.push(format!("{}: {}\n", path.display(), named.join(" ")));
        }
    }
    lines.sort_unstable();
    let list = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/expansion-words.txt");
    if std::env::var_os("BASTIDE_BLESS").is_some() {
        fs::write(&list, lines.concat()).unwrap();
    }
    let listed = fs::read_to_string(&list).unwrap();
    for line in &lines {
        assert!(listed.contains(line.as_str()), "not in tests/data/expansion-words.txt: {line}");
    }
    assert_eq!(listed, lines.concat(), "tests/data/expansion-words.txt lists what is no longer there");
}

/// [`bastide::rules::FigureOffers`] has [`MAX_PARTS`] bits for each kind of figure, and masks of parts are as wide.
#[test]
fn a_tile_has_at_most_16_parts() {
    let most = Catalogue::get().tiles().iter().map(|tile| tile.parts.len()).max();
    assert!(most.is_some_and(|most| most <= MAX_PARTS), "{most:?} parts");
}

/// The names of the direct dependencies in a Cargo.toml.
fn crates(manifest: &str) -> Vec<String> {
    let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(manifest)).unwrap();
    let mut found = Vec::new();
    let mut inside = false;
    for line in text.lines() {
        if line.starts_with('[') {
            let table = line.trim_matches(['[', ']']);
            let named = table.rsplit_once("dependencies.").map(|(_, name)| name.to_owned());
            inside = table.ends_with("dependencies");
            found.extend(named);
        } else if inside && let Some((name, what)) = line.split_once(" = ") {
            found.extend((!what.contains("path = ")).then(|| name.to_owned()));
        }
    }
    found
}

#[test]
fn every_direct_dependency_is_explained() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let told = fs::read_to_string(root.join("docs/RELIABILITY.md")).unwrap();
    let manifests = ["Cargo.toml", "cli/Cargo.toml", "fuzz/Cargo.toml", "page/Cargo.toml", "xtask/Cargo.toml"];
    let mut names: Vec<String> = manifests.into_iter().flat_map(crates).collect();
    for file in ["package.json", "tests/e2e/soak/package.json"] {
        let text = fs::read_to_string(root.join(file)).unwrap();
        let packages: serde_json::Value = serde_json::from_str(&text).unwrap();
        names.extend(packages["devDependencies"].as_object().unwrap().keys().cloned());
        assert!(packages.get("dependencies").is_none(), "{file}: nothing of npm is shipped");
    }
    assert!(names.len() > 25, "{names:?}");
    for name in names {
        assert!(told.contains(&format!("`{name}`")), "docs/RELIABILITY.md does not say why {name} is needed");
    }
}
