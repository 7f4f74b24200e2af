//! Wooden pieces.

use crate::{
    boxes::{little::rules::Building, mage::rules::Neutral},
    catalogue::Axis,
    rules::FigureKind,
};

/// A wooden piece that is placed, moved or taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Piece {
    /// A figure.
    Figure(FigureKind),
    /// A barn.
    Barn,
    /// The dragon, which belongs to nobody.
    Dragon,
    /// The fairy, who belongs to nobody.
    Fairy,
    /// A floor of a tower, which belongs to nobody once it is built.
    Floor,
    /// A bridge from north to south, or from east to west.
    Bridge(Axis),
    /// A castle with the banner of its lord.
    Castle,
    /// A castle whose lord has gone.
    Keep,
    /// The count, who belongs to nobody.
    Count,
    /// A bar of gold.
    Gold,
    /// The mage or the witch, who belong to nobody.
    Magic(Neutral),
    /// A ferry, which belongs to nobody.
    Ferry,
    /// A token on the mouth of a tunnel.
    TunnelToken,
    /// A little building, which helps everybody.
    Building(Building),
    /// A robber, who stands on the scoring track.
    Robber,
    /// The second figure on the scoring track.
    Woman,
    /// A message.
    Message,
    /// The big top, which belongs to nobody.
    BigTop,
}

impl Piece {
    /// Every piece that is no figure, except the keep, which no record names.
    pub const OTHERS: [Self; 20] = [
        Self::Barn,
        Self::Dragon,
        Self::Fairy,
        Self::Floor,
        Self::Bridge(Axis::NorthSouth),
        Self::Bridge(Axis::EastWest),
        Self::Castle,
        Self::Count,
        Self::Gold,
        Self::Magic(Neutral::Mage),
        Self::Magic(Neutral::Witch),
        Self::Ferry,
        Self::TunnelToken,
        Self::Building(Building::Shed),
        Self::Building(Building::House),
        Self::Building(Building::Tower),
        Self::Robber,
        Self::Woman,
        Self::Message,
        Self::BigTop,
    ];

    /// The name in a record.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Figure(figure) => figure.name(),
            Self::Barn => "barn",
            Self::Dragon => "dragon",
            Self::Fairy => "fairy",
            Self::Floor => "piece",
            Self::Bridge(Axis::NorthSouth) => "bridge.NS",
            Self::Bridge(Axis::EastWest) => "bridge.EW",
            Self::Castle => "castle",
            Self::Keep => "keep",
            Self::Count => "count",
            Self::Gold => "gold",
            Self::Magic(who) => who.name(),
            Self::Building(building) => building.name(),
            Self::Ferry => "ferry",
            Self::TunnelToken => "tunnel",
            Self::Robber => "robber",
            Self::Woman => "woman",
            Self::Message => "message",
            Self::BigTop => "bigtop",
        }
    }

    /// Whether it has no player's colour.
    #[must_use]
    pub const fn is_neutral(self) -> bool {
        matches!(self, Self::Dragon | Self::Fairy | Self::Floor | Self::Bridge(_) | Self::Keep | Self::Count)
            || self.emblem().is_some() && !matches!(self, Self::TunnelToken | Self::Robber | Self::Woman)
    }

    /// The name of its drawing, if that is data of its box.
    #[must_use]
    pub const fn emblem(self) -> Option<&'static str> {
        match self {
            Self::Gold => Some("gold_bar"),
            Self::Magic(who) => Some(who.name()),
            Self::Building(building) => Some(building.name()),
            Self::Ferry => Some("ferry"),
            Self::TunnelToken => Some("tunnel_token"),
            Self::Robber => Some("robber"),
            Self::Woman => Some("woman"),
            Self::Message => Some("message"),
            Self::BigTop => Some("tent"),
            _ => None,
        }
    }

    /// Whether it is the same kind of piece, however it lies.
    #[must_use]
    pub fn is_like(self, other: Self) -> bool {
        self == other || matches!((self, other), (Self::Bridge(_), Self::Bridge(_)))
    }

    /// The piece with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        let other = Self::OTHERS.into_iter().find(|piece| piece.name() == name);
        other.or_else(|| FigureKind::from_name(name).map(Self::Figure))
    }
}
