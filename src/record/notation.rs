//! Statements as text, with one decision on each line.
//!
//! ```text
//! statement = [colour] verb                     the colour only if it is another player's turn
//! verb      = "tile" id pos turns               lay the drawn tile
//!           | figure place                      place a figure on the tile just laid
//!           | figure pos place                  move a wagon on, always with the cell
//!           | "abbey" pos                       lay one's abbey instead of drawing a tile
//!           | "barn" corner                     place one's barn on a corner of the tile just laid
//!           | "recall"                          take one's abbot back and score him
//!           | "skip" | "end"
//! pos       = x "," y                           whole numbers from -999 to 999
//! turns     = "0" | "1" | "2" | "3"             quarter turns clockwise
//! figure    = "meeple" | "large" | "abbot" | "mayor" | "wagon" | "builder" | "pig" | "phantom"
//! corner    = "NE" | "SE" | "SW" | "NW"
//! place     = "city." edge | "road." edge | "field." (half | "C" | "C2" …) | "monastery" | "garden"
//! edge      = "N" | "E" | "S" | "W"
//! half      = "NNE" | "ENE" | "ESE" | "SSE" | "SSW" | "WSW" | "WNW" | "NNW"
//! ```
//!
//! The reader accepts any direction that a part reaches. The writer uses the first one, clockwise from north. `field.C` is a
//! field that reaches no edge, and `field.C2` is the second such field of the tile.

use std::{fmt, str::FromStr};

use super::syntax::{Fragment, Location, SyntaxError, shown};
use crate::{
    board::Pos,
    catalogue::{Catalogue, Corner, HalfWind, PartKind, Rotation, Side, TileId},
    rules::{Action, Colour, FigureKind, Game, Step},
};

/// A statement as it is written. Whether it is legal has not been checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Statement {
    /// The colour in front of the statement, if there is one.
    pub by: Option<Colour>,
    /// The decision.
    pub verb: Verb,
}

/// The decision that a statement describes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verb {
    /// Lay the drawn tile.
    Tile {
        /// The tile.
        id: TileId,
        /// The cell.
        pos: Pos,
        /// The number of clockwise quarter turns, 0 to 3.
        turns: Rotation,
    },
    /// Place a figure.
    Figure {
        /// The kind of figure.
        figure: FigureKind,
        /// The cell of the tile; `None` for the tile just laid.
        pos: Option<Pos>,
        /// The part of the tile.
        place: PartName,
    },
    /// Lay an abbey.
    Abbey {
        /// The cell, which must be a hole.
        pos: Pos,
    },
    /// Place a barn.
    Barn {
        /// The corner of the tile just laid.
        corner: Corner,
    },
    /// Take the abbot back.
    Recall,
    /// Decline what is offered.
    Skip,
    /// End an open game.
    End,
}

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
}

impl PartName {
    /// The canonical name of a part of a laid tile. It has the first direction that the part reaches, clockwise from north.
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
        let side = || found.sides.turned(turns).iter().next().unwrap_or(Side::North);
        match found.kind {
            PartKind::City => Self::City(side()),
            PartKind::Road => Self::Road(side()),
            PartKind::Monastery => Self::Monastery,
            PartKind::Garden => Self::Garden,
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
            Self::City(side) => of_kind(face.part_at(side), PartKind::City),
            Self::Road(side) => of_kind(face.part_at(side), PartKind::Road),
            Self::Field(half) => face.field_at(half),
            Self::Monastery => def.parts_of(PartKind::Monastery).next(),
            Self::Garden => def.parts_of(PartKind::Garden).next(),
            Self::InnerField(number) => def
                .parts_of(PartKind::Field)
                .filter(|&index| def.parts[index].halves.is_empty())
                .nth(usize::from(number).checked_sub(1)?),
        }
    }
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
        }
    }
}

impl fmt::Display for Statement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(colour) = self.by {
            write!(f, "{} ", colour.name())?;
        }
        match self.verb {
            Verb::Tile { id, pos, turns } => write!(f, "tile {} {pos} {turns}", Catalogue::get().tile(id).name),
            Verb::Figure { figure, pos: None, place } => write!(f, "{} {place}", figure.name()),
            Verb::Figure { figure, pos: Some(pos), place } => write!(f, "{} {pos} {place}", figure.name()),
            Verb::Abbey { pos } => write!(f, "abbey {pos}"),
            Verb::Barn { corner } => write!(f, "barn {}", corner.name()),
            Verb::Recall => f.write_str("recall"),
            Verb::Skip => f.write_str("skip"),
            Verb::End => f.write_str("end"),
        }
    }
}

