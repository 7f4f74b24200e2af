//! Messages as pages see them.

use serde::Serialize;

use super::rules::{Action, Event, Refusal, alone, asked, deed, promises};
use crate::{
    rules::{Game, track},
    view::{
        SeenDecision, SeenEvent, SeenRefusal,
        names::{index, place},
        play,
    },
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

impl SeenDecision for Action {
    fn view(self, game: &Game, statement: String) -> play::ActionView {
        let card = |named: Option<u8>| asked(game).flatten().or(named).unwrap_or(0);
        play::ActionView::from(match self {
            Self::Move(figure) => {
                let gain = track::first_scoring(game).iter().find(|gain| gain.player == game.asked());
                let points = gain.map_or(0, |gain| gain.points);
                ActionView::Score {
                    statement,
                    figure: figure.name(),
                    points,
                    count: game.count_of(game.asked(), figure),
                    message: promises(game, game.asked(), figure),
                }
            }
            Self::Points { named } => ActionView::MessagePoints { statement, card: card(named) },
            Self::Deed { named } => {
                let points = deed(game, game.asked(), card(named)).unwrap_or(0);
                ActionView::MessageAction { statement, card: card(named), points }
            }
            Self::Follower { named, pos, part, figure } => ActionView::MessageFollower {
                statement,
                card: card(named),
                points: alone(game, game.asked(), (pos, part)),
                figure: figure.name(),
                place: place(game, pos, part),
                x: pos.x,
                y: pos.y,
            },
        })
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

impl SeenEvent for Event {
    fn view(self) -> play::EventView {
        play::EventView::from(match self {
            Self::Came { player, card, .. } => EventView::MessageCame { player: index(player), card },
            Self::Read { player, card, by_deed: deed, points } => {
                EventView::MessageRead { player: index(player), card, deed, points }
            }
            Self::AnotherTile { player } => EventView::MessageTile { player: index(player) },
        })
    }
}

impl SeenRefusal for Refusal {
    fn word(self) -> &'static str {
        match self {
            Self::FigureAsked => "scoreFigure",
            Self::NoPoints => "noScoreFigure",
            Self::MessageAsked => "message",
            Self::NoMessage => "noMessage",
            Self::NothingFound(_) => "messageNothing",
            Self::NoFollower(_) => "messageNoFollower",
            Self::NotThisOne => "messageNotThisOne",
            Self::FollowerMissing => "messageFollower",
            Self::CardMissing => "messageMissing",
            Self::CardKnown => "messageKnown",
            Self::CameBefore(_) => "messageCameBefore",
        }
    }
}
