//! The bag of tokens: what is in it, and what comes out of it.
//!
//! A lot names a token by a number among its like. It counts only while the bag holds so many of the kind, and is passed over for good
//! otherwise, so that every draw is even over the bag.

use crate::rules::{Game, Lot, PlayerId};

/// A token of the bag.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Token {
    /// One sheep.
    One,
    /// Two sheep.
    Two,
    /// Three sheep.
    Three,
    /// Four sheep.
    Four,
    /// A wolf.
    Wolf,
}

impl Token {
    /// Every kind, in the order of the list of legal actions.
    pub const ALL: [Self; 5] = [Self::One, Self::Two, Self::Three, Self::Four, Self::Wolf];

    /// The word in a record.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::One => "1",
            Self::Two => "2",
            Self::Three => "3",
            Self::Four => "4",
            Self::Wolf => "wolf",
        }
    }

    /// The token with this word in a record.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|token| token.name() == name)
    }

    /// The number of sheep on it, 0 to 4.
    #[must_use]
    pub const fn sheep(self) -> u8 {
        match self {
            Self::One => 1,
            Self::Two => 2,
            Self::Three => 3,
            Self::Four => 4,
            Self::Wolf => 0,
        }
    }

    /// How many of the kind the box contains.
    #[must_use]
    pub const fn count(self) -> u8 {
        match self {
            Self::One => 4,
            Self::Two | Self::Three => 5,
            Self::Four | Self::Wolf => 2,
        }
    }

    /// The lot of the first token of the kind, whose word is that of the token.
    #[must_use]
    pub(crate) const fn first_lot(self) -> u8 {
        let (mut first, mut index) = (0, 0);
        while index < self as usize {
            first += Self::ALL[index].count();
            index += 1;
        }
        first
    }

    /// The token for which a lot stands, and the number of its like that the bag must hold.
    pub(crate) fn of_lot(lot: u8) -> (Self, u8) {
        let mut left = lot;
        for token in Self::ALL {
            if left < token.count() {
                return (token, left + 1);
            }
            left -= token.count();
        }
        (Self::Wolf, 1)
    }
}

/// The words of the lots, one for each token of the box.
pub(crate) const LOTS: [&str; 18] =
    ["1", "1b", "1c", "1d", "2", "2b", "2c", "2d", "2e", "3", "3b", "3c", "3d", "3e", "4", "4b", "wolf", "wolfb"];

/// Whether a token is in the bag.
#[must_use]
pub(super) fn holds(game: &Game, token: Token) -> bool {
    game.states.hills.as_ref().is_some_and(|state| state.bag[token as usize] > 0)
}

/// The tokens that may come where nobody knows which: none if a lot says it, or if lots are hidden.
pub(super) fn unknown(game: &Game) -> impl Iterator<Item = Token> {
    let is_known = game.hides_lot(Lot::Sheep) || game.next_lot(Lot::Sheep).is_some();
    Token::ALL.into_iter().filter(move |_| !is_known).filter(|&token| holds(game, token))
}

/// Whether a lot counts: the bag holds so many of its kind.
pub(crate) fn counts(game: &Game, lot: u8) -> bool {
    let (token, needed) = Token::of_lot(lot);
    game.states.hills.is_some_and(|state| state.bag[token as usize] >= needed)
}

/// Takes the token that comes next, or the one that a statement has named. `None` if nobody knows it.
pub(super) fn draw(game: &mut Game, named: Option<Token>) -> Option<Token> {
    let token = match named {
        Some(token) => token,
        None => Token::of_lot(game.take_lot(Lot::Sheep)?).0,
    };
    let left = &mut game.states.hills.as_mut()?.bag[token as usize];
    *left = left.checked_sub(1)?;
    Some(token)
}

/// Puts a token beside a player's shepherd, or a wolf back into the bag.
pub(super) fn lay(game: &mut Game, owner: PlayerId, token: Token) {
    let Some(state) = &mut game.states.hills else { return };
    let place = if token == Token::Wolf { &mut state.bag } else { &mut state.flocks[owner] };
    place[token as usize] += 1;
}

impl Game {
    /// The tokens in the bag, each kind with its number; empty without sheep.
    pub fn bag(&self) -> impl Iterator<Item = (Token, u8)> {
        let state = self.states.hills.as_ref();
        state.into_iter().flat_map(|state| Token::ALL.into_iter().zip(state.bag))
    }

    /// The numbers of the tokens with 1, 2, 3 and 4 sheep that lie with a player's shepherd.
    #[must_use]
    pub fn flock_tokens(&self, owner: PlayerId) -> [u8; 4] {
        let mut tokens = [0; 4];
        for (token, count) in self.flock(owner).filter(|(token, _)| *token != Token::Wolf) {
            tokens[token as usize] = count;
        }
        tokens
    }

    /// Lays tokens from the bag beside a player's shepherd on a board that is set up by hand; whether the bag holds so many.
    pub fn arrange_flock(&mut self, owner: PlayerId, tokens: [u8; 4]) -> bool {
        let Some(state) = &mut self.states.hills else { return false };
        if tokens.iter().zip(state.bag).any(|(&wanted, left)| wanted > left) {
            return false;
        }
        for (kind, count) in tokens.into_iter().enumerate() {
            state.bag[kind] -= count;
            state.flocks[owner][kind] += count;
        }
        true
    }

    /// The tokens that lie with a player's shepherd, each kind with its number.
    pub fn flock(&self, owner: PlayerId) -> impl Iterator<Item = (Token, u8)> {
        let state = self.states.hills.as_ref();
        let tokens = state.into_iter().flat_map(move |state| Token::ALL.into_iter().zip(state.flocks[owner]));
        tokens.filter(|&(_, count)| count > 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The words are those of the tokens in the box, numbered from `b` on.
    #[test]
    fn each_token_of_the_box_has_a_lot() {
        let mut words = Vec::new();
        for token in Token::ALL {
            words.extend(
                (0..token.count()).map(|at| [token.name(), ["", "b", "c", "d", "e"][usize::from(at)]].concat()),
            );
        }
        assert_eq!(words, LOTS);
        assert_eq!(Token::of_lot(5), (Token::Two, 2));
        assert_eq!(Token::of_lot(17), (Token::Wolf, 2));
        assert_eq!(Token::Wolf.first_lot(), 16);
    }
}
