//! The reasons for points, and the explanation of a score.

use super::{ByPlayer, Card, LaidPart};
use crate::catalogue::{Goods, PartKind};

/// A reason for points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ScoreReason {
    /// The figures on a feature of this kind.
    Feature(PartKind),
    /// A barn, which scores the completed cities of its field.
    Barn,
    /// The most tokens of one kind of goods.
    Goods(Goods),
    /// A card, for the completed cities or roads of the landscape.
    Card(Card),
    /// The fairy: 1 point at the start of a turn, 3 when the feature of her follower is scored.
    Fairy,
    /// Ransom, which one player pays and another gets.
    Ransom,
    /// A castle, which scores as much as a feature completed beside it.
    Castle,
    /// The price of a tile of the bazaar, which one player pays and another may get.
    Bazaar,
    /// An arrow that points at an empty cell.
    Arrow,
    /// A flock that was brought home.
    Flock,
    /// A watchtower, for a follower at its foot whose road or city is completed.
    Watchtower,
    /// Most followers around a completed church.
    Church,
    /// A tile in the quarter to which its wind rose points.
    Rose,
    /// Bars of gold.
    Gold,
    /// A message.
    Message,
    /// Half of the points that another player scored beside one's own robber.
    Loot,
    /// A figure in a pond, which costs points.
    Pond,
    /// A pyramid of acrobats, or those who are left at the end.
    Acrobats,
    /// Followers around the big top.
    Bigtop,
    /// A ringmaster near circus tiles and acrobats.
    Ringmaster,
}

impl ScoreReason {
    /// Whether several players can get points for the same thing at the same moment.
    #[must_use]
    pub(crate) const fn is_shared(self) -> bool {
        matches!(self, Self::Feature(_) | Self::Barn | Self::Flock | Self::Church | Self::Acrobats | Self::Bigtop)
    }

    /// Every reason. A tower or a quarter of Carcassonne is never scored.
    pub const ALL: [Self; 29] = [
        Self::Feature(PartKind::City),
        Self::Feature(PartKind::Road),
        Self::Feature(PartKind::Field),
        Self::Feature(PartKind::Monastery),
        Self::Feature(PartKind::Garden),
        Self::Barn,
        Self::Goods(Goods::Wine),
        Self::Goods(Goods::Wheat),
        Self::Goods(Goods::Cloth),
        Self::Card(Card::King),
        Self::Card(Card::Robber),
        Self::Fairy,
        Self::Ransom,
        Self::Castle,
        Self::Bazaar,
        Self::Arrow,
        Self::Flock,
        Self::Watchtower,
        Self::Church,
        Self::Rose,
        Self::Gold,
        Self::Message,
        Self::Loot,
        Self::Feature(PartKind::Hut),
        Self::Feature(PartKind::Lying),
        Self::Pond,
        Self::Acrobats,
        Self::Bigtop,
        Self::Ringmaster,
    ];

    /// The word in a record: the kind of feature, `barn`, `goods`, `king`, `robber`, `fairy`, `ransom`, `castle`, `bazaar`,
    /// `arrow`, `flock`, `watchtower`, `church`, `rose`, `gold`, `message`, `loot`, `pond`,
    /// `acrobats`, `bigtop` or `ringmaster`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Feature(kind) => kind.name(),
            Self::Barn => "barn",
            Self::Goods(_) => "goods",
            Self::Card(card) => card.name(),
            Self::Fairy => "fairy",
            Self::Ransom => "ransom",
            Self::Castle => "castle",
            Self::Bazaar => "bazaar",
            Self::Arrow => "arrow",
            Self::Flock => "flock",
            Self::Watchtower => "watchtower",
            Self::Church => "church",
            Self::Rose => "rose",
            Self::Gold => "gold",
            Self::Message => "message",
            Self::Loot => "loot",
            Self::Pond => "pond",
            Self::Acrobats => "acrobats",
            Self::Bigtop => "bigtop",
            Self::Ringmaster => "ringmaster",
        }
    }
}

/// The word in a record for the points of a shrine, which is a monastery.
pub(crate) const SHRINE: &str = "shrine";

