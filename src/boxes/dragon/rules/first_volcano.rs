//! Whether the first volcano is still to come, and where it can be.
//!
//! **Rules**: `rules/deck.rs` deals so that no dragon tile comes before the first volcano. Tiles that were put away unseen came
//! before what is left in the pile: the first volcano may be among them, and then dragon tiles come although nobody has seen a volcano.

use crate::{
    catalogue::{Catalogue, Symbol, TileId},
    rules::{Game, Generator, below, is_of_land, shuffle},
};

/// Certainty, in the unit in which chances are multiplied.
pub(crate) const CERTAIN: u64 = 1 << 40;

/// A tile as the first volcano divides them.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    Dragon,
    Volcano,
    Other,
}

impl Kind {
    pub(crate) fn of(tile: TileId) -> Self {
        let has = |symbol| Catalogue::get().tile(tile).has(symbol);
        match (has(Symbol::Dragon), has(Symbol::Volcano)) {
            (true, _) => Self::Dragon,
            (false, true) => Self::Volcano,
            (false, false) => Self::Other,
        }
    }
}

/// The unseen tiles of the land while the first volcano is still to come, in the order in which they were dealt: those that were put away,
/// then the pile.
#[derive(Clone, Debug)]
pub(crate) struct Awaited {
    pub(crate) dragons: usize,
    pub(crate) volcanoes: usize,
    pub(crate) others: usize,
    /// For each tile that was put away, how many of the tiles that came after it everybody has seen.
    seen_since: Vec<usize>,
}

impl Awaited {
    /// The knowledge about a game; `None` if every order of the unseen land is as likely as any other.
    pub(crate) fn of(game: &Game) -> Option<Self> {
        if !game.awaits_volcano() {
            return None;
        }
        let (mut dragons, mut volcanoes, mut others) = (0, 0, 0);
        for tile in game.unseen_tiles() {
            match (Kind::of(tile), is_of_land(&game.rules, tile)) {
                (Kind::Volcano, false) => return None, // that of a river's lake is the first
                (_, false) => {}
                (Kind::Dragon, true) => dragons += 1,
                (Kind::Volcano, true) => volcanoes += 1,
                (Kind::Other, true) => others += 1,
            }
        }
        let seen_since = game.seen_since_put_away();
        (dragons > 0 && volcanoes > 0).then_some(Self { dragons, volcanoes, others, seen_since })
    }

    /// How many tiles there are.
    pub(crate) fn len(&self) -> usize {
        self.dragons + self.volcanoes + self.others
    }

    /// How many of them were put away.
    pub(crate) fn n_hidden(&self) -> usize {
        self.seen_since.len()
    }

    /// How likely the first volcano is at each place of the order, in parts of [`CERTAIN`].
    ///
    /// That the tiles seen since one was put away were no dragon tiles speaks against a volcano there: `d` of so many tiles after it
    /// are dragon tiles, anywhere among them.
    pub(crate) fn places(&self) -> Vec<u64> {
        let unseen = self.len();
        let after = |place: usize| unseen - place - 1 + self.seen_since.get(place).unwrap_or(&0);
        let mut weight = u128::from(CERTAIN);
        let mut weights = Vec::with_capacity(self.others + 1);
        for place in 0..=self.others {
            weights.push(weight);
            if place == self.others {
                break;
            }
            weight = weight * (self.others - place) as u128 / (unseen - place - 1) as u128;
            for n_after in after(place + 1) + 1..=after(place) {
                weight = weight * n_after as u128 / (n_after - self.dragons) as u128;
            }
        }
        let all: u128 = weights.iter().sum();
        weights.into_iter().map(|weight| (weight * u128::from(CERTAIN) / all) as u64).collect()
    }

    /// Puts unseen tiles of the land, which have been shuffled, into an order in which they may have been dealt.
    pub(crate) fn arrange(&self, land: &mut [TileId], rng: &mut Generator) {
        let mut lot = u64::from(below(rng, 1 << 20) as u32) << 20;
        let places = self.places();
        let place = places.iter().position(|&chance| {
            let is_here = lot < chance;
            lot = lot.saturating_sub(chance);
            is_here
        });
        // What rounding leaves is the first place of the pile.
        let place = place.unwrap_or(self.n_hidden().min(self.others));
        let mut n_others = 0;
        for at in 0..land.len() {
            if Kind::of(land[at]) == Kind::Other {
                land.swap(n_others, at);
                n_others += 1;
            }
        }
        if let Some(volcano) = land.iter().position(|&tile| Kind::of(tile) == Kind::Volcano) {
            land.swap(place, volcano);
            shuffle(&mut land[place + 1..], rng);
        }
    }
}

/// Notes that a tile has come: after the first volcano, dragon tiles may come at any time. A dragon tile says that a volcano was put away
/// unseen, or that the deck is none that Bastide dealt.
pub(crate) fn note(game: &mut Game, tile: TileId) {
    if let Some(state) = &mut game.states.dragon {
        state.has_come |= Kind::of(tile) != Kind::Other;
    }
}

/// Whether a tile may come where each is drawn only when it is wanted: a dragon tile is put back before the first volcano.
pub(crate) fn comes_now(game: &Game, on_show: &[TileId], tile: TileId) -> bool {
    let waits = game.awaited_volcano() && on_show.iter().all(|&shown| Kind::of(shown) == Kind::Other);
    !waits || Kind::of(tile) != Kind::Dragon
}

impl Game {
    /// Whether everybody knows that no dragon tile comes before a volcano, apart from tiles that were put away unseen: neither has come yet.
    pub(crate) fn awaits_volcano(&self) -> bool {
        self.awaited_volcano() && self.drawn.is_none_or(|tile| Kind::of(tile) == Kind::Other)
    }

    /// Whether that was so before the tile in hand came.
    pub(crate) fn awaited_volcano(&self) -> bool {
        self.states.dragon.as_ref().is_some_and(|state| state.dragon.is_none() && !state.has_come)
    }
}
