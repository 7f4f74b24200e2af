//! Computer players in a game: which seats they play, and undo and redo when they take part. Undo takes back what a person decided
//! together with the computers' decisions that followed.

use std::sync::Arc;

use super::Replay;
use crate::rules::{PlayerId, Rules, SetupError};

impl Replay {
    /// Whether a computer plays for a player.
    #[must_use]
    pub fn is_computer(&self, player: PlayerId) -> bool {
        self.game().rules().players[player.index()].level.is_some()
    }

    /// Lets a computer of this level play for a player from now on, or a person if `level` is `None`. The record names the level
    /// in the tag `Players`.
    ///
    /// # Errors
    /// [`SetupError::UnknownLevel`]. Nothing has changed then.
    pub fn set_level(&mut self, player: PlayerId, level: Option<String>) -> Result<(), SetupError> {
        let mut setup = self.setup.clone();
        setup.players[player.index()].level = level;
        self.game.rules = Arc::new(Rules::new(&setup)?);
        self.setup = setup;
        Ok(())
    }

    /// Takes back the last decision of a person and everything that computer players decided after it. If no person plays,
    /// takes back the last decision. Returns whether there was one.
    pub fn undo_to_person(&mut self) -> bool {
        match self.last_of_a_person() {
            Some(decision) => {
                self.go_to(decision);
                true
            }
            None => self.n_persons() == 0 && self.undo(),
        }
    }

    /// Redoes the decision that was taken back last and everything that computer players decided after it. Returns whether
    /// there was one.
    pub fn redo_to_person(&mut self) -> bool {
        let can = self.redo();
        while can && self.n_persons() > 0 && self.is_computer(self.game().asked()) && self.redo() {}
        can
    }

    /// Whether players may undo, as far as computer players affect that; `None` if they do not. A person's last decision before
    /// those of computers can always be undone, and a single person can undo everything. Nothing can be undone as long as no
    /// person has decided anything.
    pub(super) fn can_undo_beside_computers(&self) -> Option<bool> {
        let persons = self.n_persons();
        if persons == self.game().rules().n_players() {
            return None;
        }
        match self.last_of_a_person() {
            None => Some(false),
            Some(decision) => (persons == 1 || decision + 1 < self.at()).then_some(true),
        }
    }

    pub(super) fn last_of_a_person(&self) -> Option<usize> {
        self.decided_by.iter().rposition(|&player| !self.is_computer(player))
    }

    fn n_persons(&self) -> usize {
        self.game().players().filter(|&player| !self.is_computer(player)).count()
    }
}
