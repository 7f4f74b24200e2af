//! What happens when figures move on the scoring track: its players are asked which of two figures moves (The Messages), and what their
//! robbers do (The Robbers).

use crate::{
    boxes::{messages::rules as messages, robbers::rules as robbers},
    catalogue::BoxId,
    rules::{Event, Game, PlayerId, Row, Rules, Score, Step, Waits, track},
};

const fn advancing(step: Step, reason: &'static str) -> Row {
    Row::new(step, Waits::IfOffered, BoxId::Robbers, reason)
        .also_with(BoxId::Messages)
        .asks(asked)
        .offers(&[messages::figures, robbers::staying, robbers::victims, robbers::followers])
        .runs(settle)
        .declined(robbers::stay)
}

/// Moves the figures by the points that came before the figure is placed.
pub(in crate::rules) const EARLY: Row =
    advancing(Step::AdvanceEarly, "MESSAGES_ROBBERS: figures on the track move by what came before the figure");
/// Moves the figures by the points of the figure and of the scoring.
pub(in crate::rules) const ROW: Row =
    advancing(Step::Advance, "MESSAGES_ROBBERS: figures on the track move, and robbers rob right after each scoring");
/// Moves the figures by the points of the big top.
pub(in crate::rules) const AFTER_TENT: Row =
    advancing(Step::AdvanceAfterTent, "MESSAGES_ROBBERS: figures on the track move by what the big top brought");
/// Moves the figures by the points that a bazaar brought.
pub(in crate::rules) const AFTER_SALE: Row =
    advancing(Step::AdvanceAfterSale, "MESSAGES_ROBBERS: figures on the track move after a bazaar");

/// Asks, moves the figures of the first scoring, and then lets robbers act; returns the next step.
fn settle(game: &mut Game, events: &mut Vec<Event>) -> Step {
    let count = track::first_scoring(game).len();
    if count == 0 {
        let goes_on = messages::comes(game, events).or_else(|| after_sale(game, events));
        return goes_on.unwrap_or_else(|| game.rules.after(game.step));
    }
    let robberies = robbers::robberies(game);
    for _ in 0..count {
        if let Some((player, figure)) = track::move_figure(game) {
            messages::moved(game, player, figure);
        }
    }
    robbers::act(game, &robberies, events);
    game.step
}

/// The tile that a message gives after a bazaar, when the turn is over but for it.
fn after_sale(game: &mut Game, events: &mut Vec<Event>) -> Option<Step> {
    if game.step == Step::AdvanceAfterSale { messages::turn_goes_on(game, events) } else { None }
}

fn asked(game: &Game) -> PlayerId {
    messages::chooser(game).or_else(|| robbers::chooser(game)).unwrap_or(game.active)
}

/// Notes that a player got points or lost some. Where there is one figure for each player and no robber, nothing waits.
pub(super) fn came(game: &mut Game, player: PlayerId, points: i16, why: &Score) {
    if points < 0 {
        track::lose(game, player, -points);
    } else if points > 0 && (has_two_scoring_figures(&game.rules) || robbers::is_anybody_out(game)) {
        let figure = messages::chosen_before(game, player);
        track::wait(game, player, (points, why), figure);
    }
}

/// Whether each player has two figures on the track.
#[must_use]
pub(in crate::rules) fn has_two_scoring_figures(rules: &Rules) -> bool {
    rules.has(BoxId::Messages)
}
