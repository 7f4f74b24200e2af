//! The tunnel (FURTHER.md "The Tunnel").

use bastide::catalogue::PartKind;

use super::{
    Choice, Game,
    facts::{Agreed, Part, Tile},
    table::{Cell, Table},
};

/// One of the pairs of tokens with which a player begins.
pub(super) type Pair = usize;

/// The letters of the pairs.
const LETTERS: [&str; 3] = ["A", "B", "C"];

/// The tiles on which a road goes into a mountain and comes out again.
const THROUGH: [&str; 2] = ["D25", "A12"];

/// A token on a mouth.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Token {
    owner: usize,
    pair: Pair,
    /// The road part of which it is the mouth.
    cell: Cell,
    part: usize,
}

/// Which mouths may be joined.
#[derive(Clone, Copy, Default)]
pub(super) struct Mouths {
    /// Those of the tiles of the box.
    pub(super) own: bool,
    /// Those of other boxes.
    pub(super) others: bool,
}

/// The letter of a pair, with a space before it.
pub(super) fn letter(pair: Pair) -> String {
    format!(" {}", LETTERS[pair])
}

impl Agreed {
    /// The number of pairs with which everybody begins.
    pub(super) fn pairs_each(&self) -> usize {
        let [with_two, with_three] = if self.is("tunnel-pairs", "3/2") {
            [3, 2]
        } else if self.is("tunnel-pairs", "2/1") {
            [2, 1]
        } else {
            [1, 1]
        };
        match self.n_players {
            1 | 2 => with_two,
            3 => with_three,
            _ => 1,
        }
    }

    pub(super) fn mouths(&self) -> Mouths {
        Mouths { own: self.tunnel, others: self.tunnel && self.is("tunnels", "all") }
    }
}

impl Tile {
    /// The tile with its mouths. A road through a mountain becomes two, each with a mouth.
    pub(super) fn with_mouths(mut self, mouths: Mouths) -> Self {
        for part in &mut self.parts {
            part.mouth = mouths.own && part.ends_in_tunnel;
        }
        let is_road = |part: &Part| part.kind == PartKind::Road;
        if mouths.others
            && THROUGH.contains(&self.name)
            && let Some(road) = self.parts.iter().position(is_road)
        {
            self.parts[road].mouth = true;
            let mut other = self.parts[road].clone();
            other.edges = self.parts[road].edges.split_off(1);
            self.parts.push(other);
        }
        self
    }
}

impl Table {
    fn token_at(&self, cell: Cell, part: usize) -> Option<&Token> {
        self.tokens.iter().find(|token| (token.cell, token.part) == (cell, part))
    }

    /// The road part that the other token of a pair joins to this one.
    pub(super) fn through_tunnel(&self, cell: Cell, part: usize) -> Option<(Cell, usize)> {
        let one = self.token_at(cell, part)?;
        let is_other = |other: &&Token| {
            (other.owner, other.pair) == (one.owner, one.pair) && (other.cell, other.part) != (cell, part)
        };
        self.tokens.iter().find(is_other).map(|other| (other.cell, other.part))
    }
}

impl Game {
    /// The number of tokens that a player has not placed.
    pub(crate) fn tunnel_tokens_left(&self, player: usize) -> usize {
        let placed = self.table.tokens.iter().filter(|token| token.owner == player).count();
        if self.agreed.tunnel { 2 * self.agreed.pairs_each() - placed } else { 0 }
    }

    /// How many pairs join two mouths.
    pub(crate) fn joined_tunnels(&self) -> usize {
        let tokens = self.table.tokens.iter();
        tokens.filter(|token| self.table.through_tunnel(token.cell, token.part).is_some()).count() / 2
    }

    /// The tokens on the board: the cell and the road part of each, its owner, and the number of its pair.
    pub(crate) fn tunnel_tokens(&self) -> Vec<(Cell, String, usize, usize)> {
        let tokens = self.table.tokens.iter();
        tokens.map(|token| (token.cell, self.place_name(token.cell, token.part), token.owner, token.pair)).collect()
    }

    /// The free mouths on which the active player may put a token of any pair, once a turn.
    pub(super) fn tunnel_choices(&self) -> Vec<Choice> {
        if !self.agreed.tunnel || self.has_put_token {
            return Vec::new();
        }
        let mine = |pair: Pair| {
            self.table.tokens.iter().filter(move |token| (token.owner, token.pair) == (self.active, pair)).count()
        };
        let pairs: Vec<Pair> = (0..self.agreed.pairs_each()).filter(|&pair| mine(pair) < 2).collect();
        let parts = self.table.in_order().flat_map(|cell| self.table.parts_at(cell));
        let free = parts
            .filter(|&(cell, part)| self.table.part(cell, part).mouth && self.table.token_at(cell, part).is_none());
        free.flat_map(|(cell, part)| pairs.iter().map(move |&pair| Choice::Tunnel(cell, part, pair))).collect()
    }

    /// Puts a token on a mouth. The second of a pair joins two roads.
    pub(super) fn put_token(&mut self, cell: Cell, part: usize, pair: Pair) {
        self.has_put_token = true;
        self.table.tokens.push(Token { owner: self.active, pair, cell, part });
        if let Some(other) = self.table.through_tunnel(cell, part) {
            self.changed_roads.extend([(cell, part), other]);
        }
    }
}
