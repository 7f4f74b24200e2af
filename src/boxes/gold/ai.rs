//! What bars of gold are worth to computer players.

use super::rules::{Action, Pile, points_for};
use crate::{
    board::{Node, Pos},
    catalogue::{BoxId, Catalogue, PartKind},
    rules::{ByPlayer, Game, PlayerId, score},
};

/// What a bar adds that somebody will probably win, in points: more than the first are worth, since bars are worth more together.
const BAR: f32 = 1.8;

/// Adds what the bars are worth that players have won, and those that lie where they hold something, by the chance that it is completed.
pub(crate) fn add(game: &Game, worth: &mut ByPlayer<f32>, mut chance_of: impl FnMut(Node) -> f32) {
    if !game.rules().has(BoxId::Gold) {
        return;
    }
    for player in game.players() {
        worth[player] += f32::from(points_for(game.bars_won(player)));
    }
    for Pile { pos, bars, .. } in game.gold() {
        let mut hopes = ByPlayer::<f32>::default();
        each_claim(game, pos, |node| {
            let chance = chance_of(node);
            for player in score::winners(game, &score::worth(game, node)) {
                hopes[player] = hopes[player].max(chance);
            }
        });
        let sum: f32 = game.players().map(|player| hopes[player]).sum();
        for player in game.players().filter(|_| sum > 0.0) {
            worth[player] += BAR * f32::from(bars) * hopes[player] * hopes[player] / sum.max(hopes[player]);
        }
    }
}

/// How a player likes a cell for the second bar at a glance: where they hold something and others do not.
pub(crate) fn liking(game: &Game, me: PlayerId, action: Action) -> f32 {
    let Action::Bar { pos } = action;
    let mut liking = 0.0;
    each_claim(game, pos, |node| {
        for player in score::winners(game, &score::worth(game, node)) {
            liking += if player == me { 1.0 } else { -0.5 };
        }
    });
    liking
}

/// Calls `each` with the open features with figures by which somebody may come to claim the tile on a cell.
fn each_claim(game: &Game, pos: Pos, mut each: impl FnMut(Node)) {
    let board = game.board();
    for cell in pos.and_around() {
        let Some(laid) = board.laid_on(cell) else { continue };
        for (part, def) in Catalogue::get().tile(laid.tile).parts.iter().enumerate() {
            let node = laid.node(part);
            let feature = board.feature(node);
            let reaches = match def.kind {
                PartKind::City | PartKind::Road => cell == pos,
                PartKind::Monastery | PartKind::Garden | PartKind::Hut => true,
                _ => false,
            };
            if reaches && feature.figures > 0 && !feature.is_complete() {
                each(node);
            }
        }
    }
}
