//! Robbers on the scoring track.
//!
//! **Rules**: `MESSAGES_ROBBERS`, 4. After a tile with a bag the player in turn and one more player may put a robber beside the scoring figure
//! of somebody else. When that figure leaves the space by points, the robber's owner gets half of them, rounded up, and the robber goes
//! home. Points got so are not robbed; a robber beside a figure that moves by them moves on with it.
//!
//! Points are given at once, but the figures move afterwards: [`State`] has what each scoring gave, in order, and a figure stands where
//! its player's points without these gains have come to.

mod placing;
mod track;
mod vocabulary;

pub(crate) use placing::{ROW as PLACING, matters, tile_placed};
pub(crate) use track::SPACES;
pub use track::State;
pub use vocabulary::{Action, Event, Refusal};

use track::Gain;

use crate::{
    board::{NO_NODE, Node},
    catalogue::BoxId,
    rules::{self, ByPlayer, Game, IllegalAction, PlayerId, Row, Score, ScoreReason, Step, Waits, score},
};

const fn settling(step: Step, reason: &'static str) -> Row {
    Row::new(step, Waits::IfOffered, BoxId::Robbers, reason)
        .asks(asked)
        .offers(&[staying, victims, followers])
        .runs(settle)
        .declined(stay)
}

/// Robs for the points that came before the figure is placed.
pub(crate) const EARLY: Row = settling(Step::RobEarly, "MESSAGES_ROBBERS, 4: robbing for what came before the figure");
/// Robs for the points of the figure and of the scoring.
pub(crate) const ROW: Row = settling(Step::Rob, "MESSAGES_ROBBERS, 4: robbing right after each scoring");
/// Robs for the points that a bazaar brought.
pub(crate) const AFTER_SALE: Row = settling(Step::RobAfterSale, "MESSAGES_ROBBERS, 4: robbing after a bazaar");

/// Notes that a player got points. Without a robber on the track nothing can be robbed.
pub(crate) fn came(game: &mut Game, player: PlayerId, points: i16, why: &Score) {
    let feature = shared_feature(game, why);
    let Some(state) = game.states.robbers.as_mut().filter(|state| points > 0 && state.is_anybody_out()) else { return };
    let gain = Gain { player, points, reason: why.reason, feature };
    let is_loot = why.reason == ScoreReason::Loot;
    let place = if is_loot {
        state.gains.iter().take_while(|gain| gain.reason == ScoreReason::Loot).count()
    } else {
        state.gains.len()
    };
    state.gains.insert(place, gain);
}

/// The feature of a scoring in which several players can get points at the same moment; [`NO_NODE`] for every other.
fn shared_feature(game: &Game, why: &Score) -> Node {
    let node = why.spot.filter(|_| why.reason.is_shared()).and_then(|spot| game.node_at(spot.pos, spot.part));
    node.map_or(NO_NODE, |node| game.board.graph().root(node))
}

/// The gains of the first scoring beside a player's robber, which they can rob; none if it is loot.
fn beside(game: &Game, owner: PlayerId) -> impl Iterator<Item = Gain> {
    let state = game.states.robbers.as_ref();
    let space = game.robber(owner);
    let gains = state.map_or(&[][..], State::first_scoring).iter().copied();
    gains.filter(move |gain| gain.player != owner && space == Some(game.space(gain.player)))
}

/// Whether the first scoring is loot, which is not robbed.
fn is_loot(game: &Game) -> bool {
    game.states
        .robbers
        .as_ref()
        .and_then(|state| state.gains.first())
        .is_some_and(|gain| gain.reason == ScoreReason::Loot)
}

/// The next owner of a robber who has a choice in the first scoring.
fn chooser(game: &Game) -> Option<PlayerId> {
    let state = game.states.robbers.as_ref().filter(|state| !state.gains.is_empty())?;
    let has_choice = |&owner: &PlayerId| {
        let mut there = beside(game, owner);
        let Some(first) = there.next().filter(|_| state.answers[owner].is_none()) else { return false };
        if is_loot(game) { is_left_with_others(game, owner, first.player) } else { there.next().is_some() }
    };
    game.players_from_active().find(has_choice)
}

/// Whether a figure of somebody else stays behind beside a robber when one of the figures moves.
fn is_left_with_others(game: &Game, owner: PlayerId, moves: PlayerId) -> bool {
    let stays = |player: PlayerId| player != owner && player != moves && game.robber(owner) == Some(game.space(player));
    game.players().any(stays)
}

fn asked(game: &Game) -> PlayerId {
    chooser(game).unwrap_or(game.active)
}

/// Declining to follow.
fn staying(game: &Game, cursor: &mut u32) -> Option<rules::Action> {
    let is_first = std::mem::replace(cursor, 1) == 0;
    (is_first && is_loot(game) && chooser(game).is_some()).then_some(rules::Action::Skip)
}

