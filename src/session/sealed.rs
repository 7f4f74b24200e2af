//! Sealed games: what was unknown becomes known, and the game goes on.

use super::Replay;
use crate::rules::{Action, Game, SetupError};

impl Replay {
    /// Makes known what a sealed game waits for: one of the names in [`Game::may_come`](crate::rules::Game::may_come). `before` is the same game before its
    /// last decision; both learn it. Whether the game waits for something of this name.
    ///
    /// # Errors
    /// If the set-up cannot be played, which does not happen for a replay that was made from a set-up.
    #[expect(clippy::needless_pass_by_value, reason = "a reference that may be missing is no more than a reference")]
    pub(crate) fn reveal(&mut self, name: &str, before: Option<&mut (Game, Action)>) -> Result<bool, SetupError> {
        if !self.setup.reveal(&self.game, name) {
            return Ok(false);
        }
        if let Some((before, action)) = before {
            before.know(&self.setup);
            self.take_back_to(before);
            self.play_unchecked(*action);
        } else {
            let tags = std::mem::take(&mut self.unknown_tags);
            *self = Self::new(self.setup.clone())?;
            self.unknown_tags = tags;
        }
        Ok(true)
    }

    /// The tags that the format does not know.
    pub(crate) fn tags(&self) -> &[(String, String)] {
        &self.unknown_tags
    }

    /// Takes other tags in place of those that the format does not know.
    pub(crate) fn set_tags(&mut self, tags: Vec<(String, String)>) {
        self.unknown_tags = tags;
    }
}
