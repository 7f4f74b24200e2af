//! No circles of imports inside a layer, and none among the scripts of the page: what is read first can be read alone.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

use crate::{
    common::files::texts,
    page_folders::{Import, imports},
};

/// For each file those that it uses.
type Uses = BTreeMap<String, BTreeSet<String>>;

/// A module of the crate: its path, without `crate`.
type Module = Vec<String>;

/// The modules of the crate and what each imports. An item that a module only hands on belongs to the module that has it.
struct Crate {
    files: BTreeMap<Module, String>,
    /// For each module the paths that it uses.
    used: BTreeMap<Module, Vec<Module>>,
    /// For each module and name the path that it hands on by `pub use`.
    handed_on: BTreeMap<(Module, String), Module>,
}

impl Crate {
    fn read() -> Self {
        let mut files = BTreeMap::new();
        let mut codes = BTreeMap::new();
        for (name, text) in texts("src", &["rs"]) {
            let stem = name.strip_prefix("src/").unwrap().trim_end_matches(".rs").trim_end_matches("/mod");
            let module: Module = stem.split('/').filter(|part| *part != "lib").map(str::to_owned).collect();
            let code = text.lines().filter(|line| !line.trim_start().starts_with("//"));
            let code: Vec<&str> = code.take_while(|line| *line != "mod tests {").collect();
            codes.insert(module.clone(), code.join("\n"));
            files.insert(module, name);
        }
        let mut found = Self { files, used: BTreeMap::new(), handed_on: BTreeMap::new() };
        for (module, code) in codes {
            found.read_uses(&module, &code);
        }
        found
    }

    fn read_uses(&mut self, module: &Module, code: &str) {
        let mut used = Vec::new();
        let mut rest = String::new();
        for statement in code.split_inclusive(';') {
            let begin = statement.rfind("\nuse ").or_else(|| statement.rfind(" use ")).map(|at| at + 1);
            let line = begin.map(|at| statement[..at].rfind('\n').map_or(0, |end| end + 1));
            let (Some(begin), Some(line)) = (begin.filter(|_| !statement.contains("fn ")), line) else {
                rest.push_str(statement);
                continue;
            };
            let handed_on = statement[line..begin].trim_start().starts_with("pub");
            for (path, name) in paths(statement[begin + 4..].trim_end_matches(';')) {
                let Some(path) = self.absolute(module, &path) else { continue };
                if handed_on {
                    self.handed_on.insert((module.clone(), name), path);
                } else {
                    used.push(path);
                }
            }
        }
        for word in rest.split(|letter: char| !(letter.is_alphanumeric() || letter == '_' || letter == ':')) {
            let path: Vec<&str> = word.split("::").collect();
            if path.len() > 1 && !path[0].is_empty() {
                used.extend(self.absolute(module, &path.iter().map(ToString::to_string).collect::<Vec<_>>()));
            }
        }
        self.used.insert(module.clone(), used);
    }

    /// The path from the root of the crate; nothing for another crate.
    fn absolute(&self, module: &Module, path: &[String]) -> Option<Module> {
        let ups = path.iter().take_while(|part| *part == "super").count();
        let (base, rest) = match path[0].as_str() {
            "crate" => (&[][..], &path[1..]),
            "self" => (&module[..], &path[1..]),
            "super" => (&module[..module.len().saturating_sub(ups)], &path[ups..]),
            first => {
                let child: Module = module.iter().cloned().chain([first.to_owned()]).collect();
                (self.files.contains_key(&child).then_some(&module[..])?, path)
            }
        };
        Some(base.iter().chain(rest).filter(|part| *part != "self").cloned().collect())
    }

    /// The module that has what a path names.
    fn home(&self, path: &Module) -> Option<Module> {
        let mut path = path.clone();
        for _ in 0..8 {
            let length = (0..=path.len()).rev().find(|&length| self.files.contains_key(&path[..length]))?;
            let module: Module = path[..length].to_vec();
            let Some(name) = path.get(length) else { return Some(module) };
            let Some(there) = self.handed_on.get(&(module.clone(), name.clone())) else { return Some(module) };
            path = there.iter().chain(&path[length + 1..]).cloned().collect();
        }
        None
    }

    fn uses(&self) -> Uses {
        let mut uses = Uses::new();
        for (module, used) in &self.used {
            let there = used.iter().filter_map(|path| self.home(path));
            let inside = there.filter(|other| other != module && layer(other) == layer(module));
            uses.insert(self.files[module].clone(), inside.map(|other| self.files[&other].clone()).collect());
        }
        uses
    }
}

