//! The vocabulary that all layers above share: colours, figures, players, and containers indexed by them.

/// The colour of a player's figures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Colour {
    /// Red.
    Red,
    /// Blue.
    Blue,
    /// Green.
    Green,
    /// Yellow.
    Yellow,
    /// Black.
    Black,
    /// Pink, the sixth colour, which comes with Inns & Cathedrals or Abbey & Mayor.
    Pink,
}

impl Colour {
    /// All colours in the order in which a new game assigns them.
    pub const ALL: [Self; 6] = [Self::Red, Self::Blue, Self::Green, Self::Yellow, Self::Black, Self::Pink];

    /// The word in a record, for example `red`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::Blue => "blue",
            Self::Green => "green",
            Self::Yellow => "yellow",
            Self::Black => "black",
            Self::Pink => "pink",
        }
    }

    /// The word as a player's name, for example `Red`.
    #[must_use]
    pub const fn title(self) -> &'static str {
        match self {
            Self::Red => "Red",
            Self::Blue => "Blue",
            Self::Green => "Green",
            Self::Yellow => "Yellow",
            Self::Black => "Black",
            Self::Pink => "Pink",
        }
    }

    /// The colour with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|colour| colour.name() == name)
    }
}

/// A kind of figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum FigureKind {
    /// An ordinary follower.
    Meeple,
    /// A large meeple (Inns & Cathedrals), which counts as two figures.
    Large,
    /// An abbot (The Abbot), who stands on monasteries and gardens.
    Abbot,
    /// A mayor (Abbey & Mayor), who counts as many figures as his city has coats of arms.
    Mayor,
    /// A wagon (Abbey & Mayor), which may move on when its feature is complete.
    Wagon,
    /// A builder (Traders & Builders), who gives a second tile when the owner extends his road or city.
    Builder,
    /// A pig (Traders & Builders), which makes the owner's cities worth more to farmers.
    Pig,
    /// A phantom (The Phantom), a second follower on the same tile.
    Phantom,
    /// A shepherd (Hills & Sheep), who gathers a flock in a field and holds nothing.
    Shepherd,
    /// A ringmaster (Under the Big Top), a follower who earns more near a circus.
    Ringmaster,
}

impl FigureKind {
    /// All kinds, in the order of the record format.
    pub const ALL: [Self; 10] = [
        Self::Meeple,
        Self::Large,
        Self::Abbot,
        Self::Mayor,
        Self::Wagon,
        Self::Builder,
        Self::Pig,
        Self::Phantom,
        Self::Shepherd,
        Self::Ringmaster,
    ];

    /// The word in a record, for example `meeple`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Meeple => "meeple",
            Self::Large => "large",
            Self::Abbot => "abbot",
            Self::Mayor => "mayor",
            Self::Wagon => "wagon",
            Self::Builder => "builder",
            Self::Pig => "pig",
            Self::Phantom => "phantom",
            Self::Shepherd => "shepherd",
            Self::Ringmaster => "ringmaster",
        }
    }

    /// Whether it is a follower, which can have a majority. Builders, pigs and shepherds are not.
    #[must_use]
    pub const fn is_follower(self) -> bool {
        !matches!(self, Self::Builder | Self::Pig | Self::Shepherd)
    }

    /// Whether it goes with a follower of its owner: a builder or a pig.
    #[must_use]
    pub const fn is_companion(self) -> bool {
        matches!(self, Self::Builder | Self::Pig)
    }

    /// Whether it is among the figures that hold a feature and go home when it is scored. Only a shepherd is not.
    #[must_use]
    pub const fn is_counted(self) -> bool {
        !matches!(self, Self::Shepherd)
    }

    /// The word in a sentence, for example `large meeple`.
    #[must_use]
    pub const fn title(self) -> &'static str {
        match self {
            Self::Large => "large meeple",
            Self::Meeple
            | Self::Abbot
            | Self::Mayor
            | Self::Wagon
            | Self::Builder
            | Self::Pig
            | Self::Phantom
            | Self::Shepherd
            | Self::Ringmaster => self.name(),
        }
    }

    /// The figure with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|figure| figure.name() == name)
    }
}

/// One value for each kind of figure.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ByFigure<T>([T; FigureKind::ALL.len()]);

impl<T> std::ops::Index<FigureKind> for ByFigure<T> {
    type Output = T;

    fn index(&self, figure: FigureKind) -> &T {
        &self.0[figure as usize]
    }
}

impl<T> std::ops::IndexMut<FigureKind> for ByFigure<T> {
    fn index_mut(&mut self, figure: FigureKind) -> &mut T {
        &mut self.0[figure as usize]
    }
}

/// A player, identified by the index in turn order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PlayerId(u8);

/// The largest number of players in a game.
pub const MAX_PLAYERS: usize = 6;

impl PlayerId {
    /// The player at an index in turn order, which must be below [`MAX_PLAYERS`].
    #[must_use]
    pub const fn from_index(index: usize) -> Self {
        Self(index as u8)
    }

    /// The index in turn order.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// One value for each player, in turn order. Values past the last player are unused.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ByPlayer<T>([T; MAX_PLAYERS]);

impl<T: Copy + Default> ByPlayer<T> {
    /// The same value for each of so many players.
    #[must_use]
    pub(crate) fn of_each(n_players: usize, value: T) -> Self {
        let mut all = Self::default();
        all.0[..n_players].fill(value);
        all
    }
}

impl<T> ByPlayer<T> {
    /// The values in turn order.
    pub fn values(&self) -> &[T; MAX_PLAYERS] {
        &self.0
    }
}

impl<T> std::ops::Index<PlayerId> for ByPlayer<T> {
    type Output = T;

    fn index(&self, player: PlayerId) -> &T {
        &self.0[player.index()]
    }
}

impl<T> std::ops::IndexMut<PlayerId> for ByPlayer<T> {
    fn index_mut(&mut self, player: PlayerId) -> &mut T {
        &mut self.0[player.index()]
    }
}
