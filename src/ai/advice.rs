//! Explains a decision: how the expected points of each feature change for each player.

use super::{
    Decision, Forecast, Weights,
    prospect::{prospect, prospect_of_barn},
};
use crate::{
    board::Node,
    catalogue::PartKind,
    rules::{Event, Game, Observation, PlayerId, Step, score},
};

/// What a decision does to a feature for one player.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Reason {
    /// For whom.
    pub player: PlayerId,
    /// One of the parts of the feature.
    pub node: Node,
    /// What it is.
    pub kind: PartKind,
    /// Points that the decision scores for it at once.
    pub scored: i16,
    /// Expected points more, or less, than before.
    pub points: f32,
}

/// Less than this is no reason.
const LEAST: f32 = 0.75;
/// So many reasons are told.
const MOST: usize = 3;

/// The most important reasons for a decision of the asked player, as `planner` and `master` see it, the weightiest first.
#[must_use]
pub fn reasons(seen: &Observation, decision: Decision) -> Vec<Reason> {
    weightiest(outcome(seen, decision).changes)
}

/// A game after a decision, with everything that changed.
pub(super) struct Outcome {
    pub(super) after: Game,
    pub(super) changes: Vec<Reason>,
}

#[inline(never)]
pub(super) fn outcome(seen: &Observation, decision: Decision) -> Outcome {
    let game = seen.game();
    let mut forecast = Forecast::new(seen, Weights::FORESIGHT);
    let (mut after, mut events) = (game.clone(), Vec::new());
    let me = game.asked();
    after.play_unchecked(decision.action, &mut events);
    if let Some(then) = decision.then
        && after.step() == Step::Figure
        && after.asked() == me
    {
        after.play_unchecked(then, &mut events);
    }
    let mut changes = Vec::new();
    shares(game, &mut forecast, &mut |share| add(&mut changes, &after, share.player, share.node, -share.points, 0));
    if !after.is_over() {
        shares(&after, &mut forecast, &mut |share| {
            add(&mut changes, &after, share.player, share.node, share.points, 0);
        });
    }
    for event in &events {
        if let Event::Scored { player, points, why } = event
            && let Some(spot) = why.spot
            && let Some(node) = after.node_at(spot.pos, spot.part)
        {
            add(&mut changes, &after, *player, node, f32::from(*points), *points);
        }
    }
    Outcome { after, changes }
}

/// What a feature will probably give one of those who have it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Share {
    /// Who has it, perhaps with others.
    pub player: PlayerId,
    /// One of its parts.
    pub node: Node,
    /// Whether it is for a barn there.
    pub barn: bool,
    /// Expected points.
    pub points: f32,
}

/// What every feature with figures will probably give to those who have it, barns included: for measuring the evaluation.
#[must_use]
pub fn expected_shares(seen: &Observation, weights: Weights) -> Vec<Share> {
    let mut found = Vec::new();
    let mut forecast = Forecast::new(seen, weights);
    shares(seen.game(), &mut forecast, &mut |share| found.push(share));
    found
}

/// Calls back with what every feature with a figure or barn gives each of its holders.
fn shares(game: &Game, forecast: &mut Forecast, each: &mut dyn FnMut(Share)) {
    let graph = game.board().graph();
    forecast.look_at(game.board());
    for (index, figure) in game.figures().iter().enumerate() {
        let root = graph.root(figure.node);
        if game.figures()[..index].iter().any(|other| graph.root(other.node) == root) {
            continue;
        }
        let points = prospect(game, root, forecast).points;
        let strengths = score::strengths(game, root);
        let most = game.players().map(|player| strengths[player]).max().unwrap_or(0);
        for player in game.players().filter(|&player| most > 0 && strengths[player] == most) {
            each(Share { player, node: root, barn: false, points });
        }
    }
    for barn in game.barns() {
        let points = prospect_of_barn(game, barn.node, forecast).points;
        each(Share { player: barn.owner, node: barn.node, barn: true, points });
    }
}

/// Adds points to what is known of a feature, as it is after the decision.
fn add(changes: &mut Vec<Reason>, after: &Game, player: PlayerId, node: Node, points: f32, scored: i16) {
    let graph = after.board().graph();
    let root = graph.root(node);
    match changes.iter_mut().find(|change| change.player == player && graph.root(change.node) == root) {
        Some(change) => {
            change.points += points;
            change.scored += scored;
        }
        None => changes.push(Reason { player, node, kind: after.board().feature(node).kind, scored, points }),
    }
}

/// Points in hand count for themselves too, even if they were expected.
pub(super) fn weight(reason: &Reason) -> f32 {
    reason.points.abs().max(f32::from(reason.scored) / 2.0)
}

pub(super) fn weightiest(mut changes: Vec<Reason>) -> Vec<Reason> {
    let mut told = Vec::new();
    while told.len() < MOST {
        let heavier = |a: usize, b: usize| if weight(&changes[b]) > weight(&changes[a]) { b } else { a };
        let Some(index) = (0..changes.len()).reduce(heavier) else { break };
        let reason = changes.swap_remove(index);
        if weight(&reason) < LEAST {
            break;
        }
        told.push(reason);
    }
    told
}
