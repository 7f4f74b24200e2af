//! The lists of legal actions, one for each kind of decision. None of them allocates.

use super::{Action, FigureKind, Game, seams};
use crate::{
    board::{FrontierCell, LaidTile, Pos},
    catalogue::{Catalogue, Corner, Fits, PartKind, Rotation, TileId},
};

/// Iterates over the placements of a river tile: those where its edges match and no rule of the river forbids it.
#[derive(Clone, Debug)]
pub struct RiverPlacements<'a> {
    game: &'a Game,
    tile: TileId,
    /// The turns at the cell before `next_cell` that are still to be listed.
    turns: Fits,
    next_cell: u16,
}

impl<'a> RiverPlacements<'a> {
    pub(super) fn new(game: &'a Game, tile: TileId) -> Self {
        Self { game, tile, turns: Fits::default(), next_cell: 0 }
    }

    /// The tile to be placed.
    #[must_use]
    pub const fn tile(&self) -> TileId {
        self.tile
    }
}

impl Iterator for RiverPlacements<'_> {
    type Item = (Pos, Rotation);

    fn next(&mut self) -> Option<Self::Item> {
        let frontier = self.game.board.frontier();
        loop {
            let Some(turns) = self.turns.next() else {
                let cell = frontier.get(usize::from(self.next_cell))?;
                self.next_cell += 1;
                self.turns = Catalogue::get().fit_table(self.tile).at(cell.key);
                continue;
            };
            let pos = frontier[usize::from(self.next_cell) - 1].pos;
            if seams::refusal(self.game, self.tile, pos, turns).is_none() {
                return Some((pos, turns));
            }
        }
    }
}

/// Iterates over `skip` and then the holes in which the active player may lay an abbey.
#[derive(Clone, Debug)]
pub struct AbbeyOffers<'a> {
    skip: bool,
    cells: std::slice::Iter<'a, FrontierCell>,
}

impl<'a> AbbeyOffers<'a> {
    pub(super) fn new(game: &'a Game) -> Self {
        let cells: &[FrontierCell] = if seams::may_lay_abbey(game) { game.board.frontier() } else { &[] };
        Self { skip: true, cells: cells.iter() }
    }
}

impl Iterator for AbbeyOffers<'_> {
    type Item = Action;

    fn next(&mut self) -> Option<Action> {
        if std::mem::take(&mut self.skip) {
            return Some(Action::Skip);
        }
        self.cells.find(|cell| cell.is_hole()).map(|cell| Action::Abbey { pos: cell.pos })
    }
}

/// Iterates over what the active player may place on the tile just laid, or do instead.
///
/// Each offer has one bit. From the lowest bit, in the order of the list, they are `skip`, one bit for each figure and part,
/// `recall`, and the corners for a barn.
#[derive(Clone, Copy, Debug, Default)]
pub struct FigureOffers(u64);

/// An upper bound for the number of parts on a tile.
const PARTS: usize = 10;
const FIRST_PLACE: usize = 1;
const RECALL: usize = FIRST_PLACE + PARTS * FigureKind::ALL.len();
const FIRST_BARN: usize = RECALL + 1;
const _: () = assert!(FIRST_BARN + Corner::ALL.len() <= 64, "each offer needs a bit");

impl FigureOffers {
    #[inline]
    pub(super) fn new(game: &Game) -> Self {
        let recall = u64::from(seams::may_recall(game)) << RECALL;
        let barns = u64::from(seams::barn_corners(game)) << FIRST_BARN;
        Self(1 | places(game) << FIRST_PLACE | recall | barns)
    }

    #[inline]
    pub(super) const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Removes the n-th of the remaining offers (from 0) and all before it, and returns the n-th.
    #[inline]
    pub(super) fn take_nth(&mut self, n: usize) -> Option<Action> {
        for _ in 0..n.min(64) {
            self.0 &= self.0.wrapping_sub(1);
        }
        if self.0 == 0 {
            return None;
        }
        let offer = self.0.trailing_zeros() as usize;
        self.0 &= self.0 - 1;
        Some(match offer {
            0 => Action::Skip,
            FIRST_PLACE..RECALL => {
                let place = offer - FIRST_PLACE;
                Action::Place { figure: FigureKind::ALL[place / PARTS], part: (place % PARTS) as u8 }
            }
            RECALL => Action::Recall,
            _ => Action::Barn { corner: Corner::from_index(offer - FIRST_BARN) },
        })
    }
}

/// The figures and parts of the tile just laid on which the active player may place them, one bit for each combination.
#[inline]
fn places(game: &Game) -> u64 {
    let supply = &game.supplies[game.active];
    let (mut figures, mut places) = (0_u8, 0);
    let mut in_play = game.rules.figures();
    while in_play != 0 {
        let index = in_play.trailing_zeros();
        in_play &= in_play - 1;
        figures |= u8::from(supply[FigureKind::ALL[index as usize]] > 0) << index;
    }
    let Some(laid) = game.board.last().filter(|_| figures != 0) else { return 0 };
    let kinds = Catalogue::get().parts_by_kind(laid.tile);
    let free = free_parts(game, laid, kinds);
    while figures != 0 {
        let index = figures.trailing_zeros() as usize;
        figures &= figures - 1;
        let mut ground = game.rules.ground(FigureKind::ALL[index]);
        let mut stands = 0;
        while ground != 0 {
            stands |= kinds[ground.trailing_zeros() as usize];
            ground &= ground - 1;
        }
        places |= u64::from(stands & free) << (PARTS * index);
    }
    places
}

/// The parts of a laid tile whose features have no figure and accept one, as a mask.
#[inline]
fn free_parts(game: &Game, laid: &LaidTile, kinds: &[u16; PartKind::ALL.len()]) -> u16 {
    let mut all = kinds.iter().fold(0, |mask, of_kind| mask | of_kind);
    let mut free = 0;
    while all != 0 {
        let index = all.trailing_zeros() as usize;
        all &= all - 1;
        let node = laid.node(index);
        let feature = game.board.feature(node);
        free |= u16::from(feature.figures == 0 && seams::takes_figures(game, node, feature.kind)) << index;
    }
    free
}

/// Iterates over `skip` and then the parts to which the waiting wagon may move.
#[derive(Clone, Debug)]
pub struct WagonOffers<'a> {
    game: &'a Game,
    skip: bool,
    /// The cell to be listed next: 0 is the wagon's own, 1 to 8 are the surrounding ones, clockwise from north.
    next_cell: u8,
    pos: Pos,
    /// The parts at `pos` that are still to be listed, as a mask.
    parts: u16,
}

impl<'a> WagonOffers<'a> {
    pub(super) fn new(game: &'a Game) -> Self {
        Self { game, skip: true, next_cell: 0, pos: Pos::default(), parts: 0 }
    }
}

impl Iterator for WagonOffers<'_> {
    type Item = Action;

    fn next(&mut self) -> Option<Action> {
        if std::mem::take(&mut self.skip) {
            return Some(Action::Skip);
        }
        while self.parts == 0 {
            (self.pos, self.parts) = seams::wagon_targets(self.game, self.next_cell)?;
            self.next_cell += 1;
        }
        let part = self.parts.trailing_zeros() as u8;
        self.parts &= self.parts - 1;
        Some(Action::MoveWagon { pos: self.pos, part })
    }
}
