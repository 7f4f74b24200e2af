//! Errors of set-ups and actions: what cannot be played and why, in one sentence each.

use std::fmt;

use super::{Colour, FigureKind, OPTIONS, OptionDef, playable, shown};
use crate::{
    board::{MAX_TILES, Pos},
    catalogue::{BoxId, Catalogue, Corner, EdgeKind, PartKind, Rotation, Side, TileId},
};

/// The reason why a set-up cannot be played. It displays as one sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// The base game is missing.
    NoBase,
    /// A box is listed twice.
    BoxTwice(BoxId),
    /// The rules of an expansion are not implemented yet.
    BoxNotPlayable(BoxId),
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
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoBase => f.write_str("'base' is missing: every game needs it"),
            Self::BoxTwice(id) => write!(f, "'{}' is listed twice", id.name()),
            Self::BoxNotPlayable(id) => {
                let playable: Vec<&str> = playable().map(BoxId::name).collect();
                write!(f, "'{}' is not playable yet; playable: {}", id.name(), playable.join(", "))
            }
            Self::UnknownOption(name) => {
                let known: Vec<&str> = OPTIONS.iter().map(|option| option.name).collect();
                write!(f, "unknown option {}; known: {}", shown(name), known.join(", "))
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
            Self::PlayerCount { players, most } => write!(f, "this game needs 2 to {most} players, not {players}"),
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
            Self::NeverDrawn(name) => write!(f, "the tile {name} is never drawn and cannot be in a deck"),
        }
    }
}

impl std::error::Error for SetupError {}

/// The reason why an action is not legal now. It displays as one sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IllegalAction {
    /// The game is over.
    Over,
    /// A tile must be laid first: the drawn one, or any tile in an open game (`None`).
    TileAsked(Option<TileId>),
    /// The decision is about a figure on this tile, which was just laid, and not about a tile.
    FigureAsked(TileId),
    /// A different tile was drawn.
    OtherTile {
        /// The drawn tile.
        drawn: TileId,
    },
    /// There is already a tile on the cell.
    Taken(Pos),
    /// There is no tile next to the cell.
    Apart(Pos),
    /// An edge does not match its neighbour.
    Edge {
        /// The tile to be laid.
        tile: TileId,
        /// Its number of clockwise quarter turns.
        turns: Rotation,
        /// The edge that does not match.
        side: Side,
        /// What the tile shows there.
        shows: EdgeKind,
        /// What the neighbour shows.
        wanted: EdgeKind,
    },
    /// The board holds no more tiles.
    Full,
    /// The player has no such figure left in the supply.
    NoFigure(FigureKind),
    /// Such a figure cannot be on such a part in this game.
    WrongPart {
        /// The kind of figure.
        figure: FigureKind,
        /// The kind of part.
        kind: PartKind,
    },
    /// There is already a figure on the feature.
    Occupied(PartKind),
    /// Builders and pigs go only where a follower of the same player is, a builder only before the feature is complete.
    NoFollower {
        /// The kind of figure.
        figure: FigureKind,
        /// The kind of part.
        kind: PartKind,
    },
    /// The phantom has a question of its own, after the one about a figure.
    PhantomLater,
    /// The player must first place the phantom or decline to do so.
    PhantomAsked,
    /// Only an open game can be ended by a decision.
    NotOpen,
    /// The tile is never drawn.
    NeverDrawn(TileId),
    /// A river tile must continue exactly one open end of the river.
    RiverApart,
    /// The river would turn the same way twice.
    RiverTurns,
    /// The river would run into a tile on this cell, or into its own other end.
    RiverBlocked(Pos),
    /// The player must first lay an abbey or decline to do so.
    AbbeyAsked,
    /// An abbey can be laid only at the start of a turn.
    AbbeyLater,
    /// The cell is not a hole, which is an empty cell with tiles on all four sides.
    NoHole(Pos),
    /// The player has no abbot on the board that can be taken back.
    NoRecall,
    /// No barns are in play, because the expansion, this part of it, or farming is left out.
    NoBarns,
    /// The player has no barn left.
    NoBarn,
    /// This corner is not one where four tiles meet that all show field.
    NoBarnCorner(Corner),
    /// There is already a barn on the field.
    BarnThere,
    /// The player must first move a wagon on or decline to do so.
    WagonAsked,
    /// The wagon cannot move there.
    WagonTarget,
    /// No wagon is waiting to move on.
    NoWagon,
}

