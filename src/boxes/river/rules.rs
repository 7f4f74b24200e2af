//! Where river tiles may lie.
//!
//! **Rulebook**: base game of 2016, supplementary rules, The River. The source is laid first, and the lake is drawn last
//! (`rules/deck.rs`). Each tile continues the river, which must not turn the same way twice (option `river-turn`). The 20th
//! anniversary edition has a source and a lake of its own (option `river-tiles`). Figures
//! are placed on river tiles as usual, but never on the water. On the reminder card the lake is laid without a decision
//! (option `lake`).
//!
//! Two questions are left open by the rulebooks. Here the cell at each end of the river must stay free, and two ends never
//! share a cell; and in a game without these expansions a river tile is like any other.

pub mod options;

use crate::{
    board::Pos,
    catalogue::{Catalogue, Role, Rotation, Side, Sides, TileDef, TileId},
    rules::{Action, Event, Game, IllegalAction, Rules, Step, lay_actions},
};
use options::{Lake, RiverTiles, RiverTurn};

/// The open ends of the river, and whether the lake was just laid without a decision.
#[derive(Clone, Debug)]
pub struct State {
    ends: Vec<End>,
    /// Whether a lake was laid without a decision while drawing, so that the same player's turn continues.
    lake_laid: bool,
}

impl State {
    pub(crate) fn new() -> Self {
        Self { ends: Vec::with_capacity(4), lake_laid: false } // so that laying the source does not allocate
    }
}

/// An open end of the river.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct End {
    /// The empty cell into which the river leads.
    cell: Pos,
    /// The side of that cell at which the river enters.
    side: Side,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Bend {
    Left,
    Right,
}

/// Whether a tile shows a river.
#[must_use]
pub(crate) fn is_river(tile: TileId) -> bool {
    !Catalogue::get().tile(tile).rivers.is_empty()
}

/// Whether a tile is one of those with which this game's rivers are played: a tile that another edition replaces, or the tile that
/// replaces it (option `river-tiles`).
#[must_use]
pub(crate) fn is_of_edition(rules: &Rules, tile: TileId) -> bool {
    let catalogue = Catalogue::get();
    let TileDef { name, replaces, .. } = catalogue.tile(tile);
    match rules.options.river.tiles {
        RiverTiles::Second => replaces.is_none(),
        RiverTiles::Anniversary => !catalogue.tiles().iter().any(|other| other.replaces.as_ref() == Some(name)),
    }
}

/// The sides that the water reaches on a tile with these turns.
fn waters(tile: TileId, turns: Rotation) -> Sides {
    let mask = Catalogue::get().tile(tile).rivers.iter().fold(0, |mask, sides| mask | sides.0);
    Sides(mask).turned(turns)
}

/// The bend of a river that enters at one side and leaves at another; `None` if it runs straight.
fn bend(from: Side, to: Side) -> Option<Bend> {
    if to == from.turned(1) {
        Some(Bend::Left)
    } else if to == from.turned(3) {
        Some(Bend::Right)
    } else {
        None
    }
}

/// The bend of a river that enters a tile at one side; `None` if it runs straight, forks or ends there.
fn bend_of(out: Sides, from: Side) -> Option<Bend> {
    let mut others = out.iter().filter(|&side| side != from);
    match (others.next(), others.next()) {
        (Some(to), None) => bend(from, to),
        (None, _) | (Some(_), Some(_)) => None,
    }
}

/// The last bend before an end of the river, as far as the option `river-turn` forbids to repeat it: the bend on the tile
/// before, or the last one on any tile before. A source or a fork starts the river anew.
fn last_bend(game: &Game, end: End) -> Option<Bend> {
    let End { mut cell, mut side } = end;
    loop {
        cell = cell.beside(side);
        let laid = game.board.laid_on(cell)?;
        let (out, leaves) = (waters(laid.tile, laid.turns), side.opposite());
        if out.len() != 2 {
            return None;
        }
        side = out.iter().find(|&other| other != leaves)?;
        let turned = bend(side, leaves);
        match game.rules.options.river.turn {
            RiverTurn::Any => return None,
            RiverTurn::Immediate => return turned,
            RiverTurn::Never if turned.is_some() => return turned,
            RiverTurn::Never => {}
        }
    }
}

/// The reason why a river tile must not be laid on a cell although its edges match.
#[must_use]
pub(crate) fn refusal(game: &Game, tile: TileId, pos: Pos, turns: Rotation) -> Option<IllegalAction> {
    let state = game.states.river.as_ref().filter(|_| is_river(tile))?;
    let blocked =
        |cell: &Pos| game.board.tile_at(*cell).is_some() || state.ends.iter().any(|other| other.cell == *cell);
    if Catalogue::get().tile(tile).role == Role::Source && state.ends.is_empty() {
        let mut cells = waters(tile, turns).iter().map(|side| pos.beside(side));
        return cells.find(blocked).map(IllegalAction::RiverBlocked);
    }
    let mut joined = state.ends.iter().filter(|end| end.cell == pos);
    let (Some(end), None) = (joined.next(), joined.next()) else { return Some(IllegalAction::RiverApart) };
    let out = waters(tile, turns);
    let turned = bend_of(out, end.side);
    if turned.is_some() && turned == last_bend(game, *end) {
        return Some(IllegalAction::RiverTurns);
    }
    let mut cells = out.iter().filter(|&side| side != end.side).map(|side| pos.beside(side));
    cells.find(blocked).map(IllegalAction::RiverBlocked)
}

/// Updates the open ends after a tile was laid: the end that it joined is closed, and its own ends are open.
pub(crate) fn laid(game: &mut Game) {
    let (Some(state), Some(laid)) = (&mut game.states.river, game.board.last()) else { return };
    let joined = state.ends.iter().find(|end| end.cell == laid.pos).copied();
    state.ends.retain(|end| end.cell != laid.pos);
    let out = waters(laid.tile, laid.turns);
    for side in out.iter().filter(|&side| joined.is_none_or(|end| end.side != side)) {
        state.ends.push(End { cell: laid.pos.beside(side), side: side.opposite() });
    }
}

/// Whether a tile is a lake that is laid without a decision.
#[must_use]
pub(crate) fn lays_itself(game: &Game, tile: TileId) -> bool {
    game.rules.options.river.lake == Lake::Automatic && Catalogue::get().tile(tile).role == Role::Lake
}

/// Lays a lake at its westernmost placement, or at the northernmost of several, and returns the next step. That is no turn, so nobody places a
/// figure or a tunnel token.
pub(crate) fn lay_lake(game: &mut Game, tile: TileId, events: &mut Vec<Event>) -> Step {
    let place = |action| match action {
        Action::Lay { pos, turns, .. } => Some((pos, turns)),
        _ => None,
    };
    let first = lay_actions(game, tile).filter_map(place).min();
    if let (Some((pos, turns)), Some(state)) = (first, &mut game.states.river) {
        state.lake_laid = true;
        game.lay(tile, pos, turns, events);
    }
    game.rules.after(Step::Tunnel)
}

/// Whether a lake was just laid without a decision.
#[must_use]
pub(crate) fn is_lake_laid(game: &Game) -> bool {
    game.states.river.as_ref().is_some_and(|state| state.lake_laid)
}

/// Whether a lake was just laid without a decision, so that the same player draws again. True only once for each lake.
pub(crate) fn turn_goes_on(game: &mut Game) -> bool {
    game.states.river.as_mut().is_some_and(|state| std::mem::take(&mut state.lake_laid))
}
