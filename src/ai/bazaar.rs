//! What computer players do at a bazaar: each tile on display is worth what the best turn with it would bring.

use super::{
    Forecast,
    evaluate::{evaluate, utility},
    random::any_of,
    turn::{Plan, Turn},
};
use crate::{
    boxes::bridges::rules as bridges,
    catalogue::TileId,
    rules::{Action, Game, Generator, MAX_PLAYERS, PlayerId, Step, legal_actions},
};

/// What a point is worth that goes to another player, against one's own.
const PAID_TO_ANOTHER: f32 = 1.4;
/// The share of what a tile is worth more than others that a player is ready to bid.
const READY_TO_BID: f32 = 0.6;

/// Lists the plans for the current question of a bazaar.
pub(super) fn list(turn: &mut Turn, game: &Game, forecast: &mut Forecast) {
    let me = game.asked();
    let actions: Vec<Action> = legal_actions(game).collect();
    let gains = gains(game, me, forecast);
    let chosen = game.lot();
    let others = mean(gains.iter().flatten().filter(|(tile, _)| chosen.is_none_or(|(lot, ..)| *tile != lot)));
    let of = |tile: TileId| gains.iter().flatten().find(|(known, _)| *known == tile).map_or(0.0, |(_, gain)| *gain);
    let advantage = chosen.map_or(0.0, |(lot, ..)| of(lot) - others);
    let highest = chosen.and_then(|(_, bid, _)| bid);
    for action in actions {
        let value = match action {
            Action::Bridges(bridges::Action::Bazaar(bridges::Deal::Choose { tile })) => of(tile),
            // Whoever chooses begins low; others go as far as the tile is worth to them.
            Action::Bridges(bridges::Action::Bazaar(bridges::Deal::Bid { points, .. })) => match highest {
                None => -f32::from(points),
                Some(_) => (advantage * READY_TO_BID - f32::from(points)).min(0.5) * PAID_TO_ANOTHER,
            },
            Action::Bridges(bridges::Action::Bazaar(bridges::Deal::Buy)) => {
                advantage - PAID_TO_ANOTHER * f32::from(highest.unwrap_or(0))
            }
            Action::Bridges(bridges::Action::Bazaar(bridges::Deal::Sell)) => {
                PAID_TO_ANOTHER * f32::from(highest.unwrap_or(0))
            }
            _ => 0.0,
        };
        turn.plans.push(Plan { first: action, then: None, value });
    }
}

/// The tiles on display, each with what the best turn with it would bring a player.
fn gains(game: &Game, player: PlayerId, forecast: &mut Forecast) -> [Option<(TileId, f32)>; MAX_PLAYERS] {
    let mut gains = [None; MAX_PLAYERS];
    for (slot, tile) in gains.iter_mut().zip(game.bazaar()) {
        *slot = Some((tile, gain(game, player, tile, forecast)));
    }
    gains
}

fn gain(game: &Game, player: PlayerId, tile: TileId, forecast: &mut Forecast) -> f32 {
    let mut then = game.clone();
    if !then.suppose_turn(player, tile) {
        return 0.0;
    }
    let mut turn = Turn::new(&then);
    turn.list(&mut then, forecast);
    let Some(best) = turn.best() else { return 0.0 };
    let now = evaluate(game, &mut turn.standing, forecast);
    best.value - utility(&now, game, player, forecast.weights())
}

fn mean<'a>(gains: impl Iterator<Item = &'a (TileId, f32)>) -> f32 {
    let (sum, count) = gains.fold((0.0, 0.0_f32), |(sum, count), (_, gain)| (sum + gain, count + 1.0));
    if count > 0.0 { sum / count } else { 0.0 }
}

/// What a beginner does: takes any tile, bids nothing and keeps what was chosen.
pub(super) fn of_a_beginner(game: &Game, rng: &mut Generator) -> Option<Action> {
    let is_modest = |action: &Action| match action {
        Action::Bridges(bridges::Action::Bazaar(bridges::Deal::Bid { points, .. })) => *points == 0,
        Action::Bridges(bridges::Action::Bazaar(bridges::Deal::Choose { .. } | bridges::Deal::Buy)) | Action::Skip => {
            true
        }
        _ => false,
    };
    let modest: Vec<Action> = legal_actions(game).filter(is_modest).collect();
    any_of(&modest, rng).or_else(|| legal_actions(game).next())
}

/// Whether a bazaar asks.
pub(super) fn asks(game: &Game) -> bool {
    game.step() == Step::Bazaar
}
