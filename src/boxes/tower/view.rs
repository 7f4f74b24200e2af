//! Towers and prisoners as pages see them.

use serde::Serialize;

use super::rules::{Action, Event, Refusal};
use crate::{
    board::Pos,
    rules::{FigureAt, FigureKind, Game, PlayerId},
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
    /// Put a floor on a tower, which then has so many.
    Floor { statement: String, x: i16, y: i16, floors: u8 },
    /// Capture a follower.
    Capture { statement: String, x: i16, y: i16, place: String, player: u8, figure: &'static str },
    /// Say which follower comes back from a player.
    Exchange { statement: String, player: u8, figure: &'static str },
    /// Pay a player for a follower.
    Ransom { statement: String, player: u8, figure: &'static str },
}

impl SeenDecision for Action {
    fn view(self, game: &Game, statement: String) -> play::ActionView {
        play::ActionView::from(match self {
            Self::Floor { pos: pos @ Pos { x, y } } => {
                ActionView::Floor { statement, x, y, floors: game.floors(pos).unwrap_or(0) + 1 }
            }
            Self::Capture(FigureAt { pos: pos @ Pos { x, y }, part, owner, kind }) => {
                let (place, player) = (place(game, pos, part), index(owner));
                ActionView::Capture { statement, x, y, place, player, figure: kind.name() }
            }
            Self::Exchange { captor, figure } => {
                ActionView::Exchange { statement, player: index(captor), figure: figure.name() }
            }
            Self::Ransom { captor, figure } => {
                ActionView::Ransom { statement, player: index(captor), figure: figure.name() }
            }
        })
    }

    fn next(self) -> Option<&'static str> {
        match self {
            Self::Floor { .. } => Some("floor"),
            Self::Capture(_) | Self::Exchange { .. } | Self::Ransom { .. } => None,
        }
    }
}

/// Something that happened with the pieces of this box.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "type", rename_all = "camelCase")]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub enum EventView {
    /// A player put a floor on a tower, which now has so many.
    FloorPlaced { player: u8, x: i16, y: i16, floors: u8 },
    /// A follower was captured.
    FigureCaptured { captor: u8, player: u8, figure: &'static str, x: i16, y: i16, place: String },
    /// A prisoner went home, for ransom or in an exchange.
    PrisonerFreed { player: u8, figure: &'static str, captor: u8, ransom: bool },
}

impl SeenEvent for Event {
    fn view(self) -> play::EventView {
        play::EventView::from(match self {
            Self::FloorPlaced { player, pos: Pos { x, y }, floors } => {
                EventView::FloorPlaced { player: index(player), x, y, floors }
            }
            Self::FigureCaptured { captor, player, figure, laid_part } => {
                let (x, y, place) = at(laid_part);
                let (captor, player) = (index(captor), index(player));
                EventView::FigureCaptured { captor, player, figure: figure.name(), x, y, place }
            }
            Self::PrisonerFreed { player, figure, captor, ransom } => {
                EventView::PrisonerFreed { player: index(player), figure: figure.name(), captor: index(captor), ransom }
            }
        })
    }
}

/// A tower with floors.
#[derive(Clone, Copy, Debug, Serialize)]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub struct TowerView {
    pub x: i16,
    pub y: i16,
    pub floors: u8,
}

impl TowerView {
    pub(crate) const fn of((Pos { x, y }, floors): (Pos, u8)) -> Self {
        Self { x, y, floors }
    }
}

/// Followers of one kind that a player holds, and whose they are.
#[derive(Clone, Debug, Serialize)]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub struct PrisonerView {
    pub player: u8,
    pub figure: &'static str,
    pub count: u8,
}

impl PrisonerView {
    /// The views of all followers that a player holds.
    pub(crate) fn of_all(game: &Game, captor: PlayerId) -> Vec<Self> {
        let held = |player: PlayerId| {
            let held = game.prisoners(captor, player);
            let kinds = FigureKind::ALL.into_iter().filter(move |&kind| held[kind] > 0);
            kinds.map(move |kind| Self { player: index(player), figure: kind.name(), count: held[kind] })
        };
        game.players().flat_map(held).collect()
    }
}

impl SeenRefusal for Refusal {
    fn word(self) -> &'static str {
        match self {
            Self::TowerCell | Self::NoFloorThere => "noFloorThere",
            Self::NoFloor => "noFloor",
            Self::NoFoundation(_) => "noFoundation",
            Self::CaptureAsked => "capture",
            Self::OutOfReach => "outOfReach",
            Self::NoCapture => "noCapture",
            Self::ExchangeAsked => "exchange",
            Self::NoPrisoner => "noPrisoner",
            Self::NoExchange => "noExchange",
            Self::NoRansom => "noRansom",
        }
    }
}
