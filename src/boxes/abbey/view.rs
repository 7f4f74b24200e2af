//! Abbeys, barns and wagons as pages see them.

use serde::Serialize;

use super::rules::{Action, Event, Refusal};
use crate::{
    board::Pos,
    rules::{Barn, Game},
    view::{
        SeenDecision, SeenEvent, SeenRefusal,
        names::{index, place},
        play,
    },
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

impl SeenDecision for Action {
    fn view(self, game: &Game, statement: String) -> play::ActionView {
        play::ActionView::from(match self {
            Self::Abbey { pos: Pos { x, y } } => ActionView::Abbey { statement, x, y },
            Self::Barn { corner } => {
                let Pos { x, y } = game.board().last().map_or_else(Pos::default, |laid| laid.pos);
                ActionView::Barn { statement, x, y, corner: corner.name() }
            }
            Self::Move { figure, pos: pos @ Pos { x, y }, part } => {
                ActionView::Move { statement, figure: figure.name(), place: place(game, pos, part), x, y }
            }
        })
    }

    fn next(self) -> Option<&'static str> {
        match self {
            Self::Barn { .. } => Some("barn"),
            Self::Abbey { .. } | Self::Move { .. } => None,
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

impl SeenEvent for Event {
    fn view(self) -> play::EventView {
        play::EventView::from(match self {
            Self::BarnPlaced(barn) => {
                let BarnView { player, x, y, corner } = BarnView::of(&barn);
                EventView::BarnPlaced { player, x, y, corner }
            }
            Self::BarnReturned(barn) => {
                let BarnView { player, x, y, corner } = BarnView::of(&barn);
                EventView::BarnReturned { player, x, y, corner }
            }
        })
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

impl SeenRefusal for Refusal {
    fn word(self) -> &'static str {
        match self {
            Self::AbbeyAsked => "abbey",
            Self::AbbeyLater => "abbeyLater",
            Self::NoHole(_) => "noHole",
            Self::NoBarns => "noBarns",
            Self::NoBarn => "noBarn",
            Self::NoBarnCorner(_) => "noBarnCorner",
            Self::BarnThere => "barnThere",
            Self::WagonAsked => "wagon",
            Self::WagonTarget => "wagonTarget",
            Self::NoWagon => "noWagon",
        }
    }
}
