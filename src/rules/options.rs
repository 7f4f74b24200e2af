//! The editions of the rules and the values of the options; [`super::OPTIONS`] names the options.

use std::borrow::Cow;

use super::{OPTIONS, OptionDef, SetupError};
use crate::catalogue::BoxId;

/// An edition of the rules, which is a set of option values.
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
    /// All editions, each with its name in a record.
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

    /// The edition with this name in a record.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.iter().find(|(_, word)| *word == name).map(|(edition, _)| *edition)
    }
}

/// How farmers score at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Farms {
    /// Each field scores 3 points for each completed city that it touches, for the players with the majority on the field.
    Third,
    /// Like `Third`, but each city scores only once for each player.
    Second,
    /// Each completed city scores 4 points for the players with the most farmers on all fields that touch it.
    First,
    /// There are no farmers.
    Off,
}

/// What a completed city of two tiles scores.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SmallCity {
    /// 2 points for each tile and each coat of arms, like any other city.
    Full,
    /// 1 point for each tile and each coat of arms.
    Half,
}

/// Who lays the first tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FirstPlayer {
    /// A random player, drawn when the game is dealt.
    Random,
    /// The player in the first seat.
    Seat,
}

/// Whether players can look up which tiles are left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Remaining {
    /// They can.
    Shown,
    /// They cannot.
    Hidden,
}

/// The parts of a box that are in play, as a mask in the order in which its option names them. 0 stands for all.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Parts(pub u8);

impl Parts {
    /// Whether the part at a place in that order is in play.
    #[inline]
    #[must_use]
    pub const fn has(self, place: u8) -> bool {
        self.0 == 0 || self.0 >> place & 1 == 1
    }
}

/// Makes the options of a game of those that no box owns and those of the boxes that have some.
macro_rules! options {
    ($($folder:ident $title:literal;)+) => {
        /// The values of all options in a game.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub struct Options {
            /// How farmers score at the end.
            pub farms: Farms,
            /// What a completed city of two tiles scores.
            pub small_city: SmallCity,
            /// The number of meeples of each player, 1 to 9.
            pub followers: u8,
            /// Who lays the first tile.
            pub first_player: FirstPlayer,
            /// Whether players can look up which tiles are left.
            pub remaining: Remaining,
            $(
                #[doc = concat!("The options of ", $title, ".")]
                pub $folder: crate::boxes::$folder::rules::options::Options,
            )+
            /// The parts in play of each box, by [`BoxId`].
            pub parts: [Parts; BoxId::ALL.len()],
            /// The largest number of tiles that the landscape spans in either direction; 0 without a limit.
            pub edge: u8,
        }

        impl Options {
            /// The option values of an edition.
            #[must_use]
            pub const fn of_edition(edition: Edition) -> Self {
                let (farms, small_city) = match edition {
                    Edition::First => (Farms::First, SmallCity::Half),
                    Edition::Second | Edition::Anniversary => (Farms::Third, SmallCity::Full),
                };
                Self {
                    farms,
                    small_city,
                    followers: 7,
                    first_player: FirstPlayer::Random,
                    remaining: Remaining::Shown,
                    $($folder: crate::boxes::$folder::rules::options::Options::of_edition(edition),)+
                    parts: [Parts(0); BoxId::ALL.len()],
                    edge: 0,
                }
            }
        }

        /// The rows of the boxes in the table of all options.
        pub(super) const OF_BOXES: &[&[OptionDef]] = &[$(crate::boxes::$folder::rules::options::ROWS),+];
    };
}

crate::boxes::list::with_options!(options);

impl Options {
    /// Sets an option. Its name and value are written as in a record.
    ///
    /// # Errors
    /// If there is no such option, or if it has no such value.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), SetupError> {
        let Some(option) = OptionDef::find(name) else {
            return Err(SetupError::UnknownOption(name.into()));
        };
        let Some(index) = option.index_of(value) else {
            return Err(SetupError::OptionValue { option, value: value.into() });
        };
        (option.set)(self, index);
        Ok(())
    }

    /// The value of an option, as a record writes it; empty if there is no such option.
    #[must_use]
    pub fn get(&self, name: &str) -> Cow<'static, str> {
        OptionDef::find(name).map_or(Cow::Borrowed(""), |option| option.value(self))
    }

    /// The names and values of the options that differ from an edition, in alphabetical order.
    #[must_use]
    pub fn departures(&self, edition: Edition) -> Vec<(&'static str, Cow<'static, str>)> {
        let usual = Self::of_edition(edition);
        let mut departures = Vec::new();
        for option in OPTIONS.iter().filter(|option| option.value(self) != option.value(&usual)) {
            let place = departures.partition_point(|&(name, _)| name < option.name);
            departures.insert(place, (option.name, option.value(self)));
        }
        departures
    }
}
