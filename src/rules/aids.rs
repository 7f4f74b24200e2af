//! Facts that players would otherwise work out on the board: what a feature is worth now and when completed, the points if
//! the game ended now, the tiles that are left, and the cells that no tile can fill.
//!
//! Nothing here decides anything: the functions apply the rules of [`super::score`] and [`super::legal`] in advance. With the
//! option `remaining=hidden`, and in an open game, they reveal nothing about the tiles to come.

use super::{
    Action, ByPlayer, Game, PlayerId, Remaining, Score, Step, farms, legal,
    observe::{LAND, stack},
    score, seams,
};
use crate::{
    board::{FrontierCell, Node, Pos},
    catalogue::{Catalogue, PartKind, TileId},
};

/// What a feature is worth as it is, and what it could be worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outlook {
    /// The score of the feature as it is, for the players with the majority.
    pub now: Score,
    /// The points if the feature were completed as it is: with the same tiles and coats of arms but no open edges, or for a
    /// monastery with all its neighbours. `None` for a field, which is never completed.
    pub completed: Option<i16>,
    /// The number of open edges. For a monastery or garden, the number of empty cells around it.
    pub open: u16,
    /// The points that each player would score for the feature if the game ended now, including barns.
    pub points: ByPlayer<i16>,
}

/// The outlook of the feature to which a node belongs.
///
/// ```
/// use bastide::{rules::{Colour, Game, Player, ScoreReason, Setup, legal_actions, outlook, seeded}, catalogue::PartKind};
/// let player = |colour| Player { colour, name: String::new(), level: None };
/// let mut setup = Setup::base(vec![player(Colour::Red), player(Colour::Blue)]);
/// setup.deal(&mut seeded(7))?;
/// let game = Game::new(&setup, &mut Vec::new())?;
/// let city = outlook(&game, game.board().tiles()[0].node(0)); // the start tile: a city with one open edge
/// assert_eq!((city.now.reason, city.now.points, city.completed, city.open), (ScoreReason::Feature(PartKind::City), 1, Some(2), 1));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn outlook(game: &Game, node: Node) -> Outlook {
    let feature = *game.board.feature(node);
    let points = score::worth_now(game, node);
    if feature.kind != PartKind::Field {
        let completed = score::worth_if(game, node, true).points;
        let open = feature.open.max(0) as u16;
        return Outlook { now: score::worth(game, node), completed: Some(completed), open, points };
    }
    let mut cities = Vec::new();
    farms::completed_cities(game, node, &mut cities);
    let mut now = farms::score_of(game, node).among(game, node);
    now.cities = cities.len() as u16;
    // The points of a player who scores, including barns. On a field without farmers, what a farmer would score.
    let rate = farms::points_for_a_city(game, node);
    let most = game.players().map(|player| points[player]).max().unwrap_or(0);
    now.points = if most > 0 { most } else { rate * now.cities as i16 };
    Outlook { now, completed: None, open: 0, points }
}

/// The points of every player if the game ended now: the score so far, and what is on the board.
///
/// The feature of a wagon that is waiting to move on has already been scored.
#[must_use]
pub fn projected(game: &Game) -> ByPlayer<i16> {
    let mut points = game.scores;
    if game.step == Step::Over {
        return points;
    }
    score::final_scores(game, &mut |player, value, why| {
        if !(game.step == Step::Wagon && why.completed) {
            points[player] += value;
        }
    });
    points
}

/// A field as it is now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FieldNow {
    /// One of its parts.
    pub node: Node,
    /// The players who would score for it, in turn order: those with the most farmers, and those with a barn.
    pub owners: Vec<PlayerId>,
    /// The number of completed cities that it feeds.
    pub cities: u16,
}

/// Every field of the landscape, starting with those whose tiles were laid first.
#[must_use]
pub fn fields(game: &Game) -> Vec<FieldNow> {
    let graph = game.board.graph();
    let is_field = |node: &Node| graph.root(*node) == *node && graph.feature(*node).kind == PartKind::Field;
    let mut cities = Vec::new();
    let field = |node: Node| {
        farms::completed_cities(game, node, &mut cities);
        let score = farms::score_of(game, node).among(game, node);
        let has_barn = |owner| game.barns().iter().any(|barn| barn.owner == owner && graph.root(barn.node) == node);
        let scores = |player: &PlayerId| score::winners(game, &score).any(|winner| winner == *player);
        let owners = game.players().filter(|player| scores(player) || has_barn(*player)).collect();
        FieldNow { node, owners, cities: cities.len() as u16 }
    };
    (0..graph.len() as Node).filter(is_field).map(field).collect()
}

/// A kind of tile in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TilesLeft {
    /// The tile.
    pub tile: TileId,
    /// The number of copies that nobody has seen yet: they are still to be drawn, or lie hidden.
    pub left: u16,
    /// The number of copies at the start of the game, including the tile laid at set-up.
    pub all: u16,
}

