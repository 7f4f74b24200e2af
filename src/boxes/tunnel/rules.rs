//! Tunnels.
//!
//! **Rules**: FURTHER, The Tunnel. A mouth is an open end of its road until a pair of tokens joins it to another. Once in a turn, both parts
//! together, a player may put one of their tokens on any free mouth: in the question about a figure, which uses nothing up, or in a
//! question of its own after the phantom. The first token of a pair only bars its mouth to others; the second joins the two roads. A
//! road that is completed so is scored in that part, wherever it lies. With `tunnels=all` the passages of D25 and A12 have
//! mouths, too.

pub mod options;
mod vocabulary;

pub use vocabulary::{Action, Event, Pair, Refusal};

use crate::{
    board::{LaidTile, Node},
    catalogue::{BoxId, Catalogue, TileId},
    rules::{self, Game, IllegalAction, Misplaced, PlayerId, Row, Rules, Step, Waits},
};
use options::{TunnelPairs, Tunnels};

/// The question about a token after the phantom.
pub(crate) const ROW: Row = Row::new(
    Step::Tunnel,
    Waits::IfOffered,
    BoxId::Tunnel,
    "FURTHER, The Tunnel: a token, if none was placed in this turn",
)
.offers(&[placements])
.skips();

/// The tokens on the board.
#[derive(Clone, Debug)]
pub struct State {
    /// In the order in which they were placed.
    tokens: Vec<Token>,
    /// The turn in which the last one was placed.
    placed_in: Option<u16>,
}

/// A token on a mouth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Token {
    /// The road part that ends in the mouth.
    pub node: Node,
    /// Whose it is.
    pub owner: PlayerId,
    /// Of which of the owner's pairs.
    pub pair: Pair,
}

impl State {
    pub(crate) fn new(rules: &Rules) -> Self {
        let most = rules.n_players() * n_pairs(rules) * 2;
        Self { tokens: Vec::with_capacity(most), placed_in: None }
    }
}

/// With how many pairs every player begins.
#[must_use]
pub(crate) fn n_pairs(rules: &Rules) -> usize {
    match (rules.options.tunnel.pairs, rules.n_players()) {
        (TunnelPairs::Most, ..=2) => 3,
        (TunnelPairs::Most, 3) | (TunnelPairs::More, ..=2) => 2,
        _ => 1,
    }
}

/// The shape in which a tile is laid: with two mouths instead of a passage, if those act.
#[must_use]
pub(crate) fn shape(rules: &Rules, tile: TileId) -> TileId {
    if rules.options.tunnel.tunnels == Tunnels::All { Catalogue::get().with_mouths(tile) } else { tile }
}

/// Opens the mouths of the tile just laid.
pub(crate) fn laid(game: &mut Game) {
    let Some(&laid) = game.board.last() else { return };
    for node in mouths_of(laid) {
        game.board.open_mouth(node);
    }
}

/// The road parts of a tile that end in mouths.
fn mouths_of(laid: LaidTile) -> impl Iterator<Item = Node> {
    let parts = &Catalogue::get().tile(laid.tile).parts;
    parts.iter().enumerate().filter(|(_, part)| part.mouth).map(move |(index, _)| laid.node(index))
}

/// Whether a tile has mouths, in the shape in which it is laid.
#[must_use]
pub(crate) fn has_mouths(rules: &Rules, tile: TileId) -> bool {
    rules.has(BoxId::Tunnel) && Catalogue::get().tile(shape(rules, tile)).parts.iter().any(|part| part.mouth)
}

/// The token on a mouth.
fn token_on(game: &Game, node: Node) -> Option<Token> {
    game.tunnel_tokens().find(|token| token.node == node)
}

/// The other end of the tunnel that begins at a mouth, if both tokens of a pair lie.
#[must_use]
pub(crate) fn other_end(game: &Game, node: Node) -> Option<Node> {
    let here = token_on(game, node)?;
    let is_other = |token: &Token| token.node != node && (token.owner, token.pair) == (here.owner, here.pair);
    game.tunnel_tokens().find(is_other).map(|token| token.node)
}

/// The mouths on the board, tile by tile in the order in which these were laid; none without tunnels.
pub(crate) fn mouths(game: &Game) -> impl Iterator<Item = Node> {
    let tiles = if game.states.tunnel.is_some() { game.board.tiles() } else { &[] };
    tiles.iter().flat_map(|&laid| mouths_of(laid))
}

/// Whether the road of a mouth does not go on there yet.
#[must_use]
pub(crate) fn is_open(game: &Game, mouth: Node) -> bool {
    other_end(game, mouth).is_none()
}

/// The tunnels, each by the road parts at its ends.
pub(crate) fn tunnels(game: &Game) -> impl Iterator<Item = [Node; 2]> {
    let first =
        |token: Token| other_end(game, token.node).filter(|&other| token.node < other).map(|other| [token.node, other]);
    game.tunnel_tokens().filter_map(first)
}

