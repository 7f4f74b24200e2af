//! The state of a game.

use std::sync::Arc;

use super::{
    ByFigure, ByPlayer, Deck, Event, FigureKind, FigureOffers, LaidPart, Lot, Lots, PlayerId, Rules, Setup, SetupError,
    Step, Veil, deck, phase, seams,
};
use crate::{
    board::{Board, Node, Pos},
    boxes::States,
    catalogue::TileId,
};

/// The state of a game at one moment.
///
/// The game contains the order of the tiles to come, but no method reveals it: everything that the public methods return is
/// known to all players. Cloning copies a few blocks of memory; `clone_from` does not allocate.
#[derive(Debug)]
pub struct Game {
    pub(crate) rules: Arc<Rules>,
    pub(crate) board: Board,
    pub(crate) deck: Vec<TileId>,
    /// The number of tiles that have been drawn from the deck.
    pub(crate) n_drawn: usize,
    pub(crate) open: bool,
    pub(crate) step: Step,
    /// The player whose turn it is.
    pub(crate) active: PlayerId,
    /// The player who makes the decision for which the game waits.
    pub(crate) asked: PlayerId,
    pub(crate) turn: u16,
    /// The drawn tile, until it is laid.
    pub(crate) drawn: Option<TileId>,
    /// What may be placed on the tile just laid. It is computed when that step is reached.
    pub(crate) offers: FigureOffers,
    pub(crate) scores: ByPlayer<i16>,
    pub(crate) supplies: ByPlayer<ByFigure<u8>>,
    pub(crate) figures: Vec<Figure>,
    /// What comes by lot.
    pub(crate) lots: Lots,
    /// The number of lots of each kind that were taken, and how many of them were used.
    pub(crate) lots_taken: [u16; Lot::ALL.len()],
    pub(crate) lots_used: [u16; Lot::ALL.len()],
    /// The tiles that were put away unseen: nobody knows them, and they are not drawn.
    pub(crate) hidden: Vec<TileId>,
    /// In a sealed game, where each of them is in the deck.
    pub(crate) hidden_at: Vec<usize>,
    /// How many tiles of the deck are among those put away, where nobody knows which: in what everybody sees of a game.
    pub(crate) n_hidden: usize,
    /// Whether the lots to come are hidden.
    pub(crate) veil: Veil,
    /// The number of tiles that may be seen, the first one included; [`usize::MAX`] for all of them.
    pub(crate) known: usize,
    /// The kind of lot that is awaited at [`Step::Hidden`]; `None` for a tile.
    pub(crate) awaited_lot: Option<Lot>,
    /// The last turn whose start was reported in an event.
    pub(crate) told: u16,
    /// The turn in which the last tile was drawn; 0 if that was at set-up.
    pub(crate) ran_out_in: u16,
    /// The state of the expansions in play.
    pub(crate) states: States,
}

/// A figure on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Figure {
    /// The kind of figure.
    pub kind: FigureKind,
    /// The owner.
    pub owner: PlayerId,
    /// The part on which it stands.
    pub node: Node,
}

/// The fairy on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fairy {
    /// The cell of the tile.
    pub pos: Pos,
    /// The follower beside whom she is, as an index into [`Game::figures`]; `None` when it has left, and with `fairy=tile`.
    pub beside: Option<usize>,
}

