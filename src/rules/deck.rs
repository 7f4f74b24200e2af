//! Chance: the random number generator that the record format prescribes, and the shuffle.

use std::ops::Range;

use chacha20::{
    ChaCha8Rng,
    rand_core::{Rng, SeedableRng},
};

use super::{Deck, FirstPlayer, LotsInPlay, Rules, Setup, SetupError, seams};
use crate::catalogue::{BoxId, Catalogue, Role, Symbol, TileId};

/// The generator of all random numbers in a game: ChaCha with 8 rounds.
pub type Generator = ChaCha8Rng;

/// The generator for a seed. The same seed gives the same game on every platform.
#[must_use]
pub fn seeded(seed: u64) -> Generator {
    ChaCha8Rng::seed_from_u64(seed)
}

/// A random number below `n`, computed as the record format prescribes: `(next_u32 · n) >> 32`.
#[inline]
pub fn below(rng: &mut Generator, n: usize) -> usize {
    ((u64::from(rng.next_u32()) * n as u64) >> 32) as usize
}

/// How many of the tiles are dealt, for a short or a long game. The river is always complete.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum DeckSize {
    /// A random half of the land tiles, which includes the start tile.
    Half,
    /// All tiles of the boxes in play.
    #[default]
    Whole,
    /// All tiles twice.
    Double,
}

impl DeckSize {
    /// The size with this name: `half`, `whole` or `double`.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        match name {
            "half" => Some(Self::Half),
            "whole" => Some(Self::Whole),
            "double" => Some(Self::Double),
            _ => None,
        }
    }
}

/// Deals one set-up as often as wanted. What chance does not decide is worked out once.
///
/// ```
/// use bastide::rules::{Colour, Dealer, DeckSize, Player, Setup, seeded};
/// let player = |colour| Player { colour, name: String::new(), level: None };
/// let mut setup = Setup::base(vec![player(Colour::Red), player(Colour::Blue)]);
/// let mut dealt = setup.clone();
/// Dealer::new(&setup, DeckSize::Whole)?.deal(&mut dealt, &mut seeded(1));
/// setup.deal(&mut seeded(1))?;
/// assert_eq!(dealt, setup);
/// # Ok::<(), bastide::rules::SetupError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Dealer {
    pile: Pile,
    size: DeckSize,
    /// Whether a lot decides who begins.
    draws_seat: bool,
    has_dragons: bool,
    /// The kinds of lots that are dealt with the tiles.
    lots: LotsInPlay,
}

impl Dealer {
    /// Prepares to deal a set-up.
    ///
    /// # Errors
    /// If the set-up cannot be played; see [`SetupError`].
    pub fn new(setup: &Setup, size: DeckSize) -> Result<Self, SetupError> {
        let rules = Rules::new(setup)?;
        Ok(Self {
            pile: Pile::new(&rules, size == DeckSize::Double),
            size,
            draws_seat: rules.options.first_player == FirstPlayer::Random,
            has_dragons: seams::holds_dragons_back(&rules),
            lots: LotsInPlay::new(&rules),
        })
    }

    /// The tiles from which is dealt, in the order of the catalogue, stack by stack, the tile laid at set-up first.
    pub(super) fn pile(&self) -> Vec<TileId> {
        self.pile.tiles.clone()
    }

    /// Fills in what chance decides in the set-up from which this was made, or in one that was dealt from it: the order of the
    /// tiles, and who begins, for which it rotates the players.
    pub fn deal(&self, setup: &mut Setup, rng: &mut Generator) {
        if self.draws_seat {
            let seat = below(rng, setup.players.len());
            setup.players.rotate_left(seat);
        }
        let mut tiles = match std::mem::replace(&mut setup.deck, Deck::Open) {
            Deck::Tiles(tiles) => tiles,
            Deck::Open => Vec::new(),
        };
        self.shuffle_into(&mut tiles, rng);
        setup.lots.deal(self.lots, &tiles, rng);
        setup.deck = Deck::Tiles(tiles);
    }

    /// Puts the tiles in random order, starting with the start tile or the source.
    ///
    /// The tiles of each stack begin in catalogue order and are then shuffled from the last place down to the second
    /// (Fisher–Yates), first the river's stack, then the land. Dragon tiles before the first volcano are then put at the end, and
    /// what follows the volcano is shuffled once more. Half a pile has only the first half of the shuffled land.
    fn shuffle_into(&self, tiles: &mut Vec<TileId>, rng: &mut Generator) {
        let Pile { tiles: sorted, river, land } = &self.pile;
        tiles.clear();
        tiles.extend_from_slice(sorted);
        shuffle(&mut tiles[river.clone()], rng);
        shuffle(&mut tiles[*land..], rng);
        if self.has_dragons {
            hold_back_dragons(tiles, rng);
        }
        if self.size == DeckSize::Half {
            tiles.truncate(tiles.len() - (sorted.len() - land).div_ceil(2));
        }
    }
}

