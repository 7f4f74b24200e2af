//! The kinds of parts, edges and ends of roads.

use super::Symbol;

/// A quarter of the City of Carcassonne (The Count of Carcassonne).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Quarter {
    /// The castle, from which figures go to cities.
    Castle,
    /// The market, from which figures go to fields.
    Market,
    /// The blacksmith's quarter, from which figures go to roads.
    Blacksmith,
    /// The cathedral, from which figures go to monasteries and abbeys.
    Cathedral,
}

impl Quarter {
    /// All quarters, clockwise from the castle.
    pub const ALL: [Self; 4] = [Self::Castle, Self::Market, Self::Blacksmith, Self::Cathedral];

    /// The word in a record, for example `castle`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Castle => "castle",
            Self::Market => "market",
            Self::Blacksmith => "blacksmith",
            Self::Cathedral => "cathedral",
        }
    }

    /// The quarter with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|quarter| quarter.name() == name)
    }

    /// The kind of features to which figures go from here.
    #[must_use]
    pub const fn kind(self) -> PartKind {
        match self {
            Self::Castle => PartKind::City,
            Self::Market => PartKind::Field,
            Self::Blacksmith => PartKind::Road,
            Self::Cathedral => PartKind::Monastery,
        }
    }
}

/// The kinds of feature.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum PartKind {
    /// A city, in which figures are knights.
    City,
    /// A road, on which figures are highwaymen.
    Road,
    /// A field, on which figures are farmers.
    Field,
    /// A monastery or abbey, in which figures are monks.
    Monastery,
    /// A garden, on which only an abbot can stand.
    Garden,
    /// The foundation of a tower, or the top of the tower that stands on it. It is never scored.
    Tower,
    /// A quarter of the City of Carcassonne. It is never scored.
    Quarter,
    /// A hut in the woods, which is worth more the fewer tiles are around it.
    Hut,
    /// The place in a German monastery in which a figure lies to the end of the game.
    Lying,
    /// Where acrobats stand on each other. It is never scored like a feature.
    Acrobats,
    /// An oak onto which figures of its road climb. It is never scored.
    Oak,
    /// A pond into which figures around it fall. It is never scored like a feature.
    Pond,
}

impl PartKind {
    /// All kinds, in the order in which a tile lists its parts.
    pub const ALL: [Self; 12] = [
        Self::City,
        Self::Road,
        Self::Field,
        Self::Monastery,
        Self::Garden,
        Self::Tower,
        Self::Quarter,
        Self::Hut,
        Self::Lying,
        Self::Acrobats,
        Self::Oak,
        Self::Pond,
    ];

    /// Whether it forms features, which are scored. On the others figures only stand.
    #[inline]
    #[must_use]
    pub const fn is_feature(self) -> bool {
        matches!(self, Self::City | Self::Road | Self::Field | Self::Monastery | Self::Garden | Self::Hut)
    }

    /// Whether it is completed by the eight tiles around it.
    #[inline]
    #[must_use]
    pub const fn is_surrounded(self) -> bool {
        matches!(self, Self::Monastery | Self::Garden | Self::Hut)
    }

    /// The part that a symbol is of its tile, if it is one.
    pub(crate) const fn of_symbol(symbol: Symbol) -> Option<Self> {
        Some(match symbol {
            Symbol::Monastery | Symbol::Abbey => Self::Monastery,
            Symbol::Garden => Self::Garden,
            Symbol::Foundation => Self::Tower,
            Symbol::Hut => Self::Hut,
            Symbol::GermanMonastery => Self::Lying, // besides its monastery
            Symbol::Acrobats => Self::Acrobats,
            Symbol::Oak => Self::Oak,
            Symbol::Pond => Self::Pond,
            _ => return None,
        })
    }

    /// The word in the record format, for example `city`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::City => "city",
            Self::Road => "road",
            Self::Field => "field",
            Self::Monastery => "monastery",
            Self::Garden => "garden",
            Self::Tower => "tower",
            Self::Quarter => "quarter",
            Self::Hut => "hut",
            Self::Lying => "lying",
            Self::Acrobats => "acrobats",
            Self::Oak => "oak",
            Self::Pond => "pond",
        }
    }
}

/// The kind of an edge. Two edges that touch must show the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum EdgeKind {
    /// An edge that fits anything, as on an abbey.
    Any,
    /// A city.
    City,
    /// A road between two fields.
    Road,
    /// Nothing but field.
    Field,
    /// A river between two fields.
    River,
    /// An inner edge of the City of Carcassonne.
    Quarter,
}

impl EdgeKind {
    /// All kinds, each with its letter in the tile files.
    pub const ALL: [(Self, char); 6] = [
        (Self::Any, '*'),
        (Self::City, 'C'),
        (Self::Road, 'R'),
        (Self::Field, 'F'),
        (Self::River, 'I'),
        (Self::Quarter, 'Q'),
    ];

    /// The three bits that stand for this kind in a [`super::CellKey`]. [`EdgeKind::Any`] requires nothing, so its code is 0,
    /// like that of a missing neighbour.
    #[must_use]
    pub const fn code(self) -> u8 {
        self as u8
    }

    /// The word used in sentences, for example `road`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Any => "anything",
            Self::City => "city",
            Self::Road => "road",
            Self::Field => "field",
            Self::River => "river",
            Self::Quarter => "City of Carcassonne",
        }
    }
}

/// The thing at which a road can end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RoadEnd {
    /// A village.
    Village,
    /// A junction without houses.
    Junction,
    /// The monastery of this tile.
    Monastery,
    /// The city part of this tile with this index.
    City(u8),
    /// The foundation of a tower.
    Tower,
    /// A bazaar.
    Bazaar,
    /// The City of Carcassonne.
    Carcassonne,
    /// A farmstead, where the road ends in a field.
    Farmstead,
    /// A volcano.
    Volcano,
    /// The symbol with this index in the tile's set.
    Symbol(u8),
}

impl RoadEnd {
    /// All ends other than a city and the symbols of sets, each with its name in the tile files.
    pub const NAMED: [(Self, &'static str); 8] = [
        (Self::Village, "village"),
        (Self::Junction, "junction"),
        (Self::Monastery, "monastery"),
        (Self::Tower, "tower"),
        (Self::Bazaar, "bazaar"),
        (Self::Carcassonne, "carcassonne"),
        (Self::Farmstead, "farmstead"),
        (Self::Volcano, "volcano"),
    ];
}
