//! Where a computer player lays a ferry.

use super::rules::{Action, Lake, arms};
use crate::rules::{Game, PlayerId, Score, score};

/// How a player likes a ferry at a glance: a road that it makes longer is good for whoever then has the majority.
pub(crate) fn liking(game: &Game, me: PlayerId, action: Action) -> f32 {
    let now = game.lakes().find(|lake: &Lake| lake.pos == action.pos).and_then(|lake| lake.ferry);
    let before = now.map_or(0.0, |crossing| joined(game, me, Action { crossing, ..action }));
    joined(game, me, action) - before
}

/// What the road across a lake is worth to a player against the others, if it is longer by the other arm.
fn joined(game: &Game, me: PlayerId, action: Action) -> f32 {
    let Some([one, other]) = arms(game, action.pos, action.crossing) else { return 0.0 };
    let [first, second] = [one, other].map(|node| score::appraised(game, node, true).among(game, node));
    let is_one = game.board().graph().root(one) == game.board().graph().root(other);
    let mut both = first;
    if !is_one {
        both.points += second.points;
        for player in game.players() {
            both.strengths[player] += second.strengths[player];
        }
    }
    held(game, me, &both) - if is_one { 0.0 } else { held(game, me, &first) + held(game, me, &second) }
}

fn held(game: &Game, me: PlayerId, worth: &Score) -> f32 {
    let sign: f32 = score::winners(game, worth).map(|player| if player == me { 1.0 } else { -1.0 }).sum();
    sign * f32::from(worth.points)
}
