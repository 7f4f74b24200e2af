//! What a player may know: a type that hides the order of the tiles.

use super::{Game, Generator, Rules, Step, Veil, deck, lay_actions, seams};
use crate::catalogue::{BoxId, Catalogue, Role, Symbol, TileId};

/// A game as everybody at the table sees it: the board, and which tiles are still to come, but not their order.
///
/// An observation includes what players know about the order: the fork of a river comes first, then its other tiles, then
/// the lake, then the land. Two games that differ only in the order of the tiles to come give the same observation.
///
/// ```
/// use bastide::rules::{Colour, Deck, Game, Observation, Player, Setup, seeded};
/// let player = |colour| Player { colour, name: String::new(), level: None };
/// let mut setup = Setup::base(vec![player(Colour::Red), player(Colour::Blue)]);
/// setup.deal(&mut seeded(1))?;
/// let seen = Observation::new(&Game::new(&setup, &mut Vec::new())?);
/// assert_eq!(seen.unseen().len(), 70); // one is on the board and one is drawn
/// let supposed = seen.determinise(&mut seeded(2));
/// assert_eq!((supposed.drawn(), supposed.remaining()), (seen.game().drawn(), 70));
/// # Ok::<(), bastide::rules::SetupError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Observation {
    /// The game, with the tiles to come sorted: stack by stack, each stack in catalogue order.
    game: Game,
}

impl Observation {
    /// What everybody sees of a game. In an open game the drawn tile is not known; see [`Observation::of_open`].
    #[must_use]
    pub fn new(game: &Game) -> Self {
        if game.open {
            return Self::of_open(game, None, &[]);
        }
        let mut seen = Self { game: game.clone() };
        seen.game.deck.drain(..game.n_drawn);
        seen.game.n_hidden = game.hidden();
        seen.game.deck.append(&mut seen.game.hidden);
        seen.settle();
        seen
    }

    /// What everybody sees of an open game whose tiles are drawn elsewhere. The caller passes the drawn tile and the tiles
    /// that fitted nowhere. The tiles to come are those of the boxes that nobody has seen.
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
        for &tile in discarded {
            seams::leaves_game(&mut seen.game, tile);
        }
        seen.settle();
        seen
    }

    /// Sorts the tiles to come, so that their order reveals nothing.
    fn settle(&mut self) {
        let Self { game } = self;
        game.veil = Veil::Lots;
        game.known = usize::MAX;
        game.n_drawn = 0;
        let rules = &game.rules;
        let place = |tile: TileId| (stack(rules, tile), tile);
        // Insertion sort: for the few tiles of a game a library sort is not worth its size in the wasm module.
        for end in 1..game.deck.len() {
            let mut at = end;
            while at > 0 && place(game.deck[at - 1]) > place(game.deck[at]) {
                game.deck.swap(at - 1, at);
                at -= 1;
            }
        }
    }

    /// The game. Its tiles to come are sorted, so their order reveals nothing.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The tiles that nobody has seen yet, also those put away unseen: stack by stack, each stack in catalogue order.
    #[must_use]
    pub fn unseen(&self) -> &[TileId] {
        &self.game.deck
    }

    /// A game that could be this one: the unseen tiles in a random order among those that are possible.
    #[must_use]
    pub fn determinise(&self, rng: &mut Generator) -> Game {
        let mut game = self.game.clone();
        self.determinise_into(rng, &mut game);
        game
    }

    /// Like [`Observation::determinise`], but overwrites an existing game and so does not allocate.
    pub fn determinise_into(&self, rng: &mut Generator, game: &mut Game) {
        game.clone_from(&self.game);
        let rules = std::sync::Arc::clone(&game.rules);
        for tiles in game.deck.chunk_by_mut(|&a, &b| stack(&rules, a) == stack(&rules, b)) {
            deck::shuffle(tiles, rng);
        }
        // Those put away are of the land, which is the last stack.
        let n_hidden = std::mem::take(&mut game.n_hidden);
        if n_hidden > 0
            && let Some(awaited) = seams::awaited(&self.game)
        {
            let land = game.deck.len() - awaited.len();
            awaited.arrange(&mut game.deck[land..], rng);
            game.hidden.extend(game.deck.drain(land..land + n_hidden));
            game.cast_lots(rng);
            return;
        }
        game.hidden.extend(game.deck.drain(game.deck.len() - n_hidden..));
        if game.awaits_volcano() {
            deck::hold_back_dragons(&mut game.deck, rng);
        }
        game.cast_lots(rng);
    }
}

impl Observation {
    /// The tiles that could have been drawn in place of the one in hand, itself included, each with its number of copies: those of
    /// the same stack that fit somewhere. Empty if no tile is in hand.
    #[must_use]
    pub fn draws(&self) -> Vec<(TileId, u16)> {
        let Some(drawn) = self.game.drawn.filter(|_| self.game.step == Step::Lay) else { return Vec::new() };
        let rules = &self.game.rules;
        let waits = self.game.awaited_volcano();
        let may_come = |tile: TileId| {
            let is_early = waits && Catalogue::get().tile(tile).has(Symbol::Dragon);
            stack(rules, tile) == stack(rules, drawn) && !is_early && lay_actions(&self.game, tile).next().is_some()
        };
        let mut draws = vec![(drawn, 1)];
        for &tile in &self.game.deck {
            match draws.iter_mut().find(|(known, _)| *known == tile) {
                Some((_, copies)) => *copies += 1,
                None if may_come(tile) => draws.push((tile, 1)),
                None => {}
            }
        }
        draws
    }

    /// The same moment with another tile in hand, which is among [`Self::draws`]; the one in hand is still to come then.
    #[must_use]
    pub fn redrawn(&self, tile: TileId) -> Self {
        let mut other = self.clone();
        let place = other.game.deck.iter().position(|&unseen| unseen == tile);
        if let (Some(place), Some(drawn)) = (place, other.game.drawn) {
            other.game.deck[place] = drawn;
            other.game.drawn = Some(tile);
            other.settle();
        }
        other
    }
}

/// The rank of the last stack.
pub(super) const LAND: u8 = 3;

/// Whether a tile belongs to the last stack.
pub(crate) fn is_of_land(rules: &Rules, tile: TileId) -> bool {
    stack(rules, tile) == LAND
}

/// The rank of the stack to which a tile belongs. Lower stacks are drawn first.
pub(super) fn stack(rules: &Rules, tile: TileId) -> u8 {
    let def = Catalogue::get().tile(tile);
    if !(rules.has(BoxId::River) || rules.has(BoxId::River2)) || def.rivers.is_empty() {
        return LAND;
    }
    match def.role {
        Role::Fork => 0,
        Role::Plain | Role::Start | Role::Source | Role::EachPlayer => 1,
        Role::Lake => 2,
    }
}
