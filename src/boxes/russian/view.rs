//! Oaks and ponds as pages see them.

use serde::Serialize;

use super::rules::{Event, Refusal};
use crate::view::{
    SeenEvent, SeenRefusal,
    names::{at, index},
    play,
};

/// A figure that climbed an oak or fell into a pond.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "type", rename_all = "camelCase")]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub enum EventView {
    /// It left a part for another.
    #[serde(rename_all = "camelCase")]
    Trapped { player: u8, figure: &'static str, x: i16, y: i16, place: String, to_x: i16, to_y: i16, to_place: String },
}

impl SeenEvent for Event {
    fn view(self) -> play::EventView {
        let ((x, y, place), (to_x, to_y, to_place)) = (at(self.from), at(self.to));
        let (player, figure) = (index(self.player), self.figure.name());
        play::EventView::from(EventView::Trapped { player, figure, x, y, place, to_x, to_y, to_place })
    }
}

impl SeenRefusal for Refusal {
    fn word(self) -> &'static str {
        match self {
            Self::Pond => "pond",
        }
    }
}
