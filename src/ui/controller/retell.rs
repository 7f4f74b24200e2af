//! Shows again what happened: the movement of earlier events, and the land of those who won.

use std::ops::Range;

use super::Controller;
use crate::{
    rules::{Event, PlayerId},
    session::Replay,
    ui::motion::Motion,
};

impl Controller {
    /// Shows the movement of some events once more, in place of what moves now; those that are not there are left out.
    pub fn retell(&mut self, replay: &Replay, events: Range<usize>) {
        let end = events.end.min(replay.events().len());
        let events = replay.events().get(events.start..end).filter(|_| self.lively);
        self.motion = events.map(Motion::of).unwrap_or_default();
    }

    /// Lights every feature that brought points to some players, each in the colour of who got the last of them, until the game goes on.
    pub fn light_land(&mut self, replay: &Replay, players: &[PlayerId]) {
        let board = replay.game().board();
        self.land.clear();
        for event in replay.events() {
            let Event::Scored { player, points: 1.., why } = *event else { continue };
            let spot = why.spot.filter(|_| players.contains(&player));
            if let Some(node) = spot.and_then(|spot| replay.game().node_at(spot.pos, spot.part)) {
                let feature = board.graph().root(node);
                self.land.retain(|(_, other)| *other != feature);
                self.land.push((player, feature));
            }
        }
    }
}
