//! The big top.
//!
//! **Rules**: FURTHER, Under the Big Top. A circus tile brings the big top to it, after scoring and wagons. Before it leaves a tile the
//! token under it is turned up: every follower on the nine cells of that tile gives its owner as many points. At the end of the game the
//! last one is turned up in the same way. Acrobats and ringmasters have files of their own.
//!
//! The token is the next lot until it is turned up, so that nobody sees it. In a record in which no tag says what comes the tile names it.

pub(crate) mod acrobats;
pub(crate) mod laying;
pub(crate) mod ringmaster;
mod state;
mod vocabulary;

pub(crate) use state::has_circus;
pub use state::{ANIMALS, State, WORDS};
pub use vocabulary::{Action, Event, Refusal};

use state::{N_TOKENS, Place, Tent, has_acrobats};

use crate::{
    board::{Node, Pos},
    boxes::bridges::rules as bridges,
    catalogue::{BoxId, Catalogue, PartKind, TileId},
    rules::{self, ByPlayer, Game, IllegalAction, Lot, Row, Score, ScoreReason, Step, Waits, score},
};

/// The row in which the big top moves.
pub(crate) const ROW: Row = Row::new(
    Step::BigTop,
    Waits::No,
    BoxId::Bigtop,
    "FURTHER, Under the Big Top: the token is turned up, and the big top moves",
)
.runs(run);

/// Begins a part of a turn with a tile that was laid.
pub(crate) fn tile_placed(game: &mut Game, tile: TileId) {
    let (Some(state), Some(laid)) = (&mut game.states.bigtop, game.board.last()) else { return };
    let place = Catalogue::get().tile(tile).parts_of(PartKind::Acrobats).next();
    state.acrobats.extend(place.map(|part| Place { pos: laid.pos, node: laid.node(part) }));
    if game.board.tiles().len() == 1 && has_circus(tile) {
        state.tent = Some(Tent { pos: laid.pos, named: None }); // it stands there from the beginning
    }
}

/// Whether laying a tile may give points besides those of its features.
#[must_use]
pub(crate) fn matters(game: &Game, tile: TileId) -> bool {
    game.states.bigtop.is_some() && (has_circus(tile) || has_acrobats(tile) || ringmaster::is_about(game))
}

impl rules::BoxDecision for Action {
    fn play(self, game: &mut Game, events: &mut Vec<rules::Event>) -> Step {
        match self {
            Self::Pyramid { pos } => acrobats::score_pyramid(game, pos, events),
            Self::Lay { .. } => laying::lay(game, self, events),
        }
    }

    fn drawn_tile(self) -> Option<TileId> {
        match self {
            Self::Lay { tile, .. } => Some(tile),
            Self::Pyramid { .. } => None,
        }
    }

    fn without_outcome(self) -> rules::Action {
        match self {
            Self::Lay { tile, pos, turns, bridged: false, .. } => rules::Action::Lay { tile, pos, turns },
            Self::Lay { tile, pos, turns, bridged: true, .. } => {
                bridges::Action::LayWithBridge { tile, pos, turns }.into()
            }
            Self::Pyramid { .. } => self.into(),
        }
    }
}

/// The reason why a decision of this box is not legal now.
pub(crate) fn why_not(action: Action) -> IllegalAction {
    IllegalAction::Bigtop(match action {
        Action::Pyramid { pos } => Refusal::NoPyramid(pos),
        Action::Lay { .. } => Refusal::AnimalKnown,
    })
}

/// The reason why a circus tile that fits must not be laid with the animal that the statement names.
pub(crate) fn why_not_laid(game: &Game, tile: TileId) -> IllegalAction {
    match game.drawn.filter(|&drawn| drawn != tile) {
        Some(drawn) => IllegalAction::OtherTile { drawn },
        None => IllegalAction::Bigtop(Refusal::AnimalKnown),
    }
}

/// Whether a token kind is still to come, by its index.
#[must_use]
pub(crate) fn is_to_come(game: &Game, animal: u8) -> bool {
    let index = usize::from(animal);
    game.states.bigtop.as_ref().is_none_or(|state| state.turned_up[index] < ANIMALS[index].1)
}

/// Moves the big top to the circus that was just laid.
fn run(game: &mut Game, events: &mut Vec<rules::Event>) -> Step {
    let next = game.rules.after(Step::BigTop);
    let circus = game.board.last().filter(|laid| has_circus(laid.tile)).map(|laid| laid.pos);
    let Some((state, pos)) = game.states.bigtop.as_ref().zip(circus) else { return next };
    if state.tent.is_some_and(|tent| tent.pos == pos) {
        return next;
    }
    if hides_token(game) {
        return game.stop_before(Some(Lot::Animals));
    }
    turn_up(game, false, events);
    if let Some(state) = &mut game.states.bigtop {
        let named = state.named.take();
        state.tent = Some(Tent { pos, named });
        events.push(rules::Event::Bigtop(Event::Moved { player: game.active, pos, named }));
    }
    next
}

/// Whether there is a token under the big top that must not be seen yet.
#[must_use]
pub(crate) fn hides_token(game: &Game) -> bool {
    let Some(state) = &game.states.bigtop else { return false };
    state.is_on_a_lot() && state.n_turned_up() < N_TOKENS && game.hides_lot(Lot::Animals)
}

/// Turns the token under the big top up, which leaves the game. Each follower on the nine cells gives its points.
pub(crate) fn turn_up(game: &mut Game, at_end: bool, events: &mut Vec<rules::Event>) {
    let Some(Tent { pos, named }) = game.states.bigtop.as_ref().and_then(|state| state.tent) else { return };
    let Some(animal) = named.or_else(|| game.take_lot(Lot::Animals)) else { return };
    let index = usize::from(animal);
    let mut counts = ByPlayer::<u16>::default();
    game.followers_around(pos).for_each(|figure| counts[figure.owner] += 1);
    let Some(state) = &mut game.states.bigtop else { return };
    state.turned_up[index] += 1;
    events.push(rules::Event::Bigtop(Event::TurnedUp { pos, animal, is_named: named.is_some() }));
    let spot = game.board.laid_on(pos).map(|laid| game.laid_part(laid.node(0)));
    let each = i16::from(ANIMALS[index].0);
    for player in game.players_from_active().filter(|&player| counts[player] > 0) {
        let points = each * counts[player] as i16;
        let why = Score { count: counts[player], points, ..Score::of(ScoreReason::Bigtop, spot) };
        if at_end {
            score::give_at_end(game, player, points, why, events);
        } else {
            score::give(game, player, points, why, events);
        }
    }
}

impl Game {
    /// The cell of the big top, once a circus has brought it.
    #[must_use]
    pub fn big_top(&self) -> Option<Pos> {
        self.states.bigtop.as_ref()?.tent.map(|tent| tent.pos)
    }

    /// Puts the big top on a laid tile of a board that is set up by hand.
    ///
    /// # Errors
    /// If it is not in play, or no tile lies there. The board is then unchanged.
    pub fn arrange_big_top(&mut self, pos: Pos) -> Result<(), rules::Misplaced> {
        if self.board.laid_on(pos).is_none() {
            return Err(rules::IllegalAction::NoTile(pos).into());
        }
        let state = self.states.bigtop.as_mut().ok_or(rules::Misplaced::NoPiece("the big top"))?;
        state.tent = Some(Tent { pos, named: None });
        Ok(())
    }

    /// The acrobats on a part.
    pub(crate) fn n_acrobats(&self, node: Node) -> usize {
        usize::from(self.board.feature(node).figures)
    }
}
