//! Flights as pages see them.

use serde::Serialize;

use super::rules::{Action, Event, Refusal};
use crate::{board::Pos, rules::Game, view::names::index};

/// A decision of this box.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "type", rename_all = "camelCase")]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub enum ActionView {
    /// Let a figure fly from the machine of the tile on this cell, which was just laid.
    SetOff { statement: String, figure: &'static str, x: i16, y: i16 },
}

impl ActionView {
    /// The view of a decision that is legal in a game.
    pub(crate) fn of(game: &Game, action: Action, statement: String) -> Self {
        let Action::SetOff { figure, .. } = action;
        let Pos { x, y } = game.board().last().map_or_else(Pos::default, |laid| laid.pos);
        Self::SetOff { statement, figure: figure.name(), x, y }
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

impl EventView {
    /// The view of an event.
    pub(crate) fn of(event: Event) -> Self {
        let Event::Rolled { player, figure, from, steps, to, lands } = event;
        let (player, figure) = (index(player), figure.name());
        Self::Rolled { player, figure, from_x: from.x, from_y: from.y, steps, x: to.x, y: to.y, lands }
    }
}

/// The word for a reason.
pub(crate) const fn word(refusal: Refusal) -> &'static str {
    match refusal {
        Refusal::NoMachine => "noMachine",
        Refusal::Flown => "flown",
        Refusal::NotFlying(_) => "notFlying",
        Refusal::LandingAsked { .. } => "landing",
        Refusal::NoLanding => "noLanding",
        Refusal::RollMissing => "rollMissing",
        Refusal::RollKnown => "rollKnown",
    }
}
