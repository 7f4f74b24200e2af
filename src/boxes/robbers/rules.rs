//! Robbers on the scoring track.
//!
//! **Rules**: `MESSAGES_ROBBERS`, 4. After a tile with a bag the player in turn and one more player may put a robber beside the scoring figure
//! of somebody else. When that figure leaves the space by points, the robber's owner gets half of them, rounded up, and the robber goes
//! home. Points got so are not robbed; a robber beside a figure that moves by them moves on with it.

pub mod options;
mod placing;
mod vocabulary;

pub(crate) use placing::{ROW as PLACING, matters, tile_placed};
pub use vocabulary::{Action, Event, Refusal};

use crate::rules::{
    self, ByPlayer, Game, IllegalAction, PlayerId, Score, ScoreReason, Step, score,
    track::{self, Gain},
};

/// The robbers, and what their owners have answered.
#[derive(Clone, Debug, Default)]
pub struct State {
    /// The space of everybody's robber; `None` for one in the supply.
    at: ByPlayer<Option<u8>>,
    /// The player who may place a robber now.
    placer: Option<PlayerId>,
    /// What the owners of robbers have answered about the first scoring: whom they rob or follow, or themselves for staying.
    answers: ByPlayer<Option<PlayerId>>,
}

/// What robbers do in a scoring.
pub(crate) struct Robberies {
    /// Beside which gain each owner's robber acts.
    beside: ByPlayer<Option<Gain>>,
    /// Whether the gain is loot, with which a robber moves on.
    is_loot: bool,
}

impl Game {
    /// The space of the scoring track, 0 to 49, on which a player's robber stands; `None` for one that is in the supply, and without
    /// The Robbers.
    #[must_use]
    pub fn robber(&self, player: PlayerId) -> Option<u8> {
        self.states.robbers.as_ref().and_then(|state| state.at[player])
    }
}

/// Whether a robber is on the track.
pub(crate) fn is_anybody_out(game: &Game) -> bool {
    game.states.robbers.as_ref().is_some_and(|state| state.at.values().iter().any(Option::is_some))
}

/// The gains of the first scoring beside a player's robber, which they can rob or, if it is loot, follow.
fn beside(game: &Game, owner: PlayerId) -> impl Iterator<Item = Gain> {
    let space = game.robber(owner);
    let gains = track::first_scoring(game).iter().copied();
    let stands = move |gain: &Gain| gain.figure.map(|figure| game.space(gain.player, figure));
    gains.filter(move |gain| gain.player != owner && space.is_some() && space == stands(gain))
}

/// Whether the first scoring is loot, which is not robbed.
fn is_loot(game: &Game) -> bool {
    track::first_scoring(game).first().is_some_and(|gain| gain.reason == ScoreReason::Loot)
}

/// The next owner of a robber who has a choice in the first scoring.
pub(crate) fn chooser(game: &Game) -> Option<PlayerId> {
    let state = game.states.robbers.as_ref()?;
    let says_all = |gain: &Gain| gain.figure.is_some();
    if !track::first_scoring(game).iter().all(says_all) {
        return None;
    }
    let has_choice = |&owner: &PlayerId| {
        let mut there = beside(game, owner);
        let Some(first) = there.next().filter(|_| state.answers[owner].is_none()) else { return false };
        if is_loot(game) { is_left_with_others(game, owner, first) } else { there.next().is_some() }
    };
    game.players_from_active().find(has_choice)
}

/// Whether a figure of somebody else stays behind beside a robber when one of the figures moves.
fn is_left_with_others(game: &Game, owner: PlayerId, moves: Gain) -> bool {
    let stays = |player: PlayerId| {
        let mut figures = game.scoring_figures().iter().copied();
        figures.any(|figure| {
            (player, Some(figure)) != (moves.player, moves.figure)
                && game.robber(owner) == Some(game.space(player, figure))
        })
    };
    game.players().any(|player| player != owner && stays(player))
}

