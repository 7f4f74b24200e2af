//! Goods as pages see them.

use serde::Serialize;

use super::rules::Event;
use crate::view::{
    SeenEvent,
    names::{at, index},
    play,
};

/// Something that happened with the goods.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "type", rename_all = "camelCase")]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub enum EventView {
    /// A player took the goods of a completed city.
    Goods { player: u8, wine: u8, wheat: u8, cloth: u8, x: i16, y: i16, place: String },
}

impl SeenEvent for Event {
    fn view(self) -> play::EventView {
        let Self::GoodsTaken { player, goods: [wine, wheat, cloth], laid_part } = self;
        let (x, y, place) = at(laid_part);
        play::EventView::from(EventView::Goods { player: index(player), wine, wheat, cloth, x, y, place })
    }
}

/// Tokens of each kind of goods: those that a player has taken, or those in a city.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub struct GoodsView {
    pub wine: u8,
    pub wheat: u8,
    pub cloth: u8,
}

impl GoodsView {
    /// The view of the tokens that a player has taken.
    pub(crate) const fn taken([wine, wheat, cloth]: [u8; 3]) -> Self {
        Self { wine, wheat, cloth }
    }

    /// The view of tokens; `None` if there are none.
    pub(crate) fn of(goods: [u8; 3]) -> Option<Self> {
        (goods != [0; 3]).then_some(Self::taken(goods))
    }
}
