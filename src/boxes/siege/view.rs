//! Escapes as pages see them.

use serde::Serialize;

use super::rules::{Action, Refusal};
use crate::{rules::Game, view::names::place};

/// A decision of this box.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "type", rename_all = "camelCase")]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub enum ActionView {
    /// Take a follower home out of a besieged city.
    Escape { statement: String, x: i16, y: i16, place: String, figure: &'static str },
}

impl ActionView {
    /// The view of a decision in a game.
    pub(crate) fn of(game: &Game, Action(figure): Action, statement: String) -> Self {
        let (pos, place) = (figure.pos, place(game, figure.pos, figure.part));
        Self::Escape { statement, x: pos.x, y: pos.y, place, figure: figure.kind.name() }
    }
}

/// The word for a reason.
pub(crate) const fn word(refusal: Refusal) -> &'static str {
    match refusal {
        Refusal::NoWayOut => "noWayOut",
        Refusal::NoEscape => "noEscape",
    }
}