/// The tiles of the boxes in play, sorted into stacks that lie on each other, but not shuffled.
///
/// The fork follows the source, and the lake ends the river. If there are two sources, the first in the catalogue is used; if
/// there are two lakes, the last. In a double pile the second copies of the land come after the first ones. What an expansion lays
/// instead of the start tile comes first, and a source follows it.
#[derive(Clone, Debug)]
struct Pile {
    tiles: Vec<TileId>,
    /// Where the river's stack lies, without source, forks and lake.
    river: Range<usize>,
    /// Where the land begins, which is the last stack.
    land: usize,
}

/// Sees to it that no dragon tile of the land comes before the first volcano: those that do are shuffled in behind it. River
/// tiles keep their places, and without a volcano in the land everything stays as it is.
pub fn hold_back_dragons(tiles: &mut [TileId], rng: &mut Generator) {
    let has = |tile: TileId, symbol| Catalogue::get().tile(tile).has(symbol);
    let first = |symbol| tiles.iter().position(|&tile| has(tile, symbol)).unwrap_or(tiles.len());
    if first(Symbol::Volcano) <= first(Symbol::Dragon) {
        return;
    }
    let is_land = |place: &usize| Catalogue::get().tile(tiles[*place]).rivers.is_empty();
    let places: Vec<usize> = (0..tiles.len()).filter(is_land).collect();
    let land = places.iter().map(|&place| tiles[place]);
    let Some(volcano) = land.clone().position(|tile| has(tile, Symbol::Volcano)) else { return };
    let is_early = |&(place, tile): &(usize, TileId)| place < volcano && has(tile, Symbol::Dragon);
    let (early, mut land): (Vec<_>, Vec<_>) = land.enumerate().partition(is_early);
    land.extend(early.iter());
    let mut land: Vec<TileId> = land.into_iter().map(|(_, tile)| tile).collect();
    shuffle(&mut land[volcano - early.len() + 1..], rng);
    for (place, tile) in places.into_iter().zip(land) {
        tiles[place] = tile;
    }
}

/// The tiles of the boxes in play, not shuffled. They are the multiset from which games with these rules are dealt.
pub(super) fn whole(rules: &Rules) -> Vec<TileId> {
    Pile::new(rules, false).tiles
}

impl Pile {
    /// The pile for these rules. In a double pile all land tiles are there twice.
    fn new(rules: &Rules, is_double: bool) -> Self {
        let mut stacks = stacks(rules);
        if is_double {
            stacks.land.extend_from_within(..);
            // The second copy of the start tile, unless something else is laid at set-up.
            stacks.land.extend(stacks.start.filter(|_| stacks.source.is_none() && stacks.first.is_empty()));
        }
        let usual = stacks.source.or(stacks.start.filter(|_| stacks.first.is_empty()));
        let mut tiles: Vec<TileId> = stacks.first.into_iter().chain(usual).collect();
        tiles.extend(stacks.forks);
        let river = tiles.len()..tiles.len() + stacks.river.len();
        tiles.extend(stacks.river);
        tiles.extend(stacks.lake);
        let land = tiles.len();
        tiles.extend(stacks.land);
        Self { tiles, river, land }
    }
}

/// The same tiles stack by stack.
#[derive(Default)]
struct Stacks {
    /// The tiles that expansions lay instead of the start tile.
    first: Vec<TileId>,
    start: Option<TileId>,
    source: Option<TileId>,
    forks: Vec<TileId>,
    river: Vec<TileId>,
    lake: Option<TileId>,
    land: Vec<TileId>,
}

fn stacks(rules: &Rules) -> Stacks {
    let catalogue = Catalogue::get();
    let has_river = rules.has(BoxId::River) || rules.has(BoxId::River2);
    let first: Vec<TileId> = seams::first_tiles(rules).map(|(tile, _)| tile).collect();
    let keeps_start = !first.is_empty() || has_river && rules.options.river.keeps_start_tile();
    let in_edition = |id: &TileId| seams::is_of_edition(rules, *id) && !first.contains(id);
    let mut stacks = Stacks { land: Vec::with_capacity(128), ..Stacks::default() };
    for id in rules.boxes.iter().flat_map(|&box_id| catalogue.of_box(box_id)).filter(in_edition) {
        let tile = catalogue.tile(id);
        let mut copies = usize::from(seams::copies(rules, id));
        match tile.role {
            Role::Source => stacks.source = stacks.source.or(Some(id)),
            Role::Lake => stacks.lake = Some(id),
            Role::Fork => stacks.forks.push(id),
            Role::Plain | Role::Start => {
                if tile.role == Role::Start && stacks.start.is_none() {
                    stacks.start = Some(id);
                    copies -= usize::from(!keeps_start);
                }
                let stack = if tile.rivers.is_empty() { &mut stacks.land } else { &mut stacks.river };
                if tile.box_id.is_some_and(|box_id| seams::in_deck(rules, box_id)) {
                    stack.extend(std::iter::repeat_n(id, copies));
                }
            }
            Role::EachPlayer => {}
        }
    }
    Stacks { first, ..stacks }
}

