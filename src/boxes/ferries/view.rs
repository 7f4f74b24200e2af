//! Ferries as pages see them.

use serde::Serialize;

use super::rules::{Action, Event, Refusal};
use crate::{rules::Game, view::names::index};

/// A lake with its ferry.
#[derive(Clone, Debug, Serialize)]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub struct FerryView {
    pub x: i16,
    pub y: i16,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub joins: Option<&'static str>,
}

impl FerryView {
    /// All lakes on the board.
    pub(crate) fn all(game: &Game) -> Vec<Self> {
        let view = |lake: super::rules::Lake| Self {
            x: lake.pos.x,
            y: lake.pos.y,
            joins: lake.ferry.map(super::rules::Crossing::name),
        };
        game.lakes().map(view).collect()
    }
}

/// A decision of this box.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "type", rename_all = "camelCase")]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub enum ActionView {
    /// Lay or move a ferry.
    Ferry { statement: String, joins: &'static str, x: i16, y: i16 },
}

impl ActionView {
    /// The view of a decision.
    pub(crate) const fn of(Action { pos, crossing }: Action, statement: String) -> Self {
        Self::Ferry { statement, joins: crossing.name(), x: pos.x, y: pos.y }
    }
}

/// Something that happened with a ferry.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "type", rename_all = "camelCase")]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub enum EventView {
    /// A player laid or moved a ferry.
    Ferry { player: u8, joins: &'static str, x: i16, y: i16 },
}

impl EventView {
    /// The view of an event.
    pub(crate) fn of(Event { player, pos, crossing }: Event) -> Self {
        Self::Ferry { player: index(player), joins: crossing.name(), x: pos.x, y: pos.y }
    }
}

/// The word for a reason.
pub(crate) const fn word(refusal: Refusal) -> &'static str {
    match refusal {
        Refusal::FerryAsked => "ferry",
        Refusal::MoveAsked => "ferries",
        Refusal::NoLake(_) | Refusal::NoRoads(_) => "noLake",
        Refusal::Same => "sameFerry",
        Refusal::NotFound => "ferryNotFound",
        Refusal::NotNow => "noFerry",
    }
}
