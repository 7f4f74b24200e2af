//! Acrobats and the big top as pages see them.

use serde::Serialize;

use super::rules::{ANIMALS, Action, Event, Refusal};
use crate::{
    board::Pos,
    rules::{BoxDecision, Game},
    view::{SeenDecision, SeenEvent, SeenRefusal, names::index, play},
};

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

impl SeenDecision for Action {
    /// A tile that names its token is seen as any tile.
    fn view(self, game: &Game, statement: String) -> play::ActionView {
        match self {
            Self::Pyramid { pos: Pos { x, y } } => ActionView::Pyramid { statement, x, y }.into(),
            Self::Lay { .. } => play::action_view(game, self.without_outcome()),
        }
    }

    fn next(self) -> Option<&'static str> {
        match self {
            Self::Pyramid { .. } => Some("pyramid"),
            Self::Lay { .. } => None,
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

impl SeenEvent for Event {
    fn view(self) -> play::EventView {
        play::EventView::from(match self {
            Self::TurnedUp { pos: Pos { x, y }, animal, .. } => {
                EventView::TurnedUp { animal: ANIMALS[usize::from(animal)].0, x, y }
            }
            Self::Moved { player, pos: Pos { x, y }, .. } => EventView::BigTopMoved { player: index(player), x, y },
        })
    }
}

impl SeenRefusal for Refusal {
    fn word(self) -> &'static str {
        match self {
            Self::NoPyramid(_) => "noPyramid",
            Self::NoAcrobat => "noAcrobat",
            Self::AnimalMissing => "animalMissing",
            Self::AnimalKnown => "animalKnown",
        }
    }
}
