//! Wooden pieces, and which piece an action places, moves or takes back.

use crate::{
    board::Pos,
    boxes::{
        abbey::rules as abbey,
        bigtop::rules as bigtop,
        bridges::rules as bridges,
        count::rules as count,
        dragon::rules as dragon,
        flier::rules as flier,
        hills::rules as hills,
        little::rules::{self as little, Building},
        mage::rules::{self as mage, Neutral},
        messages::rules as messages,
        siege::rules as siege,
        tower::rules as tower,
    },
    catalogue::Axis,
    rules::{Action, FigureAt, FigureKind, OwnPiece, ScoringFigure},
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

/// The piece that an action places, moves or takes back.
#[must_use]
pub const fn piece_of(action: Action) -> Option<Piece> {
    match action {
        Action::Place { figure, .. }
        | Action::PlaceAt { figure, .. }
        | Action::Abbey(abbey::Action::Move { figure, .. }) => Some(Piece::Figure(figure)),
        Action::Flier(flier::Action::SetOff { figure, .. }) => Some(Piece::Figure(figure)),
        Action::Hills(hills::Action::Shepherd { .. }) => Some(Piece::Figure(FigureKind::Shepherd)),
        Action::Dragon(dragon::Action::Princess(FigureAt { kind, .. }))
        | Action::Tower(tower::Action::Capture(FigureAt { kind, .. })) => Some(Piece::Figure(kind)),
        Action::Dragon(dragon::Action::Fairy { .. }) => Some(Piece::Fairy),
        Action::Dragon(dragon::Action::Dragon { .. }) => Some(Piece::Dragon),
        Action::Tower(tower::Action::Floor { .. }) => Some(Piece::Floor),
        Action::Recall => Some(Piece::Figure(FigureKind::Abbot)),
        Action::Return(OwnPiece::Figure(FigureAt { kind, .. })) => Some(Piece::Figure(kind)),
        Action::Return(OwnPiece::Barn { .. }) => Some(Piece::Barn),
        Action::Abbey(abbey::Action::Barn { .. }) => Some(Piece::Barn),
        Action::Bridges(bridges::Action::Bridge(bridge)) => Some(Piece::Bridge(bridge.axis)),
        Action::Bridges(bridges::Action::Castle { .. }) => Some(Piece::Castle),
        Action::Count(count::Action::Count { .. }) => Some(Piece::Count),
        Action::Gold(_) => Some(Piece::Gold),
        Action::Mage(mage::Action::Move { who, .. } | mage::Action::Remove(who)) => Some(Piece::Magic(who)),
        Action::Ferries(_) => Some(Piece::Ferry),
        Action::Tunnel(_) => Some(Piece::TunnelToken),
        Action::Robbers(_) => Some(Piece::Robber),
        Action::Messages(messages::Action::Follower { figure, .. }) => Some(Piece::Figure(figure)),
        Action::Messages(messages::Action::Move(ScoringFigure::Woman)) => Some(Piece::Woman),
        Action::Messages(messages::Action::Move(ScoringFigure::Meeple)) => Some(Piece::Figure(FigureKind::Meeple)),
        Action::Messages(_) => Some(Piece::Message),
        Action::Siege(siege::Action(figure)) => Some(Piece::Figure(figure.kind)),
        Action::Little(little::Action(building)) => Some(Piece::Building(building)),
        Action::Count(count::Action::Send { figure, .. } | count::Action::MoveOut { figure, .. }) => {
            Some(Piece::Figure(figure))
        }
        Action::Bigtop(bigtop::Action::Pyramid { .. }) => Some(Piece::Figure(FigureKind::Meeple)),
        Action::Lay { .. }
        | Action::Bigtop(bigtop::Action::Lay { .. })
        | Action::Bridges(bridges::Action::LayWithBridge { .. })
        | Action::Abbey(abbey::Action::Abbey { .. })
        | Action::Bridges(bridges::Action::Bazaar(_))
        | Action::Tower(tower::Action::Exchange { .. } | tower::Action::Ransom { .. })
        | Action::Hills(hills::Action::Add { .. } | hills::Action::Home)
        | Action::Corn(_)
        | Action::GoOn
        | Action::Skip
        | Action::End => None,
    }
}

/// The cell on which an action lays a tile.
#[must_use]
pub const fn cell_of(action: Action) -> Option<Pos> {
    match action {
        Action::Lay { pos, .. }
        | Action::Bigtop(bigtop::Action::Lay { pos, .. })
        | Action::Bridges(bridges::Action::LayWithBridge { pos, .. })
        | Action::Abbey(abbey::Action::Abbey { pos }) => Some(pos),
        Action::Place { .. }
        | Action::Bigtop(bigtop::Action::Pyramid { .. })
        | Action::Recall
        | Action::Return(_)
        | Action::Abbey(abbey::Action::Barn { .. })
        | Action::PlaceAt { .. }
        | Action::Dragon(dragon::Action::Fairy { .. } | dragon::Action::Princess(_) | dragon::Action::Dragon { .. })
        | Action::Tower(
            tower::Action::Floor { .. }
            | tower::Action::Capture(_)
            | tower::Action::Exchange { .. }
            | tower::Action::Ransom { .. },
        )
        | Action::Abbey(abbey::Action::Move { .. })
        | Action::Bridges(bridges::Action::Bridge(_) | bridges::Action::Castle { .. } | bridges::Action::Bazaar(_))
        | Action::Count(count::Action::Send { .. } | count::Action::Count { .. } | count::Action::MoveOut { .. })
        | Action::Flier(_)
        | Action::Hills(_)
        | Action::Gold(_)
        | Action::Mage(_)
        | Action::Corn(_)
        | Action::Messages(_)
        | Action::Robbers(_)
        | Action::Siege(_)
        | Action::Little(_)
        | Action::Ferries(_)
        | Action::Tunnel(_)
        | Action::GoOn
        | Action::Skip
        | Action::End => None,
    }
}
