//! Ferries as pages see them.

use serde::Serialize;

use super::rules::{Action, Event, Refusal};
use crate::{
    rules::Game,
    view::{SeenDecision, SeenEvent, SeenRefusal, names::index, play},
};

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

impl SeenDecision for Action {
    fn view(self, _game: &Game, statement: String) -> play::ActionView {
        let Self { pos, crossing } = self;
        play::ActionView::from(ActionView::Ferry { statement, joins: crossing.name(), x: pos.x, y: pos.y })
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

impl SeenEvent for Event {
    fn view(self) -> play::EventView {
        let Self { player, pos, crossing } = self;
        play::EventView::from(EventView::Ferry { player: index(player), joins: crossing.name(), x: pos.x, y: pos.y })
    }
}

impl SeenRefusal for Refusal {
    fn word(self) -> &'static str {
        match self {
            Self::FerryAsked => "ferry",
            Self::MoveAsked => "ferries",
            Self::NoLake(_) | Self::NoRoads(_) => "noLake",
            Self::Same => "sameFerry",
            Self::NotFound => "ferryNotFound",
            Self::NotNow => "noFerry",
        }
    }
}
