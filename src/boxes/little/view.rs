//! Little buildings as pages see them.

use serde::Serialize;

use super::rules::{Action, Building, Event, Refusal};
use crate::{
    rules::{Game, PlayerId},
    view::{SeenDecision, SeenEvent, SeenRefusal, names::index, play},
};

/// A building on the board.
#[derive(Clone, Debug, Serialize)]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub struct BuildingView {
    pub building: &'static str,
    pub player: u8,
    pub x: i16,
    pub y: i16,
}

impl BuildingView {
    /// All buildings on the board.
    pub(crate) fn all(game: &Game) -> Vec<Self> {
        let view = |placed: super::rules::Placed| Self {
            building: placed.building.name(),
            player: index(placed.owner),
            x: placed.pos.x,
            y: placed.pos.y,
        };
        game.buildings().map(view).collect()
    }
}

/// The buildings that a player has left: sheds, houses and towers; `None` without little buildings.
pub(crate) fn left(game: &Game, player: PlayerId) -> Option<[u8; 3]> {
    let in_play = game.rules().has(crate::catalogue::BoxId::Little);
    in_play.then(|| Building::ALL.map(|building| game.buildings_left(player, building)))
}

/// A decision of this box.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "type", rename_all = "camelCase")]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub enum ActionView {
    /// Put a building on the tile just laid.
    Building { statement: String, building: &'static str, x: i16, y: i16 },
}

impl SeenDecision for Action {
    fn view(self, game: &Game, statement: String) -> play::ActionView {
        let Self(building) = self;
        let pos = game.board().last().map_or_else(Default::default, |laid| laid.pos);
        play::ActionView::from(ActionView::Building { statement, building: building.name(), x: pos.x, y: pos.y })
    }

    fn next(self) -> Option<&'static str> {
        Some("building")
    }
}

/// Something that happened with a building.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "type", rename_all = "camelCase")]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub enum EventView {
    /// A player put a building on a tile.
    Building { player: u8, building: &'static str, x: i16, y: i16 },
}

impl SeenEvent for Event {
    fn view(self) -> play::EventView {
        play::EventView::from(EventView::Building {
            player: index(self.player),
            building: self.building.name(),
            x: self.pos.x,
            y: self.pos.y,
        })
    }
}

impl SeenRefusal for Refusal {
    fn word(self) -> &'static str {
        match self {
            Self::NoneLeft(_) => "noBuildingLeft",
            Self::NotNow => "buildingLater",
        }
    }
}
