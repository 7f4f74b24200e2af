//! The base game and its expansions.

/// The base game or one of the expansions. The record format calls each of them a box.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum BoxId {
    /// The base game.
    Base,
    /// The River.
    River,
    /// The Abbot, who makes use of gardens. It has no tiles of its own.
    Abbot,
    /// Inns & Cathedrals.
    Inns,
    /// Traders & Builders.
    Traders,
    /// The Princess & the Dragon.
    Dragon,
    /// The Tower.
    Tower,
    /// Abbey & Mayor.
    Abbey,
    /// The Count of Carcassonne.
    Count,
    /// King & Robber Baron.
    King,
    /// The River II.
    River2,
    /// Bridges, Castles & Bazaars.
    Bridges,
    /// The tiles with arrows of the 20th anniversary edition.
    Anniversary,
    /// The Phantom. It has no tiles.
    Phantom,
    /// Hills & Sheep.
    Hills,
    /// The Flying Machines.
    Flier,
}

impl BoxId {
    /// All boxes in the order in which a record lists them.
    pub const ALL: [Self; 16] = [
        Self::Base,
        Self::River,
        Self::Abbot,
        Self::Inns,
        Self::Traders,
        Self::Dragon,
        Self::Tower,
        Self::Abbey,
        Self::Count,
        Self::King,
        Self::River2,
        Self::Bridges,
        Self::Anniversary,
        Self::Phantom,
        Self::Hills,
        Self::Flier,
    ];

    /// The name in a record, for example `river2`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Base => "base",
            Self::River => "river",
            Self::Abbot => "abbot",
            Self::Inns => "inns",
            Self::Traders => "traders",
            Self::Dragon => "dragon",
            Self::Tower => "tower",
            Self::Abbey => "abbey",
            Self::Count => "count",
            Self::King => "king",
            Self::River2 => "river2",
            Self::Bridges => "bridges",
            Self::Anniversary => "anniversary",
            Self::Phantom => "phantom",
            Self::Hills => "hills",
            Self::Flier => "flier",
        }
    }

    /// The names of all boxes, separated by commas, for error messages.
    #[must_use]
    pub fn names() -> String {
        Self::ALL.map(Self::name).join(", ")
    }

    /// The box with this name in a record.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|id| id.name() == name)
    }
}
