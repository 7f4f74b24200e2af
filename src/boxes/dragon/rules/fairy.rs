//! The fairy.
//!
//! **Rules**: BOXES, Princess & Dragon, Fairy. Instead of placing a figure, a player places her beside one of their own followers
//! anywhere (option `fairy`: on a tile with one). The dragon does not enter her tile. Her follower's owner gets 1 point when
//! their turn begins, and 3 whenever the feature of that follower is scored, whoever has the majority and even if it gives
//! nothing. When the follower leaves, she stays where she is.

use super::options::FairyRule;
use super::{Action, Event, parts::Part};
use crate::{
    board::{Node, Pos},
    catalogue::PartKind,
    rules::{self, Fairy, Figure, FigureKind, Game, IllegalAction, Misplaced, PlayerId, Score, ScoreReason, score},
};

const AT_THE_START_OF_A_TURN: i16 = 1;
const FOR_A_FEATURE: i16 = 3;

/// Whether the fairy is beside a figure.
fn is_beside(game: &Game, fairy: &Fairy, index: usize) -> bool {
    let figure = &game.figures[index];
    match game.rules.options.dragon.fairy {
        FairyRule::Figure => fairy.beside == Some(index),
        FairyRule::Tile => figure.kind.is_follower() && game.laid_part(figure.node).pos == fairy.pos,
    }
}

/// The figures beside whom the fairy is.
fn followers(game: &Game) -> impl Iterator<Item = Figure> {
    let fairy = game.states.dragon.as_ref().and_then(|state| state.fairy);
    let indices = 0..fairy.map_or(0, |_| game.figures.len());
    indices
        .filter(move |&index| fairy.is_some_and(|fairy| is_beside(game, &fairy, index)))
        .map(|index| game.figures[index])
}

/// The places for the fairy, by the active player's followers in the order in which they were placed.
pub(crate) fn placements(game: &Game, cursor: &mut u32) -> Option<rules::Action> {
    let state = game.states.dragon.as_ref().filter(|_| game.rules.uses(Part::Fairy))?;
    let by_tile = game.rules.options.dragon.fairy == FairyRule::Tile;
    let place = |index: usize| {
        let figure = &game.figures[index];
        let laid_part = game.laid_part(figure.node);
        rules::Action::Dragon(Action::Fairy {
            pos: laid_part.pos,
            beside: (!by_tile).then_some((laid_part.part, figure.kind)),
        })
    };
    let is_free = |index: usize| state.fairy.is_none_or(|fairy| !is_beside(game, &fairy, index));
    let is_own = |index: usize| {
        let figure = &game.figures[index];
        figure.owner == game.active
            && figure.kind.is_follower()
            && is_free(index)
            && game.board.feature(figure.node).kind != PartKind::Quarter
    };
    let first = *cursor as usize;
    let found = (first..game.figures.len())
        .find(|&index| is_own(index) && !(0..index).any(|other| is_own(other) && place(other) == place(index)))?;
    *cursor = found as u32 + 1;
    Some(place(found))
}

/// Places the fairy.
pub(crate) fn place(game: &mut Game, pos: Pos, beside: Option<(u8, FigureKind)>, events: &mut Vec<rules::Event>) {
    let player = game.active;
    let index = beside.and_then(|(part, kind)| {
        let fairy = game.states.dragon.as_ref().and_then(|state| state.fairy);
        let stands_there = |index: usize| {
            let (figure, laid_part) = (&game.figures[index], game.laid_part(game.figures[index].node));
            (laid_part.pos, laid_part.part, figure.kind, figure.owner) == (pos, part, kind, player)
                && fairy.is_none_or(|fairy| fairy.beside != Some(index))
        };
        (0..game.figures.len()).find(|&index| stands_there(index))
    });
    let laid_part = index.map(|index| game.laid_part(game.figures[index].node));
    if let Some(state) = &mut game.states.dragon {
        state.fairy = Some(Fairy { pos, beside: index });
    }
    events.push(rules::Event::Dragon(Event::FairyMoved { player, pos, beside: laid_part }));
}