fn asked(game: &Game) -> PlayerId {
    chooser(game).unwrap_or(game.active)
}

/// Declining to follow.
pub(crate) fn staying(game: &Game, cursor: &mut u32) -> Option<rules::Action> {
    let is_first = std::mem::replace(cursor, 1) == 0;
    (is_first && is_loot(game) && chooser(game).is_some()).then_some(rules::Action::Skip)
}

/// The players whom the asked player may rob, by seat.
pub(crate) fn victims(game: &Game, cursor: &mut u32) -> Option<rules::Action> {
    let owner = chooser(game).filter(|_| !is_loot(game))?;
    let gain_of = |player: PlayerId| beside(game, owner).find(|gain| gain.player == player);
    let gain = game.players().skip(*cursor as usize).find_map(gain_of)?;
    *cursor = gain.player.index() as u32 + 1;
    Some(rules::Action::Robbers(Action::Rob { player: gain.player, figure: gain.figure? }))
}

/// The player whom the asked player's robber may follow.
pub(crate) fn followers(game: &Game, cursor: &mut u32) -> Option<rules::Action> {
    let owner = chooser(game).filter(|_| is_loot(game))?;
    let gain = beside(game, owner).nth(*cursor as usize)?;
    *cursor += 1;
    Some(rules::Action::Robbers(Action::Follow(gain.player)))
}

impl rules::BoxDecision for Action {
    fn play(self, game: &mut Game, events: &mut Vec<rules::Event>) -> Step {
        match self {
            Self::Put { space } => placing::put(game, space, events),
            Self::Rob { player, .. } | Self::Follow(player) => answer(game, player),
        }
    }
}

/// Lets the asked player's robber stay.
pub(crate) fn stay(game: &mut Game, _: &mut Vec<rules::Event>) -> Step {
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

/// What robbers do in the first scoring, whose figures have not moved yet. Their owners have answered.
pub(crate) fn robberies(game: &mut Game) -> Robberies {
    let mut robberies = Robberies { beside: ByPlayer::default(), is_loot: is_loot(game) };
    let Some(state) = &mut game.states.robbers else { return robberies };
    let answers = std::mem::take(&mut state.answers);
    for owner in game.players() {
        let is_chosen = |gain: &Gain| answers[owner].is_none_or(|player| player == gain.player);
        robberies.beside[owner] = beside(game, owner).find(is_chosen);
    }
    robberies
}

/// Pays who robbed the figures that have moved, or lets robbers follow them.
pub(crate) fn act(game: &mut Game, robberies: &Robberies, events: &mut Vec<rules::Event>) {
    for owner in game.players_from_active() {
        match robberies.beside[owner] {
            Some(gain) if robberies.is_loot => follow(game, owner, gain, events),
            Some(gain) => rob(game, owner, gain, events),
            None => {}
        }
    }
}

/// Lets a robber move on with a figure that moved by loot.
fn follow(game: &mut Game, owner: PlayerId, gain: Gain, events: &mut Vec<rules::Event>) {
    let Some(figure) = gain.figure else { return };
    let space = game.space(gain.player, figure);
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
}

/// The reason why a decision is not legal while a robber is asked about, or why one of this box is not legal.
pub(crate) fn why_not(game: &Game, action: rules::Action) -> IllegalAction {
    let settles = game.step.moves_figures();
    IllegalAction::Robbers(match action {
        rules::Action::Robbers(Action::Put { space }) if game.step == Step::Robber => {
            if game.robber(game.asked) == Some(space) {
                Refusal::AlreadyThere(space)
            } else {
                Refusal::NobodyThere(space)
            }
        }
        rules::Action::Robbers(Action::Rob { .. }) if settles && !is_loot(game) => Refusal::NoVictim,
        _ if game.step == Step::Robber => Refusal::RobberAsked,
        _ if settles && is_loot(game) => Refusal::FollowingAsked,
        _ if settles => Refusal::VictimAsked,
        _ => Refusal::NoRobber,
    })
}
