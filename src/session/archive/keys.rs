//! The keys of terms, and what they measure.

use crate::rules::ScoreReason;

/// The largest number of terms in a query.
pub(super) const MOST_TERMS: usize = 50;

/// A number of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Measure {
    /// How many players there are.
    Players,
    /// How many tiles were laid, those of the set-up included.
    Laid,
    /// How many points the first player is ahead of the second at the end.
    Margin,
    /// A player's points.
    Score,
    /// A player's points for what has this name: [`ScoreReason::name`].
    Points(&'static str),
}

/// The word before the sign of a term.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Key {
    Player,
    Winner,
    Level,
    Date,
    Box,
    Over,
    Feature,
    Complete,
    Tiles,
    Number(Measure),
}

/// The keys that are not the name of what is scored.
pub(super) const KEYS: [(&str, Key); 13] = [
    ("player", Key::Player),
    ("winner", Key::Winner),
    ("ai", Key::Level),
    ("date", Key::Date),
    ("box", Key::Box),
    ("over", Key::Over),
    ("feature", Key::Feature),
    ("complete", Key::Complete),
    ("tiles", Key::Tiles),
    ("players", Key::Number(Measure::Players)),
    ("laid", Key::Number(Measure::Laid)),
    ("margin", Key::Number(Measure::Margin)),
    ("score", Key::Number(Measure::Score)),
];

/// All keys.
pub(super) fn keys() -> Vec<&'static str> {
    let mut keys: Vec<_> = KEYS.iter().map(|(name, _)| *name).collect();
    for reason in ScoreReason::ALL {
        if !keys.contains(&reason.name()) {
            keys.push(reason.name());
        }
    }
    keys
}
