//! Reading a message: its points, its action, or the follower that it scores.

use super::{
    cards::{self, alone, deed},
    pile::{N_CARDS, is_to_come},
    state::{Asked, asked, note},
    vocabulary::{Action, Event, Refusal},
};
use crate::{
    catalogue::BoxId,
    rules::{self, Game, ReturnCause, Row, Score, ScoreReason, Step, Waits, bring_home, score},
};

/// The question what a message brings.
pub(crate) const ROW: Row = Row::new(
    Step::Message,
    Waits::IfOffered,
    BoxId::Messages,
    "MESSAGES_ROBBERS, 3: a message, its action or 2 points",
)
.offers(&[points, deeds, followers]);

/// The next message that may have come, from a card on, and how a statement names it.
fn card_from(game: &Game, from: u8) -> Option<(u8, Option<u8>)> {
    match asked(game)? {
        Some(card) => (card >= from).then_some((card, None)),
        None => (from..=N_CARDS as u8).find(|card| is_to_come(game, card - 1)).map(|card| (card, Some(card))),
    }
}

/// Taking the points of the message.
fn points(game: &Game, cursor: &mut u32) -> Option<rules::Action> {
    let (card, named) = card_from(game, *cursor as u8 + 1)?;
    *cursor = card.into();
    Some(rules::Action::Messages(Action::Points { named }))
}

/// Taking the action of the message, where it finds something.
fn deeds(game: &Game, cursor: &mut u32) -> Option<rules::Action> {
    loop {
        let (card, named) = card_from(game, *cursor as u8 + 1)?;
        *cursor = card.into();
        if deed(game, game.active, card).is_some() {
            return Some(rules::Action::Messages(Action::Deed { named }));
        }
    }
}

/// The followers that message 8 can score.
fn followers(game: &Game, cursor: &mut u32) -> Option<rules::Action> {
    let (_, named) = card_from(game, cards::FOLLOWER)?;
    cards::followers(game, named, cursor)
}

/// Does what a message says, and goes on with the figures that its points move.
pub(super) fn read(game: &mut Game, action: Action, events: &mut Vec<rules::Event>) -> Step {
    let Some(Asked { card, then }) = game.states.messages.as_mut().and_then(|state| state.asked.take()) else {
        return game.rules.after(game.step);
    };
    let Some(card) = card.or(action.named()) else { return then };
    let player = game.active;
    if action.named().is_some() {
        note(game, card, events);
    }
    let (points, spot) = match action {
        Action::Deed { .. } => (deed(game, player, card).unwrap_or(0), None),
        Action::Follower { pos, part, .. } => (alone(game, player, (pos, part)), game.node_at(pos, part)),
        Action::Points { .. } | Action::Move(_) => (cards::POINTS, None),
    };
    let by_deed = !matches!(action, Action::Points { .. });
    events.push(rules::Event::Messages(Event::Read { player, card, by_deed, points }));
    if points > 0 {
        let spot = spot.map(|node| game.laid_part(node));
        score::give(game, player, points, Score { points, ..Score::of(ScoreReason::Message, spot) }, events);
    }
    match action {
        Action::Follower { pos, part, figure, .. } => {
            let at = rules::FigureAt { pos, part, owner: player, kind: figure };
            bring_home(game, at, ReturnCause::Scored, events);
        }
        Action::Deed { .. } if card == cards::ANOTHER_TILE => {
            if let Some(state) = &mut game.states.messages {
                state.tiles += 1;
            }
        }
        _ => {}
    }
    then
}

/// The reason why a message is not read in a way.
pub(super) fn why_not(game: &Game, action: Action, card: Option<u8>) -> Refusal {
    let Some(card) = (match (card, action.named()) {
        (Some(_), Some(_)) => return Refusal::CardKnown,
        (card, named) => card.or(named),
    }) else {
        return Refusal::CardMissing;
    };
    let came_before = action.named().is_some() && !is_to_come(game, card - 1);
    match action {
        _ if came_before => Refusal::CameBefore(card),
        Action::Follower { .. } if card == cards::FOLLOWER => Refusal::NotThisOne,
        Action::Follower { .. } => Refusal::NoFollower(card),
        Action::Deed { .. } if card == cards::FOLLOWER => Refusal::FollowerMissing,
        Action::Deed { .. } => Refusal::NothingFound(card),
        Action::Points { .. } | Action::Move(_) => Refusal::MessageAsked,
    }
}
