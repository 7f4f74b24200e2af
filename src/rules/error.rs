//! What cannot be played, and why, each in one sentence.

use std::fmt;

use super::{Colour, FigureKind, OptionDef, playable, shown};
use crate::{
    board::{MAX_TILES, Pos},
    catalogue::{BoxId, Catalogue, Corner, EdgeKind, PartKind, Rotation, Side, TileId},
};

/// Why a set-up cannot be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// The base box is missing.
    NoBase,
    /// A box is named twice.
    BoxTwice(BoxId),
    /// The rules of a box are not there yet.
    BoxNotPlayable(BoxId),
    /// No option has this name.
    UnknownOption(String),
    /// An option has no such value.
    OptionValue {
        /// Which option.
        option: &'static OptionDef,
        /// What was asked for.
        value: String,
    },
    /// An option is set twice.
    OptionTwice(&'static OptionDef),
    /// An option of a box that is not in play.
    OptionWithoutBox(&'static OptionDef),
    /// Too few or too many players.
    PlayerCount {
        /// How many were asked for.
        players: usize,
        /// The most that the boxes have colours for.
        most: usize,
    },
    /// Two players have the same colour.
    ColourTwice(Colour),
    /// A player's name is too long, shows nothing or holds characters that a record cannot.
    Name(Colour),
    /// A player's name holds a character that nobody sees.
    NameUnseen(Colour, char),
    /// No level of computer player has this name.
    UnknownLevel(String),
    /// The deck has no tile, not even the first one.
    EmptyDeck,
    /// The deck has more tiles than a board holds.
    DeckTooLong,
    /// A tile that is never drawn stands in the deck.
    NeverDrawn(String),
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoBase => f.write_str("the box 'base' must be among the boxes"),
            Self::BoxTwice(id) => write!(f, "the box '{}' is named twice", id.name()),
            Self::BoxNotPlayable(id) => {
                let playable: Vec<&str> = playable().map(BoxId::name).collect();
                write!(f, "the box '{}' cannot be played yet; {} can", id.name(), playable.join(", "))
            }
            Self::UnknownOption(name) => {
                write!(f, "there is no option {} in the boxes that can be played", shown(name))
            }
            Self::OptionValue { option, value } => {
                let values: Vec<&str> = option.values.iter().map(|&(value, _)| value).collect();
                let joined = if option.joined { ", all but the first also joined by '+'" } else { "" };
                write!(
                    f,
                    "the option '{}' has no value {}; it has {}{joined}",
                    option.name,
                    shown(value),
                    values.join(", ")
                )
            }
            Self::OptionWithoutBox(option) => {
                write!(f, "the option '{}' needs the box '{}' in play", option.name, option.box_id.name())
            }
            Self::OptionTwice(option) => write!(f, "the option '{}' is set twice", option.name),
            Self::PlayerCount { players: 1, most } => write!(f, "1 player cannot play; 2 to {most} can"),
            Self::PlayerCount { players, most } => write!(f, "{players} players cannot play; 2 to {most} can"),
            Self::ColourTwice(colour) => write!(f, "two players have the colour {}", colour.name()),
            Self::Name(colour) => write!(
                f,
                "the name of {} must have at most 32 characters, a letter, digit or sign among them, and no comma, parenthesis, quote or control character",
                colour.name()
            ),
            Self::NameUnseen(colour, letter) => {
                let letter = letter.escape_unicode();
                write!(f, "the name of {} holds the character {letter}, which nobody sees", colour.name())
            }
            Self::UnknownLevel(level) => {
                write!(f, "there is no level {}; there are {}", shown(level), super::LEVELS.join(", "))
            }
            Self::EmptyDeck => f.write_str("the deck must hold at least the tile that is laid at set-up"),
            Self::DeckTooLong => write!(f, "a deck holds at most {MAX_TILES} tiles"),
            Self::NeverDrawn(name) => write!(f, "the tile {name} is never drawn and cannot stand in a deck"),
        }
    }
}

impl std::error::Error for SetupError {}

