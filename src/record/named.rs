//! What statements name in a game: parts of tiles on the board, figures and players.

use std::fmt;

use super::{
    PartName,
    place::{no_such_part, part_name},
    syntax::Fragment,
    words::{Read, colour, figure_kind, position},
};
use crate::{
    board::Pos,
    catalogue::{Catalogue, TileId},
    rules::{Action, Colour, FigureAt, FigureKind, Game, PlayerId, legal_actions},
};

/// A figure on the board, as a statement names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NamedFigure {
    /// The cell of the tile.
    pub pos: Pos,
    /// The part on which it stands.
    pub place: PartName,
    /// The colour of the owner.
    pub colour: Colour,
    /// The kind of figure.
    pub figure: FigureKind,
}

impl fmt::Display for NamedFigure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { pos, place, colour, figure } = self;
        write!(f, "{pos} {place} {} {}", colour.name(), figure.name())
    }
}

/// Reads the figure that a verb needs.
pub(crate) fn named_figure<'a, 'b>(
    first: Fragment<'a>,
    rest: &'b [Fragment<'a>],
    whole: Fragment<'a>,
) -> Read<'a, 'b, NamedFigure> {
    let [pos, place, owner, figure, rest @ ..] = rest else {
        let word = first.text;
        let example = format!("{word} 3,2 city.N blue meeple");
        return whole
            .end()
            .error(format_args!("'{word}' needs a cell, a place, a colour and a figure, as in '{example}'"));
    };
    let (pos, place) = (position(*pos)?, part_name(*place)?);
    Ok((NamedFigure { pos, place, colour: colour(*owner)?, figure: figure_kind(*figure)? }, rest))
}

pub(crate) fn tile_name(id: TileId) -> &'static str {
    &Catalogue::get().tile(id).name
}

/// The name of a part of the tile on a cell.
pub(crate) fn place_of(game: &Game, pos: Pos, part: u8) -> PartName {
    match game.board().laid_on(pos) {
        Some(laid) => PartName::of(laid.tile, laid.turns, usize::from(part)),
        None => PartName::InnerField(0),
    }
}

/// The index of the part with a name on the tile of a cell.
pub(crate) fn part_at(game: &Game, pos: Pos, place: PartName) -> Result<u8, String> {
    let Some(index) = game.board().tile_at(pos) else { return Err(format!("there is no tile at {pos}")) };
    let laid = game.board().tiles()[index];
    match place.find(laid.tile, laid.turns) {
        Some(part) => Ok(part as u8),
        None => Err(no_such_part(place, laid.tile, laid.turns)),
    }
}

/// The part by which the list of legal actions names a feature of which a statement names a part. `place` tells the part of an action of
/// the list that the statement can mean. A feature that is not in the list keeps the part.
pub(crate) fn listed_place(game: &Game, named: (Pos, u8), place: impl Fn(Action) -> Option<(Pos, u8)>) -> (Pos, u8) {
    let root = |(pos, part): (Pos, u8)| game.node_at(pos, part).map(|node| game.board().graph().root(node));
    legal_actions(game).filter_map(place).find(|&listed| root(listed) == root(named)).unwrap_or(named)
}

pub(crate) fn colour_of(game: &Game, player: PlayerId) -> Colour {
    game.rules().players[player.index()].colour
}

pub(crate) fn player_of(game: &Game, colour: Colour) -> Result<PlayerId, String> {
    let found = game.players().find(|&player| colour_of(game, player) == colour);
    found.ok_or_else(|| format!("nobody plays {}", colour.name()))
}

pub(crate) fn named(game: &Game, at: FigureAt) -> NamedFigure {
    let FigureAt { pos, part, owner, kind } = at;
    NamedFigure { pos, place: place_of(game, pos, part), colour: colour_of(game, owner), figure: kind }
}

pub(crate) fn figure_at(game: &Game, named: NamedFigure) -> Result<FigureAt, String> {
    let NamedFigure { pos, place, colour, figure } = named;
    Ok(FigureAt { pos, part: part_at(game, pos, place)?, owner: player_of(game, colour)?, kind: figure })
}
