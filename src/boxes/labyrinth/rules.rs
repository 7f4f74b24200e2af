//! The stretches of a road that a labyrinth parts.
//!
//! **Rules**: FURTHER, The Labyrinth. A road that leads through it is one road, but a figure may be placed on each stretch of it: on the
//! labyrinth itself if nobody stands there, and elsewhere if nobody stands on what hangs together without passing it. When the road
//! is completed, every figure on it gives 2 points more. With `labyrinth=basic` it is a crossing that ends no road.

pub mod options;

use crate::{
    board::{Node, NodeSet, Pos},
    boxes::{ferries::rules as ferries, tunnel::rules as tunnel},
    catalogue::{BoxId, Catalogue, Side, TileId},
    rules::{Extra, Game, Rules, Score},
};
use options::LabyrinthRule;

/// The points that each figure on a completed road adds.
const EACH: i16 = 2;

/// The figures that were on completed roads through a labyrinth when their scoring began, by the root of the road. A castle that scores after
/// them looks at it when they have gone home.
#[derive(Clone, Debug)]
pub struct State(Vec<(Node, i16)>);

impl State {
    pub(crate) fn new() -> Self {
        Self(Vec::with_capacity(4))
    }
}

/// Notes who is on the roads that are about to be scored.
pub(crate) fn before_scoring(game: &mut Game) {
    for index in 0..game.board.completed().len() {
        let road = game.board.completed()[index];
        if parts_road(game, road) {
            let (root, count) = (game.board.graph().root(road), figures_on(game, road));
            if let Some(State(counts)) = &mut game.states.labyrinth {
                counts.push((root, count));
            }
        }
    }
}

/// Forgets them when all has been scored.
pub(crate) fn scored(game: &mut Game) {
    if let Some(State(counts)) = &mut game.states.labyrinth {
        counts.clear();
    }
}

/// Whether a labyrinth acts in a game.
fn acts(rules: &Rules) -> bool {
    rules.has(BoxId::Labyrinth) && rules.options.labyrinth.kind == LabyrinthRule::Advanced
}

/// Whether a figure may be placed on a part of an occupied road because its stretch is free.
#[must_use]
pub(crate) fn is_stretch_free(game: &Game, part: Node) -> bool {
    let is_free = |stretch: NodeSet| game.figures.iter().all(|figure| !stretch.has(figure.node));
    acts(&game.rules) && is_free(stretch_of(game, part))
}

/// Whether a labyrinth parts the road of a node into stretches.
#[must_use]
pub(crate) fn parts_road(game: &Game, node: Node) -> bool {
    acts(&game.rules) && game.board.feature(node).attributes.labyrinth
}

/// Whether a part is that of a labyrinth.
fn is_labyrinth(game: &Game, part: Node) -> bool {
    game.laid_part(part).part().attributes.labyrinth
}

/// The parts of a road that hang together with one of them without passing a labyrinth; the labyrinth itself is a stretch of its own.
fn stretch_of(game: &Game, part: Node) -> NodeSet {
    let (mut stretch, mut done) = (NodeSet::new(), NodeSet::new());
    stretch.add(part);
    if is_labyrinth(game, part) {
        return stretch;
    }
    while let Some(part) = game.board.graph().members(part).find(|&node| stretch.has(node) && !done.has(node)) {
        done.add(part);
        let beyond =
            game.board.roads_beside(part).chain(tunnel::other_end(game, part)).chain(ferries::across(game, part));
        beyond.filter(|&next| !is_labyrinth(game, next)).for_each(|next| stretch.add(next));
    }
    stretch
}

/// Adds to a completed road what the figures on it give.
pub(crate) fn worth(game: &Game, road: Node, score: &mut Score) {
    if score.completed {
        score.add(Extra::Labyrinth, when_completed(game, road));
    }
}

/// What the figures on a road through a labyrinth give once it is completed.
#[must_use]
pub(crate) fn when_completed(game: &Game, road: Node) -> i16 {
    if acts(&game.rules) { EACH * figures_on(game, road) } else { 0 }
}

fn figures_on(game: &Game, road: Node) -> i16 {
    let graph = game.board.graph();
    let root = graph.root(road);
    let noted = game.states.labyrinth.iter().flat_map(|State(counts)| counts).find(|(noted, _)| *noted == root);
    if let Some(&(_, count)) = noted {
        return count;
    }
    game.figures.iter().filter(|figure| graph.root(figure.node) == root).count() as i16
}

/// Whether laying a tile here may change a road through a labyrinth.
#[must_use]
pub(crate) fn matters(game: &Game, tile: TileId, pos: Pos) -> bool {
    let is_one = |tile: TileId| Catalogue::get().tile(tile).parts.iter().any(|part| part.attributes.labyrinth);
    let leads_there = |side: Side| {
        let laid = game.board.laid_on(pos.beside(side));
        laid.is_some_and(|laid| game.board.nodes_of(laid).any(|node| parts_road(game, node)))
    };
    acts(&game.rules) && (is_one(tile) || Side::ALL.into_iter().any(leads_there))
}
