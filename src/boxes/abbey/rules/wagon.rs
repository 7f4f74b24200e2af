//! Wagons, which can move on when their feature is complete.
//!
//! **Rulebook**: Abbey & Mayor, Wagon. A wagon stands on a road, in a city, or on a monastery or abbey, but never on a
//! field. After scoring, its owner takes it back or moves it to an unoccupied, incomplete road, city or monastery nearby
//! (option `wagon`). If there are several wagons, their owners decide in turn order, starting with the active player.
//!
//! Between scoring and that decision a wagon stays on its completed feature. That is how waiting wagons are found.

use super::options::WagonReach;
use crate::{
    board::{LaidTile, Node, Pos},
    boxes::monasteries::rules as monasteries,
    catalogue::{BoxId, Catalogue, EdgeKind, Part, PartKind, RoadEnd, Side, TileId},
    rules::{self, FigureKind, Game, PlayerId, ReturnCause, Row, Step, Waits},
};

/// The question of the owner of a wagon whose feature was scored.
pub(crate) const ROW: Row = Row::new(
    Step::Wagon,
    Waits::IfOffered,
    BoxId::Abbey,
    "RULES, Wagon: its owner may move it instead of taking it back",
)
.only_if(|rules| rules.uses(super::parts::Part::Wagon))
.asks(owner)
.runs(home)
.declined(home);

/// Whether a wagon can stand on a kind of part.
#[must_use]
pub(crate) const fn stands_on(kind: PartKind) -> bool {
    matches!(kind, PartKind::City | PartKind::Road | PartKind::Monastery)
}

/// The wagon whose owner decides next, as an index into the figures.
fn waiting(game: &Game) -> Option<usize> {
    game.players_from_active().find_map(|player| {
        game.figures.iter().position(|figure| {
            figure.kind == FigureKind::Wagon
                && figure.owner == player
                && game.board.feature(figure.node).is_complete()
                && !game.is_lord(figure.node)
        })
    })
}

/// The player who decides about the next wagon: its owner, or the active player if no wagon is waiting.
#[must_use]
fn owner(game: &Game) -> PlayerId {
    waiting(game).map_or(game.active, |index| game.figures[index].owner)
}

/// The parts to which the waiting wagon may move in one cell, as a mask; `None` after the last cell.
///
/// With `wagon=near` cell 0 is the wagon's own, and 1 to 8 are the surrounding ones, clockwise from north. With `wagon=joined`
/// the cells are those of all tiles in the order in which they were laid.
#[must_use]
pub(crate) fn targets(game: &Game, cell: u16) -> Option<(Pos, u16)> {
    let wagon = game.figures[waiting(game)?];
    if game.rules.options.abbey.wagon == WagonReach::Joined {
        let laid = game.board.tiles().get(usize::from(cell))?;
        let met = parts_met_by(game, wagon.node, laid);
        return Some((laid.pos, if met == 0 { 0 } else { met & free_parts(game, laid.pos) }));
    }
    let own = game.laid_part(wagon.node).pos;
    let pos = cell.checked_sub(1).map_or(Some(own), |around| own.around().nth(around.into()))?;
    Some((pos, free_parts(game, pos)))
}

/// The parts of a laid tile that the feature of a node meets, on the tile itself or across one of its edges, as a mask.
fn parts_met_by(game: &Game, node: Node, laid: &LaidTile) -> u16 {
    let graph = game.board.graph();
    let is_in_feature = |laid: &LaidTile, part: usize| graph.root(laid.node(part)) == graph.root(node);
    let tile = Catalogue::get().tile(laid.tile);
    let own = (0..tile.parts.len()).filter(|&part| is_in_feature(laid, part));
    let mut met = own.fold(0, |mask, part| mask | met_parts(laid.tile, part));
    // Across an edge two features meet only if one of them is an abbey, which fits everything and ends it.
    for side in Side::ALL {
        let Some(beside) = game.board.laid_on(laid.pos.beside(side)) else {
            continue;
        };
        let is_met = |abbey: bool| {
            let mut there = reaching(&beside, side.opposite());
            there.any(|(other, other_abbey)| abbey != other_abbey && is_in_feature(&beside, other))
        };
        met = reaching(laid, side).filter(|&(_, abbey)| is_met(abbey)).fold(met, |mask, (part, _)| mask | 1 << part);
    }
    met
}

