//! Errors of set-ups: what cannot be played and why, in one sentence each.

use std::fmt;

use super::{Colour, OPTIONS, OptionDef, most_like, shown};
use crate::{
    IN_WORDS,
    board::MAX_TILES,
    catalogue::{BoxId, Catalogue, TileDef, TileId},
};

/// A name that is no box of the game. It displays as one sentence: why a set is not played, or which boxes there are.
#[derive(Clone, Copy, Debug)]
pub struct UnknownBox<'a>(pub &'a str);

impl fmt::Display for UnknownBox<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        #[cfg(not(feature = "game-only"))]
        if let Some(set) = Catalogue::get().set(self.0) {
            return f.write_str(&set.not_played());
        }
        write!(f, "unknown expansion {}; known: {}", shown(self.0), BoxId::names())
    }
}

/// The reason why a set-up cannot be played. It displays as one sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// The base game is missing.
    NoBase,
    /// A box is listed twice.
    BoxTwice(BoxId),
    /// No option has this name.
    UnknownOption(String),
    /// An option has no such value.
    OptionValue {
        /// The option.
        option: &'static OptionDef,
        /// The value that it does not have.
        value: String,
    },
    /// An option is set twice.
    OptionTwice(&'static OptionDef),
    /// An option belongs to an expansion that is not in play.
    OptionWithoutBox(&'static OptionDef),
    /// There are too few or too many players.
    PlayerCount {
        /// The number of players in the set-up.
        players: usize,
        /// The largest number of players for which the boxes have colours.
        most: usize,
    },
    /// Two players have the same colour.
    ColourTwice(Colour),
    /// A player's name is too long, shows nothing, or contains characters that a record does not allow.
    Name(Colour),
    /// A player's name contains an invisible character.
    NameUnseen(Colour, char),
    /// No level of computer player has this name.
    UnknownLevel(String),
    /// The deck has no tile, not even the one laid at set-up.
    EmptyDeck,
    /// The deck has more tiles than a board holds.
    DeckTooLong,
    /// The deck contains a tile that is never drawn.
    NeverDrawn(String),
    /// The deck contains a tile of a set that is not played, or one that the record defines itself.
    NotPlayed(TileId),
    /// The deck does not begin with the tiles that expansions lay at set-up.
    FirstTiles(Vec<TileId>),
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !IN_WORDS {
            return f.write_str("such a game cannot be played");
        }
        match self {
            Self::NoBase => f.write_str("'base' is missing: every game needs it"),
            Self::BoxTwice(id) => write!(f, "'{}' is listed twice", id.name()),
            Self::UnknownOption(name) => {
                let names: Vec<&str> = OPTIONS.iter().map(|option| option.name).collect();
                write!(f, "unknown option {}; most like it: {}", shown(name), most_like(name, &names).join(", "))
            }
            Self::OptionValue { option, value } => {
                let values: Vec<&str> = option.values.iter().map(|&(value, _)| value).collect();
                let joined = if option.joined { "; all but the first can be joined by '+'" } else { "" };
                write!(
                    f,
                    "the option '{}' cannot be {}; values: {}{joined}",
                    option.name,
                    shown(value),
                    values.join(", ")
                )
            }
            Self::OptionWithoutBox(option) => {
                write!(f, "the option '{}' needs the expansion '{}'", option.name, option.box_id.name())
            }
            Self::OptionTwice(option) => write!(f, "the option '{}' is set twice", option.name),
            Self::PlayerCount { players, most } => write!(f, "this game needs 1 to {most} players, not {players}"),
            Self::ColourTwice(colour) => write!(f, "two players have the colour {}", colour.name()),
            Self::Name(colour) => write!(
                f,
                "the name of {} must have at most 32 characters, at least one of them visible, and no comma, parenthesis, quote or control character",
                colour.name()
            ),
            Self::NameUnseen(colour, letter) => {
                let letter = letter.escape_unicode();
                write!(f, "the name of {} contains the invisible character {letter}", colour.name())
            }
            Self::UnknownLevel(level) => {
                write!(f, "unknown level {}; known: {}", shown(level), super::LEVELS.join(", "))
            }
            Self::EmptyDeck => f.write_str("the deck needs at least one tile, which is laid at set-up"),
            Self::DeckTooLong => write!(f, "a deck holds at most {MAX_TILES} tiles"),
            Self::FirstTiles(tiles) => first_tiles(f, tiles),
            Self::NotPlayed(tile) => {
                let tile = Catalogue::get().tile(*tile);
                write!(f, "the tile {} cannot be in a deck: ", tile.name)?;
                match &tile.set {
                    Some(set) if !tile.is_own() => f.write_str(&set.not_played()),
                    _ => f.write_str("a tile that a record defines can be laid in diagrams and open records"),
                }
            }
            Self::NeverDrawn(name) => write!(f, "the tile {name} is never drawn and cannot be in a deck"),
        }
    }
}

/// Writes with which tiles a deck begins, and for which boxes.
fn first_tiles(f: &mut fmt::Formatter<'_>, tiles: &[TileId]) -> fmt::Result {
    let tiles: Vec<&TileDef> = tiles.iter().map(|&tile| Catalogue::get().tile(tile)).collect();
    let boxes: Vec<String> = tiles.iter().filter_map(|tile| Some(format!("'{}'", tile.box_id?.name()))).collect();
    let names: Vec<&str> = tiles.iter().map(|tile| tile.name.as_str()).collect();
    let lies = if tiles.len() == 1 { "which lies" } else { "which lie" };
    write!(f, "with {} the deck begins with {}, {lies} on the table at set-up", boxes.join(" and "), names.join(" "))
}

impl std::error::Error for SetupError {}
