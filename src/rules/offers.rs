//! The lists of legal actions, one for each kind of decision. None of them allocates.

use super::{Action, FigureKind, Game, Step, seams};
use crate::{
    board::{FrontierCell, LaidTile, Pos},
    boxes::{
        abbey::rules::{self as abbey, barn, wagon},
        abbot::rules as abbot,
        traders::rules as traders,
    },
    catalogue::{Catalogue, Corner, Fits, MAX_PARTS, PartKind, Rotation, TileId},
};

/// Iterates over the placements of a tile where its edges match and no rule forbids it: of the river or of the table's edge.
#[derive(Clone, Debug)]
pub struct CheckedPlacements<'a> {
    game: &'a Game,
    tile: TileId,
    /// The turns at the cell before `next_cell` that are still to be listed.
    turns: Fits,
    next_cell: u16,
}

impl<'a> CheckedPlacements<'a> {
    pub(super) fn new(game: &'a Game, tile: TileId) -> Self {
        Self { game, tile, turns: Fits::default(), next_cell: 0 }
    }

    /// The tile to be placed.
    #[must_use]
    pub const fn tile(&self) -> TileId {
        self.tile
    }
}

impl Iterator for CheckedPlacements<'_> {
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

/// Iterates over `skip` and then the gaps in the landscape in which the active player may lay an abbey.
#[derive(Clone, Debug)]
pub struct AbbeyOffers<'a> {
    game: &'a Game,
    skip: bool,
    cells: std::slice::Iter<'a, FrontierCell>,
}

impl<'a> AbbeyOffers<'a> {
    pub(super) fn new(game: &'a Game) -> Self {
        let cells: &[FrontierCell] = if abbey::may_lay(game) { game.board.frontier() } else { &[] };
        Self { game, skip: true, cells: cells.iter() }
    }
}

impl Iterator for AbbeyOffers<'_> {
    type Item = Action;

    fn next(&mut self) -> Option<Action> {
        if std::mem::take(&mut self.skip) {
            return Some(Action::Skip);
        }
        let game = self.game;
        let takes_abbey = |cell: &&FrontierCell| cell.is_hole() && abbey::refusal(game, cell.pos).is_none();
        self.cells.find(takes_abbey).map(|cell| Action::Abbey(abbey::Action::Abbey { pos: cell.pos }))
    }
}

/// Iterates over what the active player may place on the tile just laid, or do instead.
///
/// The order of the list is `skip`, the figures and their parts, `recall`, and the corners for a barn.
#[derive(Clone, Copy, Debug, Default)]
pub struct FigureOffers {
    skip: bool,
    /// One bit for each kind of figure and part: [`MAX_PARTS`] bits a kind, four kinds in each word.
    places: [u64; WORDS],
    /// `recall`, then the corners for a barn, one bit each.
    others: u8,
}

const KINDS_IN_A_WORD: usize = 64 / MAX_PARTS;
const WORDS: usize = 3;
const _: () = assert!(FigureKind::ALL.len() <= WORDS * KINDS_IN_A_WORD, "each kind of figure needs its bits");

impl FigureOffers {
    /// Whether there is nothing but `skip`.
    #[inline]
    pub(super) fn only_skips(&self) -> bool {
        self.places == [0; WORDS] && self.others == 0
    }

    #[inline]
    pub(super) fn len(self) -> usize {
        // Most words are empty, and counting bits takes a dozen instructions without a processor's own.
        let count = |word: u64| if word == 0 { 0 } else { word.count_ones() };
        let places: u32 = self.places.iter().map(|&word| count(word)).sum();
        usize::from(self.skip) + (places + count(self.others.into())) as usize
    }

    /// Removes the n-th of the remaining offers (from 0) and all before it, and returns the n-th.
    #[inline]
    pub(super) fn take_nth(&mut self, mut n: usize) -> Option<Action> {
        if std::mem::take(&mut self.skip) {
            if n == 0 {
                return Some(Action::Skip);
            }
            n -= 1;
        }
        for (index, word) in self.places.iter_mut().enumerate() {
            while *word != 0 {
                let place = word.trailing_zeros() as usize;
                *word &= *word - 1;
                if n == 0 {
                    let figure = FigureKind::ALL[index * KINDS_IN_A_WORD + place / MAX_PARTS];
                    return Some(Action::Place { figure, part: (place % MAX_PARTS) as u8 });
                }
                n -= 1;
            }
        }
        while self.others != 0 {
            let other = self.others.trailing_zeros() as usize;
            self.others &= self.others - 1;
            if n == 0 {
                return Some(other.checked_sub(1).map_or(Action::Recall, |corner| {
                    let corner = Corner::from_index(corner);
                    Action::Abbey(abbey::Action::Barn { corner })
                }));
            }
            n -= 1;
        }
        None
    }
}

impl Game {
    /// Finds out what the active player may place on the tile just laid, or do instead, in the step that is reached. A phantom has
    /// a step of its own.
    pub(super) fn offer_figures(&mut self) {
        let others = match self.step {
            Step::Phantom => 0,
            _ => u8::from(abbot::may_recall(self)) | barn::corners(self) << 1,
        };
        self.offers = FigureOffers { skip: true, places: [0; WORDS], others };
        self.offer_places(self.rules.figures_of(self.step));
    }

    /// Enters the parts of the tile just laid on which the active player may place figures of some kinds.
    #[inline]
    fn offer_places(&mut self, mut kinds_asked: u16) {
        let supply = &self.supplies[self.active];
        let mut figures = 0_u16;
        while kinds_asked != 0 {
            let index = kinds_asked.trailing_zeros();
            kinds_asked &= kinds_asked - 1;
            figures |= u16::from(supply[FigureKind::ALL[index as usize]] > 0) << index;
        }
        let Some(&laid) = self.board.last().filter(|_| figures != 0) else { return };
        if !self.is_enterable(laid.pos) {
            return;
        }
        let kinds = Catalogue::get().parts_by_kind(laid.tile);
        let free = free_parts(self, &laid, kinds);
        while figures != 0 {
            let index = figures.trailing_zeros() as usize;
            figures &= figures - 1;
            let figure = FigureKind::ALL[index];
            let mut ground = self.rules.ground(figure);
            let mut stands = 0;
            while ground != 0 {
                stands |= kinds[ground.trailing_zeros() as usize];
                ground &= ground - 1;
            }
            let open = if figure.is_follower() { free } else { traders::parts_with_followers(self, &laid) };
            let bits = u64::from(stands & open) << (MAX_PARTS * (index % KINDS_IN_A_WORD));
            self.offers.places[index / KINDS_IN_A_WORD] |= bits;
        }
    }
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
        free |= u16::from(!game.is_occupied(node, feature) && seams::takes_figures(game, node, feature.kind)) << index;
    }
    free
}

/// Iterates over `skip` and then the parts to which the waiting wagon may move.
#[derive(Clone, Debug)]
pub struct WagonOffers<'a> {
    game: &'a Game,
    skip: bool,
    /// The cell to be listed next; the expansion numbers them.
    next_cell: u16,
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
            (self.pos, self.parts) = wagon::targets(self.game, self.next_cell)?;
            self.next_cell += 1;
        }
        let part = self.parts.trailing_zeros() as u8;
        self.parts &= self.parts - 1;
        Some(Action::Abbey(abbey::Action::Move { figure: FigureKind::Wagon, pos: self.pos, part }))
    }
}
