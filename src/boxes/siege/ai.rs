//! When a follower had better escape from a besieged city.

use super::rules::Action;
use crate::{
    boxes::corn::ai as corn,
    rules::{Game, PlayerId},
};

/// What a follower at home is worth at a glance, in points.
const AT_HOME: f32 = 2.0;

/// How a player likes an escape: a follower at home, against the points that are given up.
pub(crate) fn liking(game: &Game, me: PlayerId, Action(figure): Action) -> f32 {
    game.node_at(figure.pos, figure.part).map_or(0.0, |node| AT_HOME - corn::loss(game, me, node))
}