impl fmt::Display for IllegalAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = |id: TileId| &Catalogue::get().tile(id).name;
        match *self {
            Self::Over => f.write_str("the game is over"),
            Self::TileAsked(Some(drawn)) => write!(f, "the drawn tile {} must be laid now", name(drawn)),
            Self::TileAsked(None) => f.write_str("lay a tile now, or end the game with 'end'"),
            Self::FigureAsked(tile) => {
                write!(f, "{} is laid; now place a figure on it or 'skip'", name(tile))
            }
            Self::OtherTile { drawn } => write!(f, "the drawn tile is {}", name(drawn)),
            Self::Taken(pos) => write!(f, "there is already a tile at {pos}"),
            Self::Apart(pos) => write!(f, "there is no tile next to {pos}"),
            Self::Edge { tile, turns, side, shows, wanted } => write!(
                f,
                "the {} edge of {} {} shows {}, but its neighbour shows {}",
                side_name(side),
                name(tile),
                turns_name(turns),
                shows.name(),
                wanted.name()
            ),
            Self::Full => write!(f, "a board holds at most {MAX_TILES} tiles"),
            Self::NoFigure(figure) => write!(f, "no {} is left in the supply", figure.title()),
            Self::WrongPart { figure, kind } => {
                write!(f, "the {} cannot go on a {} in this game", figure.title(), kind.name())
            }
            Self::Occupied(kind) => write!(f, "that {} is already occupied", kind.name()),
            Self::NoFollower { figure: FigureKind::Builder, kind } => {
                write!(f, "a builder needs an incomplete {} in which the player has a follower", kind.name())
            }
            Self::NoFollower { figure, kind } => {
                write!(f, "a {} needs a {} in which the player has a follower", figure.title(), kind.name())
            }
            Self::PhantomLater => f.write_str("the phantom is placed after the decision about a figure"),
            Self::PhantomAsked => f.write_str("place the phantom now or 'skip'"),
            Self::NotOpen => f.write_str("'end' is only for an open record, one without a deck"),
            Self::NeverDrawn(tile) => write!(f, "the tile {} is never drawn", name(tile)),
            Self::RiverApart => f.write_str("a river tile must continue exactly one open end of the river"),
            Self::RiverTurns => f.write_str("the river must not turn the same way twice in a row"),
            Self::RiverBlocked(pos) => write!(f, "the river could not continue at {pos}"),
            Self::AbbeyAsked => f.write_str("lay an abbey now or 'skip'"),
            Self::AbbeyLater => {
                f.write_str("an abbey can be laid only at the start of a turn, in a hole, by a player who has one")
            }
            Self::NoHole(pos) => write!(f, "{pos} is not an empty cell with tiles on all four sides"),
            Self::NoRecall => f.write_str("no abbot can be taken back"),
            Self::NoBarn => f.write_str("no barn is left"),
            Self::NoBarns => f.write_str("this game has no barns"),
            Self::NoBarnCorner(corner) => {
                write!(f, "a barn needs field on all four tiles at the corner {}", corner.name())
            }
            Self::BarnThere => f.write_str("that field already has a barn"),
            Self::WagonAsked => f.write_str("move the wagon now or 'skip'"),
            Self::WagonTarget => f.write_str("the wagon cannot move there"),
            Self::NoWagon => f.write_str("a wagon can move on only when its feature is complete"),
        }
    }
}

impl std::error::Error for IllegalAction {}

/// The word for a side, for example `north`.
#[must_use]
pub const fn side_name(side: Side) -> &'static str {
    match side {
        Side::North => "north",
        Side::East => "east",
        Side::South => "south",
        Side::West => "west",
    }
}

/// A number of turns in words, for example `turned once`.
#[must_use]
pub const fn turns_name(turns: Rotation) -> &'static str {
    match turns {
        0 => "unturned",
        1 => "turned once",
        2 => "turned twice",
        _ => "turned three times",
    }
}
