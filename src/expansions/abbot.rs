//! The Abbot.
//!
//! **Contents**: one abbot a player. Gardens are printed on tiles of many boxes and wait for him.
//!
//! **Rulebook**: base game of 2016, supplementary rules, The Abbot. He goes on a monastery or garden just laid, instead of
//! a meeple; a garden completes and scores like a monastery. Instead of placing anything a player may take the abbot back:
//! he scores at once what he would at the end. The reminder card lets others stand on gardens; the rulebook does not.

use crate::{
    catalogue::PartKind,
    rules::{Event, FigureKind, Game, score},
};

/// Whether an abbot stands on a kind of part.
#[must_use]
pub(crate) const fn stands_on(kind: PartKind) -> bool {
    matches!(kind, PartKind::Monastery | PartKind::Garden)
}

/// The active player's abbot on the board, unless the tile just laid completed what he stands on: he scores then.
#[must_use]
pub(crate) fn recallable(game: &Game) -> Option<usize> {
    game.figures.iter().position(|figure| {
        figure.kind == FigureKind::Abbot
            && figure.owner == game.active
            && !game.board.feature(figure.node).is_complete()
    })
}

/// Takes the active player's abbot back and scores what he stands on as it is.
pub(crate) fn recall(game: &mut Game, events: &mut Vec<Event>) {
    let Some(index) = recallable(game) else { return };
    let why = score::worth(game, game.figures[index].node);
    score::award(game, game.active, why.points, why, events);
    game.return_figure(index, events);
}