/// The players whom the asked player may rob, by seat.
fn victims(game: &Game, cursor: &mut u32) -> Option<rules::Action> {
    let owner = chooser(game).filter(|_| !is_loot(game))?;
    let is_victim = |&player: &PlayerId| beside(game, owner).any(|gain| gain.player == player);
    let found = game.players().skip(*cursor as usize).find(is_victim)?;
    *cursor = found.index() as u32 + 1;
    Some(rules::Action::Robbers(Action::Rob(found)))
}

/// The player whom the asked player's robber may follow.
fn followers(game: &Game, cursor: &mut u32) -> Option<rules::Action> {
    let owner = chooser(game).filter(|_| is_loot(game))?;
    let gain = beside(game, owner).nth(*cursor as usize)?;
    *cursor += 1;
    Some(rules::Action::Robbers(Action::Follow(gain.player)))
}

/// Carries out a decision, and returns the next step.
pub(crate) fn play(game: &mut Game, action: Action, events: &mut Vec<rules::Event>) -> Step {
    match action {
        Action::Put { space } => placing::put(game, space, events),
        Action::Rob(player) | Action::Follow(player) => answer(game, player),
    }
}

/// Lets the asked player's robber stay.
fn stay(game: &mut Game, _: &mut Vec<rules::Event>) -> Step {
    let owner = asked(game);
    answer(game, owner)
}

fn answer(game: &mut Game, answer: PlayerId) -> Step {
    let owner = asked(game);
    if let Some(state) = &mut game.states.robbers {
        state.answers[owner] = Some(answer);
    }
    game.step
}

/// Moves the figures of the first scoring, pays who robbed them, and returns the next step.
fn settle(game: &mut Game, events: &mut Vec<rules::Event>) -> Step {
    let Some(state) = game.states.robbers.as_ref().filter(|state| !state.gains.is_empty()) else {
        return game.rules.after(game.step);
    };
    let (count, answers) = (state.first_scoring().len(), state.answers);
    let chosen = |owner: PlayerId| {
        let answer = answers[owner];
        beside(game, owner).find(|gain| answer.is_none_or(|player| player == gain.player))
    };
    let mut acts = ByPlayer::<Option<Gain>>::default();
    game.players_from_active().for_each(|owner| acts[owner] = chosen(owner));
    let is_loot = is_loot(game);
    if let Some(state) = &mut game.states.robbers {
        state.gains.drain(..count);
        state.answers = ByPlayer::default();
    }
    for owner in game.players_from_active() {
        match acts[owner] {
            Some(gain) if is_loot => follow(game, owner, gain.player, events),
            Some(gain) => rob(game, owner, gain, events),
            None => {}
        }
    }
    game.step
}

/// Lets a robber move on with a figure that moved by loot.
fn follow(game: &mut Game, owner: PlayerId, whom: PlayerId, events: &mut Vec<rules::Event>) {
    let space = game.space(whom);
    if let Some(state) = &mut game.states.robbers {
        state.at[owner] = Some(space);
    }
    events.push(rules::Event::Robbers(Event::Followed { player: owner, space }));
}

/// Gives the owner of a robber half of what somebody scored beside it, and sends the robber home.
fn rob(game: &mut Game, owner: PlayerId, gain: Gain, events: &mut Vec<rules::Event>) {
    let points = (gain.points + 1) / 2;
    events.push(rules::Event::Robbers(Event::Robbed { from: gain.player, by: owner, points }));
    go_home(game, owner, events);
    score::give(game, owner, points, Score { points, ..Score::of(ScoreReason::Loot, None) }, events);
}

fn go_home(game: &mut Game, owner: PlayerId, events: &mut Vec<rules::Event>) {
    if let Some(state) = &mut game.states.robbers
        && state.at[owner].take().is_some()
    {
        events.push(rules::Event::Robbers(Event::Home { player: owner }));
    }
}

/// Sends all robbers home before the final scoring, in which nothing is robbed.
pub(crate) fn game_ends(game: &mut Game, events: &mut Vec<rules::Event>) {
    for owner in game.players_from_active() {
        go_home(game, owner, events);
    }
    if let Some(state) = &mut game.states.robbers {
        state.gains.clear();
    }
}

/// The reason why a decision is not legal while a robber is asked about, or why one of this box is not legal.
pub(crate) fn why_not(game: &Game, action: rules::Action) -> IllegalAction {
    let settles = matches!(game.step, Step::RobEarly | Step::Rob | Step::RobAfterSale);
    IllegalAction::Robbers(match action {
        rules::Action::Robbers(Action::Put { space }) if game.step == Step::Robber => {
            if game.robber(game.asked) == Some(space) {
                Refusal::AlreadyThere(space)
            } else {
                Refusal::NobodyThere(space)
            }
        }
        rules::Action::Robbers(Action::Rob(_)) if settles && !is_loot(game) => Refusal::NoVictim,
        _ if game.step == Step::Robber => Refusal::RobberAsked,
        _ if settles && is_loot(game) => Refusal::FollowingAsked,
        _ if settles => Refusal::VictimAsked,
        _ => Refusal::NoRobber,
    })
}
