//! What roads with inns and cities with cathedrals are worth.
//!
//! **Rulebook**: the reminder card, pages 1 to 6. A completed road with an inn scores 2 points for each tile; a completed
//! city with a cathedral scores 3 points for each tile and each coat of arms. A second inn or cathedral has no effect. If
//! they are incomplete at the end, both score nothing (option `unfinished-inn`). The large meeple counts as two figures and
//! can be placed wherever a meeple can.

pub mod options;
pub mod parts;

use crate::{
    board::Feature,
    catalogue::PartKind,
    rules::{Game, Score},
};
use options::UnfinishedInn;

/// The number of figures that a large meeple counts for in a majority.
pub(crate) const LARGE_STRENGTH: u8 = 2;

/// The points per tile of a completed road with an inn or a completed city with a cathedral.
#[inline]
pub(crate) const fn completed_rate(feature: &Feature) -> Option<i16> {
    match feature.kind {
        PartKind::Road if feature.attributes.inn => Some(2),
        PartKind::City if feature.attributes.cathedral => Some(3),
        _ => None,
    }
}

/// Adjusts the score of a road with an inn or a city with a cathedral.
pub(crate) fn worth(game: &Game, feature: &Feature, score: &mut Score) {
    let Some(rate) = completed_rate(feature) else { return };
    score.inn = feature.kind == PartKind::Road;
    score.cathedral = feature.kind == PartKind::City;
    if score.completed {
        score.points = rate * (score.tiles as i16 + if score.cathedral { i16::from(score.coats) } else { 0 });
    } else if game.rules.options.inns.unfinished == UnfinishedInn::Zero {
        score.points = 0;
    }
}
