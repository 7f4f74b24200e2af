//! The worth of messages to computer players.

use super::rules::{Action, alone, asked, deed, gives_tile, promises};
use crate::{
    boxes::corn::ai as corn,
    rules::{Awaited, ByPlayer, Game, Lot, PlayerId, ScoringFigure, track},
};

/// The points that a message brings on the average to a player who chooses well.
const A_MESSAGE: f32 = 3.5;
/// The worth of another tile, in points.
const ANOTHER_TILE: f32 = 4.0;
/// The share of a robber's loot that counts against a figure beside him: he stays there if it does not move.
const BESIDE_A_ROBBER: f32 = 0.3;

/// Adds what a message will probably bring that nobody may see yet, or the tile that one has given.
pub(crate) fn add(game: &Game, worth: &mut ByPlayer<f32>) {
    if game.awaits() == Some(Awaited::Lot(Lot::Messages)) {
        worth[game.active()] += A_MESSAGE;
    }
    if gives_tile(game) {
        worth[game.active()] += ANOTHER_TILE;
    }
}

/// How a player likes a decision of this box at a glance, in points.
pub(crate) fn liking(game: &Game, me: PlayerId, action: Action) -> f32 {
    match action {
        Action::Move(figure) => of_move(game, me, figure),
        Action::Points { .. } => 2.0,
        Action::Deed { named } => {
            let card = asked(game).flatten().or(named);
            let points = card.and_then(|card| deed(game, me, card)).map_or(0.0, f32::from);
            if points > 0.0 { points } else { ANOTHER_TILE }
        }
        Action::Follower { pos, part, .. } => {
            let loss = game.node_at(pos, part).map_or(0.0, |node| corn::loss(game, me, node));
            f32::from(alone(game, me, (pos, part))) - loss
        }
    }
}

/// How a player likes to move a figure by the first points that wait.
fn of_move(game: &Game, me: PlayerId, figure: ScoringFigure) -> f32 {
    let gain = track::first_scoring(game).iter().find(|gain| gain.player == me);
    let points = gain.map_or(0, |gain| gain.points);
    let comes = promises(game, me, figure);
    let space = game.space(me, figure);
    let robbers = game.players().filter(|&player| player != me && game.robber(player) == Some(space)).count();
    let loot = f32::from((points + 1) / 2) * robbers as f32;
    let message = if comes { A_MESSAGE } else { 0.0 };
    message - BESIDE_A_ROBBER * loot
}
