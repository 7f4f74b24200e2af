//! Records of version 2: the corpus that other programs can use, too, and random games with random variations.

use std::{fmt::Write as _, fs, path::Path};

use bastide::{
    ai::random_action,
    record::{Annotated, SyntaxError, parse_annotated, parse_record, parse_records},
    rules::seeded,
    session::{Replay, annotated_text, check_annotated},
};

use crate::common;

fn corpus(folder: &str) -> Vec<(String, String)> {
    let folder = Path::new("tests/data/format2").join(folder);
    let mut files: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    assert!(files.len() > 2);
    let name = |path: &Path| path.file_stem().unwrap().to_string_lossy().into_owned();
    files.iter().map(|path| (name(path), fs::read_to_string(path).unwrap())).collect()
}

fn read(text: &str) -> Result<Annotated, String> {
    let at = |error: &SyntaxError| format!("{}:{}: {error}", error.line, error.column);
    let annotated = parse_annotated(text).map_err(|error| at(&error))?;
    check_annotated(&annotated).map_err(|error| {
        let place = error.place();
        format!("{}:{}: {error}", place.line, place.column)
    })?;
    Ok(annotated)
}

#[test]
fn what_is_valid_is_written_back_to_the_byte() {
    for (name, text) in corpus("valid") {
        let annotated = read(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(annotated_text(&annotated).unwrap(), text, "{name}");
    }
}

#[test]
fn what_is_broken_is_refused_where_it_is_broken() {
    for (name, text) in corpus("broken") {
        let (first, rest) = text.split_once('\n').unwrap();
        let wanted = first.strip_prefix("# ").unwrap();
        // The place counts without the first line, which says what is expected.
        let error = read(rest).map(|_| ()).expect_err(&name);
        let (place, reason) = wanted.split_once(": ").unwrap_or((wanted.trim_end_matches(": "), ""));
        let (line, column) = place.split_once(':').unwrap();
        let line: usize = line.parse().unwrap();
        let found = format!("{}:{column}: {reason}", line - usize::from(line > 1));
        assert!(error.starts_with(&found), "{name}: {error} is not {found}…");
    }
}

#[test]
fn readers_of_version_1_refuse_it_with_a_sentence() {
    let (_, text) = corpus("valid").pop().unwrap();
    let error = parse_record(&text).unwrap_err();
    assert_eq!((error.line, error.reason.as_str()), (1, "unknown format version '2'; known: 1"));
}

#[test]
fn a_record_of_version_1_is_one_of_version_2() {
    let mut read_back = 0;
    for game in 0..12 {
        let (setup, seed) = common::numbered(game);
        let mut replay = Replay::new(setup).unwrap();
        let mut rng = seeded(seed);
        while let Some(action) = random_action(replay.game(), &mut rng) {
            replay.play(action).unwrap();
        }
        let text = replay.to_text();
        let annotated = read(&text).unwrap();
        assert_eq!(annotated_text(&annotated).unwrap(), text.replacen("[Bastide \"1\"]", "[Bastide \"2\"]", 1));
        assert_eq!(annotated.main_line(), parse_records(&text).records[0]);
        read_back += 1;
    }
    assert_eq!(read_back, 12);
}

#[test]
fn random_variations_are_legal_and_read_back_the_same() {
    let mut n_variations = 0;
    for game in 100..112 {
        let (setup, seed) = common::numbered(game);
        let mut replay = Replay::new(setup).unwrap();
        let mut rng = seeded(seed);
        for _ in 0..40 {
            let Some(action) = random_action(replay.game(), &mut rng) else { break };
            replay.play(action).unwrap();
        }
        let text = replay.to_text();
        let head: String =
            text.lines().take_while(|line| line.starts_with('[')).fold(String::new(), |mut head, line| {
                writeln!(head, "{line}").unwrap();
                head
            });
        let mut study = head.replacen("[Bastide \"1\"]", "[Bastide \"2\"]", 1);
        let mut before = Replay::new(replay.setup().clone()).unwrap();
        for statement in replay.written_statements() {
            writeln!(study, "{statement} !? {{What else?}}").unwrap();
            let mut other = before.clone();
            let mut added = String::new();
            for _ in 0..3 {
                let Some(action) = random_action(other.game(), &mut rng) else { break };
                let written = bastide::record::Statement::written(other.game(), action).to_string();
                other.play(action).unwrap();
                writeln!(added, "  {written}").unwrap();
            }
            if !added.is_empty() {
                writeln!(study, "(\n{added})").unwrap();
                n_variations += 1;
            }
            let record = parse_record(&format!("{}{statement}\n", before.to_text())).unwrap();
            before = Replay::of_record(&record, usize::MAX, &mut ()).0.unwrap();
        }
        let annotated = read(&study).unwrap_or_else(|error| panic!("{error}\n{study}"));
        assert_eq!(annotated_text(&annotated).unwrap(), study);
    }
    assert!(n_variations > 100, "{n_variations}");
}
