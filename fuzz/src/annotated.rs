//! Records with comments and variations are read, checked, written, and read again.

use bastide::{
    record::parse_annotated,
    session::{annotated_text, check_annotated},
};

use crate::is_told;

/// Tries a text that may be a record of version 2.
pub fn annotated(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let record = match parse_annotated(&text) {
        Ok(record) => record,
        Err(error) => return is_told(&text, error.line, error.column, &error.to_string()),
    };
    if let Err(error) = check_annotated(&record) {
        is_told(&text, error.place().line, error.place().column, &error.to_string());
    }
    let Ok(written) = annotated_text(&record) else { return };
    let again = parse_annotated(&written).expect("what is written can be read");
    assert_eq!(annotated_text(&again).as_deref(), Ok(written.as_str()));
    assert_eq!(check_annotated(&again).is_ok(), check_annotated(&record).is_ok(), "{written}");
}
