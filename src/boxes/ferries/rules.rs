//! Ferries.
//!
//! **Rules**: FURTHER, The Ferries. The player who lays a lake puts its ferry on two of its roads after the figure; those become one
//! road, and the others end at the lake. Then, from each road part of the tile just laid, every road is followed, through tunnels too, as
//! far as the first road part that another lake's ferry joins; each of these ferries may move once in this part, and after each move the search
//! begins anew. Moving parts the road at the old pair and joins the new one. Whatever is complete then, of the arms that were left and of the
//! road that was joined, is scored in this part.

mod vocabulary;

pub use vocabulary::{Action, Crossing, Event, Refusal};

use crate::{
    board::{Node, NodeSet, Pos},
    boxes::{russian::rules as russian, tunnel::rules as tunnel},
    catalogue::{BoxId, Catalogue, PartKind, Side, Symbol, TileId},
    rules::{self, Game, IllegalAction, MOST_FIGURES, Misplaced, Row, Step, Waits},
};

/// The question about the ferry of the lake just laid.
pub(crate) const LAYING: Row =
    Row::new(Step::Ferry, Waits::IfOffered, BoxId::Ferries, "FURTHER, The Ferries: the ferry of the lake just laid")
        .offers(&[crossings]);

/// The question about the other ferries, which is asked again after each that moves.
pub(crate) const MOVING: Row =
    Row::new(Step::Ferries, Waits::IfOffered, BoxId::Ferries, "FURTHER, The Ferries: other ferries, one by one")
        .offers(&[moves])
        .skips();

/// As many lakes as a game with one box has.
const USUAL: usize = 8;

/// As many joints, and open mouths, as a road can have.
const MOST: usize = 256;

/// The lakes on the board, in the order in which they were laid.
#[derive(Clone, Debug, Default)]
pub struct State {
    lakes: Vec<Lake>,
}

/// A lake.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lake {
    /// The cell of its tile.
    pub pos: Pos,
    /// The two roads that its ferry joins; `None` until it lies.
    pub ferry: Option<Crossing>,
    /// Whether the ferry was laid or moved in this part of a turn.
    moved: bool,
    /// Whether its roads are open ends until its ferry lies: nothing is complete before that.
    is_new: bool,
}

impl State {
    pub(crate) fn new() -> Self {
        Self { lakes: Vec::with_capacity(USUAL) }
    }
}

/// Whether a tile has a lake with a ferry.
#[must_use]
fn has_lake(tile: TileId) -> bool {
    Catalogue::get().tile(tile).has(Symbol::FerryLake)
}

/// Begins a part of a turn with a tile that was laid, which may be a lake.
pub(crate) fn tile_placed(game: &mut Game, tile: TileId) {
    let Some(state) = &mut game.states.ferries else { return };
    state.lakes.iter_mut().for_each(|lake| lake.moved = false);
    let is_first = game.board.tiles().len() == 1; // nobody lays the ferry of a lake that lies at the beginning
    let Some(pos) = game.board.last().map(|laid| laid.pos).filter(|_| has_lake(tile) && !is_first) else { return };
    state.lakes.push(Lake { pos, ferry: None, moved: false, is_new: true });
    for arm in roads_of(game, pos).into_iter().flatten() {
        game.board.open_mouth(arm);
    }
}

/// Notes a lake that was put on the table of a board that is set up by hand.
pub(crate) fn tile_arranged(game: &mut Game, tile: TileId) {
    let last = game.board.last().map(|laid| laid.pos).filter(|_| has_lake(tile));
    if let Some(state) = &mut game.states.ferries {
        state.lakes.extend(last.map(|pos| Lake { pos, ferry: None, moved: false, is_new: false }));
    }
}

/// The road parts of a lake, by the edges of its tile.
fn roads_of(game: &Game, pos: Pos) -> [Option<Node>; 4] {
    Side::ALL.map(|side| arm(game, pos, side))
}

/// Whether laying a tile may lead to a question about a ferry.
#[must_use]
pub(crate) fn matters(game: &Game, tile: TileId) -> bool {
    game.states.ferries.as_ref().is_some_and(|state| !state.lakes.is_empty() || has_lake(tile))
}

/// The road part of a tile at one of its edges.
fn arm(game: &Game, pos: Pos, side: Side) -> Option<Node> {
    let laid = game.board.laid_on(pos)?;
    let parts = &Catalogue::get().tile(laid.tile).parts;
    let is_it =
        |part: &crate::catalogue::Part| part.kind == PartKind::Road && part.sides.turned(laid.turns).contains(side);
    parts.iter().position(is_it).map(|index| laid.node(index))
}

