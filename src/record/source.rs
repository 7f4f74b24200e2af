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

/// Tells what stands in a text, whether it can be played or not, from the first record on.
pub fn read_source<'a>(text: &'a str, tell: &mut dyn FnMut(SourcePart<'a>)) {
    let (mut end, mut begun) = (0, false);
    for (index, line) in text.split_inclusive('\n').enumerate() {
        let (fragments, comment) = statements(line.trim_start_matches('\u{feff}'), index + 1);
        for fragment in fragments {
            if fragment.text.starts_with("[Bastide") {
                begun = true;
                tell(SourcePart::Record(end));
            }
            if !begun {
                continue;
            }
            if fragment.text.starts_with('[') {
                if let Ok((name, value)) = parse_tag(fragment) {
                    tell(SourcePart::Tag(name, value));
                }
            } else if fragment.text.split_whitespace().next() != Some("expect") {
                tell(SourcePart::Statement(SourceStatement(fragment)));
            }
        }
        if let Some(comment) = comment.filter(|_| begun) {
            tell(SourcePart::Comment(comment));
        }
        end += line.len();
    }
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
