//! Letters of other programs that look like what a record needs, but are not: typographic quotes, and ends of lines that end none.

use super::syntax::{Location, SyntaxError, shown};
use crate::IN_WORDS;

const QUOTES: &str = "“”„‟«»‘’‚‹›″＂";
const LINE_ENDS: [(char, &str); 5] = [
    ('\u{2028}', "a line separator (U+2028)"),
    ('\u{2029}', "a paragraph separator (U+2029)"),
    ('\u{85}', "a next line (U+0085)"),
    ('\u{b}', "a vertical tab (U+000B)"),
    ('\u{c}', "a form feed (U+000C)"),
];

/// Whether a letter ends a line in other programs, though not in a record.
pub(super) fn is_line_end(letter: char) -> bool {
    LINE_ENDS.iter().any(|(end, _)| *end == letter)
}

/// Refuses a carriage return that stands alone. It would join two lines, and the second could be lost in a comment of the first.
pub(super) fn check_line_ends(text: &str) -> Result<(), SyntaxError> {
    let mut pairs = text.as_bytes().windows(2);
    let is_last_alone = |pair: &[u8]| pair[0] == b'\r' && !b"\r\n".contains(&pair[1]);
    let Some(at) = pairs.position(is_last_alone) else { return Ok(()) };
    let before = text[..at].trim_end_matches('\r');
    let line = before.rsplit('\n').next().unwrap_or_default();
    let place = Location { line: 1 + before.matches('\n').count(), column: 1 + line.chars().count() };
    place.error("this line ends with a carriage return alone (CR); lines end with a line feed (LF or CR LF)")
}

/// An error of a text, or in its place one that names such a letter on the same line.
pub(super) fn named(text: &str, error: SyntaxError) -> SyntaxError {
    if !IN_WORDS {
        return error;
    }
    let line = text.split('\n').nth(error.line.saturating_sub(1)).unwrap_or_default();
    let Some((column, letter)) = found(line) else { return error };
    let reason = match LINE_ENDS.iter().find(|(end, _)| *end == letter) {
        Some((_, name)) => format!("here stands {name}, which ends no line; lines end with a line feed (LF or CR LF)"),
        None => format!(
            "{} is a typographic quote; a record has straight quotes (\")",
            shown(letter.encode_utf8(&mut [0; 4]))
        ),
    };
    SyntaxError { line: error.line, column, reason }
}

/// The first such letter of a line, outside comments and outside straight quotes that end, with its column.
fn found(line: &str) -> Option<(usize, char)> {
    let is_comment = line.trim_start().starts_with('#');
    let (mut found, mut inside) = (None, None);
    let (mut quoted, mut escaped, mut braced) = (false, false, false);
    for (column, letter) in (1..).zip(line.chars()) {
        let this = Some((column, letter)).filter(|_| is_line_end(letter) || (QUOTES.contains(letter) && !is_comment));
        match letter {
            _ if is_comment => found = found.or(this),
            _ if braced => braced = letter != '}',
            _ if escaped => escaped = false,
            '\\' if quoted => escaped = true,
            '"' => (quoted, inside) = (!quoted, None),
            _ if quoted => inside = inside.or(this),
            '{' => braced = true,
            '}' => found = None, // of a comment that began on a line before
            '#' => break,
            _ => found = found.or(this),
        }
    }
    found.or(inside)
}

#[cfg(test)]
mod tests {
    use super::found;

    #[test]
    fn letters_that_mislead_are_found_and_those_that_are_said_are_not() {
        for (line, wanted) in [
            ("[Bastide “1”]", Some((10, '“'))),
            ("[Bastide \"1”]", Some((12, '”'))),
            ("note 0,0 «here»", Some((10, '«'))),
            ("[Players \"red “Ann”\"] x", None),
            ("tile V 1,0 0 {“Good”} x", None),
            ("“Good”} tile", None),
            ("tile V 1,0 0 # “here”\u{2028}", None),
            ("# a “record”\u{2028}[Bastide \"1\"]", Some((13, '\u{2028}'))),
            ("[Bastide \"1\"]\u{2028}[Players \"red\"]", Some((14, '\u{2028}'))),
        ] {
            assert_eq!(found(line), wanted, "{line}");
        }
    }
}
