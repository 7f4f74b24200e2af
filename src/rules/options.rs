//! Editions and the values of the options in which they differ; [`super::OPTIONS`] names them.

use super::{OPTIONS, OptionDef, SetupError};

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
        Self::ALL.iter().find(|(_, word)| *word == name).map(|(edition, _)| *edition)
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

/// How the river may turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RiverTurn {
    /// Two river tiles in a row do not turn the same way.
    Immediate,
    /// Two turns in a row are never the same way, also with straight tiles between them.
    Never,
    /// As it likes.
    Any,
}

/// What becomes of the start tile where a river begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StartTile {
    /// It leaves the game.
    Removed,
    /// It is shuffled in with the others.
    Kept,
}

/// How the lake comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lake {
    /// It is drawn and laid like any tile.
    Turn,
    /// It is laid by itself, and the player draws on.
    Automatic,
}

/// What roads with an inn and cities with a cathedral are worth unfinished at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum UnfinishedInn {
    /// Nothing.
    Zero,
    /// As much as without the inn or the cathedral.
    Plain,
}

/// How far a wagon may move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WagonReach {
    /// To the same tile or one of the eight around.
    Near,
    /// To a part of the same tile that meets its own.
    Joined,
}

/// Whether a barn may stand on a field with a barn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BarnOnBarn {
    /// It may not.
    No,
    /// It may.
    Yes,
}

/// Whether abbeys may be laid when the pile is empty.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AbbeyEnd {
    /// Each player is asked once more.
    Yes,
    /// They may not.
    No,
}

/// What of Abbey & Mayor is in play: a mask of [`AbbeyPart`]s, 0 for all of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct AbbeyParts(pub u8);

/// A part of Abbey & Mayor that can be played alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum AbbeyPart {
    /// The land tiles.
    Tiles,
    /// The abbeys.
    Abbey,
    /// The mayors.
    Mayor,
    /// The wagons.
    Wagon,
    /// The barns.
    Barn,
}

impl AbbeyParts {
    /// Whether a part is in play.
    #[must_use]
    pub const fn contains(self, part: AbbeyPart) -> bool {
        self.0 == 0 || self.0 >> part as u8 & 1 == 1
    }
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
    /// How the river may turn.
    pub river_turn: RiverTurn,
    /// What becomes of the start tile where a river begins.
    pub start_tile: StartTile,
    /// How the lake comes.
    pub lake: Lake,
    /// What unfinished roads with an inn and cities with a cathedral are worth.
    pub unfinished_inn: UnfinishedInn,
    /// How far a wagon may move.
    pub wagon: WagonReach,
    /// Whether a barn may stand on a field with a barn.
    pub barn_on_barn: BarnOnBarn,
    /// Whether abbeys may be laid when the pile is empty.
    pub abbey_end: AbbeyEnd,
    /// What of Abbey & Mayor is in play.
    pub abbey_parts: AbbeyParts,
}

impl Options {
    /// The values of an edition.
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
            river_turn: RiverTurn::Immediate,
            start_tile: StartTile::Removed,
            lake: Lake::Turn,
            unfinished_inn: UnfinishedInn::Zero,
            wagon: WagonReach::Near,
            barn_on_barn: BarnOnBarn::No,
            abbey_end: AbbeyEnd::Yes,
            abbey_parts: AbbeyParts(0),
        }
    }

    /// Sets an option by the names that a record uses.
    ///
    /// # Errors
    /// An unknown option, or a value that the option does not have.
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

    /// The value of an option as a record writes it; empty for a name that is no option's.
    #[must_use]
    pub fn get(&self, name: &str) -> &'static str {
        OptionDef::find(name).map_or("", |option| option.value(self))
    }

    /// The options in which these values depart from an edition, by name in alphabetical order.
    #[must_use]
    pub fn departures(&self, edition: Edition) -> Vec<(&'static str, &'static str)> {
        let usual = Self::of_edition(edition);
        let mut departures = Vec::new();
        for option in OPTIONS.iter().filter(|option| option.value(self) != option.value(&usual)) {
            let place = departures.partition_point(|&(name, _)| name < option.name);
            departures.insert(place, (option.name, option.value(self)));
        }
        departures
    }
}
