//! Abbeys, barns and wagons as pages see them.

use serde::Serialize;

use super::rules::{Action, Event, Refusal};
use crate::{
    board::Pos,
    rules::{Barn, Game},
    view::names::{index, place},
};

/// A decision of this box.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "type", rename_all = "camelCase")]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub enum ActionView {
    /// Lay an abbey.
    Abbey { statement: String, x: i16, y: i16 },
    /// Place a barn on a corner of the tile just laid.
    Barn { statement: String, x: i16, y: i16, corner: &'static str },
    /// Move a figure on.
    Move { statement: String, figure: &'static str, place: String, x: i16, y: i16 },
}

impl ActionView {
    /// The view of a decision that is legal in a game.
    pub(crate) fn of(game: &Game, action: Action, statement: String) -> Self {
        match action {
            Action::Abbey { pos: Pos { x, y } } => Self::Abbey { statement, x, y },
            Action::Barn { corner } => {
                let Pos { x, y } = game.board().last().map_or_else(Pos::default, |laid| laid.pos);
                Self::Barn { statement, x, y, corner: corner.name() }
            }
            Action::Move { figure, pos: pos @ Pos { x, y }, part } => {
                Self::Move { statement, figure: figure.name(), place: place(game, pos, part), x, y }
            }
        }
    }
}

/// Something that happened with the pieces of this box.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "type", rename_all = "camelCase")]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub enum EventView {
    /// A barn was placed.
    BarnPlaced { player: u8, x: i16, y: i16, corner: &'static str },
    /// A barn was taken back.
    BarnReturned { player: u8, x: i16, y: i16, corner: &'static str },
}

impl EventView {
    /// The view of an event.
    pub(crate) fn of(event: Event) -> Self {
        let (Event::BarnPlaced(barn) | Event::BarnReturned(barn)) = event;
        let BarnView { player, x, y, corner } = BarnView::of(&barn);
        if matches!(event, Event::BarnPlaced(_)) {
            Self::BarnPlaced { player, x, y, corner }
        } else {
            Self::BarnReturned { player, x, y, corner }
        }
    }
}

/// A barn on a corner of a tile.
#[derive(Clone, Debug, Serialize)]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub struct BarnView {
    pub player: u8,
    pub x: i16,
    pub y: i16,
    pub corner: &'static str,
}

impl BarnView {
    pub(crate) fn of(barn: &Barn) -> Self {
        Self { player: index(barn.owner), x: barn.pos.x, y: barn.pos.y, corner: barn.corner.name() }
    }
}

/// The word for a reason.
pub(crate) const fn word(refusal: Refusal) -> &'static str {
    match refusal {
        Refusal::AbbeyAsked => "abbey",
        Refusal::AbbeyLater => "abbeyLater",
        Refusal::NoHole(_) => "noHole",
        Refusal::NoBarns => "noBarns",
        Refusal::NoBarn => "noBarn",
        Refusal::NoBarnCorner(_) => "noBarnCorner",
        Refusal::BarnThere => "barnThere",
        Refusal::WagonAsked => "wagon",
        Refusal::WagonTarget => "wagonTarget",
        Refusal::NoWagon => "noWagon",
    }
}
