//! Barns, which stay on their field until the end of the game and send farmers home.
//!
//! **Rulebook**: Abbey & Mayor, Barn. A player may place a barn instead of a figure, on a corner of the tile just laid where
//! four tiles meet that all show field, but not on a field with a barn (option `barn-on-barn`). Farmers on that field score
//! at once as at the end of the game, 3 points for each completed city. Farmers whose field is joined to a barn's field
//! later score 1 point for each city in that turn; so do those, in the final scoring, who came there from Carcassonne
//! just before it. At the end each barn scores 4 points for each completed city, no matter who else is on the field.
//! Without farmers there are no barns (option `barn-without-farmers`).

use super::options::{BarnOnBarn, BarnWithoutFarmers};
use super::{Event, Refusal, parts::Part};
use crate::{
    board::{Node, Pos},
    catalogue::{Catalogue, Corner},
    rules::{
        self, Barn, Farms, Figure, Game, IllegalAction, Misplaced, PlayerId, Rules, Score, ScoreReason, farms, score,
    },
};

const AT_ONCE: i16 = 3;
/// What farmers get for a city who share a field with a barn.
pub(crate) const JOINED_LATER: i16 = 1;
pub(crate) const AT_THE_END: i16 = 4;

/// Whether there is a barn on the field of a node.
#[must_use]
pub(crate) fn has_barn(game: &Game, node: Node) -> bool {
    let graph = game.board.graph();
    game.barns().iter().any(|barn| graph.root(barn.node) == graph.root(node))
}

/// The field at a corner of a cell, if all four tiles that meet there show field. It is given as its part on the cell's tile.
fn field_at(game: &Game, pos: Pos, corner: Corner) -> Option<Node> {
    let mut field = None;
    for (cell, there) in pos.meeting_at(corner) {
        let laid = game.board.laid_on(cell)?;
        let face = Catalogue::get().face(laid.tile, laid.turns);
        let [first, second] = there.halves().map(|half| face.field_at(half));
        let part = first.filter(|_| first == second)?;
        field = field.or(Some(laid.node(part)));
    }
    field
}

/// The corners of the tile just laid on which the active player may place a barn, as a mask of [`Corner`] indices.
#[inline]
#[must_use]
pub(crate) fn corners(game: &Game) -> u8 {
    if game.states.abbey.is_none() {
        return 0;
    }
    Corner::ALL.into_iter().fold(0, |mask, corner| mask | u8::from(place_for(game, corner).is_ok()) << corner.index())
}

/// The reason why the active player cannot place a barn on a corner of the tile just laid.
#[must_use]
pub(crate) fn why_not(game: &Game, corner: Corner) -> IllegalAction {
    place_for(game, corner).err().unwrap_or(IllegalAction::Abbey(Refusal::NoBarnCorner(corner)))
}

/// The field on which a barn of the active player would stand, at a corner of the tile just laid.
fn place_for(game: &Game, corner: Corner) -> Result<Node, IllegalAction> {
    if are_in_play(&game.rules) && !game.has_barn(game.active) {
        return Err(IllegalAction::Abbey(Refusal::NoBarn));
    }
    let Some(laid) = game.board.last() else { return Err(IllegalAction::Abbey(Refusal::NoBarnCorner(corner))) };
    let node = ground(game, laid.pos, corner)?;
    if game.rules.options.abbey.barn_on_barn == BarnOnBarn::No && has_barn(game, node) {
        return Err(IllegalAction::Abbey(Refusal::BarnThere));
    }
    Ok(node)
}

/// The field on which a barn at a corner of any tile would stand, whoever owns it.
fn ground(game: &Game, pos: Pos, corner: Corner) -> Result<Node, IllegalAction> {
    if !are_in_play(&game.rules) {
        return Err(IllegalAction::Abbey(Refusal::NoBarns));
    }
    field_at(game, pos, corner).ok_or(IllegalAction::Abbey(Refusal::NoBarnCorner(corner)))
}

fn are_in_play(rules: &Rules) -> bool {
    let options = &rules.options;
    let has_cause = options.farms != Farms::Off || options.abbey.barn_without_farmers == BarnWithoutFarmers::Yes;
    rules.uses(Part::Barn) && has_cause
}

/// Places the active player's barn. Farmers on its field score in this turn's scoring and return home.
pub(crate) fn place(game: &mut Game, corner: Corner, events: &mut Vec<rules::Event>) {
    let owner = game.active;
    let (Ok(node), Some(laid)) = (place_for(game, corner), game.board.last()) else { return };
    let barn = Barn { owner, pos: laid.pos, corner, node };
    if let Some(state) = &mut game.states.abbey {
        state.barn_left[owner] = false;
        state.barns.push(barn);
        state.new_barn = Some(node);
    }
    events.push(rules::Event::Abbey(Event::BarnPlaced(barn)));
}

