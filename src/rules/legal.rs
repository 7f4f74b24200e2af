//! Legal actions: the only place that decides what may be done.

use super::{AbbeyOffers, FigureOffers, RiverPlacements, WagonOffers};
use super::{Action, FigureKind, Game, IllegalAction, Step, seams};
use crate::{
    board::{MAX_TILES, Placements, Pos},
    catalogue::{Catalogue, EdgeKind, Role, Rotation, Side, TileId},
};

/// Lists what the player who decides may do. The order is part of the record format, because seeded random games depend on it:
///
/// - For a tile, the cells are in the order of the frontier (see [`crate::board::Board`]), each with its turns from 0 to 3.
/// - For an abbey, `skip` is first; then come the holes in the order of the frontier.
/// - For a figure, `skip` is first; then come the figures in the order of [`FigureKind::ALL`], each on the parts of the tile
///   in catalogue order (cities, roads, fields, monastery or garden); then `recall`; then barns by corner, clockwise from the
///   north-east.
/// - For a phantom, `skip` is first; then come the parts of the tile in catalogue order.
/// - For a wagon that may move on, `skip` is first; then come the tile on which it stands and the eight surrounding tiles,
///   clockwise from north, each with its parts in catalogue order. With `wagon=joined` the tiles come in the order in which
///   they were laid.
/// - For a tile in an open game, the list contains only `end`, because any tile of the catalogue may be laid where it fits.
///
/// Counting the list or picking the k-th action is faster than iterating over it.
///
/// ```
/// use bastide::rules::{Colour, Game, Player, Setup, check, legal_actions, seeded};
/// let player = |colour| Player { colour, name: String::new(), level: None };
/// let mut setup = Setup::base(vec![player(Colour::Red), player(Colour::Blue)]);
/// setup.deal(&mut seeded(7))?;
/// let game = Game::new(&setup, &mut Vec::new())?;
/// assert_eq!(legal_actions(&game).left(), legal_actions(&game).count());
/// assert!(legal_actions(&game).all(|action| check(&game, action).is_ok()));
/// # Ok::<(), bastide::rules::SetupError>(())
/// ```
#[inline]
#[must_use]
pub fn legal_actions(game: &Game) -> LegalActions<'_> {
    match (game.step, game.drawn) {
        (Step::Lay, Some(tile)) => lay_actions(game, tile),
        (Step::Figure | Step::Phantom, _) => LegalActions::Figure(game.offers),
        (Step::Lay, None) | (Step::Abbey | Step::Wagon | Step::Draw | Step::Score | Step::Next | Step::Over, _) => {
            other_actions(game)
        }
    }
}

/// The lists that are rarely needed. They are kept apart so that the code for the lists of every turn stays small.
#[cold]
fn other_actions(game: &Game) -> LegalActions<'_> {
    match game.step {
        Step::Lay => LegalActions::Single(Some(Action::End)),
        Step::Abbey => LegalActions::Abbey(AbbeyOffers::new(game)),
        Step::Wagon => LegalActions::Wagon(WagonOffers::new(game)),
        Step::Figure | Step::Phantom | Step::Draw | Step::Score | Step::Next | Step::Over => LegalActions::Single(None),
    }
}

/// Whether there is any cell on which a tile may be laid.
#[inline]
#[must_use]
pub(super) fn fits_somewhere(game: &Game, tile: TileId) -> bool {
    if seams::vetoes(game, tile) {
        lay_actions(game, tile).next().is_some()
    } else {
        game.board.placements(tile).next().is_some()
    }
}

/// Every placement of a tile that is legal now, whether the tile was drawn or not.
#[inline]
#[must_use]
pub fn lay_actions(game: &Game, tile: TileId) -> LegalActions<'_> {
    if seams::vetoes(game, tile) {
        LegalActions::River(RiverPlacements::new(game, tile))
    } else {
        LegalActions::Tile(tile, game.board.placements(tile))
    }
}

