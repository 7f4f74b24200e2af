//! Corn circles as pages see them.

use serde::Serialize;

use super::rules::{Action, Event, Refusal};
use crate::view::names::index;

/// A decision of this box.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "type", rename_all = "camelCase")]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub enum ActionView {
    /// Say what the circle does: "add" or "remove".
    Circle { statement: String, does: &'static str },
}

impl ActionView {
    /// The view of a decision.
    pub(crate) const fn of(Action(circle): Action, statement: String) -> Self {
        Self::Circle { statement, does: circle.name() }
    }
}

/// Something that happened with a circle.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "type", rename_all = "camelCase")]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub enum EventView {
    /// A player said what a circle does: "add" or "remove".
    Circle { player: u8, does: &'static str },
}

impl EventView {
    /// The view of an event.
    pub(crate) fn of(Event { player, circle }: Event) -> Self {
        Self::Circle { player: index(player), does: circle.name() }
    }
}

/// The word for a reason.
pub(crate) const fn word(refusal: Refusal) -> &'static str {
    match refusal {
        Refusal::CircleAsked => "circle",
        Refusal::AddingAsked => "circleAdd",
        Refusal::RemovingAsked => "circleRemove",
        Refusal::NoCircle => "noCircle",
    }
}