/// Scores the farmers on the field of a barn placed in this turn, and then those whose field was joined to a barn's field.
pub(crate) fn score_farmers(game: &mut Game, events: &mut Vec<rules::Event>) {
    if let Some(field) = game.states.abbey.as_mut().and_then(|state| state.new_barn.take()) {
        settle(game, field, AT_ONCE, events);
    }
    for index in 0..game.barns().len() {
        let node = game.barns()[index].node;
        settle(game, node, JOINED_LATER, events);
    }
}

/// The fields that a barn scores in this part of the turn: that of a barn just placed, and then those with farmers that were joined
/// to a barn's field, each once. Fields are numbered: 0 is the first kind, the others follow the order of the barns.
#[must_use]
pub(crate) fn to_be_scored(game: &Game, index: usize) -> Option<Node> {
    let graph = game.board.graph();
    let new = game.states.abbey.as_ref()?.new_barn;
    let Some(index) = index.checked_sub(1) else { return new };
    let barns = game.barns();
    let field = barns.get(index)?.node;
    let is_same = |other: Node| graph.root(other) == graph.root(field);
    let is_listed = new.is_some_and(is_same) || barns[..index].iter().any(|barn| is_same(barn.node));
    (!is_listed && first_of(game, field).is_some()).then_some(field)
}

/// The figure that was placed first of those that hold a field.
fn first_of(game: &Game, field: Node) -> Option<Figure> {
    let graph = game.board.graph();
    let holds = |figure: &&Figure| figure.kind.is_counted() && graph.root(figure.node) == graph.root(field);
    game.figures.iter().find(holds).copied()
}

/// Scores the farmers of a field for its completed cities and sends them home. Does nothing if there are no farmers.
fn settle(game: &mut Game, field: Node, rate: i16, events: &mut Vec<rules::Event>) {
    let Some(farmer) = first_of(game, field) else { return };
    let mut why = farms::score_of(game, farmer.node).among(game, field);
    let counted = farms::count_completed_cities(game, field);
    for player in score::winners(game, &why) {
        let points = farms::with_pigs(game, field, player, rate, counted, &mut why);
        if points > 0 {
            score::award(game, player, points, why, events);
        }
    }
    game.feature_scored(field, events);
    game.return_figures(field, events);
}

/// Calls `tell` with the final score of each barn, in the order in which the barns were placed.
pub(crate) fn final_scores(game: &Game, tell: &mut dyn FnMut(PlayerId, i16, Score)) {
    for barn in game.barns() {
        let mut why = farms::score_of(game, barn.node);
        let counted = farms::count_completed_cities(game, barn.node);
        farms::worth_of(game, barn.node, AT_THE_END, counted, &mut why);
        why.reason = ScoreReason::Barn;
        why.strengths[barn.owner] = 1;
        if why.points > 0 {
            tell(barn.owner, why.points, why);
        }
    }
}

impl Game {
    /// Gives the active player the barn back that was placed at a corner of a tile.
    pub(crate) fn return_barn(&mut self, pos: Pos, corner: Corner, events: &mut Vec<rules::Event>) {
        let (Some(state), owner) = (&mut self.states.abbey, self.active) else { return };
        let is_it = |barn: &Barn| (barn.owner, barn.pos, barn.corner) == (owner, pos, corner);
        let Some(index) = state.barns.iter().position(is_it) else { return };
        let barn = state.barns.remove(index);
        state.barn_left[owner] = true;
        events.push(rules::Event::Abbey(Event::BarnReturned(barn)));
    }

    /// Puts a barn on a corner of a tile. Four tiles must meet there, and all must show field.
    ///
    /// # Errors
    /// If no barn can be there. The board is then unchanged.
    pub fn arrange_barn(&mut self, owner: PlayerId, pos: Pos, corner: Corner) -> Result<(), Misplaced> {
        let node = ground(self, pos, corner)?;
        let cells = pos.meeting_at(corner);
        if self.barns().iter().any(|barn| cells.contains(&(barn.pos, barn.corner))) {
            return Err(Misplaced::SameCorner);
        }
        if let Some(state) = &mut self.states.abbey {
            state.barns.push(Barn { owner, pos, corner, node });
        }
        Ok(())
    }
}
