//! What the mage and the witch are worth to computer players.

use super::rules::{Action, Neutral};
use crate::{
    board::Node,
    rules::{Game, PlayerId, score},
};

/// How a player likes a place for one of the two at a glance: the mage where the player has the majority, the witch where others have it.
pub(crate) fn liking(game: &Game, me: PlayerId, action: Action) -> f32 {
    match action {
        Action::Move { who, pos, part } => {
            let Some(node) = game.node_at(pos, part) else { return 0.0 };
            let from = game.magic()[who as usize].map_or(0.0, |on| effect(game, me, who, on));
            effect(game, me, who, node) - from
        }
        Action::Remove(who) => -game.magic()[who as usize].map_or(0.0, |node| effect(game, me, who, node)),
    }
}

/// What becomes of the worth of a road or city of so many tiles and points, by those of the two that stand in it.
#[must_use]
pub(crate) fn bewitched(game: &Game, node: Node, tiles: f32, points: f32) -> f32 {
    let more = if game.stands_in(Neutral::Mage, node) { tiles } else { 0.0 };
    let share = if game.stands_in(Neutral::Witch, node) { 0.5 } else { 1.0 };
    share * (points + more)
}

/// What one of the two changes for a player against the others, in points, if it stands in a feature.
fn effect(game: &Game, me: PlayerId, who: Neutral, node: Node) -> f32 {
    let worth = score::appraised(game, node, true).among(game, node);
    let sign: f32 = score::winners(game, &worth).map(|player| if player == me { 1.0 } else { -1.0 }).sum();
    match who {
        Neutral::Mage => sign * f32::from(worth.tiles),
        Neutral::Witch => -sign * f32::from(worth.points) / 2.0,
    }
}
