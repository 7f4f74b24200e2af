//! Where in the lines of a study a cursor stands.

use crate::record::{LineOfPlay, Move};

/// A place in the lines of play of an annotated record.
///
/// The numbers alternate: how many statements of a line are played, the variation that is entered there, how many statements of
/// that variation, and so on. `[5]` is the moment after five statements of the game; `[4, 0, 2]` is in the first variation in
/// place of the fifth statement, after two of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Path(Vec<usize>);

impl Path {
    /// The moment after so many statements of the game itself.
    #[must_use]
    pub fn main(at: usize) -> Self {
        Self(vec![at])
    }

    /// A path of these numbers; `None` if their count is even.
    #[must_use]
    pub fn of(steps: Vec<usize>) -> Option<Self> {
        (steps.len() % 2 == 1).then_some(Self(steps))
    }

    /// The numbers.
    #[must_use]
    pub fn steps(&self) -> &[usize] {
        &self.0
    }

    /// How many statements of the innermost line are played.
    #[must_use]
    pub fn at(&self) -> usize {
        self.0.last().copied().unwrap_or(0)
    }

    /// How many variations it has entered.
    #[must_use]
    pub fn depth(&self) -> usize {
        self.0.len() / 2
    }

    /// The line of which it is a variation, at the moment where that begins; `None` in the game itself.
    #[must_use]
    pub fn parent(&self) -> Option<Self> {
        (self.depth() > 0).then(|| Self(self.0[..self.0.len() - 2].to_vec()))
    }

    /// The index of the innermost variation.
    pub(super) fn variation(&self) -> usize {
        self.0[self.0.len().saturating_sub(2)]
    }

    pub(super) fn step(&mut self) {
        self.set(self.at() + 1);
    }

    pub(super) fn set(&mut self, at: usize) {
        if let Some(last) = self.0.last_mut() {
            *last = at;
        }
    }

    /// Enters a variation at its beginning.
    pub(super) fn branch(&mut self, variation: usize) {
        self.0.extend([variation, 0]);
    }

    /// Each variation that it enters: how many statements come before it, and its index.
    fn branches(&self) -> impl Iterator<Item = (usize, usize)> {
        self.0.chunks_exact(2).map(|pair| (pair[0], pair[1]))
    }

    /// The same as far as it exists.
    pub(super) fn clipped(&self, game: &LineOfPlay) -> Self {
        let (mut line, mut found) = (game, Vec::new());
        for (at, variation) in self.branches() {
            let Some(next) = line.moves.get(at).and_then(|one| one.variations.get(variation)) else {
                found.push(at.min(line.moves.len()));
                return Self(found);
            };
            found.extend([at, variation]);
            line = next;
        }
        found.push(self.at().min(line.moves.len()));
        Self(found)
    }

    /// The innermost line.
    pub(super) fn line<'a>(&self, game: &'a LineOfPlay) -> &'a LineOfPlay {
        self.branches().fold(game, |line, (at, variation)| &line.moves[at].variations[variation])
    }

    /// The innermost line, to change it.
    pub(super) fn line_mut<'a>(&self, game: &'a mut LineOfPlay) -> &'a mut LineOfPlay {
        self.branches().fold(game, |line, (at, variation)| &mut line.moves[at].variations[variation])
    }

    /// The statements from the start of the record to this place, in the order of play.
    pub(super) fn moves<'a>(&self, game: &'a LineOfPlay) -> Vec<&'a Move> {
        let (mut line, mut found) = (game, Vec::new());
        for (at, variation) in self.branches() {
            found.extend(&line.moves[..at]);
            line = &line.moves[at].variations[variation];
        }
        found.extend(&line.moves[..self.at()]);
        found
    }
}
