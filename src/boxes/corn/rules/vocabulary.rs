//! The decisions, events and refusals of this box.

use std::fmt;

use crate::rules::{BoxEvent, PlayerId};

/// The two things that a corn circle can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Circle {
    /// Everybody may place a figure beside a follower of theirs.
    Add,
    /// Everybody must take a follower back.
    Remove,
}

impl Circle {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Add, Self::Remove];

    /// The word in a record.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Add => "add",
            Self::Remove => "remove",
        }
    }
}

/// A decision of this box: what the circle just laid does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Action(pub Circle);

/// An event of this box: a player said what a circle does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Event {
    /// The player.
    pub player: PlayerId,
    /// What it does.
    pub circle: Circle,
}

impl BoxEvent for Event {
    fn reveals(&self) -> bool {
        false
    }
}

/// The reason why a decision of this box, or one while a circle is asked about, is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The player must first say what the circle does.
    CircleAsked,
    /// The player may add a figure now.
    AddingAsked,
    /// The player must take a follower back now.
    RemovingAsked,
    /// Nobody is asked about a circle now.
    NoCircle,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::CircleAsked => "say now what the corn circle does: 'circle add' or 'circle remove'",
            Self::AddingAsked => {
                "at the corn circle place a figure beside one of your followers on a feature of its kind now, or 'skip'"
            }
            Self::RemovingAsked => {
                "at the corn circle take back one of your followers on a feature of its kind now, as in 'return 1,0 city.N meeple'"
            }
            Self::NoCircle => "nobody is asked about a corn circle now",
        })
    }
}
