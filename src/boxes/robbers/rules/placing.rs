//! Who puts a robber on the track, and where.

use super::options::RobberOthers;
use super::vocabulary::{Action, Event};
use crate::{
    catalogue::{BoxId, Catalogue, Symbol, TileId},
    rules::{self, Game, PlayerId, Row, Step, Waits, track::SPACES},
};

/// The question where a robber goes, of one player after the other.
pub(crate) const ROW: Row =
    Row::new(Step::Robber, Waits::IfOffered, BoxId::Robbers, "MESSAGES_ROBBERS, 4: a robber beside another's figure")
        .asks(asked)
        .offers(&[spaces])
        .skips()
        .runs(pass)
        .declined(pass);

/// Begins a part of a turn with a tile that was laid: with a bag, the player in turn may place a robber.
pub(crate) fn tile_placed(game: &mut Game, tile: TileId) {
    if let Some(state) = &mut game.states.robbers {
        state.placer = has_bag(tile).then_some(game.active);
    }
}

/// Whether a tile has a bag.
fn has_bag(tile: TileId) -> bool {
    Catalogue::get().tile(tile).has(Symbol::Robber)
}

/// Whether laying a tile may lead to a question about a robber.
#[must_use]
pub(crate) fn matters(game: &Game, tile: TileId) -> bool {
    game.states.robbers.is_some() && has_bag(tile)
}

fn placer(game: &Game) -> Option<PlayerId> {
    game.states.robbers.as_ref().and_then(|state| state.placer)
}

fn asked(game: &Game) -> PlayerId {
    placer(game).unwrap_or(game.active)
}

/// The spaces on which the robber may be put, from 0 up.
fn spaces(game: &Game, cursor: &mut u32) -> Option<rules::Action> {
    let player = placer(game)?;
    let free = |&space: &u8| is_beside_another(game, player, space) && game.robber(player) != Some(space);
    let space = (*cursor as u8..SPACES as u8).find(free)?;
    *cursor = u32::from(space) + 1;
    Some(rules::Action::Robbers(Action::Put { space }))
}

/// Whether the scoring figure of somebody else stands on a space.
fn is_beside_another(game: &Game, player: PlayerId, space: u8) -> bool {
    game.players().any(|other| other != player && game.stands_on_space(other, space))
}

/// Puts the asked player's robber on a space, and returns the next step.
pub(super) fn put(game: &mut Game, space: u8, events: &mut Vec<rules::Event>) -> Step {
    let player = asked(game);
    if let Some(state) = &mut game.states.robbers {
        state.at[player] = Some(space);
    }
    events.push(rules::Event::Robbers(Event::Put { player, space }));
    pass(game, events)
}

/// Goes on with the next player who may place a robber, or with what follows.
fn pass(game: &mut Game, _: &mut Vec<rules::Event>) -> Step {
    let next = placer(game).and_then(|last| next_placer(game, last));
    if let Some(state) = &mut game.states.robbers {
        state.placer = next;
    }
    if next.is_some() { Step::Robber } else { game.rules.after(Step::Robber) }
}

/// The player after another one who may place a robber: the next with one in the supply, or with `robber-others=all` each of them.
fn next_placer(game: &Game, last: PlayerId) -> Option<PlayerId> {
    if last != game.active && game.rules.options.robbers.others == RobberOthers::Next {
        return None;
    }
    let mut later = game.players_from_active().skip_while(|&player| player != last).skip(1);
    later.find(|&player| game.robber(player).is_none())
}
