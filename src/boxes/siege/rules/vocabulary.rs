//! The decisions and refusals of this box.

use std::fmt;

use crate::rules::FigureAt;

/// A decision of this box: a follower of one's own escapes from a besieged city.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Action(pub FigureAt);

/// The reason why a decision of this box, or one while it asks, is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// This figure cannot escape.
    NoWayOut,
    /// Nobody can escape now.
    NoEscape,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NoWayOut => {
                "now one of your own followers may escape from a besieged city beside a monastery, as in 'escape 1,0 city.N meeple', or 'skip'"
            }
            Self::NoEscape => "followers escape from a besieged city at the end of a turn, not now",
        })
    }
}