/// The list of [`legal_actions`].
#[derive(Clone, Debug)]
pub enum LegalActions<'a> {
    /// Placements of the drawn tile.
    Tile(TileId, Placements<'a>),
    /// Placements of a river tile, which must continue the river.
    River(RiverPlacements<'a>),
    /// Figures and the parts on which they may be placed.
    Figure(FigureOffers),
    /// Holes for an abbey.
    Abbey(AbbeyOffers<'a>),
    /// Parts to which a wagon may move on.
    Wagon(WagonOffers<'a>),
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
        self.left()
    }

    #[inline]
    fn nth(&mut self, n: usize) -> Option<Action> {
        match self {
            Self::Tile(tile, placements) => lay(*tile, placements.nth(n)?),
            Self::Figure(offers) => offers.take_nth(n),
            other => other.nth_other(n),
        }
    }
}

impl LegalActions<'_> {
    /// The number of actions that are still to be listed.
    #[inline]
    #[must_use]
    pub fn left(&self) -> usize {
        match self {
            Self::Tile(_, placements) => placements.left(),
            Self::Figure(offers) => offers.len(),
            other => other.left_other(),
        }
    }

    /// Picks one action. `choose` gets the number of actions and returns the index of one, from 0. Nothing may have been taken
    /// from the list before.
    ///
    /// This is the same as counting and then calling [`Iterator::nth`], but faster. Returns `None` if the list is empty.
    #[inline]
    pub fn pick(mut self, choose: impl FnOnce(usize) -> usize) -> Option<Action> {
        if let Self::Tile(tile, placements) = self {
            return lay(tile, placements.pick(choose)?);
        }
        match self.left() {
            0 => None,
            count => self.nth(choose(count)),
        }
    }

    /// [`LegalActions::left`] for the lists that are rarely needed.
    #[cold]
    fn left_other(&self) -> usize {
        let mut rest = self.clone();
        std::iter::from_fn(|| rest.nth_other(0)).count()
    }

    /// [`Iterator::nth`] for the lists that are rarely needed.
    #[cold]
    fn nth_other(&mut self, n: usize) -> Option<Action> {
        match self {
            Self::River(placements) => lay(placements.tile(), placements.nth(n)?),
            Self::Abbey(offers) => offers.nth(n),
            Self::Wagon(offers) => offers.nth(n),
            Self::Single(action) => action.take().filter(|_| n == 0),
            Self::Tile(..) | Self::Figure(_) => None,
        }
    }
}

fn lay(tile: TileId, (pos, turns): (Pos, Rotation)) -> Option<Action> {
    Some(Action::Lay { tile, pos, turns })
}

/// Checks whether an action is legal now.
///
/// # Errors
/// The reason why the action is not legal.
pub fn check(game: &Game, action: Action) -> Result<(), IllegalAction> {
    let listed = match action {
        Action::Lay { tile, .. } if game.step == Step::Lay && game.open => {
            let full = game.board.tiles().len() >= MAX_TILES;
            let drawn = Catalogue::get().tile(tile).role != Role::EachPlayer;
            !full && drawn && lay_actions(game, tile).any(|listed| listed == action)
        }
        Action::Lay { .. }
        | Action::Abbey { .. }
        | Action::Place { .. }
        | Action::Recall
        | Action::Barn { .. }
        | Action::Move { .. }
        | Action::Skip
        | Action::End => legal_actions(game).any(|listed| listed == action),
    };
    if listed { Ok(()) } else { Err(why_not(game, action)) }
}

fn why_not(game: &Game, action: Action) -> IllegalAction {
    match (game.step, action) {
        (Step::Over, _) => IllegalAction::Over,
        (_, Action::End) if !game.open => IllegalAction::NotOpen,
        (Step::Abbey, Action::Abbey { pos }) => IllegalAction::NoHole(pos),
        (_, Action::Abbey { .. }) => IllegalAction::AbbeyLater,
        (Step::Abbey, _) => IllegalAction::AbbeyAsked,
        (Step::Wagon, Action::Move { .. }) => IllegalAction::WagonTarget,
        (_, Action::Move { .. }) => IllegalAction::NoWagon,
        (Step::Wagon, _) => IllegalAction::WagonAsked,
        (Step::Lay, Action::Lay { tile, pos, turns }) => why_not_lay(game, tile, pos, turns),
        (Step::Lay, _) => IllegalAction::TileAsked(game.drawn),
        (_, Action::Place { figure, part }) => why_not_place(game, figure, part),
        (_, Action::Recall) => IllegalAction::NoRecall,
        (_, Action::Barn { corner }) => seams::why_no_barn(game, corner),
        (_, Action::Lay { .. } | Action::Skip | Action::End) => {
            game.board.last().map_or(IllegalAction::TileAsked(game.drawn), |laid| IllegalAction::FigureAsked(laid.tile))
        }
    }
}

fn why_not_lay(game: &Game, tile: TileId, pos: Pos, turns: Rotation) -> IllegalAction {
    if let Some(drawn) = game.drawn
        && drawn != tile
    {
        return IllegalAction::OtherTile { drawn };
    }
    if Catalogue::get().tile(tile).role == Role::EachPlayer {
        return IllegalAction::NeverDrawn(tile);
    }
    misfit(game, tile, pos, turns).or_else(|| seams::refusal(game, tile, pos, turns)).unwrap_or(IllegalAction::Full)
}

/// The reason why a tile does not fit on the board, if it does not.
pub(super) fn misfit(game: &Game, tile: TileId, pos: Pos, turns: Rotation) -> Option<IllegalAction> {
    if game.board.tile_at(pos).is_some() {
        return Some(IllegalAction::Taken(pos));
    }
    let Some(cell) = game.board.frontier_at(pos) else { return Some(IllegalAction::Apart(pos)) };
    let face = Catalogue::get().face(tile, turns);
    for side in Side::ALL {
        let code = cell.key >> (3 * side.index()) & 7;
        let wanted = EdgeKind::ALL.iter().map(|(kind, _)| *kind).find(|kind| kind.code() == code);
        let shows = face.edges[side.index()];
        if let Some(wanted) = wanted
            && wanted != EdgeKind::Any
            && shows != EdgeKind::Any
            && shows != wanted
        {
            return Some(IllegalAction::Edge { tile, turns, side, shows, wanted });
        }
    }
    None
}

fn why_not_place(game: &Game, figure: FigureKind, part: u8) -> IllegalAction {
    let Some(laid) = game.board.last() else { return IllegalAction::TileAsked(game.drawn) };
    let Some(kind) = Catalogue::get().tile(laid.tile).parts.get(usize::from(part)).map(|part| part.kind) else {
        return IllegalAction::FigureAsked(laid.tile);
    };
    if let Some(reason) = seams::wrong_question(game.step == Step::Phantom, figure) {
        return reason;
    }
    if game.supplies[game.active][figure] == 0 {
        IllegalAction::NoFigure(figure)
    } else if !seams::stands_on(&game.rules, figure, kind) {
        IllegalAction::WrongPart { figure, kind }
    } else if !figure.is_follower() {
        IllegalAction::NoFollower { figure, kind }
    } else if game.board.feature(laid.node(usize::from(part))).figures > 0 {
        IllegalAction::Occupied(kind)
    } else {
        IllegalAction::BarnThere
    }
}
