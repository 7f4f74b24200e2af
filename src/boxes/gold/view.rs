//! Bars of gold as pages see them.

use serde::Serialize;

use super::rules::{Action, Event, Pile, Refusal};
use crate::{
    board::Pos,
    catalogue::BoxId,
    rules::{Game, PlayerId},
    view::{SeenDecision, SeenEvent, SeenRefusal, names::index, play},
};

/// A decision of this box.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "type", rename_all = "camelCase")]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub enum ActionView {
    /// Lay the second bar on the tile on a cell.
    Gold { statement: String, x: i16, y: i16 },
}

impl SeenDecision for Action {
    fn view(self, _game: &Game, statement: String) -> play::ActionView {
        let Self::Bar { pos: Pos { x, y } } = self;
        play::ActionView::from(ActionView::Gold { statement, x, y })
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

impl SeenEvent for Event {
    fn view(self) -> play::EventView {
        play::EventView::from(match self {
            Self::Laid { pos: Pos { x, y } } => EventView::GoldLaid { x, y },
            Self::Won { player, bars } => EventView::GoldWon { player: index(player), bars },
        })
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

impl SeenRefusal for Refusal {
    fn word(self) -> &'static str {
        match self {
            Self::BarAsked => "bar",
            Self::NoGold => "noGold",
            Self::NotBeside(_) => "notBeside",
        }
    }
}
