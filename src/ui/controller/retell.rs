//! Shows the movement of earlier events again.

use std::ops::Range;

use super::Controller;
use crate::{session::Replay, ui::motion::Motion};

impl Controller {
    /// Shows the movement of some events once more, in place of what moves now; those that are not there are left out.
    pub fn retell(&mut self, replay: &Replay, events: Range<usize>) {
        let end = events.end.min(replay.events().len());
        let events = replay.events().get(events.start..end).filter(|_| self.lively);
        self.motion = events.map(Motion::of).unwrap_or_default();
    }
}
