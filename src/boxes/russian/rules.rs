//! The hut, the oak and the pond.
//!
//! **Rules**: FURTHER, Russian Promos. A *hut* is worth 1 point and 1 for each empty cell around it. The followers on the road of an *oak*
//! climb it, and those on the eight cells around a *pond* fall into it, before anything is scored; the rows of the turn below say when.
//! Instead of placing a figure a player may take one of their own back from there, but not from the tile just laid. At the end each figure
//! in a pond costs 2 points. Nobody is placed on the tile of a pond.

use std::fmt;

use crate::{
    board::{Node, Pos},
    boxes::festival::rules as festival,
    catalogue::{BoxId, Catalogue, PartKind, TileId},
    rules::{
        self, ByPlayer, Figure, FigureKind, Game, LaidPart, OwnPiece, PlayerId, Row, Score, ScoreReason, Step, Waits,
        returning,
    },
};

/// What each figure in a pond costs at the end of the game.
const IN_POND: i16 = -2;

const fn row(step: Step, reason: &'static str) -> Row {
    Row::new(step, Waits::No, BoxId::Russian, reason).runs(run)
}

/// Oak and pond before the phantom.
pub(crate) const BEFORE_PHANTOM: Row =
    row(Step::TrapsAfterFigure, "FURTHER, Russian Promos: oak and pond after the figure");

/// Oak and pond before ferries.
pub(crate) const BEFORE_FERRIES: Row =
    row(Step::TrapsAfterPhantom, "FURTHER, Russian Promos: oak and pond after the phantom and the tunnel");

/// Oak and pond before the scoring.
pub(crate) const BEFORE_SCORING: Row =
    row(Step::TrapsAfterReturn, "FURTHER, Russian Promos: oak and pond after those who return from Carcassonne");

/// Oak and pond after wagons.
pub(crate) const AFTER_WAGONS: Row =
    row(Step::TrapsAfterWagons, "FURTHER, Russian Promos: oak and pond after the wagons");

/// A figure climbed an oak or fell into a pond.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Event {
    /// The owner of the figure.
    pub player: PlayerId,
    /// The kind of figure.
    pub figure: FigureKind,
    /// The part that it left.
    pub from: LaidPart,
    /// The oak or pond.
    pub to: LaidPart,
}

impl rules::BoxEvent for Event {
    fn reveals(&self) -> bool {
        false
    }
}

/// The reason why a decision is not legal because of this box.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// Nobody is placed on the tile of a pond.
    Pond,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Pond => f.write_str("nobody is placed on the tile of a pond"),
        }
    }
}

/// The oaks on the board in the order in which their tiles were laid, and behind them the ponds in theirs.
#[derive(Clone, Debug)]
pub struct State {
    traps: Vec<Trap>,
}

#[derive(Clone, Copy, Debug)]
struct Trap {
    pos: Pos,
    /// The part of the oak or pond.
    node: Node,
    /// The road that passes the oak; `None` for a pond.
    road: Option<Node>,
}

impl State {
    pub(crate) fn new() -> Self {
        Self { traps: Vec::with_capacity(8) } // so that laying one does not allocate
    }
}

/// Notes the oak or pond of a tile that was just laid.
pub(crate) fn tile_placed(game: &mut Game, tile: TileId) {
    let (Some(state), Some(laid)) = (&mut game.states.russian, game.board.last()) else { return };
    let def = Catalogue::get().tile(tile);
    let part = |kind: PartKind| def.parts_of(kind).next().map(|part| laid.node(part));
    let oak = part(PartKind::Oak).map(|node| Trap { pos: laid.pos, node, road: part(PartKind::Road) });
    let pond = part(PartKind::Pond).map(|node| Trap { pos: laid.pos, node, road: None });
    let Some(trap) = oak.or(pond) else { return };
    let n_oaks = state.traps.partition_point(|trap| trap.road.is_some());
    let at = if trap.road.is_some() { n_oaks } else { state.traps.len() };
    state.traps.insert(at, trap);
}

/// Whether laying a tile may bring a figure onto an oak or into a pond.
#[must_use]
pub(crate) fn matters(game: &Game, tile: TileId) -> bool {
    let is_trap = |kind: PartKind| Catalogue::get().tile(tile).parts_of(kind).next().is_some();
    game.states
        .russian
        .as_ref()
        .is_some_and(|state| !state.traps.is_empty() || is_trap(PartKind::Oak) || is_trap(PartKind::Pond))
}