/// The two road parts that a ferry joins.
pub(crate) fn arms(game: &Game, pos: Pos, crossing: Crossing) -> Option<[Node; 2]> {
    let [one, other] = crossing.sides();
    Some([arm(game, pos, one)?, arm(game, pos, other)?])
}

/// The joints of all ferries.
fn joints(game: &Game) -> impl Iterator<Item = [Node; 2]> {
    game.lakes().filter_map(|lake| arms(game, lake.pos, lake.ferry?))
}

/// The pairs of roads that the ferry of the lake just laid may join.
fn crossings(game: &Game, cursor: &mut u32) -> Option<rules::Action> {
    let last = game.board.last()?.pos;
    game.lakes().find(|lake| lake.pos == last && lake.ferry.is_none())?;
    let may_join = |&index: &usize| arms(game, last, Crossing::ALL[index]).is_some();
    let index = (*cursor as usize..Crossing::ALL.len()).find(may_join)?;
    *cursor = index as u32 + 1;
    Some(rules::Action::Ferries(Action { pos: last, crossing: Crossing::ALL[index] }))
}

/// The other ferries that may move, in the order in which their lakes were laid, each with the pairs of roads that it does not join now.
fn moves(game: &Game, cursor: &mut u32) -> Option<rules::Action> {
    let n_lakes = game.states.ferries.as_ref()?.lakes.len();
    let n_pairs = Crossing::ALL.len();
    let mut found = None;
    for at in *cursor as usize..n_lakes * n_pairs {
        let found: u64 = *found.get_or_insert_with(|| within_reach(game));
        let (index, crossing) = (at / n_pairs, Crossing::ALL[at % n_pairs]);
        let Some(lake) = game.lakes().nth(index).filter(|lake| found >> index & 1 == 1 && !lake.moved) else {
            continue;
        };
        if lake.ferry != Some(crossing) && arms(game, lake.pos, crossing).is_some() {
            *cursor = at as u32 + 1;
            return Some(rules::Action::Ferries(Action { pos: lake.pos, crossing }));
        }
    }
    None
}

/// The lakes whose ferries are found from the tile just laid, a bit each.
fn within_reach(game: &Game) -> u64 {
    let Some(&last) = game.board.last() else { return 0 };
    let (mut seen, mut done, mut found) = (NodeSet::new(), NodeSet::new(), 0);
    let roads = game.board.nodes_of(last).filter(|&node| game.board.feature(node).kind == PartKind::Road);
    for start in roads {
        seen.add(start);
        // All that can be reached from a road part is of the same road, so its parts are looked through until nothing new is found.
        while let Some(node) = game.board.graph().members(start).find(|&node| seen.has(node) && !done.has(node)) {
            done.add(node);
            let crossed = crossed_at(game, node);
            if let Some((index, _)) = crossed.filter(|&(index, _)| lake(game, index) != Some(last.pos)) {
                found |= 1 << index;
                continue;
            }
            let across = crossed.map(|(_, across)| across);
            let beyond = game.board.roads_beside(node).chain(tunnel::other_end(game, node)).chain(across);
            beyond.for_each(|next| seen.add(next));
        }
    }
    found
}

/// The lake across which a ferry goes on from a road part, by its number, and where it goes.
fn crossed_at(game: &Game, node: Node) -> Option<(usize, Node)> {
    game.lakes().enumerate().find_map(|(index, lake)| {
        let [one, other] = arms(game, lake.pos, lake.ferry?)?;
        let across = if node == one { Some(other) } else { (node == other).then_some(one) };
        Some((index, across?))
    })
}

/// The road part to which a ferry leads from another one.
pub(crate) fn across(game: &Game, part: Node) -> Option<Node> {
    crossed_at(game, part).map(|(_, across)| across)
}

fn lake(game: &Game, index: usize) -> Option<Pos> {
    game.lakes().nth(index).map(|lake| lake.pos)
}

impl rules::BoxDecision for Action {
    /// Lays or moves a ferry, and returns the next step.
    fn play(self, game: &mut Game, events: &mut Vec<rules::Event>) -> Step {
        let Self { pos, crossing } = self;
        put(game, pos, crossing);
        events.push(rules::Event::Ferries(Event { player: game.active, pos, crossing }));
        game.return_lonely(events);
        russian::spring(game, events);
        if game.step == Step::Ferry { game.rules.after(Step::Ferry) } else { Step::Ferries }
    }
}

