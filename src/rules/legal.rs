//! Legal actions: the only place that decides what may be done.

use super::{AbbeyOffers, CheckedPlacements, FigureOffers, MoreOffers, WagonOffers};
use super::{Action, Game, IllegalAction, Step, seams, why_not::why_not};
use crate::{
    board::{MAX_TILES, Placements, Pos},
    catalogue::{Catalogue, Role, Rotation, TileId},
};

/// Picks one of the [`legal_actions`]. `choose` gets their number and returns the index of one, from 0. Returns `None` if there
/// are none.
#[must_use]
pub fn pick_action(game: &Game, choose: impl FnOnce(usize) -> usize) -> Option<Action> {
    list(game).pick(choose)
}

/// Lists what the player who decides may do. The order is part of the record format, because seeded random games depend on it:
///
/// - For a tile, the cells are in the order of the frontier (see [`crate::board::Board`]), each with its turns from 0 to 3.
/// - For an abbey, `skip` is first; then come the holes in the order of the frontier.
/// - For a figure, `skip` is first; then come the figures in the order of [`FigureKind::ALL`](super::FigureKind::ALL), each
///   on the parts of the tile in catalogue order (cities, roads, fields, monastery or garden); then `recall`; then barns by
///   corner, clockwise from the north-east.
/// - For a phantom, `skip` is first; then come the parts of the tile in catalogue order.
/// - For a wagon that may move on, `skip` is first; then come the tile on which it stands and the eight surrounding tiles,
///   clockwise from north, each with its parts in catalogue order. With `wagon=joined` the tiles come in the order in which
///   they were laid.
/// - For a capture, `skip` is first; then come the followers in reach in the order in which they were placed.
/// - For an exchange, the kinds of one's own captured followers come in the order of
///   [`FigureKind::ALL`](super::FigureKind::ALL).
/// - For a step of the dragon, the neighbouring cells come clockwise from north.
/// - For a castle, `skip` is first; then come the cities in the order in which they were completed.
/// - For figures that leave the City of Carcassonne, `skip` is first; then come the quarters clockwise from the castle, each with
///   the kinds of figures and for each the features in the order in which they were completed, then fields that a barn scores.
///   Before the final scoring the features come in the order of their first parts on the board.
/// - For a figure that is sent there, `skip` is first; then come the kinds of figures, each with the quarters; for the count the
///   quarters.
/// - For a figure in the air, the parts on which it may land come in catalogue order.
/// - For a flock, `add` comes before `home`.
/// - For a ferry the pairs of its roads come in the order NE, NS, NW, ES, EW, SW; for other ferries `skip` is first, then come the lakes in the
///   order in which they were laid, each with its pairs.
/// - For a tunnel token, `skip` is first; then come the mouths, tile by tile in the order in which these were laid, each with the pairs. In
///   the question about a figure they end the list.
/// - For an escape from a besieged city, `skip` is first; then come the followers in the order in which they were placed.
/// - For the second part of a turn, `skip` is first, then comes `go-on`.
/// - At the bazaar, the tiles come in the order of the display, bids from the lowest up behind `skip`, and `buy` before `sell`.
/// - What a bridge makes possible follows the other placements of a tile, in the same order; a tile that fits nowhere without a
///   bridge has `skip` first.
/// - What expansions add to the question about a figure follows the barns: the fairy and then a princess, both by the
///   figures on the board in the order in which they were placed; figures through a portal or by an arrow, by kind and then tile by
///   tile in the order in which these were laid; figures that an arrow puts beside others, by kind and then by these in the order in
///   which they were placed; floors, tower by tower in that order; figures on top of towers, by kind and tower.
///   After them come the figures that set off from a flying machine, by kind, also in the question about a phantom; then a shepherd
///   on the parts of the tile just laid, in catalogue order, the pieces that a festival brings back, and little buildings.
///   Ransom ends the lists of a figure, a phantom, a tile and an abbey, by the player who holds the prisoner and then by kind.
/// - For a tile in an open game, the list contains only `end`, because any tile of the catalogue may be laid where it fits:
///   [`open_lay_actions`] lists where.
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
    list(game)
}

/// What the player who decides may choose: the [`legal_actions`], and where nobody knows a lot each decision once, without its outcome.
pub fn choices(game: &Game) -> impl Iterator<Item = Action> {
    let mut last = None;
    let chosen = legal_actions(game).map(Action::without_outcome);
    chosen.filter(move |&action| last.replace(action) != Some(action))
}

#[expect(clippy::inline_always, reason = "whoever picks a single action needs no list in memory")]
#[inline(always)]
fn list(game: &Game) -> LegalActions<'_> {
    match (game.step, game.drawn) {
        _ if game.rules.offers_more() => more_actions(game),
        (Step::Lay, Some(tile)) => lay_actions(game, tile),
        (Step::Figure | Step::Phantom, _) => LegalActions::Usual(UsualActions::Figure(game.offers)),
        _ => LegalActions::Usual(usual_actions(game)),
    }
}

/// The list in a game with expansions that add decisions.
#[cold]
fn more_actions(game: &Game) -> LegalActions<'_> {
    let more = seams::more_offers(game);
    let usual = if more.instead { UsualActions::Single(None) } else { usual_actions(game) };
    if more.families.is_empty() {
        LegalActions::Usual(usual)
    } else {
        LegalActions::More(MoreOffers::new(game, usual, more.families))
    }
}