/// Whether the tile on a cell has a pond, so that nobody is placed there.
#[must_use]
pub(crate) fn is_pond(game: &Game, pos: Pos) -> bool {
    let traps = game.states.russian.iter().flat_map(|state| &state.traps);
    traps.filter(|trap| trap.road.is_none()).any(|trap| trap.pos == pos)
}

fn run(game: &mut Game, events: &mut Vec<rules::Event>) -> Step {
    spring(game, events);
    game.rules.after(game.step)
}

/// Brings the followers onto the oaks and into the ponds of the board that are due there now, in the order in which they were placed. Oaks
/// come first, so that somebody on an oak beside a pond goes into the pond.
pub(crate) fn spring(game: &mut Game, events: &mut Vec<rules::Event>) {
    let n_traps = game.states.russian.as_ref().map_or(0, |state| state.traps.len());
    for at in 0..n_traps {
        for index in 0..game.figures.len() {
            let trap = game.states.russian.as_ref().map(|state| state.traps[at]);
            if let Some(trap) = trap.filter(|trap| catches(game, trap, &game.figures[index])) {
                let Figure { kind: figure, owner: player, .. } = game.figures[index];
                let (from, to) = game.shift_figure(index, trap.node);
                events.push(rules::Event::Russian(Event { player, figure, from, to }));
            }
        }
    }
    if n_traps > 0 {
        game.return_lonely(events);
    }
}

/// Whether a figure comes onto an oak or into a pond.
fn catches(game: &Game, trap: &Trap, figure: &Figure) -> bool {
    let graph = game.board.graph();
    figure.kind.is_follower()
        && match trap.road {
            Some(road) => graph.root(figure.node) == graph.root(road),
            None => {
                let pos = game.laid_part(figure.node).pos;
                let kind = game.board.feature(figure.node).kind;
                trap.pos.around().any(|cell| cell == pos)
                    && !matches!(kind, PartKind::Pond | PartKind::Quarter)
                    && !game.is_lord(figure.node)
            }
        }
}

/// Whether a player may take a figure back now because it is in an oak or a pond.
fn is_trapped(game: &Game, pos: Pos, part: u8) -> bool {
    let is_last = game.board.last().is_some_and(|laid| laid.pos == pos);
    let kind = game.node_at(pos, part).map(|node| game.board.feature(node).kind);
    !is_last && matches!(kind, Some(PartKind::Oak | PartKind::Pond))
}

/// The figures that the active player may take back from oaks and ponds, in the order in which they were placed. At a festival they
/// are among those that come back anyhow.
pub(crate) fn returns(game: &Game, cursor: &mut u32) -> Option<rules::Action> {
    game.states.russian.as_ref().filter(|state| !state.traps.is_empty() && !festival::is_held(game))?;
    let counts = |piece| match piece {
        OwnPiece::Figure(figure) => is_trapped(game, figure.pos, figure.part),
        OwnPiece::Barn { .. } => false,
    };
    returning::own_pieces(game, game.active, cursor, counts).map(rules::Action::Return)
}

/// Sets what a hut is worth: 1, and 1 for each empty cell around it.
pub(crate) fn worth(score: &mut Score) {
    score.points = 1 + 8 - i16::from(score.neighbours);
}

/// Calls `tell` with what figures in ponds cost in the final scoring.
pub(crate) fn final_scores(game: &Game, tell: &mut dyn FnMut(PlayerId, i16, Score)) {
    let traps = game.states.russian.iter().flat_map(|state| &state.traps);
    for trap in traps.filter(|trap| trap.road.is_none()) {
        let mut counts = ByPlayer::<u16>::default();
        game.figures.iter().filter(|figure| figure.node == trap.node).for_each(|figure| counts[figure.owner] += 1);
        for player in game.players().filter(|&player| counts[player] > 0) {
            let score = Score::of(ScoreReason::Pond, Some(game.laid_part(trap.node)));
            let points = IN_POND * counts[player] as i16;
            tell(player, points, Score { count: counts[player], points, ..score });
        }
    }
}
