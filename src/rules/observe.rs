//! What a player may know: hidden information as a type.

use super::{Game, Generator, Rules, Step, deck};
use crate::catalogue::{BoxId, Catalogue, Role, TileId};

/// A game as everybody at the table sees it: what lies there, and which tiles are still to come, but not in which order.
///
/// What is known of the order is known here too: with a river its fork comes first, then its other tiles, then the lake,
/// then the land. Two games that differ only in the order of the tiles to come give the same observation.
///
/// ```
/// use bastide::rules::{Colour, Deck, Game, Observation, Player, Setup, seeded};
/// let player = |colour| Player { colour, name: String::new(), level: None };
/// let mut setup = Setup::base(vec![player(Colour::Red), player(Colour::Blue)]);
/// setup.deal(&mut seeded(1))?;
/// let seen = Observation::new(&Game::new(&setup, &mut Vec::new())?);
/// assert_eq!(seen.unseen().len(), 70); // one lies there, one is in hand
/// let supposed = seen.determinise(&mut seeded(2));
/// assert_eq!((supposed.drawn(), supposed.remaining()), (seen.game().drawn(), 70));
/// # Ok::<(), bastide::rules::SetupError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Observation {
    /// The tiles to come stand in it stack by stack, each stack in catalogue order.
    game: Game,
}

impl Observation {
    /// What everybody sees of a game. In an open game no tile is known to be in hand; see [`Observation::of_open`].
    #[must_use]
    pub fn new(game: &Game) -> Self {
        if game.open {
            return Self::of_open(game, None, &[]);
        }
        let mut seen = Self { game: game.clone() };
        seen.game.deck.drain(..game.n_drawn);
        seen.settle();
        seen
    }

    /// What everybody sees of an open game whose tiles are drawn outside: the tile in hand and those that fitted nowhere
    /// are told, and the tiles to come are those of the boxes that nobody has seen.
    #[must_use]
    pub fn of_open(game: &Game, drawn: Option<TileId>, discarded: &[TileId]) -> Self {
        let mut seen = Self { game: game.clone() };
        let laid = game.board.tiles().iter().map(|laid| laid.tile);
        let mut unseen = deck::whole(&game.rules);
        for tile in laid.chain(drawn).chain(discarded.iter().copied()) {
            if let Some(index) = unseen.iter().position(|&other| other == tile) {
                unseen.remove(index);
            }
        }
        seen.game.open = unseen.is_empty() && drawn.is_none();
        seen.game.deck = unseen;
        if game.step == Step::Lay {
            seen.game.drawn = drawn;
        }
        seen.settle();
        seen
    }

    /// Puts the tiles to come in the one order that tells nothing.
    fn settle(&mut self) {
        let Self { game } = self;
        game.n_drawn = 0;
        let rules = &game.rules;
        let place = |tile: TileId| (stack(rules, tile), tile);
        // By insertion: a sorter weighs more on the page than the few tiles of a game are worth.
        for end in 1..game.deck.len() {
            let mut at = end;
            while at > 0 && place(game.deck[at - 1]) > place(game.deck[at]) {
                game.deck.swap(at - 1, at);
                at -= 1;
            }
        }
    }

    /// The game, without the order of the tiles to come: they lie in it sorted.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The tiles that nobody has seen yet, stack by stack, each stack in catalogue order.
    #[must_use]
    pub fn unseen(&self) -> &[TileId] {
        &self.game.deck
    }

    /// A game that could be this one: the unseen tiles in an order drawn by lot among those that are possible.
    #[must_use]
    pub fn determinise(&self, rng: &mut Generator) -> Game {
        let mut game = self.game.clone();
        self.determinise_into(rng, &mut game);
        game
    }

    /// The same without taking memory: the given game becomes one that could be this one.
    pub fn determinise_into(&self, rng: &mut Generator, game: &mut Game) {
        game.clone_from(&self.game);
        let rules = std::sync::Arc::clone(&game.rules);
        for tiles in game.deck.chunk_by_mut(|&a, &b| stack(&rules, a) == stack(&rules, b)) {
            deck::shuffle(tiles, rng);
        }
    }
}

/// The place among the stacks of the one from which a tile is drawn.
fn stack(rules: &Rules, tile: TileId) -> u8 {
    let def = Catalogue::get().tile(tile);
    if !(rules.has(BoxId::River) || rules.has(BoxId::River2)) || def.rivers.is_empty() {
        return 3;
    }
    match def.role {
        Role::Fork => 0,
        Role::Plain | Role::Start | Role::Source | Role::EachPlayer => 1,
        Role::Lake => 2,
    }
}
