//! The worth of a position to each player, in points at the end of the game.
//!
//! A player has the points scored, what each feature with a majority is likely to give (complete, or as it stands at the
//! end), and the figures in hand and those that come back, as long as there are turns to use them.

use super::{Forecast, Weights, prospect::Worth, standing::Standing};
use crate::rules::{Game, PlayerId};

/// Evaluates a position: the points that every player has or may expect.
pub(super) fn evaluate(game: &Game, standing: &mut Standing, forecast: &mut Forecast) -> Worth {
    if game.is_over() {
        let mut worth = Worth::default();
        for player in game.players() {
            worth.points[player] = f32::from(game.score(player));
        }
        return worth;
    }
    standing.see(game, forecast);
    standing.worth(game, 0, forecast)
}

/// The value of a position for one player: the player's points, less those of the best other player. Alone, it is the points.
pub(super) fn utility(worth: &Worth, game: &Game, me: PlayerId, weights: &Weights) -> f32 {
    let worth = &worth.points;
    let others = || game.players().filter(|&player| player != me).map(|player| worth[player]);
    let best = others().fold(f32::MIN, f32::max);
    let count = others().count();
    if count == 0 {
        return worth[me];
    }
    let mean = others().sum::<f32>() / count as f32;
    worth[me] - weights.rival * best - (1.0 - weights.rival) * mean
}
