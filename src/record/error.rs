//! Errors of records.

use std::fmt;

use super::syntax::{Location, SyntaxError};
use crate::rules::{Colour, SetupError};

/// The reason why a record is not a valid game or diagram, with its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordError {
    /// The text does not follow the format.
    Syntax(SyntaxError),
    /// The set-up cannot be played.
    Setup(Location, SetupError),
    /// A statement of a game is not legal.
    Rule(RuleError),
    /// A diagram cannot show a statement.
    Shown(RuleError),
    /// An expectation or the tag `Result` is not met. The sentence says what is true instead.
    Unmet(Location, String),
}

/// The reason why a statement is not legal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleError {
    /// The place of the statement; line 0 and column 0 if it was not read from a text.
    pub place: Location,
    /// The statement.
    pub statement: String,
    /// The player who makes the decision.
    pub player: Option<Colour>,
    /// The reason in one sentence, without a full stop.
    pub reason: String,
}

impl fmt::Display for RuleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.player {
            Some(colour) => write!(f, "{} cannot play '{}': {}", colour.name(), self.statement, self.reason),
            None => write!(f, "nobody can play '{}': {}", self.statement, self.reason),
        }
    }
}

impl std::error::Error for RuleError {}

impl RecordError {
    /// The place of the error in the text.
    #[must_use]
    pub fn place(&self) -> Location {
        match self {
            Self::Syntax(error) => Location { line: error.line, column: error.column },
            Self::Setup(place, _) | Self::Unmet(place, _) => *place,
            Self::Rule(error) | Self::Shown(error) => error.place,
        }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Syntax(error) => error.fmt(f),
            Self::Setup(_, error) => error.fmt(f),
            Self::Rule(error) => error.fmt(f),
            Self::Shown(error) => write!(f, "a diagram cannot show '{}': {}", error.statement, error.reason),
            Self::Unmet(_, reason) => f.write_str(reason),
        }
    }
}

impl std::error::Error for RecordError {}

impl From<SyntaxError> for RecordError {
    fn from(error: SyntaxError) -> Self {
        Self::Syntax(error)
    }
}

/// The tag of a record in which an error of the set-up stands.
pub(crate) fn tag_of(error: &SetupError) -> &'static str {
    match error {
        SetupError::NoBase | SetupError::BoxTwice(_) => "Boxes",
        SetupError::UnknownOption(_)
        | SetupError::OptionValue { .. }
        | SetupError::OptionWithoutBox(_)
        | SetupError::OptionTwice(_) => "Options",
        SetupError::PlayerCount { .. }
        | SetupError::ColourTwice(_)
        | SetupError::Name(_)
        | SetupError::NameUnseen(..)
        | SetupError::UnknownLevel(_) => "Players",
        SetupError::EmptyDeck
        | SetupError::DeckTooLong
        | SetupError::NeverDrawn(_)
        | SetupError::NotPlayed(_)
        | SetupError::FirstTiles(_) => "Deck",
    }
}
