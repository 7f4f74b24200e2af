//! The definition of a tile, and its four faces: the tile as it can lie on the board.

use std::sync::Arc;

use super::{
    Attributes, BoxId, EdgeKind, Emblem, HalfWind, Halves, PartKind, Print, Quarter, RoadEnd, Rotation, SetDef, Side,
    Sides, Symbol, SymbolDef, Symbols,
};

/// The largest number of parts on a tile: masks of parts have this many bits.
pub const MAX_PARTS: usize = 16;

/// The definition of a tile. All directions refer to the unturned tile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TileDef {
    /// The id in the record format, for example `Eg`.
    pub name: String,
    /// The box that contains the tile; `None` if its set is not played.
    pub box_id: Option<BoxId>,
    /// The set to which it belongs: one that is not played, or a box whose symbols are data.
    pub set: Option<Arc<SetDef>>,
    /// The number of copies in the box; for a tile that each player gets, the number of copies for each player.
    pub count: u8,
    /// What the tile is used for at set-up.
    pub role: Role,
    /// What each edge shows, clockwise from north.
    pub edges: [EdgeKind; 4],
    /// The cities, then the roads, then the fields, then the monastery or garden, then the foundation of a tower, each kind
    /// in the order of the file.
    pub parts: Vec<Part>,
    /// The edges that each stretch of river connects.
    pub rivers: Vec<Sides>,
    /// What is printed on the tile as a whole.
    pub symbols: Symbols,
    /// The symbols of its set that are printed on the tile.
    pub prints: Vec<Print>,
    /// The arrow of the 20th anniversary edition.
    pub arrow: Option<Arrow>,
    /// The id of the tile whose place it takes. If that is a tile of the same box, in another edition, it does not count in the
    /// total.
    pub replaces: Option<String>,
    /// Whether every city, road and monastery of the tile meets every other one, even if `ends` does not say so.
    pub all_meet: bool,
    /// Whether its road runs through a passage: with The Tunnel it is two roads, each of which ends in a mouth.
    pub passage: bool,
}

/// An arrow of the 20th anniversary edition, which points across an edge of its tile at the neighbouring cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Arrow {
    /// The edge across which it points.
    pub side: Side,
    /// What it gives.
    pub bonus: Bonus,
}

/// What an arrow gives a player once a tile lies on both sides of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Bonus {
    /// The figure of this turn may go beside one of the player's followers.
    Beside,
    /// The figure of this turn may go to another tile.
    Elsewhere,
    /// The player has another turn.
    Again,
}

impl Bonus {
    /// All kinds, each with its name in the tile files.
    pub const ALL: [(Self, &'static str); 3] =
        [(Self::Beside, "beside"), (Self::Elsewhere, "elsewhere"), (Self::Again, "again")];

    /// The word in the tile files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        Self::ALL[self as usize].1
    }
}

/// A part of a tile: the segment of one feature that the tile contributes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// The kind of feature.
    pub kind: PartKind,
    /// The edges that a city or road reaches.
    pub sides: Sides,
    /// The half-edges that a field reaches.
    pub halves: Halves,
    /// The cities of this tile that a field touches, as a mask of part indices.
    pub cities: u8,
    /// What is printed on the part.
    pub attributes: Attributes,
    /// What a road ends at on this tile. Empty if the road only passes through.
    pub ends: Vec<RoadEnd>,
    /// Whether a road ends in the mouth of a tunnel, from which it may go on at another one.
    pub mouth: bool,
    /// Whether a city part can be one half of a castle (Bridges, Castles & Bazaars).
    pub castle_half: bool,
    /// Which quarter of the City of Carcassonne it is.
    pub quarter: Option<Quarter>,
}

/// What a tile is used for at set-up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Role {
    /// An ordinary tile, shuffled with the others.
    #[default]
    Plain,
    /// A tile of which one copy is the start tile.
    Start,
    /// The source of the river, which is laid first.
    Source,
    /// The lake at the end of the river, which is laid last.
    Lake,
    /// The fork, where the river splits in two.
    Fork,
    /// A tile of which each player gets a copy. It is never in the deck.
    EachPlayer,
}

/// The index of a tile in the catalogue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TileId(u16);

impl TileId {
    /// The id of the tile at an index, which must be below [`super::Catalogue::CAPACITY`].
    #[must_use]
    pub const fn from_index(index: usize) -> Self {
        Self(index as u16)
    }

    /// The index of the tile in [`super::Catalogue::tiles`].
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Stands in a [`Face`] for an edge or half-edge that no part reaches.
pub const NO_PART: u8 = u8::MAX;

/// A tile as it lies: which part is where after the tile has been turned.
#[derive(Clone, Debug)]
pub struct Face {
    /// What each edge shows, clockwise from north.
    pub edges: [EdgeKind; 4],
    /// The index of the city or road at each edge, or [`NO_PART`].
    pub side_parts: [u8; 4],
    /// The index of the field at the two halves of each edge, clockwise, or [`NO_PART`].
    pub side_fields: [[u8; 2]; 4],
    /// Whether two cities share one of its edges, of which [`Face::side_parts`] has one.
    pub shares_edge: bool,
    turns: Rotation,
    like: Rotation,
}

impl Face {
    /// How a tile lies after no turn, and after one, two and three.
    pub(super) fn of(tile: &TileDef) -> [Self; 4] {
        let alike = tile.alike();
        [0, 1, 2, 3].map(|turns| Self::new(tile, turns, alike[usize::from(turns)]))
    }