/// The layer of a module: its folder, or within a box the name of its file.
fn layer(module: &Module) -> &str {
    let name = |at: usize| module.get(at).map_or("", String::as_str);
    match (name(0), name(2)) {
        ("boxes", "rules") => "expansions",
        ("boxes", "") if module.len() == 1 => "expansions",
        ("boxes", file) => file,
        (folder, _) => folder,
    }
}

/// The paths of a `use`, with all groups taken apart, each with the name that it has here.
fn paths(tree: &str) -> Vec<(Vec<String>, String)> {
    let mut found = Vec::new();
    let (mut depth, mut begin) = (0, 0);
    let mut parts = Vec::new();
    for (at, letter) in tree.char_indices() {
        depth += i32::from(letter == '{') - i32::from(letter == '}');
        if letter == ',' && depth == 0 {
            parts.push(&tree[begin..at]);
            begin = at + 1;
        }
    }
    parts.push(&tree[begin..]);
    for part in parts.into_iter().map(str::trim).filter(|part| !part.is_empty()) {
        let words = |path: &str| path.split("::").map(|word| word.trim().to_owned()).collect::<Vec<_>>();
        if let Some((before, inside)) = part.split_once('{') {
            let before = words(before.trim().trim_end_matches("::"));
            let inside = inside.rsplit_once('}').map_or(inside, |(inside, _)| inside);
            let all = paths(inside).into_iter();
            found.extend(all.map(|(path, name)| (before.iter().cloned().chain(path).collect(), name)));
        } else {
            let (path, name) = part.split_once(" as ").unwrap_or((part, ""));
            let path = words(path);
            let name = if name.is_empty() { path.last().cloned().unwrap_or_default() } else { name.trim().to_owned() };
            found.push((path, name));
        }
    }
    found
}

/// For each script of the page those that it imports, at once or later.
fn scripts() -> Uses {
    let mut uses = Uses::new();
    for Import { from, to, .. } in imports() {
        let [from, to] = [from, to].map(|script| format!("www/{script}"));
        uses.entry(to.clone()).or_default();
        uses.entry(from).or_default().insert(to);
    }
    uses
}

/// The files that one reaches from a file by what it uses.
fn reached<'a>(uses: &'a Uses, from: &'a str) -> BTreeSet<&'a str> {
    let mut found = BTreeSet::new();
    let mut open = vec![from];
    while let Some(file) = open.pop() {
        open.extend(uses[file].iter().map(String::as_str).filter(|other| found.insert(*other)));
    }
    found
}

/// The circles, each as one line with all of its files.
fn circles(uses: &Uses) -> Vec<String> {
    let reached: BTreeMap<&str, BTreeSet<&str>> =
        uses.keys().map(|file| (file.as_str(), reached(uses, file))).collect();
    let mut found = BTreeSet::new();
    for (file, there) in &reached {
        let circle: Vec<&str> = there.iter().copied().filter(|other| reached[other].contains(file)).collect();
        if !circle.is_empty() {
            found.insert(circle.join(" "));
        }
    }
    found.into_iter().collect()
}

/// The list may become shorter but not longer. `BASTIDE_BLESS=1` writes it anew.
#[test]
fn files_use_each_other_in_circles_only_where_the_list_says() {
    let uses = Crate::read().uses();
    let scripts = scripts();
    let used = |uses: &Uses| uses.values().map(BTreeSet::len).sum::<usize>();
    assert!(used(&uses) > 400 && used(&scripts) > 400, "{} and {}", used(&uses), used(&scripts));
    let found: String = circles(&uses).into_iter().chain(circles(&scripts)).map(|line| line + "\n").collect();
    let list = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/circles.txt");
    if std::env::var_os("BASTIDE_BLESS").is_some() {
        fs::write(&list, &found).unwrap();
    }
    let listed = fs::read_to_string(&list).unwrap();
    let n_files = |text: &str| text.split_whitespace().count();
    assert!(
        found == listed,
        "{} files in circles, {} in tests/data/circles.txt:\n{found}",
        n_files(&found),
        n_files(&listed)
    );
}

#[test]
fn a_circle_is_found() {
    let uses = |pairs: &[(&str, &[&str])]| {
        let owned = |names: &[&str]| names.iter().map(ToString::to_string).collect();
        pairs.iter().map(|(file, used)| ((*file).to_owned(), owned(used))).collect::<Uses>()
    };
    assert_eq!(circles(&uses(&[("a", &["b", "c"]), ("b", &["c"]), ("c", &[])])), [""; 0]);
    assert_eq!(circles(&uses(&[("a", &["b"]), ("b", &["c"]), ("c", &["b"])])), ["b c"]);
    let named = paths("super::{a, b::{C, d as e}}");
    assert_eq!(named[1], (["super", "b", "C"].map(String::from).to_vec(), "C".to_owned()));
    assert_eq!(named[2], (["super", "b", "d"].map(String::from).to_vec(), "e".to_owned()));
}
