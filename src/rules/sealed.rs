//! Sealed games: what comes is known only when it comes, because all players toss a coin for it together.
//!
//! The deck of a sealed game holds the tiles that have been seen, in their order, and then all others in any order. The game stops at
//! [`Step::Hidden`] before it would show one of these; [`Setup::reveal`] makes known which it is, and the game is played again from there.

use super::{Dealer, Deck, DeckSize, Game, Lot, Rules, Setup, SetupError, Step, observe::stack, seams};
use crate::catalogue::{Catalogue, Role, TileId};

/// Something that a sealed game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Awaited {
    /// The next tile of the pile.
    Tile,
    /// A lot of this kind.
    Lot(Lot),
}

impl Awaited {
    /// Its name: `tile`, or the tag of the lot.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Tile => "tile",
            Self::Lot(lot) => lot.tag(),
        }
    }
}

impl Game {
    /// What the game waits for; `None` if it waits for a decision, or is over.
    #[must_use]
    pub fn awaits(&self) -> Option<Awaited> {
        (self.step == Step::Hidden).then(|| self.awaited_lot.map_or(Awaited::Tile, Awaited::Lot))
    }

    /// The names of what may come, one for each tile, token or number, sorted by bytes: each is as likely as any other. Empty if the game
    /// waits for nothing.
    ///
    /// A river is drawn before the land, its source first and its lake last. A tile that is put back when it comes too early is not among them, unless no
    /// other tile is left. Tiles that were put away unseen are among them: nobody can tell which they are.
    #[must_use]
    pub fn may_come(&self) -> Vec<&'static str> {
        let mut names: Vec<&str> = match self.awaits() {
            None => Vec::new(),
            Some(Awaited::Tile) => {
                self.next_tiles().into_iter().map(|(tile, _)| &*Catalogue::get().tile(tile).name).collect()
            }
            Some(Awaited::Lot(lot)) => self.next_lots(lot).map(|index| lot.words()[usize::from(index)]).collect(),
        };
        names.sort_unstable();
        names
    }

    /// The tiles that may come next, each with its place in the deck.
    fn next_tiles(&self) -> Vec<(TileId, usize)> {
        let places = (self.known + self.hidden.len()..self.deck.len()).chain(self.hidden_at.iter().copied());
        let unseen: Vec<(TileId, usize)> = places.map(|place| (self.deck[place], place)).collect();
        let rank = |tile: TileId| (Catalogue::get().tile(tile).role != Role::Source, stack(&self.rules, tile));
        let first = unseen.iter().map(|&(tile, _)| rank(tile)).min();
        let of_stack = |&(tile, _): &(TileId, usize)| Some(rank(tile)) == first;
        let on_show = &self.deck[self.n_drawn..self.known + self.hidden.len()];
        let comes = |&(tile, _): &(TileId, usize)| seams::comes_now(self, on_show, tile);
        let stacked: Vec<_> = unseen.into_iter().filter(of_stack).collect();
        if stacked.iter().any(comes) { stacked.into_iter().filter(comes).collect() } else { stacked }
    }

    fn next_lots(&self, lot: Lot) -> impl Iterator<Item = u8> {
        (0..lot.words().len() as u8).filter(move |&index| self.counts(lot, index))
    }

    /// Takes over what a set-up of the same game knows of what comes.
    pub(crate) fn know(&mut self, setup: &Setup) {
        if let (Deck::Tiles(tiles), Some(known)) = (&setup.deck, setup.known) {
            self.deck.clone_from(tiles);
            self.known = known;
        }
        self.lots.copy_from(&setup.lots);
        for (tile, &place) in self.hidden.iter_mut().zip(&self.hidden_at) {
            *tile = self.deck[place];
        }
    }

    /// Whether the next lot of a kind must not be seen, or can be known by nobody yet.
    pub(crate) fn hides_lot(&self, lot: Lot) -> bool {
        self.hides_lots() || self.is_sealed() && self.next_lot(lot).is_none()
    }

    /// Whether one of the next tiles of the pile must not be seen, or can be known by nobody yet.
    #[inline]
    pub(crate) fn hides_tiles(&self, n: usize) -> bool {
        self.known == 0 || self.n_drawn + n > self.known.saturating_add(self.hidden.len())
    }

    /// Whether the game is sealed: nobody knows a tile or a lot before it is drawn.
    #[must_use]
    pub fn is_sealed(&self) -> bool {
        self.known != usize::MAX
    }

    /// Stops before something that must not be seen: a lot of a kind, or a tile.
    #[cold]
    pub(crate) fn stop_before(&mut self, lot: Option<Lot>) -> Step {
        self.asked = self.active;
        self.awaited_lot = lot;
        Step::Hidden
    }
}

impl Setup {
    /// Makes known what comes next in a game with this set-up: one of the names in [`Game::may_come`]. Whether there is such a thing.
    pub fn reveal(&mut self, game: &Game, name: &str) -> bool {
        match (game.awaits(), &mut self.deck, &mut self.known) {
            (Some(Awaited::Tile), Deck::Tiles(tiles), Some(known)) => {
                let named = |&(tile, _): &(TileId, usize)| Catalogue::get().tile(tile).name == name;
                let Some((_, place)) = game.next_tiles().into_iter().find(named) else { return false };
                tiles.swap(*known + game.hidden.len(), place);
                *known += 1;
                true
            }
            (Some(Awaited::Lot(lot)), ..) => {
                let Some(index) = game.next_lots(lot).find(|&index| lot.words()[usize::from(index)] == name) else {
                    return false;
                };
                let mut lots = self.lots.of(lot).to_vec();
                lots.push(index);
                self.lots.set(lot, lots);
                true
            }
            _ => false,
        }
    }

    /// Puts the tiles of the boxes into a deck of which only those are known that lie at set-up; where nothing else tells, in the order of the catalogue.
    ///
    /// # Errors
    /// If the set-up cannot be played; see [`SetupError`].
    pub fn seal(&mut self, size: DeckSize) -> Result<(), SetupError> {
        self.deck = Deck::Tiles(Dealer::new(self, size)?.pile());
        self.known = Some(seams::first_tiles(&Rules::new(self)?).count().max(1));
        Ok(())
    }
}
