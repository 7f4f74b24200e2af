//! Bridges, castles and bazaars in a record.

use std::fmt;

use super::rules::{Action, Deal};
use crate::{
    board::{Bridge, Pos},
    catalogue::{Axis, Rotation, TileId},
    record::{
        PartName,
        named::{listed_place, part_at, place_of, tile_name},
        place::part_name,
        syntax::{Fragment, shown},
        verb::{self, BoxVerb, WrittenDecision},
        words::{Read, made, position, tile_id},
    },
    rules::{self, Game},
};

/// A decision of this box as a statement describes it. A bridge that makes a tile fit is written with the tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verb {
    /// Build a bridge.
    Bridge(Bridge),
    /// Turn a city into a castle.
    Castle {
        /// The cell of the tile just laid.
        pos: Pos,
        /// The city on that tile.
        place: PartName,
    },
    /// Take part in the bazaar.
    Bazaar(Deal),
}

impl fmt::Display for Verb {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Bridge(bridge) => write!(f, "bridge {bridge}"),
            Self::Castle { pos, place } => write!(f, "castle {pos} {place}"),
            Self::Bazaar(Deal::Choose { tile }) => write!(f, "choose {}", tile_name(tile)),
            Self::Bazaar(Deal::Bid { tile, points }) => write!(f, "bid {} {points}", tile_name(tile)),
            Self::Bazaar(Deal::Buy) => f.write_str("buy"),
            Self::Bazaar(Deal::Sell) => f.write_str("sell"),
        }
    }
}

impl WrittenDecision for Action {
    fn verb(self, game: &Game) -> verb::Verb {
        match self {
            Self::LayWithBridge { tile, pos, turns } => {
                verb::Verb::Tile { id: tile, pos, turns, bridge: game.missing_bridge(tile, pos, turns) }
            }
            Self::Bridge(bridge) => Verb::Bridge(bridge).into(),
            Self::Castle { pos, part } => Verb::Castle { pos, place: place_of(game, pos, part) }.into(),
            Self::Bazaar(deal) => Verb::Bazaar(deal).into(),
        }
    }
}

impl BoxVerb for Verb {
    type Decision = Action;
    const WORDS: &'static [&'static str] = &["bridge", "castle", "choose", "bid", "buy", "sell"];

    fn read<'a, 'b>(first: Fragment<'a>, rest: &'b [Fragment<'a>], whole: Fragment<'a>) -> Option<Read<'a, 'b, Self>> {
        Some(match first.text {
            "bridge" => made(bridge(first, rest, whole), Self::Bridge),
            "castle" => castle(rest, whole),
            "choose" | "bid" | "buy" | "sell" => made(deal(first, rest, whole), Self::Bazaar),
            _ => return None,
        })
    }

    fn action(self, game: &Game) -> Result<Action, String> {
        Ok(match self {
            Self::Bridge(bridge) => Action::Bridge(bridge),
            Self::Castle { pos, place } => {
                let part = part_at(game, pos, place)?;
                let (pos, part) = listed_place(game, (pos, part), |action| match action {
                    rules::Action::Bridges(Action::Castle { pos, part }) => Some((pos, part)),
                    _ => None,
                });
                Action::Castle { pos, part }
            }
            Self::Bazaar(deal) => Action::Bazaar(deal),
        })
    }
}

/// What a tile means with which a bridge is named.
pub(crate) fn laid_with(
    game: &Game,
    tile: TileId,
    (pos, turns): (Pos, Rotation),
    bridge: Bridge,
) -> Result<Action, String> {
    if game.missing_bridge(tile, pos, turns).is_none_or(|missing| missing == bridge) {
        Ok(Action::LayWithBridge { tile, pos, turns })
    } else {
        Err(format!("a bridge at {} does not make {} fit there", bridge.pos, tile_name(tile)))
    }
}

/// Reads the bridge that is named with a tile, if one is.
pub(crate) fn with_tile<'a, 'b>(rest: &'b [Fragment<'a>], whole: Fragment<'a>) -> Read<'a, 'b, Option<Bridge>> {
    match rest {
        [word, rest @ ..] if word.text == "bridge" => made(bridge(*word, rest, whole), Some),
        _ => Ok((None, rest)),
    }
}

/// Reads the bridge that a verb needs.
pub(crate) fn bridge<'a, 'b>(
    first: Fragment<'a>,
    rest: &'b [Fragment<'a>],
    whole: Fragment<'a>,
) -> Read<'a, 'b, Bridge> {
    match rest {
        [pos, axis, rest @ ..] => match Axis::from_name(axis.text) {
            Some(found) => Ok((Bridge { pos: position(*pos)?, axis: found }, rest)),
            None => axis.error(format_args!("unknown direction {}; expected NS or EW", shown(axis.text))),
        },
        _ => whole.end().error(format_args!("'{0}' needs a cell and a direction, as in '{0} 3,2 NS'", first.text)),
    }
}

fn castle<'a, 'b>(rest: &'b [Fragment<'a>], whole: Fragment<'a>) -> Read<'a, 'b, Verb> {
    match rest {
        [pos, place, rest @ ..] => Ok((Verb::Castle { pos: position(*pos)?, place: part_name(*place)? }, rest)),
        _ => whole.end().error("'castle' needs a cell and a city, as in 'castle 3,2 city.N'"),
    }
}

/// What is done at a bazaar.
fn deal<'a, 'b>(first: Fragment<'a>, rest: &'b [Fragment<'a>], whole: Fragment<'a>) -> Read<'a, 'b, Deal> {
    Ok(match (first.text, rest) {
        ("buy", rest) => (Deal::Buy, rest),
        ("sell", rest) => (Deal::Sell, rest),
        ("choose", [id, rest @ ..]) => (Deal::Choose { tile: tile_id(*id)? }, rest),
        ("choose", _) => return whole.end().error("'choose' needs a tile, as in 'choose V'"),
        (_, [id, points, rest @ ..]) => {
            let tile = tile_id(*id)?;
            match points.text.parse() {
                Ok(points) if points >= 0 => (Deal::Bid { tile, points }, rest),
                _ => return points.error("a whole number of points, 0 or more, is expected here"),
            }
        }
        _ => return whole.end().error("'bid' needs a tile and points, as in 'bid V 3'"),
    })
}
