//! The games in a text, of either version of the record format.

use crate::record::{Record, SourcePart, SyntaxError, parse_annotated, parse_record, read_source};

/// A record in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SourceRecord {
    /// The number of lines before it.
    pub lines_before: usize,
    /// The record: of version 2 its main line.
    pub record: Result<Record, SyntaxError>,
}

impl SourceRecord {
    fn of(text: &str, lines_before: usize) -> Self {
        let is_annotated = text.trim_start().starts_with("[Bastide \"2\"]");
        let record =
            if is_annotated { parse_annotated(text).map(|record| record.main_line()) } else { parse_record(text) };
        Self { lines_before, record }
    }
}

/// The records of a text, each for itself: one that cannot be read does not hide the others. What stands before the first is passed over.
///
/// ```
/// use bastide::session::archive::records_of;
/// let text = "[Bastide \"2\"]\n[Players \"red, blue\"]\n{A start.}\ntile V 1,0 0 !\n[Bastide \"1\"]\n[Players \"red, blue\"]\nnonsense\n";
/// let records = records_of(text);
/// assert_eq!(records.len(), 2);
/// assert!(records[0].record.is_ok() && records[1].record.is_err());
/// ```
#[must_use]
pub fn records_of(text: &str) -> Vec<SourceRecord> {
    let mut starts = Vec::new();
    read_source(text, &mut |part| {
        if let SourcePart::Record(at) = part {
            starts.push(at);
        }
    });
    let ends = starts.iter().skip(1).copied().chain([text.len()]);
    let pieces = starts.iter().zip(ends).filter_map(|(&from, to)| Some((from, text.get(from..to)?)));
    pieces.map(|(from, piece)| SourceRecord::of(piece, text[..from].matches('\n').count())).collect()
}