pub(crate) fn shuffle<T>(tiles: &mut [T], rng: &mut Generator) {
    for last in (1..tiles.len()).rev() {
        tiles.swap(last, below(rng, last + 1));
    }
}

/// Shuffles the tiles that are still to come again. River tiles and land tiles are shuffled separately; a source, a fork and
/// a lake keep their places.
pub fn reshuffle(tiles: &mut [TileId], rng: &mut Generator) {
    let catalogue = Catalogue::get();
    for of_river in [true, false] {
        let in_stack = |&place: &usize| {
            let tile = catalogue.tile(tiles[place]);
            matches!(tile.role, Role::Plain | Role::Start) && tile.rivers.is_empty() != of_river
        };
        let places: Vec<usize> = (0..tiles.len()).filter(in_stack).collect();
        for last in (1..places.len()).rev() {
            tiles.swap(places[last], places[below(rng, last + 1)]);
        }
    }
}

/// The tiles with which an open game begins, which has no deck: those of expansions, or else the source of a river or the start tile.
pub(super) fn open_start(rules: &Rules) -> Vec<TileId> {
    let n_tiles = seams::first_tiles(rules).count().max(1);
    whole(rules).into_iter().take(n_tiles).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::rules::{Colour, Deck, Player, Setup};

    /// How often each order of three land tiles occurs in 6000 shuffles.
    fn orders(shuffle: impl Fn(&mut [TileId], &mut Generator)) -> Vec<usize> {
        let tiles = ["E", "U", "V"].map(|id| Catalogue::get().find(id).unwrap());
        let mut rng = seeded(1);
        let mut found = BTreeMap::new();
        for _ in 0..6000 {
            let mut order = tiles;
            shuffle(&mut order, &mut rng);
            *found.entry(order).or_insert(0) += 1;
        }
        found.into_values().collect()
    }

    #[test]
    fn every_order_is_as_likely_as_any_other() {
        for orders in [orders(shuffle), orders(reshuffle)] {
            assert_eq!(orders.len(), 6);
            assert!(orders.iter().all(|count| (900..1100).contains(count)), "{orders:?}");
        }
    }

    fn dealt(boxes: &[BoxId], seed: u64) -> String {
        let player = |colour| Player { colour, name: String::new(), level: None };
        let mut setup = Setup::base([Colour::Red, Colour::Blue].map(player).into());
        setup.boxes = boxes.to_vec();
        setup.deal(&mut seeded(seed)).unwrap();
        let Deck::Tiles(deck) = setup.deck else { panic!("a deck is dealt") };
        deck.iter().map(|&id| Catalogue::get().tile(id).name.as_str()).collect::<Vec<_>>().join(" ")
    }

    /// C07 stands for the twelve tiles, and a source is drawn as the first tile.
    #[test]
    fn carcassonne_lies_instead_of_the_start_tile() {
        let deck = dealt(&[BoxId::Base, BoxId::Count], 3);
        let tiles: Vec<_> = deck.split(' ').collect();
        assert_eq!((tiles[0], tiles.len()), ("C07", 73), "all 72 tiles of the base game are drawn");
        assert_eq!(tiles.iter().filter(|&&name| name == "D").count(), 4);
        let deck = dealt(&[BoxId::Base, BoxId::River, BoxId::Count], 3);
        assert!(deck.starts_with("C07 R01 "), "{deck}");
        assert_eq!(deck.split(' ').filter(|&name| name == "D").count(), 4);
    }

    /// The record format promises that a seed determines the game.
    #[test]
    fn a_seed_gives_this_deck_and_no_other() {
        let expected = "R01 R09 R03 R10 R08 R04 R07 R06 R07 R11 R05 R02 Ig U L H V F E F U C V Vg E U U O T D L Eg L K N W V \
            G Ng H Rg D I P B U A S J V Q B M J V D B V U E X W S E R J N A P P R V W W O K K Hg V U B Ug Mg";
        assert_eq!(dealt(&[BoxId::Base, BoxId::River], 5), expected);
    }
}
