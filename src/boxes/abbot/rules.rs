//! Where the abbot stands, and how he is taken back.
//!
//! **Rulebook**: base game of 2016, supplementary rules, The Abbot. A player may place the abbot instead of a meeple on a
//! monastery or garden of the tile just laid. A garden is completed and scored like a monastery. Instead of placing a
//! figure, a player may take the abbot back; he then scores at once what he would score at the end. The reminder card
//! allows other figures on gardens, but the rulebook does not.

use crate::{
    board::Node,
    boxes::monasteries::rules as monasteries,
    catalogue::{BoxId, PartKind},
    rules::{Event, FigureKind, Game, ReturnCause, Score, score},
};

/// Whether an abbot can stand on a kind of part.
#[must_use]
pub(crate) const fn stands_on(kind: PartKind) -> bool {
    matches!(kind, PartKind::Monastery | PartKind::Garden)
}

/// The active player's abbot that can be taken back, as an index into the figures. An abbot whose feature was completed by
/// the tile just laid cannot be taken back, because he scores anyway.
#[must_use]
fn recallable(game: &Game) -> Option<usize> {
    game.figures.iter().position(|figure| {
        figure.kind == FigureKind::Abbot
            && figure.owner == game.active
            && !game.board.feature(figure.node).is_complete()
            && game.rules.can_be_on(FigureKind::Abbot, game.board.feature(figure.node).kind)
    })
}

/// Whether the active player may take back an abbot.
#[inline]
#[must_use]
pub(crate) fn may_recall(game: &Game) -> bool {
    game.rules.has(BoxId::Abbot) && recallable(game).is_some()
}

/// Takes back the active player's abbot. His owner gets what the abbot would score at the end, which is nothing where figures that
/// came there by air or from Carcassonne have the majority; nobody else gets anything.
pub(crate) fn recall(game: &mut Game, events: &mut Vec<Event>) {
    let Some(index) = recallable(game) else { return };
    let why = recalled(game, game.figures[index].node);
    if score::winners(game, &why).any(|winner| winner == game.active) {
        score::give(game, game.active, why.points, why, events); // the player brought this about, not the tile
    }
    game.return_figure(index, ReturnCause::TakenBack, events);
}

/// What taking an abbot back from a part brings.
fn recalled(game: &Game, node: Node) -> Score {
    match game.board.feature(node).kind {
        PartKind::Lying => monasteries::recalled(game, node),
        _ => score::worth(game, node).without_buildings(),
    }
}
