//! Every question that the core asks of the boxes in play, in one place and one order.
//!
//! The base box answers them by itself; a box that changes an answer adds its line here and nowhere else.

use super::{ByFigure, Farms, FigureKind, Game, Rules, Score};
use crate::catalogue::PartKind;

/// The figures that each player begins with.
#[must_use]
pub(super) fn supply(rules: &Rules) -> ByFigure<u8> {
    let mut supply = ByFigure::default();
    supply[FigureKind::Meeple] = rules.options.followers;
    supply
}

/// Whether a figure may stand on a kind of part at all.
#[inline]
#[must_use]
pub(super) fn stands_on(rules: &Rules, figure: FigureKind, kind: PartKind) -> bool {
    match (figure, kind) {
        (FigureKind::Meeple, PartKind::City | PartKind::Road | PartKind::Monastery) => true,
        (FigureKind::Meeple, PartKind::Field) => rules.options.farms != Farms::Off,
        (FigureKind::Meeple, PartKind::Garden) => false,
    }
}

/// What a figure counts for the majority.
#[must_use]
pub(super) const fn strength(figure: FigureKind) -> u8 {
    match figure {
        FigureKind::Meeple => 1,
    }
}

/// Changes what a road, city, monastery or garden is worth; the base box has nothing to add.
pub(super) fn worth(_game: &Game, _score: &mut Score) {}
