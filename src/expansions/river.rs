//! The River and The River II.
//!
//! **Contents**: 12 tiles each; a source, a lake, and in the second box a fork. They replace the start tile.
//!
//! **Rulebook**: base game of 2016, supplementary rules, The River. The source lies first, the lake is drawn last
//! (`rules/deck.rs`). Each tile continues the river, which may not turn the same way twice (option `river-turn`); figures
//! go on river tiles as usual, never on the water. The reminder card lets the lake be laid by itself (option `lake`).
//!
//! What the rulebooks leave open: the cell at each end of the river must stay free, and two ends never share a cell. In a
//! game without these boxes a river tile is like any other.

use crate::{
    board::Pos,
    catalogue::{Catalogue, Role, Rotation, Side, Sides, TileId},
    rules::{Action, Event, Game, IllegalAction, Lake, RiverTurn, Step, lay_actions},
};

/// Where the river may go on.
#[derive(Clone, Debug, Default)]
pub struct State {
    ends: Vec<End>,
    /// Whether a lake was laid by itself in the step of drawing, so that the turn goes on.
    lake_laid: bool,
}

/// An open end of the river.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct End {
    /// The empty cell into which it leads.
    cell: Pos,
    /// The side of that cell at which it comes in.
    side: Side,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Bend {
    Left,
    Right,
}

/// Whether water is drawn on a tile.
#[must_use]
pub(crate) fn is_river(tile: TileId) -> bool {
    !Catalogue::get().tile(tile).rivers.is_empty()
}

/// The sides of a tile, as it lies, that the water reaches.
fn waters(tile: TileId, turns: Rotation) -> Sides {
    let mask = Catalogue::get().tile(tile).rivers.iter().fold(0, |mask, sides| mask | sides.0);
    Sides(mask).turned(turns)
}

/// How the river bends that comes in at one side and leaves by another; `None` when it goes straight.
fn bend(from: Side, to: Side) -> Option<Bend> {
    if to == from.turned(1) {
        Some(Bend::Left)
    } else if to == from.turned(3) {
        Some(Bend::Right)
    } else {
        None
    }
}

/// How the river bends on a tile on which it only passes through, entered at a side.
fn bend_of(out: Sides, from: Side) -> Option<Bend> {
    let mut others = out.iter().filter(|&side| side != from);
    match (others.next(), others.next()) {
        (Some(to), None) => bend(from, to),
        (None, _) | (Some(_), Some(_)) => None,
    }
}

/// How the river turned last before one of its ends, as far as that forbids anything: on the tile before, or also farther
/// back behind straight ones. At a source and at a fork it begins anew.
fn last_bend(game: &Game, end: End) -> Option<Bend> {
    let End { mut cell, mut side } = end;
    loop {
        cell = cell.beside(side);
        let laid = game.board.tiles()[game.board.tile_at(cell)?];
        let (out, leaves) = (waters(laid.tile, laid.turns), side.opposite());
        if out.len() != 2 {
            return None;
        }
        side = out.iter().find(|&other| other != leaves)?;
        let turned = bend(side, leaves);
        match game.rules.options.river_turn {
            RiverTurn::Any => return None,
            RiverTurn::Immediate => return turned,
            RiverTurn::Never if turned.is_some() => return turned,
            RiverTurn::Never => {}
        }
    }
}

/// Why a river tile whose edges match may not be laid there.
#[must_use]
pub(crate) fn refusal(game: &Game, tile: TileId, pos: Pos, turns: Rotation) -> Option<IllegalAction> {
    let state = game.states.river.as_ref().filter(|_| is_river(tile))?;
    let mut joined = state.ends.iter().filter(|end| end.cell == pos);
    let (Some(end), None) = (joined.next(), joined.next()) else { return Some(IllegalAction::RiverApart) };
    let out = waters(tile, turns);
    let turned = bend_of(out, end.side);
    if turned.is_some() && turned == last_bend(game, *end) {
        return Some(IllegalAction::RiverTurns);
    }
    let blocked =
        |cell: &Pos| game.board.tile_at(*cell).is_some() || state.ends.iter().any(|other| other.cell == *cell);
    let mut cells = out.iter().filter(|&side| side != end.side).map(|side| pos.beside(side));
    cells.find(blocked).map(IllegalAction::RiverBlocked)
}

/// Notes the tile laid last: the end that it joined is open no more, its own are.
pub(crate) fn laid(game: &mut Game) {
    let (Some(state), Some(laid)) = (&mut game.states.river, game.board.last()) else { return };
    let joined = state.ends.iter().find(|end| end.cell == laid.pos).copied();
    state.ends.retain(|end| end.cell != laid.pos);
    let out = waters(laid.tile, laid.turns);
    for side in out.iter().filter(|&side| joined.is_none_or(|end| end.side != side)) {
        state.ends.push(End { cell: laid.pos.beside(side), side: side.opposite() });
    }
}

/// Whether a tile is a lake that nobody lays.
#[must_use]
pub(crate) fn lays_itself(game: &Game, tile: TileId) -> bool {
    game.rules.options.lake == Lake::Automatic && Catalogue::get().tile(tile).role == Role::Lake
}

/// Lays a lake at its westernmost, then northernmost place, and lets it be scored.
pub(crate) fn lay_lake(game: &mut Game, tile: TileId, events: &mut Vec<Event>) -> Step {
    let place = |action| match action {
        Action::Lay { pos, turns, .. } => Some((pos, turns)),
        Action::Abbey { .. }
        | Action::Place { .. }
        | Action::Recall
        | Action::Barn { .. }
        | Action::MoveWagon { .. }
        | Action::Skip
        | Action::End => None,
    };
    let first = lay_actions(game, tile).filter_map(place).min();
    if let (Some((pos, turns)), Some(state)) = (first, &mut game.states.river) {
        state.lake_laid = true;
        game.lay(tile, pos, turns, events);
    }
    Step::Score
}

/// Whether a lake was laid by itself, so that the same player draws on; asked once a lake.
pub(crate) fn turn_goes_on(game: &mut Game) -> bool {
    game.states.river.as_mut().is_some_and(|state| std::mem::take(&mut state.lake_laid))
}
