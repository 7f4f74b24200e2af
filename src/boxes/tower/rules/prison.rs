//! Prisoners of The Tower.
//!
//! **Rules**: BOXES, The Tower. As soon as two players hold followers of each other, they exchange one for one; whoever just
//! captured says which of their own comes back. Once a turn the player whose turn it is may pay 3 points to a captor for one
//! of their own followers, which can be used at once. Prisoners score nothing at the end.

use super::{Action, Event};
use crate::{
    boxes::dragon::rules::fairy,
    catalogue::BoxId,
    rules::{self, FigureKind, Game, PlayerId, ReturnCause, Row, Score, ScoreReason, Step, Waits, score},
};

/// The question about an exchange.
pub(crate) const ROW: Row =
    Row::new(Step::Exchange, Waits::IfOffered, BoxId::Tower, "BOXES, The Tower: prisoners are exchanged one for one")
        .only_if(|rules| rules.uses(super::parts::Part::Towers))
        .offers(&[exchanges]);

/// The points that a captor gets for a follower.
const RANSOM: i16 = 3;

/// Takes a figure off the board into the hands of the active player, and exchanges prisoners if there is only one way.
pub(super) fn take_in(game: &mut Game, index: usize, events: &mut Vec<rules::Event>) {
    let captor = game.active;
    if game.figures[index].owner == captor {
        return game.return_figure(index, ReturnCause::TakenBack, events);
    }
    let figure = game.take_figure(index);
    let laid_part = game.laid_part(figure.node);
    events.push(rules::Event::Tower(Event::FigureCaptured {
        captor,
        player: figure.owner,
        figure: figure.kind,
        laid_part,
    }));
    let Some(state) = &mut game.states.tower else { return };
    state.prisoners[captor][figure.owner][figure.kind] += 1;
    let held = state.prisoners[figure.owner][captor];
    let mut kinds = FigureKind::ALL.into_iter().filter(|&kind| held[kind] > 0);
    match (kinds.next(), kinds.next()) {
        (None, _) => {}
        (Some(only), None) => swap(game, figure.owner, (only, figure.kind), events),
        (Some(_), Some(_)) => state.exchange = Some((figure.owner, figure.kind)),
    }
}

/// The active player's followers of which one comes back in an exchange.
fn exchanges(game: &Game, cursor: &mut u32) -> Option<rules::Action> {
    let state = game.states.tower.as_ref()?;
    let (captor, _) = state.exchange?;
    let held = state.held(captor, game.active);
    let found = (*cursor as usize..FigureKind::ALL.len()).find(|&kind| held[FigureKind::ALL[kind]] > 0)?;
    *cursor = found as u32 + 1;
    Some(rules::Action::Tower(Action::Exchange { captor, figure: FigureKind::ALL[found] }))
}

/// Exchanges the follower that was just captured for one of the active player's.
pub(crate) fn exchange(game: &mut Game, captor: PlayerId, figure: FigureKind, events: &mut Vec<rules::Event>) {
    let pending = game.states.tower.as_mut().and_then(|state| state.exchange.take());
    if let Some((_, captured)) = pending {
        swap(game, captor, (figure, captured), events);
    }
}

/// Exchanges a follower of the active player for one of another player.
fn swap(game: &mut Game, other: PlayerId, (own, theirs): (FigureKind, FigureKind), events: &mut Vec<rules::Event>) {
    let active = game.active;
    free(game, other, active, own, false, events);
    free(game, active, other, theirs, false, events);
}

fn free(
    game: &mut Game,
    captor: PlayerId,
    player: PlayerId,
    figure: FigureKind,
    ransom: bool,
    events: &mut Vec<rules::Event>,
) {
    let Some(state) = &mut game.states.tower else { return };
    state.prisoners[captor][player][figure] -= 1;
    game.supplies[player][figure] += 1;
    events.push(rules::Event::Tower(Event::PrisonerFreed { player, figure, captor, ransom }));
}

/// The active player's captured followers for whom ransom may be paid now: by captor, and then by kind.
pub(crate) fn ransoms(game: &Game, cursor: &mut u32) -> Option<rules::Action> {
    let state = game.states.tower.as_ref()?;
    let owner = game.active;
    if state.ransom_turn == game.turn || game.scores[owner] + fairy::due(game) < RANSOM {
        return None;
    }
    let kinds = FigureKind::ALL.len();
    let named = |at: usize| (PlayerId::from_index(at / kinds), FigureKind::ALL[at % kinds]);
    let held = |at: &usize| {
        let (captor, figure) = named(*at);
        state.held(captor, owner)[figure] > 0
    };
    let found = (*cursor as usize..game.rules.n_players() * kinds).find(held)?;
    *cursor = found as u32 + 1;
    let (captor, figure) = named(found);
    Some(rules::Action::Tower(Action::Ransom { captor, figure }))
}

/// Pays ransom for a follower of the active player.
pub(crate) fn pay(game: &mut Game, captor: PlayerId, figure: FigureKind, events: &mut Vec<rules::Event>) {
    let player = game.active;
    if let Some(state) = &mut game.states.tower {
        state.ransom_turn = game.turn;
    }
    free(game, captor, player, figure, true, events);
    for (who, points) in [(player, -RANSOM), (captor, RANSOM)] {
        score::award(game, who, points, Score { points, ..Score::of(ScoreReason::Ransom, None) }, events);
    }
}
