//! Which turns followed from a position in other games.

use super::{Entry, Laid};
use crate::{
    board::Pos,
    catalogue::{Catalogue, Rotation, TileId},
    record::Statement,
};

/// A turn that followed from a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Followed {
    /// The tile, as it was laid.
    pub laid: Laid,
    /// The games in which it followed, by their indices.
    pub games: Vec<usize>,
    /// How those of them ended that are over and have several players.
    pub results: Results,
}

/// How games ended for the players who made the same turn in them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Results {
    /// The number of games that the player won alone.
    pub won: u32,
    /// The number of games in which the player shared the first place.
    pub drawn: u32,
    /// The number of games in which another player had more points.
    pub lost: u32,
    /// The sum of how many points the player was ahead of the best other one at the end.
    pub lead: i32,
}

/// The turns that followed in games from the position to which another game has come, the most frequent first.
///
/// Games have the same position if the same tiles lay on the same cells after as many tiles, in whatever order they were laid. While
/// something besides its last tile may still be decided in the position, the turns are those with that tile.
#[must_use]
pub fn following<'a>(games: impl IntoIterator<Item = &'a Entry>, position: &Entry) -> Vec<Followed> {
    let mut turns: Vec<Followed> = Vec::new();
    for (index, game) in games.into_iter().enumerate() {
        let Some(laid) = game.next_after(position) else { continue };
        let known = turns.iter().position(|turn| key(&turn.laid) == key(&laid));
        let known = known.unwrap_or_else(|| {
            turns.push(Followed { laid, games: Vec::new(), results: Results::default() });
            turns.len() - 1
        });
        turns[known].games.push(index);
        turns[known].results.add(game, &laid);
    }
    let mut sorted: Vec<Followed> = Vec::with_capacity(turns.len());
    for turn in turns {
        let at = sorted.iter().position(|other| other.games.len() < turn.games.len()).unwrap_or(sorted.len());
        sorted.insert(at, turn);
    }
    sorted
}

impl Entry {
    /// The turn that followed in this game from the position to which another one has come.
    fn next_after(&self, position: &Self) -> Option<Laid> {
        let n_tiles = position.laid.len() - usize::from(position.undecided);
        let (before, after) = self.laid.split_at_checked(n_tiles)?;
        let next = after.first()?;
        let is_decided = next.statement.is_some() && !(self.undecided && after.len() == 1);
        let is_pending = |tile: &Laid| place(tile) == place(next);
        let lies_there = |tile: &Laid| {
            position
                .tile_at(tile.pos)
                .is_some_and(|index| index < n_tiles && place(&position.laid[index]) == place(tile))
        };
        let fits = is_decided && before.iter().all(lies_there) && position.laid[n_tiles..].iter().all(is_pending);
        fits.then_some(*next)
    }
}

impl Results {
    fn add(&mut self, game: &Entry, laid: &Laid) {
        let Some(lead) = game.lead(laid.player).filter(|_| game.over) else { return };
        match lead {
            1.. => self.won += 1,
            0 => self.drawn += 1,
            _ => self.lost += 1,
        }
        self.lead += i32::from(lead);
    }
}

/// Where a tile lies, with the smallest number of turns that looks the same.
fn place(laid: &Laid) -> (Pos, TileId, Rotation) {
    (laid.pos, laid.tile, Catalogue::get().face(laid.tile, laid.turns).like())
}

/// What makes two turns the same.
fn key(laid: &Laid) -> ((Pos, TileId, Rotation), Option<Statement>) {
    (place(laid), laid.then)
}
