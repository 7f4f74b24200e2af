//! Castles.
//!
//! **Rules**: BOXES, Bridges, Castles & Bazaars, Castle. When a city of two tiles with half-round walls is completed with exactly
//! one follower in it, the owner of that follower may turn it into a castle instead of taking its points. The follower stays as
//! its lord, safe from dragon, tower and princess. In a later part the castle scores once for its lord: as much as the best
//! feature that is then completed with a tile among the castle's six, whoever has it. A castle that scores so lets neighbouring
//! castles score as much. Unscored at the end it gives nothing.

use super::{Action, Event, parts::Part};
use crate::{
    board::{Node, Pos},
    boxes::monasteries::rules as monasteries,
    catalogue::{BoxId, PartKind},
    rules::{
        self, ByPlayer, FigureKind, Game, LaidPart, Misplaced, PlayerId, Row, Score, ScoreReason, Step, Waits, score,
    },
};

/// The question about castles.
pub(crate) const ROW: Row = Row::new(
    Step::Castle,
    Waits::IfOffered,
    BoxId::Bridges,
    "BOXES, Bridges, Castles & Bazaars: a castle instead of points",
)
.only_if(|rules| rules.uses(Part::Castles))
.asks(|game| builder(game).unwrap_or(game.active))
.offers(&[cities])
.skips()
.declined(decline);

/// The castles on the board.
#[derive(Clone, Debug)]
pub(crate) struct Castles {
    built: Vec<Castle>,
    /// The players who declined to build a castle in this part of the turn.
    declined: ByPlayer<bool>,
}

/// A castle.
#[derive(Clone, Copy, Debug)]
struct Castle {
    /// A part of its city.
    node: Node,
    /// Whether it was built in this part of the turn.
    is_new: bool,
    /// What it scores in this scoring, until it does.
    gives: Option<i16>,
    /// Whether nobody is its lord any more: it has scored, or its lord has left.
    is_left: bool,
}

impl Castle {
    const fn new(node: Node, is_new: bool) -> Self {
        Self { node, is_new, gives: None, is_left: false }
    }
}

/// The number of tiles around which features are completed for a castle.
pub(crate) const SURROUNDINGS: usize = 6;

impl Castles {
    /// No castles, with memory for as many as the players have, so that building one does not allocate.
    pub(super) fn new(most: usize) -> Self {
        Self { built: Vec::with_capacity(most), declined: ByPlayer::default() }
    }

    pub(super) fn part_begins(&mut self) {
        self.declined = ByPlayer::default();
        for castle in &mut self.built {
            castle.is_new = false;
        }
    }
}

/// The castle to which a node belongs.
fn castle_of(game: &Game, node: Node) -> Option<&Castle> {
    let built = &game.states.bridges.as_ref()?.castles.built;
    let graph = game.board.graph();
    built.iter().find(|castle| graph.root(castle.node) == graph.root(node))
}

/// Whether a city is a castle.
#[must_use]
pub(crate) fn is_castle(game: &Game, node: Node) -> bool {
    castle_of(game, node).is_some()
}

/// Whether a figure on a node is the lord of a castle.
#[must_use]
pub(crate) fn is_lord(game: &Game, node: Node) -> bool {
    castle_of(game, node).is_some_and(|castle| !castle.is_left)
}

/// The parts of all castles, one of each, in the order in which they were built.
pub(crate) fn all(game: &Game) -> impl Iterator<Item = Node> {
    game.states.bridges.iter().flat_map(|state| state.castles.built.iter().map(|castle| castle.node))
}

/// The owner of the only follower in a completed city that can become a castle; `None` if it cannot.
fn owner(game: &Game, city: Node) -> Option<PlayerId> {
    let graph = game.board.graph();
    let feature = graph.feature(city);
    if feature.kind != PartKind::City || feature.parts != 2 || feature.figures == 0 || is_castle(game, city) {
        return None;
    }
    let is_half = |node: Node| game.laid_part(node).part().castle_half;
    if game.board.tiles_of(city) != 2 || !graph.members(city).all(is_half) {
        return None;
    }
    let in_city =
        |figure: &&crate::rules::Figure| figure.kind.is_follower() && graph.root(figure.node) == graph.root(city);
    let mut followers = game.figures.iter().filter(in_city);
    let first = followers.next()?.owner;
    let has_castle = game.states.bridges.as_ref()?.castles_left[first] > 0;
    (has_castle && followers.next().is_none()).then_some(first)
}

