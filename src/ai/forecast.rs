//! What the tiles to come can do: how many fit a cell, how many close a feature there, and what is likely to happen.

use super::{Weights, learned::Learned, reckoned::Reckoned};
use crate::{
    board::Board,
    catalogue::{Catalogue, CellKey, NO_PART, Side, Symbol, TileId},
    rules::Observation,
};

/// Facts about the unseen tiles, counted when they are first asked for and kept.
#[derive(Clone, Debug)]
pub(super) struct Forecast {
    /// The kinds of unseen tiles, each with its number.
    kinds: Vec<(TileId, u8)>,
    total: u16,
    /// How many tiles are still to come at the moment that is looked at.
    to_come: usize,
    n_players: usize,
    weights: Weights,
    /// Of the unseen tiles, the share with a monastery or garden.
    centres: f32,
    /// Of the unseen tiles, the share with a dragon.
    dragons: f32,
    /// The share of the players who still have an abbey, which fits every hole.
    abbeys: f32,
    /// For each key of a cell the tiles that close a feature at each side, then those that fit; [`UNKNOWN`] if not counted.
    counts: Vec<[u8; ASKED]>,
    /// For each number of tiles to come the chances by open edges and thirds of tiles; empty if not reckoned yet.
    chances: Vec<Vec<f32>>,
    /// What has been reckoned about the landscape that is looked at.
    pub(super) reckoned: Reckoned,
    /// What was learned, for this moment of the game.
    pub(super) learned: Learned,
}

const UNKNOWN: u8 = u8::MAX;

/// A number of tiles and more, as far as a count goes: with all boxes there are more tiles than that.
const fn more(count: u8, copies: u8) -> u8 {
    let sum = count.saturating_add(copies);
    if sum < UNKNOWN { sum } else { UNKNOWN - 1 }
}
const ASKED: usize = 5;
/// More open edges than this count as this many.
const MOST_OPEN: usize = 6;
/// Tiles are weighed in quarters, so that one that leads on can count for a part of one that closes.
const QUARTERS: usize = 4;
const MOST_QUARTERS: usize = 31 * QUARTERS;

impl Forecast {
    pub(super) fn new(seen: &Observation, weights: Weights) -> Self {
        let mut kinds: Vec<(TileId, u8)> = Vec::new();
        for tiles in seen.unseen().chunk_by(|a, b| a == b) {
            kinds.push((tiles[0], tiles.len().min(200) as u8));
        }
        let total = seen.unseen().len();
        let has_centre = |tile: TileId| {
            let parts = &Catalogue::get().tile(tile).parts;
            parts.iter().any(|part| part.kind.is_surrounded())
        };
        let has_dragon = |tile: TileId| Catalogue::get().tile(tile).has(Symbol::Dragon);
        let copies_with = |has: &dyn Fn(TileId) -> bool| -> u16 {
            kinds.iter().filter(|(tile, _)| has(*tile)).map(|&(_, copies)| u16::from(copies)).sum()
        };
        let (centres, dragons) = (copies_with(&has_centre), copies_with(&has_dragon));
        let game = seen.game();
        let abbeys = game.players().filter(|&player| game.has_abbey(player)).count();
        let weights = weights.suited(game);
        let mut learned = Learned::for_game(game, weights.learned);
        learned.expect(total as f32 / game.rules().n_players() as f32);
        Self {
            kinds,
            total: total as u16,
            to_come: total,
            n_players: seen.game().rules().n_players(),
            weights,
            centres: f32::from(centres) / (total.max(1) as f32),
            dragons: f32::from(dragons) / (total.max(1) as f32),
            abbeys: abbeys as f32 / game.rules().n_players() as f32,
            counts: vec![[UNKNOWN; ASKED]; CellKey::COUNT],
            chances: vec![Vec::new(); total + 1],
            reckoned: Reckoned::new(),
            learned,
        }
    }

    pub(super) const fn weights(&self) -> &Weights {
        &self.weights
    }

    /// From now on so many tiles are still to come.
    pub(super) fn expect(&mut self, to_come: usize) {
        if self.to_come != to_come {
            self.reckoned.forget();
            self.learned.expect(to_come as f32 / self.n_players as f32);
        }
        self.to_come = to_come;
    }

    /// Looks at a landscape: what has been reckoned about it is kept.
    pub(super) fn look_at(&mut self, board: &Board) {
        self.reckoned.look_at(board, self.to_come);
    }

    pub(super) const fn to_come(&self) -> usize {
        self.to_come
    }

    /// The share of the worth of a figure in hand that the turns to go leave it.
    pub(super) fn ramp(&self) -> f32 {
        let turns = self.to_come as f32 / self.n_players as f32;
        (turns / self.weights.ramp).min(1.0)
    }

    /// The share of the tiles to come that make the dragon walk.
    pub(super) const fn share_of_dragons(&self) -> f32 {
        self.dragons
    }

