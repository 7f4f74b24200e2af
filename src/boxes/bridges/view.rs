//! Bridges, castles and bazaars as pages see them.

use serde::Serialize;

use super::rules::{Action, Deal, Event, Refusal};
use crate::{
    board::{Bridge, Node, Pos},
    rules::Game,
    view::names::{at, index, name, place},
};

/// A decision of this box.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "type", rename_all = "camelCase")]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub enum ActionView {
    /// Lay a tile where only a bridge makes it fit.
    TileWithBridge {
        statement: String,
        x: i16,
        y: i16,
        turns: u8,
        #[serde(rename = "bridgeX")]
        bridge_x: i16,
        #[serde(rename = "bridgeY")]
        bridge_y: i16,
        axis: &'static str,
    },
    /// Build a bridge.
    Bridge { statement: String, x: i16, y: i16, axis: &'static str },
    /// Turn a city into a castle.
    Castle { statement: String, x: i16, y: i16, place: String },
    /// Choose a tile of the bazaar.
    Choose { statement: String, tile: &'static str },
    /// Bid for it.
    Bid { statement: String, tile: &'static str, points: i16 },
    /// Buy the tile that one chose.
    Buy { statement: String },
    /// Sell it to the highest bidder.
    Sell { statement: String },
}

impl ActionView {
    /// The view of a decision that is legal in a game.
    pub(crate) fn of(game: &Game, action: Action, statement: String) -> Self {
        match action {
            Action::LayWithBridge { tile, pos: pos @ Pos { x, y }, turns } => {
                let bridge = game.missing_bridge(tile, pos, turns);
                let Pos { x: bridge_x, y: bridge_y } = bridge.map_or(pos, |bridge| bridge.pos);
                let axis = bridge.map_or("", |bridge| bridge.axis.name());
                Self::TileWithBridge { statement, x, y, turns, bridge_x, bridge_y, axis }
            }
            Action::Bridge(Bridge { pos: Pos { x, y }, axis }) => Self::Bridge { statement, x, y, axis: axis.name() },
            Action::Castle { pos: pos @ Pos { x, y }, part } => {
                Self::Castle { statement, x, y, place: place(game, pos, part) }
            }
            Action::Bazaar(Deal::Choose { tile }) => Self::Choose { statement, tile: name(tile) },
            Action::Bazaar(Deal::Bid { tile, points }) => Self::Bid { statement, tile: name(tile), points },
            Action::Bazaar(Deal::Buy) => Self::Buy { statement },
            Action::Bazaar(Deal::Sell) => Self::Sell { statement },
        }
    }
}

/// Something that happened with the pieces of this box.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "type", rename_all = "camelCase")]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub enum EventView {
    /// A player built a bridge.
    BridgeBuilt { player: u8, x: i16, y: i16, axis: &'static str },
    /// A city became a castle.
    CastleBuilt { player: u8, x: i16, y: i16, place: String },
    /// A tile was turned up for the bazaar.
    TileOffered { tile: &'static str },
    /// A player chose a tile of the bazaar.
    TileChosen { player: u8, tile: &'static str },
    /// A player bid for it.
    BidMade { player: u8, points: i16 },
    /// A player took a tile of the bazaar.
    TileTaken { player: u8, tile: &'static str },
}

impl EventView {
    /// The view of an event.
    pub(crate) fn of(event: Event) -> Self {
        match event {
            Event::BridgeBuilt { player, bridge: Bridge { pos: Pos { x, y }, axis } } => {
                Self::BridgeBuilt { player: index(player), x, y, axis: axis.name() }
            }
            Event::CastleBuilt { player, laid_part } => {
                let (x, y, place) = at(laid_part);
                Self::CastleBuilt { player: index(player), x, y, place }
            }
            Event::TileOffered { tile } => Self::TileOffered { tile: name(tile) },
            Event::TileChosen { player, tile } => Self::TileChosen { player: index(player), tile: name(tile) },
            Event::BidMade { player, points } => Self::BidMade { player: index(player), points },
            Event::TileTaken { player, tile } => Self::TileTaken { player: index(player), tile: name(tile) },
        }
    }
}

/// A bridge across a tile.
#[derive(Clone, Copy, Debug, Serialize)]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub struct BridgeView {
    pub x: i16,
    pub y: i16,
    pub axis: &'static str,
}

impl BridgeView {
    pub(crate) const fn of(Bridge { pos: Pos { x, y }, axis }: Bridge) -> Self {
        Self { x, y, axis: axis.name() }
    }
}

/// A castle, by a part of its city.
#[derive(Clone, Debug, Serialize)]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub struct CastleView {
    pub x: i16,
    pub y: i16,
    pub place: String,
    pub scored: bool,
}

impl CastleView {
    pub(crate) fn of(game: &Game, node: Node) -> Self {
        let (x, y, place) = at(game.laid_part(node));
        Self { x, y, place, scored: !game.is_lord(node) }
    }
}

/// A bazaar that is held.
#[derive(Clone, Debug, Serialize)]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub struct BazaarView {
    pub tiles: Vec<&'static str>,
    pub chooser: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chosen: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bid: Option<i16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bidder: Option<u8>,
}

impl BazaarView {
    /// The view of the bazaar, if one is held.
    pub(crate) fn of(game: &Game) -> Option<Self> {
        let tiles: Vec<_> = game.bazaar().map(name).collect();
        let lot = game.lot();
        let chooser = game.chooser().filter(|_| !tiles.is_empty())?;
        Some(Self {
            tiles,
            chooser: index(chooser),
            chosen: lot.map(|(tile, ..)| name(tile)),
            bid: lot.and_then(|(_, bid, _)| bid),
            bidder: lot.filter(|(_, bid, _)| bid.is_some()).map(|(.., bidder)| index(bidder)),
        })
    }
}

/// The word for a reason.
pub(crate) const fn word(refusal: Refusal) -> &'static str {
    match refusal {
        Refusal::NoBridge(_) => "noBridge",
        Refusal::BridgeUnneeded => "bridgeUnneeded",
        Refusal::CastleAsked => "castle",
        Refusal::NoCastle => "noCastle",
        Refusal::BazaarAsked => "bazaar",
        Refusal::NoBazaar => "noBazaar",
    }
}
