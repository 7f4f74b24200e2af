//! Pieces of sets that are not played, as pictures in a diagram: `picture sheep.three 1,0 field.ENE red`.

use std::fmt;

use super::{
    PartName,
    place::part_name,
    syntax::{Fragment, SyntaxError, shown},
    words::position,
};
use crate::{
    board::Pos,
    catalogue::{Catalogue, Emblem},
    rules::Colour,
};

/// A piece that is shown and has no rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pictured {
    /// The name of the piece.
    pub piece: String,
    /// The index of its kind, if it has several.
    pub kind: Option<u8>,
    /// The cell.
    pub pos: Pos,
    /// Where on the cell it stands.
    pub at: Where,
    /// The colour of its owner.
    pub colour: Option<Colour>,
}

/// A place on a cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Where {
    /// The middle.
    Middle,
    /// A part of the tile.
    Part(PartName),
    /// A symbol of its set that is printed on the tile, such as `circus`.
    Symbol(String),
    /// So many hundredths of a tile to the east and to the south of the middle.
    Offset(i8, i8),
}

impl Pictured {
    /// The piece as its set defines it.
    #[must_use]
    pub fn emblem(&self) -> Option<&'static Emblem> {
        Catalogue::get().piece(&self.piece)
    }

    /// Reads what follows `picture`.
    pub(super) fn parse(words: &[Fragment<'_>], whole: Fragment<'_>) -> Result<Self, SyntaxError> {
        let [name, pos, rest @ ..] = words else {
            return whole.end().error("'picture' needs a piece and a cell, as in 'picture shepherd 0,0 field.N red'");
        };
        let (piece, kind) = piece_of(*name)?;
        let mut pictured = Self { piece, kind, pos: position(*pos)?, at: Where::Middle, colour: None };
        let mut rest = rest;
        if let [place, after @ ..] = rest
            && Colour::from_name(place.text).is_none()
        {
            pictured.at = place_of(*place)?;
            rest = after;
        }
        match rest {
            [] => Ok(pictured),
            [colour] if Colour::from_name(colour.text).is_some() => {
                Ok(Self { colour: Colour::from_name(colour.text), ..pictured })
            }
            [extra, ..] => extra.error(format_args!("unexpected {} after the statement", shown(extra.text))),
        }
    }
}

/// Reads the name of a piece, with its kind behind a point if it has several.
fn piece_of(word: Fragment<'_>) -> Result<(String, Option<u8>), SyntaxError> {
    let (name, kind) = word.text.split_once('.').map_or((word.text, None), |(name, kind)| (name, Some(kind)));
    let Some(piece) = Catalogue::get().piece(name) else {
        return word.error(format_args!("unknown piece {}", shown(name)));
    };
    let index = kind.and_then(|kind| piece.kinds.iter().position(|known| known == kind)).map(|index| index as u8);
    match (piece.kinds.is_empty(), kind, index) {
        (true, None, _) | (false, _, Some(_)) => Ok((name.into(), index)),
        (true, Some(_), _) => word.error(format_args!("there is one kind of {name}, which is written without a point")),
        (false, ..) => {
            word.error(format_args!("the kind of {name} is expected after a point: {}", piece.kinds.join(", ")))
        }
    }
}

fn place_of(word: Fragment<'_>) -> Result<Where, SyntaxError> {
    if let Some((x, y)) = word.text.split_once(',') {
        let number = |text: &str| text.parse::<i8>().ok().filter(|n| (-50..=50).contains(n));
        return match (number(x), number(y)) {
            (Some(x), Some(y)) => Ok(Where::Offset(x, y)),
            _ => word.error("two numbers from -50 to 50 are expected here: hundredths of a tile to the east and south"),
        };
    }
    if Catalogue::get().has_symbol(word.text) {
        return Ok(Where::Symbol(word.text.into()));
    }
    part_name(word).map(Where::Part)
}

impl fmt::Display for Pictured {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "picture {}", self.piece)?;
        if let Some(kind) = self.kind
            && let Some(name) = self.emblem().and_then(|emblem| emblem.kinds.get(usize::from(kind)))
        {
            write!(f, ".{name}")?;
        }
        write!(f, " {}", self.pos)?;
        match &self.at {
            Where::Middle => {}
            Where::Part(part) => write!(f, " {part}")?,
            Where::Symbol(name) => write!(f, " {name}")?,
            Where::Offset(x, y) => write!(f, " {x},{y}")?,
        }
        self.colour.map_or(Ok(()), |colour| write!(f, " {}", colour.name()))
    }
}