impl Clone for Game {
    fn clone(&self) -> Self {
        Self {
            rules: Arc::clone(&self.rules),
            board: self.board.clone(),
            deck: self.deck.clone(),
            figures: self.figures.clone(),
            states: self.states.clone(),
            lots: self.lots.clone(),
            hidden: self.hidden.clone(),
            hidden_at: self.hidden_at.clone(),
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
        self.lots.copy_from(&other.lots);
        self.lots_taken = other.lots_taken;
        self.lots_used = other.lots_used;
        self.hidden.clone_from(&other.hidden);
        self.hidden_at.clone_from(&other.hidden_at);
        self.n_hidden = other.n_hidden;
        self.veil = other.veil;
        self.known = other.known;
        self.awaited_lot = other.awaited_lot;
        self.n_drawn = other.n_drawn;
        self.open = other.open;
        self.step = other.step;
        self.active = other.active;
        self.asked = other.asked;
        self.turn = other.turn;
        self.drawn = other.drawn;
        self.offers = other.offers;
        self.scores = other.scores;
        self.supplies = other.supplies;
        self.told = other.told;
        self.ran_out_in = other.ran_out_in;
    }
}

/// Memory for all figures of six players, so that placing one does not allocate.
const USUAL_FIGURES: usize = 112;

impl Game {
    /// Starts a game: lays the first tile, draws the next one and appends what happened to `events`.
    ///
    /// # Errors
    /// If the set-up cannot be played; see [`SetupError`].
    pub fn new(setup: &Setup, events: &mut Vec<Event>) -> Result<Self, SetupError> {
        let rules = Rules::new(setup)?;
        let (deck, open) = match &setup.deck {
            Deck::Tiles(tiles) => (tiles.clone(), false),
            Deck::Open => (deck::open_start(&rules), true),
        };
        let mut game = Self::unbegun(rules, deck, open);
        game.lots.copy_from(&setup.lots);
        game.known = setup.known.unwrap_or(usize::MAX);
        game.begin(events);
        Ok(game)
    }

    /// A game with an empty board that has not begun yet.
    pub(super) fn unbegun(rules: Rules, deck: Vec<TileId>, open: bool) -> Self {
        Self {
            rules: Arc::new(rules),
            board: Board::new(),
            deck,
            n_drawn: 0,
            open,
            step: Step::Next,
            active: PlayerId::from_index(0),
            asked: PlayerId::from_index(0),
            turn: 1,
            drawn: None,
            offers: FigureOffers::default(),
            scores: ByPlayer::default(),
            supplies: ByPlayer::default(),
            figures: Vec::with_capacity(USUAL_FIGURES),
            lots: Lots::default(),
            lots_taken: Default::default(),
            lots_used: Default::default(),
            hidden: Vec::new(),
            hidden_at: Vec::new(),
            n_hidden: 0,
            veil: Veil::None,
            known: usize::MAX,
            awaited_lot: None,
            told: 0,
            ran_out_in: 0,
            states: States::default(),
        }
    }

    /// Starts the same game again with other tiles. It keeps the memory, which makes many playouts fast.
    ///
    /// # Errors
    /// [`SetupError::EmptyDeck`] if the deck does not even contain the tile that is laid at set-up.
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

    /// Starts the same game again with the same tiles. A position that was set up by hand has no start and is unchanged.
    pub fn begin_again(&mut self, events: &mut Vec<Event>) {
        if self.deck.is_empty() {
            return;
        }
        self.board.clear();
        self.begin(events);
    }

    fn begin(&mut self, events: &mut Vec<Event>) {
        self.n_drawn = 1;
        self.lots_taken = Default::default();
        self.lots_used = Default::default();
        self.hidden.clear();
        self.hidden_at.clear();
        self.n_hidden = 0;
        self.step = self.rules.first_step();
        self.active = PlayerId::from_index(0);
        self.asked = self.active;
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
        // Each player can add an abbey, and the first tile may stand for twelve.
        self.board.reserve(self.deck.len() + self.rules.n_players() + 11);
        self.hidden.reserve(seams::tiles_to_hide(&self.rules, &self.deck));
        self.board.expect_bridges(seams::has_bridges(&self.rules));
        self.board.lay(seams::shape(&self.rules, self.deck[0]), Pos::default(), 0);
        seams::laid(self);
        seams::lay_around_first(self);
        let rules = Arc::clone(&self.rules);
        for (tile, pos) in seams::first_tiles(&rules).skip(1) {
            self.board.lay(tile, pos, 0);
            seams::laid(self);
            self.n_drawn += 1;
        }
        seams::tile_placed(self, self.deck[0], events);
        phase::advance(self, events);
    }

