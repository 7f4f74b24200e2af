//! A table's edge (option `edge`), which works like an expansion: the landscape never spans more than so many tiles in either
//! direction. A tile that fits nowhere within it leaves the game (BOXES, Options).

use super::{Game, IllegalAction, Rules};
use crate::board::Pos;

/// The rectangle that the landscape fills so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct State {
    /// The north-west corner.
    first: Pos,
    /// The south-east corner.
    last: Pos,
    most: u8,
}

impl State {
    /// The state before the first tile, which lies at 0,0; `None` without an edge.
    pub(crate) fn new(rules: &Rules) -> Option<Self> {
        let most = rules.options.edge;
        (most > 0).then(|| Self { first: Pos::default(), last: Pos::default(), most })
    }

    /// The rectangle with another tile.
    const fn with(self, pos: Pos) -> Self {
        const fn least(one: i16, other: i16) -> i16 {
            if one < other { one } else { other }
        }
        let first = Pos::new(least(self.first.x, pos.x), least(self.first.y, pos.y));
        let last = Pos::new(-least(-self.last.x, -pos.x), -least(-self.last.y, -pos.y));
        Self { first, last, most: self.most }
    }

    const fn is_within(self) -> bool {
        let most = self.most as i16;
        self.last.x - self.first.x < most && self.last.y - self.first.y < most
    }

    /// The cells on which tiles can still be laid: the north-west and the south-east corner of the smallest rectangle around them.
    pub(crate) const fn reach(self) -> (Pos, Pos) {
        let most = self.most as i16;
        let first = Pos::new(self.last.x - most + 1, self.last.y - most + 1);
        (first, Pos::new(self.first.x + most - 1, self.first.y + most - 1))
    }
}

/// Notes the tile that was just laid.
pub(crate) fn laid(game: &mut Game) {
    if let (Some(state), Some(laid)) = (&mut game.states.edge, game.board.last()) {
        *state = state.with(laid.pos);
    }
}

/// Notes the tiles that lie at the beginning.
pub(crate) fn begins(game: &mut Game) {
    if let Some(state) = &mut game.states.edge {
        *state = game.board.tiles().iter().fold(*state, |state, laid| state.with(laid.pos));
    }
}

/// The reason why no tile may be laid on a cell, if it lies beyond the edge.
#[must_use]
pub(crate) fn refusal(game: &Game, pos: Pos) -> Option<IllegalAction> {
    let state = game.states.edge?;
    (!state.with(pos).is_within()).then_some(IllegalAction::BeyondEdge { edge: state.most })
}

impl Game {
    /// The cells on which tiles can still be laid within the table's edge: the north-west and the south-east corner of the
    /// rectangle around them; `None` without an edge.
    #[must_use]
    pub fn table(&self) -> Option<(Pos, Pos)> {
        self.states.edge.map(State::reach)
    }
}
