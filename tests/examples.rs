//! The positions of the rules reference and the lesson's game come out as the page tells them.

use std::fs;

use bastide::{
    record::{Line, parse_record, parse_records},
    session::Replay,
};

/// The records in a module of the page, where they are written between backticks.
fn records(name: &str) -> Vec<String> {
    let text = fs::read_to_string(format!("{}/www/{name}", env!("CARGO_MANIFEST_DIR"))).unwrap();
    text.split('`').skip(1).step_by(2).filter(|text| text.starts_with("[Bastide")).map(str::to_owned).collect()
}

#[test]
fn every_example_of_the_rules_holds() {
    let boxes = fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/www/boxes")).unwrap();
    let mut files = vec!["learn/examples.js".to_owned(), "learn/later-examples.js".to_owned()];
    let examples = boxes.map(|folder| format!("boxes/{}/examples.js", folder.unwrap().file_name().display()));
    files.extend(examples.filter(|name| fs::exists(format!("{}/www/{name}", env!("CARGO_MANIFEST_DIR"))).unwrap()));
    let examples = files.iter().flat_map(|name| records(name)).collect::<Vec<_>>();
    assert_eq!(examples.len(), 69);
    for text in &examples {
        let parsed = parse_records(text);
        assert!(parsed.error.is_none(), "{:?}\n{text}", parsed.error);
        let record = &parsed.records[0];
        assert!(record.lines.iter().any(|(_, line)| matches!(line, Line::Expect(_))), "nothing is expected:\n{text}");
        let (_, result) = Replay::of_record(record, usize::MAX, &mut ());
        assert!(result.is_ok(), "{}\n{text}", result.unwrap_err());
    }
}

#[test]
fn the_lesson_can_be_played_and_ends_as_it_says() {
    let head = records("learn/lesson-steps.js").remove(0);
    let steps = fs::read_to_string(format!("{}/www/learn/lesson-steps.js", env!("CARGO_MANIFEST_DIR"))).unwrap();
    let played =
        steps.split("plays: [").skip(1).flat_map(|step| step.split(']').next().unwrap().split('"').skip(1).step_by(2));
    let statements = played.collect::<Vec<_>>();
    assert_eq!(statements.len(), 24);
    let text = format!("{head}{}\nexpect over\nexpect score red 25\nexpect score blue 8\n", statements.join("\n"));
    let (_, result) = Replay::of_record(&parse_record(&text).unwrap(), usize::MAX, &mut ());
    assert!(result.is_ok(), "{}\n{text}", result.unwrap_err());
}
