//! Robbers as pages see them.

use serde::Serialize;

use super::rules::{Action, Event, Refusal};
use crate::{rules::Game, view::names::index};

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

impl ActionView {
    /// The view of a decision.
    pub(crate) fn of(game: &Game, action: Action, statement: String) -> Self {
        match action {
            Action::Put { space } => {
                let others =
                    game.players().filter(|&player| player != game.asked() && game.stands_on_space(player, space));
                Self::Robber { statement, space, beside: others.map(index).collect() }
            }
            Action::Rob { player, .. } => Self::Rob { statement, player: index(player) },
            Action::Follow(player) => Self::Follow { statement, player: index(player) },
        }
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

impl EventView {
    /// The view of an event.
    pub(crate) fn of(event: Event) -> Self {
        match event {
            Event::Put { player, space } => Self::RobberPut { player: index(player), space },
            Event::Robbed { from, by, points } => Self::Robbed { player: index(by), from: index(from), points },
            Event::Followed { player, space } => Self::RobberFollowed { player: index(player), space },
            Event::Home { player } => Self::RobberHome { player: index(player) },
        }
    }
}

/// The word for a reason.
pub(crate) const fn word(refusal: Refusal) -> &'static str {
    match refusal {
        Refusal::RobberAsked => "robber",
        Refusal::VictimAsked => "robVictim",
        Refusal::FollowingAsked => "robFollow",
        Refusal::NobodyThere(_) => "robNobodyThere",
        Refusal::AlreadyThere(_) => "robAlreadyThere",
        Refusal::NoVictim => "robNoVictim",
        Refusal::NoRobber => "noRobber",
    }
}
