//! The state of a game.

use std::sync::Arc;

use super::{
    Barn, ByFigure, ByPlayer, Deck, Event, FigureKind, FigureOffers, LaidPart, PlayerId, Rules, Setup, SetupError,
    Step, deck, phase, seams,
};
use crate::{
    board::{Board, Node, Pos},
    catalogue::TileId,
    expansions::States,
};

/// A game at one moment.
///
/// The order of the tiles to come is inside and nobody can look it up; what a player or a computer may know is everything
/// that the public methods tell. Cloning copies a handful of blocks of memory; `clone_from` takes none.
#[derive(Debug)]
pub struct Game {
    pub(crate) rules: Arc<Rules>,
    pub(crate) board: Board,
    pub(crate) deck: Vec<TileId>,
    /// How many tiles of the deck have been drawn.
    pub(crate) n_drawn: usize,
    pub(crate) open: bool,
    pub(crate) step: Step,
    pub(crate) active: PlayerId,
    pub(crate) turn: u16,
    /// The tile in hand while it is to be laid.
    pub(crate) drawn: Option<TileId>,
    /// What may be placed on it once it lies, found when that step is reached.
    pub(crate) offers: FigureOffers,
    pub(crate) scores: ByPlayer<u16>,
    pub(crate) supplies: ByPlayer<ByFigure<u8>>,
    pub(crate) figures: Vec<Figure>,
    /// The last turn whose beginning was told.
    pub(crate) told: u16,
    /// The turn in which the last tile of the pile was drawn; 0 for the set-up.
    pub(crate) ran_out_in: u16,
    /// What the boxes in play keep.
    pub(crate) states: States,
}

/// A figure on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Figure {
    /// What figure it is.
    pub kind: FigureKind,
    /// Whose it is.
    pub owner: PlayerId,
    /// The part on which it stands.
    pub node: Node,
}

impl Clone for Game {
    fn clone(&self) -> Self {
        Self {
            rules: Arc::clone(&self.rules),
            board: self.board.clone(),
            deck: self.deck.clone(),
            figures: self.figures.clone(),
            states: self.states.clone(),
            ..*self
        }
    }

    fn clone_from(&mut self, other: &Self) {
        if !Arc::ptr_eq(&self.rules, &other.rules) {
            self.rules = Arc::clone(&other.rules);
        }
        self.board.clone_from(&other.board);
        self.deck.clone_from(&other.deck);
        self.figures.clone_from(&other.figures);
        self.states.clone_from(&other.states);
        self.n_drawn = other.n_drawn;
        self.open = other.open;
        self.step = other.step;
        self.active = other.active;
        self.turn = other.turn;
        self.drawn = other.drawn;
        self.offers = other.offers;
        self.scores = other.scores;
        self.supplies = other.supplies;
        self.told = other.told;
        self.ran_out_in = other.ran_out_in;
    }
}

impl Game {
    /// Makes a game, lays the first tile and draws the next; what happened is added to the events.
    ///
    /// # Errors
    /// If the set-up cannot be played.
    pub fn new(setup: &Setup, events: &mut Vec<Event>) -> Result<Self, SetupError> {
        let rules = Rules::new(setup)?;
        let (deck, open) = match &setup.deck {
            Deck::Tiles(tiles) => (tiles.clone(), false),
            Deck::Open => (vec![deck::open_start(&rules)], true),
        };
        let mut game = Self::unbegun(rules, deck, open);
        game.begin(events);
        Ok(game)
    }

    /// A game with an empty board, in which nothing was done yet.
    pub(super) fn unbegun(rules: Rules, deck: Vec<TileId>, open: bool) -> Self {
        Self {
            rules: Arc::new(rules),
            board: Board::new(),
            deck,
            n_drawn: 0,
            open,
            step: Step::Next,
            active: PlayerId::from_index(0),
            turn: 1,
            drawn: None,
            offers: FigureOffers::default(),
            scores: ByPlayer::default(),
            supplies: ByPlayer::default(),
            figures: Vec::with_capacity(64),
            told: 0,
            ran_out_in: 0,
            states: States::default(),
        }
    }

