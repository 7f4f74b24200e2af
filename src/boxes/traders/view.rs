//! Goods as pages see them.

use serde::Serialize;

use super::rules::Event;
use crate::view::names::{at, index};

/// Something that happened with the goods.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "type", rename_all = "camelCase")]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub enum EventView {
    /// A player took the goods of a completed city.
    Goods { player: u8, wine: u8, wheat: u8, cloth: u8, x: i16, y: i16, place: String },
}

impl EventView {
    /// The view of an event.
    pub(crate) fn of(event: Event) -> Self {
        let Event::GoodsTaken { player, goods: [wine, wheat, cloth], laid_part } = event;
        let (x, y, place) = at(laid_part);
        Self::Goods { player: index(player), wine, wheat, cloth, x, y, place }
    }
}
