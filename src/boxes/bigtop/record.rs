//! Pyramids and the tokens of the big top in a record: `pyramid 1,0`, `tile BT06 2,0 1 animal 4`.

use std::fmt;

use super::rules::{Action, WORDS as ANIMALS, has_circus};
use crate::{
    board::{Bridge, Pos},
    boxes::bridges::record as bridges,
    catalogue::{Rotation, TileId},
    record::{
        named::tile_name,
        syntax::{Fragment, shown},
        verb::{self, BoxVerb, WrittenDecision},
        words::{Read, position},
    },
    rules::{Game, Lot},
};

/// A decision of this box as a statement describes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verb {
    /// Score a pyramid.
    Pyramid {
        /// The cell of the tile.
        pos: Pos,
    },
    /// Lay a circus tile, and name the animal of its token.
    Lay {
        /// The tile.
        id: TileId,
        /// The cell.
        pos: Pos,
        /// The number of clockwise quarter turns, 0 to 3.
        turns: Rotation,
        /// The bridge that makes it fit, if it does not fit without one.
        bridge: Option<Bridge>,
        /// The animal, as an index of the words of the tag `Animals`.
        animal: u8,
    },
}

impl fmt::Display for Verb {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Pyramid { pos } => write!(f, "pyramid {pos}"),
            Self::Lay { id, pos, turns, bridge, animal } => {
                write!(f, "tile {} {pos} {turns}", tile_name(id))?;
                if let Some(bridge) = bridge {
                    write!(f, " bridge {bridge}")?;
                }
                write!(f, " animal {}", ANIMALS[usize::from(animal)])
            }
        }
    }
}

impl WrittenDecision for Action {
    fn verb(self, game: &Game) -> verb::Verb {
        verb::Verb::from(match self {
            Self::Pyramid { pos } => Verb::Pyramid { pos },
            Self::Lay { tile, pos, turns, bridged, animal } => {
                let bridge = game.missing_bridge(tile, pos, turns).filter(|_| bridged);
                Verb::Lay { id: tile, pos, turns, bridge, animal }
            }
        })
    }
}

impl BoxVerb for Verb {
    type Decision = Action;
    const WORDS: &'static [&'static str] = &["pyramid"];

    fn read<'a, 'b>(first: Fragment<'a>, rest: &'b [Fragment<'a>], whole: Fragment<'a>) -> Option<Read<'a, 'b, Self>> {
        (first.text == "pyramid").then(|| match rest {
            [pos, rest @ ..] => Ok((Self::Pyramid { pos: position(*pos)? }, rest)),
            [] => whole.end().error("'pyramid' needs a cell, as in 'pyramid 1,0'"),
        })
    }

    fn action(self, game: &Game) -> Result<Action, String> {
        Ok(match self {
            Self::Pyramid { pos } => Action::Pyramid { pos },
            Self::Lay { id: tile, pos, turns, bridge, animal } => {
                let bridged = bridge.map(|bridge| bridges::laid_with(game, tile, (pos, turns), bridge)).transpose()?;
                Action::Lay { tile, pos, turns, bridged: bridged.is_some(), animal }
            }
        })
    }

    fn without_outcome(self) -> verb::Verb {
        match self {
            Self::Pyramid { .. } => self.into(),
            Self::Lay { id, pos, turns, bridge, .. } => verb::Verb::Tile { id, pos, turns, bridge },
        }
    }
}

/// The same laying of a tile with the animal of its token, if it has a circus and `cast` gives one.
pub(crate) fn laid_with_outcome(
    (id, pos, turns): (TileId, Pos, Rotation),
    bridge: Option<Bridge>,
    cast: impl FnOnce(Lot) -> Option<u8>,
) -> Option<Verb> {
    let animal = has_circus(id).then(|| cast(Lot::Animals)).flatten()?;
    Some(Verb::Lay { id, pos, turns, bridge, animal })
}

/// Reads the animal that is named with a tile, if one is, as an index of the words of the tag `Animals`.
pub(crate) fn with_tile<'a, 'b>(rest: &'b [Fragment<'a>], whole: Fragment<'a>) -> Read<'a, 'b, Option<u8>> {
    match rest {
        [word, animal, rest @ ..] if word.text == "animal" => match Lot::Animals.find(animal.text) {
            Some(index) => Ok((Some(index), rest)),
            None => animal.error(format_args!(
                "{} is no token of the big top; expected {}",
                shown(animal.text),
                ANIMALS.join(", ")
            )),
        },
        [word] if word.text == "animal" => whole.end().error("'animal' needs a number, as in 'animal 4'"),
        _ => Ok((None, rest)),
    }
}
