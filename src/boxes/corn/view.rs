//! Corn circles as pages see them.

use serde::Serialize;

use super::rules::{Action, Event, Refusal};
use crate::{
    rules::Game,
    view::{SeenDecision, SeenEvent, SeenRefusal, names::index, play},
};

/// A decision of this box.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "type", rename_all = "camelCase")]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub enum ActionView {
    /// Say what the circle does: "add" or "remove".
    Circle { statement: String, does: &'static str },
}

impl SeenDecision for Action {
    fn view(self, _game: &Game, statement: String) -> play::ActionView {
        let Self(circle) = self;
        play::ActionView::from(ActionView::Circle { statement, does: circle.name() })
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

impl SeenEvent for Event {
    fn view(self) -> play::EventView {
        let Self { player, circle } = self;
        play::EventView::from(EventView::Circle { player: index(player), does: circle.name() })
    }
}

impl SeenRefusal for Refusal {
    fn word(self) -> &'static str {
        match self {
            Self::CircleAsked => "circle",
            Self::AddingAsked => "circleAdd",
            Self::RemovingAsked => "circleRemove",
            Self::NoCircle => "noCircle",
        }
    }
}
