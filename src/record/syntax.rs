//! Splits text into lines, statements and words with their places. Everything that reads a record uses it.

use std::fmt;

pub(crate) use crate::rules::shown;
use crate::{IN_WORDS, catalogue::OwnTile};

/// The reason why a text is not a record, with its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SyntaxError {
    /// The line, counted from 1.
    pub line: usize,
    /// The column in characters, counted from 1.
    pub column: usize,
    /// One sentence that says what is wrong and what would be right, without a full stop.
    pub reason: String,
}

impl fmt::Display for SyntaxError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.reason)
    }
}

impl std::error::Error for SyntaxError {}

/// A place in a text, counted from 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Location {
    /// The line.
    pub line: usize,
    /// The column in characters.
    pub column: usize,
}

impl Location {
    pub(crate) fn error<T>(self, reason: impl fmt::Display) -> Result<T, SyntaxError> {
        let reason = if IN_WORDS { reason.to_string() } else { "it cannot be read".to_owned() };
        Err(SyntaxError { line: self.line, column: self.column, reason })
    }
}

/// A fragment of text and the place where it begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Fragment<'a> {
    pub(crate) text: &'a str,
    pub(crate) place: Location,
    /// The tiles that the record defines itself, which words may name.
    pub(crate) own: &'a [OwnTile],
}

impl<'a> Fragment<'a> {
    pub(crate) fn error<T>(self, reason: impl fmt::Display) -> Result<T, SyntaxError> {
        self.place.error(reason)
    }

    /// The words between white space.
    pub(crate) fn words(self) -> Vec<Fragment<'a>> {
        let mut words = Vec::new();
        let mut start = None;
        let letters = self.text.char_indices().chain([(self.text.len(), ' ')]);
        for (offset, (byte, letter)) in letters.enumerate() {
            match (start, letter.is_whitespace()) {
                (None, false) => start = Some((byte, offset)),
                (Some((from, at)), true) => {
                    let place = Location { line: self.place.line, column: self.place.column + at };
                    words.push(Fragment { text: self.text.get(from..byte).unwrap_or_default(), place, ..self });
                    start = None;
                }
                _ => {}
            }
        }
        words
    }

    /// The text that begins with one of its words.
    pub(crate) fn from(self, word: Fragment<'a>) -> Self {
        let skipped = word.place.column - self.place.column;
        let byte = self.text.char_indices().nth(skipped).map_or(self.text.len(), |(byte, _)| byte);
        Fragment { text: self.text.get(byte..).unwrap_or_default(), place: word.place, ..self }
    }

    /// The place just after the text.
    pub(crate) fn end(self) -> Location {
        Location { line: self.place.line, column: self.place.column + self.text.chars().count() }
    }

    /// The text without white space at its ends.
    pub(crate) fn trimmed(self) -> Self {
        let front = self.text.len() - self.text.trim_start().len();
        let skipped = self.text.get(..front).unwrap_or_default().chars().count();
        Fragment {
            text: self.text.trim(),
            place: Location { line: self.place.line, column: self.place.column + skipped },
            ..self
        }
    }
}

/// Reads a quoted text whose opening quote has already been taken. Returns its value and the rest after the closing quote.
pub(super) fn quoted<'a>(piece: Fragment<'_>, text: &'a str) -> Result<(String, &'a str), SyntaxError> {
    let mut value = String::new();
    let mut letters = text.chars();
    loop {
        match letters.next() {
            Some('"') => return Ok((value, letters.as_str())),
            Some('\\') => match letters.next() {
                Some(letter @ ('"' | '\\')) => value.push(letter),
                _ => return piece.error("in quotes, a backslash must precede a quote or a backslash"),
            },
            Some(letter) => value.push(letter),
            None => return piece.end().error("a closing quote is expected here"),
        }
    }
}

/// Writes a text in double quotes.
pub(super) fn write_quoted(out: &mut String, text: &str) {
    out.push('"');
    for letter in text.chars() {
        if matches!(letter, '\\' | '"') {
            out.push('\\');
        }
        out.push(letter);
    }
    out.push('"');
}

/// Splits one line into statements, at `;`, and the comment behind `#`; both signs count outside double quotes only.
pub(super) fn statements(line: &str, number: usize) -> (Vec<Fragment<'_>>, Option<&str>) {
    let mut pieces = Vec::new();
    let (mut from, mut from_column) = (0, 1);
    let (mut quoted, mut escaped) = (false, false);
    let mut push = |from: usize, to: usize, column: usize| {
        let text = line.get(from..to).unwrap_or_default();
        let piece = Fragment { text, place: Location { line: number, column }, own: &[] }.trimmed();
        if !piece.text.is_empty() {
            pieces.push(piece);
        }
    };
    for (offset, (byte, letter)) in line.char_indices().enumerate() {
        if quoted {
            match letter {
                _ if escaped => escaped = false,
                '\\' => escaped = true,
                '"' => quoted = false,
                _ => {}
            }
            continue;
        }
        match letter {
            '"' => quoted = true,
            ';' => {
                push(from, byte, from_column);
                (from, from_column) = (byte + 1, offset + 2);
            }
            '#' => {
                push(from, byte, from_column);
                return (pieces, line.get(byte + 1..).map(str::trim));
            }
            _ => {}
        }
    }
    push(from, line.len(), from_column);
    (pieces, None)
}