/// The player who is asked about a castle: the first in turn order who has one to build and did not decline.
fn builder(game: &Game) -> Option<PlayerId> {
    let state = game.states.bridges.as_ref()?;
    let has_city = |player: PlayerId| game.board.completed().iter().any(|&city| owner(game, city) == Some(player));
    game.players_from_active().find(|&player| !state.castles.declined[player] && has_city(player))
}

/// The cities that the asked player may turn into castles, in the order in which they were completed.
fn cities(game: &Game, cursor: &mut u32) -> Option<rules::Action> {
    let (asked, completed) = (builder(game)?, game.board.completed());
    let index = (*cursor as usize..completed.len()).find(|&index| owner(game, completed[index]) == Some(asked))?;
    *cursor = index as u32 + 1;
    let LaidPart { pos, part, .. } = game.laid_part(game.part_of_last_tile(completed[index]));
    Some(rules::Action::Bridges(Action::Castle { pos, part }))
}

/// Turns a city into a castle.
pub(crate) fn build(game: &mut Game, pos: Pos, part: u8, events: &mut Vec<rules::Event>) {
    let Some(node) = game.node_at(pos, part) else { return };
    let root = game.board.graph().root(node);
    let (Some(player), Some(lord)) = (owner(game, node), lord_of(game, root)) else { return };
    let Some(state) = &mut game.states.bridges else { return };
    state.castles_left[player] -= 1;
    state.castles.built.push(Castle::new(node, true));
    events
        .push(rules::Event::Bridges(Event::CastleBuilt { player, laid_part: game.laid_part(game.figures[lord].node) }));
    game.return_companions(root, events);
    game.castle_built(root, events);
}

/// Notes that a figure leaves a part: a castle that its lord leaves scores no more.
pub(crate) fn figure_leaves(game: &mut Game, figure: rules::Figure) {
    let graph = game.board.graph();
    let root = graph.root(figure.node);
    let castles = game.states.bridges.iter_mut().flat_map(|state| &mut state.castles.built);
    let those = castles.filter(|castle| figure.kind.is_follower() && graph.root(castle.node) == root);
    those.for_each(|castle| castle.is_left = true);
}

/// Notes that the asked player declines; the next one is asked.
fn decline(game: &mut Game, _: &mut Vec<rules::Event>) -> Step {
    if let (Some(player), Some(state)) = (builder(game), &mut game.states.bridges) {
        state.castles.declined[player] = true;
    }
    Step::Castle
}

/// The follower in a city, as an index into the figures.
fn lord_of(game: &Game, root: Node) -> Option<usize> {
    let graph = game.board.graph();
    game.figures.iter().position(|figure| figure.kind.is_follower() && graph.root(figure.node) == root)
}

/// The two tiles of a castle, and the two beside each of them across its long side.
pub(crate) fn surroundings(game: &Game, city: Node) -> [Pos; SURROUNDINGS] {
    let mut cells = game.board.graph().members(city).map(|node| game.laid_part(node).pos);
    let first = cells.next().unwrap_or_default();
    let second = cells.next().unwrap_or(first);
    let (dx, dy) = (second.y - first.y, second.x - first.x); // at right angles to the step from one to the other
    let beside = |pos: Pos, sign: i16| Pos::new(pos.x + sign * dx, pos.y + sign * dy);
    [first, second, beside(first, 1), beside(first, -1), beside(second, 1), beside(second, -1)]
}

/// Whether a completed feature has a tile among a castle's six. A monastery or garden counts by its own cell.
fn is_near(game: &Game, cells: &[Pos; SURROUNDINGS], feature: Node) -> bool {
    game.board.graph().members(feature).any(|node| cells.contains(&game.laid_part(node).pos))
}

