//! Oaks and ponds as pages see them.

use serde::Serialize;

use super::rules::{Event, Refusal};
use crate::view::names::{at, index};

/// A figure that climbed an oak or fell into a pond.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "type", rename_all = "camelCase")]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub enum EventView {
    /// It left a part for another.
    #[serde(rename_all = "camelCase")]
    Trapped { player: u8, figure: &'static str, x: i16, y: i16, place: String, to_x: i16, to_y: i16, to_place: String },
}

impl EventView {
    /// The view of an event.
    pub(crate) fn of(event: Event) -> Self {
        let ((x, y, place), (to_x, to_y, to_place)) = (at(event.from), at(event.to));
        let (player, figure) = (index(event.player), event.figure.name());
        Self::Trapped { player, figure, x, y, place, to_x, to_y, to_place }
    }
}

/// The word for a reason.
pub(crate) const fn word(refusal: Refusal) -> &'static str {
    match refusal {
        Refusal::Pond => "pond",
    }
}
