//! The decision of a computer player.

use crate::rules::Action;

/// A decision, and the answer about a figure that was meant to follow it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decision {
    /// The action that is chosen.
    pub action: Action,
    /// The same player's next answer, about a figure, if the level thought so far.
    pub then: Option<Action>,
}
