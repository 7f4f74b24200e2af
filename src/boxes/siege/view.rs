//! Escapes as pages see them.

use serde::Serialize;

use super::rules::{Action, Refusal};
use crate::{
    rules::Game,
    view::{SeenDecision, SeenRefusal, names::place, play},
};

/// A decision of this box.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "type", rename_all = "camelCase")]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub enum ActionView {
    /// Take a follower home out of a besieged city.
    Escape { statement: String, x: i16, y: i16, place: String, figure: &'static str },
}

impl SeenDecision for Action {
    fn view(self, game: &Game, statement: String) -> play::ActionView {
        let Self(figure) = self;
        let (pos, place) = (figure.pos, place(game, figure.pos, figure.part));
        play::ActionView::from(ActionView::Escape { statement, x: pos.x, y: pos.y, place, figure: figure.kind.name() })
    }
}

impl SeenRefusal for Refusal {
    fn word(self) -> &'static str {
        match self {
            Self::NoWayOut => "noWayOut",
            Self::NoEscape => "noEscape",
        }
    }
}