    /// The rules of this game.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The landscape.
    #[must_use]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Iterates over the players in turn order.
    pub fn players(&self) -> impl Iterator<Item = PlayerId> + use<> {
        (0..self.rules.n_players()).map(PlayerId::from_index)
    }

    /// Iterates over the players in turn order, from the one whose turn it is.
    #[inline]
    pub(crate) fn players_from_active(&self) -> impl Iterator<Item = PlayerId> + Clone + use<> {
        let (first, n_players) = (self.active.index(), self.rules.n_players());
        (0..n_players).map(move |later| PlayerId::from_index((first + later) % n_players))
    }

    /// The step of the turn that waits for a decision, or [`Step::Over`].
    #[must_use]
    pub fn step(&self) -> Step {
        self.step
    }

    /// The player who makes the next decision. When the game is over, the player whose turn would be next.
    #[must_use]
    pub fn asked(&self) -> PlayerId {
        self.asked
    }

    /// The player whose turn it is.
    #[must_use]
    pub fn active(&self) -> PlayerId {
        self.active
    }

    /// The number of the turn, counted from 1.
    #[must_use]
    pub fn turn(&self) -> u16 {
        self.turn
    }

    /// The drawn tile, until it is laid.
    #[must_use]
    pub fn drawn(&self) -> Option<TileId> {
        self.drawn
    }

    /// The number of tiles still to be drawn; 0 in an open game.
    #[must_use]
    pub fn remaining(&self) -> usize {
        self.deck.len() - self.n_drawn - self.n_hidden
    }

    /// The number of tiles that were put away unseen.
    #[must_use]
    pub fn hidden(&self) -> usize {
        self.hidden.len() + self.n_hidden
    }

    /// Puts the next tile of the pile away, unseen.
    pub(crate) fn hide_tile(&mut self) {
        if self.remaining() > 0 {
            self.hidden.push(self.deck[self.n_drawn]);
            if self.is_sealed() {
                self.hidden_at.push(self.n_drawn);
            }
            self.n_drawn += 1;
            self.note_empty();
        }
    }

    /// Notes in which turn the pile ran out.
    pub(crate) fn note_empty(&mut self) {
        if self.remaining() == 0 {
            self.ran_out_in = self.turn;
        }
    }

    /// Whether the game is open: it has no deck, and each tile is drawn when it is laid.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.open
    }

    /// Whether the game is over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.step == Step::Over
    }

    /// The number of points that a player has.
    #[must_use]
    pub fn score(&self, player: PlayerId) -> i16 {
        self.scores[player]
    }

    /// Iterates over the players with the most points.
    pub fn leaders(&self) -> impl Iterator<Item = PlayerId> {
        let most = self.players().map(|player| self.scores[player]).max();
        self.players().filter(move |&player| Some(self.scores[player]) == most)
    }

    /// The number of figures of each kind in a player's supply.
    #[must_use]
    pub fn supply(&self, player: PlayerId) -> &ByFigure<u8> {
        &self.supplies[player]
    }

    /// The number of figures of each kind with which every player starts.
    #[must_use]
    pub fn whole_supply(&self) -> ByFigure<u8> {
        seams::supply(&self.rules)
    }

    /// The figures on the board, in the order in which they were placed.
    #[must_use]
    pub fn figures(&self) -> &[Figure] {
        &self.figures
    }

    /// The part of a laid tile for which a node of the feature graph stands.
    #[must_use]
    pub fn laid_part(&self, node: Node) -> LaidPart {
        let (index, part) = self.board.home(node);
        let laid = self.board.tiles()[index];
        LaidPart { pos: laid.pos, tile: laid.tile, turns: laid.turns, part: part as u8 }
    }
}
