//! What a plan is worth with its figure, and what it leaves to others, without playing the figure.

use crate::{
    ai::{
        Forecast,
        evaluate::evaluate,
        learned::Holding,
        prospect::{Prospect, Worth, abbot, companion, in_hand, joints, open_edges, phantom, prospect, value_of},
        standing::Standing,
    },
    board::{NO_NODE, Node},
    catalogue::{Catalogue, MAX_PARTS, PartKind},
    rules::{FigureKind, Game, PlayerId, score},
};

/// What a game is worth after the player `me` has carried out a plan.
pub(super) fn evaluate_plan(game: &Game, me: PlayerId, standing: &mut Standing, forecast: &mut Forecast) -> Worth {
    let mut worth = evaluate(game, standing, forecast);
    add_left(&mut worth, game, me, forecast);
    worth
}

/// Adds what was learned about features that are left to whoever comes next.
pub(super) fn add_left(worth: &mut Worth, game: &Game, me: PlayerId, forecast: &mut Forecast) {
    if !forecast.learned.is_empty() && !game.is_over() {
        let mut lost = 0.0;
        let learned = forecast.learned.clone();
        each_left(game, forecast, &mut |kind, points| lost += learned.of_left(kind, points));
        worth.points[me] += lost;
    }
}

/// Calls back with each open city or road and each field that has no figures and runs over the tile laid last, with its expected points.
pub(in crate::ai) fn each_left(game: &Game, forecast: &mut Forecast, each: &mut impl FnMut(PartKind, f32)) {
    let Some(laid) = game.board().last() else { return };
    let (board, graph) = (game.board(), game.board().graph());
    let mut seen = [NO_NODE; MAX_PARTS];
    for (part, seen_before) in (0..Catalogue::get().tile(laid.tile).parts.len()).zip(0..) {
        let root = graph.root(laid.node(part));
        let feature = board.feature(root);
        let is_left = matches!(feature.kind, PartKind::City | PartKind::Road | PartKind::Field)
            && feature.figures == 0
            && !feature.is_complete();
        if is_left && !seen[..seen_before].contains(&root) {
            each(feature.kind, prospect(game, root, forecast).points);
        }
        seen[part] = root;
    }
}

/// What it is worth to have declined, with a figure on a part of the tile after all: on an open one it waits, on a complete
/// one it scores and comes back.
pub(super) fn with_figure(
    game: &Game,
    me: PlayerId,
    mut worth: Worth,
    figure: FigureKind,
    node: Node,
    share: &mut Option<Prospect>,
    forecast: &mut Forecast,
) -> Worth {
    let feature = game.board().feature(node);
    let counts = score::strength(figure, feature.attributes.coats) > 0;
    if feature.is_complete() {
        worth.points[me] += if counts { f32::from(score::appraised(game, node, true).points) } else { 0.0 };
        worth.points[me] += f32::from(score::follower_bonus(game, figure, node));
        return worth;
    }
    let share = *share.get_or_insert_with(|| prospect(game, node, forecast));
    let supply = game.supply(me);
    let mut left = *supply;
    left[figure] -= 1;
    let before = match figure {
        FigureKind::Abbot => abbot(game, forecast),
        FigureKind::Phantom => phantom(forecast),
        FigureKind::Meeple
        | FigureKind::Large
        | FigureKind::Mayor
        | FigureKind::Wagon
        | FigureKind::Builder
        | FigureKind::Pig
        | FigureKind::Shepherd
        | FigureKind::Ringmaster => 0.0,
    };
    let after = share.back * forecast.weights().coming_back * before;
    let value = share.back * value_of(figure, forecast.weights());
    let points = &mut worth.points[me];
    *points += companion(game, node, figure, share, forecast);
    *points += share.back * f32::from(score::follower_bonus(game, figure, node));
    if counts {
        let (kind, open) = (feature.kind, open_edges(game, node, forecast));
        let joints = joints(game, node, forecast);
        let holding = Holding { kind, points: share.points, returning: value, open, joints, lead: 1, contested: false };
        *points += share.points + forecast.learned.of_holding(&holding);
        if game.board().home(node).0 + 1 == game.board().tiles().len() {
            *points -= forecast.learned.of_left(feature.kind, share.points);
        }
    }
    let returning = worth.returning[me];
    *points += in_hand(&left, returning + value, forecast) + after - in_hand(supply, returning, forecast) - before;
    worth
}
