//! The cards as pages see them.

use serde::Serialize;

use super::rules::Event;
use crate::{
    rules::{Card, Game, PlayerId},
    view::{
        SeenEvent,
        names::{at, index},
        play,
    },
};

/// Something that happened with the cards.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "type", rename_all = "camelCase")]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub enum EventView {
    /// A player took the king or the robber baron.
    Card { player: u8, card: &'static str, tiles: u16, x: i16, y: i16, place: String },
}

impl SeenEvent for Event {
    fn view(self) -> play::EventView {
        let Self::CardTaken { player, card, tiles, laid_part } = self;
        let (x, y, place) = at(laid_part);
        play::EventView::from(EventView::Card { player: index(player), card: card.name(), tiles, x, y, place })
    }
}

/// A card that a player holds, and the size of the largest city or road.
#[derive(Clone, Debug, Serialize)]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub struct CardView {
    pub card: &'static str,
    pub tiles: u16,
}

impl CardView {
    /// The views of all cards that a player holds.
    pub(crate) fn of_all(game: &Game, player: PlayerId) -> Vec<Self> {
        let held =
            |card: Card| game.holder(card).filter(|&(holder, _)| holder == player).map(|(_, tiles)| (card, tiles));
        Card::ALL.into_iter().filter_map(held).map(|(card, tiles)| Self { card: card.name(), tiles }).collect()
    }
}
