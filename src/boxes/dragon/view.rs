//! The dragon, the fairy and princesses as pages see them.

use serde::Serialize;

use super::rules::{Action, Event, Refusal};
use crate::{
    board::Pos,
    rules::{FigureAt, Game},
    view::{
        SeenDecision, SeenEvent, SeenRefusal,
        names::{at, index, place},
        play,
    },
};

/// A decision of this box.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "type", rename_all = "camelCase")]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub enum ActionView {
    /// Place the fairy. Without a place she is beside all followers of the tile.
    Fairy {
        statement: String,
        x: i16,
        y: i16,
        #[serde(skip_serializing_if = "Option::is_none")]
        place: Option<String>,
        #[serde(skip_serializing_if = "Option::is_none")]
        figure: Option<&'static str>,
    },
    /// Send a knight home.
    Princess { statement: String, x: i16, y: i16, place: String, player: u8, figure: &'static str },
    /// Move the dragon one step.
    Dragon { statement: String, x: i16, y: i16 },
}

impl SeenDecision for Action {
    fn view(self, game: &Game, statement: String) -> play::ActionView {
        play::ActionView::from(match self {
            Self::Fairy { pos: pos @ Pos { x, y }, beside } => {
                let place = beside.map(|(part, _)| place(game, pos, part));
                ActionView::Fairy { statement, x, y, place, figure: beside.map(|(_, figure)| figure.name()) }
            }
            Self::Princess(FigureAt { pos: pos @ Pos { x, y }, part, owner, kind }) => {
                let (place, player) = (place(game, pos, part), index(owner));
                ActionView::Princess { statement, x, y, place, player, figure: kind.name() }
            }
            Self::Dragon { pos: Pos { x, y } } => ActionView::Dragon { statement, x, y },
        })
    }

    fn next(self) -> Option<&'static str> {
        match self {
            Self::Fairy { .. } => Some("fairy"),
            Self::Princess(_) => Some("princess"),
            Self::Dragon { .. } => None,
        }
    }
}

/// Something that happened with the pieces of this box.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "type", rename_all = "camelCase")]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub enum EventView {
    /// The dragon came to a tile: by a step, or if it does not walk, to a volcano.
    DragonMoved { player: u8, x: i16, y: i16, walks: bool },
    /// A player placed the fairy.
    FairyMoved {
        player: u8,
        x: i16,
        y: i16,
        #[serde(skip_serializing_if = "Option::is_none")]
        place: Option<String>,
    },
}

impl SeenEvent for Event {
    fn view(self) -> play::EventView {
        play::EventView::from(match self {
            Self::DragonMoved { player, pos: Pos { x, y }, walks, .. } => {
                EventView::DragonMoved { player: index(player), x, y, walks }
            }
            Self::FairyMoved { player, pos: Pos { x, y }, beside } => {
                EventView::FairyMoved { player: index(player), x, y, place: beside.map(|laid_part| at(laid_part).2) }
            }
        })
    }
}

/// Where the dragon is, and how many steps it may still make while it walks.
#[derive(Clone, Copy, Debug, Serialize)]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub struct DragonView {
    pub x: i16,
    pub y: i16,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub steps: Option<u8>,
}

impl DragonView {
    /// The view of the dragon, if it has come to the board.
    pub(crate) fn of(game: &Game) -> Option<Self> {
        let Pos { x, y } = game.dragon()?;
        Some(Self { x, y, steps: game.dragon_steps_left().map(|steps| steps as u8) })
    }
}

/// Where the fairy is, and beside whom.
#[derive(Clone, Debug, Serialize)]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub struct FairyView {
    pub x: i16,
    pub y: i16,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub player: Option<u8>,
}

impl FairyView {
    /// The view of the fairy, if she has come to the board.
    pub(crate) fn of(game: &Game) -> Option<Self> {
        let fairy = game.fairy()?;
        let beside = fairy.beside.and_then(|index| game.figures().get(index));
        Some(Self {
            x: fairy.pos.x,
            y: fairy.pos.y,
            place: beside.map(|figure| at(game.laid_part(figure.node)).2),
            player: beside.map(|figure| index(figure.owner)),
        })
    }
}

impl SeenRefusal for Refusal {
    fn word(self) -> &'static str {
        match self {
            Self::NoPortal => "noPortal",
            Self::DragonThere => "dragonThere",
            Self::DragonAsked => "dragon",
            Self::DragonStep(_) => "dragonStep",
            Self::DragonRests => "dragonRests",
            Self::NoFairy => "noFairy",
            Self::NoKnight => "noKnight",
            Self::KnightAsked => "knight",
        }
    }
}
