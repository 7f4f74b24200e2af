//! The first solid greedy player, unchanged. Do not change it: every later level is measured against it.

use bastide::{
    boxes::abbey::rules as abbey,
    rules::{Action, FigureKind, Game, PlayerId, Step, legal_actions, worth_now},
};

/// The action that begins the turn with the highest worth by current points, including a figure on the tile.
pub(super) fn choose(game: &Game) -> Option<Action> {
    let me = game.asked();
    let mut best: Option<(f64, Action)> = None;
    let mut after = game.clone();
    let mut done = game.clone();
    for action in legal_actions(game) {
        after.clone_from(game);
        after.play_unchecked(action, &mut Vec::new());
        let value = match (action, after.step()) {
            (Action::Lay { .. } | Action::Abbey(abbey::Action::Abbey { .. }), Step::Figure) => {
                let figures = legal_actions(&after).map(|figure| {
                    done.clone_from(&after);
                    done.play_unchecked(figure, &mut Vec::new());
                    value(&done, me)
                });
                figures.fold(f64::MIN, f64::max)
            }
            _ => value(&after, me),
        };
        let drawing = if (game.step(), action) == (Step::Abbey, Action::Skip) { 3.0 } else { 0.0 };
        if best.is_none_or(|(most, _)| value + drawing > most) {
            best = Some((value + drawing, action));
        }
    }
    best.map(|(_, action)| action)
}

/// The lead over the best other player.
fn value(game: &Game, me: PlayerId) -> f64 {
    let worth: Vec<f64> = game.players().map(|player| worth(game, player)).collect();
    let others = game.players().filter(|&player| player != me).map(|player| worth[player.index()]);
    worth[me.index()] - others.fold(f64::MIN, f64::max)
}

/// The points of a player, what they would score if the game ended now, and a little for figures in the supply.
fn worth(game: &Game, player: PlayerId) -> f64 {
    let mut points = f64::from(game.score(player));
    if game.is_over() {
        return points;
    }
    let graph = game.board().graph();
    for (index, figure) in game.figures().iter().enumerate() {
        let root = graph.root(figure.node);
        if !game.figures()[..index].iter().any(|other| graph.root(other.node) == root) {
            points += f64::from(worth_now(game, figure.node)[player]);
        }
    }
    let in_hand: u8 = FigureKind::ALL.into_iter().map(|kind| game.supply(player)[kind]).sum();
    let turns = game.remaining() as f64 / game.rules().n_players() as f64;
    let shares = (0..i32::from(in_hand)).map(|k| 3.0 * 0.7_f64.powi(k)).sum::<f64>();
    points + shares * (turns / 10.0).min(1.0)
}
