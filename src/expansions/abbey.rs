//! Abbey & Mayor: the box and its abbeys; `wagon` and `barn` have files of their own.
//!
//! **Contents**: 12 land tiles; an abbey tile, a mayor, a wagon and a barn a player; figures of a sixth colour. Any of them
//! may be left out (option `abbey-parts`).
//!
//! **Rulebook**: Abbey & Mayor, 2016. *Abbey*: at the beginning of a turn, before drawing, a player may lay the abbey into
//! a hole; it fits everything, closes every feature at its edges and is a monastery for figures and scoring. *Mayor*: only
//! in a city; he counts as many as the city has coats of arms (`rules/seams.rs`, `strength`).
//!
//! What the rulebook leaves open: when the pile is empty, each player is asked for an abbey once more, as a turn of their
//! own (option `abbey-end`).

pub(crate) mod barn;
pub(crate) mod wagon;

use crate::{
    board::Pos,
    catalogue::{BoxId, Catalogue},
    rules::{AbbeyEnd, AbbeyPart, Barn, ByPlayer, Event, FigureKind, Game, PlayerId, Rules, Step},
};

/// Abbeys and barns, and how far the round after the last tile is.
#[derive(Clone, Debug)]
pub struct State {
    pub(crate) abbey_left: ByPlayer<bool>,
    pub(crate) barn_left: ByPlayer<bool>,
    pub(crate) barns: Vec<Barn>,
    /// In the round after the last tile: how many players are still to be asked, the active one included.
    round: Option<usize>,
}

impl State {
    pub(crate) fn new(rules: &Rules) -> Self {
        let each = |part| {
            let mut left = ByPlayer::default();
            for player in (0..rules.n_players()).map(PlayerId::from_index) {
                left[player] = rules.options.abbey_parts.contains(part);
            }
            left
        };
        let barns = Vec::with_capacity(rules.n_players()); // so that placing one takes no memory
        Self { abbey_left: each(AbbeyPart::Abbey), barn_left: each(AbbeyPart::Barn), barns, round: None }
    }
}

/// Whether a figure that a box in play brings is in play: one of this box may be left out.
#[must_use]
pub(crate) const fn has_figure(rules: &Rules, figure: FigureKind) -> bool {
    let parts = rules.options.abbey_parts;
    match figure {
        FigureKind::Mayor => parts.contains(AbbeyPart::Mayor),
        FigureKind::Wagon => parts.contains(AbbeyPart::Wagon),
        FigureKind::Meeple | FigureKind::Large | FigureKind::Abbot => true,
    }
}

/// Whether each player has an abbey.
#[must_use]
pub(crate) fn are_in_play(rules: &Rules) -> bool {
    rules.has(BoxId::Abbey) && rules.options.abbey_parts.contains(AbbeyPart::Abbey)
}

/// Whether the tiles of a box in play are in play: those of this box may be left out.
#[must_use]
pub(crate) fn has_tiles(rules: &Rules, box_id: BoxId) -> bool {
    box_id != BoxId::Abbey || rules.options.abbey_parts.contains(AbbeyPart::Tiles)
}

/// Whether the active player may lay an abbey now, if there is a hole: at the beginning of a turn, or in the last round.
#[must_use]
pub(crate) fn may_lay(game: &Game) -> bool {
    let Some(state) = &game.states.abbey else { return false };
    let has_turn = match state.round {
        None => game.open || game.n_drawn < game.deck.len(),
        Some(left) => left > 0,
    };
    has_turn && state.abbey_left[game.active]
}

/// Lays the active player's abbey into a hole.
pub(crate) fn lay(game: &mut Game, pos: Pos, events: &mut Vec<Event>) {
    if let (Some(state), Some(tile)) = (&mut game.states.abbey, Catalogue::get().abbey()) {
        state.abbey_left[game.active] = false;
        game.lay(tile, pos, 0, events);
    }
}

/// The round after the last tile: begins with the player to the left of the one in whose turn the pile ran out, and goes
/// on until that one has been asked; `None` when the game ends.
pub(crate) fn round(game: &mut Game) -> Option<Step> {
    let parts = game.rules.options.abbey_parts;
    if game.rules.options.abbey_end == AbbeyEnd::No || !parts.contains(AbbeyPart::Abbey) {
        return None;
    }
    let n_players = game.rules.n_players();
    let state = game.states.abbey.as_mut()?;
    match state.round {
        Some(0) => None,
        Some(_) => Some(Step::Next),
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

/// Counts a turn of the round after the last tile.
pub(crate) fn count_round(game: &mut Game) {
    if let Some(left) = game.states.abbey.as_mut().and_then(|state| state.round.as_mut()) {
        *left = left.saturating_sub(1);
    }
}
