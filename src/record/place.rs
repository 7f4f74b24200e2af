//! The names of the parts of a tile, as records write them.

use std::fmt;

use super::syntax::{Fragment, SyntaxError, shown};
use crate::catalogue::{Catalogue, HalfWind, PartKind, Quarter, Rotation, Side, TileDef, TileId};

/// The name of a part of a tile: its kind and a direction on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PartName {
    /// The city at an edge.
    City(Side),
    /// The road at an edge.
    Road(Side),
    /// The field at a half-edge.
    Field(HalfWind),
    /// A field that reaches no edge. Such fields of a tile are counted from 1.
    InnerField(u8),
    /// The monastery.
    Monastery,
    /// The garden.
    Garden,
    /// The foundation of a tower, or the top of the tower on it.
    Tower,
    /// A quarter of the City of Carcassonne.
    Quarter(Quarter),
    /// The hut.
    Hut,
    /// The place in a German monastery in which a figure lies.
    Lying,
    /// Where acrobats stand.
    Acrobats,
    /// The oak.
    Oak,
    /// The pond.
    Pond,
}

impl PartName {
    /// The canonical name of a part of a laid tile. It has the first direction that the part alone reaches, clockwise from
    /// north.
    ///
    /// ```
    /// use bastide::{catalogue::Catalogue, record::PartName};
    /// let bend = Catalogue::get().find("V").unwrap(); // its road leads from south to west
    /// assert_eq!(PartName::of(bend, 2, 0).to_string(), "road.N");
    /// ```
    #[must_use]
    pub fn of(tile: TileId, turns: Rotation, part: usize) -> Self {
        let def = Catalogue::get().tile(tile);
        let Some(found) = def.parts.get(part) else { return Self::InnerField(0) };
        let is_alone = |&side: &Side| is_reached_once(def, turns, side);
        let side = || found.sides.turned(turns).iter().find(is_alone).unwrap_or(Side::North);
        match found.kind {
            PartKind::City => Self::City(side()),
            PartKind::Road => Self::Road(side()),
            PartKind::Monastery => Self::Monastery,
            PartKind::Garden => Self::Garden,
            PartKind::Tower => Self::Tower,
            PartKind::Hut => Self::Hut,
            PartKind::Lying => Self::Lying,
            PartKind::Acrobats => Self::Acrobats,
            PartKind::Oak => Self::Oak,
            PartKind::Pond => Self::Pond,
            PartKind::Quarter => found.quarter.map_or(Self::InnerField(0), Self::Quarter),
            PartKind::Field => match found.halves.turned(turns).iter().next() {
                Some(half) => Self::Field(half),
                None => {
                    let before = def.parts[..part].iter().filter(|other| is_inner(other.kind, other.halves.is_empty()));
                    Self::InnerField(before.count() as u8 + 1)
                }
            },
        }
    }

    /// The index of the part with this name on a laid tile, if there is one.
    #[must_use]
    pub fn find(self, tile: TileId, turns: Rotation) -> Option<usize> {
        let def = Catalogue::get().tile(tile);
        let face = Catalogue::get().face(tile, turns);
        let of_kind = |part: Option<usize>, kind| part.filter(|&index| def.parts[index].kind == kind);
        match self {
            // An edge that two cities share names neither.
            Self::City(side) => {
                of_kind(face.part_at(side), PartKind::City).filter(|_| is_reached_once(def, turns, side))
            }
            Self::Road(side) => of_kind(face.part_at(side), PartKind::Road),
            Self::Field(half) => face.field_at(half),
            Self::Monastery => def.parts_of(PartKind::Monastery).next(),
            Self::Garden => def.parts_of(PartKind::Garden).next(),
            Self::Tower => def.parts_of(PartKind::Tower).next(),
            Self::Hut => def.parts_of(PartKind::Hut).next(),
            Self::Lying => def.parts_of(PartKind::Lying).next(),
            Self::Acrobats => def.parts_of(PartKind::Acrobats).next(),
            Self::Oak => def.parts_of(PartKind::Oak).next(),
            Self::Pond => def.parts_of(PartKind::Pond).next(),
            Self::Quarter(quarter) => def.parts.iter().position(|part| part.quarter == Some(quarter)),
            Self::InnerField(number) => def
                .parts_of(PartKind::Field)
                .filter(|&index| def.parts[index].halves.is_empty())
                .nth(usize::from(number).checked_sub(1)?),
        }
    }
}