    fn new(tile: &TileDef, turns: Rotation, like: Rotation) -> Self {
        let mut face = Self {
            edges: [EdgeKind::Any; 4],
            side_parts: [NO_PART; 4],
            side_fields: [[NO_PART; 2]; 4],
            shares_edge: Side::ALL.into_iter().any(|side| tile.cities_at(side).nth(1).is_some()),
            turns,
            like,
        };
        for side in Side::ALL {
            face.edges[side.turned(turns).index()] = tile.edges[side.index()];
        }
        for (index, part) in tile.parts.iter().enumerate() {
            for side in part.sides.turned(turns).iter() {
                face.side_parts[side.index()] = index as u8;
            }
            for half in part.halves.turned(turns).iter() {
                face.side_fields[half.side().index()][half.place_on_side()] = index as u8;
            }
        }
        face
    }

    /// The index of the city or road at an edge, if there is one.
    #[must_use]
    pub fn part_at(&self, side: Side) -> Option<usize> {
        let part = self.side_parts[side.index()];
        (part != NO_PART).then_some(usize::from(part))
    }

    /// The index of the field at a half-edge, if there is one.
    #[must_use]
    pub fn field_at(&self, half: HalfWind) -> Option<usize> {
        let part = self.side_fields[half.side().index()][half.place_on_side()];
        (part != NO_PART).then_some(usize::from(part))
    }

    /// The clockwise quarter turns that produce this face.
    #[must_use]
    pub const fn turns(&self) -> Rotation {
        self.turns
    }

    /// The fewest quarter turns after which the tile looks the same: 0 or 1 for a straight road, which after two lies as before.
    #[must_use]
    pub const fn like(&self) -> Rotation {
        self.like
    }
}

impl TileDef {
    /// The parts of one kind, as a mask of part indices.
    pub(super) fn mask_of(&self, kind: PartKind) -> u16 {
        self.parts_of(kind).fold(0, |mask, index| mask | 1 << index)
    }

    /// The name of the box or set to which the tile belongs.
    #[must_use]
    pub fn set_name(&self) -> &str {
        match (self.box_id, &self.set) {
            (Some(box_id), _) => box_id.name(),
            (None, set) => set.as_ref().map_or("", |set| &set.name),
        }
    }

    /// How a symbol with this name is printed on the tile, if it is a symbol of the tile's set.
    #[must_use]
    pub fn printed(&self, name: &str) -> Option<(&Emblem, &Print)> {
        let set = self.set.as_ref()?;
        self.prints.iter().find_map(|print| {
            let emblem = &set.symbols[usize::from(print.symbol)].emblem;
            (emblem.name == name).then_some((emblem, print))
        })
    }

    /// A number for everything about a picture that is left to chance: the same in every program that knows the tile.
    #[must_use]
    pub fn seed(&self) -> u32 {
        let definition = self.set.as_ref().map_or("", |set| &set.definition);
        let letters = self.name.bytes().chain(definition.bytes());
        letters.fold(0x811c_9dc5, |hash, letter| (hash ^ u32::from(letter)).wrapping_mul(0x0100_0193))
    }

    /// The set of the tile if that is not played. A tile that a record defines has none.
    #[must_use]
    pub fn not_played(&self) -> Option<&SetDef> {
        self.set.as_deref().filter(|set| self.box_id.is_none() && set.definition.is_empty())
    }

    /// Whether a record defines the tile.
    #[must_use]
    pub fn is_own(&self) -> bool {
        self.set.as_ref().is_some_and(|set| !set.definition.is_empty())
    }

    /// The definition of a symbol that is printed on the tile.
    #[must_use]
    pub fn symbol_of(&self, print: &Print) -> Option<&SymbolDef> {
        self.set.as_ref()?.symbols.get(usize::from(print.symbol))
    }

    /// The part of a kind that fits a symbol by default: for a field the one that reaches most half-edges, else the first.
    pub(super) fn usual_part(&self, kind: PartKind) -> Option<u8> {
        let reach = |&index: &usize| std::cmp::Reverse(self.parts[index].halves.0.count_ones());
        self.parts_of(kind).min_by_key(reach).map(|index| index as u8)
    }

    /// Whether a symbol is printed on the tile.
    #[must_use]
    pub const fn has(&self, symbol: Symbol) -> bool {
        self.symbols.contains(symbol)
    }

    /// Iterates over the indices of the cities that reach an edge of the unturned tile. Two may share it.
    pub fn cities_at(&self, side: Side) -> impl Iterator<Item = usize> {
        self.parts_of(PartKind::City).filter(move |&part| self.parts[part].sides.contains(side))
    }

    /// Iterates over the indices of the parts of one kind.
    pub fn parts_of(&self, kind: PartKind) -> impl Iterator<Item = usize> {
        self.parts.iter().enumerate().filter(move |(_, part)| part.kind == kind).map(|(index, _)| index)
    }
}
