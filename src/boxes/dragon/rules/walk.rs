//! The dragon's walk.
//!
//! **Rules**: BOXES, Princess & Dragon, Dragon tile. The active player makes the first step, and the players clockwise one each,
//! six at most. A step goes to a neighbouring tile on which the dragon has not been in this walk, its start included, and on
//! which the fairy is not. Whoever is asked must step; where there is no such tile the walk ends. The dragon eats every figure
//! on a tile that it enters, but no barns. The walk comes before scoring or after it (option `dragon-move`).

use super::options::DragonMove;
use super::{Action, Event, parts::Part};
use crate::{
    board::Pos,
    catalogue::{BoxId, Side},
    rules::{self, Game, PlayerId, ReturnCause, Row, Step, Waits},
};

/// The dragon's walk, before the scoring.
pub(crate) const BEFORE: Row = row(Step::Dragon, "BOXES, Princess & Dragon: up to six steps, each by the next player")
    .only_if(|rules| rules.uses(Part::Dragon) && rules.options.dragon.moves == DragonMove::Before);

/// The same after the scoring.
pub(crate) const AFTER: Row = row(Step::DragonAfter, "BOXES, Princess & Dragon: with `dragon-move=after`")
    .only_if(|rules| rules.uses(Part::Dragon) && rules.options.dragon.moves == DragonMove::After);

const fn row(step: Step, reason: &'static str) -> Row {
    Row::new(step, Waits::IfOffered, BoxId::Dragon, reason).asks(asked).offers(&[steps]).runs(end)
}

/// The number of steps in a walk.
const STEPS: usize = 6;

/// A walk that goes on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Walk {
    /// The cells on which the dragon has been; the first is its start.
    visited: [Pos; STEPS + 1],
    n_visited: usize,
}

impl From<Pos> for Walk {
    fn from(start: Pos) -> Self {
        Self { visited: [start; STEPS + 1], n_visited: 1 }
    }
}

impl Walk {
    /// The number of steps that the dragon has made.
    const fn steps(&self) -> usize {
        self.n_visited - 1
    }

    fn visited(&self) -> &[Pos] {
        &self.visited[..self.n_visited]
    }
}

/// The walk, if this is the step of the turn in which the dragon moves.
fn current(game: &Game) -> Option<&Walk> {
    let step = match game.rules.options.dragon.moves {
        DragonMove::Before => Step::Dragon,
        DragonMove::After => Step::DragonAfter,
    };
    game.states.dragon.as_ref().filter(|_| game.step == step)?.walk.as_ref()
}

/// The number of steps that the dragon may still make; `None` if it does not walk now.
#[must_use]
pub(crate) fn steps_left(game: &Game) -> Option<usize> {
    current(game).map(|walk| STEPS - walk.steps())
}

/// The player who makes the next step.
#[must_use]
fn asked(game: &Game) -> PlayerId {
    let steps = current(game).map_or(0, Walk::steps);
    PlayerId::from_index((game.active.index() + steps) % game.rules.n_players())
}

/// Whether the dragon may step onto a cell in this walk.
fn may_enter(game: &Game, walk: &Walk, pos: Pos) -> bool {
    let fairy = game.states.dragon.as_ref().and_then(|state| state.fairy.as_ref());
    game.board.tile_at(pos).is_some()
        && !walk.visited().contains(&pos)
        && !game.is_inside_city(pos)
        && fairy.is_none_or(|fairy| fairy.pos != pos)
}

/// The steps that the dragon may make, clockwise from north.
fn steps(game: &Game, cursor: &mut u32) -> Option<rules::Action> {
    let walk = current(game).filter(|walk| walk.steps() < STEPS)?;
    let here = game.states.dragon.as_ref()?.dragon?;
    let side = (*cursor as usize..Side::ALL.len()).find(|&side| may_enter(game, walk, here.beside(Side::ALL[side])))?;
    *cursor = side as u32 + 1;
    Some(rules::Action::Dragon(Action::Dragon { pos: here.beside(Side::ALL[side]) }))
}

/// Moves the dragon one step. It eats what is on the tile.
pub(crate) fn go(game: &mut Game, pos: Pos, events: &mut Vec<rules::Event>) {
    let player = asked(game);
    let Some(state) = &mut game.states.dragon else { return };
    let from = state.dragon.replace(pos);
    if let Some(walk) = &mut state.walk {
        walk.visited[walk.n_visited] = pos;
        walk.n_visited += 1;
    }
    events.push(rules::Event::Dragon(Event::DragonMoved { player, from, pos, walks: true }));
    let mut index = 0;
    while let Some(figure) = game.figures.get(index) {
        if game.laid_part(figure.node).pos == pos && !game.is_lord(figure.node) {
            game.return_figure(index, ReturnCause::Eaten, events);
        } else {
            index += 1;
        }
    }
    game.return_lonely(events);
}

/// Ends the walk, if this is its step of the turn.
fn end(game: &mut Game, _: &mut Vec<rules::Event>) -> Step {
    if current(game).is_some()
        && let Some(state) = &mut game.states.dragon
    {
        state.walk = None;
    }
    game.rules.after(game.step)
}
