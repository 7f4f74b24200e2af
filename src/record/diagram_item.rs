//! The lines of a diagram as text.
//!
//! ```text
//! item    = "tile" id pos turns                 a tile that lies there
//!         | "abbey" pos                         an abbey that lies there
//!         | colour figure pos place             a figure that stands there
//!         | colour "barn" pos corner            a barn
//!         | "mark" pos place [text]             the whole feature is highlighted, with a label
//!         | "note" pos text                     written on the tile
//!         | "ghost" id pos turns                a tile that is not laid yet
//! text    = '"' 1 to 120 characters '"'         `\"` and `\\` are escapes; none that nobody sees
//! ```
//!
//! Ids, cells, turns, figures, corners and places are those of statements: see [`super::Statement`].

use std::fmt;

use super::{
    PartName,
    notation::{self, corner_name, part_name, position, quarter_turns, tile_id},
    syntax::{Fragment, SyntaxError, quoted, shown, write_quoted},
};
use crate::{
    board::Pos,
    catalogue::{Catalogue, Corner, Rotation, TileId},
    rules::{Colour, FigureKind, shows_anything, unseen},
};

/// The longest text of a mark or a note, in characters.
pub const MOST_LETTERS: usize = 120;

/// Something that a diagram shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Item {
    /// A tile that lies there.
    Tile {
        /// Which tile.
        id: TileId,
        /// Where.
        pos: Pos,
        /// Quarter turns clockwise.
        turns: Rotation,
    },
    /// An abbey that lies there.
    Abbey {
        /// Where.
        pos: Pos,
    },
    /// A figure on a tile.
    Figure {
        /// Whose.
        colour: Colour,
        /// Which figure.
        figure: FigureKind,
        /// On which tile.
        pos: Pos,
        /// On which part.
        place: PartName,
    },
    /// A barn.
    Barn {
        /// Whose.
        colour: Colour,
        /// Of which tile.
        pos: Pos,
        /// On which corner.
        corner: Corner,
    },
    /// A whole feature that is highlighted.
    Mark {
        /// One of its tiles.
        pos: Pos,
        /// The part of that tile.
        place: PartName,
        /// What is written beside it.
        label: Option<String>,
    },
    /// A text on a tile.
    Note {
        /// Which tile.
        pos: Pos,
        /// What is written.
        text: String,
    },
    /// A tile that is not laid yet.
    Ghost {
        /// Which tile.
        id: TileId,
        /// Where it would lie.
        pos: Pos,
        /// Quarter turns clockwise.
        turns: Rotation,
    },
}

impl fmt::Display for Item {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = |id: TileId| &Catalogue::get().tile(id).name;
        let with_text = |f: &mut fmt::Formatter<'_>, text: &str| {
            let mut out = String::from(" ");
            write_quoted(&mut out, text);
            f.write_str(&out)
        };
        match self {
            Self::Tile { id, pos, turns } => write!(f, "tile {} {pos} {turns}", name(*id)),
            Self::Abbey { pos } => write!(f, "abbey {pos}"),
            Self::Figure { colour, figure, pos, place } => {
                write!(f, "{} {} {pos} {place}", colour.name(), figure.name())
            }
            Self::Barn { colour, pos, corner } => write!(f, "{} barn {pos} {}", colour.name(), corner.name()),
            Self::Mark { pos, place, label } => {
                write!(f, "mark {pos} {place}")?;
                label.as_ref().map_or(Ok(()), |label| with_text(f, label))
            }
            Self::Note { pos, text } => {
                write!(f, "note {pos}")?;
                with_text(f, text)
            }
            Self::Ghost { id, pos, turns } => write!(f, "ghost {} {pos} {turns}", name(*id)),
        }
    }
}

