//! Hills, vineyards and flocks (FURTHER.md "Hills & Sheep").

use std::collections::{BTreeMap, BTreeSet};

use bastide::{
    catalogue::{BoxId, PartKind, Symbol},
    rules::{Lot, Setup},
};

use super::{
    Asks, Choice, Figure, Game,
    facts::Man,
    table::{Cell, Feature, beside, block},
};

/// A token of the bag: so many sheep, or none for a wolf.
pub(super) type Token = usize;

const WOLF: Token = 0;

/// How many of each token the box contains.
const CONTENTS: [(Token, usize); 5] = [(1, 4), (2, 5), (3, 5), (4, 2), (WOLF, 2)];

/// A shepherd in a field, with his tokens.
#[derive(Clone)]
pub(super) struct Shepherd {
    pub(super) owner: usize,
    pub(super) cell: Cell,
    part: usize,
    tokens: Vec<Token>,
}

/// What is drawn from the bag, the shepherds, and who came in this part of the turn.
#[derive(Clone)]
pub(super) struct Pasture {
    pub(super) shepherds: Vec<Shepherd>,
    bag: BTreeMap<Token, usize>,
    /// What comes out of the bag: a token, and how many of its like the bag must hold for it to count.
    to_come: Vec<(Token, usize)>,
    /// Whether the active player's shepherd came in this part of the turn, and the token that the decision has named for him.
    new: Option<Option<Token>>,
}

impl Pasture {
    pub(super) fn new(setup: &Setup) -> Self {
        let words = setup.lots.of(Lot::Sheep).iter().map(|&lot| Lot::Sheep.words()[usize::from(lot)]);
        let to_come = words.map(|word| {
            let (kind, letter) = word.split_at(if word.starts_with("wolf") { 4 } else { 1 });
            let needed = "abcde".find(letter).unwrap_or(0) + 1;
            (kind.parse().unwrap_or(WOLF), needed)
        });
        Self { shepherds: Vec::new(), bag: CONTENTS.into(), to_come: to_come.collect(), new: None }
    }

    /// Whether no shepherd is on the map.
    pub(super) fn is_empty(&self) -> bool {
        self.shepherds.is_empty()
    }

    /// The place among what comes of the first token that counts.
    fn next(&self) -> Option<usize> {
        self.to_come.iter().position(|(token, needed)| self.bag[token] >= *needed)
    }

    fn draw(&mut self, said: Option<Token>) -> Token {
        let token = said.unwrap_or_else(|| {
            let place = self.next().unwrap();
            let (token, _) = self.to_come[place];
            self.to_come.drain(..=place);
            token
        });
        *self.bag.get_mut(&token).unwrap() -= 1;
        token
    }

    fn put_back(&mut self, tokens: Vec<Token>) {
        for token in tokens {
            *self.bag.get_mut(&token).unwrap() += 1;
        }
    }
}

/// The word for a token.
pub(super) fn word(token: Token) -> String {
    if token == WOLF { "wolf".into() } else { token.to_string() }
}

impl Game {
    /// A new part of a turn begins with a tile. Under a hill goes the next of the pile.
    pub(super) fn tile_under_hill(&mut self) {
        self.pasture.new = None;
        if self.agreed.uses(BoxId::Hills, "hill") && self.table.shows(self.table.last(), Symbol::Hill) {
            self.pile.pop_front();
        }
    }

    /// Of several owners who are equally strong those who have followers on a hill, if any do.
    pub(super) fn with_hills(&self, strongest: BTreeSet<usize>, figures: &[Figure]) -> BTreeSet<usize> {
        let on_hills = |owner: usize| {
            let his = figures.iter().filter(|figure| figure.owner == owner && figure.man.is_follower());
            let number = his
                .filter(|figure| self.agreed.uses(BoxId::Hills, "hill") && self.table.shows(figure.cell, Symbol::Hill))
                .count();
            if self.agreed.is("hill", "count") { number } else { number.min(1) }
        };
        let most = strongest.iter().map(|&owner| on_hills(owner)).max().unwrap_or(0);
        strongest.into_iter().filter(|&owner| on_hills(owner) == most).collect()
    }

    /// What vineyards around a completed monastery add.
    pub(super) fn vineyards_add(&self, monastery: Cell) -> usize {
        let is_vineyard = |&cell: &Cell| cell != monastery && self.table.shows(cell, Symbol::Vineyard);
        if self.agreed.uses(BoxId::Hills, "vineyard") { 3 * block(monastery).filter(is_vineyard).count() } else { 0 }
    }

    /// The fields of the tile just laid on which the active player may place a shepherd: no shepherd is in the whole field.
    pub(super) fn shepherd_choices(&self) -> Vec<Choice> {
        if !self.men_at_hand().any(|man| man == Man::Shepherd) || self.is_closed(self.table.last()) {
            return Vec::new();
        }
        let is_free = |&(cell, part): &(Cell, usize)| {
            self.table.part(cell, part).kind == PartKind::Field && self.shepherds_in(cell, part).is_empty()
        };
        let fields = self.table.parts_at(self.table.last()).filter(is_free);
        fields.flat_map(|(_, part)| self.tokens_said().map(move |said| Choice::Shepherd(part, said))).collect()
    }

    /// What a decision says that draws a token: nothing, or where nothing is known about the bag any token that it holds.
    fn tokens_said(&self) -> impl Iterator<Item = Option<Token>> + use<> {
        let bag = self.pasture.bag.iter().filter(|&(_, &n)| n > 0).map(|(&token, _)| Some(token));
        let said: Vec<Option<Token>> = if self.pasture.next().is_some() { vec![None] } else { bag.collect() };
        said.into_iter()
    }