/// Why an action is not legal now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IllegalAction {
    /// The game is over.
    Over,
    /// The drawn tile must be laid first.
    TileAsked(Option<TileId>),
    /// A figure is asked for, not a tile.
    FigureAsked(TileId),
    /// Another tile was drawn.
    OtherTile {
        /// The drawn one.
        drawn: TileId,
    },
    /// The cell is taken.
    Taken(Pos),
    /// No tile lies beside the cell.
    Apart(Pos),
    /// An edge does not match its neighbour.
    Edge {
        /// The tile to be laid.
        tile: TileId,
        /// Its turns.
        turns: Rotation,
        /// The edge.
        side: Side,
        /// What it shows there.
        shows: EdgeKind,
        /// What the neighbour shows.
        wanted: EdgeKind,
    },
    /// No more tiles go on a board.
    Full,
    /// None of these figures is left.
    NoFigure(FigureKind),
    /// Such a figure does not stand on such a part.
    WrongPart {
        /// Which figure.
        figure: FigureKind,
        /// What part.
        kind: PartKind,
    },
    /// Somebody stands in the feature already.
    Occupied(PartKind),
    /// Only an open game is ended by a statement.
    NotOpen,
    /// Such a tile is never drawn.
    NeverDrawn(TileId),
    /// A river tile must go on at an open end of the river.
    RiverApart,
    /// The river would turn the same way again.
    RiverTurns,
    /// The river would run into what lies at this cell, or into its own other end.
    RiverBlocked(Pos),
    /// An abbey may be laid first, or declined.
    AbbeyAsked,
    /// An abbey is laid only at the beginning of a turn.
    AbbeyLater,
    /// The cell is no empty one with tiles on all four sides.
    NoHole(Pos),
    /// The player has no abbot on the board that may be taken back.
    NoRecall,
    /// No barns are in play: the box, the part or fields are left out.
    NoBarns,
    /// The player has no barn left.
    NoBarn,
    /// The four tiles at this corner do not all show field there.
    NoBarnCorner(Corner),
    /// A barn stands on the field.
    BarnThere,
    /// A wagon may move on, or go home.
    WagonAsked,
    /// The wagon cannot move there.
    WagonTarget,
    /// No wagon is asked for.
    NoWagon,
}

impl fmt::Display for IllegalAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = |id: TileId| &Catalogue::get().tile(id).name;
        match *self {
            Self::Over => f.write_str("the game is over"),
            Self::TileAsked(Some(drawn)) => write!(f, "the drawn tile {} must be laid now", name(drawn)),
            Self::TileAsked(None) => f.write_str("a tile must be laid now, or the game ended with 'end'"),
            Self::FigureAsked(tile) => {
                write!(f, "{} is laid, and only a figure on it or 'skip' is asked for", name(tile))
            }
            Self::OtherTile { drawn } => write!(f, "the drawn tile is {}", name(drawn)),
            Self::Taken(pos) => write!(f, "a tile lies at {pos} already"),
            Self::Apart(pos) => write!(f, "no tile lies beside {pos}"),
            Self::Edge { tile, turns, side, shows, wanted } => write!(
                f,
                "the {} edge of {} {} shows {}, its neighbour {}",
                side_name(side),
                name(tile),
                turns_name(turns),
                shows.name(),
                wanted.name()
            ),
            Self::Full => write!(f, "a board holds at most {MAX_TILES} tiles"),
            Self::NoFigure(figure) => write!(f, "no {} is left in the supply", figure.title()),
            Self::WrongPart { figure, kind } => {
                write!(f, "the {} does not go on a {} in this game", figure.title(), kind.name())
            }
            Self::Occupied(kind) => write!(f, "somebody stands on that {} already", kind.name()),
            Self::NotOpen => f.write_str("only an open record, one without a deck, is ended by a statement"),
            Self::NeverDrawn(tile) => write!(f, "the tile {} is never drawn", name(tile)),
            Self::RiverApart => f.write_str("a river tile goes on at an open end of the river, and at one only"),
            Self::RiverTurns => f.write_str("the river would turn the same way again"),
            Self::RiverBlocked(pos) => write!(f, "the river could not go on at {pos}"),
            Self::AbbeyAsked => f.write_str("an abbey may be laid now, and only that or 'skip' is asked for"),
            Self::AbbeyLater => {
                f.write_str("an abbey is laid only at the beginning of a turn, by a player who has one, into a hole")
            }
            Self::NoHole(pos) => write!(f, "{pos} is no empty cell with tiles on all four sides"),
            Self::NoRecall => f.write_str("no abbot can be taken back"),
            Self::NoBarn => f.write_str("no barn is left"),
            Self::NoBarns => f.write_str("no barns are in play in this game"),
            Self::NoBarnCorner(corner) => write!(f, "four tiles do not all show field at the corner {}", corner.name()),
            Self::BarnThere => f.write_str("a barn stands on that field already"),
            Self::WagonAsked => f.write_str("a wagon may move on now, and only that or 'skip' is asked for"),
            Self::WagonTarget => f.write_str("the wagon cannot move there"),
            Self::NoWagon => f.write_str("a wagon moves on only when its feature is complete"),
        }
    }
}

impl std::error::Error for IllegalAction {}

/// The word for a side: `north`.
#[must_use]
pub const fn side_name(side: Side) -> &'static str {
    match side {
        Side::North => "north",
        Side::East => "east",
        Side::South => "south",
        Side::West => "west",
    }
}

/// How a tile lies, in words: `turned once`.
#[must_use]
pub const fn turns_name(turns: Rotation) -> &'static str {
    match turns {
        0 => "unturned",
        1 => "turned once",
        2 => "turned twice",
        _ => "turned three times",
    }
}
