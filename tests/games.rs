//! Every record of `tests/boxes/<box>/games/` is replayed with its expectations, written again, and read again.

use std::{fs, path::PathBuf};

use bastide::{
    record::{Diagram, Line, Record, RecordError, parse_records},
    session::Replay,
};

fn records() -> Vec<(PathBuf, String)> {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/boxes");
    let mut found = Vec::new();
    for folder in fs::read_dir(root).unwrap() {
        for file in fs::read_dir(folder.unwrap().path().join("games")).unwrap() {
            let path = file.unwrap().path();
            if path.extension().is_some_and(|ending| ending == "game") {
                let text = fs::read_to_string(&path).unwrap();
                found.push((path, text));
            }
        }
    }
    found.sort();
    found
}

fn checked(record: &Record) -> Result<(), RecordError> {
    if record.is_diagram() {
        Diagram::of_record(record, usize::MAX).1
    } else {
        Replay::of_record(record, usize::MAX, &mut ()).1
    }
}

#[test]
fn every_record_holds() {
    let records = records();
    assert!(records.len() > 100, "the records of the base game are there");
    let mut failures = Vec::new();
    for (path, text) in &records {
        let parsed = parse_records(text);
        if let Some(error) = parsed.error {
            failures.push(format!("{}:{}:{}: {error}", path.display(), error.line, error.column));
        }
        for record in &parsed.records {
            if let Err(error) = checked(record) {
                failures.push(format!("{}:{}: {error}", path.display(), error.place().line));
            }
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

#[test]
fn every_box_has_its_records() {
    let records = records();
    let boxes = fs::read_dir(PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("src/boxes")).unwrap();
    let folders = boxes.map(|entry| entry.unwrap().path()).filter(|path| path.is_dir());
    // A box without rules of its own needs one, and one without decisions needs fewer.
    let at_least = |path: &PathBuf| match (path.join("rules.rs").exists(), path.join("view.rs").exists()) {
        (false, _) => 1,
        (true, false) => 2,
        (true, true) => 7,
    };
    let folders = folders.map(|path| (path.file_name().unwrap().to_owned(), at_least(&path)));
    for (name, at_least) in folders.chain([("base".into(), 80)]) {
        let is_own =
            |path: &PathBuf| path.parent().is_some_and(|games| games.parent().unwrap().file_name() == Some(&name));
        let count = records.iter().filter(|(path, _)| is_own(path)).count();
        assert!(count >= at_least, "{}: {count} records", name.display());
    }
}

#[test]
fn every_record_expects_something_and_says_where_it_comes_from() {
    for (path, text) in &records() {
        assert!(text.starts_with('#'), "{}: the header names the passage", path.display());
        for record in &parse_records(text).records {
            let expects = record.lines.iter().any(|(_, line)| matches!(line, Line::Expect(_)));
            assert!(expects, "{}: nothing is expected", path.display());
        }
    }
}

#[test]
fn what_is_written_reads_back_the_same() {
    for (path, text) in &records() {
        for record in parse_records(text).records.iter().filter(|record| !record.is_diagram()) {
            let replay = Replay::of_record(record, usize::MAX, &mut ()).0.unwrap();
            let written = replay.to_text();
            let again = &parse_records(&written).records[0];
            let (second, result) = Replay::of_record(again, usize::MAX, &mut ());
            assert_eq!(result, Ok(()), "{}", path.display());
            let second = second.unwrap();
            assert_eq!(second.to_text(), written, "{}", path.display());
            assert_eq!(second.events(), replay.events(), "{}", path.display());
        }
    }
}

#[test]
fn diagrams_read_back_the_same() {
    let mut n_diagrams = 0;
    for (path, text) in &records() {
        for record in parse_records(text).records.iter().filter(|record| record.is_diagram()) {
            let diagram = Diagram::of_record(record, usize::MAX).0.unwrap();
            let written = diagram.to_text();
            let again = Diagram::of_record(&parse_records(&written).records[0], usize::MAX).0.unwrap();
            assert_eq!(again.to_text(), written, "{}", path.display());
            assert_eq!(again.items(), diagram.items(), "{}", path.display());
            n_diagrams += 1;
        }
    }
    assert!(n_diagrams >= 7, "{n_diagrams} diagrams");
}
