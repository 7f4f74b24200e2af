//! How likely tiles are to come while no dragon tile comes before the first volcano.
//!
//! Up to the first volcano the order of the other tiles is any, with the same chance, and behind it that of everything that is left. So each
//! place of the first volcano is looked at by itself.

use super::first_volcano::{Awaited, CERTAIN, Kind};
use crate::{catalogue::TileId, rules::Game};

/// The land that is to come, and some kinds of tiles that are wanted of it.
pub(crate) struct HeldBack {
    awaited: Awaited,
    /// How likely the first volcano is at each place; see [`Awaited::places`].
    places: Vec<u64>,
    /// How many dragon tiles, volcanoes and other tiles of the land are wanted.
    dragons: usize,
    volcanoes: usize,
    others: usize,
}

/// A chance times a fraction.
const fn times(chance: u64, part: usize, whole: usize) -> u64 {
    if whole == 0 { 0 } else { chance * part as u64 / whole as u64 }
}

impl HeldBack {
    /// The knowledge about a game; `None` if every order of the unseen land is as likely as any other.
    pub(crate) fn new(game: &Game, wanted: &[TileId]) -> Option<Self> {
        let awaited = Awaited::of(game)?;
        let count =
            |kind| game.unseen_tiles().filter(|tile| wanted.contains(tile) && is_land(game, *tile, kind)).count();
        let places = awaited.places();
        let (dragons, volcanoes, others) = (count(Kind::Dragon), count(Kind::Volcano), count(Kind::Other));
        Some(Self { awaited, places, dragons, volcanoes, others })
    }

    /// How likely it is that whoever draws the tiles of the land at these places, counted from the next one, draws none that is wanted, in
    /// parts of [`CERTAIN`].
    pub(crate) fn none(&self, draws: impl Fn(usize) -> bool) -> u64 {
        let n_hidden = self.awaited.n_hidden();
        let n_draws = |from: usize, to: usize| (from..to).filter(|&place| draws(place)).count();
        let end = self.awaited.len() - n_hidden;
        let chance_at = |(place, &likely): (usize, &u64)| {
            let Some(volcano) = place.checked_sub(n_hidden) else {
                return self.none_behind(place, likely, (0, 0, n_draws(0, end)));
            };
            let (before, mut chance) = (n_draws(0, volcano), likely);
            for drawn in 0..before {
                let unseen = self.awaited.others - drawn;
                chance = times(chance, unseen.saturating_sub(self.others), unseen);
            }
            let draws_it = draws(volcano);
            if draws_it {
                chance = times(chance, self.awaited.volcanoes - self.volcanoes, self.awaited.volcanoes);
            }
            self.none_behind(place, chance, (before, draws_it.into(), n_draws(volcano + 1, end)))
        };
        // Places that are too unlikely to show are left out.
        let is_likely = |(_, likely): &(usize, &u64)| **likely > CERTAIN >> 24;
        let told: u64 = self.places.iter().enumerate().filter(is_likely).map(|(_, likely)| likely).sum();
        let chance: u64 = self.places.iter().enumerate().filter(is_likely).map(chance_at).sum();
        let share = u128::from(chance) * u128::from(CERTAIN) / u128::from(told.max(1));
        if told - chance < told >> 18 { CERTAIN } else { share as u64 }
    }

    /// How much of a chance is left if somebody who has drawn so many others and volcanoes, none wanted, draws so many of the tiles behind the
    /// first volcano.
    fn none_behind(&self, place: usize, chance: u64, (others, volcanoes, n_draws): (usize, usize, usize)) -> u64 {
        let Awaited { dragons: all_dragons, volcanoes: all_volcanoes, others: all_others, .. } = self.awaited;
        // By the number of dragon tiles, and of volcanoes, that were drawn behind it.
        let width = all_volcanoes;
        let mut chances = vec![0; (all_dragons + 1) * width];
        let mut next = chances.clone();
        chances[0] = chance;
        for drawn in 0..n_draws {
            let left = self.awaited.len() - place - 1 - drawn;
            next.fill(0);
            for (at, &chance) in chances.iter().enumerate().filter(|(_, chance)| **chance > 0) {
                let (dragons, mine) = (at / width, at % width);
                let plain = drawn - dragons - mine;
                // Which of the others and of the volcanoes lie behind it is not known: those drawn are some of all.
                let mut add = |step: usize, behind: usize, unseen: usize, wanted: usize| {
                    if behind > 0 && unseen > wanted {
                        next[at + step] += times(chance, behind * (unseen - wanted), left * unseen);
                    }
                };
                add(width, all_dragons - dragons, all_dragons - dragons, self.dragons);
                add(1, all_volcanoes - 1 - mine, all_volcanoes - mine - volcanoes, self.volcanoes);
                let unseen = all_others.saturating_sub(others + plain);
                add(0, (all_others - place).saturating_sub(plain), unseen, self.others);
            }
            std::mem::swap(&mut chances, &mut next);
        }
        chances.iter().sum()
    }

    /// How likely a dragon tile that is wanted comes before a tile of the other kind, in parts of [`CERTAIN`].
    fn dragon_first(&self) -> u64 {
        let wanted = self.volcanoes + self.others;
        let n_hidden = self.awaited.n_hidden();
        let first = |chance: u64, others: usize| times(chance, self.dragons, self.dragons + others);
        let chance_at = |(place, &likely): (usize, &u64)| {
            if self.volcanoes > 0 {
                let all = self.awaited.volcanoes;
                let is_one = if place < n_hidden { first(times(likely, wanted, all), wanted - 1) } else { 0 };
                return is_one + first(times(likely, all - wanted, all), wanted);
            }
            // By how many of the others that are wanted were put away before the first volcano.
            let n_away = place.min(n_hidden);
            let mut chances = vec![0; wanted + 1];
            chances[0] = likely;
            for drawn in 0..n_away {
                let unseen = self.awaited.others - drawn;
                for away in (0..=wanted.min(drawn)).rev() {
                    let (chance, left) = (chances[away], wanted - away);
                    if left > 0 {
                        chances[away + 1] += times(chance, left, unseen);
                    }
                    chances[away] = times(chance, unseen - left.min(unseen), unseen);
                }
            }
            let none_before = |(away, &chance): (usize, &u64)| {
                let left = wanted - away;
                let unseen = n_away..place;
                first(
                    unseen.fold(chance, |chance, drawn| {
                        let unseen = self.awaited.others - drawn;
                        times(chance, unseen.saturating_sub(left), unseen)
                    }),
                    left,
                )
            };
            chances.iter().enumerate().map(none_before).sum()
        };
        self.places.iter().enumerate().map(chance_at).sum()
    }
}

/// How likely one kind of tile of the land comes before another, in parts of [`CERTAIN`]; `None` where their numbers alone decide.
pub(crate) fn comes_first(game: &Game, tile: TileId, other: TileId) -> Option<u64> {
    let is_dragon = |tile: TileId| Kind::of(tile) == Kind::Dragon;
    if is_dragon(tile) == is_dragon(other) {
        return None;
    }
    let held = HeldBack::new(game, &[tile, other])?;
    if held.dragons == 0 || held.volcanoes + held.others == 0 {
        return None;
    }
    let first = held.dragon_first();
    Some(if is_dragon(tile) { first } else { CERTAIN - first })
}

fn is_land(game: &Game, tile: TileId, kind: Kind) -> bool {
    Kind::of(tile) == kind && crate::rules::is_of_land(game.rules(), tile)
}