/// Every kind of tile of the game in catalogue order. Empty if players cannot look up which tiles are left.
#[must_use]
pub fn tiles_left(game: &Game) -> Option<Vec<TilesLeft>> {
    if game.open || game.rules.options.remaining == Remaining::Hidden {
        return None;
    }
    let mut counts = vec![(0, 0); Catalogue::get().tiles().len()];
    for (place, tile) in game.deck.iter().enumerate() {
        let (left, all) = &mut counts[tile.index()];
        *all += 1;
        *left += u16::from(place >= game.n_drawn);
    }
    for tile in &game.hidden {
        counts[tile.index()].0 += 1;
    }
    let kinds = counts.into_iter().enumerate().filter(|(_, (_, all))| *all > 0);
    Some(kinds.map(|(index, (left, all))| TilesLeft { tile: TileId::from_index(index), left, all }).collect())
}

impl Game {
    /// The tiles that nobody has seen yet: those to be drawn, and those put away unseen.
    pub(crate) fn unseen_tiles(&self) -> impl Iterator<Item = TileId> {
        let pile = self.deck.get(self.n_drawn..).unwrap_or_default();
        pile.iter().chain(&self.hidden).copied()
    }
}

/// Tiles of one stack that nobody has seen, and what of them is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StackLeft {
    /// The number of tiles that nobody has seen; those that lie hidden are of the last stack.
    pub unseen: usize,
    /// How many of them are still to be drawn.
    pub to_come: usize,
    /// How many of those that nobody has seen are of the wanted kinds.
    pub wanted: usize,
    /// Whether it is the last stack.
    pub is_last: bool,
}

/// The stacks from which tiles are still to be drawn, in the order in which that happens. `None` if players cannot look up which tiles
/// are left.
#[must_use]
pub fn stacks_left(game: &Game, wanted: &[TileId]) -> Option<impl Iterator<Item = StackLeft>> {
    let is_shown = !game.open && game.rules.options.remaining == Remaining::Shown;
    let pile = is_shown.then(|| game.deck.get(game.n_drawn..).unwrap_or_default())?;
    Some((0..=LAND).filter_map(move |rank| {
        let of_rank = |tile: &&TileId| stack(&game.rules, **tile) == rank;
        let hidden = game.hidden.iter().filter(of_rank);
        let unseen = || pile.iter().filter(of_rank).chain(hidden.clone());
        let in_pile = pile.iter().filter(of_rank).count();
        let to_come = if rank == LAND { in_pile - game.n_hidden.min(in_pile) } else { in_pile };
        let wanted = unseen().filter(|tile| wanted.contains(tile)).count();
        (to_come > 0).then(|| StackLeft { unseen: unseen().count(), to_come, wanted, is_last: rank == LAND })
    }))
}

/// Whether a tile could be laid on a cell of the current board, also with what some player has left to make it fit.
#[must_use]
pub fn fits_now(game: &Game, tile: TileId, pos: Pos) -> bool {
    let fits = if seams::vetoes(game, tile) {
        legal::lay_actions(game, tile).any(|action| matches!(action, Action::Lay { pos: there, .. } if there == pos))
    } else {
        (0..4).any(|turns| game.board.fits(tile, pos, turns))
    };
    fits || seams::fits_with_help(game, tile, pos)
}

/// Whether a player draws no tile in the next turn, since one that everybody has seen is laid in it.
#[must_use]
pub fn holds_tile(game: &Game, player: PlayerId) -> bool {
    seams::holds_tile(game, player)
}

/// How many of the tiles that are still to be laid fit on a cell, and of how many: those that nobody has seen, and those of a bazaar.
/// The drawn tile is not one of them. `None` if players cannot look up which tiles are left.
#[must_use]
pub fn fitting(game: &Game, pos: Pos) -> Option<(u16, u16)> {
    let all = still_to_lay(game)?.into_iter();
    Some(all.fold((0, 0), |(fits, left), (tile, n)| (fits + if fits_now(game, tile, pos) { n } else { 0 }, left + n)))
}

/// The tiles that are still to be laid besides the drawn one, each with a number of copies: those that nobody has seen, and those of a
/// bazaar. `None` if players cannot look up which tiles are left.
fn still_to_lay(game: &Game) -> Option<Vec<(TileId, u16)>> {
    let unseen = tiles_left(game)?.into_iter().filter(|kind| kind.left > 0).map(|kind| (kind.tile, kind.left));
    Some(unseen.chain(seams::tiles_in_sight(game).map(|tile| (tile, 1))).collect())
}

/// The empty cells next to the landscape that nothing can fill any more, in the order of the frontier: neither the drawn tile nor
/// any tile that is left or was taken at a bazaar has matching edges, also with what players may build, and no abbey is left for a
/// hole. `None` if players cannot look up which tiles are left.
#[must_use]
pub fn dead_cells(game: &Game) -> Option<Vec<Pos>> {
    let left = still_to_lay(game)?;
    let abbey_left = game.players().any(|player| game.has_abbey(player));
    let tiles = || left.iter().map(|&(tile, _)| tile).chain(game.drawn);
    let is_dead = |cell: &&FrontierCell| {
        let fits = |tile: TileId| {
            !Catalogue::get().fit_table(tile).at(cell.key).is_empty() || seams::fits_with_help(game, tile, cell.pos)
        };
        !(abbey_left && cell.is_hole() || tiles().any(fits))
    };
    Some(game.board.frontier().iter().filter(is_dead).map(|cell| cell.pos).collect())
}

/// Iterates over the players who would score for a feature, which are the strongest on it.
pub fn holders(game: &Game, score: &Score) -> impl Iterator<Item = PlayerId> + use<> {
    score::winners(game, score)
}
