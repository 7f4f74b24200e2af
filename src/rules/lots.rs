//! Lots: what chance decides during a game besides the order of the tiles, such as a die. They are dealt with the tiles, so that a game is
//! its set-up and its actions.

use super::{Game, Generator, Rules, below, seams, shuffle};
use crate::catalogue::{BoxId, Catalogue, Symbol, TileId};

/// A kind of lot. Each kind has a tag of its own in a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Lot {
    /// What is drawn from the bag of sheep and wolves.
    Sheep,
    /// The die of the flying machines.
    Dice,
    /// The tokens that come under the big top.
    Animals,
    /// The pile of messages.
    Messages,
}

impl Lot {
    /// Every kind, in the order in which they are dealt and written.
    pub const ALL: [Self; 4] = [Self::Sheep, Self::Dice, Self::Animals, Self::Messages];

    /// The tag of a record that holds lots of this kind.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Self::Sheep => "Sheep",
            Self::Dice => "Dice",
            Self::Messages => "Messages",
            Self::Animals => "Animals",
        }
    }

    /// The lot with a word in a tag. The first of several tokens that are alike may have its letter, `a`.
    #[must_use]
    pub fn find(self, word: &str) -> Option<u8> {
        let words = self.words();
        let is_numbered = |first: &&str| self == Self::Sheep && words.contains(first);
        let word = word.strip_suffix('a').filter(is_numbered).unwrap_or(word);
        words.iter().position(|&known| known == word).map(|index| index as u8)
    }

    /// The words for what can come, in a tag. A lot is the index of one of them.
    #[must_use]
    pub const fn words(self) -> &'static [&'static str] {
        match self {
            Self::Sheep => &seams::TOKENS,
            Self::Dice => &["1", "2", "3"],
            Self::Animals => &seams::ANIMAL_WORDS,
            Self::Messages => &["1", "2", "3", "4", "5", "6", "7", "8"],
        }
    }

    /// The box to which lots of this kind belong.
    #[must_use]
    pub const fn box_id(self) -> BoxId {
        match self {
            Self::Sheep => BoxId::Hills,
            Self::Dice => BoxId::Flier,
            Self::Messages => BoxId::Messages,
            Self::Animals => BoxId::Bigtop,
        }
    }

    /// Whether what comes is gone, as the cards of a pile are, and is not cast each time anew.
    const fn is_pile(self) -> bool {
        matches!(self, Self::Messages | Self::Animals)
    }

    /// Adds the lots of this kind that are dealt with these tiles.
    fn deal(self, tiles: &[TileId], rng: &mut Generator, lots: &mut Vec<u8>) {
        let first = lots.len();
        if self.is_pile() {
            lots.extend(self.pile());
            shuffle(&mut lots[first..], rng);
        } else {
            lots.extend((0..self.count(tiles)).map(|_| self.draw(rng)));
        }
    }

    /// A whole pile in the order of the words.
    fn pile(self) -> impl Iterator<Item = u8> {
        let copies = move |index: u8| match self {
            Self::Animals => seams::ANIMALS[usize::from(index)].1.into(),
            Self::Sheep | Self::Dice | Self::Messages => 1,
        };
        (0..self.words().len() as u8).flat_map(move |index| std::iter::repeat_n(index, copies(index)))
    }

    /// How many lots of this kind are dealt with these tiles.
    fn count(self, tiles: &[TileId]) -> usize {
        match self {
            Self::Sheep => 2 * tiles.len(),
            Self::Dice => tiles.iter().filter(|&&id| Catalogue::get().tile(id).has(Symbol::FlyingMachine)).count(),
            Self::Messages | Self::Animals => self.pile().count(),
        }
    }

    fn draw(self, rng: &mut Generator) -> u8 {
        match self {
            Self::Sheep => below(rng, seams::TOKENS.len()) as u8,
            Self::Dice => below(rng, 6) as u8 / 2, // the die has each of its three numbers on two faces
            Self::Messages | Self::Animals => {
                let place = below(rng, self.count(&[]));
                self.pile().nth(place).unwrap_or_default()
            }
        }
    }
}

/// The lots of a game in the order in which they come: for each kind the indices of [`Lot::words`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lots([Vec<u8>; Lot::ALL.len()]);

impl Lots {
    /// The lots of one kind.
    #[must_use]
    pub fn of(&self, lot: Lot) -> &[u8] {
        &self.0[lot as usize]
    }

    /// Takes others in place of those of one kind.
    pub fn set(&mut self, lot: Lot, lots: Vec<u8>) {
        self.0[lot as usize] = lots;
    }

    /// Deals lots for these tiles, kind by kind.
    pub(super) fn deal(&mut self, in_play: LotsInPlay, tiles: &[TileId], rng: &mut Generator) {
        for lot in Lot::ALL {
            let lots = &mut self.0[lot as usize];
            lots.clear();
            if in_play.0[lot as usize] {
                lot.deal(tiles, rng, lots);
            }
        }
    }

