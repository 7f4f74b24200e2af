//! Computer players in a game: which seats they play, and undo and redo when they take part. Undo takes back what a person decided
//! together with the computers' decisions that followed.

use std::sync::Arc;

use super::Replay;
use crate::rules::{PlayerId, Rules, SetupError};

impl Replay {
    /// Whether a computer decides for a player.
    #[must_use]
    pub fn is_computer(&self, player: PlayerId) -> bool {
        self.game().rules().players[player.index()].level.is_some()
    }

    /// From now on a computer of this level decides for a player, or else a person; the record names it in the players' tag.
    ///
    /// # Errors
    /// [`SetupError::UnknownLevel`]; nothing has changed then.
    pub fn set_level(&mut self, player: PlayerId, level: Option<String>) -> Result<(), SetupError> {
        let mut setup = self.setup.clone();
        setup.players[player.index()].level = level;
        self.game.rules = Arc::new(Rules::new(&setup)?);
        self.setup = setup;
        Ok(())
    }

    /// Takes back the last decision that a person made, with all that computer players decided after it; where no person
    /// plays the last decision. Whether there was one.
    pub fn undo_to_person(&mut self) -> bool {
        match self.last_of_a_person() {
            Some(decision) => {
                self.go_to(decision);
                true
            }
            None => self.n_persons() == 0 && self.undo(),
        }
    }

    /// Plays the decision taken back last anew, with all that computer players decided after it; whether there was one.
    pub fn redo_to_person(&mut self) -> bool {
        let can = self.redo();
        while can && self.n_persons() > 0 && self.is_computer(self.game().asked()) && self.redo() {}
        can
    }

    /// Whether those at the table may take something back, if computers have a say in it: always what a person decided last
    /// before them, and everything if only one person plays. Somebody who only watches takes nothing back.
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

    fn last_of_a_person(&self) -> Option<usize> {
        self.decided_by.iter().rposition(|&player| !self.is_computer(player))
    }

    fn n_persons(&self) -> usize {
        self.game().players().filter(|&player| !self.is_computer(player)).count()
    }
}
