//! Which turns followed from a position in other games.

use super::{Entry, Laid};
use crate::{
    board::Pos,
    catalogue::{Catalogue, Rotation, TileId},
    record::Statement,
};

/// The tiles of a landscape, in whatever order they were laid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    /// In ascending order of the cells.
    tiles: Vec<(Pos, TileId, Rotation)>,
    /// The tile whose turn is not decided yet. It is not among the tiles.
    pending: Option<(Pos, TileId, Rotation)>,
}

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

/// Results of games for the players who made the same turn in each.
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

impl Position {
    /// The position at the end of a game that goes on.
    #[must_use]
    pub fn of(game: &Entry) -> Self {
        let mut tiles: Vec<_> = game.laid.iter().map(place).collect();
        let pending = if game.undecided { tiles.pop() } else { None };
        tiles.sort_unstable();
        Self { tiles, pending }
    }

    /// The turn that followed in a game: the same tiles lay there after as many were laid, in whatever order.
    fn next(&self, game: &Entry) -> Option<Laid> {
        let (before, after) = game.laid.split_at_checked(self.tiles.len())?;
        let is_known = |laid: &Laid| self.tiles.binary_search(&place(laid)).is_ok();
        let next = after.first().filter(|next| self.pending.is_none_or(|tile| tile == place(next)))?;
        let is_decided = next.statement.is_some() && !(game.undecided && after.len() == 1);
        (is_decided && before.iter().all(is_known)).then_some(*next)
    }
}

/// The turns that followed from a position in games, the most frequent first. In a position in which the figure of a turn is not decided
/// yet, they are those with the same tile.
#[must_use]
pub fn following<'a>(games: impl IntoIterator<Item = &'a Entry>, position: &Position) -> Vec<Followed> {
    let mut turns: Vec<Followed> = Vec::new();
    for (index, game) in games.into_iter().enumerate() {
        let Some(laid) = position.next(game) else { continue };
        let known = turns.iter().position(|turn| key(&turn.laid) == key(&laid));
        let known = known.unwrap_or_else(|| {
            turns.push(Followed { laid, games: Vec::new(), results: Results::default() });
            turns.len() - 1
        });
        turns[known].games.push(index);
        turns[known].results.add(game, &laid);
    }
    turns.sort_by_key(|turn| (usize::MAX - turn.games.len(), place(&turn.laid)));
    turns
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
    (laid.pos, laid.tile, Catalogue::get().tile(laid.tile).alike()[usize::from(laid.turns)])
}

/// What makes two turns the same.
fn key(laid: &Laid) -> ((Pos, TileId, Rotation), Option<Statement>) {
    (place(laid), laid.then)
}
