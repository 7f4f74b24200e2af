//! Abbeys and their last round. Wagons and barns have files of their own.
//!
//! **Rulebook**: Abbey & Mayor, 2016. *Abbey*: at the start of a turn, before drawing, a player may lay their abbey in a
//! hole. It fits everything, closes every feature at its edges, and counts as a monastery for figures and scoring. *Mayor*:
//! he stands only in cities and counts as many figures as the city has coats of arms (`rules/seams.rs`, `strength`).
//!
//! The rulebook does not say whether abbeys can still be laid when the pile is empty. Here each player then gets one more
//! turn in which to lay an abbey (option `abbey-end`).

pub(crate) mod barn;
pub mod options;
pub mod parts;
mod vocabulary;
pub(crate) mod wagon;

use self::parts::Part;
pub use self::vocabulary::{Action, Event, Refusal};
use crate::{
    board::{Node, Pos},
    catalogue::{BoxId, Catalogue},
    rules::{self, Barn, ByPlayer, Game, IllegalAction, PlayerId, Row, Rules, Step, Waits},
};
use options::AbbeyEnd;

/// The question about an abbey.
pub(crate) const ROW: Row =
    Row::new(Step::Abbey, Waits::IfOffered, BoxId::Abbey, "RULES, Abbey: before drawing, the abbey into a hole")
        .only_if(are_in_play);

/// The abbeys and barns that are left, the barns on the board, and the progress of the abbey round after the last tile.
#[derive(Clone, Debug)]
pub struct State {
    pub(crate) abbey_left: ByPlayer<bool>,
    pub(crate) barn_left: ByPlayer<bool>,
    pub(crate) barns: Vec<Barn>,
    /// The field of the barn that was placed in this turn, until its farmers have scored.
    new_barn: Option<Node>,
    /// During the abbey round after the last tile: the number of players still to be asked, including the active one.
    round: Option<usize>,
}

impl State {
    pub(crate) fn new(rules: &Rules) -> Self {
        let each = |part| ByPlayer::of_each(rules.n_players(), rules.uses(part));
        let barns = Vec::with_capacity(rules.n_players()); // so that placing a barn does not allocate
        Self { abbey_left: each(Part::Abbey), barn_left: each(Part::Barn), barns, new_barn: None, round: None }
    }
}

/// Whether the game is played with abbeys.
#[must_use]
pub(crate) fn are_in_play(rules: &Rules) -> bool {
    rules.uses(Part::Abbey)
}

/// Whether the active player may lay an abbey now, provided that there is a hole: at the start of a turn, or in the abbey
/// round after the last tile.
#[must_use]
pub(crate) fn may_lay(game: &Game) -> bool {
    let Some(state) = &game.states.abbey else { return false };
    let has_turn = match state.round {
        None => game.open || game.remaining() > 0,
        Some(left) => left > 0,
    };
    has_turn && state.abbey_left[game.active] && !game.lays_held_tile()
}

/// The reason why an abbey must not be laid in a hole.
#[must_use]
pub(crate) fn refusal(game: &Game, pos: Pos) -> Option<IllegalAction> {
    Catalogue::get().abbey().and_then(|abbey| game.refusal(abbey, pos, 0))
}

impl rules::BoxDecision for Action {
    fn play(self, game: &mut Game, events: &mut Vec<rules::Event>) -> Step {
        match self {
            Self::Abbey { pos } => {
                lay(game, pos, events);
                game.own_tile_laid(events);
                game.rules.after(Step::Lay)
            }
            // The farmers whom it joins score in this turn's scoring.
            Self::Barn { corner } => {
                barn::place(game, corner, events);
                game.rules.after(game.step)
            }
            Self::Move { pos, part, .. } => {
                wagon::go(game, pos, part, events);
                Step::Wagon
            }
        }
    }
}

/// The reason why a decision of this box is not legal now.
pub(crate) fn why_not(game: &Game, action: Action) -> IllegalAction {
    IllegalAction::Abbey(match (game.step, action) {
        (Step::Abbey, Action::Abbey { pos }) => {
            let is_hole = game.board.frontier_at(pos).is_some_and(|cell| cell.is_hole());
            match refusal(game, pos).filter(|_| is_hole) {
                Some(reason) => return reason,
                None => Refusal::NoHole(pos),
            }
        }
        (_, Action::Abbey { .. }) => Refusal::AbbeyLater,
        (Step::Abbey, _) => Refusal::AbbeyAsked,
        (Step::Wagon, Action::Move { .. }) => Refusal::WagonTarget,
        (_, Action::Move { .. }) => Refusal::NoWagon,
        (Step::Wagon, Action::Barn { .. }) => Refusal::WagonAsked,
        (_, Action::Barn { corner }) => return barn::why_not(game, corner),
    })
}

/// Lays the active player's abbey in a hole.
fn lay(game: &mut Game, pos: Pos, events: &mut Vec<rules::Event>) {
    if let (Some(state), Some(tile)) = (&mut game.states.abbey, Catalogue::get().abbey()) {
        state.abbey_left[game.active] = false;
        game.lay(tile, pos, 0, events);
    }
}

/// The next step of the abbey round after the last tile. The round starts with the player to the left of the one in whose
/// turn the pile ran out, and ends when that player has been asked. Returns `None` when the game ends.
pub(crate) fn round(game: &mut Game) -> Option<Step> {
    if game.rules.options.abbey.end == AbbeyEnd::No || !game.rules.uses(Part::Abbey) {
        return None;
    }
    let n_players = game.rules.n_players();
    let state = game.states.abbey.as_mut()?;
    match state.round {
        Some(0) => None,
        Some(_) => {
            count_round(game); // nothing was laid in this turn, so nothing belongs to its end
            Some(Step::Pass)
        }
        None => {
            state.round = Some(n_players);
            if game.ran_out_in == game.turn {
                game.active = PlayerId::from_index((game.active.index() + 1) % n_players);
                game.turn += 1;
            }
            Some(Step::Abbey)
        }
    }
}

/// Counts one turn of the abbey round after the last tile.
pub(crate) fn count_round(game: &mut Game) {
    if let Some(left) = game.states.abbey.as_mut().and_then(|state| state.round.as_mut()) {
        *left = left.saturating_sub(1);
    }
}

impl Game {
    /// The barns on the board, in the order in which they were placed.
    #[must_use]
    pub fn barns(&self) -> &[Barn] {
        self.states.abbey.as_ref().map_or(&[], |state| &state.barns)
    }

    /// Whether a player still has a barn to place.
    #[must_use]
    pub fn has_barn(&self, player: PlayerId) -> bool {
        self.states.abbey.as_ref().is_some_and(|state| state.barn_left[player])
    }

    /// Whether a player still has an abbey to lay.
    #[must_use]
    pub fn has_abbey(&self, player: PlayerId) -> bool {
        self.states.abbey.as_ref().is_some_and(|state| state.abbey_left[player])
    }
}
