//! The current choice and its consequences, as plain data for the page.

use serde::Serialize;

use crate::{
    art::piece::Piece,
    board::Bridge,
    boxes::bridges::rules as bridges,
    catalogue::Rotation,
    record::Statement,
    rules::{Action, Event, Game},
    ui::{
        choice::ends_turn,
        shown::{laid_on, piece_of},
    },
    view::{
        ActionView, EventView, action_view, event_view,
        inspection::{FeatureView, feature_view, tile_features},
    },
};

/// What is chosen, as pages see it: `Selection` of types.d.ts.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub struct Selection {
    #[serde(rename = "type")]
    pub kind: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub statement: Option<String>,
    pub turns: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub piece: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub narrowed: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hand: Option<Rotation>,
    pub ends_turn: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub action: Option<ActionView>,
}

/// What would come of what is chosen, up to the end of the turn, as pages see it: `Consequences` of types.d.ts.
#[derive(Clone, Debug, Default, Serialize)]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub struct Consequences {
    pub events: Vec<EventView>,
    pub features: Vec<FeatureView>,
}

impl Selection {
    /// Nothing is chosen, and the tile in hand can be turned in so many ways.
    pub(super) fn nothing(narrowed: Option<Piece>, n_turns: usize) -> Self {
        let narrowed = narrowed.map(Piece::name);
        Self {
            kind: "none",
            statement: None,
            turns: n_turns as u8,
            piece: None,
            narrowed,
            hand: None,
            ends_turn: false,
            action: None,
        }
    }

    /// An action is chosen; for a tile, on a cell where this many turns are legal.
    pub(super) fn of(game: &Game, action: Action, n_turns: usize, narrowed: Option<Piece>) -> Self {
        Self {
            kind: match (action, laid_on(action)) {
                (Action::Skip, _) => "skip",
                (_, Some(_)) => "tile",
                (_, None) => "figure",
            },
            turns: n_turns as u8,
            piece: piece_of(action).map(Piece::name),
            narrowed: narrowed.map(Piece::name),
            hand: None,
            ends_turn: ends_turn(game, action),
            action: Some(action_view(game, action)),
            statement: Some(Statement::written(game, action).to_string()),
        }
    }
}

impl Consequences {
    /// What an action would bring about, up to the next tile from the pile, which it must not reveal; for a tile also
    /// the features on it, and for a bridge its road, as they would be.
    pub(super) fn of(game: &Game, action: Action) -> Self {
        let Ok((after, events)) = game.preview(action) else { return Self::default() };
        let is_later =
            |event: &&Event| event.reveals() || matches!(event, Event::TurnBegan { .. } | Event::TileDrawn { .. });
        let own = events.iter().take_while(|event| !is_later(event));
        let events = own.map(|event| event_view(&after, event)).collect();
        let laid = after.board().last().copied().filter(|_| laid_on(action).is_some());
        let features = match action {
            Action::Bridges(bridges::Action::Bridge(bridge)) => bridge_road(&after, bridge).into_iter().collect(),
            _ => laid.map_or_else(Vec::new, |laid| tile_features(&after, laid)),
        };
        Self { events, features }
    }
}

/// The road that a bridge joins.
fn bridge_road(game: &Game, bridge: Bridge) -> Option<FeatureView> {
    let laid = game.board().laid_on(bridge.pos)?;
    game.board().n_parts(&laid).checked_sub(1).map(|road| feature_view(game, laid.node(road)))
}
