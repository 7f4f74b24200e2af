//! The state of a game with the big top, and what is printed on tiles.

use crate::{
    board::{Node, Pos},
    catalogue::{Catalogue, Symbol, TileId},
};

/// The animals on the tokens by what they give, each with the number of its tokens.
pub const ANIMALS: [(u8, u8); 6] = [(1, 1), (3, 4), (4, 5), (5, 3), (6, 2), (7, 1)];

/// The words for the animals in a tag, in the order of [`ANIMALS`].
pub const WORDS: [&str; ANIMALS.len()] = ["1", "3", "4", "5", "6", "7"];

/// The number of tokens.
pub(super) const N_TOKENS: usize = {
    let (mut sum, mut at) = (0, 0);
    while at < ANIMALS.len() {
        sum += ANIMALS[at].1 as usize;
        at += 1;
    }
    sum
};

/// Where the big top stands, which tokens have been turned up, and where acrobats may stand.
#[derive(Clone, Debug)]
pub struct State {
    pub(super) tent: Option<Tent>,
    /// The animal that the tile just laid has named for its token.
    pub(super) named: Option<u8>,
    /// The number of tokens of each animal that were turned up, by the index in [`ANIMALS`].
    pub(super) turned_up: [u8; ANIMALS.len()],
    /// The places for acrobats in the order in which their tiles were laid.
    pub(super) acrobats: Vec<Place>,
}

/// The big top on the board.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tent {
    pub(super) pos: Pos,
    /// The animal under it if its tile has named it; otherwise it is the next lot.
    pub(super) named: Option<u8>,
}

impl State {
    pub(crate) fn new() -> Self {
        Self {
            tent: None,
            named: None,
            turned_up: Default::default(),
            acrobats: Vec::with_capacity(16), // so that laying a tile does not allocate
        }
    }

    /// Whether the big top stands on a token that no tile has named, so that it is the next lot until it is turned up.
    pub(super) fn is_on_a_lot(&self) -> bool {
        self.tent.is_some_and(|tent| tent.named.is_none())
    }

    /// The number of tokens that were turned up.
    pub(super) fn n_turned_up(&self) -> usize {
        self.turned_up.iter().map(|&count| usize::from(count)).sum()
    }
}

/// Whether a tile has a circus.
#[must_use]
pub(crate) fn has_circus(tile: TileId) -> bool {
    Catalogue::get().tile(tile).has(Symbol::Circus)
}

/// Whether a tile has a place for acrobats.
pub(super) fn has_acrobats(tile: TileId) -> bool {
    Catalogue::get().tile(tile).has(Symbol::Acrobats)
}

/// Where acrobats may stand.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Place {
    pub(super) pos: Pos,
    pub(super) node: Node,
}
