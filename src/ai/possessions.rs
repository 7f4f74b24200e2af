//! What players have besides points and figures on features: tokens of goods, cards, a second part of the turn, bridges, and
//! figures in Carcassonne.

use super::Forecast;
use crate::{
    boxes::{king::rules::options::KingFinal, traders::rules::parts as traders},
    catalogue::{BoxId, Quarter},
    rules::{ByPlayer, Card, Game},
};

/// The points for the most tokens of a kind.
const MOST_TOKENS: f32 = 10.0;
/// The tokens of each kind that are printed on the tiles.
const PRINTED: [f32; 3] = [9.0, 6.0, 5.0];
/// About one city, and one road, is completed in a game for so many tiles.
const TILES_FOR_ONE: f32 = 7.5;

/// Adds what every player may expect of these things.
pub(super) fn add(game: &Game, worth: &mut ByPlayer<f32>, forecast: &Forecast) {
    if game.rules().uses(traders::Part::Goods) {
        add_goods(game, worth, forecast.weights().goods);
    }
    if game.has_second_part() {
        worth[game.active()] += forecast.weights().second_part;
    }
    if game.rules().has(BoxId::Bridges) {
        for player in game.players() {
            worth[player] += forecast.weights().bridge * f32::from(game.bridges_left(player)) * forecast.ramp();
        }
    }
    if let Some(count) = game.count() {
        add_quarters(game, count, worth, forecast);
    }
    if game.rules().has(BoxId::King) {
        add_cards(game, worth, forecast);
    }
}

/// The more tokens of a kind a player has against the others and against those still to be taken, the likelier the points.
fn add_goods(game: &Game, worth: &mut ByPlayer<f32>, weight: f32) {
    for (kind, printed) in PRINTED.into_iter().enumerate() {
        let count = |player| f32::from(game.tokens(player)[kind]);
        let taken: f32 = game.players().map(count).sum();
        if taken == 0.0 {
            continue;
        }
        let cube = |n: f32| n * n * n;
        let left = (printed - taken).max(0.0) / game.rules().n_players() as f32;
        let all: f32 = game.players().map(|player| cube(count(player) + left)).sum();
        for player in game.players() {
            worth[player] += weight * MOST_TOKENS * cube(count(player) + left) / all;
        }
    }
}

/// A figure in Carcassonne can go to whatever of its kind is scored, unless the count keeps it in.
fn add_quarters(game: &Game, count: Quarter, worth: &mut ByPlayer<f32>, forecast: &Forecast) {
    let weights = forecast.weights();
    for figure in game.figures() {
        let Some(quarter) = game.quarter_of(figure.node) else { continue };
        // Those in the market wait for the end; all others need something to be completed.
        let use_left = if quarter == Quarter::Market { 1.0 } else { forecast.ramp() };
        let kept = if quarter == count { weights.kept_in } else { 1.0 };
        worth[figure.owner] += weights.quarter * use_left * kept;
    }
}

/// A card may be lost as long as there is much to come.
fn add_cards(game: &Game, worth: &mut ByPlayer<f32>, forecast: &Forecast) {
    let features = (game.board().tiles().len() + forecast.to_come()) as f32 / TILES_FOR_ONE;
    for card in Card::ALL {
        let Some((player, _)) = game.holder(card) else { continue };
        let points = match (game.rules().options.king.at_end, card) {
            (KingFinal::Each, _) => features,
            (KingFinal::Flat, Card::King) => 10.0,
            (KingFinal::Flat, Card::Robber) => 20.0,
            (KingFinal::Continuous, _) => forecast.to_come() as f32 / TILES_FOR_ONE,
        };
        worth[player] += forecast.weights().cards * points * (1.0 - forecast.weights().card_risk * forecast.ramp());
    }
}
