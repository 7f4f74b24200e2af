//! The scoring track as pages see it.

use serde::Serialize;

use crate::{
    catalogue::BoxId,
    rules::{Game, PlayerId, ScoringFigure},
};

/// Where a player's figures and robber stand on the scoring track.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub struct TrackView {
    pub space: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub robber: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub counts: Option<CountsView>,
}

/// The counts of a player's two figures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub struct CountsView {
    pub meeple: i16,
    pub woman: i16,
}

impl TrackView {
    /// The track as it is for a player; `None` if it does not matter who stands where on it.
    pub(crate) fn of(game: &Game, player: PlayerId) -> Option<Self> {
        let has_messages = game.rules().has(BoxId::Messages);
        let counts = || CountsView {
            meeple: game.count_of(player, ScoringFigure::Meeple),
            woman: game.count_of(player, ScoringFigure::Woman),
        };
        (has_messages || game.rules().has(BoxId::Robbers)).then(|| Self {
            space: game.space(player, ScoringFigure::Meeple),
            robber: game.robber(player),
            counts: has_messages.then(counts),
        })
    }
}
