//! What a computer player decides.

use crate::rules::Action;

/// A decision, and the answer about a figure that was meant to follow it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decision {
    /// What is decided.
    pub action: Action,
    /// What the same player answers next about a figure, if the level thought so far.
    pub then: Option<Action>,
}