/// Scores the fairy at the start of the active player's turn, provided that there is a tile to draw. In an open game that is
/// known when something is done in the turn.
pub(crate) fn turn_begins(game: &mut Game, events: &mut Vec<rules::Event>) {
    if !game.open && (game.remaining() > 0 || game.held_tile(game.active).is_some()) {
        pay(game, events);
    }
}

/// Scores the fairy before the first thing that is done in a turn of an open game.
pub(crate) fn open_turn_begins(game: &mut Game, events: &mut Vec<rules::Event>) {
    let turn = game.turn;
    if awaits_beginning(game) {
        pay(game, events);
        if let Some(state) = &mut game.states.dragon {
            state.begun = turn;
        }
    }
}

/// What the active player will have for the fairy as soon as something is done in this turn.
pub(crate) fn due(game: &Game) -> i16 {
    if awaits_beginning(game) { owed(game).map_or(0, |(points, _)| points) } else { 0 }
}

fn awaits_beginning(game: &Game) -> bool {
    game.open && game.states.dragon.as_ref().is_some_and(|state| state.begun != game.turn)
}

/// What the fairy gives the active player at the start of a turn, and one of the followers beside whom she is.
fn owed(game: &Game) -> Option<(i16, Figure)> {
    let mut own = followers(game).filter(|figure| figure.owner == game.active);
    let first = own.next()?;
    Some((AT_THE_START_OF_A_TURN * (1 + own.count() as i16), first))
}

fn pay(game: &mut Game, events: &mut Vec<rules::Event>) {
    let Some((points, follower)) = owed(game) else { return };
    let spot = Some(game.laid_part(follower.node));
    score::award(game, game.active, points, Score { points, ..Score::of(ScoreReason::Fairy, spot) }, events);
}

/// Scores the fairy when a feature is scored, while its figures still stand on it. Every follower beside her brings its owner points, in
/// turn order from the active player on.
pub(crate) fn feature_scored(game: &mut Game, node: Node, events: &mut Vec<rules::Event>) {
    let root = game.board.graph().root(node);
    let mut paid = [None; 8];
    let there = followers(game).filter(|figure| game.board.graph().root(figure.node) == root);
    for (slot, figure) in paid.iter_mut().zip(there) {
        *slot = Some(figure);
    }
    for player in game.players_from_active() {
        for figure in paid.into_iter().flatten().filter(|figure| figure.owner == player) {
            let why = explanation(game, &figure);
            score::award(game, player, why.points, why, events);
        }
    }
}

/// Calls `tell` with what the fairy gives in the final scoring.
pub(crate) fn final_scores(game: &Game, tell: &mut dyn FnMut(PlayerId, i16, Score)) {
    let scores = |figure: &Figure| game.board.feature(figure.node).kind.is_feature() && !game.is_lord(figure.node);
    for figure in followers(game).filter(scores) {
        let why = explanation(game, &figure);
        tell(figure.owner, why.points, why);
    }
}

fn explanation(game: &Game, figure: &Figure) -> Score {
    let completed = game.board.feature(figure.node).is_complete();
    Score { points: FOR_A_FEATURE, completed, ..Score::of(ScoreReason::Fairy, Some(game.laid_part(figure.node))) }
}

impl Game {
    /// Puts the fairy beside the first follower on a part, or just on a tile.
    ///
    /// # Errors
    /// If the fairy is not in play, or there is no such follower or tile. The board is then unchanged.
    pub fn arrange_fairy(&mut self, pos: Pos, part: Option<Node>) -> Result<(), Misplaced> {
        self.board.tile_at(pos).ok_or(IllegalAction::NoTile(pos))?;
        let is_beside =
            |node: Node| self.figures.iter().position(|figure| figure.kind.is_follower() && figure.node == node);
        let beside = part.map(|node| is_beside(node).ok_or(Misplaced::NoFollowerThere)).transpose()?;
        let is_in_play = self.rules.uses(Part::Fairy);
        let state = self.states.dragon.as_mut().filter(|_| is_in_play);
        state.ok_or(Misplaced::NoPiece("fairy"))?.fairy = Some(Fairy { pos, beside });
        Ok(())
    }
}
