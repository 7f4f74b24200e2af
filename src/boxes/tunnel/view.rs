//! Tunnels as pages see them.

use serde::Serialize;

use super::rules::{Action, Event, Refusal};
use crate::{
    catalogue::BoxId,
    rules::{Game, PlayerId},
    view::{
        SeenDecision, SeenEvent, SeenRefusal,
        names::{at, index, place},
        play,
    },
};

/// A token on the mouth of a tunnel.
#[derive(Clone, Debug, Serialize)]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub struct TunnelView {
    pub player: u8,
    pub pair: &'static str,
    pub x: i16,
    pub y: i16,
    pub place: String,
}

impl TunnelView {
    /// All tokens on the board.
    pub(crate) fn all(game: &Game) -> Vec<Self> {
        let view = |token: super::rules::Token| {
            let (x, y, place) = at(game.laid_part(token.node));
            Self { player: index(token.owner), pair: token.pair.name(), x, y, place }
        };
        game.tunnel_tokens().map(view).collect()
    }
}

/// The tokens that a player has left; `None` without tunnels.
pub(crate) fn left(game: &Game, player: PlayerId) -> Option<u8> {
    game.rules().has(BoxId::Tunnel).then(|| game.tunnel_tokens_left(player))
}

/// A decision of this box.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "type", rename_all = "camelCase")]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub enum ActionView {
    /// Put a token on a mouth.
    Tunnel {
        statement: String,
        /// The letter of the pair, if players began with several.
        #[serde(skip_serializing_if = "Option::is_none")]
        pair: Option<&'static str>,
        place: String,
        x: i16,
        y: i16,
    },
}

impl SeenDecision for Action {
    fn view(self, game: &Game, statement: String) -> play::ActionView {
        let Self { pos, part, pair } = self;
        let pair = game.has_lettered_pairs().then(|| pair.name());
        play::ActionView::from(ActionView::Tunnel {
            statement,
            pair,
            place: place(game, pos, part),
            x: pos.x,
            y: pos.y,
        })
    }
}

/// Something that happened with a token.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "type", rename_all = "camelCase")]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub enum EventView {
    /// A player put a token on a mouth.
    Tunnel { player: u8, x: i16, y: i16, place: String },
}

impl SeenEvent for Event {
    fn view(self) -> play::EventView {
        let (x, y, place) = at(self.at);
        play::EventView::from(EventView::Tunnel { player: index(self.player), x, y, place })
    }
}

impl SeenRefusal for Refusal {
    fn word(self) -> &'static str {
        match self {
            Self::NoMouth => "noMouth",
            Self::Taken => "mouthTaken",
            Self::Once => "tunnelOnce",
            Self::NoToken => "noTunnelToken",
            Self::TokenAsked => "tunnel",
            Self::NotNow => "noTunnel",
        }
    }
}
