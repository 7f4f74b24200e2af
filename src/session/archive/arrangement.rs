//! Tiles beside each other, anywhere in a landscape and turned together in any direction.

use super::{Entry, QueryError};
use crate::{
    board::Pos,
    catalogue::{Catalogue, Rotation, TileId},
};

/// The largest number of tiles that are looked for together.
const MOST: usize = 30;

/// Tiles as they lie beside each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arrangement {
    tiles: Vec<(TileId, Pos, Rotation)>,
}

impl Arrangement {
    /// Reads tiles as the short notation of docs/FORMAT.md writes them, joined by `+`: `D@0,0+V@1,0'`.
    ///
    /// # Errors
    /// A tile that is unknown or is not written so, a `+` beside which none stands, a cell with two tiles, or too many tiles.
    pub fn parse(text: &str) -> Result<Self, QueryError> {
        if text.split('+').any(str::is_empty) {
            return Err(QueryError::Tiles(text.into())); // nobody sees which part is empty
        }
        let tiles: Vec<_> = text.split('+').map(placed).collect::<Result<_, _>>()?;
        let is_free = |index: usize| tiles[..index].iter().all(|&(_, pos, _): &(_, Pos, _)| pos != tiles[index].1);
        if tiles.len() > MOST || !(0..tiles.len()).all(is_free) {
            return Err(QueryError::Tiles(text.into()));
        }
        Ok(Self { tiles })
    }

    /// The indices of the laid tiles that lie so, in the order of the arrangement; those that lay there first.
    pub(super) fn find(&self, game: &Entry) -> Option<Vec<usize>> {
        let all = (0..4).flat_map(|by| (0..game.laid.len()).map(move |anchor| (by, anchor)));
        all.filter_map(|(by, anchor)| self.find_at(game, by, anchor)).min_by_key(|found| found.iter().copied().max())
    }

    /// The same with the first tile on a laid one, and all turned together by so many quarters.
    fn find_at(&self, game: &Entry, by: Rotation, anchor: usize) -> Option<Vec<usize>> {
        let (&(_, first, _), pos) = (self.tiles.first()?, game.laid[anchor].pos);
        let mut found = Vec::new();
        for &(tile, cell, turns) in &self.tiles {
            let (mut x, mut y) = (cell.x - first.x, cell.y - first.y);
            for _ in 0..by {
                (x, y) = (-y, x);
            }
            let index = if found.is_empty() { anchor } else { game.tile_at(Pos::new(pos.x + x, pos.y + y))? };
            let laid = game.laid[index];
            let like = |turns: Rotation| Catalogue::get().face(tile, turns).like();
            if laid.tile != tile || like(laid.turns) != like(turns + by) {
                return None;
            }
            found.push(index);
        }
        Some(found)
    }
}

/// A tile with its cell and its quarter turns, as in `V@1,0'`.
fn placed(text: &str) -> Result<(TileId, Pos, Rotation), QueryError> {
    let wrong = || QueryError::Tiles(text.into());
    let (name, place) = text.split_once('@').filter(|(name, _)| !name.is_empty()).ok_or_else(wrong)?;
    let cell = place.trim_end_matches('\'');
    let number = |text: &str| text.parse::<i16>().ok().filter(|n| (-999..=999).contains(n));
    let pos = cell.split_once(',').and_then(|(x, y)| Some(Pos::new(number(x)?, number(y)?))).ok_or_else(wrong)?;
    let turns = place.len() - cell.len();
    if turns > 3 {
        return Err(wrong());
    }
    let tile = Catalogue::get().find(name).ok_or_else(|| QueryError::Tile(name.into()))?;
    Ok((tile, pos, turns as Rotation))
}
