//! Besieged cities.
//!
//! **Rules**: FURTHER, The Besiegers, The Cathars. A city with besiegers before any of its tiles is besieged. Completed it gives 1 point less
//! for each tile and coat of arms, unfinished nothing; a field counts it twice once it is completed. Turned into a castle it is besieged
//! no longer. At the very end of a turn the active player may take one of their followers home, without points, out of a besieged
//! city with a monastery on or around one of its tiles (option `escape`: one of the tiles with besiegers).

pub mod options;
mod vocabulary;

pub use vocabulary::{Action, Refusal};

use crate::{
    board::{Feature, Node, Pos},
    catalogue::{BoxId, PartKind},
    rules::{
        self, Extra, FigureAt, Game, IllegalAction, OwnPiece, ReturnCause, Row, Rules, Score, Step, Waits, phase,
        returning,
    },
};
use options::Escape;

/// The question who escapes.
pub(crate) const ROW: Row =
    Row::new(Step::Escape, Waits::IfOffered, BoxId::Siege, "FURTHER, The Besiegers: one follower escapes")
        .also_with(BoxId::Cathars)
        .offers(&[escapes])
        .skips()
        .runs(phase::after_turn)
        .declined(phase::after_turn);

/// Whether besiegers act in a game.
#[inline]
#[must_use]
pub(crate) const fn are_in_play(rules: &Rules) -> bool {
    rules.has(BoxId::Siege) || rules.has(BoxId::Cathars)
}

/// Whether a city is besieged.
#[inline]
#[must_use]
pub(crate) fn is_besieged(game: &Game, city: Node) -> bool {
    are_in_play(&game.rules) && game.board.feature(city).attributes.besieged && !game.is_castle(city)
}

/// Lowers the score of a besieged city.
pub(crate) fn worth(game: &Game, node: Node, score: &mut Score) {
    if !is_besieged(game, node) {
        return;
    }
    let tiles = score.tiles as i16 + i16::from(score.coats);
    score.add(Extra::Siege, if score.completed { -LESS * tiles } else { -score.points });
}

/// The points that a besieged city lacks for each tile and coat of arms.
const LESS: i16 = 1;

/// The points that a city lacks for each tile and coat of arms once it is completed.
#[inline]
#[must_use]
pub(crate) const fn less_a_tile(rules: &Rules, feature: &Feature) -> i16 {
    if feature.attributes.besieged && are_in_play(rules) { LESS } else { 0 }
}

/// Whether a monastery through which one may escape lies on or around a tile.
fn has_way_out(game: &Game, pos: Pos) -> bool {
    let shows_monastery = |cell: Pos| {
        let is_monastery = |node: Node| game.board.feature(node).kind == PartKind::Monastery;
        game.board.laid_on(cell).is_some_and(|laid| game.board.nodes_of(laid).any(is_monastery))
    };
    shows_monastery(pos) || pos.around().any(shows_monastery)
}

/// Whether followers may escape from a part of a city.
#[must_use]
pub(crate) fn lets_out(game: &Game, city: Node) -> bool {
    let root = game.board.graph().root(city);
    let any = game.rules.options.siege.escape == Escape::Any;
    let opens = |member: Node| {
        let at = game.laid_part(member);
        (any || at.part().attributes.besieged) && has_way_out(game, at.pos)
    };
    is_besieged(game, city) && game.board.graph().members(root).any(opens)
}

/// The followers of the active player who may escape, in the order in which they were placed.
fn escapes(game: &Game, cursor: &mut u32) -> Option<rules::Action> {
    let may_go = |piece| match piece {
        OwnPiece::Figure(FigureAt { pos, part, kind, .. }) => {
            kind.is_follower() && game.node_at(pos, part).is_some_and(|node| lets_out(game, node))
        }
        OwnPiece::Barn { .. } => false,
    };
    match returning::own_pieces(game, game.active, cursor, may_go)? {
        OwnPiece::Figure(figure) => Some(rules::Action::Siege(Action(figure))),
        OwnPiece::Barn { .. } => None,
    }
}

impl rules::BoxDecision for Action {
    /// Takes a follower home, and returns the next step.
    fn play(self, game: &mut Game, events: &mut Vec<rules::Event>) -> Step {
        let Self(figure) = self;
        returning::bring_home(game, figure, ReturnCause::TakenBack, events);
        phase::after_turn(game, events)
    }
}

/// The reason why a decision is not legal while this box is asked about, or why one of this box is not legal.
pub(crate) fn why_not(game: &Game) -> IllegalAction {
    IllegalAction::Siege(if game.step == Step::Escape { Refusal::NoWayOut } else { Refusal::NoEscape })
}

impl Game {
    /// Whether besiegers stand before a city that is no castle.
    #[must_use]
    pub fn is_besieged(&self, city: Node) -> bool {
        is_besieged(self, city)
    }
}
