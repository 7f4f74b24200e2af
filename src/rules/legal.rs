//! What may be done now: the one source of legality.

use super::{Action, ByFigure, FigureKind, Game, IllegalAction, Step, seams};
use crate::{
    board::{MAX_TILES, Placements, Pos},
    catalogue::{Catalogue, EdgeKind, Side, TileId, Turns},
};

/// Lists what the asked player may do, in the order that random games count on.
///
/// - A tile: cells in the order of the frontier (see [`crate::board::Board`]), on each cell turns from 0 to 3.
/// - A figure: `skip` first, then figures in the order of [`FigureKind::ALL`], each on the parts of the tile in catalogue
///   order: cities, roads, fields, monastery or garden.
/// - In an open game that asks for a tile: `end` alone, for any tile of the catalogue may be laid where it fits.
///
/// Counting the list and picking the k-th is cheaper than walking it.
#[inline]
#[must_use]
pub fn legal_actions(game: &Game) -> LegalActions<'_> {
    match (game.step, game.drawn) {
        (Step::Lay, Some(tile)) => LegalActions::Tile(tile, game.board.placements(tile)),
        (Step::Lay, None) => LegalActions::Single(Some(Action::End)),
        (Step::Figure, _) => LegalActions::Figure(FigureOffers::new(game)),
        (Step::Draw | Step::Score | Step::Next | Step::Over, _) => LegalActions::Single(None),
    }
}

/// The list of [`legal_actions`].
#[derive(Clone, Debug)]
pub enum LegalActions<'a> {
    /// Places for the drawn tile.
    Tile(TileId, Placements<'a>),
    /// Figures and where they may stand.
    Figure(FigureOffers),
    /// At most one action.
    Single(Option<Action>),
}

impl Iterator for LegalActions<'_> {
    type Item = Action;

    #[inline]
    fn next(&mut self) -> Option<Action> {
        self.nth(0)
    }

    #[inline]
    fn count(self) -> usize {
        match self {
            Self::Tile(_, placements) => placements.count(),
            Self::Figure(offers) => offers.len(),
            Self::Single(action) => usize::from(action.is_some()),
        }
    }

    #[inline]
    fn nth(&mut self, n: usize) -> Option<Action> {
        match self {
            Self::Tile(tile, placements) => lay(*tile, placements.nth(n)?),
            Self::Figure(offers) => offers.take_nth(n),
            Self::Single(action) => action.take().filter(|_| n == 0),
        }
    }
}

fn lay(tile: TileId, (pos, turns): (Pos, Turns)) -> Option<Action> {
    Some(Action::Lay { tile, pos, turns })
}

/// Where each figure of the asked player may stand on the tile just laid.
#[derive(Clone, Debug)]
pub struct FigureOffers {
    skip: bool,
    /// Masks of part indices.
    parts: ByFigure<u16>,
}

impl FigureOffers {
    #[inline]
    fn new(game: &Game) -> Self {
        let mut parts = ByFigure::default();
        let supply = &game.supplies[game.active];
        if let Some(laid) = game.board.last() {
            let tile = Catalogue::get().tile(laid.tile);
            for figure in FigureKind::ALL {
                if supply[figure] == 0 {
                    continue;
                }
                for (index, part) in tile.parts.iter().enumerate() {
                    let may_stand = seams::stands_on(&game.rules, figure, part.kind)
                        && game.board.feature(laid.node(index)).figures == 0;
                    parts[figure] |= u16::from(may_stand) << index;
                }
            }
        }
        Self { skip: true, parts }
    }

    fn len(&self) -> usize {
        let places: u32 = FigureKind::ALL.iter().map(|&figure| self.parts[figure].count_ones()).sum();
        usize::from(self.skip) + places as usize
    }

    /// Takes the n-th of the offers that are left, and those before it.
    #[inline]
    fn take_nth(&mut self, mut n: usize) -> Option<Action> {
        if std::mem::take(&mut self.skip) {
            if n == 0 {
                return Some(Action::Skip);
            }
            n -= 1;
        }
        for figure in FigureKind::ALL {
            let mask = &mut self.parts[figure];
            while *mask != 0 {
                let part = mask.trailing_zeros() as u8;
                *mask &= *mask - 1;
                if n == 0 {
                    return Some(Action::Place { figure, part });
                }
                n -= 1;
            }
        }
        None
    }
}

/// Whether an action is legal now.
///
/// # Errors
/// Why it is not, in one sentence.
pub fn check(game: &Game, action: Action) -> Result<(), IllegalAction> {
    let open_tile = match action {
        Action::Lay { tile, .. } if game.step == Step::Lay && game.open => Some(tile),
        Action::Lay { .. } | Action::Place { .. } | Action::Skip | Action::End => None,
    };
    let listed = match open_tile {
        Some(tile) => game.board.placements(tile).any(|placement| lay(tile, placement) == Some(action)),
        None => legal_actions(game).any(|listed| listed == action),
    };
    let full = open_tile.is_some() && game.board.tiles().len() >= MAX_TILES;
    if listed && !full { Ok(()) } else { Err(why_not(game, action)) }
}

fn why_not(game: &Game, action: Action) -> IllegalAction {
    match (game.step, action) {
        (Step::Over, _) => IllegalAction::Over,
        (_, Action::End) if !game.open => IllegalAction::NotOpen,
        (Step::Lay, Action::Lay { tile, pos, turns }) => why_not_lay(game, tile, pos, turns),
        (Step::Lay, _) => IllegalAction::TileAsked(game.drawn),
        (_, Action::Place { figure, part }) => why_not_place(game, figure, part),
        (_, Action::Lay { tile, .. }) => IllegalAction::FigureAsked(game.board.last().map_or(tile, |laid| laid.tile)),
        (_, Action::Skip | Action::End) => IllegalAction::TileAsked(game.drawn),
    }
}

fn why_not_lay(game: &Game, tile: TileId, pos: Pos, turns: Turns) -> IllegalAction {
    if let Some(drawn) = game.drawn
        && drawn != tile
    {
        return IllegalAction::OtherTile { drawn };
    }
    if game.board.tile_at(pos).is_some() {
        return IllegalAction::Taken(pos);
    }
    let Some(cell) = game.board.frontier_at(pos) else { return IllegalAction::Apart(pos) };
    let face = Catalogue::get().face(tile, turns);
    for side in Side::ALL {
        let code = cell.key >> (3 * side.index()) & 7;
        let wanted = EdgeKind::ALL.into_iter().map(|(kind, _)| kind).find(|kind| kind.code() == code);
        let shows = face.edges[side.index()];
        if let Some(wanted) = wanted
            && wanted != EdgeKind::Any
            && shows != EdgeKind::Any
            && shows != wanted
        {
            return IllegalAction::Edge { tile, turns, side, shows, wanted };
        }
    }
    IllegalAction::Full
}

fn why_not_place(game: &Game, figure: FigureKind, part: u8) -> IllegalAction {
    let Some(laid) = game.board.last() else { return IllegalAction::TileAsked(game.drawn) };
    let Some(kind) = Catalogue::get().tile(laid.tile).parts.get(usize::from(part)).map(|part| part.kind) else {
        return IllegalAction::FigureAsked(laid.tile);
    };
    if game.supplies[game.active][figure] == 0 {
        IllegalAction::NoFigure(figure)
    } else if !seams::stands_on(&game.rules, figure, kind) {
        IllegalAction::WrongPart { figure, kind }
    } else {
        IllegalAction::Occupied(kind)
    }
}
