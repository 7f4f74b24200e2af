//! How figures leave the City of Carcassonne.
//!
//! **Rules**: BOXES, Count of Carcassonne. Before completed features are scored, each player, from the active player's left round to
//! the active player, may move any number of their figures from a quarter into a feature of its kind that is scored: from
//! the castle to cities, from the blacksmith's to roads, from the cathedral to monasteries, from the market to fields that a
//! barn scores. Nobody leaves the quarter in which the count is. Before the final scoring figures of the market go to fields,
//! one of each player at a time, until all decline in a row (option `count-final`).

use crate::{
    board::Node,
    catalogue::{PartKind, Quarter},
    expansions::{abbey::barn, bridges::castle},
    rules::{Action, CountFinal, Event, FigureKind, Game, LaidPart, PlayerId, Step},
};

/// How far the players have been asked.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Round {
    /// The number of players before the one who is asked.
    asked: usize,
    /// Before the final scoring: how many players have declined in a row.
    declined: usize,
}

/// The player who is asked. The round begins with the player to the left of whoever had the last turn.
#[must_use]
pub(crate) fn asked(game: &Game) -> PlayerId {
    let n_players = game.rules.n_players();
    let asked = game.states.count.as_ref().map_or(0, |state| state.leaving.asked);
    // The pile may run out before the active player's turn has begun; then the last turn was that of the player before.
    let first = usize::from(game.step != Step::LastMove || game.told == game.turn);
    PlayerId::from_index((game.active.index() + first + asked) % n_players)
}

/// The moves of the asked player: by quarter, then by kind of figure, then by feature in the order in which these were completed.
/// Before the final scoring the features come in the order in which their first tiles were laid.
pub(crate) fn moves(game: &Game, cursor: &mut u32) -> Option<Action> {
    let state = game.states.count.as_ref()?;
    let player = asked(game);
    let n_targets = n_targets(game);
    if n_targets == 0
        || game.step == Step::LastMove && is_over(game)
        || !game.figures.iter().any(|figure| figure.owner == player)
    {
        return None;
    }
    let kinds = FigureKind::ALL.len();
    while (*cursor as usize) < Quarter::ALL.len() * kinds * n_targets {
        let at = *cursor as usize;
        let (quarter, figure) = (Quarter::ALL[at / n_targets / kinds], FigureKind::ALL[at / n_targets % kinds]);
        let may_leave =
            quarter != state.count && is_open_now(game, quarter) && find(game, player, quarter, figure).is_some();
        if !may_leave {
            *cursor = ((at / n_targets + 1) * n_targets) as u32;
            continue;
        }
        *cursor += 1;
        let Some(node) = target(game, quarter, at % n_targets).and_then(|node| open_part(game, node)) else { continue };
        let kind = game.board.feature(node).kind;
        if game.rules.ground(figure) >> kind as u8 & 1 == 1 {
            let LaidPart { pos, part, .. } = game.laid_part(node);
            return Some(Action::MoveOut { quarter, figure, pos, part });
        }
    }
    None
}

/// The part on which a figure arrives: this one, or the first of its feature if the dragon is there.
fn open_part(game: &Game, node: Node) -> Option<Node> {
    let is_open = |node: &Node| game.is_enterable(game.laid_part(*node).pos);
    Some(node).filter(is_open).or_else(|| game.board.graph().members(node).filter(is_open).min())
}

/// Whether figures leave a quarter now, as far as the count does not keep them.
fn is_open_now(game: &Game, quarter: Quarter) -> bool {
    game.step != Step::LastMove || quarter == Quarter::Market || game.rules.options.count_final == CountFinal::Any
}

/// The number of places that [`target`] knows.
fn n_targets(game: &Game) -> usize {
    match game.step {
        Step::LastMove => game.board.graph().len(),
        _ => game.board.completed().len() + 1 + game.states.barns().len(),
    }
}

/// The part of a feature to which figures of a quarter go; features are numbered.
fn target(game: &Game, quarter: Quarter, index: usize) -> Option<Node> {
    let (board, kind) = (&game.board, quarter.kind());
    if game.step == Step::LastMove {
        let node = index as Node;
        let feature = board.feature(node);
        let is_first = board.graph().members(node).all(|other| other >= node);
        return (feature.kind == kind && !feature.is_complete() && is_first).then_some(node);
    }
    if let Some(&completed) = board.completed().get(index) {
        let scores = board.feature(completed).kind == kind && !castle::is_castle(game, completed);
        return scores.then(|| game.part_of_last_tile(completed));
    }
    let field = barn::to_be_scored(game, index - board.completed().len())?;
    (kind == PartKind::Field).then(|| game.part_of_last_tile(field))
}

/// The first figure of a player and a kind in a quarter, as an index into the figures.
fn find(game: &Game, player: PlayerId, quarter: Quarter, kind: FigureKind) -> Option<usize> {
    game.figures.iter().position(|figure| {
        figure.owner == player && figure.kind == kind && super::quarter_of(game, figure.node) == Some(quarter)
    })
}

/// Moves a figure of the asked player out of a quarter.
pub(crate) fn go(
    game: &mut Game,
    quarter: Quarter,
    kind: FigureKind,
    (pos, part): (crate::board::Pos, u8),
    events: &mut Vec<Event>,
) {
    let found = find(game, asked(game), quarter, kind);
    let (Some(index), Some(tile)) = (found, game.board.tile_at(pos)) else { return };
    let node = game.board.tiles()[tile].node(usize::from(part));
    game.move_figure(index, node, events);
    if game.step == Step::LastMove {
        ask_next(game);
        if let Some(state) = &mut game.states.count {
            state.leaving.declined = 0;
        }
    }
}

/// Asks the next player; the result is the next step.
pub(crate) fn decline(game: &mut Game) -> Step {
    let (step, n_players) = (game.step, game.rules.n_players());
    ask_next(game);
    let Some(state) = &mut game.states.count else { return game.rules.after(step) };
    state.leaving.declined += 1;
    let is_over = state.leaving.declined >= n_players;
    if is_over && step == Step::MoveOut { game.rules.after(step) } else { step }
}

/// Whether all players have declined, so that the game goes on.
#[must_use]
pub(crate) fn is_over(game: &Game) -> bool {
    game.states.count.as_ref().is_none_or(|state| state.leaving.declined >= game.rules.n_players())
}

fn ask_next(game: &mut Game) {
    if let Some(state) = &mut game.states.count {
        state.leaving.asked += 1;
    }
}

/// Begins the round before the final scoring. Whether there is one.
pub(crate) fn begins_at_the_end(game: &mut Game) -> bool {
    let Some(state) = &mut game.states.count else { return false };
    state.leaving = Round::default();
    true
}
