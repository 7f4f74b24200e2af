//! How large an annotated record may be.

use std::fmt;

/// A limit of the format. It displays as a sentence that says what the limit is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// How deep variations may lie in each other.
    Depth,
    /// The number of statements, those of variations included.
    Moves,
    /// The length of a comment, in characters.
    Comment,
    /// The number of marks, notes and arrows at a moment.
    Shapes,
}

impl Limit {
    /// The largest number that the format allows.
    #[must_use]
    pub const fn most(self) -> usize {
        match self {
            Self::Depth => 20,
            Self::Moves => 20_000,
            Self::Comment => 4_000,
            Self::Shapes => 100,
        }
    }

    /// Checks a number against the limit.
    ///
    /// # Errors
    /// The limit itself, if the number is larger.
    pub const fn check(self, count: usize) -> Result<(), Self> {
        if count > self.most() { Err(self) } else { Ok(()) }
    }
}

impl fmt::Display for Limit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let most = self.most();
        match self {
            Self::Depth => write!(f, "variations lie at most {most} deep in each other"),
            Self::Moves => write!(f, "a record has at most {most} statements"),
            Self::Comment => write!(f, "a comment has at most {most} characters"),
            Self::Shapes => write!(f, "at most {most} things are shown at a moment"),
        }
    }
}