/// Scores the castles beside which a feature was completed, and then those beside such a castle.
pub(crate) fn score_castles(game: &mut Game, events: &mut Vec<rules::Event>) {
    let n_castles = game.states.bridges.as_ref().map_or(0, |state| state.castles.built.len());
    // What a castle gives can be more as soon as it is known what its neighbours give.
    while (0..n_castles).any(|index| appraise(game, index)) {}
    for index in 0..n_castles {
        score_castle(game, index, events);
    }
}

/// Notes what a castle gives as far as that is known; whether it is more than before.
fn appraise(game: &mut Game, index: usize) -> bool {
    let points = given(game, index);
    let Some(state) = &mut game.states.bridges else { return false };
    std::mem::replace(&mut state.castles.built[index].gives, points) != points
}

/// The most points that a castle that has not scored gets from a completed feature or another castle that scores.
fn given(game: &Game, index: usize) -> Option<i16> {
    let built = &game.states.bridges.as_ref()?.castles.built;
    let castle = built.get(index).filter(|castle| !castle.is_new && !castle.is_left)?;
    let cells = surroundings(game, castle.node);
    let scores_for_it = |&node: &Node| match game.board.feature(node).kind {
        PartKind::City => !is_castle(game, node),
        PartKind::Road => true,
        PartKind::Hut => game.rules.has(BoxId::Russian),
        PartKind::Monastery => monasteries::is_scored(game, node),
        PartKind::Garden => game.rules.has(BoxId::Abbot),
        _ => false,
    };
    let completed = game.board.completed().iter().copied().filter(scores_for_it);
    let features = completed.filter(|&node| is_near(game, &cells, node));
    let by_features = features.map(|node| score::appraised(game, node, true).points);
    let castles = built.iter().filter(|other| other.gives.is_some() && is_near(game, &cells, other.node));
    let by_castles = castles.filter_map(|other| other.gives);
    by_features.chain(by_castles).max()
}

/// Gives the points of a castle that scores to its lord, who goes home. A mayor gets nothing.
fn score_castle(game: &mut Game, index: usize, events: &mut Vec<rules::Event>) {
    let Some(state) = &mut game.states.bridges else { return };
    let castle = &mut state.castles.built[index];
    let Some(points) = castle.gives.take() else { return };
    castle.is_left = true;
    let node = castle.node;
    let root = game.board.graph().root(node);
    let Some(lord) = lord_of(game, root).map(|lord| game.figures[lord]) else { return };
    if lord.kind != FigureKind::Mayor {
        let mut why =
            Score { points, completed: true, ..Score::of(ScoreReason::Castle, Some(game.laid_part(lord.node))) };
        why.strengths[lord.owner] = 1;
        score::award(game, lord.owner, points, why, events);
    }
    game.feature_scored(node, events);
    game.return_figures(node, events);
}

/// Turns a city of a board that is set up by hand into a castle; whether it can be one and is none yet.
fn arrange(game: &mut Game, node: Node) -> bool {
    let graph = game.board.graph();
    let is_half = |node: Node| game.laid_part(node).part().castle_half;
    let can = graph.feature(node).is_complete() && game.board.tiles_of(node) == 2 && graph.members(node).all(is_half);
    let is_new = !is_castle(game, node);
    let Some(state) = game.states.bridges.as_mut().filter(|_| can && is_new) else { return false };
    state.castles.built.push(Castle::new(node, false));
    true
}

impl Game {
    /// Turns a completed city of two tiles with round walls into a castle.
    ///
    /// # Errors
    /// If castles are not in play, or the city cannot be one. The board is then unchanged.
    pub fn arrange_castle(&mut self, city: Node) -> Result<(), Misplaced> {
        if !self.rules.uses(Part::Castles) {
            return Err(Misplaced::NoPiece("castles"));
        }
        if arrange(self, city) { Ok(()) } else { Err(Misplaced::NoCastle) }
    }
}
