//! Records are read, played as far as possible, written, and read again.

use bastide::{
    record::{Diagram, Record, parse_record, parse_records},
    session::Replay,
};

use crate::{diagram, is_told};

/// Tries a text that may contain records.
pub fn record(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let parsed = parse_records(&text);
    if let Some(error) = &parsed.error {
        is_told(&text, error.line, error.column, &error.to_string());
    }
    assert!(parsed.error.is_some() || !parsed.records.is_empty(), "a text without a record has an error");
    for record in &parsed.records {
        one(&text, record);
    }
}

fn one(text: &str, record: &Record) {
    if record.is_diagram() {
        let (shown, result) = Diagram::of_record(record, usize::MAX);
        return diagram::held(text, shown.as_ref(), &result);
    }
    let (replay, result) = Replay::of_record(record, usize::MAX, &mut ());
    if let Err(error) = &result {
        is_told(text, error.place().line, error.place().column, &error.to_string());
    }
    match replay {
        Some(replay) => same_again(replay),
        None => assert!(result.is_err(), "no game, and no reason"),
    }
}

/// Checks that the written text is read as the same game, and that the game can go back to each of its moments.
pub(crate) fn same_again(mut replay: Replay) {
    let written = replay.to_text();
    let record = parse_record(&written).expect("what is written can be read");
    let (again, result) = Replay::of_record(&record, usize::MAX, &mut ());
    let again = again.expect("what is written can be played");
    assert_eq!(result, Ok(()), "{written}");
    assert_eq!(again.to_text(), written);
    assert_eq!(again.actions(), replay.actions());
    assert_eq!(again.events(), replay.events());
    let (end, n_events) = (replay.at(), replay.events().len());
    replay.go_to(0);
    replay.go_to(end);
    assert_eq!((replay.events().len(), replay.to_text()), (n_events, written));
}
