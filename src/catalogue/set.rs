//! Sets of tiles that are not played here. Their tiles are laid in diagrams and open records, and what is printed on them is data:
//! a set brings its own symbols and pieces, each with the drawing that shows it.

use super::{Corner, Rotation};

/// A set of tiles that are not played here, such as Hills & Sheep.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SetDef {
    /// The name in a file and in a record, for example `hills`.
    pub name: String,
    /// The title, for example `Hills & Sheep`.
    pub title: String,
    /// The year in which it appeared, if known.
    pub year: Option<u16>,
    /// What its tiles show besides roads, cities, fields and the symbols of the game.
    pub symbols: Vec<SymbolDef>,
    /// Its figures and other pieces.
    pub pieces: Vec<Emblem>,
    /// The text that defines the tile, for one that a record defines itself. Then there is no name and no title.
    pub definition: String,
}

impl SetDef {
    /// The sentence that says that the set is not played.
    #[must_use]
    pub fn not_played(&self) -> String {
        format!("{} is not played here yet: its tiles can be laid in diagrams and open records", self.title)
    }
}

/// A symbol of a set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SymbolDef {
    /// Its name and drawing.
    pub emblem: Emblem,
    /// Where it stands on a tile that does not say otherwise.
    pub usual: Usual,
    /// Whether it is a monastery, as a shrine is: a part of its tile that is completed by the eight tiles around.
    pub is_monastery: bool,
}

/// Something with a name and a drawing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Emblem {
    /// The name, for example `flying_machine`.
    pub name: String,
    /// How far it reaches from its middle, in hundredths of the side of a tile.
    pub radius: u8,
    /// The kinds in which it appears, for example `city road field` for a corn circle. Empty if there is only one.
    pub kinds: Vec<String>,
    /// The drawings, as the rows that `art::tile_art::glyphs` describes.
    pub drawings: Vec<Drawing>,
}

/// One drawing of an emblem.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Drawing {
    /// The kind that it shows; `None` for what all kinds have in common, which is drawn first.
    pub kind: Option<u8>,
    /// Whether it is the flat drawing, for icons, high contrast and print.
    pub is_plain: bool,
    /// One shape a row.
    pub rows: String,
}

impl Emblem {
    /// The drawings of a kind, the first below the others: painted, or flat.
    pub fn drawings(&self, kind: Option<u8>, is_plain: bool) -> impl Iterator<Item = &str> {
        let shown =
            move |drawing: &&Drawing| drawing.is_plain == is_plain && (drawing.kind.is_none() || drawing.kind == kind);
        self.drawings.iter().filter(shown).map(|drawing| drawing.rows.as_str())
    }
}

/// Where a symbol stands unless its tile says otherwise.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Usual {
    /// In the middle of the tile.
    #[default]
    Centre,
    /// In a corner with room for it.
    Corner,
    /// In the field that reaches most half-edges.
    InField,
    /// In the first city.
    InCity,
    /// Outside, before the wall of the first city.
    BeforeCity,
    /// On the first road.
    OnRoad,
    /// Beside the first road.
    BesideRoad,
    /// Where the first road ends that ends at the symbol.
    RoadEnd,
}

impl Usual {
    /// All places, each with its words in a set.
    pub const ALL: [(Self, &'static str); 8] = [
        (Self::Centre, "centre"),
        (Self::Corner, "corner"),
        (Self::InField, "in field"),
        (Self::InCity, "in city"),
        (Self::BeforeCity, "before city"),
        (Self::OnRoad, "on road"),
        (Self::BesideRoad, "beside road"),
        (Self::RoadEnd, "ends road"),
    ];
}

/// A symbol of a set on a tile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Print {
    /// The index in [`SetDef::symbols`].
    pub symbol: u8,
    /// The index in [`Emblem::kinds`].
    pub kind: Option<u8>,
    /// Where it stands.
    pub stand: Stand,
    /// Where it points on the unturned tile, as an arrow does. Such a symbol turns with its tile; others stay upright.
    pub points: Option<Wind>,
    /// What is written on it, as the number on a watchtower.
    pub text: String,
}

/// The place of a symbol on the unturned tile. Numbers are indices of parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stand {
    /// In the middle of the tile.
    Centre,
    /// In a corner; `None` for one with room.
    Corner(Option<Corner>),
    /// Inside a city or field.
    In(u8),
    /// Outside, before the wall of a city.
    Before(u8),
    /// On a road, in its middle.
    On(u8),
    /// Beside a road.
    Beside(u8),
    /// Where a road ends.
    End(u8),
    /// At a point, in hundredths of the side from the west and from the north.
    At(u8, u8),
}

/// One of eight directions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wind(u8);

impl Wind {
    /// The names, clockwise from north.
    pub const NAMES: [&'static str; 8] = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"];

    /// The direction with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::NAMES.iter().position(|&known| known == name).map(|index| Self(index as u8))
    }

    /// The number of eighths of a turn clockwise from north, 0 to 7.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The direction after clockwise quarter turns.
    #[must_use]
    pub const fn turned(self, turns: Rotation) -> Self {
        Self((self.0 + 2 * (turns & 3)) % 8)
    }

    /// The name, for example `NW`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        Self::NAMES[self.0 as usize]
    }
}