    /// Begins the same game anew with other tiles, without giving memory back: for many playouts.
    ///
    /// # Errors
    /// [`SetupError::EmptyDeck`] without the tile that is laid at set-up.
    pub fn restart(&mut self, deck: &[TileId], events: &mut Vec<Event>) -> Result<(), SetupError> {
        if deck.is_empty() {
            return Err(SetupError::EmptyDeck);
        }
        self.board.clear();
        self.deck.clear();
        self.deck.extend_from_slice(deck);
        self.open = false;
        self.begin(events);
        Ok(())
    }

    /// Begins the same game anew with the same tiles; a position that was set up by hand has no beginning, and stays.
    pub fn begin_again(&mut self, events: &mut Vec<Event>) {
        if self.deck.is_empty() {
            return;
        }
        self.board.clear();
        self.begin(events);
    }

    fn begin(&mut self, events: &mut Vec<Event>) {
        self.n_drawn = 1;
        self.step = self.rules.after(Step::Next);
        self.active = PlayerId::from_index(0);
        self.turn = 1;
        self.told = 0;
        self.ran_out_in = 0;
        self.drawn = None;
        self.offers = FigureOffers::default();
        self.scores = ByPlayer::default();
        self.figures.clear();
        self.states.begin(&self.rules);
        for player in self.players() {
            self.supplies[player] = seams::supply(&self.rules);
        }
        self.board.reserve(self.deck.len() + self.rules.n_players()); // an abbey of each player
        self.board.lay(self.deck[0], Pos::default(), 0);
        seams::laid(self);
        phase::advance(self, events);
    }

    /// The rules that hold.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The landscape.
    #[must_use]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The players in turn order.
    pub fn players(&self) -> impl Iterator<Item = PlayerId> + use<> {
        (0..self.rules.n_players()).map(PlayerId::from_index)
    }

    /// What is asked, or that the game is over.
    #[must_use]
    pub fn step(&self) -> Step {
        self.step
    }

    /// The player who is asked; the next in turn when the game is over.
    #[must_use]
    pub fn asked(&self) -> PlayerId {
        seams::asked(self)
    }

    /// The player whose turn it is.
    #[must_use]
    pub fn active(&self) -> PlayerId {
        self.active
    }

    /// The number of the turn, from 1.
    #[must_use]
    pub fn turn(&self) -> u16 {
        self.turn
    }

    /// The tile in hand, while it is to be laid.
    #[must_use]
    pub fn drawn(&self) -> Option<TileId> {
        self.drawn
    }

    /// Tiles still to be drawn; 0 in an open game.
    #[must_use]
    pub fn remaining(&self) -> usize {
        self.deck.len() - self.n_drawn
    }

    /// Whether tiles are drawn as they are laid.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.open
    }

    /// Whether the game is over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.step == Step::Over
    }

    /// The points of a player.
    #[must_use]
    pub fn score(&self, player: PlayerId) -> u16 {
        self.scores[player]
    }

    /// The players with the most points.
    pub fn leaders(&self) -> impl Iterator<Item = PlayerId> {
        let most = self.players().map(|player| self.scores[player]).max();
        self.players().filter(move |&player| Some(self.scores[player]) == most)
    }

    /// The figures in a player's own supply.
    #[must_use]
    pub fn supply(&self, player: PlayerId) -> &ByFigure<u8> {
        &self.supplies[player]
    }

    /// The figures with which each player begins.
    #[must_use]
    pub fn whole_supply(&self) -> ByFigure<u8> {
        seams::supply(&self.rules)
    }

    /// The figures on the board, those placed earlier first.
    #[must_use]
    pub fn figures(&self) -> &[Figure] {
        &self.figures
    }

    /// The barns on the board, those placed earlier first.
    #[must_use]
    pub fn barns(&self) -> &[Barn] {
        self.states.barns()
    }

    /// Whether a player still has a barn to place.
    #[must_use]
    pub fn has_barn(&self, player: PlayerId) -> bool {
        self.states.has_barn(player)
    }

    /// Whether a player still has an abbey to lay.
    #[must_use]
    pub fn has_abbey(&self, player: PlayerId) -> bool {
        self.states.has_abbey(player)
    }

    /// A node of the feature graph as a part of a laid tile.
    #[must_use]
    pub fn laid_part(&self, node: Node) -> LaidPart {
        let (index, part) = self.board.home(node);
        let laid = self.board.tiles()[index];
        LaidPart { pos: laid.pos, tile: laid.tile, turns: laid.turns, part: part as u8 }
    }
}
