//! Acrobats and the big top as pages see them.

use serde::Serialize;

use super::rules::{ANIMALS, Action, Event, Refusal};
use crate::{board::Pos, rules::Game, view::names::index};

/// Where the big top stands.
#[derive(Clone, Copy, Debug, Serialize)]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub struct BigTopView {
    pub x: i16,
    pub y: i16,
}

impl BigTopView {
    /// The big top on the board.
    pub(crate) fn of(game: &Game) -> Option<Self> {
        game.big_top().map(|Pos { x, y }| Self { x, y })
    }
}

/// A decision of this box.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "type", rename_all = "camelCase")]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub enum ActionView {
    /// Score a pyramid of acrobats.
    Pyramid { statement: String, x: i16, y: i16 },
}

impl ActionView {
    /// The view of a decision; `None` for a tile that names its token, which is seen as any tile.
    pub(crate) fn of(action: Action, statement: String) -> Option<Self> {
        match action {
            Action::Pyramid { pos: Pos { x, y } } => Some(Self::Pyramid { statement, x, y }),
            Action::Lay { .. } => None,
        }
    }
}

/// Something that happened with the big top.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "type", rename_all = "camelCase")]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub enum EventView {
    /// The token under the big top was turned up.
    TurnedUp { animal: u8, x: i16, y: i16 },
    /// The big top came to a circus.
    BigTopMoved { player: u8, x: i16, y: i16 },
}

impl EventView {
    /// The view of an event.
    pub(crate) fn of(event: Event) -> Self {
        match event {
            Event::TurnedUp { pos: Pos { x, y }, animal, .. } => {
                Self::TurnedUp { animal: ANIMALS[usize::from(animal)].0, x, y }
            }
            Event::Moved { player, pos: Pos { x, y }, .. } => Self::BigTopMoved { player: index(player), x, y },
        }
    }
}

/// The word for a reason.
pub(crate) const fn word(refusal: Refusal) -> &'static str {
    match refusal {
        Refusal::NoPyramid(_) => "noPyramid",
        Refusal::NoAcrobat => "noAcrobat",
        Refusal::AnimalMissing => "animalMissing",
        Refusal::AnimalKnown => "animalKnown",
    }
}
