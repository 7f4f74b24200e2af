//! Inns & Cathedrals.
//!
//! **Contents**: 18 tiles with 6 inns and 2 cathedrals, one large meeple a player, figures of a sixth colour.
//!
//! **Rulebook**: the reminder card, pages 1 to 6. A completed road with an inn scores 2 a tile, a completed city with a
//! cathedral 3 a tile and 3 a coat of arms; a second inn or cathedral changes nothing more. Unfinished at the end both
//! score nothing (option `unfinished-inn`). The large meeple counts as two and goes where a meeple goes.

use crate::{
    board::Feature,
    catalogue::PartKind,
    rules::{Game, Score, UnfinishedInn},
};

/// What a large meeple counts for the majority.
pub(crate) const LARGE_STRENGTH: u8 = 2;

/// What a completed road with an inn or a city with a cathedral gives for each tile.
#[inline]
pub(crate) const fn completed_rate(feature: &Feature) -> Option<u16> {
    match feature.kind {
        PartKind::Road if feature.attributes.inn => Some(2),
        PartKind::City if feature.attributes.cathedral => Some(3),
        PartKind::Road | PartKind::City | PartKind::Field | PartKind::Monastery | PartKind::Garden => None,
    }
}

/// Changes what a road with an inn or a city with a cathedral is worth.
pub(crate) fn worth(game: &Game, feature: &Feature, score: &mut Score) {
    let Some(rate) = completed_rate(feature) else { return };
    score.inn = score.kind == PartKind::Road;
    score.cathedral = score.kind == PartKind::City;
    if score.completed {
        score.points = rate * (score.tiles + if score.cathedral { u16::from(score.coats) } else { 0 });
    } else if game.rules.options.unfinished_inn == UnfinishedInn::Zero {
        score.points = 0;
    }
}
