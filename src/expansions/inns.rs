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

/// Changes what a road with an inn or a city with a cathedral is worth.
pub(crate) fn worth(game: &Game, feature: &Feature, score: &mut Score) {
    let rate = match score.kind {
        PartKind::Road if feature.attributes.inn => {
            score.inn = true;
            2
        }
        PartKind::City if feature.attributes.cathedral => {
            score.cathedral = true;
            3
        }
        PartKind::Road | PartKind::City | PartKind::Field | PartKind::Monastery | PartKind::Garden => return,
    };
    if score.completed {
        score.points = rate * (score.tiles + if score.cathedral { u16::from(score.coats) } else { 0 });
    } else if game.rules.options.unfinished_inn == UnfinishedInn::Zero {
        score.points = 0;
    }
}