/// Reads one statement.
///
/// ```
/// use bastide::record::Statement;
/// let statement: Statement = "tile V 1,0 3".parse().unwrap();
/// assert_eq!(statement.to_string(), "tile V 1,0 3");
/// assert_eq!("tile V 1;0 3".parse::<Statement>().unwrap_err().column, 8);
/// ```
impl FromStr for Statement {
    type Err = SyntaxError;

    fn from_str(text: &str) -> Result<Self, SyntaxError> {
        Self::parse(Fragment { text, place: Location { line: 1, column: 1 } }.trimmed())
    }
}

impl Statement {
    /// The canonical statement for an action that is legal in a game, without a colour.
    #[must_use]
    pub fn of(game: &Game, action: Action) -> Self {
        let verb = match action {
            Action::Lay { tile, pos, turns } => Verb::Tile { id: tile, pos, turns },
            Action::Place { figure, part } => {
                let place = match game.board().last() {
                    Some(laid) => PartName::of(laid.tile, laid.turns, usize::from(part)),
                    None => PartName::InnerField(0),
                };
                Verb::Figure { figure, pos: None, place }
            }
            Action::Move { figure, pos, part } => {
                let place = match game.board().tile_at(pos).map(|index| game.board().tiles()[index]) {
                    Some(laid) => PartName::of(laid.tile, laid.turns, usize::from(part)),
                    None => PartName::InnerField(0),
                };
                Verb::Figure { figure, pos: Some(pos), place }
            }
            Action::Abbey { pos } => Verb::Abbey { pos },
            Action::Barn { corner } => Verb::Barn { corner },
            Action::Recall => Verb::Recall,
            Action::Skip => Verb::Skip,
            Action::End => Verb::End,
        };
        Self { by: None, verb }
    }

    /// The canonical statement as a record writes it: with the player's colour if it is another player's turn.
    #[must_use]
    pub fn written(game: &Game, action: Action) -> Self {
        let asked = game.asked();
        let by = (asked != game.active()).then(|| game.rules().players[asked.index()].colour);
        Self { by, ..Self::of(game, action) }
    }

    /// The action that this statement means in a game, legal or not.
    ///
    /// # Errors
    /// A sentence that says why the statement means no action, for example because the tile just laid has no such part.
    pub fn action(&self, game: &Game) -> Result<Action, String> {
        match self.verb {
            Verb::Tile { id, pos, turns } => Ok(Action::Lay { tile: id, pos, turns }),
            Verb::Skip => Ok(Action::Skip),
            Verb::End => Ok(Action::End),
            Verb::Abbey { pos } => Ok(Action::Abbey { pos }),
            Verb::Barn { corner } => Ok(Action::Barn { corner }),
            Verb::Recall => Ok(Action::Recall),
            Verb::Figure { figure, pos: Some(pos), place } if game.step() == Step::Wagon => {
                let Some(index) = game.board().tile_at(pos) else { return Err(format!("there is no tile at {pos}")) };
                let laid = game.board().tiles()[index];
                match place.find(laid.tile, laid.turns) {
                    Some(part) => Ok(Action::Move { figure, pos, part: part as u8 }),
                    None => Err(no_such_part(place, laid.tile, laid.turns)),
                }
            }
            Verb::Figure { figure, pos: Some(_), .. } => {
                Err(format!("the {} goes on the tile just laid, so leave out the cell", figure.name()))
            }
            Verb::Figure { figure: FigureKind::Wagon, pos: None, .. } if game.step() == Step::Wagon => {
                Err("a wagon that moves on needs a cell, as in 'wagon 3,2 road.E'".into())
            }
            Verb::Figure { figure, pos: None, place } => {
                let Some(laid) = game.board().last() else { return Err("no tile has been laid yet".into()) };
                match place.find(laid.tile, laid.turns) {
                    Some(part) => Ok(Action::Place { figure, part: part as u8 }),
                    None => Err(no_such_part(place, laid.tile, laid.turns)),
                }
            }
        }
    }

