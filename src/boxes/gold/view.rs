//! Bars of gold as pages see them.

use serde::Serialize;

use super::rules::{Action, Event, Pile, Refusal};
use crate::{
    board::Pos,
    catalogue::BoxId,
    rules::{Game, PlayerId},
    view::names::index,
};

/// A decision of this box.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "type", rename_all = "camelCase")]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub enum ActionView {
    /// Lay the second bar on the tile on a cell.
    Gold { statement: String, x: i16, y: i16 },
}

impl ActionView {
    /// The view of a decision.
    pub(crate) fn of(action: Action, statement: String) -> Self {
        let Action::Bar { pos: Pos { x, y } } = action;
        Self::Gold { statement, x, y }
    }
}

/// Something that happened with gold.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "type", rename_all = "camelCase")]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub enum EventView {
    /// A bar came onto the tile on a cell.
    GoldLaid { x: i16, y: i16 },
    /// A player won bars.
    GoldWon { player: u8, bars: u16 },
}

impl EventView {
    /// The view of an event.
    pub(crate) fn of(event: Event) -> Self {
        match event {
            Event::Laid { pos: Pos { x, y } } => Self::GoldLaid { x, y },
            Event::Won { player, bars } => Self::GoldWon { player: index(player), bars },
        }
    }
}

/// The bars on a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub struct GoldView {
    pub x: i16,
    pub y: i16,
    pub bars: u8,
}

impl GoldView {
    /// The tiles with bars.
    pub(crate) fn all(game: &Game) -> Vec<Self> {
        game.gold().map(|Pile { pos: Pos { x, y }, bars, .. }| Self { x, y, bars }).collect()
    }
}

/// The bars that a player has won; `None` without gold mines.
pub(crate) fn won(game: &Game, player: PlayerId) -> Option<u16> {
    game.rules().has(BoxId::Gold).then(|| game.bars_won(player))
}

/// The word for a reason.
pub(crate) const fn word(refusal: Refusal) -> &'static str {
    match refusal {
        Refusal::BarAsked => "bar",
        Refusal::NoGold => "noGold",
        Refusal::NotBeside(_) => "notBeside",
    }
}
