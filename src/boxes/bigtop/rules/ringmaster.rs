//! Ringmasters.
//!
//! **Rules**: FURTHER, Under the Big Top. Whenever the road, city, monastery, hut or field of a ringmaster is scored, he brings his owner 2
//! for each tile with a circus or acrobats among his own nine cells, with the majority or not; not as a lord, nor where he lies.

use super::state::{has_acrobats, has_circus};
use crate::{
    board::Node,
    catalogue::BoxId,
    rules::{self, Figure, FigureKind, Game, PlayerId, Score, ScoreReason, score},
};

/// The points for each tile with a circus or acrobats.
const EACH: i16 = 2;

/// Whether a ringmaster stands anywhere.
#[must_use]
pub(crate) fn is_about(game: &Game) -> bool {
    game.figures.iter().any(|figure| figure.kind == FigureKind::Ringmaster)
}

/// What a ringmaster brings when his feature is scored, if it is anything.
fn worth(game: &Game, figure: &Figure) -> Option<Score> {
    let counts = figure.kind == FigureKind::Ringmaster
        && game.board.feature(figure.node).kind.is_feature()
        && !game.is_lord(figure.node);
    let spot = game.laid_part(figure.node);
    let tiles = spot.pos.and_around().filter_map(|cell| game.board.laid_on(cell));
    let acts = |tile| has_circus(tile) || has_acrobats(tile);
    let count = if counts { tiles.filter(|laid| acts(laid.tile)).count() as u16 } else { 0 };
    let score = Score::of(ScoreReason::Ringmaster, Some(spot));
    (count > 0).then_some(Score { count, points: EACH * count as i16, ..score })
}

/// Gives what the ringmasters on a feature bring that is scored.
pub(crate) fn feature_scored(game: &mut Game, node: Node, events: &mut Vec<rules::Event>) {
    let root = game.board.graph().root(node);
    for index in 0..game.figures.len() {
        let figure = game.figures[index];
        if game.board.graph().root(figure.node) == root
            && let Some(why) = worth(game, &figure)
        {
            score::give(game, figure.owner, why.points, why, events);
        }
    }
}

/// Calls `tell` with what ringmasters bring in the final scoring.
pub(crate) fn final_scores(game: &Game, tell: &mut dyn FnMut(PlayerId, i16, Score)) {
    if !game.rules.has(BoxId::Bigtop) {
        return;
    }
    for figure in game.figures.iter() {
        if let Some(why) = worth(game, figure) {
            tell(figure.owner, why.points, why);
        }
    }
}
