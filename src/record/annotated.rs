//! Records with comments, variations and marks: version 2 of the format, for games that are studied.
//!
//! ```text
//! [Bastide "2"]
//! [Players "red Ann, blue Bob"]
//! [Deck "D V U C"]
//! {A short game about one road.}
//! tile V 1,0 1 !? {Ann closes one end at once.}
//! mark 1,0 road.W "hers"
//! arrow 1,0 0,0 red
//! (
//!   tile V 0,1 0 ?! {This leaves the road open.}
//! )
//! meeple road.W
//! ```
//!
//! * A record of version 1 without expectations is one of version 2 once its tag `Bastide` says so. What version 2 adds is refused in version 1, and
//!   expectations are left out of what is read here.
//! * `{text}` is a comment on the statement before it, or on the beginning of its line of play. It may hold line breaks; `\}` and `\\` are escapes.
//! * `!` good, `!!` excellent, `?` mistake, `??` blunder, `!?` interesting, `?!` dubious: behind a statement, after white space.
//! * `mark`, `note` (as in a diagram) and `arrow <x>,<y> <x>,<y> [colour]` are shown at the moment after the statement before them.
//! * `( … )` is a variation: another line of play, in place of the statement before it. Variations may hold variations.
//!
//! The writer puts each statement on a line of its own, with its mark and its comment, then what is shown, then the variations, indented by two spaces
//! each. What it writes reads back as the same, to the byte. docs/FORMAT.md has the grammar.

mod limit;
mod reader;
mod short;

use super::{
    Item, Line, Location, Record, Statement, SyntaxError, Tags, lookalike::is_line_end, record::join, write_tags,
};
use crate::rules::{Rules, letters};
pub use limit::Limit;
pub use reader::parse_annotated;

/// A record with what was added to its game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Annotated {
    /// The tags. The record has no lines of its own.
    pub head: Record,
    /// The game, with its variations.
    pub game: LineOfPlay,
}

/// Statements in a row, with what was added to them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LineOfPlay {
    /// What is said and shown before the first statement.
    pub opening: Notes,
    /// The statements.
    pub moves: Vec<Move>,
}

/// A statement with what was added to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Move {
    /// The decision.
    pub statement: Statement,
    /// Where it stands in the text.
    pub place: Location,
    /// How good it is.
    pub mark: Option<Mark>,
    /// What is said and shown after it.
    pub notes: Notes,
    /// What could have been played instead.
    pub variations: Vec<LineOfPlay>,
}

/// What is said and shown at a moment.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notes {
    /// The comment; empty if there is none.
    pub comment: String,
    /// What is shown on the board: marks, notes and arrows, as in a diagram.
    pub shapes: Vec<(Location, Item)>,
}

/// How good a decision is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// Good.
    Good,
    /// Excellent.
    Excellent,
    /// A mistake.
    Mistake,
    /// A blunder.
    Blunder,
    /// Interesting.
    Interesting,
    /// Dubious.
    Dubious,
}

impl Mark {
    /// All marks, each with its sign. A longer sign comes before those with which it ends.
    pub const ALL: [(Self, &'static str); 6] = [
        (Self::Excellent, "!!"),
        (Self::Blunder, "??"),
        (Self::Interesting, "!?"),
        (Self::Dubious, "?!"),
        (Self::Good, "!"),
        (Self::Mistake, "?"),
    ];

    /// The sign, for example `!?`.
    #[must_use]
    pub fn sign(self) -> &'static str {
        Self::ALL.iter().find(|(mark, _)| *mark == self).map_or("", |(_, sign)| sign)
    }
}

impl Annotated {
    /// The canonical text, given the rules that the set-up leads to; see [`crate::session::annotated_text`].
    #[must_use]
    pub fn to_text(&self, rules: &Rules) -> String {
        let mut text = String::new();
        let result = self.head.result.as_ref().map(|points| join(points.iter().map(ToString::to_string), " "));
        let tags = Tags {
            version: "2",
            is_diagram: false,
            players: &rules.players,
            deck: &self.head.setup.deck,
            known: self.head.setup.known,
            lots: &self.head.setup.lots,
            result: result.as_deref(),
            unknown: &self.head.unknown_tags,
            own: &self.head.own_tiles,
        };
        write_tags(&mut text, rules, &tags);
        self.game.write(&mut text, 0);
        text
    }

