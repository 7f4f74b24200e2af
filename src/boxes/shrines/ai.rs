//! What a race between a shrine and a monastery means for computer players.

use super::rules::rivals;
use crate::{board::Node, rules::Game};

/// The chance that a shrine or monastery is completed before every other one beside it that somebody holds: each of the two is ahead in
/// the measure in which fewer tiles are missing around it.
#[must_use]
pub(crate) fn first(game: &Game, node: Node) -> f32 {
    if game.rules().has(crate::catalogue::BoxId::Shrines) { ahead(game, node) } else { 1.0 }
}

fn ahead(game: &Game, node: Node) -> f32 {
    let missing = |node| f32::from(game.board().feature(node).open.max(0));
    let own = missing(node);
    let held = |&rival: &Node| game.board().feature(rival).figures > 0 && !game.board().feature(rival).is_complete();
    rivals(game, node).filter(held).map(|rival| (missing(rival) + 0.5) / (missing(rival) + own + 1.0)).product()
}