    /// The share of the tiles to come on which an abbot can stand.
    pub(super) const fn share_of_centres(&self) -> f32 {
        self.centres
    }

    /// How many unseen tiles fit a cell.
    pub(super) fn fitting(&mut self, key: CellKey) -> u8 {
        self.count(key)[ASKED - 1]
    }

    fn count(&mut self, key: CellKey) -> [u8; ASKED] {
        let known = self.counts[key.index()];
        if known[ASKED - 1] != UNKNOWN {
            return known;
        }
        let occupied = Side::ALL.into_iter().fold(0, |mask, side| mask | u8::from(key.code(side) != 0) << side.index());
        let catalogue = Catalogue::get();
        let mut counts = [0_u8; ASKED];
        for &(tile, copies) in &self.kinds {
            let turns_left = catalogue.fit_table(tile).at(key);
            let mut closes = [false; 4];
            let fits = !turns_left.is_empty();
            for turns in turns_left {
                let face = catalogue.face(tile, turns);
                for (side, closed) in closes.iter_mut().enumerate() {
                    let part = face.side_parts[side];
                    let reach = if part == NO_PART {
                        0
                    } else {
                        catalogue.tile(tile).parts[usize::from(part)].sides.turned(turns).0
                    };
                    *closed |= reach & !occupied == 0;
                }
            }
            for (count, closed) in counts.iter_mut().zip(closes) {
                *count = more(*count, if fits && closed { copies } else { 0 });
            }
            counts[ASKED - 1] = more(counts[ASKED - 1], if fits { copies } else { 0 });
        }
        self.counts[key.index()] = counts;
        counts
    }

    /// The chance that somebody who wants it closes a feature at one side of a cell, of a feature with so many open edges.
    pub(super) fn closing(&mut self, key: CellKey, side: Side, open: usize) -> f32 {
        let counts = self.count(key);
        let closing = f32::from(counts[side.index()]);
        let leading_on = f32::from(counts[ASKED - 1]) - closing;
        let quarters = (closing + leading_on * self.weights.leading_on) * QUARTERS as f32;
        let attention = self.weights.attention;
        let chance = self.chance(quarters as usize, open, attention);
        self.or_abbey(key, chance)
    }

    /// The chance that a cell beside a monastery is filled, one of so many; `None` for a cell far from any tile.
    pub(super) fn filling(&mut self, key: Option<CellKey>, open: usize) -> f32 {
        let fitting = match key {
            Some(key) => usize::from(self.fitting(key)),
            None => usize::from(self.total) / 3,
        };
        let share = self.weights.filling / self.weights.attention.max(0.01);
        let chance =
            self.chance((fitting as f32 * share * QUARTERS as f32) as usize, open.div_ceil(2), self.weights.filling);
        key.map_or(chance, |key| self.or_abbey(key, chance))
    }

    /// The chance that a cell is filled by a tile or an abbey, given that by a tile.
    fn or_abbey(&self, key: CellKey, chance: f32) -> f32 {
        if self.abbeys == 0.0 || !key.is_full() || self.weights.attention == 0.0 {
            return chance;
        }
        chance + (1.0 - chance) * self.abbeys * self.weights.abbey_in_hole
    }

    fn chance(&mut self, quarters: usize, open: usize, attention: f32) -> f32 {
        if attention == 0.0 || self.to_come == 0 || quarters == 0 || self.total == 0 {
            return 0.0;
        }
        let remaining = self.to_come.min(usize::from(self.total));
        if self.chances[remaining].is_empty() {
            self.chances[remaining] = self.table(remaining);
        }
        let open = open.clamp(1, MOST_OPEN) - 1;
        self.chances[remaining][open * (MOST_QUARTERS + 1) + quarters.min(MOST_QUARTERS)]
    }

    fn table(&self, remaining: usize) -> Vec<f32> {
        let draws = (remaining as f32 / self.n_players as f32) * self.weights.attention;
        let mut table = Vec::with_capacity(MOST_OPEN * (MOST_QUARTERS + 1));
        for open in 1..=MOST_OPEN {
            for quarters in 0..=MOST_QUARTERS {
                let miss = 1.0 - quarters as f32 / (QUARTERS as f32 * f32::from(self.total));
                table.push(1.0 - power(miss.max(0.0), draws / open as f32));
            }
        }
        table
    }
}

/// A power with a broken exponent, the same on every platform: between two whole ones in a straight line.
fn power(base: f32, exponent: f32) -> f32 {
    let whole = exponent as u32;
    let (mut product, mut factor, mut left) = (1.0, base, whole);
    while left > 0 {
        if left & 1 == 1 {
            product *= factor;
        }
        factor *= factor;
        left >>= 1;
    }
    product * (1.0 + (exponent - whole as f32) * (base - 1.0))
}
