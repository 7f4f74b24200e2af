//! Own pieces that come back, in a record: `return 3,2 city.N meeple`, `return 3,2 NW barn`.

use std::fmt;

use super::{
    PartName,
    named::{part_at, place_of},
    place::part_name,
    syntax::Fragment,
    words::{Read, corner_name, figure_kind, position},
};
use crate::{
    board::Pos,
    catalogue::{Catalogue, Corner},
    rules::{FigureAt, FigureKind, Game, OwnPiece},
};

/// A piece of the player who decides, as a statement names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NamedPiece {
    /// A figure.
    Figure {
        /// The cell of the tile; for a figure in the City of Carcassonne that of the tile that stands for all twelve.
        pos: Pos,
        /// The part on which it stands.
        place: PartName,
        /// The kind of figure.
        figure: FigureKind,
    },
    /// A barn.
    Barn {
        /// The cell of the tile on which it was placed.
        pos: Pos,
        /// The corner of that tile.
        corner: Corner,
    },
}

impl fmt::Display for NamedPiece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Figure { pos, place, figure } => write!(f, "return {pos} {place} {}", figure.name()),
            Self::Barn { pos, corner } => write!(f, "return {pos} {} barn", corner.name()),
        }
    }
}

impl NamedPiece {
    /// Reads what follows the word `return`.
    pub(super) fn read<'a, 'b>(rest: &'b [Fragment<'a>], whole: Fragment<'a>) -> Read<'a, 'b, Self> {
        let [pos, place, piece, rest @ ..] = rest else {
            return whole.end().error(
                "'return' needs a cell, a place and a figure, as in 'return 3,2 city.N meeple' or 'return 3,2 NW barn'",
            );
        };
        let pos = position(*pos)?;
        if piece.text == "barn" {
            return Ok((Self::Barn { pos, corner: corner_name(*place)? }, rest));
        }
        Ok((Self::Figure { pos, place: part_name(*place)?, figure: figure_kind(*piece)? }, rest))
    }

    /// The words for a piece in a game.
    pub(super) fn of(game: &Game, piece: OwnPiece) -> Self {
        match piece {
            OwnPiece::Figure(FigureAt { pos, part, kind, .. }) => {
                let place = place_of(game, pos, part);
                let pos = if matches!(place, PartName::Quarter(_)) { city_tile(game).unwrap_or(pos) } else { pos };
                Self::Figure { pos, place, figure: kind }
            }
            OwnPiece::Barn { pos, corner } => Self::Barn { pos, corner },
        }
    }

    /// The piece that the words mean in a game.
    pub(super) fn piece(self, game: &Game) -> Result<OwnPiece, String> {
        match self {
            Self::Figure { pos, place, figure: kind } => {
                let quarter = match place {
                    PartName::Quarter(quarter) if Some(pos) == city_tile(game) => game.quarter(quarter),
                    _ => None,
                };
                let (pos, part) = match quarter.map(|node| game.laid_part(node)) {
                    Some(there) => (there.pos, there.part),
                    None => (pos, part_at(game, pos, place)?),
                };
                Ok(OwnPiece::Figure(FigureAt { pos, part, owner: game.asked(), kind }))
            }
            Self::Barn { pos, corner } => Ok(OwnPiece::Barn { pos, corner }),
        }
    }
}

/// The cell of the tile that stands for the City of Carcassonne.
fn city_tile(game: &Game) -> Option<Pos> {
    let city = Catalogue::get().find("C07")?;
    game.board().tiles().iter().find(|laid| laid.tile == city).map(|laid| laid.pos)
}
