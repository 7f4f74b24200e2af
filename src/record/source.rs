//! Records as their authors wrote them: tags, statements and comments, before anything is known about what they mean.

use super::{
    DIAGRAMS, notation,
    record::parse_tag,
    syntax::{Fragment, quoted, statements},
};
use crate::board::Pos;

/// One record of a text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Source<'a> {
    /// All of its lines.
    pub text: &'a str,
    /// Where it begins in the whole text.
    from: usize,
    /// Name and value of each tag that can be read.
    pub tags: Vec<(String, String)>,
    /// The statements, without expectations; none in the module of the game itself.
    pub statements: Vec<SourceStatement<'a>>,
    /// The comments after the last statement; none in the module of the game itself.
    pub closing: Vec<&'a str>,
}

/// A statement as its author wrote it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SourceStatement<'a> {
    /// What it says.
    pub text: &'a str,
    /// The line of the whole text in which it stands, from 1.
    pub line: usize,
    /// The comments before it.
    pub caption: Vec<&'a str>,
    /// The first cell that it names.
    pub cell: Option<Pos>,
    /// The text in quotes, as of a mark or a note.
    pub label: Option<String>,
}

/// The records of a text, whether they can be played or not. A record begins with the line of its tag `Bastide`.
#[must_use]
pub fn sources(text: &str) -> Vec<Source<'_>> {
    let mut found: Vec<Source<'_>> = Vec::new();
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut end = 0;
    for (index, line) in text.split_inclusive('\n').enumerate() {
        let (pieces, comment) = statements(line, index + 1);
        for piece in pieces {
            if piece.text.starts_with("[Bastide") {
                found.push(Source { from: end, ..Source::default() });
            }
            if let Some(source) = found.last_mut() {
                source.add(piece);
            }
        }
        end += line.len();
        if let Some(source) = found.last_mut() {
            source.text = text.get(source.from..end).unwrap_or_default();
            source.closing.extend(comment.filter(|_| DIAGRAMS));
        }
    }
    found
}

impl<'a> Source<'a> {
    fn add(&mut self, piece: Fragment<'a>) {
        if piece.text.starts_with('[') {
            self.tags.extend(parse_tag(piece));
            self.closing.clear(); // what is said among the tags is about the record
        } else if DIAGRAMS && piece.text.split_whitespace().next() != Some("expect") {
            let caption = std::mem::take(&mut self.closing);
            let cell = piece.words().into_iter().find_map(|word| notation::position(word).ok());
            let label = piece.text.split_once('"').and_then(|(_, rest)| quoted(piece, rest).ok());
            let (text, line, label) = (piece.text, piece.place.line, label.map(|(label, _)| label));
            self.statements.push(SourceStatement { text, line, caption, cell, label });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn records_are_found_with_their_tags_whatever_else_they_hold() {
        let text = "names\n[Bastide \"1\"]\n[Goal \"a \\\"b\\\"\"]\nno statement\n [Bastide \"1\"] # again\n[Broken\n";
        let found = sources(text);
        assert_eq!(found.len(), 2);
        assert_eq!(found[0].text, "[Bastide \"1\"]\n[Goal \"a \\\"b\\\"\"]\nno statement\n");
        assert_eq!(found[0].tags[1], ("Goal".into(), "a \"b\"".into()));
        assert_eq!(found[1].tags.len(), 1, "a tag that cannot be read is none");
    }

    #[test]
    fn comments_belong_to_the_statement_after_them() {
        let text = "[Bastide \"1\"]\n# of the record\n[Players \"red\"]\n# one\n# two\ntile V 1,0 0; skip # three\n\
                    expect over\nmark 0,0 \"a # b; c\"\n# last";
        let [source] = &sources(text)[..] else { panic!("one record") };
        let told: Vec<_> = source.statements.iter().map(|one| (one.line, one.text, one.caption.join(" "))).collect();
        let wanted = [(6, "tile V 1,0 0", "one two"), (6, "skip", ""), (8, "mark 0,0 \"a # b; c\"", "three")];
        assert_eq!(told, wanted.map(|(line, text, caption)| (line, text, caption.to_owned())));
        assert_eq!(source.closing, ["last"]);
        let mark = &source.statements[2];
        assert_eq!((mark.cell, mark.label.as_deref()), (Some(Pos::new(0, 0)), Some("a # b; c")));
        assert_eq!((source.statements[0].cell, source.statements[1].cell), (Some(Pos::new(1, 0)), None));
    }
}
