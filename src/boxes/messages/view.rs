//! Messages as pages see them.

use serde::Serialize;

use super::rules::{Action, Event, Refusal, alone, asked, deed, promises};
use crate::{
    rules::{Game, track},
    view::names::{index, place},
};

/// A decision of this box.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "type", rename_all = "camelCase")]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub enum ActionView {
    /// Move a figure on by points.
    Score { statement: String, figure: &'static str, points: i16, count: i16, message: bool },
    /// Take the points of a message.
    MessagePoints { statement: String, card: u8 },
    /// Take the action of a message.
    MessageAction { statement: String, card: u8, points: i16 },
    /// Score a follower by message 8.
    MessageFollower { statement: String, card: u8, points: i16, figure: &'static str, place: String, x: i16, y: i16 },
}

impl ActionView {
    /// The view of a decision.
    pub(crate) fn of(game: &Game, action: Action, statement: String) -> Self {
        let card = |named: Option<u8>| asked(game).flatten().or(named).unwrap_or(0);
        match action {
            Action::Move(figure) => {
                let gain = track::first_scoring(game).iter().find(|gain| gain.player == game.asked());
                let points = gain.map_or(0, |gain| gain.points);
                Self::Score {
                    statement,
                    figure: figure.name(),
                    points,
                    count: game.count_of(game.asked(), figure),
                    message: promises(game, game.asked(), figure),
                }
            }
            Action::Points { named } => Self::MessagePoints { statement, card: card(named) },
            Action::Deed { named } => {
                let points = deed(game, game.asked(), card(named)).unwrap_or(0);
                Self::MessageAction { statement, card: card(named), points }
            }
            Action::Follower { named, pos, part, figure } => Self::MessageFollower {
                statement,
                card: card(named),
                points: alone(game, game.asked(), (pos, part)),
                figure: figure.name(),
                place: place(game, pos, part),
                x: pos.x,
                y: pos.y,
            },
        }
    }
}

/// Something that happened with a message.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "type", rename_all = "camelCase")]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub enum EventView {
    /// A message came.
    MessageCame { player: u8, card: u8 },
    /// A message was read.
    MessageRead { player: u8, card: u8, deed: bool, points: i16 },
    /// A message gives another tile now.
    MessageTile { player: u8 },
}

impl EventView {
    /// The view of an event.
    pub(crate) fn of(event: Event) -> Self {
        match event {
            Event::Came { player, card, .. } => Self::MessageCame { player: index(player), card },
            Event::Read { player, card, by_deed: deed, points } => {
                Self::MessageRead { player: index(player), card, deed, points }
            }
            Event::AnotherTile { player } => Self::MessageTile { player: index(player) },
        }
    }
}

/// The word for a reason.
pub(crate) const fn word(refusal: Refusal) -> &'static str {
    match refusal {
        Refusal::FigureAsked => "scoreFigure",
        Refusal::NoPoints => "noScoreFigure",
        Refusal::MessageAsked => "message",
        Refusal::NoMessage => "noMessage",
        Refusal::NothingFound(_) => "messageNothing",
        Refusal::NoFollower(_) => "messageNoFollower",
        Refusal::NotThisOne => "messageNotThisOne",
        Refusal::FollowerMissing => "messageFollower",
        Refusal::CardMissing => "messageMissing",
        Refusal::CardKnown => "messageKnown",
        Refusal::CameBefore(_) => "messageCameBefore",
    }
}
