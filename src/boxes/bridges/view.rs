//! Bridges, castles and bazaars as pages see them.

use serde::Serialize;

use super::rules::{Action, Deal, Event, Refusal};
use crate::{
    board::{Bridge, Node, Pos},
    rules::Game,
    view::{
        SeenDecision, SeenEvent, SeenRefusal,
        names::{at, index, name, place},
        play,
    },
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

impl SeenDecision for Action {
    fn view(self, game: &Game, statement: String) -> play::ActionView {
        play::ActionView::from(match self {
            Self::LayWithBridge { tile, pos: pos @ Pos { x, y }, turns } => {
                let bridge = game.missing_bridge(tile, pos, turns);
                let Pos { x: bridge_x, y: bridge_y } = bridge.map_or(pos, |bridge| bridge.pos);
                let axis = bridge.map_or("", |bridge| bridge.axis.name());
                ActionView::TileWithBridge { statement, x, y, turns, bridge_x, bridge_y, axis }
            }
            Self::Bridge(Bridge { pos: Pos { x, y }, axis }) => {
                ActionView::Bridge { statement, x, y, axis: axis.name() }
            }
            Self::Castle { pos: pos @ Pos { x, y }, part } => {
                ActionView::Castle { statement, x, y, place: place(game, pos, part) }
            }
            Self::Bazaar(Deal::Choose { tile }) => ActionView::Choose { statement, tile: name(tile) },
            Self::Bazaar(Deal::Bid { tile, points }) => ActionView::Bid { statement, tile: name(tile), points },
            Self::Bazaar(Deal::Buy) => ActionView::Buy { statement },
            Self::Bazaar(Deal::Sell) => ActionView::Sell { statement },
        })
    }

    fn next(self) -> Option<&'static str> {
        match self {
            Self::Bridge(_) => Some("bridge"),
            Self::LayWithBridge { .. } | Self::Castle { .. } | Self::Bazaar(_) => None,
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

impl SeenEvent for Event {
    fn view(self) -> play::EventView {
        play::EventView::from(match self {
            Self::BridgeBuilt { player, bridge: Bridge { pos: Pos { x, y }, axis } } => {
                EventView::BridgeBuilt { player: index(player), x, y, axis: axis.name() }
            }
            Self::CastleBuilt { player, laid_part } => {
                let (x, y, place) = at(laid_part);
                EventView::CastleBuilt { player: index(player), x, y, place }
            }
            Self::TileOffered { tile } => EventView::TileOffered { tile: name(tile) },
            Self::TileChosen { player, tile } => EventView::TileChosen { player: index(player), tile: name(tile) },
            Self::BidMade { player, points } => EventView::BidMade { player: index(player), points },
            Self::TileTaken { player, tile } => EventView::TileTaken { player: index(player), tile: name(tile) },
        })
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

impl SeenRefusal for Refusal {
    fn word(self) -> &'static str {
        match self {
            Self::NoBridge(_) => "noBridge",
            Self::BridgeUnneeded => "bridgeUnneeded",
            Self::CastleAsked => "castle",
            Self::NoCastle => "noCastle",
            Self::BazaarAsked => "bazaar",
            Self::NoBazaar => "noBazaar",
        }
    }
}
