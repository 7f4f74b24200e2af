//! The City of Carcassonne as pages see it.

use serde::Serialize;

use super::rules::{Action, Event, Refusal};
use crate::{
    board::Pos,
    catalogue::Quarter,
    rules::Game,
    view::names::{at, index, place},
};

/// A decision of this box.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "type", rename_all = "camelCase")]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub enum ActionView {
    /// Send a figure to a quarter of the City of Carcassonne, which is a place on the board.
    Send { statement: String, figure: &'static str, place: String, x: i16, y: i16 },
    /// Move the count to a quarter.
    Count { statement: String, place: String, x: i16, y: i16 },
    /// Move a figure out of a quarter.
    MoveOut { statement: String, figure: &'static str, quarter: &'static str, place: String, x: i16, y: i16 },
}

impl ActionView {
    /// The view of a decision that is legal in a game.
    pub(crate) fn of(game: &Game, action: Action, statement: String) -> Self {
        match action {
            Action::Send { figure, quarter } => {
                let (x, y, place) = quarter_at(game, quarter);
                Self::Send { statement, figure: figure.name(), place, x, y }
            }
            Action::Count { quarter } => {
                let (x, y, place) = quarter_at(game, quarter);
                Self::Count { statement, place, x, y }
            }
            Action::MoveOut { quarter, figure, pos: pos @ Pos { x, y }, part } => {
                let (place, quarter) = (place(game, pos, part), quarter.name());
                Self::MoveOut { statement, figure: figure.name(), quarter, place, x, y }
            }
        }
    }
}

/// Where a quarter of the City of Carcassonne is, and its name.
fn quarter_at(game: &Game, quarter: Quarter) -> (i16, i16, String) {
    game.quarter(quarter).map(|node| at(game.laid_part(node))).unwrap_or_default()
}

/// Something that happened with the pieces of this box.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "type", rename_all = "camelCase")]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub enum EventView {
    /// The count moved.
    CountMoved { player: u8, quarter: &'static str },
}

impl EventView {
    /// The view of an event.
    pub(crate) fn of(event: Event) -> Self {
        let Event::CountMoved { player, quarter, .. } = event;
        Self::CountMoved { player: index(player), quarter: quarter.name() }
    }
}

/// The word for a reason.
pub(crate) const fn word(refusal: Refusal) -> &'static str {
    match refusal {
        Refusal::NoSending => "noSending",
        Refusal::SendingAsked => "sending",
        Refusal::CountAsked => "count",
        Refusal::NoCount => "noCount",
        Refusal::MoveOutAsked => "moveOut",
        Refusal::NoMoveOut => "noMoveOut",
    }
}
