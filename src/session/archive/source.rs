//! The games in a text, of either version of the record format.

use crate::record::{Record, SourcePart, SyntaxError, parse_annotated, parse_record, read_source};

/// A record in a text, which has not been read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Source<'a> {
    /// The number of lines before it.
    pub lines_before: usize,
    /// The record.
    pub text: &'a str,
    /// Whether it is of version 2.
    pub is_annotated: bool,
}

impl Source<'_> {
    /// Reads the record: of version 2 its main line.
    ///
    /// # Errors
    /// The first thing that does not follow the format. Its line counts from the beginning of the record.
    pub fn record(&self) -> Result<Record, SyntaxError> {
        match self.is_annotated {
            true => parse_annotated(self.text).map(|record| record.main_line()),
            false => parse_record(self.text),
        }
    }
}

/// The records of a text, each for itself: one that cannot be read does not hide the others. What stands before the first is passed over.
///
/// ```
/// use bastide::session::archive::records_of;
/// let text = "[Bastide \"2\"]\n[Players \"red, blue\"]\n{A start.}\ntile V 1,0 0 !\n[Bastide \"1\"]\n[Players \"red, blue\"]\nnonsense\n";
/// let records = records_of(text);
/// assert_eq!(records.len(), 2);
/// assert!(records[0].record().is_ok() && records[1].record().is_err());
/// ```
#[must_use]
pub fn records_of(text: &str) -> Vec<Source<'_>> {
    let mut starts: Vec<(usize, bool)> = Vec::new();
    read_source(text, &mut |part| match part {
        SourcePart::Record(at) => starts.push((at, false)),
        SourcePart::Tag(name, version) if name == "Bastide" => {
            if let Some((_, is_annotated)) = starts.last_mut() {
                *is_annotated = version == "2";
            }
        }
        _ => {}
    });
    let ends = starts.iter().skip(1).map(|&(at, _)| at).chain([text.len()]);
    let (mut lines_before, mut counted) = (0, 0);
    let pieces = starts.iter().zip(ends).filter_map(|(&(from, is_annotated), to)| {
        lines_before += text.get(counted..from)?.matches('\n').count();
        counted = from;
        Some(Source { lines_before, text: text.get(from..to)?, is_annotated })
    });
    pieces.collect()
}
