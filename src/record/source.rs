//! Records as their authors wrote them: tags, statements and comments, before anything is known about what they mean.

use super::{
    record::parse_tag,
    syntax::{Fragment, statements},
};
#[cfg(not(feature = "game-only"))]
use super::{syntax::quoted, words};
#[cfg(not(feature = "game-only"))]
use crate::board::Pos;

/// Something that stands in a text with records.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SourcePart<'a> {
    /// The line with the tag `Bastide`, at which a record begins: how many bytes of the text are before it.
    Record(usize),
    /// The name and the value of a tag.
    Tag(String, String),
    /// A statement of a game or a line of a diagram; no expectation.
    Statement(SourceStatement<'a>),
    /// A comment, behind what stands on the same line.
    Comment(&'a str),
}

/// A statement as its author wrote it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SourceStatement<'a>(Fragment<'a>);

/// Tells what stands in a text, whether it can be played or not, from the first record on. A comment of a record of version 2 holds
/// neither records nor tags, whatever it says; one without an end is none.
pub fn read_source<'a>(text: &'a str, tell: &mut dyn FnMut(SourcePart<'a>)) {
    let (mut begin, mut has_begun) = (0, false);
    let mut comments = Comments { text, are_read: false, end: 0, is_last: false };
    for (index, line) in text.split_inclusive('\n').enumerate() {
        let end = begin + line.len();
        while let Some((from, piece)) = comments.next_piece(begin, end) {
            let (fragments, comment) = statements(piece.trim_start_matches('\u{feff}'), index + 1);
            for fragment in fragments {
                if fragment.text.starts_with("[Bastide") {
                    has_begun = true;
                    comments.are_read = false;
                    tell(SourcePart::Record(from));
                }
                if !has_begun {
                    continue;
                }
                if fragment.text.starts_with('[') {
                    if let Ok((name, value)) = parse_tag(fragment) {
                        comments.are_read |= name == "Bastide" && value == "2";
                        tell(SourcePart::Tag(name, value));
                    }
                } else if fragment.text.split_whitespace().next() != Some("expect") {
                    tell(SourcePart::Statement(SourceStatement(fragment)));
                }
            }
            if let Some(comment) = comment.filter(|_| has_begun) {
                tell(SourcePart::Comment(comment));
            }
            begin = from + piece.len();
        }
        begin = end;
    }
}

/// Finds what of a text stands outside the comments in braces.
struct Comments<'a> {
    text: &'a str,
    /// Whether the record is of version 2, which has such comments.
    are_read: bool,
    /// The byte at which the last one ends.
    end: usize,
    /// Whether no further one ends.
    is_last: bool,
}

impl<'a> Comments<'a> {
    /// What stands next between two bytes of one line, and where it begins.
    fn next_piece(&mut self, begin: usize, end: usize) -> Option<(usize, &'a str)> {
        let from = begin.max(self.end);
        let piece = self.text.get(from..end).filter(|piece| !piece.is_empty())?;
        let brace = brace_in(piece).filter(|_| self.are_read && !self.is_last);
        let length = brace.and_then(|at| self.text.get(from + at + 1..).and_then(length_of_comment));
        self.is_last |= brace.is_some() && length.is_none();
        match (brace, length) {
            (Some(at), Some(length)) => {
                self.end = from + at + 1 + length;
                Some((from, piece.get(..at)?))
            }
            _ => Some((from, piece)),
        }
    }
}

/// Where in a line a comment begins, outside quotes and before `#`.
fn brace_in(line: &str) -> Option<usize> {
    let (mut quoted, mut escaped) = (false, false);
    for (at, letter) in line.char_indices() {
        match letter {
            _ if escaped => escaped = false,
            '\\' if quoted => escaped = true,
            '"' => quoted = !quoted,
            '#' if !quoted => return None,
            '{' if !quoted => return Some(at),
            _ => {}
        }
    }
    None
}

/// The bytes up to the end of a comment, with the brace that closes it.
fn length_of_comment(rest: &str) -> Option<usize> {
    let mut escaped = false;
    let end = rest.bytes().position(|letter| {
        let ends = letter == b'}' && !escaped;
        escaped = letter == b'\\' && !escaped;
        ends
    });
    end.map(|at| at + 1)
}

