//! What a player may want to work out on the board, worked out: what a feature is worth and could be worth, the points if
//! the game ended now, the tiles that are left and the cells that none of them fills.
//!
//! Nothing here decides anything: these are the rules of [`super::score`] and [`super::legal`], asked beforehand. With the
//! option `remaining = hidden`, and in an open game, nothing is told about tiles to come.

use super::{Action, ByPlayer, Farms, Game, PlayerId, Remaining, Score, Step, farms, legal, score, seams};
use crate::{
    board::{FrontierCell, Node, Pos},
    catalogue::{Catalogue, PartKind, TileId},
};

/// A feature as it stands, and as it could become.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outlook {
    /// The feature as it stands: what it is worth to whoever holds it.
    pub now: Score,
    /// What it would be worth if it were completed as it is: the same tiles and coats of arms with every open edge closed, a
    /// monastery with all its neighbours. A field is never completed.
    pub completed: Option<u16>,
    /// Edges that lead nowhere; for a monastery or garden the empty cells around it.
    pub open: u16,
    /// What each player would get for it if the game ended now, their barns included.
    pub points: ByPlayer<u16>,
}

/// The outlook of the feature to which a node belongs.
///
/// ```
/// use bastide::{rules::{Colour, Game, Player, Setup, legal_actions, outlook, seeded}, catalogue::PartKind};
/// let player = |colour| Player { colour, name: String::new(), level: None };
/// let mut setup = Setup::base(vec![player(Colour::Red), player(Colour::Blue)]);
/// setup.deal(&mut seeded(7))?;
/// let game = Game::new(&setup, &mut Vec::new())?;
/// let city = outlook(&game, game.board().tiles()[0].node(0)); // the start tile: a city with one open edge
/// assert_eq!((city.now.kind, city.now.points, city.completed, city.open), (PartKind::City, 1, Some(2), 1));
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
    let mut now = farms::score_of(game, node, score::strengths(game, node));
    now.cities = cities.len() as u16;
    // What somebody gets, barns included; in a field that nobody holds, what a farmer would.
    let rate = match game.rules.options.farms {
        Farms::First => 4,
        Farms::Second | Farms::Third => 3,
        Farms::Off => 0,
    };
    let most = game.players().map(|player| points[player]).max().unwrap_or(0);
    now.points = if most > 0 { most } else { rate * now.cities };
    Outlook { now, completed: None, open: 0, points }
}

/// The points of every player if the game ended now: the score, and what is on the board.
///
/// A wagon that waits to move on has scored already.
#[must_use]
pub fn projected(game: &Game) -> ByPlayer<u16> {
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

/// A field as it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FieldNow {
    /// One of its parts.
    pub node: Node,
    /// Who would score in it: the strongest farmers, and who has a barn there; in turn order.
    pub owners: Vec<PlayerId>,
    /// Completed cities that it feeds.
    pub cities: u16,
}

/// Every field of the landscape, those with older tiles first.
#[must_use]
pub fn fields(game: &Game) -> Vec<FieldNow> {
    let graph = game.board.graph();
    let is_field = |node: &Node| graph.root(*node) == *node && graph.feature(*node).kind == PartKind::Field;
    let mut cities = Vec::new();
    let field = |node: Node| {
        farms::completed_cities(game, node, &mut cities);
        let score = farms::score_of(game, node, score::strengths(game, node));
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
    /// Which tile.
    pub tile: TileId,
    /// How many are still to be drawn; the one in hand is drawn.
    pub left: u16,
    /// How many were in the game at its beginning, the first tile included.
    pub all: u16,
}

/// Every kind of tile of the game in catalogue order; nothing if players may not look that up.
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
    let kinds = counts.into_iter().enumerate().filter(|(_, (_, all))| *all > 0);
    Some(kinds.map(|(index, (left, all))| TilesLeft { tile: TileId::from_index(index), left, all }).collect())
}

/// Whether a tile could be laid on a cell as the board is now.
#[must_use]
pub fn fits_now(game: &Game, tile: TileId, pos: Pos) -> bool {
    if !seams::vetoes(game, tile) {
        return (0..4).any(|turns| game.board.fits(tile, pos, turns));
    }
    legal::lay_actions(game, tile).any(|action| matches!(action, Action::Lay { pos: there, .. } if there == pos))
}

/// The empty cells beside the landscape that nothing can fill any more, in the order of the frontier: neither the tile in
/// hand nor one that is left has the edges, and no abbey is left for a hole. Nothing if players may not look that up.
#[must_use]
pub fn dead_cells(game: &Game) -> Option<Vec<Pos>> {
    let kinds = tiles_left(game)?;
    let abbey_left = game.players().any(|player| game.has_abbey(player));
    let tiles = || kinds.iter().filter(|kind| kind.left > 0).map(|kind| kind.tile).chain(game.drawn);
    let is_dead = |cell: &&FrontierCell| {
        let fits = |tile: TileId| !Catalogue::get().fit_table(tile).at(cell.key).is_empty();
        !(abbey_left && cell.is_hole() || tiles().any(fits))
    };
    Some(game.board.frontier().iter().filter(is_dead).map(|cell| cell.pos).collect())
}

/// The players who would get something for a feature, the strongest in it.
pub fn holders(game: &Game, score: &Score) -> impl Iterator<Item = PlayerId> + use<> {
    score::winners(game, score)
}
