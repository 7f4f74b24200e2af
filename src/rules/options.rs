//! Editions and the options in which they differ; one table names them for the record, the set-up screen and the checks.

use super::SetupError;

/// An edition of the rules: a set of option values.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Edition {
    /// The first edition.
    First,
    /// The edition of 2016.
    #[default]
    Second,
    /// The 20th anniversary edition.
    Anniversary,
}

impl Edition {
    /// All editions with their names in a record.
    pub const ALL: [(Self, &'static str); 3] =
        [(Self::Second, "2016"), (Self::First, "2001"), (Self::Anniversary, "2021")];

    /// The name in a record, for example `2016`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::First => "2001",
            Self::Second => "2016",
            Self::Anniversary => "2021",
        }
    }

    /// The edition with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|&(_, word)| word == name).map(|(edition, _)| edition)
    }
}

/// How farmers score at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Farms {
    /// Per field 3 points for each completed city that it touches, to the field's majority.
    Third,
    /// The same, but one city pays one player once.
    Second,
    /// Per completed city 4 points to the majority of all farmers on all fields that touch it.
    First,
    /// No farmers.
    Off,
}

/// What a completed city of two tiles scores.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SmallCity {
    /// 2 a tile and 2 a coat of arms, like any other.
    Full,
    /// 1 a tile and 1 a coat of arms.
    Half,
}

/// Who begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FirstPlayer {
    /// A player drawn by lot when the game is made.
    Random,
    /// The one in the first seat.
    Seat,
}

/// Whether players may look up which tiles are left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Remaining {
    /// They may.
    Shown,
    /// They may not.
    Hidden,
}

/// The values of all options in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Options {
    /// How farmers score at the end.
    pub farms: Farms,
    /// What a completed city of two tiles scores.
    pub small_city: SmallCity,
    /// Meeples of each player, 1 to 9.
    pub followers: u8,
    /// Who begins.
    pub first_player: FirstPlayer,
    /// Whether players may look up which tiles are left.
    pub remaining: Remaining,
}

impl Options {
    /// The values of an edition.
    #[must_use]
    pub const fn of_edition(edition: Edition) -> Self {
        let (farms, small_city) = match edition {
            Edition::First => (Farms::First, SmallCity::Half),
            Edition::Second | Edition::Anniversary => (Farms::Third, SmallCity::Full),
        };
        Self { farms, small_city, followers: 7, first_player: FirstPlayer::Random, remaining: Remaining::Shown }
    }

    /// Sets an option by the names that a record uses.
    ///
    /// # Errors
    /// An unknown option, or a value that the option does not have.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), SetupError> {
        let Some(option) = OPTIONS.iter().find(|option| option.name == name) else {
            return Err(SetupError::UnknownOption(name.into()));
        };
        if !option.values.iter().any(|&(known, _)| known == value) {
            return Err(SetupError::OptionValue { option, value: value.into() });
        }
        match name {
            "farms" => {
                self.farms = match value {
                    "second" => Farms::Second,
                    "first" => Farms::First,
                    "off" => Farms::Off,
                    _ => Farms::Third,
                }
            }
            "small-city" => self.small_city = if value == "half" { SmallCity::Half } else { SmallCity::Full },
            "followers" => self.followers = value.parse().unwrap_or(self.followers),
            "first-player" => {
                self.first_player = if value == "seat" { FirstPlayer::Seat } else { FirstPlayer::Random };
            }
            _ => self.remaining = if value == "hidden" { Remaining::Hidden } else { Remaining::Shown },
        }
        Ok(())
    }

    /// The value of an option of [`OPTIONS`] as a record writes it.
    #[must_use]
    pub fn get(&self, name: &str) -> &'static str {
        match name {
            "farms" => match self.farms {
                Farms::Third => "third",
                Farms::Second => "second",
                Farms::First => "first",
                Farms::Off => "off",
            },
            "small-city" => match self.small_city {
                SmallCity::Full => "full",
                SmallCity::Half => "half",
            },
            "followers" => FOLLOWERS[usize::from(self.followers.clamp(1, 9)) - 1].0,
            "first-player" => match self.first_player {
                FirstPlayer::Random => "random",
                FirstPlayer::Seat => "seat",
            },
            _ => match self.remaining {
                Remaining::Shown => "shown",
                Remaining::Hidden => "hidden",
            },
        }
    }

    /// The options in which these values depart from an edition, by name in alphabetical order.
    #[must_use]
    pub fn departures(&self, edition: Edition) -> Vec<(&'static str, &'static str)> {
        let usual = Self::of_edition(edition);
        let mut departures: Vec<_> = OPTIONS
            .iter()
            .map(|option| (option.name, self.get(option.name)))
            .filter(|&(name, value)| value != usual.get(name))
            .collect();
        departures.sort_unstable();
        departures
    }
}

/// An option as a set-up screen offers it.
#[derive(Debug, PartialEq, Eq)]
pub struct OptionDef {
    /// The name in a record.
    pub name: &'static str,
    /// One sentence of help.
    pub help: &'static str,
    /// The values with a few words each, that of the 2016 edition first where they have no order of their own.
    pub values: &'static [(&'static str, &'static str)],
}

const FOLLOWERS: [(&str, &str); 9] =
    [("1", "1"), ("2", "2"), ("3", "3"), ("4", "4"), ("5", "5"), ("6", "6"), ("7", "7"), ("8", "8"), ("9", "9")];

/// Every option of the playable boxes.
pub const OPTIONS: [OptionDef; 5] = [
    OptionDef {
        name: "farms",
        help: "What farmers earn when the game is over.",
        values: &[
            ("third", "3 points for each completed city beside their field"),
            ("second", "the same, but one city pays a player only once"),
            ("first", "4 points a city to the most farmers around it"),
            ("off", "no farmers"),
        ],
    },
    OptionDef {
        name: "small-city",
        help: "What a completed city of just two tiles is worth.",
        values: &[("full", "2 points a tile, like any city"), ("half", "1 point a tile")],
    },
    OptionDef { name: "followers", help: "How many meeples each player has.", values: &FOLLOWERS },
    OptionDef {
        name: "first-player",
        help: "Who lays the first tile.",
        values: &[("random", "drawn by lot"), ("seat", "the first in the list")],
    },
    OptionDef {
        name: "remaining",
        help: "Whether players may look up which tiles are still to come.",
        values: &[("shown", "they may"), ("hidden", "they may not")],
    },
];
