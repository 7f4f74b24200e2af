//! One tile: its definition, and its four faces as it lies on the board.

use super::{Attributes, HalfWind, Halves, Rotation, Side, Sides, Symbol, Symbols};

/// The definition of a tile, unturned.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TileDef {
    /// The id in the record format, for example `Eg`.
    pub name: String,
    /// The box it comes in.
    pub box_id: BoxId,
    /// How many copies are in the box; for one that each player gets, copies a player.
    pub count: u8,
    /// Its part in the set-up.
    pub role: Role,
    /// What each edge shows, clockwise from north.
    pub edges: [EdgeKind; 4],
    /// Cities, then roads, then fields, then monastery or garden; each in the order of the file.
    pub parts: Vec<Part>,
    /// The edges of each water.
    pub rivers: Vec<Sides>,
    /// What is printed on the tile as a whole.
    pub symbols: Symbols,
    /// Whether every city, road and monastery of the tile meets every other, beyond what `ends` says.
    pub all_meet: bool,
    /// The same tile's id in JCloisterZone saved games.
    pub jcz: String,
}

/// One segment of a feature on a tile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// What it is.
    pub kind: PartKind,
    /// Edges that a city or road reaches.
    pub sides: Sides,
    /// Half-edges that a field reaches.
    pub halves: Halves,
    /// Cities of this tile that a field touches: a mask of part indices.
    pub cities: u8,
    /// What is printed on it.
    pub attributes: Attributes,
    /// What a road ends at on this tile; empty when it only passes through.
    pub ends: Vec<RoadEnd>,
    /// Whether a city part may be one half of a castle (Bridges, Castles & Bazaars).
    pub castle_half: bool,
}

/// The kinds of feature.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum PartKind {
    /// A city: knights.
    City,
    /// A road: highwaymen.
    Road,
    /// A field: farmers.
    Field,
    /// A monastery or abbey: monks.
    Monastery,
    /// A garden: an abbot.
    Garden,
}

impl PartKind {
    /// All kinds, in the order in which a tile lists its parts.
    pub const ALL: [Self; 5] = [Self::City, Self::Road, Self::Field, Self::Monastery, Self::Garden];

    /// The word in the record format, for example `city`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::City => "city",
            Self::Road => "road",
            Self::Field => "field",
            Self::Monastery => "monastery",
            Self::Garden => "garden",
        }
    }
}

/// What an edge shows; two touching edges must show the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum EdgeKind {
    /// Fits anything: an abbey.
    Any,
    /// A city.
    City,
    /// A road between two fields.
    Road,
    /// Only field.
    Field,
    /// A river between two fields.
    River,
    /// An inner edge of the City of Carcassonne.
    Quarter,
}

impl EdgeKind {
    /// All kinds with their letters in the tile files.
    pub const ALL: [(Self, char); 6] = [
        (Self::Any, '*'),
        (Self::City, 'C'),
        (Self::Road, 'R'),
        (Self::Field, 'F'),
        (Self::River, 'I'),
        (Self::Quarter, 'Q'),
    ];

    /// Three bits for the keys of [`super::FitTable::at`]; [`EdgeKind::Any`] asks for nothing and is 0.
    #[must_use]
    pub const fn code(self) -> u16 {
        self as u16
    }

    /// The word for sentences, for example `road`.
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

/// What a road ends at.
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
    /// A farmstead: the road ends in the field.
    Farmstead,
    /// A volcano.
    Volcano,
}

impl RoadEnd {
    /// The ends other than a city, with their names in the tile files.
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

/// A box of tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum BoxId {
    /// The base game.
    Base,
    /// The River.
    River,
    /// Abbot: gardens get a use; no tiles of its own.
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
    /// The arrows of the 20th anniversary.
    Anniversary,
}

impl BoxId {
    /// All boxes in the order in which a record names them.
    pub const ALL: [Self; 13] = [
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
        }
    }

    /// The box with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|id| id.name() == name)
    }
}

/// The part that a tile plays in the set-up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Role {
    /// Shuffled with the others.
    #[default]
    Plain,
    /// One copy is the start tile.
    Start,
    /// The spring of the river, laid first.
    Source,
    /// The end of the river, laid last.
    Lake,
    /// Where the river parts.
    Fork,
    /// One for each player, never in the deck.
    EachPlayer,
}

/// Index of a tile in the catalogue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TileId(u8);

impl TileId {
    /// The id of the tile at an index below 256.
    #[must_use]
    pub const fn from_index(index: usize) -> Self {
        Self(index as u8)
    }

    /// The index in [`super::Catalogue::tiles`].
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// In a [`Face`]: no part reaches here.
pub const NO_PART: u8 = u8::MAX;

/// A tile as it lies: which part is where after turning.
#[derive(Clone, Debug)]
pub struct Face {
    /// What each edge shows, clockwise from north.
    pub edges: [EdgeKind; 4],
    /// The city or road at each edge, or [`NO_PART`].
    pub side_parts: [u8; 4],
    /// The field at each half-edge, or [`NO_PART`].
    pub half_parts: [u8; 8],
    turns: Rotation,
}

impl Face {
    pub(super) fn new(tile: &TileDef, turns: Rotation) -> Self {
        let mut face = Self { edges: [EdgeKind::Any; 4], side_parts: [NO_PART; 4], half_parts: [NO_PART; 8], turns };
        for side in Side::ALL {
            face.edges[side.turned(turns).index()] = tile.edges[side.index()];
        }
        for (index, part) in tile.parts.iter().enumerate() {
            for side in part.sides.turned(turns).iter() {
                face.side_parts[side.index()] = index as u8;
            }
            for half in part.halves.turned(turns).iter() {
                face.half_parts[half.index()] = index as u8;
            }
        }
        face
    }

    /// The city or road at an edge.
    #[must_use]
    pub fn part_at(&self, side: Side) -> Option<usize> {
        let part = self.side_parts[side.index()];
        (part != NO_PART).then_some(usize::from(part))
    }

    /// The field at a half-edge.
    #[must_use]
    pub fn field_at(&self, half: HalfWind) -> Option<usize> {
        let part = self.half_parts[half.index()];
        (part != NO_PART).then_some(usize::from(part))
    }

    /// The quarter turns clockwise that make this face.
    #[must_use]
    pub const fn turns(&self) -> Rotation {
        self.turns
    }
}

impl TileDef {
    /// The parts of a kind as a mask of part indices.
    pub(super) fn mask_of(&self, kind: PartKind) -> u16 {
        self.parts_of(kind).fold(0, |mask, index| mask | 1 << index)
    }

    /// Whether a symbol is printed on the tile.
    #[must_use]
    pub const fn has(&self, symbol: Symbol) -> bool {
        self.symbols.contains(symbol)
    }

    /// The indices of the parts of one kind.
    pub fn parts_of(&self, kind: PartKind) -> impl Iterator<Item = usize> {
        self.parts.iter().enumerate().filter(move |(_, part)| part.kind == kind).map(|(index, _)| index)
    }
}
