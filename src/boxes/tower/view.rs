//! Towers and prisoners as pages see them.

use serde::Serialize;

use super::rules::{Action, Event, Refusal};
use crate::{
    board::Pos,
    rules::{FigureAt, FigureKind, Game, PlayerId},
    view::names::{at, index, place},
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

impl ActionView {
    /// The view of a decision that is legal in a game.
    pub(crate) fn of(game: &Game, action: Action, statement: String) -> Self {
        match action {
            Action::Floor { pos: pos @ Pos { x, y } } => {
                Self::Floor { statement, x, y, floors: game.floors(pos).unwrap_or(0) + 1 }
            }
            Action::Capture(FigureAt { pos: pos @ Pos { x, y }, part, owner, kind }) => {
                let (place, player) = (place(game, pos, part), index(owner));
                Self::Capture { statement, x, y, place, player, figure: kind.name() }
            }
            Action::Exchange { captor, figure } => {
                Self::Exchange { statement, player: index(captor), figure: figure.name() }
            }
            Action::Ransom { captor, figure } => {
                Self::Ransom { statement, player: index(captor), figure: figure.name() }
            }
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

impl EventView {
    /// The view of an event.
    pub(crate) fn of(event: Event) -> Self {
        match event {
            Event::FloorPlaced { player, pos: Pos { x, y }, floors } => {
                Self::FloorPlaced { player: index(player), x, y, floors }
            }
            Event::FigureCaptured { captor, player, figure, laid_part } => {
                let (x, y, place) = at(laid_part);
                let (captor, player) = (index(captor), index(player));
                Self::FigureCaptured { captor, player, figure: figure.name(), x, y, place }
            }
            Event::PrisonerFreed { player, figure, captor, ransom } => {
                Self::PrisonerFreed { player: index(player), figure: figure.name(), captor: index(captor), ransom }
            }
        }
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

/// The word for a reason.
pub(crate) const fn word(refusal: Refusal) -> &'static str {
    match refusal {
        Refusal::TowerCell | Refusal::NoFloorThere => "noFloorThere",
        Refusal::NoFloor => "noFloor",
        Refusal::NoFoundation(_) => "noFoundation",
        Refusal::CaptureAsked => "capture",
        Refusal::OutOfReach => "outOfReach",
        Refusal::NoCapture => "noCapture",
        Refusal::ExchangeAsked => "exchange",
        Refusal::NoPrisoner => "noPrisoner",
        Refusal::NoExchange => "noExchange",
        Refusal::NoRansom => "noRansom",
    }
}
