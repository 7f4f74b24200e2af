//! What corn circles are worth to computer players.

use super::rules::{Circle, followers};
use crate::{
    board::Node,
    rules::{FigureKind, Game, PlayerId, score},
};

/// What a figure that is placed at a circle costs its owner, in points.
const FIGURE: f32 = 1.5;
/// The points for which a field counts whose cities are not looked at.
const FIELD: f32 = 3.0;
/// What a follower costs who is taken back and holds nothing.
const BACK: f32 = 0.5;

/// How a player likes what a circle may do at a glance: removing pays if others lose more by it.
pub(crate) fn liking(game: &Game, me: PlayerId, circle: Circle) -> f32 {
    if circle == Circle::Add {
        return 0.0;
    }
    let n_others = game.rules().n_players() - 1;
    let least = |player: PlayerId| {
        let losses = followers(game, player).map(|(_, node)| loss(game, player, node));
        losses.reduce(f32::min).unwrap_or(0.0)
    };
    let others: f32 = game.players().filter(|&player| player != me).map(least).sum();
    others / n_others as f32 - least(me)
}

/// What taking back one of a player's followers on a part costs.
pub(crate) fn loss(game: &Game, player: PlayerId, node: Node) -> f32 {
    BACK + held(game, player, 0, node) - held(game, player, -1, node)
}

/// What a figure of a player adds that comes to a part.
pub(crate) fn gain(game: &Game, player: PlayerId, figure: FigureKind, node: Node) -> f32 {
    let strength = score::strength(figure, score::worth(game, node).coats) as i8;
    held(game, player, strength, node) - held(game, player, 0, node) - FIGURE
}

/// The points of a feature that a player has a share of, if so much is added to what they have there.
fn held(game: &Game, player: PlayerId, change: i8, node: Node) -> f32 {
    let worth = score::appraised(game, node, false).among(game, node);
    let own = worth.strengths[player].saturating_add_signed(change);
    let most = game.players().filter(|&other| other != player).map(|other| worth.strengths[other]).max().unwrap_or(0);
    let points = f32::from(worth.points).max(FIELD);
    match own {
        0 => 0.0,
        own if own > most => points,
        own if own == most => 0.6 * points,
        _ => 0.0,
    }
}