    /// Whether nothing was added to the game, so that it can be written as a record of version 1.
    #[must_use]
    pub fn is_plain(&self) -> bool {
        let is_bare = |one: &Move| one.mark.is_none() && one.notes.is_empty() && one.variations.is_empty();
        self.game.opening.is_empty() && self.game.moves.iter().all(is_bare)
    }

    /// The number of statements, those of variations included.
    #[must_use]
    pub fn n_moves(&self) -> usize {
        self.game.n_moves()
    }

    /// The game alone, without what was added to it, as a record of version 1.
    #[must_use]
    pub fn main_line(&self) -> Record {
        let lines = self.game.moves.iter().map(|one| (one.place, Line::Statement(one.statement)));
        let mut record = self.head.clone();
        record.lines = lines.collect();
        record
    }
}

impl LineOfPlay {
    fn n_moves(&self) -> usize {
        let variations = self.moves.iter().flat_map(|one| &one.variations);
        self.moves.len() + variations.map(Self::n_moves).sum::<usize>()
    }

    fn write(&self, text: &mut String, depth: usize) {
        let indent = "  ".repeat(depth);
        self.opening.write(text, &indent, true);
        for one in &self.moves {
            text.extend([indent.as_str(), &one.statement.to_string()]);
            if let Some(mark) = one.mark {
                text.extend([" ", mark.sign()]);
            }
            one.notes.write(text, &indent, false);
            for variation in &one.variations {
                text.extend([indent.as_str(), "(\n"]);
                variation.write(text, depth + 1);
                text.extend([indent.as_str(), ")\n"]);
            }
        }
    }
}

impl Move {
    /// A statement to which nothing was added.
    #[must_use]
    pub fn of(statement: Statement) -> Self {
        Self { statement, place: Location::default(), mark: None, notes: Notes::default(), variations: Vec::new() }
    }
}

impl Notes {
    /// Whether nothing is said or shown.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.comment.is_empty() && self.shapes.is_empty()
    }

    /// A text that somebody wrote, as a comment holds it: a tab is a space, whatever ends a line elsewhere is a line feed, and what
    /// nobody sees is left out. White space at both ends goes, too.
    ///
    /// ```
    /// use bastide::record::Notes;
    /// assert_eq!(Notes::cleaned("one\ttwo\u{2028}th\u{ad}ree\u{feff} "), "one two\nthree");
    /// ```
    #[must_use]
    pub fn cleaned(text: &str) -> String {
        let lines = text.replace("\r\n", "\n").replace('\t', " ").replace('\r', "\n").replace(is_line_end, "\n");
        let seen = |text: &str| -> String {
            let kept = letters(text).filter(|&(letter, is_seen)| is_seen || letter == '\n');
            kept.map(|(letter, _)| letter).collect()
        };
        seen(seen(&lines).trim()) // the first letter may have been seen only behind a space
    }

    /// Checks that everything in a comment can be seen. `place` is where it begins.
    ///
    /// # Errors
    /// A sentence that names the first character that nobody sees, with its place.
    fn check_seen(comment: &str, mut place: Location) -> Result<(), SyntaxError> {
        for (letter, is_seen) in letters(comment) {
            match letter {
                '\n' => place = Location { line: place.line + 1, column: 1 },
                '\r' => {} // a line feed follows
                _ if is_seen => place.column += 1,
                _ => {
                    let letter = letter.escape_unicode();
                    return place.error(format_args!("the comment contains the invisible character {letter}"));
                }
            }
        }
        Ok(())
    }

    /// Adds what was said and shown before: its comment comes first. What would be too much is left out.
    pub(crate) fn join(&mut self, before: Self) {
        let both = [before.comment.as_str(), self.comment.as_str()].join(" ");
        if Limit::Comment.check(both.chars().count()).is_ok() {
            both.trim().clone_into(&mut self.comment);
        }
        self.shapes.splice(0..0, before.shapes);
        self.shapes.truncate(Limit::Shapes.most());
    }

    /// Writes the comment behind what stands on the line already, or on a line of its own, and the shapes below.
    fn write(&self, text: &mut String, indent: &str, is_opening: bool) {
        match (self.comment.is_empty(), is_opening) {
            (true, true) => {}
            (true, false) => text.push('\n'),
            (false, _) => {
                text.push_str(if is_opening { indent } else { " " });
                text.push('{');
                for letter in self.comment.chars() {
                    if matches!(letter, '}' | '\\') {
                        text.push('\\');
                    }
                    text.push(letter);
                }
                text.push_str("}\n");
            }
        }
        for (_, shape) in &self.shapes {
            text.extend([indent, &shape.to_string(), "\n"]);
        }
    }
}
