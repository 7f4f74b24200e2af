//! What expansions add to the list of legal actions: decisions about any tile or figure on the board.

use super::{Action, Game, UsualActions};

/// Finds the next action of one kind of decision. The cursor is 0 at first; the function moves it past the action that it
/// returns. It returns `None` when there is no more.
pub(crate) type Family = fn(&Game, &mut u32) -> Option<Action>;

/// What expansions add to a question.
pub(crate) struct More {
    /// The kinds of decisions, in the order of the list.
    pub(crate) families: &'static [Family],
    /// Whether they replace what is usually offered.
    pub(crate) instead: bool,
}

/// Iterates over a list and then over what expansions add to it, one kind of decision after the other.
#[derive(Clone, Debug)]
pub struct MoreOffers<'a> {
    game: &'a Game,
    usual: UsualActions<'a>,
    families: &'static [Family],
    cursor: u32,
}

impl<'a> MoreOffers<'a> {
    pub(super) fn new(game: &'a Game, usual: UsualActions<'a>, families: &'static [Family]) -> Self {
        Self { game, usual, families, cursor: 0 }
    }
}

impl Iterator for MoreOffers<'_> {
    type Item = Action;

    fn next(&mut self) -> Option<Action> {
        if let Some(action) = self.usual.next() {
            return Some(action);
        }
        loop {
            let (family, later) = self.families.split_first()?;
            if let Some(action) = family(self.game, &mut self.cursor) {
                return Some(action);
            }
            (self.families, self.cursor) = (later, 0);
        }
    }
}
