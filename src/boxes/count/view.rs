//! The City of Carcassonne as pages see it.

use serde::Serialize;

use super::rules::{Action, Event, Refusal};
use crate::{
    board::Pos,
    catalogue::Quarter,
    rules::Game,
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
    /// Send a figure to a quarter of the City of Carcassonne, which is a place on the board.
    Send { statement: String, figure: &'static str, place: String, x: i16, y: i16 },
    /// Move the count to a quarter.
    Count { statement: String, place: String, x: i16, y: i16 },
    /// Move a figure out of a quarter.
    MoveOut { statement: String, figure: &'static str, quarter: &'static str, place: String, x: i16, y: i16 },
}

impl SeenDecision for Action {
    fn view(self, game: &Game, statement: String) -> play::ActionView {
        play::ActionView::from(match self {
            Self::Send { figure, quarter } => {
                let (x, y, place) = quarter_at(game, quarter);
                ActionView::Send { statement, figure: figure.name(), place, x, y }
            }
            Self::Count { quarter } => {
                let (x, y, place) = quarter_at(game, quarter);
                ActionView::Count { statement, place, x, y }
            }
            Self::MoveOut { quarter, figure, pos: pos @ Pos { x, y }, part } => {
                let (place, quarter) = (place(game, pos, part), quarter.name());
                ActionView::MoveOut { statement, figure: figure.name(), quarter, place, x, y }
            }
        })
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

impl SeenEvent for Event {
    fn view(self) -> play::EventView {
        let Self::CountMoved { player, quarter, .. } = self;
        play::EventView::from(EventView::CountMoved { player: index(player), quarter: quarter.name() })
    }
}

impl SeenRefusal for Refusal {
    fn word(self) -> &'static str {
        match self {
            Self::NoSending => "noSending",
            Self::SendingAsked => "sending",
            Self::CountAsked => "count",
            Self::NoCount => "noCount",
            Self::MoveOutAsked => "moveOut",
            Self::NoMoveOut => "noMoveOut",
        }
    }
}
