//! Flocks as pages see them.

use serde::Serialize;

use super::rules::{Action, Event, Refusal, Token};
use crate::{
    rules::{FigureKind, Game, PlayerId},
    view::names::{at, index, place},
};

/// A decision of this box.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "type", rename_all = "camelCase")]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub enum ActionView {
    /// Place one's shepherd, as any figure.
    Figure { statement: String, figure: &'static str, place: String, x: i16, y: i16 },
    /// Draw a token for one's flock.
    AddToFlock { statement: String },
    /// Bring one's flock home.
    BringHome { statement: String },
}

impl ActionView {
    /// The view of a decision that is legal in a game.
    pub(crate) fn of(game: &Game, action: Action, statement: String) -> Self {
        match action {
            Action::Shepherd { part, .. } => {
                let pos = game.board().last().map(|laid| laid.pos).unwrap_or_default();
                let place = place(game, pos, part);
                Self::Figure { statement, figure: FigureKind::Shepherd.name(), place, x: pos.x, y: pos.y }
            }
            Action::Add { .. } => Self::AddToFlock { statement },
            Action::Home => Self::BringHome { statement },
        }
    }
}

/// Something that happened with a flock.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "type", rename_all = "camelCase")]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub enum EventView {
    /// A token was drawn for the shepherd on a part.
    Drew { player: u8, token: &'static str, x: i16, y: i16, place: String },
}

impl EventView {
    /// The view of an event.
    pub(crate) fn of(event: Event) -> Self {
        let Event::Drew { player, token, laid_part } = event;
        let (x, y, place) = at(laid_part);
        Self::Drew { player: index(player), token: token.name(), x, y, place }
    }
}

/// The word for a reason.
pub(crate) const fn word(refusal: Refusal) -> &'static str {
    match refusal {
        Refusal::ShepherdThere => "shepherdThere",
        Refusal::FlockAsked => "flock",
        Refusal::NoFlock => "noFlock",
        Refusal::TokenMissing => "tokenMissing",
        Refusal::TokenKnown => "tokenKnown",
        Refusal::NotInBag(_) => "notInBag",
    }
}

/// The numbers of the tokens in the bag: those with 1, 2, 3 and 4 sheep, then the wolves. Empty without sheep.
pub(crate) fn bag(game: &Game) -> Vec<u8> {
    game.bag().map(|(_, count)| count).collect()
}

/// The sheep on each token that lies with a player's shepherd.
pub(crate) fn flock(game: &Game, owner: PlayerId) -> Vec<u8> {
    let of = |(token, count): (Token, u8)| (0..count).map(move |_| token.sheep());
    game.flock(owner).flat_map(of).collect()
}
