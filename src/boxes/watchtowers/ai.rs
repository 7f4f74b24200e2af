//! The worth of the bonuses of watchtowers to computer players.

use super::rules::bonus_at;
use crate::{
    board::Node,
    catalogue::{BoxId, PartKind},
    rules::{ByPlayer, Game},
};

/// Adds the bonuses that followers at the foot of towers await: each as it is now, by the chance that its road or city is completed.
pub(crate) fn add(game: &Game, worth: &mut ByPlayer<f32>, mut chance_of: impl FnMut(Node) -> f32) {
    if !game.rules().has(BoxId::Watchtowers) {
        return;
    }
    for figure in game.figures().iter().filter(|figure| figure.kind.is_follower()) {
        let feature = game.board().feature(figure.node);
        let is_built = matches!(feature.kind, PartKind::City | PartKind::Road);
        if is_built && !feature.is_complete() && !game.is_lord(figure.node) {
            let bonus = bonus_at(game, figure.node);
            if bonus > 0 {
                worth[figure.owner] += f32::from(bonus) * chance_of(figure.node);
            }
        }
    }
}
