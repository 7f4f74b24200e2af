//! The worth of robbers to computer players.

use super::rules::Action;
use crate::{
    catalogue::{BoxId, PartKind},
    rules::{ByPlayer, Game, PlayerId, score},
};

/// The points that a player who holds nothing will score next, as far as anybody can tell.
const UNKNOWN: f32 = 3.0;
/// How heavily that counts beside what the player holds.
const SURPRISE: f32 = 0.3;
/// The share of the loot that is expected: the figure may score little first, or the game may end.
const COMES: f32 = 0.8;
/// The worth of a robber beside whom nobody stands now, in points.
const ALONE: f32 = 0.4;

/// Adds what the robbers on the track will probably bring their owners.
pub(crate) fn add(game: &Game, worth: &mut ByPlayer<f32>) {
    if !game.rules().has(BoxId::Robbers) {
        return;
    }
    for owner in game.players() {
        if let Some(space) = game.robber(owner) {
            worth[owner] += on_space(game, owner, space);
        }
    }
}

/// How a player likes a decision about a robber at a glance.
pub(crate) fn liking(game: &Game, me: PlayerId, action: Action) -> f32 {
    match action {
        Action::Put { space } => {
            on_space(game, me, space) - game.robber(me).map_or(0.0, |from| on_space(game, me, from))
        }
        Action::Rob { player, .. } => game.waiting(player).into(),
        Action::Follow(player) => {
            next_gain(game, player) - game.robber(me).map_or(0.0, |from| best(game, &[me, player], from))
        }
    }
}

/// The points that a robber on a space will probably bring.
fn on_space(game: &Game, owner: PlayerId, space: u8) -> f32 {
    (COMES * best(game, &[owner], space) / 2.0).max(ALONE)
}

/// The most that one of the players whose figures stand on a space will probably score next, without some of them.
fn best(game: &Game, without: &[PlayerId], space: u8) -> f32 {
    let there = game.players().filter(|player| !without.contains(player) && game.stands_on_space(*player, space));
    there.map(|player| next_gain(game, player)).fold(0.0, f32::max)
}

/// The points that a player will probably score next: of what the tile just laid completed the first, or else of all that they hold, the more
/// likely the less is open.
fn next_gain(game: &Game, player: PlayerId) -> f32 {
    let board = game.board();
    let holds = |node| score::winners(game, &score::worth(game, node)).any(|winner| winner == player);
    let completed = board.completed().iter().copied();
    if let Some(node) = completed.filter(|&node| board.feature(node).figures > 0).find(|&node| holds(node)) {
        return score::worth(game, node).points.into();
    }
    let (mut sum, mut weights) = (SURPRISE * UNKNOWN, SURPRISE);
    for figure in game.figures().iter().filter(|figure| figure.owner == player && figure.kind.is_counted()) {
        let feature = board.feature(figure.node);
        if feature.kind == PartKind::Field || !feature.kind.is_feature() || !holds(figure.node) {
            continue;
        }
        let open = f32::from(feature.open.max(1));
        let weight = 1.0 / (open * open);
        sum += weight * f32::from(score::appraised(game, figure.node, true).points);
        weights += weight;
    }
    sum / weights
}