impl Item {
    /// Reads one line.
    pub(super) fn parse(piece: Fragment<'_>) -> Result<Self, SyntaxError> {
        let words = piece.words();
        let Some((first, rest)) = words.split_first() else { return piece.error("a statement is expected here") };
        if let Some(colour) = Colour::from_name(first.text) {
            return piece_of(colour, rest, piece);
        }
        let (item, rest) = match (first.text, rest) {
            ("tile", [id, pos, turns, rest @ ..]) => {
                (Self::Tile { id: tile_id(*id)?, pos: position(*pos)?, turns: quarter_turns(*turns)? }, rest)
            }
            ("ghost", [id, pos, turns, rest @ ..]) => {
                (Self::Ghost { id: tile_id(*id)?, pos: position(*pos)?, turns: quarter_turns(*turns)? }, rest)
            }
            ("abbey", [pos, rest @ ..]) => (Self::Abbey { pos: position(*pos)? }, rest),
            ("mark", [pos, place, rest @ ..]) => {
                let (pos, place) = (position(*pos)?, part_name(*place)?);
                let label = rest.first().map(|begin| text(piece.from(*begin))).transpose()?;
                (Self::Mark { pos, place, label }, &[] as &[Fragment<'_>])
            }
            ("note", [pos, begin, ..]) => {
                (Self::Note { pos: position(*pos)?, text: text(piece.from(*begin))? }, &[] as &[Fragment<'_>])
            }
            _ => return wrong(*first, piece),
        };
        match rest.first() {
            None => Ok(item),
            Some(extra) => extra.error(format!("the statement is complete before {}", shown(extra.text))),
        }
    }
}

/// The sentence for a line that begins with no colour and cannot be read.
fn wrong(first: Fragment<'_>, whole: Fragment<'_>) -> Result<Item, SyntaxError> {
    let needs = match first.text {
        "tile" => "'tile' needs an id, a cell and turns, as in 'tile V 1,0 3'",
        "ghost" => "'ghost' needs an id, a cell and turns, as in 'ghost V 1,0 3'",
        "abbey" => "'abbey' needs a cell, as in 'abbey 3,2'",
        "mark" => "'mark' needs a cell, a place and perhaps a text, as in 'mark 0,0 city.N \"8 points\"'",
        "note" => "'note' needs a cell and a text, as in 'note 0,0 \"here\"'",
        "skip" | "end" | "recall" => {
            return first.error("a diagram has no turns: 'skip', 'end' and 'recall' have no place in it");
        }
        "barn" => return first.error("a barn in a diagram has a colour and a cell, as in 'blue barn 2,1 SE'"),
        word if FigureKind::from_name(word).is_some() => {
            return first.error("a figure in a diagram has a colour and a cell, as in 'red meeple 0,0 road.W'");
        }
        word => {
            return first.error(format!(
                "{} is nothing that a diagram shows; a colour, tile, abbey, mark, note, ghost or expect worth is expected here",
                shown(word)
            ));
        }
    };
    whole.end().error(needs)
}

/// Reads what follows a colour.
fn piece_of(colour: Colour, words: &[Fragment<'_>], whole: Fragment<'_>) -> Result<Item, SyntaxError> {
    let Some((kind, rest)) = words.split_first() else {
        return whole.end().error("a figure or 'barn' is expected after the colour");
    };
    let (item, rest) = match (kind.text, FigureKind::from_name(kind.text), rest) {
        ("barn", _, [pos, corner, rest @ ..]) => {
            (Item::Barn { colour, pos: position(*pos)?, corner: corner_name(*corner)? }, rest)
        }
        ("barn", ..) => return whole.end().error("'barn' needs a cell and a corner, as in 'blue barn 2,1 SE'"),
        (_, Some(figure), [pos, place, rest @ ..]) => {
            (Item::Figure { colour, figure, pos: position(*pos)?, place: part_name(*place)? }, rest)
        }
        (word, Some(_), _) => {
            return whole.end().error(format!("'{word}' needs a cell and a place, as in '{word} 0,0 road.W'"));
        }
        (word, None, _) => {
            return kind.error(format!(
                "{} is no figure; {} or barn is expected here",
                shown(word),
                notation::figures()
            ));
        }
    };
    match rest.first() {
        None => Ok(item),
        Some(extra) => extra.error(format!("the statement is complete before {}", shown(extra.text))),
    }
}

/// Reads a text in quotes that ends a line.
fn text(piece: Fragment<'_>) -> Result<String, SyntaxError> {
    let Some(rest) = piece.text.strip_prefix('"') else {
        return piece.error(format!("a text in double quotes is expected here, not {}", shown(piece.text)));
    };
    let (value, rest) = quoted(piece, rest)?;
    if !rest.trim().is_empty() {
        return piece.error(format!("the statement is complete before {}", shown(rest.trim())));
    }
    if value.chars().count() > MOST_LETTERS {
        return piece.error(format!("the text is longer than {MOST_LETTERS} characters"));
    }
    match unseen(&value) {
        Some(letter) => {
            piece.error(format!("the text holds the character {}, which nobody sees", letter.escape_unicode()))
        }
        None if !shows_anything(&value) => piece.error("the text is empty"),
        None => Ok(value),
    }
}
