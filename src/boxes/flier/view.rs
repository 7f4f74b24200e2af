//! Flights as pages see them.

use serde::Serialize;

use super::rules::{Action, Event, Refusal};
use crate::{
    board::Pos,
    rules::Game,
    view::{SeenDecision, SeenEvent, SeenRefusal, names::index, play},
};

/// A decision of this box.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "type", rename_all = "camelCase")]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub enum ActionView {
    /// Let a figure fly from the machine of the tile on this cell, which was just laid.
    SetOff { statement: String, figure: &'static str, x: i16, y: i16 },
}

impl SeenDecision for Action {
    fn view(self, game: &Game, statement: String) -> play::ActionView {
        let Self::SetOff { figure, .. } = self;
        let Pos { x, y } = game.board().last().map_or_else(Pos::default, |laid| laid.pos);
        play::ActionView::from(ActionView::SetOff { statement, figure: figure.name(), x, y })
    }

    fn next(self) -> Option<&'static str> {
        Some("flight")
    }
}

/// Something that happened with the machines.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "type", rename_all = "camelCase")]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub enum EventView {
    /// A figure set off from a machine, and the die showed how far it flies.
    #[serde(rename_all = "camelCase")]
    Rolled { player: u8, figure: &'static str, from_x: i16, from_y: i16, steps: u8, x: i16, y: i16, lands: bool },
}

impl SeenEvent for Event {
    fn view(self) -> play::EventView {
        let Self::Rolled { player, figure, from, steps, to, lands } = self;
        let (player, figure) = (index(player), figure.name());
        play::EventView::from(EventView::Rolled {
            player,
            figure,
            from_x: from.x,
            from_y: from.y,
            steps,
            x: to.x,
            y: to.y,
            lands,
        })
    }
}

impl SeenRefusal for Refusal {
    fn word(self) -> &'static str {
        match self {
            Self::NoMachine => "noMachine",
            Self::Flown => "flown",
            Self::NotFlying(_) => "notFlying",
            Self::LandingAsked { .. } => "landing",
            Self::NoLanding => "noLanding",
            Self::RollMissing => "rollMissing",
            Self::RollKnown => "rollKnown",
        }
    }
}
