//! A desk at which a game is looked at, not played.

use std::ops::Range;

use super::Desk;
use crate::{record::Replay, rules::Game, ui::motion::Motion};

impl Desk {
    /// Whether the game is only looked at, or somebody else is asked: nothing can be chosen, and arrow keys move the view.
    pub fn set_viewing(&mut self, game: &Game, viewing: bool) {
        if self.viewing != viewing {
            self.viewing = viewing;
            self.find_legal(game);
            self.look.attend(&self.needs(game));
        }
    }

    /// Shows the movement of some events once more, in place of what moves now; those that are not there are left out.
    pub fn retell(&mut self, replay: &Replay, events: Range<usize>) {
        let end = events.end.min(replay.events().len());
        let events = replay.events().get(events.start..end).filter(|_| self.lively);
        self.motion = events.map(Motion::of).unwrap_or_default();
    }
}