/// The road or the cities of a laid tile that reach an edge, or an abbey, which ends what leads to it; each with whether it is an abbey.
fn reaching(laid: &LaidTile, side: Side) -> impl Iterator<Item = (usize, bool)> {
    let tile = Catalogue::get().tile(laid.tile);
    let is_abbey = Catalogue::get().face(laid.tile, laid.turns).edges[side.index()] == EdgeKind::Any;
    let reaches = move |part: &Part| match is_abbey {
        true => part.kind == PartKind::Monastery,
        false => part.sides.turned(laid.turns).contains(side),
    };
    tile.parts.iter().enumerate().filter(move |(_, part)| reaches(part)).map(move |(index, _)| (index, is_abbey))
}

/// The parts of a tile to which a wagon may move because they are unoccupied and incomplete, as a mask.
fn free_parts(game: &Game, pos: Pos) -> u16 {
    let Some(index) = game.board.tile_at(pos).filter(|_| game.is_enterable(pos)) else { return 0 };
    let laid = game.board.tiles()[index];
    let parts = Catalogue::get().tile(laid.tile).parts.iter().enumerate();
    parts.fold(0, |mask, (index, part)| {
        let node = laid.node(index);
        let feature = game.board.feature(node);
        let bars = if part.attributes.labyrinth { feature.figures > 0 } else { game.is_occupied(node, feature) };
        let is_open = match part.kind {
            PartKind::Lying => monasteries::is_open_to_wagons(game, node),
            _ => !feature.is_complete(),
        };
        let stands = game.rules.can_be_on(FigureKind::Wagon, part.kind);
        let free = stands && !bars && is_open && game.takes_figures(node);
        mask | u16::from(free) << index
    })
}

/// The parts of a tile that meet the part `from` on the tile, as a mask. A bridge leads over all others and meets none.
fn met_parts(id: TileId, from: usize) -> u16 {
    let tile = Catalogue::get().tile(id);
    let one = &tile.parts[from];
    let bridge = Catalogue::get().bridge(id, 0).map(|_| tile.parts.len() - 1);
    let all_meet = |other: usize| tile.all_meet && Some(from) != bridge && Some(other) != bridge;
    tile.parts.iter().enumerate().fold(0, |mask, (index, other)| {
        let met = index != from
            && (all_meet(index) || ends_at(one, other, index) || ends_at(other, one, from) || at_one_end(one, other));
        mask | u16::from(met) << index
    })
}

/// Whether a road ends at another part of its tile, which can be a city or the monastery.
fn ends_at(road: &Part, other: &Part, index: usize) -> bool {
    road.ends.iter().any(|end| match end {
        RoadEnd::City(city) => usize::from(*city) == index,
        RoadEnd::Monastery => matches!(other.kind, PartKind::Monastery | PartKind::Lying),
        RoadEnd::Village
        | RoadEnd::Junction
        | RoadEnd::Tower
        | RoadEnd::Bazaar
        | RoadEnd::Carcassonne
        | RoadEnd::Farmstead
        | RoadEnd::Volcano
        | RoadEnd::Symbol(_) => false,
    })
}

/// Whether two roads end at the same village or junction.
fn at_one_end(one: &Part, other: &Part) -> bool {
    [RoadEnd::Village, RoadEnd::Junction].iter().any(|end| one.ends.contains(end) && other.ends.contains(end))
}

/// Moves the waiting wagon to a part of a tile.
pub(crate) fn go(game: &mut Game, pos: Pos, part: u8, events: &mut Vec<rules::Event>) {
    let (Some(index), Some(node)) = (waiting(game), game.node_at(pos, part)) else { return };
    game.move_figure(index, node, events);
}

/// Returns the waiting wagon to its owner. The question is then put for the next wagon that waits, if there is one.
fn home(game: &mut Game, events: &mut Vec<rules::Event>) -> Step {
    let Some(index) = waiting(game) else { return game.rules.after(Step::Wagon) };
    game.return_figure(index, ReturnCause::Scored, events);
    Step::Wagon
}