/// Lays a ferry on two roads of its lake. If it joined two others before, that road is parted.
fn put(game: &mut Game, pos: Pos, crossing: Crossing) {
    let Some(lake) = lake_at(game, pos) else { return };
    lake.moved = true;
    let (before, is_new) = (lake.ferry.take(), std::mem::take(&mut lake.is_new));
    if is_new {
        let mut ends = [Node::default(); 4];
        let arms = roads_of(game, pos).into_iter().flatten();
        let n_ends = ends.iter_mut().zip(arms).map(|(slot, arm)| *slot = arm).count();
        game.board.close_mouths(&ends[..n_ends]);
    }
    let left = before.and_then(|before| arms(game, pos, before));
    if let Some([one, _]) = left {
        part(game, one);
    }
    if let Some(lake) = lake_at(game, pos) {
        lake.ferry = Some(crossing);
    }
    if let Some([one, other]) = arms(game, pos, crossing) {
        game.board.join_afar(one, other, 0);
    }
    game.board.note_roads(left.as_ref().map_or(&[], |left| &left[..]));
}

fn lake_at(game: &mut Game, pos: Pos) -> Option<&mut Lake> {
    game.states.ferries.as_mut()?.lakes.iter_mut().find(|lake| lake.pos == pos)
}

/// Parts the road of a node where a ferry was taken away.
fn part(game: &mut Game, node: Node) {
    let mut joined = [[node; 2]; MOST];
    let joints = joints(game).chain(tunnel::tunnels(game));
    let n_joints = joined.iter_mut().zip(joints).map(|(slot, joint)| *slot = joint).count();
    let root = game.board.graph().root(node);
    let is_there = |game: &Game, part: Node| game.board.graph().root(part) == root;
    let (mut standing, mut open) = ([node; MOST_FIGURES], [node; MOST]);
    let figures = game.figures.iter().filter(|figure| figure.kind.is_counted() && is_there(game, figure.node));
    let n_figures = standing.iter_mut().zip(figures).map(|(slot, figure)| *slot = figure.node).count();
    let mouths = tunnel::mouths(game).filter(|&mouth| is_there(game, mouth) && tunnel::is_open(game, mouth));
    let n_open = open.iter_mut().zip(mouths).map(|(slot, mouth)| *slot = mouth).count();
    game.board.part_road(node, &joined[..n_joints]);
    standing[..n_figures].iter().for_each(|&part| game.board.count_figure(part, 1));
    open[..n_open].iter().for_each(|&mouth| game.board.open_mouth(mouth));
}

/// The reason why a decision is not legal while this box is asked about, or why one of this box is not legal.
pub(crate) fn why_not(game: &Game, action: rules::Action) -> IllegalAction {
    IllegalAction::Ferries(match (game.step, action) {
        (Step::Ferry, _) => Refusal::FerryAsked,
        (Step::Ferries, rules::Action::Ferries(Action { pos, crossing })) => {
            match game.lakes().position(|lake| lake.pos == pos) {
                None => Refusal::NoLake(pos),
                Some(_) if arms(game, pos, crossing).is_none() => Refusal::NoRoads(pos),
                Some(index) if game.lakes().nth(index).is_some_and(|lake| lake.ferry == Some(crossing)) => {
                    Refusal::Same
                }
                Some(_) => Refusal::NotFound,
            }
        }
        (Step::Ferries, _) => Refusal::MoveAsked,
        _ => Refusal::NotNow,
    })
}

impl Game {
    /// The lakes with ferries, in the order in which they were laid.
    pub fn lakes(&self) -> impl Iterator<Item = Lake> {
        self.states.ferries.iter().flat_map(|state| state.lakes.iter().copied())
    }

    /// Lays the ferry of a lake on a board that is set up by hand.
    ///
    /// # Errors
    /// If ferries are not in play, no lake lies there, or it has no such roads. The board is then unchanged.
    pub fn arrange_ferry(&mut self, pos: Pos, crossing: Crossing) -> Result<(), Misplaced> {
        if self.states.ferries.is_none() {
            return Err(Misplaced::NoPiece("ferries"));
        }
        if self.lakes().all(|lake| lake.pos != pos) || arms(self, pos, crossing).is_none() {
            return Err(Misplaced::NoCrossing);
        }
        put(self, pos, crossing);
        Ok(())
    }
}