/// The tokens of a pair that a player has placed.
fn placed(game: &Game, player: PlayerId, pair: Pair) -> usize {
    game.tunnel_tokens().filter(|token| (token.owner, token.pair) == (player, pair)).count()
}

/// The tokens that the active player may place: tile by tile in the order in which these were laid, each mouth with every pair that is
/// not complete.
pub(crate) fn placements(game: &Game, cursor: &mut u32) -> Option<rules::Action> {
    game.states.tunnel.as_ref().filter(|state| state.placed_in != Some(game.turn))?;
    let n_pairs = n_pairs(&game.rules) as u32;
    let free = |node: &Node| token_on(game, *node).is_none();
    for (index, node) in mouths(game).filter(free).enumerate().skip((*cursor / n_pairs) as usize) {
        let first = (*cursor).saturating_sub(index as u32 * n_pairs);
        for place in first..n_pairs {
            *cursor = index as u32 * n_pairs + place + 1;
            let pair = Pair::ALL[place as usize];
            if placed(game, game.active, pair) < 2 {
                let at = game.laid_part(node);
                return Some(rules::Action::Tunnel(Action { pos: at.pos, part: at.part, pair }));
            }
        }
    }
    None
}

impl rules::BoxDecision for Action {
    /// Places a token, and returns the next step: the same question again, or what follows its own.
    fn play(self, game: &mut Game, events: &mut Vec<rules::Event>) -> Step {
        let Self { pos, part, pair } = self;
        let turn = game.turn;
        if let Some(state) = &mut game.states.tunnel {
            state.placed_in = Some(turn);
        }
        if let Some(node) = game.node_at(pos, part) {
            let owner = game.active;
            put(game, Token { node, owner, pair });
            events.push(rules::Event::Tunnel(Event { player: owner, pair, at: game.laid_part(node) }));
        }
        if game.step == Step::Tunnel { game.rules.after(Step::Tunnel) } else { game.step }
    }
}

/// Lays a token on a mouth: the second of a pair joins two roads.
fn put(game: &mut Game, token: Token) {
    if let Some(state) = &mut game.states.tunnel {
        state.tokens.push(token);
    }
    if let Some(other) = other_end(game, token.node) {
        game.board.join_afar(token.node, other, 2);
    }
}

/// The reason why a decision is not legal while this box is asked about, or why one of this box is not legal.
pub(crate) fn why_not(game: &Game, action: rules::Action) -> IllegalAction {
    IllegalAction::Tunnel(match (game.step, action) {
        (Step::Tunnel | Step::Figure, rules::Action::Tunnel(Action { pos, part, pair })) => {
            let node = game.node_at(pos, part).filter(|&node| game.laid_part(node).part().mouth);
            match node {
                None => Refusal::NoMouth,
                Some(node) if token_on(game, node).is_some() => Refusal::Taken,
                _ if game.states.tunnel.as_ref().is_some_and(|state| state.placed_in == Some(game.turn)) => {
                    Refusal::Once
                }
                _ if pair as usize >= n_pairs(&game.rules) || placed(game, game.active, pair) == 2 => Refusal::NoToken,
                _ => Refusal::NotNow,
            }
        }
        (Step::Tunnel, _) => Refusal::TokenAsked,
        _ => Refusal::NotNow,
    })
}

impl Game {
    /// The tokens on mouths of tunnels, in the order in which they were placed.
    pub fn tunnel_tokens(&self) -> impl Iterator<Item = Token> {
        self.states.tunnel.iter().flat_map(|state| state.tokens.iter().copied())
    }

    /// How many tokens a player has left; 0 without tunnels.
    #[must_use]
    pub fn tunnel_tokens_left(&self, player: PlayerId) -> u8 {
        if self.states.tunnel.is_none() {
            return 0;
        }
        let placed = self.tunnel_tokens().filter(|token| token.owner == player).count();
        (2 * n_pairs(&self.rules)).saturating_sub(placed) as u8
    }

    /// Whether a pair needs its letter in a record: players begin with several.
    pub(crate) fn has_lettered_pairs(&self) -> bool {
        n_pairs(&self.rules) > 1
    }

    /// Puts a token on a mouth of a board that is set up by hand.
    ///
    /// # Errors
    /// If tunnels are not in play, it is no free mouth, or the player has no such token. The board is then unchanged.
    pub fn arrange_tunnel(&mut self, owner: PlayerId, node: Node, pair: Pair) -> Result<(), Misplaced> {
        if self.states.tunnel.is_none() {
            return Err(Misplaced::NoPiece("tunnels"));
        }
        let is_free = self.laid_part(node).part().mouth && token_on(self, node).is_none();
        if !is_free || placed(self, owner, pair) == 2 {
            return Err(Misplaced::NoMouth);
        }
        put(self, Token { node, owner, pair });
        Ok(())
    }
}
