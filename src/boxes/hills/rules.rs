//! Hills, vineyards and flocks.
//!
//! **Rules**: FURTHER, Hills & Sheep. *Hill*: when its tile is laid, the next tile of the pile goes under it, unseen to the end. Of several
//! players who are strongest on a feature only those score who have a follower on a hill there. *Vineyard*: a completed monastery is
//! worth 3 more for each on the eight cells around it. *Shepherd*: placed instead of a figure on a field without one; see [`flock`]. He
//! holds nothing and nobody holds him up: a field with only a shepherd is free.

pub mod bag;
pub mod flock;
pub mod options;
pub mod parts;
mod vocabulary;

pub use bag::Token;
use flock::Fresh;
pub(crate) use flock::{has_shepherds, why_not};
use parts::Part;
pub use vocabulary::{Action, Event, Refusal};

use crate::{
    board::{Node, Pos},
    catalogue::{Catalogue, PartKind, Role, Symbol, TileId},
    rules::{self, ByPlayer, FigureKind, Game, PlayerId, Score, Step},
};
use options::Hill;

/// The points of each vineyard for a completed monastery.
const VINEYARD: i16 = 3;

/// Tokens of each kind.
type Tokens = [u8; Token::ALL.len()];

/// The flocks on the board, and the bag.
#[derive(Clone, Copy, Debug)]
pub struct State {
    /// The tokens in the bag.
    bag: Tokens,
    /// The tokens that lie with the shepherd of each player.
    flocks: ByPlayer<Tokens>,
    /// How far the shepherd of this part of the turn has come.
    fresh: Fresh,
}

impl State {
    pub(crate) fn new() -> Self {
        Self { bag: Token::ALL.map(Token::count), flocks: ByPlayer::default(), fresh: Fresh::None }
    }

    /// Notes that a player's shepherd leaves the board: his tokens go back into the bag.
    pub(crate) fn shepherd_leaves(&mut self, owner: PlayerId) {
        let tokens = std::mem::take(&mut self.flocks[owner]);
        for (left, back) in self.bag.iter_mut().zip(tokens) {
            *left += back;
        }
    }
}

impl rules::BoxDecision for Action {
    fn play(self, game: &mut Game, events: &mut Vec<rules::Event>) -> Step {
        match self {
            Self::Shepherd { part, drawn } => {
                if let Some(state) = &mut game.states.hills {
                    state.fresh = Fresh::Draws(drawn);
                }
                game.place(FigureKind::Shepherd, part, events);
                game.rules.after(game.step)
            }
            Self::Add { drawn } => flock::add(game, drawn, events),
            Self::Home => flock::bring_home(game, events),
        }
    }

    fn placed(self) -> Option<(FigureKind, u8)> {
        match self {
            Self::Shepherd { part, .. } => Some((FigureKind::Shepherd, part)),
            Self::Add { .. } | Self::Home => None,
        }
    }

    fn casts_lot(self) -> bool {
        matches!(self, Self::Shepherd { .. } | Self::Add { .. })
    }

    fn without_outcome(self) -> rules::Action {
        rules::Action::Hills(match self {
            Self::Shepherd { part, .. } => Self::Shepherd { part, drawn: None },
            Self::Add { .. } => Self::Add { drawn: None },
            Self::Home => Self::Home,
        })
    }

    fn outcome(self, game: &Game, index: usize) -> Option<(rules::Action, u8)> {
        let (token, count) = game.bag().filter(|&(_, count)| count > 0).nth(index)?;
        let drawn = Some(token);
        let with_token = match self {
            Self::Shepherd { part, .. } => Self::Shepherd { part, drawn },
            Self::Add { .. } => Self::Add { drawn },
            Self::Home => return None,
        };
        Some((with_token.into(), count))
    }
}

/// Begins a part of a turn with a tile that was laid: the next one goes under its hill.
pub(crate) fn tile_placed(game: &mut Game, tile: TileId) {
    let Some(state) = &mut game.states.hills else { return };
    state.fresh = Fresh::None;
    if game.rules.uses(Part::Hill) && has_hill(tile) {
        game.hide_tile();
    }
}

/// The number of hills in a deck, under each of which a tile goes.
#[must_use]
pub(crate) fn count_hills(deck: &[TileId]) -> usize {
    deck.iter().filter(|&&tile| has_hill(tile)).count()
}

/// Whether laying a tile on a cell decides more than where features are: it has a hill, or may belong to the field of a shepherd.
#[must_use]
pub(crate) fn matters(game: &Game, tile: TileId, pos: Pos) -> bool {
    let has_hill = || game.rules.uses(Part::Hill) && has_hill(tile);
    game.states.hills.is_some() && (has_hill() || flock::is_beside(game, pos))
}

fn has_hill(tile: TileId) -> bool {
    Catalogue::get().tile(tile).has(Symbol::Hill)
}

/// The number of followers that each player has on the hills of a feature; at most 1 with `hill=one`. It decides a tie.
#[must_use]
pub(crate) fn on_hills(game: &Game, feature: Node) -> ByPlayer<u8> {
    let graph = game.board.graph();
    let root = graph.root(feature);
    let mut counts = ByPlayer::default();
    for figure in game.figures.iter().filter(|figure| figure.kind.is_follower() && graph.root(figure.node) == root) {
        if has_hill(game.laid_part(figure.node).tile) {
            let count: &mut u8 = &mut counts[figure.owner];
            *count = hills_in_a_tie(game, *count + 1);
        }
    }
    counts
}

/// The weight of so many followers on hills in a tie; at most 1 with `hill=one`.
#[must_use]
pub(crate) fn hills_in_a_tie(game: &Game, followers: u8) -> u8 {
    match game.rules.options.hills.hill {
        Hill::One => followers.min(1),
        Hill::Count => followers,
    }
}

/// Adds the points of the vineyards around a completed monastery to its score.
pub(crate) fn worth(game: &Game, score: &mut Score) {
    if !game.rules.uses(Part::Vineyard) {
        return;
    }
    let is_monastery = |part: rules::LaidPart| score.completed && part.part().kind == PartKind::Monastery;
    let Some(spot) = score.spot.filter(|&spot| is_monastery(spot)) else { return };
    score.vineyards = vineyards_around(game, spot.pos);
    score.points += VINEYARD * i16::from(score.vineyards);
}

/// The number of vineyards on the eight cells around a cell.
#[must_use]
pub(crate) fn vineyards_around(game: &Game, pos: Pos) -> u8 {
    let around = pos.around().filter_map(|pos| game.board.tile_at(pos));
    let has_vineyard = |&index: &usize| Catalogue::get().tile(game.board.tiles()[index].tile).has(Symbol::Vineyard);
    around.filter(has_vineyard).count() as u8
}

impl Game {
    /// For each tile that was put away unseen, how many of the tiles that came after it everybody has seen.
    pub(crate) fn seen_since_put_away(&self) -> Vec<usize> {
        let laid = self.board.tiles();
        let is_drawn = |tile: TileId| Catalogue::get().tile(tile).role != Role::EachPlayer;
        let places = (0..laid.len()).filter(|&place| has_hill(laid[place].tile)).take(self.hidden());
        let since = |place: usize| laid[place + 1..].iter().filter(|laid| is_drawn(laid.tile)).count();
        places.map(|place| since(place) + usize::from(self.drawn.is_some())).collect()
    }
}
