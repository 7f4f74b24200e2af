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
//! * A record of version 1 without expectations is one of version 2 once its tag `Bastide` says so. What version 2 adds is refused in version 1.
//! * `{text}` is a comment on the statement before it, or on the beginning of its line of play. It may hold line breaks; `\}` and `\\` are escapes.
//! * `!` good, `!!` excellent, `?` mistake, `??` blunder, `!?` interesting, `?!` dubious: behind a statement, after white space.
//! * `mark`, `note` (as in a diagram) and `arrow <x>,<y> <x>,<y> [colour]` are shown at the moment after the statement before them.
//! * `( … )` is a variation: another line of play, in place of the statement before it. Variations may hold variations.
//!
//! The writer puts each statement on a line of its own, with its mark and its comment, then what is shown, then the variations, indented by two spaces
//! each. What it writes reads back as the same, to the byte. docs/FORMAT.md has the grammar.

mod reader;

use std::fmt;

use super::{Item, Line, Location, Record, Statement, Tags, join, write_tags};
use crate::{
    board::Pos,
    rules::{Colour, Rules},
};
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
    /// What is shown on the board.
    pub shapes: Vec<(Location, Shape)>,
}

/// Something that is shown on the board at a moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shape {
    /// A mark or a note, as in a diagram.
    Item(Item),
    /// An arrow between the middles of two cells.
    Arrow {
        /// The cell where it begins.
        from: Pos,
        /// The cell to which it points.
        to: Pos,
        /// Whose colour it has; `None` for that of nobody.
        colour: Option<Colour>,
    },
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
            result: result.as_deref(),
            unknown: &self.head.unknown_tags,
            own: &self.head.own_tiles,
        };
        write_tags(&mut text, rules, &tags);
        self.game.write(&mut text, 0);
        text
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

impl Notes {
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

impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Item(item) => item.fmt(f),
            Self::Arrow { from, to, colour } => {
                write!(f, "arrow {},{} {},{}", from.x, from.y, to.x, to.y)?;
                colour.map_or(Ok(()), |colour| write!(f, " {}", colour.name()))
            }
        }
    }
}
