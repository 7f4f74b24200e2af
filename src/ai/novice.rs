//! The beginner: looks at its own roads, cities and monasteries and at the points of this turn. It ignores fields, opponents and the
//! end of the game, and between two options of similar value it picks either.

use super::{bazaar, perils, turn::is_elsewhere};
use crate::{
    boxes::{abbey::rules as abbey, bridges::rules as bridges, hills::ai as hills},
    catalogue::PartKind,
    rules::{Action, FigureKind, Game, Generator, PlayerId, Step, below, legal_actions, worth_now},
};

/// What figures in hand are worth as long as there is much to come, the last one first, in quarters of a point.
const IN_HAND: [usize; 7] = [16, 11, 8, 6, 4, 3, 2];
/// With fewer tiles to come for each player figures in hand are worth less, so that all are used.
const MUCH: usize = 8;
/// How far apart two plans may look, in quarters of a point, and still be taken for each other.
const CARELESSNESS: usize = 20;

/// What a beginner decides.
pub(super) fn choose(game: &Game, rng: &mut Generator) -> Option<Action> {
    if bazaar::asks(game) {
        return bazaar::of_a_beginner(game, rng);
    }
    let me = game.asked();
    let mut best = None;
    let mut after = game.clone();
    for action in legal_actions(game) {
        let mut liking = match action {
            _ if action.casts_lot() => of_lot(game, &mut after, action),
            _ => {
                after.clone_from(game);
                after.play_unchecked(action, &mut Vec::new());
                liking(&after, me)
            }
        };
        liking += below(rng, CARELESSNESS);
        if let (Action::Lay { .. } | Action::Bridges(bridges::Action::LayWithBridge { .. }), Step::Figure) =
            (action, after.step())
        {
            liking += best_figure(&after, me);
        }
        if let Action::Abbey(abbey::Action::Barn { .. })
        | Action::Recall
        | Action::Bridges(bridges::Action::Bridge(_)) = action
        {
            liking = liking.saturating_sub(4);
        }
        if best.is_none_or(|(most, _)| liking > most) {
            best = Some((liking, action));
        }
    }
    best.map(|(_, action)| action)
}

/// How a beginner likes what chance decides: the mean over its outcomes, each with the landing that a glance finds for one who flies.
fn of_lot(game: &Game, after: &mut Game, action: Action) -> usize {
    let (mut sum, mut count) = (0, 0);
    for (outcome, weight) in action.outcomes(game) {
        after.clone_from(game);
        after.play_unchecked(outcome, &mut Vec::new());
        perils::land(after, &mut Vec::new());
        sum += usize::from(weight) * liking(after, game.asked());
        count += usize::from(weight);
    }
    sum / count.max(1)
}

/// What the best figure on the tile just laid would add, in quarters of a point. A beginner does not look at other tiles yet.
fn best_figure(game: &Game, me: PlayerId) -> usize {
    let declined = liking(game, me);
    let mut after = game.clone();
    let likings = legal_actions(game).filter(|&action| !is_elsewhere(action)).map(|action| {
        after.clone_from(game);
        after.play_unchecked(action, &mut Vec::new());
        liking(&after, me).saturating_sub(declined)
    });
    likings.max().unwrap_or(0)
}

/// How a beginner likes what the own figures have: points, and what stands on the board, in quarters of a point.
fn liking(game: &Game, me: PlayerId) -> usize {
    let mut liking = 4 * game.score(me).max(0) as usize;
    let graph = game.board().graph();
    for (index, figure) in game.figures().iter().enumerate().filter(|(_, figure)| figure.owner == me) {
        let same = |other: &crate::rules::Figure| graph.root(other.node) == graph.root(figure.node);
        let is_field = game.board().feature(figure.node).kind == PartKind::Field;
        if !is_field && !game.figures()[..index].iter().any(same) {
            liking += 4 * worth_now(game, figure.node)[me].max(0) as usize;
        }
    }
    liking += 4 * hills::sheep_of(game, me);
    let in_hand = FigureKind::ALL.into_iter().map(|figure| usize::from(game.supply(me)[figure])).sum();
    let to_come = game.remaining() / game.rules().n_players();
    liking + IN_HAND.iter().take(in_hand).sum::<usize>() * to_come.min(MUCH) / MUCH
}
