//! Messages for figures on the scoring track.
//!
//! **Rules**: `MESSAGES_ROBBERS`, 3. Each player has two scoring figures, and says for every scoring which of them moves on. When one of the
//! player in turn then stands on a multiple of 5, a message comes: its action, or 2 points.

mod cards;
pub mod options;
mod pile;
mod reading;
mod state;
mod vocabulary;

pub use cards::{alone, deed};
pub(crate) use pile::{N_CARDS, is_to_come};
pub(crate) use reading::ROW;
pub use state::State;
pub(crate) use state::{asked, turn_begins};
pub use vocabulary::{Action, Event, Refusal};

use pile::Top;
use state::{Asked, note};

use crate::rules::{self, Game, IllegalAction, PlayerId, ScoringFigure, Step, second_part, track};
use options::{MessageAlone, MessageOften};

/// The figure that a player's points move without a question; `None` if the player is asked.
pub(crate) fn chosen_before(game: &Game, player: PlayerId) -> Option<ScoringFigure> {
    game.states.messages.as_ref().map_or(Some(ScoringFigure::Meeple), |state| state.of_turn[player])
}

/// The next player who must say which figure moves on in the first scoring.
pub(crate) fn chooser(game: &Game) -> Option<PlayerId> {
    let must_say = |&player: &PlayerId| {
        track::first_scoring(game).iter().any(|gain| gain.player == player && gain.figure.is_none())
    };
    game.players_from_active().find(must_say)
}

/// The answers to the question which figure moves on.
pub(crate) fn figures(game: &Game, cursor: &mut u32) -> Option<rules::Action> {
    chooser(game)?;
    let figure = *ScoringFigure::ALL.get(*cursor as usize)?;
    *cursor += 1;
    Some(rules::Action::Messages(Action::Move(figure)))
}

/// Notes that a figure has moved on.
pub(crate) fn moved(game: &mut Game, player: PlayerId, figure: ScoringFigure) {
    if player == game.active
        && let Some(state) = &mut game.states.messages
    {
        state.moved[figure as usize] = true;
    }
}

/// Turns up a message when all figures have moved, if one is due, and returns the step in which it is read.
pub(crate) fn comes(game: &mut Game, events: &mut Vec<rules::Event>) -> Option<Step> {
    game.states.messages.as_ref()?;
    let Some(figure) = due(game) else {
        let is_over = game.rules.options.messages.often != MessageOften::Turn; // otherwise the whole turn counts
        if let Some(state) = game.states.messages.as_mut().filter(|_| is_over) {
            state.moved = [false; 2];
        }
        return None;
    };
    let card = match pile::turn_up(game) {
        Top::Card(card) => Some(card),
        Top::Named => None,
        Top::Hidden => return Some(game.stop_before(Some(rules::Lot::Messages))),
    };
    let then = game.step;
    if let Some(state) = &mut game.states.messages {
        state.moved[figure as usize] = false;
        (state.had, state.asked) = (true, Some(Asked { card, then }));
    }
    if let Some(card) = card {
        note(game, card, events);
    }
    Some(Step::Message)
}

/// The figure of the player in turn for which a message comes now.
fn due(game: &Game) -> Option<ScoringFigure> {
    let state = game.states.messages.as_ref()?;
    let stops = |figure: &ScoringFigure| state.moved[*figure as usize] && brings_message(game, game.active, *figure, 0);
    ScoringFigure::ALL.into_iter().find(stops).filter(|_| is_time(game))
}

/// Whether messages can come after what is settled now.
fn is_time(game: &Game) -> bool {
    let had = game.states.messages.as_ref().is_some_and(|state| state.had);
    match game.rules.options.messages.often {
        MessageOften::Last => game.step == Step::Advance,
        MessageOften::Round => true,
        MessageOften::Turn => game.step == Step::Advance && !had,
    }
}

/// Whether a message is sure to come if a figure moves by the points that its player is asked about: none of the player's points wait after
/// them, unless all move the same figure.
pub(crate) fn promises(game: &Game, player: PlayerId, figure: ScoringFigure) -> bool {
    let asked = track::first_scoring(game).iter().find(|gain| gain.player == player).map_or(0, |gain| gain.points);
    let all = game.waiting(player);
    let is_all = asked == all || game.rules.options.messages.often == MessageOften::Turn;
    player == game.active && is_all && is_time(game) && brings_message(game, player, figure, all)
}

/// Whether a figure would stand on a space that brings a message if it moved on by so many points.
fn brings_message(game: &Game, player: PlayerId, figure: ScoringFigure, points: i16) -> bool {
    let count = game.count_of(player, figure) + points;
    let space = track::space_of(count);
    let is_alone = || game.players().all(|other| other == player || !game.stands_on_space(other, space));
    count % 5 == 0 && (game.rules.options.messages.alone == MessageAlone::No || is_alone())
}

/// Whether the box asks now: which figure moves, or what a message brings.
pub(crate) fn is_asked(game: &Game) -> bool {
    game.step == Step::Message || game.step.moves_figures() && chooser(game).is_some()
}

impl rules::BoxDecision for Action {
    fn play(self, game: &mut Game, events: &mut Vec<rules::Event>) -> Step {
        match self {
            Self::Move(figure) => {
                choose(game, figure);
                game.step
            }
            Self::Points { .. } | Self::Deed { .. } | Self::Follower { .. } => reading::read(game, self, events),
        }
    }
}

/// Notes which figure of the asked player moves on.
fn choose(game: &mut Game, figure: ScoringFigure) {
    let Some(player) = chooser(game) else { return };
    let holds = game.rules.options.messages.often == MessageOften::Turn;
    track::choose(game, player, figure, holds);
    if let Some(state) = game.states.messages.as_mut().filter(|_| holds) {
        state.of_turn[player] = Some(figure);
    }
}

/// The step with which the same player's turn goes on with a tile that a message gave. It is no part of the turn, and a second part comes
/// after it.
pub(crate) fn turn_goes_on(game: &mut Game, events: &mut Vec<rules::Event>) -> Option<Step> {
    let has_tiles = second_part::has_tiles(game);
    let state = game.states.messages.as_mut().filter(|state| state.tiles > 0)?;
    if !has_tiles {
        state.tiles = 0;
        return None;
    }
    (state.tiles, state.has_begun_tile) = (state.tiles - 1, true);
    events.push(rules::Event::Messages(Event::AnotherTile { player: game.active }));
    Some(game.rules.first_step())
}

/// Whether a message has given the player in turn another tile in this turn.
pub(crate) fn gives_tile(game: &Game) -> bool {
    game.states.messages.as_ref().is_some_and(|state| state.tiles > 0 || state.has_begun_tile)
}

/// The reason why a decision is not legal while a message is asked about, or why one of this box is not legal.
pub(crate) fn why_not(game: &Game, action: rules::Action) -> IllegalAction {
    let is_figure_asked = game.step != Step::Message && is_asked(game);
    IllegalAction::Messages(match (action, asked(game)) {
        _ if is_figure_asked => Refusal::FigureAsked,
        (rules::Action::Messages(Action::Move(_)), None) => Refusal::NoPoints,
        (_, None) => Refusal::NoMessage,
        (rules::Action::Messages(action), Some(card)) if !matches!(action, Action::Move(_)) => {
            reading::why_not(game, action, card)
        }
        _ => Refusal::MessageAsked,
    })
}