    /// The lots of a game that goes on from this moment. Those that `came` stay, and new ones are dealt for the tiles to come. A kind is
    /// left as it is if its next lot is known and none of it came from a statement, unless all are to be dealt `anew`.
    pub(crate) fn go_on(game: &Game, came: &[(Lot, u8)], anew: bool, rng: &mut Generator) -> Self {
        let in_play = LotsInPlay::new(&game.rules);
        let tiles: Vec<TileId> = game.deck[game.n_drawn..].iter().copied().chain(game.drawn).collect();
        let mut lots = game.lots.clone();
        for lot in Lot::ALL.into_iter().filter(|&lot| in_play.0[lot as usize]) {
            let came: Vec<u8> = came.iter().filter(|(of, _)| *of == lot).map(|&(_, index)| index).collect();
            if anew || game.next_lot(lot).is_none() || came.len() > game.lots_used(lot) {
                let mut dealt = Vec::new();
                lot.deal(&tiles, rng, &mut dealt);
                if lot.is_pile() {
                    for index in &came {
                        dealt.iter().position(|dealt| dealt == index).map(|place| dealt.remove(place));
                    }
                }
                lots.set(lot, came.into_iter().chain(dealt).collect());
            }
        }
        lots
    }

    /// Copies other lots into the memory that these already have.
    pub(super) fn copy_from(&mut self, other: &Self) {
        self.0.clone_from(&other.0);
    }
}

/// Which kinds of lots a game has.
#[derive(Clone, Copy, Debug)]
pub(super) struct LotsInPlay([bool; Lot::ALL.len()]);

impl LotsInPlay {
    pub(super) fn new(rules: &Rules) -> Self {
        Self(Lot::ALL.map(|lot| rules.has(lot.box_id())))
    }
}

/// Whether a game hides the lots to come from the code that plays it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Veil {
    /// No: it is a game that is played.
    #[default]
    None,
    /// Yes: it is what everybody sees of a game, see [`super::Observation`], or a preview.
    Lots,
}

impl Game {
    /// Casts new lots in place of those to come, which are hidden.
    pub(super) fn cast_lots(&mut self, rng: &mut Generator) {
        self.veil = Veil::None;
        let in_play = LotsInPlay::new(&self.rules);
        if in_play.0.contains(&true) {
            self.cast(in_play, rng);
        }
    }

    #[cold]
    fn cast(&mut self, in_play: LotsInPlay, rng: &mut Generator) {
        let last = self.board.last().map(|laid| laid.tile);
        let tiles: Vec<TileId> = self.deck.iter().copied().chain(last).chain(self.drawn).collect();
        self.lots.deal(in_play, &tiles, rng);
        self.lots_taken = Default::default();
        self.lots_used = Default::default();
    }

    /// The next lot of a kind that counts; `None` if none is known.
    pub(crate) fn next_lot(&self, lot: Lot) -> Option<u8> {
        let left = self.lots.of(lot).get(usize::from(self.lots_taken[lot as usize])..)?;
        left.iter().copied().find(|&next| self.counts(lot, next)).filter(|_| !self.hides_lots())
    }

    /// Takes the next lot of a kind that counts. Those before it are passed over for good.
    pub(crate) fn take_lot(&mut self, lot: Lot) -> Option<u8> {
        let next = self.next_lot(lot)?;
        let left = &self.lots.of(lot)[usize::from(self.lots_taken[lot as usize])..];
        let passed = left.iter().take_while(|&&lot_at| !self.counts(lot, lot_at)).count();
        self.lots_taken[lot as usize] += passed as u16 + 1;
        self.lots_used[lot as usize] += 1;
        Some(next)
    }

    /// Casts a lot of a kind of which nobody knows the next one; `None` if somebody does, if the game is sealed, or if it has no such lots.
    pub fn cast_unknown(&self, lot: Lot, rng: &mut Generator) -> Option<u8> {
        let mut casts = std::iter::repeat_with(|| lot.draw(rng)).filter(|&cast| self.counts(lot, cast));
        let is_cast = self.rules.has(lot.box_id()) && !self.is_sealed() && self.next_lot(lot).is_none();
        let is_any_left = (0..lot.words().len() as u8).any(|index| self.counts(lot, index));
        if is_cast && is_any_left { casts.next() } else { None }
    }

    /// Whether a lot counts now; one that does not is passed over.
    pub(super) fn counts(&self, lot: Lot, index: u8) -> bool {
        match lot {
            Lot::Sheep => seams::token_counts(self, index),
            Lot::Dice => true,
            Lot::Messages => seams::is_to_come(self, index),
            Lot::Animals => seams::is_animal_to_come(self, index),
        }
    }

    /// The number of lots of a kind that were taken, also those that were passed over.
    #[must_use]
    pub fn lots_taken(&self, lot: Lot) -> usize {
        self.lots_taken[lot as usize].into()
    }

    /// The number of lots of a kind that were used; those that were passed over do not count.
    #[must_use]
    pub fn lots_used(&self, lot: Lot) -> usize {
        self.lots_used[lot as usize].into()
    }

    /// Whether what comes by lot must not be seen, so that the game stops there.
    pub(crate) fn hides_lots(&self) -> bool {
        self.veil == Veil::Lots
    }
}