/// Whether one part alone reaches an edge. An edge that two cities share names neither.
fn is_reached_once(def: &TileDef, turns: Rotation, side: Side) -> bool {
    def.parts.iter().filter(|part| part.sides.turned(turns).contains(side)).count() == 1
}

fn is_inner(kind: PartKind, reaches_nothing: bool) -> bool {
    kind == PartKind::Field && reaches_nothing
}

impl fmt::Display for PartName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::City(side) => write!(f, "city.{}", side.letter()),
            Self::Road(side) => write!(f, "road.{}", side.letter()),
            Self::Field(half) => write!(f, "field.{}", half.name()),
            Self::InnerField(1) => f.write_str("field.C"),
            Self::InnerField(number) => write!(f, "field.C{number}"),
            Self::Monastery => f.write_str("monastery"),
            Self::Garden => f.write_str("garden"),
            Self::Tower => f.write_str("tower"),
            Self::Hut => f.write_str("hut"),
            Self::Lying => f.write_str("monastery.abbot"),
            Self::Acrobats => f.write_str("acrobats"),
            Self::Oak => f.write_str("oak"),
            Self::Pond => f.write_str("pond"),
            Self::Quarter(quarter) => write!(f, "quarter.{}", quarter.name()),
        }
    }
}

/// The sentence for a part that a tile does not have, for example `no road at the west edge of V turned once`.
pub(super) fn no_such_part(place: PartName, tile: TileId, turns: Rotation) -> String {
    let name = &Catalogue::get().tile(tile).name;
    let lies = crate::rules::turns_name(turns);
    match place {
        PartName::City(side) => format!("no city at the {} edge of {name} {lies}", crate::rules::side_name(side)),
        PartName::Road(side) => format!("no road at the {} edge of {name} {lies}", crate::rules::side_name(side)),
        PartName::Field(half) => format!("no field at {} of {name} {lies}", half.name()),
        PartName::InnerField(_) => format!("no field {place} on {name}"),
        PartName::Lying => format!("no place to lie in on {name}"),
        _ => format!("no {place} on {name}"),
    }
}

pub(crate) fn part_name(word: Fragment<'_>) -> Result<PartName, SyntaxError> {
    let side = |letter: &str| Side::ALL.iter().copied().find(|side| letter.strip_prefix(side.letter()) == Some(""));
    let half = |name: &str| HalfWind::NAMES.iter().position(|&half| half == name).map(HalfWind::from_index);
    let found = match word.text.split_once('.') {
        Some(("city", edge)) => side(edge).map(PartName::City),
        Some(("road", edge)) => side(edge).map(PartName::Road),
        Some(("quarter", name)) => Quarter::from_name(name).map(PartName::Quarter),
        Some(("monastery", "abbot")) => Some(PartName::Lying),
        Some(("field", "C")) => Some(PartName::InnerField(1)),
        Some(("field", name)) => match name.strip_prefix('C') {
            Some(number) => number.parse().ok().filter(|&n| n > 0).map(PartName::InnerField),
            None => half(name).map(PartName::Field),
        },
        Some(_) => None,
        None => match word.text {
            "monastery" => Some(PartName::Monastery),
            "garden" => Some(PartName::Garden),
            "tower" => Some(PartName::Tower),
            "hut" => Some(PartName::Hut),
            "acrobats" => Some(PartName::Acrobats),
            "oak" => Some(PartName::Oak),
            "pond" => Some(PartName::Pond),
            _ => None,
        },
    };
    match found {
        Some(name) => Ok(name),
        None => word.error(format_args!(
            "unknown place {}; examples: city.N, road.E, field.SSW, field.C, monastery, garden, tower, quarter.castle",
            shown(word.text)
        )),
    }
}
