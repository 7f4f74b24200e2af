//! How figures leave the City of Carcassonne.
//!
//! **Rules**: BOXES, Count of Carcassonne. Before completed features are scored, each player, from the active player's left round to
//! the active player, may move any number of their figures from a quarter into a feature of its kind that is scored: from
//! the castle to cities, from the blacksmith's to roads, from the cathedral to monasteries, from the market to fields that a
//! barn scores. Nobody leaves the quarter in which the count is. Before the final scoring figures of the market go to fields,
//! one of each player at a time, until all decline in a row (option `count-final`).
//!
//! Only the feature counts, so each is listed with one of its tiles; but a wagon moves on from where it stands, so for a wagon
//! every tile of the feature is listed.

use std::ops::Range;

use super::Action;
use super::options::CountFinal;
use crate::{
    board::{MAX_NODES, Node},
    boxes::{abbey::rules::barn, bridges::rules::castle, monasteries::rules as monasteries},
    catalogue::{BoxId, Quarter},
    rules::{self, FigureKind, Game, LaidPart, PlayerId, Row, Step, Waits, phase},
};

/// The round before a scoring.
pub(crate) const ROW: Row =
    row(Step::MoveOut, "BOXES, The Count: figures come back before a scoring").runs(|game, _| decline(game));

/// The round before the final scoring, which ends the game.
pub(crate) const AT_THE_END: Row = row(Step::LastMove, "BOXES, The Count: before the final scoring")
    .runs(|game, events| if is_over(game) { phase::finish(game, events) } else { decline(game) });

const fn row(step: Step, reason: &'static str) -> Row {
    let row = Row::new(step, Waits::IfOffered, BoxId::Count, reason);
    row.asks(asked).offers(&[moves]).skips().declined(|game, _| decline(game))
}

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
fn asked(game: &Game) -> PlayerId {
    let n_players = game.rules.n_players();
    let asked = game.states.count.as_ref().map_or(0, |state| state.leaving.asked);
    // Players without a tile or an abbey may come after the last turn that began.
    let since = if game.step == Step::LastMove { usize::from(game.turn - game.told) % n_players } else { 0 };
    PlayerId::from_index((game.active.index() + n_players - since + 1 + asked) % n_players)
}

/// The moves of the asked player: by quarter, then by kind of figure, then by feature in the order in which these were completed.
/// Before the final scoring the features come in the order in which their first tiles were laid. A wagon has all tiles of these
/// features, in the order in which they were laid.
fn moves(game: &Game, cursor: &mut u32) -> Option<rules::Action> {
    let state = game.states.count.as_ref()?;
    let player = asked(game);
    let n_targets = n_targets(game);
    if n_targets == 0
        || game.step == Step::LastMove && is_over(game)
        || !game.figures.iter().any(|figure| figure.owner == player && game.quarter_of(figure.node).is_some())
    {
        return None;
    }
    let kinds = FigureKind::ALL.len();
    // The cursor counts features within kinds of figures within quarters.
    for block in *cursor as usize / n_targets..Quarter::ALL.len() * kinds {
        let (quarter, figure) = (Quarter::ALL[block / kinds], FigureKind::ALL[block % kinds]);
        let first = (*cursor as usize).saturating_sub(block * n_targets);
        let may_leave = quarter != state.count
            && is_open_now(game, quarter)
            && game.rules.can_be_on(figure, quarter.kind())
            && find(game, player, quarter, figure).is_some();
        let targets = first..n_targets;
        let next = if figure == FigureKind::Wagon { next_tile } else { next_target };
        if may_leave && let Some((index, LaidPart { pos, part, .. })) = next(game, quarter, targets) {
            *cursor = (block * n_targets + index) as u32 + 1;
            return Some(rules::Action::Count(Action::MoveOut { quarter, figure, pos, part }));
        }
    }
    *cursor = (Quarter::ALL.len() * kinds * n_targets) as u32;
    None
}

/// The part on which a figure arrives: this one, or the first of its feature if the dragon is there.
fn open_part(game: &Game, node: Node) -> Option<Node> {
    let is_open = |node: &Node| game.is_enterable(game.laid_part(*node).pos);
    Some(node).filter(is_open).or_else(|| game.board.graph().members(node).filter(is_open).min())
}

/// Whether figures leave a quarter now, as far as the count does not keep them.
fn is_open_now(game: &Game, quarter: Quarter) -> bool {
    game.step != Step::LastMove || quarter == Quarter::Market || game.rules.options.count.at_end == CountFinal::Any
}

/// The largest number at which [`next_target`] and [`next_tile`] look.
fn n_targets(game: &Game) -> usize {
    let has_wagons = game.figures.iter().any(|figure| figure.kind == FigureKind::Wagon);
    if game.step == Step::LastMove || has_wagons { game.board.graph().len() } else { n_about_to_score(game) }
}

