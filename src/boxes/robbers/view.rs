//! Robbers as pages see them.

use serde::Serialize;

use super::rules::{Action, Event, Refusal};
use crate::{
    rules::Game,
    view::{SeenDecision, SeenEvent, SeenRefusal, names::index, play},
};

/// A decision of this box.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "type", rename_all = "camelCase")]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub enum ActionView {
    /// Put the robber on a space, beside the figures of these players.
    Robber { statement: String, space: u8, beside: Vec<u8> },
    /// Rob a player.
    Rob { statement: String, player: u8 },
    /// Move on with a player's figure.
    Follow { statement: String, player: u8 },
}

impl SeenDecision for Action {
    fn view(self, game: &Game, statement: String) -> play::ActionView {
        play::ActionView::from(match self {
            Self::Put { space } => {
                let others =
                    game.players().filter(|&player| player != game.asked() && game.stands_on_space(player, space));
                ActionView::Robber { statement, space, beside: others.map(index).collect() }
            }
            Self::Rob { player, .. } => ActionView::Rob { statement, player: index(player) },
            Self::Follow(player) => ActionView::Follow { statement, player: index(player) },
        })
    }
}

/// Something that happened with a robber.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "type", rename_all = "camelCase")]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub enum EventView {
    /// A player put their robber on a space.
    RobberPut { player: u8, space: u8 },
    /// A player robbed another one.
    Robbed { player: u8, from: u8, points: i16 },
    /// A robber moved on with a figure, to a space.
    RobberFollowed { player: u8, space: u8 },
    /// A robber went home.
    RobberHome { player: u8 },
}

impl SeenEvent for Event {
    fn view(self) -> play::EventView {
        play::EventView::from(match self {
            Self::Put { player, space } => EventView::RobberPut { player: index(player), space },
            Self::Robbed { from, by, points } => EventView::Robbed { player: index(by), from: index(from), points },
            Self::Followed { player, space } => EventView::RobberFollowed { player: index(player), space },
            Self::Home { player } => EventView::RobberHome { player: index(player) },
        })
    }
}

impl SeenRefusal for Refusal {
    fn word(self) -> &'static str {
        match self {
            Self::RobberAsked => "robber",
            Self::VictimAsked => "robVictim",
            Self::FollowingAsked => "robFollow",
            Self::NobodyThere(_) => "robNobodyThere",
            Self::AlreadyThere(_) => "robAlreadyThere",
            Self::NoVictim => "robNoVictim",
            Self::NoRobber => "noRobber",
        }
    }
}
