//! Wagons, which can move on when their feature is complete.
//!
//! **Rulebook**: Abbey & Mayor, Wagon. A wagon stands on a road, in a city, or on a monastery or abbey, but never on a
//! field. After scoring, its owner takes it back or moves it to an unoccupied, incomplete road, city or monastery nearby
//! (option `wagon`). If there are several wagons, their owners decide in turn order, starting with the active player.
//!
//! Between scoring and that decision a wagon stays on its completed feature. That is how waiting wagons are found.

use crate::{
    board::Pos,
    catalogue::{Catalogue, Part, PartKind, RoadEnd, TileDef},
    rules::{Event, FigureKind, Game, PlayerId, WagonReach},
};

/// Whether a wagon can stand on a kind of part.
#[must_use]
pub(crate) const fn stands_on(kind: PartKind) -> bool {
    matches!(kind, PartKind::City | PartKind::Road | PartKind::Monastery)
}

/// The wagon whose owner decides next, as an index into the figures.
fn waiting(game: &Game) -> Option<usize> {
    let n_players = game.rules.n_players();
    let in_turn = (0..n_players).map(|k| PlayerId::from_index((game.active.index() + k) % n_players));
    in_turn.into_iter().find_map(|player| {
        game.figures.iter().position(|figure| {
            figure.kind == FigureKind::Wagon && figure.owner == player && game.board.feature(figure.node).is_complete()
        })
    })
}

/// The player who decides about the next wagon: its owner, or the active player if no wagon is waiting.
#[must_use]
pub(crate) fn owner(game: &Game) -> PlayerId {
    waiting(game).map_or(game.active, |index| game.figures[index].owner)
}

/// The parts to which the waiting wagon may move in one of nine cells, as a mask. Cell 0 is its own, 1 to 8 are the
/// surrounding ones, clockwise from north. Returns `None` after the last cell.
#[must_use]
pub(crate) fn targets(game: &Game, cell: u8) -> Option<(Pos, u16)> {
    let wagon = game.figures[waiting(game)?];
    let from = game.laid_part(wagon.node);
    let joined = game.rules.options.wagon == WagonReach::Joined;
    match cell.checked_sub(1) {
        None if joined => {
            let met = met_parts(Catalogue::get().tile(from.tile), usize::from(from.part));
            Some((from.pos, free_parts(game, from.pos) & met))
        }
        None => Some((from.pos, free_parts(game, from.pos))),
        Some(_) if joined => None,
        Some(around) => from.pos.around().nth(around.into()).map(|pos| (pos, free_parts(game, pos))),
    }
}

/// The parts of a tile to which a wagon may move because they are unoccupied and incomplete, as a mask.
fn free_parts(game: &Game, pos: Pos) -> u16 {
    let Some(index) = game.board.tile_at(pos) else { return 0 };
    let laid = game.board.tiles()[index];
    let parts = Catalogue::get().tile(laid.tile).parts.iter().enumerate();
    parts.fold(0, |mask, (index, part)| {
        let feature = game.board.feature(laid.node(index));
        let free = stands_on(part.kind) && feature.figures == 0 && !feature.is_complete();
        mask | u16::from(free) << index
    })
}

/// The parts of a tile that meet the part `from`, as a mask. The option `wagon` uses it.
fn met_parts(tile: &TileDef, from: usize) -> u16 {
    let one = &tile.parts[from];
    tile.parts.iter().enumerate().fold(0, |mask, (index, other)| {
        let met = index != from
            && (tile.all_meet || ends_at(one, other, index) || ends_at(other, one, from) || at_one_end(one, other));
        mask | u16::from(met) << index
    })
}

/// Whether a road ends at another part of its tile, which can be a city or the monastery.
fn ends_at(road: &Part, other: &Part, index: usize) -> bool {
    road.ends.iter().any(|end| match end {
        RoadEnd::City(city) => usize::from(*city) == index,
        RoadEnd::Monastery => other.kind == PartKind::Monastery,
        RoadEnd::Village
        | RoadEnd::Junction
        | RoadEnd::Tower
        | RoadEnd::Bazaar
        | RoadEnd::Carcassonne
        | RoadEnd::Farmstead
        | RoadEnd::Volcano => false,
    })
}

/// Whether two roads end at the same village or junction.
fn at_one_end(one: &Part, other: &Part) -> bool {
    [RoadEnd::Village, RoadEnd::Junction].iter().any(|end| one.ends.contains(end) && other.ends.contains(end))
}

/// Moves the waiting wagon to a part of a tile.
pub(crate) fn go(game: &mut Game, pos: Pos, part: u8, events: &mut Vec<Event>) {
    let (Some(index), Some(tile)) = (waiting(game), game.board.tile_at(pos)) else { return };
    let wagon = game.figures[index];
    let node = game.board.tiles()[tile].node(usize::from(part));
    game.board.count_figure(wagon.node, -1);
    game.board.count_figure(node, 1);
    game.figures[index].node = node;
    let (from, to) = (game.laid_part(wagon.node), game.laid_part(node));
    events.push(Event::FigureMoved { player: wagon.owner, figure: wagon.kind, from, to });
}

/// Returns the waiting wagon to its owner. The result tells whether there was one.
pub(crate) fn home(game: &mut Game, events: &mut Vec<Event>) -> bool {
    let waiting = waiting(game);
    if let Some(index) = waiting {
        game.return_figure(index, events);
    }
    waiting.is_some()
}