    pub(super) fn place_shepherd(&mut self, part: usize, said: Option<Token>) {
        *self.hands[self.active].get_mut(&Man::Shepherd).unwrap() -= 1;
        let cell = self.table.last();
        self.pasture.shepherds.push(Shepherd { owner: self.active, cell, part, tokens: Vec::new() });
        self.pasture.new = Some(said);
    }

    /// What happens after the figures. Returns whether the active player is asked about the flock.
    pub(super) fn flocks(&mut self) -> bool {
        if let Some(said) = self.pasture.new {
            self.draw_for_own(said);
        }
        let asked = if self.pasture.new.is_none() { self.flock_of_last() } else { None };
        self.score_closed_flocks(asked);
        asked.is_some() && self.ask(Asks::Flock)
    }

    /// Where the active player's shepherd is, if the tile just laid belongs to his field.
    fn flock_of_last(&self) -> Option<(Cell, usize)> {
        let own = self.pasture.shepherds.iter().find(|shepherd| shepherd.owner == self.active)?;
        let field = self.table.feature(own.cell, own.part);
        let reaches = field.parts.iter().any(|&(cell, _)| cell == self.table.last());
        reaches.then_some((own.cell, own.part))
    }

    pub(super) fn flock_choices(&self) -> Vec<Choice> {
        self.tokens_said().map(Choice::FlockAdd).chain([Choice::FlockHome]).collect()
    }

    /// Does what the active player wants with the flock. What cannot grow any more then scores in any case.
    pub(super) fn use_flock(&mut self, choice: Choice) {
        match choice {
            Choice::FlockAdd(said) => self.draw_for_own(said),
            _ => {
                if let Some((cell, part)) = self.flock_of_last() {
                    self.score_flock(cell, part);
                }
            }
        }
        self.score_closed_flocks(None);
    }

    fn draw_for_own(&mut self, said: Option<Token>) {
        let token = self.pasture.draw(said);
        self.told.push(format!("{} draws {}", self.active, word(token)));
        let own = self.pasture.shepherds.iter_mut().find(|shepherd| shepherd.owner == self.active).unwrap();
        own.tokens.push(token);
        let (cell, part) = (own.cell, own.part);
        if token == WOLF {
            self.send_shepherds_home(cell, part);
        }
    }

    /// Scores every flock whose field reaches no empty cell, but not the one that is asked about.
    pub(super) fn score_closed_flocks(&mut self, asked: Option<(Cell, usize)>) {
        for shepherd in self.pasture.shepherds.clone() {
            let field = self.table.feature(shepherd.cell, shepherd.part);
            let is_asked = asked.is_some_and(|(cell, part)| field.has(cell, part));
            if !is_asked && !self.is_open_field(&field) {
                self.score_flock(shepherd.cell, shepherd.part);
            }
        }
    }

    fn is_open_field(&self, field: &Feature) -> bool {
        let edges = |&(cell, part): &(Cell, usize)| {
            let halves = &self.table.part(cell, part).halves;
            halves.iter().map(move |half| beside(cell, half.div_ceil(2) % 4)).collect::<Vec<_>>()
        };
        field.parts.iter().flat_map(edges).any(|cell| self.table.at(cell).is_none())
    }

    /// Gives every owner of a shepherd in the field the sum of all sheep there.
    fn score_flock(&mut self, cell: Cell, part: usize) {
        let there = self.shepherds_in(cell, part);
        let sum: usize = there.iter().flat_map(|shepherd| shepherd.tokens.iter()).sum();
        self.begin_scoring();
        for shepherd in &there {
            self.give(shepherd.owner, sum, "flock");
        }
        self.send_shepherds_home(cell, part);
    }

    fn send_shepherds_home(&mut self, cell: Cell, part: usize) {
        for shepherd in self.shepherds_in(cell, part) {
            self.shepherd_goes(shepherd.owner);
        }
    }

    /// The active player's shepherd, who may come back at a festival.
    pub(super) fn pasture_choices(&self) -> impl Iterator<Item = Choice> {
        let own = self.pasture.shepherds.iter().filter(|shepherd| shepherd.owner == self.active);
        own.map(|shepherd| Choice::ReturnShepherd(shepherd.cell, shepherd.part))
    }

    /// A shepherd goes home; his tokens go back into the bag.
    pub(super) fn shepherd_goes(&mut self, owner: usize) {
        let (gone, stay) = self.pasture.shepherds.drain(..).partition(|shepherd| shepherd.owner == owner);
        self.pasture.shepherds = stay;
        let gone: Vec<Shepherd> = gone;
        for shepherd in gone {
            self.pasture.put_back(shepherd.tokens);
            self.give_back(owner, Man::Shepherd);
        }
    }

    fn shepherds_in(&self, cell: Cell, part: usize) -> Vec<Shepherd> {
        let field = self.table.feature(cell, part);
        self.pasture.shepherds.iter().filter(|other| field.has(other.cell, other.part)).cloned().collect()
    }

    /// The tokens in the bag, for comparison: 1, 2, 3 and 4 sheep, and wolves.
    pub(crate) fn bag(&self) -> [usize; 5] {
        [1, 2, 3, 4, WOLF].map(|token| self.pasture.bag[&token])
    }
}
