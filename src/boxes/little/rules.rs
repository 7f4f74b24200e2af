//! Little buildings.
//!
//! **Rules**: FURTHER, Little Buildings. Instead of a figure a player may put a shed, a house or a tower on the tile just laid, also on an
//! abbey, and also where no figure could be placed. Each adds its points (option `buildings`) to every road, city and field on whose tiles
//! it lies, and to every monastery or garden on whose nine cells it lies, whenever these are scored; the witch does not halve
//! them, and an abbot who is taken back does not get them.

pub mod options;
pub mod parts;
mod vocabulary;

pub use vocabulary::{Action, Building, Event, Refusal};

use self::parts::Part;
use crate::{
    board::{Node, Pos},
    catalogue::PartKind,
    rules::{self, ByPlayer, Extra, Game, IllegalAction, Misplaced, PlayerId, Rules, Score, Step},
};
use options::Buildings;

/// The buildings in hand, and those on the board.
#[derive(Clone, Debug)]
pub struct State {
    /// How many of each kind every player has left, in the order of [`Building::ALL`].
    left: ByPlayer<[u8; Building::ALL.len()]>,
    /// Those on the board, in the order in which they were placed.
    placed: Vec<Placed>,
}

/// A building on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placed {
    /// The cell of the tile.
    pub pos: Pos,
    /// The kind.
    pub building: Building,
    /// The player who placed it. It helps everybody.
    pub owner: PlayerId,
}

/// How many of each kind a player has, by the number of players.
const EACH: [u8; 7] = [3, 3, 3, 2, 1, 1, 1];

impl State {
    pub(crate) fn new(rules: &Rules) -> Self {
        let n_players = rules.n_players();
        let each = Building::ALL.map(|building| {
            let part = [Part::Shed, Part::House, Part::Tower][building as usize];
            if rules.uses(part) { EACH[n_players.min(EACH.len() - 1)] } else { 0 }
        });
        let n_buildings = n_players * each.iter().map(|&left| usize::from(left)).sum::<usize>();
        Self { left: ByPlayer::of_each(n_players, each), placed: Vec::with_capacity(n_buildings) }
    }
}

/// The points that a building adds.
#[must_use]
pub(crate) const fn points_of(rules: &Rules, building: Building) -> i16 {
    match (rules.options.little.buildings, building) {
        (Buildings::Equal, _) | (Buildings::Graded, Building::Shed) => 1,
        (Buildings::Graded, Building::House) => 2,
        (Buildings::Graded, Building::Tower) => 3,
    }
}

/// The buildings that the active player may put on the tile just laid, instead of a figure.
pub(crate) fn placements(game: &Game, cursor: &mut u32) -> Option<rules::Action> {
    let state = game.states.little.as_ref()?;
    game.board.last()?;
    let left = state.left[game.active];
    let index = (*cursor as usize..left.len()).find(|&index| left[index] > 0)?;
    *cursor = index as u32 + 1;
    Some(rules::Action::Little(Action(Building::ALL[index])))
}

impl rules::BoxDecision for Action {
    /// Puts a building on the tile just laid.
    fn play(self, game: &mut Game, events: &mut Vec<rules::Event>) -> Step {
        let Self(building) = self;
        let (owner, next) = (game.active, game.rules.after(game.step));
        let (Some(laid), Some(state)) = (game.board.last(), &mut game.states.little) else { return next };
        state.left[owner][building as usize] -= 1;
        state.placed.push(Placed { pos: laid.pos, building, owner });
        events.push(rules::Event::Little(Event { player: owner, building, pos: laid.pos }));
        next
    }
}

/// The points that buildings add to a feature.
#[must_use]
pub(crate) fn points_on(game: &Game, node: Node) -> i16 {
    let counted = game.buildings().filter(|placed| lies_on(game, placed.pos, node));
    counted.map(|placed| points_of(&game.rules, placed.building)).sum()
}

/// Whether a building on a tile counts for a feature.
fn lies_on(game: &Game, pos: Pos, node: Node) -> bool {
    let graph = game.board.graph();
    match game.board.feature(node).kind {
        PartKind::Road | PartKind::City | PartKind::Field => {
            let is_it = |part: Node| graph.root(part) == graph.root(node);
            game.board.laid_on(pos).is_some_and(|laid| game.board.nodes_of(laid).any(is_it))
        }
        PartKind::Monastery | PartKind::Garden | PartKind::Hut | PartKind::Lying => {
            game.laid_part(node).pos.is_near(pos)
        }
        _ => false,
    }
}

/// Adds the points of buildings to a score. This comes after everything else that changes it.
pub(crate) fn worth(game: &Game, node: Node, score: &mut Score) {
    let points = points_on(game, node);
    if points > 0 {
        score.add(Extra::Buildings, points);
    }
}

/// The reason why a decision of this box is not legal now.
pub(crate) fn why_not(game: &Game, Action(building): Action) -> IllegalAction {
    IllegalAction::Little(match game.step {
        Step::Figure if game.states.little.is_some() => Refusal::NoneLeft(building),
        _ => Refusal::NotNow,
    })
}

impl Game {
    /// The little buildings on the board, in the order in which they were placed.
    pub fn buildings(&self) -> impl Iterator<Item = Placed> {
        self.states.little.iter().flat_map(|state| state.placed.iter().copied())
    }

    /// How many buildings of a kind a player has left; 0 without little buildings.
    #[must_use]
    pub fn buildings_left(&self, player: PlayerId, building: Building) -> u8 {
        self.states.little.as_ref().map_or(0, |state| state.left[player][building as usize])
    }

    /// Puts a building on the tile on a cell of a board that is set up by hand.
    ///
    /// # Errors
    /// If little buildings are not in play, or no tile lies there. The board is then unchanged.
    pub fn arrange_building(&mut self, owner: PlayerId, building: Building, pos: Pos) -> Result<(), Misplaced> {
        let lies_there = self.board.tile_at(pos).is_some();
        let Some(state) = &mut self.states.little else { return Err(Misplaced::NoPiece("buildings")) };
        if !lies_there {
            return Err(Misplaced::Illegal(IllegalAction::NoTile(pos)));
        }
        state.placed.push(Placed { pos, building, owner });
        Ok(())
    }
}