/// Something for which a box adds points to a feature.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Extra {
    /// Besiegers: a city has less for its knights, and more for farmers beside it (The Besiegers, The Cathars).
    Siege,
    /// A congress hall in a completed city (Darmstadt).
    Hall,
    /// The mage in a road or city: 1 for each of its tiles (Mage & Witch).
    Mage,
    /// The witch in a road or city, who takes half of all the rest, rounded down (Mage & Witch).
    Witch,
    /// Figures on a completed road through a labyrinth: 2 for each (The Labyrinth).
    Labyrinth,
    /// Little buildings on the feature's tiles, or around a monastery (Little Buildings).
    Buildings,
}

impl Extra {
    /// All of them, each with the word in a view.
    pub const ALL: [(Self, &'static str); 6] = [
        (Self::Siege, "siege"),
        (Self::Hall, "hall"),
        (Self::Mage, "mage"),
        (Self::Witch, "witch"),
        (Self::Labyrinth, "labyrinth"),
        (Self::Buildings, "buildings"),
    ];
}

/// The explanation of a score: what a feature is worth and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Score {
    /// The reason for the points.
    pub reason: ScoreReason,
    /// One part of the feature: one with a figure, or the city that feeds the farmers. `None` for points that belong to no
    /// place on the board.
    pub spot: Option<LaidPart>,
    /// Whether the feature was complete. If not, it was scored as it was.
    pub completed: bool,
    /// Whether the score belongs to the final scoring.
    pub at_end: bool,
    /// The number of tiles that the feature covers; 1 for a monastery.
    pub tiles: u16,
    /// The number of coats of arms in a city.
    pub coats: u8,
    /// Whether an inn beside the road affected the score.
    pub inn: bool,
    /// Whether a cathedral in the city affected the score.
    pub cathedral: bool,
    /// The number of completed cities that a field feeds.
    pub cities: u16,
    /// How many of these cities are castles, each of which gives 1 point more.
    pub castles: u16,
    /// Whether the player's pig adds a point for each city.
    pub pig: bool,
    /// Whether a pigsty adds a point for each city.
    pub pigsty: bool,
    /// The number of tokens of the goods, of completed cities or roads that a card counts, of sheep, of what a watchtower counts, of
    /// followers around a church, or of bars of gold.
    pub count: u16,
    /// The number of tiles around a monastery, 0 to 8.
    pub neighbours: u8,
    /// Whether the monastery is a shrine.
    pub shrine: bool,
    /// The number of vineyards around a completed monastery, each of which gives 3 points more.
    pub vineyards: u8,
    /// Everything that boxes add besides, each with its points, in the order of [`Extra::ALL`]. They are in [`Score::points`].
    pub extras: [i16; Extra::ALL.len()],
    /// The points for each player with the majority, without pigs.
    pub points: i16,
    /// The strength of each player on the feature. The strongest players score.
    pub strengths: ByPlayer<u8>,
    /// How much each player has on hills of the feature. Among several who are strongest those score who have most.
    pub hills: ByPlayer<u8>,
}

impl Score {
    /// The word in a record for what the points are for; see [`ScoreReason::name`]. A monastery that is a shrine is called
    /// so; lying in a monastery has no word of its own.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self.reason {
            _ if self.shrine => SHRINE,
            ScoreReason::Feature(PartKind::Lying) => PartKind::Monastery.name(),
            reason => reason.name(),
        }
    }

    /// The kind of feature that the points are for, if they are for figures on one.
    #[must_use]
    pub const fn kind(&self) -> Option<PartKind> {
        match self.reason {
            ScoreReason::Feature(kind) => Some(kind),
            _ => None,
        }
    }

    /// Adds points of a box, and says what they are for.
    pub(crate) fn add(&mut self, extra: Extra, points: i16) {
        self.extras[extra as usize] += points;
        self.points += points;
    }

    /// The same without what little buildings add.
    #[must_use]
    pub(crate) fn without_buildings(mut self) -> Self {
        self.add(Extra::Buildings, -self.extras[Extra::Buildings as usize]);
        self
    }

    /// An explanation that says only what the points are for and where. The caller adds the rest.
    #[must_use]
    pub fn of(reason: ScoreReason, spot: Option<LaidPart>) -> Self {
        Self {
            reason,
            spot,
            completed: false,
            at_end: false,
            tiles: 0,
            coats: 0,
            inn: false,
            cathedral: false,
            cities: 0,
            castles: 0,
            pig: false,
            pigsty: false,
            count: 0,
            neighbours: 0,
            shrine: false,
            vineyards: 0,
            extras: [0; Extra::ALL.len()],
            points: 0,
            strengths: ByPlayer::default(),
            hills: ByPlayer::default(),
        }
    }
}