    pub(super) fn parse(piece: Fragment<'_>) -> Result<Self, SyntaxError> {
        let words = piece.words();
        let Some((first, rest)) = words.split_first() else { return piece.error("a statement is expected here") };
        match (Colour::from_name(first.text), rest.split_first()) {
            (Some(colour), Some((verb, rest))) => Ok(Self { by: Some(colour), verb: parse_verb(*verb, rest, piece)? }),
            (Some(_), None) => piece.end().error("a statement is expected after the colour"),
            (None, _) => Ok(Self { by: None, verb: parse_verb(*first, rest, piece)? }),
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
        PartName::Monastery | PartName::Garden => format!("no {place} on {name}"),
    }
}

fn parse_verb(first: Fragment<'_>, rest: &[Fragment<'_>], whole: Fragment<'_>) -> Result<Verb, SyntaxError> {
    let (verb, rest) = match first.text {
        "tile" => match rest {
            [id, pos, turns, rest @ ..] => {
                let verb = Verb::Tile { id: tile_id(*id)?, pos: position(*pos)?, turns: quarter_turns(*turns)? };
                (verb, rest)
            }
            _ => return whole.end().error("'tile' needs an id, a cell and turns, as in 'tile V 1,0 3'"),
        },
        "abbey" => match rest {
            [pos, rest @ ..] => (Verb::Abbey { pos: position(*pos)? }, rest),
            [] => return whole.end().error("'abbey' needs a cell, as in 'abbey 3,2'"),
        },
        "barn" => match rest {
            [corner, rest @ ..] => (Verb::Barn { corner: corner_name(*corner)? }, rest),
            [] => return whole.end().error("'barn' needs a corner, as in 'barn NE'"),
        },
        "recall" => (Verb::Recall, rest),
        "skip" => (Verb::Skip, rest),
        "end" => (Verb::End, rest),
        word => {
            let Some(figure) = FigureKind::from_name(word) else {
                let figures = figures();
                return first.error(format!(
                    "unknown statement {}; expected tile, {figures}, abbey, barn, recall, skip or end",
                    shown(word)
                ));
            };
            match rest {
                [pos, place, rest @ ..] if pos.text.contains(',') => {
                    (Verb::Figure { figure, pos: Some(position(*pos)?), place: part_name(*place)? }, rest)
                }
                [place, rest @ ..] => (Verb::Figure { figure, pos: None, place: part_name(*place)? }, rest),
                [] => return whole.end().error(format!("'{word}' needs a place, as in '{word} road.N'")),
            }
        }
    };
    match rest.first() {
        None => Ok(verb),
        Some(extra) => extra.error(format!("unexpected {} after the statement", shown(extra.text))),
    }
}

/// The words for all figures, separated by commas.
pub(super) fn figures() -> String {
    FigureKind::ALL.map(FigureKind::name).join(", ")
}

pub(super) fn tile_id(word: Fragment<'_>) -> Result<TileId, SyntaxError> {
    match Catalogue::get().find(word.text) {
        Some(id) => Ok(id),
        None => word.error(format!("unknown tile {}", shown(word.text))),
    }
}

pub(super) fn position(word: Fragment<'_>) -> Result<Pos, SyntaxError> {
    let number = |text: &str| text.parse::<i16>().ok().filter(|n| (-999..=999).contains(n));
    let coordinates = word.text.split_once(',').and_then(|(x, y)| Some(Pos::new(number(x)?, number(y)?)));
    match coordinates {
        Some(pos) => Ok(pos),
        None => word.error(format!("{} is not a cell; expected x,y with numbers from -999 to 999", shown(word.text))),
    }
}

pub(super) fn corner_name(word: Fragment<'_>) -> Result<Corner, SyntaxError> {
    match Corner::from_name(word.text) {
        Some(corner) => Ok(corner),
        None => word.error(format!("unknown corner {}; expected NE, SE, SW or NW", shown(word.text))),
    }
}

pub(super) fn quarter_turns(word: Fragment<'_>) -> Result<Rotation, SyntaxError> {
    match word.text {
        "0" => Ok(0),
        "1" => Ok(1),
        "2" => Ok(2),
        "3" => Ok(3),
        other => word.error(format!("the tile cannot be turned {}; expected 0, 1, 2 or 3 quarter turns", shown(other))),
    }
}

pub(super) fn part_name(word: Fragment<'_>) -> Result<PartName, SyntaxError> {
    let side = |letter: &str| Side::ALL.iter().copied().find(|side| letter.strip_prefix(side.letter()) == Some(""));
    let half = |name: &str| HalfWind::NAMES.iter().position(|&half| half == name).map(HalfWind::from_index);
    let found = match word.text.split_once('.') {
        Some(("city", edge)) => side(edge).map(PartName::City),
        Some(("road", edge)) => side(edge).map(PartName::Road),
        Some(("field", "C")) => Some(PartName::InnerField(1)),
        Some(("field", name)) => match name.strip_prefix('C') {
            Some(number) => number.parse().ok().filter(|&n| n > 0).map(PartName::InnerField),
            None => half(name).map(PartName::Field),
        },
        Some(_) => None,
        None => match word.text {
            "monastery" => Some(PartName::Monastery),
            "garden" => Some(PartName::Garden),
            _ => None,
        },
    };
    match found {
        Some(name) => Ok(name),
        None => word.error(format!(
            "unknown place {}; examples: city.N, road.E, field.SSW, field.C, monastery, garden",
            shown(word.text)
        )),
    }
}
