//! Why a text is no query.

use std::fmt;

use super::keys::{MOST_TERMS, keys};
use crate::{
    catalogue::BoxId,
    rules::{LEVELS, shown},
};

/// The reason why a text is no query, with the word that is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum QueryError {
    /// There is no such term.
    Term(String),
    /// Nothing stands behind the sign of a term.
    Value(String),
    /// The term cannot be compared by this sign.
    Sign(String),
    /// Something is not a whole number.
    Number(String),
    /// Something is not a day, a month or a year.
    Date(String),
    /// There is no such expansion.
    Box(String),
    /// There is no such computer player.
    Level(String),
    /// Something is neither `yes` nor `no`.
    Answer(String),
    /// The size in a term about features is not written like `city>=10`.
    Feature(String),
    /// Something is not written as tiles with their cells.
    Tiles(String),
    /// There is no such tile.
    Tile(String),
    /// A quote is not closed.
    Quote(String),
    /// There are too many terms.
    Length,
}

impl QueryError {
    /// The stable word for it, and the part of the query that is wrong.
    #[must_use]
    pub fn parts(&self) -> (&'static str, &str) {
        match self {
            Self::Term(word) => ("term", word),
            Self::Value(word) => ("value", word),
            Self::Sign(word) => ("sign", word),
            Self::Number(word) => ("number", word),
            Self::Date(word) => ("date", word),
            Self::Box(word) => ("box", word),
            Self::Level(word) => ("level", word),
            Self::Answer(word) => ("answer", word),
            Self::Feature(word) => ("feature", word),
            Self::Tiles(word) => ("tiles", word),
            Self::Tile(word) => ("tile", word),
            Self::Quote(word) => ("quote", word),
            Self::Length => ("length", ""),
        }
    }
}

impl fmt::Display for QueryError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word = shown(self.parts().1);
        match self {
            Self::Term(_) => write!(f, "unknown term {word}; known: {}", keys().join(", ")),
            Self::Value(_) => write!(f, "a value is expected after {word}, as in player:ann or score>=100"),
            Self::Sign(_) => write!(
                f,
                "{word} cannot be compared this way; names take ':', and numbers and dates any of : = >= <= > <"
            ),
            Self::Number(_) => write!(f, "{word} is not a whole number"),
            Self::Date(_) => {
                write!(f, "{word} is not a date; expected a year, a month or a day, as in 2026, 2026-01 or 2026-01-31")
            }
            Self::Box(_) => write!(f, "unknown box {word}; known: {}", BoxId::names()),
            Self::Level(_) => write!(f, "unknown computer player {word}; known: {}", LEVELS.join(", ")),
            Self::Answer(_) => write!(f, "{word} is not an answer; expected yes or no"),
            Self::Feature(_) => write!(
                f,
                "{word} is not the size of a feature; expected city, road or field with a least number of tiles, as in city>=10"
            ),
            Self::Tiles(_) => write!(
                f,
                "{word} does not say where tiles lie; expected up to 30 tiles on different cells, with a ' for each quarter turn, as in D@0,0+V@1,0'"
            ),
            Self::Tile(_) => write!(f, "unknown tile {word}"),
            Self::Quote(_) => write!(f, "the quote before {word} is not closed"),
            Self::Length => write!(f, "a query has at most {MOST_TERMS} terms"),
        }
    }
}

impl std::error::Error for QueryError {}
