//! The lists of what may be done, one for each kind of question; none of them allocates.

use super::{Action, ByFigure, FigureKind, Game, seams};
use crate::{
    board::{FrontierCell, Pos},
    catalogue::{Catalogue, Corner, TileId, Turns},
};

/// The places of a river tile: those at which its edges match and no rule of the river forbids it.
#[derive(Clone, Debug)]
pub struct RiverPlacements<'a> {
    game: &'a Game,
    tile: TileId,
    /// Turns at the cell before `next_cell` that are still to be listed.
    turns: u8,
    next_cell: u16,
}

impl<'a> RiverPlacements<'a> {
    pub(super) fn new(game: &'a Game, tile: TileId) -> Self {
        Self { game, tile, turns: 0, next_cell: 0 }
    }

    /// The tile whose places these are.
    #[must_use]
    pub const fn tile(&self) -> TileId {
        self.tile
    }
}

impl Iterator for RiverPlacements<'_> {
    type Item = (Pos, Turns);

    fn next(&mut self) -> Option<Self::Item> {
        let frontier = self.game.board.frontier();
        loop {
            while self.turns == 0 {
                let cell = frontier.get(usize::from(self.next_cell))?;
                self.next_cell += 1;
                self.turns = Catalogue::get().fitting_turns(self.tile, cell.key);
            }
            let pos = frontier[usize::from(self.next_cell) - 1].pos;
            let turns = self.turns.trailing_zeros() as Turns;
            self.turns &= self.turns - 1;
            if seams::refusal(self.game, self.tile, pos, turns).is_none() {
                return Some((pos, turns));
            }
        }
    }
}

/// The holes into which the active player may lay an abbey, after `skip`.
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

/// What the active player may place on the tile just laid, or do instead.
#[derive(Clone, Debug)]
pub struct FigureOffers {
    skip: bool,
    recall: bool,
    /// A mask of corners.
    barns: u8,
    /// A mask of the figures that are not yet through.
    figures: u8,
    /// Masks of part indices.
    parts: ByFigure<u16>,
}

impl FigureOffers {
    #[inline]
    pub(super) fn new(game: &Game) -> Self {
        let mut offers = Self { skip: true, recall: false, barns: 0, figures: 0, parts: ByFigure::default() };
        let Some(laid) = game.board.last() else { return offers };
        let tile = Catalogue::get().tile(laid.tile);
        let supply = &game.supplies[game.active];
        for figure in FigureKind::ALL {
            if supply[figure] == 0 {
                continue;
            }
            let mut mask = 0;
            for (index, part) in tile.parts.iter().enumerate() {
                let may_stand = seams::stands_on(&game.rules, figure, part.kind)
                    && game.board.feature(laid.node(index)).figures == 0
                    && seams::takes_figures(game, laid.node(index), part.kind);
                mask |= u16::from(may_stand) << index;
            }
            offers.parts[figure] = mask;
            offers.figures |= u8::from(mask != 0) << figure as u8;
        }
        offers.recall = seams::may_recall(game);
        offers.barns = seams::barn_corners(game);
        offers
    }

    #[inline]
    pub(super) fn len(&self) -> usize {
        let mut len = u32::from(self.skip) + u32::from(self.recall) + self.barns.count_ones();
        let mut figures = self.figures;
        while figures != 0 {
            len += self.parts[FigureKind::ALL[figures.trailing_zeros() as usize]].count_ones();
            figures &= figures - 1;
        }
        len as usize
    }

    /// Takes the n-th of the offers that are left, and those before it.
    #[inline]
    pub(super) fn take_nth(&mut self, mut n: usize) -> Option<Action> {
        if std::mem::take(&mut self.skip) {
            if n == 0 {
                return Some(Action::Skip);
            }
            n -= 1;
        }
        while self.figures != 0 {
            let figure = FigureKind::ALL[self.figures.trailing_zeros() as usize];
            let mask = &mut self.parts[figure];
            while *mask != 0 {
                let part = mask.trailing_zeros() as u8;
                *mask &= *mask - 1;
                if n == 0 {
                    return Some(Action::Place { figure, part });
                }
                n -= 1;
            }
            self.figures &= self.figures - 1;
        }
        self.take_nth_other(n)
    }

    /// The same behind the figures.
    fn take_nth_other(&mut self, mut n: usize) -> Option<Action> {
        if std::mem::take(&mut self.recall) {
            if n == 0 {
                return Some(Action::Recall);
            }
            n -= 1;
        }
        while self.barns != 0 {
            let corner = Corner::from_index(self.barns.trailing_zeros() as usize);
            self.barns &= self.barns - 1;
            if n == 0 {
                return Some(Action::Barn { corner });
            }
            n -= 1;
        }
        None
    }
}

/// Where the wagon that is asked about may move, after `skip`.
#[derive(Clone, Debug)]
pub struct WagonOffers<'a> {
    game: &'a Game,
    skip: bool,
    /// The cell after the one in hand: 0 the wagon's own, then the eight around, clockwise from north.
    next_cell: u8,
    pos: Pos,
    /// Parts at `pos` that are still to be listed.
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