#[cfg(not(feature = "game-only"))]
impl<'a> SourceStatement<'a> {
    /// What it says.
    #[must_use]
    pub const fn text(self) -> &'a str {
        self.0.text
    }

    /// The line of the text in which it stands, from 1.
    #[must_use]
    pub const fn line(self) -> usize {
        self.0.place.line
    }

    /// The first cell that it names.
    #[must_use]
    pub fn cell(self) -> Option<Pos> {
        self.0.words().into_iter().find_map(|word| words::position(word).ok())
    }

    /// The text in quotes, as of a mark or a note.
    #[must_use]
    pub fn label(self) -> Option<String> {
        let (_, rest) = self.0.text.split_once('"')?;
        quoted(self.0, rest).ok().map(|(label, _)| label)
    }
}

#[cfg(all(test, not(feature = "game-only")))]
mod tests {
    use super::*;

    fn told(text: &str) -> Vec<SourcePart<'_>> {
        let mut parts = Vec::new();
        read_source(text, &mut |part| parts.push(part));
        parts
    }

    #[test]
    fn records_are_found_with_their_tags_whatever_else_they_hold() {
        let text = "names\n[Bastide \"1\"]\n[Goal \"a \\\"b\\\"\"]\n [Bastide \"1\"] # again\n[Broken\n";
        let format = || SourcePart::Tag("Bastide".into(), "1".into());
        let wanted = [
            SourcePart::Record(6),
            format(),
            SourcePart::Tag("Goal".into(), "a \"b\"".into()),
            SourcePart::Record(text.rfind(" [Bastide").unwrap()),
            format(),
            SourcePart::Comment("again"),
        ];
        assert_eq!(told(text), wanted, "a tag that cannot be read is none");
    }

    #[test]
    fn what_a_comment_says_is_neither_a_record_nor_a_tag() {
        let text = "[Bastide \"2\"]\n{As in\n[Bastide \"1\"]\n[Mistake \"road\"] \\} # ; [Diagram \"1\"]\n} tile V 1,0 0 {a; [Tile \"x\"]} {b}\n\
                    note 0,0 \"{\" # {\n[Diagram \"2\"]\nskip {no end\n[Bastide \"1\"]\nskip {either\n[Bastide \"2\"]\n{";
        let begins: Vec<usize> = text.match_indices("[Bastide").map(|(at, _)| at).collect();
        let (mut records, mut tags, mut statements) = (Vec::new(), Vec::new(), Vec::new());
        read_source(text, &mut |part| match part {
            SourcePart::Record(at) => records.push(at),
            SourcePart::Tag(name, value) => tags.push(format!("{name} {value}")),
            SourcePart::Statement(one) => statements.push((one.line(), one.text())),
            SourcePart::Comment(_) => {}
        });
        assert_eq!(records, [begins[0], begins[2], begins[3]]);
        assert_eq!(tags, ["Bastide 2", "Diagram 2", "Bastide 1", "Bastide 2"]);
        let wanted = [(5, "tile V 1,0 0"), (6, "note 0,0 \"{\""), (8, "skip {no end"), (10, "skip {either"), (12, "{")];
        assert_eq!(statements, wanted);
    }

    #[test]
    fn comments_without_an_end_take_no_longer_to_read_than_others() {
        let text = format!("[Bastide \"2\"]\n{}", "{\n".repeat(200_000));
        assert_eq!(told(&text).len(), 200_002);
    }

    #[test]
    fn statements_come_with_their_line_cell_and_label() {
        let text = "[Bastide \"1\"]\n# one\ntile V 1,0 0; skip # two\nexpect over\nmark 0,0 \"a # b; c\"";
        let mut statements = Vec::new();
        read_source(text, &mut |part| {
            if let SourcePart::Statement(one) = part {
                statements.push((one.line(), one.text(), one.cell(), one.label()));
            }
        });
        let label = Some("a # b; c".to_owned());
        let wanted = [
            (3, "tile V 1,0 0", Some(Pos::new(1, 0)), None),
            (3, "skip", None, None),
            (5, "mark 0,0 \"a # b; c\"", Some(Pos::new(0, 0)), label),
        ];
        assert_eq!(statements, wanted);
    }
}
