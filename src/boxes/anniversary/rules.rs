//! Arrows.
//!
//! **Rules**: RULES, `anniversary`. A player who lays a tile whose arrow points at an empty cell gets 2 points at once. An arrow
//! acts in the turn in which there comes to be a tile on both sides of it: that of the tile just laid if it points at a tile, and
//! every arrow that points at the tile just laid. Of the arrows that act, the player uses one. It lets the figure of the turn go
//! beside one of the player's own followers, or to an unoccupied feature of another tile as through a magic portal, or it gives the
//! turn a second part (`rules/second_part.rs`). That is no question of its own: who places the figure by an arrow has used it,
//! and otherwise the turn goes on if an arrow says so.

use crate::{
    board::{LaidTile, Pos},
    catalogue::{Arrow, Bonus, Catalogue, PartKind, Side, TileId},
    rules::{Action, Event, FigureKind, Game, LaidPart, Score, ScoreReason, Step, score},
};

/// The points for an arrow that points at an empty cell.
const AT_AN_EMPTY_CELL: i16 = 2;

/// The arrows that act in this part of the turn and have not been used, as a mask of [`Bonus`]es.
#[derive(Clone, Debug, Default)]
pub struct State {
    acting: u8,
}

impl State {
    /// Whether an arrow of this kind acts.
    pub(crate) const fn gives(&self, bonus: Bonus) -> bool {
        self.acting >> bonus as u8 & 1 == 1
    }
}

/// The arrow of a tile as it lies.
fn arrow_of(laid: &LaidTile) -> Option<Arrow> {
    let Arrow { side, bonus } = Catalogue::get().tile(laid.tile).arrow?;
    Some(Arrow { side: side.turned(laid.turns), bonus })
}

/// The arrows of the tiles around a cell that point at it, as a mask of [`Bonus`]es.
fn pointing_at(game: &Game, pos: Pos) -> u8 {
    let mut pointing = 0;
    for side in Side::ALL {
        let Some(index) = game.board.tile_at(pos.beside(side)) else { continue };
        if let Some(arrow) = arrow_of(&game.board.tiles()[index]).filter(|arrow| arrow.side == side.opposite()) {
            pointing |= 1 << arrow.bonus as u8;
        }
    }
    pointing
}

/// Whether an arrow would matter if a tile were laid on a cell.
#[must_use]
pub(crate) fn matters(game: &Game, tile: TileId, pos: Pos) -> bool {
    Catalogue::get().tile(tile).arrow.is_some() || pointing_at(game, pos) != 0
}

/// Begins a part of the turn with a tile that was just laid. Nothing acts until a player is known to have laid it.
pub(crate) fn tile_placed(game: &mut Game) {
    if let Some(state) = &mut game.states.anniversary {
        state.acting = 0;
    }
}

/// Does what the arrows bring about when the active player laid a tile.
pub(crate) fn tile_laid(game: &mut Game, events: &mut Vec<Event>) {
    let Some(&laid) = game.board.last() else { return };
    let mut acting = pointing_at(game, laid.pos);
    if let Some(Arrow { side, bonus }) = arrow_of(&laid) {
        if game.board.tile_at(laid.pos.beside(side)).is_some() {
            acting |= 1 << bonus as u8;
        } else {
            let why = Score { points: AT_AN_EMPTY_CELL, ..Score::of(ScoreReason::Arrow, None) };
            score::award(game, game.active, AT_AN_EMPTY_CELL, why, events);
        }
    }
    if let Some(state) = &mut game.states.anniversary {
        state.acting = acting;
    }
}

/// Whether an arrow lets the figure of this turn go to another tile. It does nothing for a phantom after the figure.
#[must_use]
pub(crate) fn leads_elsewhere(game: &Game) -> bool {
    game.step == Step::Figure && game.arrow_gives(Bonus::Elsewhere)
}

/// Notes that a figure was placed by an arrow, so that no other arrow acts.
pub(crate) fn used(game: &mut Game) {
    tile_placed(game);
}

/// Ends the part of the turn. Whether an arrow gives another one.
pub(crate) fn part_ends(game: &mut Game) -> bool {
    let again = game.arrow_gives(Bonus::Again);
    tile_placed(game);
    again
}

/// The places beside the active player's own followers: by kind of figure, and then by these followers in the order in which
/// they were placed.
pub(crate) fn places(game: &Game, cursor: &mut u32) -> Option<Action> {
    if !game.arrow_gives(Bonus::Beside) {
        return None;
    }
    let n_figures = game.figures.len();
    while (*cursor as usize) < FigureKind::ALL.len() * n_figures {
        let at = *cursor as usize;
        *cursor += 1;
        let (figure, index) = (FigureKind::ALL[at / n_figures], at % n_figures);
        if goes_beside(game, figure, index) {
            let LaidPart { pos, part, .. } = game.laid_part(game.figures[index].node);
            return Some(Action::PlaceAt { figure, pos, part });
        }
    }
    None
}

/// Whether a figure of the active player may go beside another on the board. Of several followers on one part only the first counts.
fn goes_beside(game: &Game, figure: FigureKind, index: usize) -> bool {
    let is_own = |index: usize| game.figures[index].owner == game.active && game.figures[index].kind.is_follower();
    let node = game.figures[index].node;
    let kind = game.board.feature(node).kind;
    // A figure in a German monastery keeps others out, but not where one of the same player is there already.
    let takes_another = matches!(kind, PartKind::Monastery | PartKind::Lying) || game.takes_figures(node);
    let is_at_hand = game.rules.figures_of(game.step) >> figure as u8 & 1 == 1
        && figure.is_follower()
        && game.supplies[game.active][figure] > 0;
    is_at_hand
        && is_own(index)
        && !(0..index).any(|other| is_own(other) && game.figures[other].node == node)
        && game.rules.can_be_on(figure, kind)
        && takes_another
        && !game.is_castle(node)
        && game.is_enterable(game.laid_part(node).pos)
}

impl Game {
    /// Whether an arrow of a kind acts in this part of the turn and has not been used (20th anniversary edition).
    #[must_use]
    pub fn arrow_gives(&self, bonus: Bonus) -> bool {
        self.states.anniversary.as_ref().is_some_and(|state| state.gives(bonus))
    }
}
