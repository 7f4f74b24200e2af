//! A desk at which a game is looked at, not played.

use std::ops::Range;

use super::Desk;
use crate::{record::Replay, ui::motion::Motion};

impl Desk {
    /// Whether the game is only looked at: nothing can be chosen, and arrow keys move the view.
    pub fn set_viewing(&mut self, viewing: bool) {
        self.viewing = viewing;
        self.moment = None; // what is legal is asked anew
    }

    /// Shows the movement of some events once more, in place of what moves now; those that are not there are left out.
    pub fn retell(&mut self, replay: &Replay, events: Range<usize>) {
        let end = events.end.min(replay.events().len());
        let events = replay.events().get(events.start..end).filter(|_| self.lively);
        self.motion = events.map(Motion::of).unwrap_or_default();
    }
}