fn n_about_to_score(game: &Game) -> usize {
    game.board.completed_here().len() + 1 + game.barns().len()
}

/// The first of some features to which figures of a quarter go, with its number.
fn next_target(game: &Game, quarter: Quarter, features: Range<usize>) -> Option<(usize, LaidPart)> {
    let mut seen = [0_u64; MAX_NODES / 64];
    let mut is_new = |node: Node| {
        let root = game.board.graph().root(node);
        let (word, bit) = (usize::from(root) / 64, 1 << (root % 64));
        let is_new = seen[word] & bit == 0;
        seen[word] |= bit;
        is_new
    };
    let last_move = game.step == Step::LastMove;
    let end = if last_move { features.end } else { n_about_to_score(game) };
    (0..end).find_map(|index| {
        let found = if last_move {
            Some(index as Node).filter(|&node| is_new(node) && is_unscored(game, quarter, node))
        } else {
            about_to_score(game, quarter, index)
        };
        let node = open_part(game, found.filter(|_| index >= features.start)?)?;
        Some((index, game.laid_part(node)))
    })
}

/// The first of some nodes that stands for a tile of a feature to which figures of a quarter go, with its number. On a tile with
/// several parts of the feature that is the first of them.
fn next_tile(game: &Game, quarter: Quarter, nodes: Range<usize>) -> Option<(usize, LaidPart)> {
    let graph = game.board.graph();
    let is_scored = |node: Node| match game.step {
        Step::LastMove => is_unscored(game, quarter, node),
        _ => (0..n_about_to_score(game))
            .filter_map(|index| about_to_score(game, quarter, index))
            .any(|scored| graph.root(scored) == graph.root(node)),
    };
    nodes.map(|index| index as Node).find_map(|node| {
        let (tile, part) = game.board.home(node);
        let laid = &game.board.tiles()[tile];
        let is_first = || !(0..part).any(|other| graph.root(laid.node(other)) == graph.root(node));
        let found = game.is_enterable(laid.pos) && is_scored(node) && is_first();
        found.then(|| (usize::from(node), game.laid_part(node)))
    })
}

/// Whether a part belongs to a feature of the quarter's kind that is scored at the end.
fn is_unscored(game: &Game, quarter: Quarter, node: Node) -> bool {
    let feature = game.board.feature(node);
    let (tile, part) = game.board.home(node);
    let is_part = part < game.board.n_parts(&game.board.tiles()[tile]); // not just room for a bridge that nobody built
    feature.kind == quarter.kind() && !feature.is_complete() && is_part && !monasteries::is_only_lain_in(game, node)
}

/// The part of a feature of the quarter's kind that is about to be scored: of those completed, and then of fields.
fn about_to_score(game: &Game, quarter: Quarter, index: usize) -> Option<Node> {
    let completed = game.board.completed_here();
    let Some(&feature) = completed.get(index) else {
        let field = barn::to_be_scored(game, index - completed.len())?;
        return (quarter == Quarter::Market).then(|| game.part_of_last_tile(field));
    };
    let scores = game.board.feature(feature).kind == quarter.kind()
        && !castle::is_castle(game, feature)
        && !monasteries::is_only_lain_in(game, feature);
    scores.then(|| game.part_of_last_tile(feature))
}

/// The first figure of a player and a kind in a quarter, as an index into the figures.
fn find(game: &Game, player: PlayerId, quarter: Quarter, kind: FigureKind) -> Option<usize> {
    game.figures.iter().position(|figure| {
        figure.owner == player && figure.kind == kind && game.quarter_of(figure.node) == Some(quarter)
    })
}

/// Moves a figure of the asked player out of a quarter.
pub(crate) fn go(
    game: &mut Game,
    quarter: Quarter,
    kind: FigureKind,
    (pos, part): (crate::board::Pos, u8),
    events: &mut Vec<rules::Event>,
) {
    let found = find(game, asked(game), quarter, kind);
    let (Some(index), Some(node)) = (found, game.node_at(pos, part)) else { return };
    game.place_anew(index, node, events);
    if game.step == Step::LastMove {
        ask_next(game);
        if let Some(state) = &mut game.states.count {
            state.leaving.declined = 0;
        }
    }
}

/// Asks the next player; the result is the next step.
fn decline(game: &mut Game) -> Step {
    let (step, n_players) = (game.step, game.rules.n_players());
    ask_next(game);
    let Some(state) = &mut game.states.count else { return game.rules.after(step) };
    state.leaving.declined += 1;
    let is_over = state.leaving.declined >= n_players;
    if is_over && step == Step::MoveOut { game.rules.after(step) } else { step }
}

/// Whether all players have declined, so that the game goes on.
#[must_use]
fn is_over(game: &Game) -> bool {
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