/// The list without what expansions add to it. It is kept apart so that the code for the lists of every turn stays small.
#[cold]
fn usual_actions(game: &Game) -> UsualActions<'_> {
    match game.step {
        Step::Lay => game.drawn.map_or(UsualActions::Single(Some(Action::End)), |tile| placements(game, tile)),
        Step::Figure | Step::Phantom => UsualActions::Figure(game.offers),
        Step::Abbey => UsualActions::Abbey(AbbeyOffers::new(game)),
        Step::Wagon => UsualActions::Wagon(WagonOffers::new(game)),
        step => UsualActions::Single(step.row().is_some_and(|row| row.skips).then_some(Action::Skip)),
    }
}

/// Whether there is any cell on which a tile may be laid.
#[inline]
#[must_use]
pub(super) fn fits_somewhere(game: &Game, tile: TileId) -> bool {
    game.fits_without_bridge(tile) || seams::fits_with_bridge(game, tile)
}

impl Game {
    /// Whether there is any cell on which a tile may be laid without a bridge.
    #[expect(
        clippy::inline_always,
        reason = "every turn passes here, and a rare second caller must not make it slower"
    )]
    #[inline(always)]
    pub(crate) fn fits_without_bridge(&self, tile: TileId) -> bool {
        if seams::vetoes(self, tile) {
            lay_actions(self, tile).next().is_some()
        } else {
            self.board.placements(tile).any_left()
        }
    }

    /// The reason why a tile must not be laid on a cell although its edges match.
    pub(crate) fn refusal(&self, tile: TileId, pos: Pos, turns: Rotation) -> Option<IllegalAction> {
        seams::refusal(self, tile, pos, turns)
    }
}

/// Every placement of a tile that is legal now, whether the tile was drawn or not.
#[inline]
#[must_use]
pub fn lay_actions(game: &Game, tile: TileId) -> LegalActions<'_> {
    LegalActions::Usual(placements(game, tile))
}

/// Every way in which a tile may be laid in an open game, in which none is drawn: first those of [`lay_actions`], then those that
/// a bridge makes possible. A circus tile names the animal that comes under the big top, where nothing else does.
pub fn open_lay_actions(game: &Game, tile: TileId) -> impl Iterator<Item = Action> {
    let mut cursor = 0;
    let names = seams::names_animal(game, tile);
    let with_bridge = std::iter::from_fn(move || seams::laying_with_bridge(game, tile, &mut cursor));
    lay_actions(game, tile).chain(with_bridge).flat_map(move |action| seams::each_named(game, action, names))
}

#[inline]
fn placements(game: &Game, tile: TileId) -> UsualActions<'_> {
    if seams::vetoes(game, tile) {
        UsualActions::Checked(CheckedPlacements::new(game, tile))
    } else {
        UsualActions::Tile(tile, game.board.placements(tile))
    }
}

/// The list of [`legal_actions`].
#[derive(Clone, Debug)]
pub enum LegalActions<'a> {
    /// The list of a question.
    Usual(UsualActions<'a>),
    /// The same, followed by what expansions add to it.
    More(MoreOffers<'a>),
}

/// The list of a question, without what expansions add to it.
#[derive(Clone, Debug)]
pub enum UsualActions<'a> {
    /// Placements of the drawn tile.
    Tile(TileId, Placements<'a>),
    /// Placements where more than matching edges is required, as for a river tile.
    Checked(CheckedPlacements<'a>),
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
            Self::Usual(usual) => usual.nth(n),
            Self::More(more) => more.nth(n),
        }
    }
}

impl LegalActions<'_> {
    /// The number of actions that are still to be listed.
    #[inline]
    #[must_use]
    pub fn left(&self) -> usize {
        match self {
            Self::Usual(usual) => usual.left(),
            Self::More(more) => more.clone().count(),
        }
    }

    /// Picks one action. `choose` gets the number of actions and returns the index of one, from 0. Nothing may have been taken
    /// from the list before.
    ///
    /// This is the same as counting and then calling [`Iterator::nth`], but faster. Returns `None` if the list is empty.
    #[inline]
    pub fn pick(mut self, choose: impl FnOnce(usize) -> usize) -> Option<Action> {
        if let Self::Usual(UsualActions::Tile(tile, placements)) = self {
            return lay(tile, placements.pick(choose)?);
        }
        match self.left() {
            0 => None,
            count => self.nth(choose(count)),
        }
    }
}

impl Iterator for UsualActions<'_> {
    type Item = Action;

    #[inline]
    fn next(&mut self) -> Option<Action> {
        self.nth(0)
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

impl UsualActions<'_> {
    #[inline]
    fn left(&self) -> usize {
        match self {
            Self::Tile(_, placements) => placements.left(),
            Self::Figure(offers) => offers.len(),
            other => other.left_other(),
        }
    }

    /// [`UsualActions::left`] for the lists that are rarely needed.
    #[cold]
    fn left_other(&self) -> usize {
        let mut rest = self.clone();
        std::iter::from_fn(|| rest.nth_other(0)).count()
    }

    /// [`Iterator::nth`] for the lists that are rarely needed.
    #[cold]
    fn nth_other(&mut self, n: usize) -> Option<Action> {
        match self {
            Self::Checked(placements) => lay(placements.tile(), placements.nth(n)?),
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
    let listed = match action.drawn_tile() {
        Some(tile) if game.step == Step::Lay && game.open => {
            let full = game.board.tiles().len() >= MAX_TILES;
            let drawn = Catalogue::get().tile(tile).role != Role::EachPlayer;
            !full && drawn && open_lay_actions(game, tile).any(|listed| listed == action)
        }
        _ => legal_actions(game).any(|listed| listed == action),
    };
    if listed { Ok(()) } else { Err(why_not(game, action)) }
}
