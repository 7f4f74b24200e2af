//! What expansions change before the game: which figures, tiles and pieces there are, and what lies on the table.

use crate::{
    board::Pos,
    boxes::{
        MODULES, abbey::rules as abbey, count::rules as count, gq11::rules as gq11, hills::rules as hills,
        river::rules as river, windroses::rules as windroses, winter::rules as winter,
    },
    catalogue::{BoxId, Catalogue, TileId},
    rules::{ByFigure, FigureKind, Game, Rules, edge},
};

/// The figures with which each player starts.
#[must_use]
pub(in crate::rules) fn supply(rules: &Rules) -> ByFigure<u8> {
    let mut supply = ByFigure::default();
    supply[FigureKind::Meeple] = rules.options.followers;
    for module in MODULES.iter().filter(|module| rules.has(module.box_id)) {
        for &(figure, count) in module.figures {
            supply[figure] +=
                if abbey::has_figure(rules, figure) && hills::has_figure(rules, figure) { count } else { 0 };
        }
    }
    supply
}

/// Whether bridges may be built.
#[must_use]
pub(in crate::rules) fn has_bridges(rules: &Rules) -> bool {
    rules.has(BoxId::Bridges)
}

/// The largest number of tiles that will be put away unseen.
#[must_use]
pub(in crate::rules) fn tiles_to_hide(rules: &Rules, deck: &[TileId]) -> usize {
    if rules.has(BoxId::Hills) { hills::count_hills(deck) } else { 0 }
}

/// Whether the tiles of a box in play belong to the deck.
#[must_use]
pub(in crate::rules) fn in_deck(rules: &Rules, box_id: BoxId) -> bool {
    abbey::has_tiles(rules, box_id) && box_id != BoxId::Count
}

/// Whether a tile of a box in play is one of those that this edition of the box has.
#[must_use]
pub(in crate::rules) fn is_of_edition(rules: &Rules, tile: TileId) -> bool {
    river::is_of_edition(rules, tile) && gq11::is_in_play(rules, tile)
}

/// How often a tile of a box in play is there.
#[must_use]
pub(in crate::rules) fn copies(rules: &Rules, tile: TileId) -> u8 {
    winter::copies(rules, tile).unwrap_or_else(|| Catalogue::get().tile(tile).count)
}

/// The tiles that lie on the table at set-up instead of the start tile and of the source of a river, which are drawn, and their cells.
pub(in crate::rules) fn first_tiles(rules: &Rules) -> impl Iterator<Item = (TileId, Pos)> {
    let city = if count::is_in_play(rules) { count::first_tile() } else { None };
    let at = if city.is_some() { windroses::BESIDE_CARCASSONNE } else { Pos::default() };
    let rose = windroses::first_tile(rules).map(|rose| (rose, at));
    city.map(|city| (city, Pos::default())).into_iter().chain(rose)
}

/// Lays the tiles that lie around the first one.
pub(in crate::rules) fn lay_around_first(game: &mut Game) {
    if game.states.count.is_some() {
        count::lay_city(game);
        edge::begins(game);
    }
}

/// The words of the tokens in the bag, each with its number among its like.
pub(in crate::rules) const TOKENS: [&str; 18] = hills::bag::LOTS;

/// Whether a token counts that comes by lot: the bag holds so many of its kind.
pub(in crate::rules) fn token_counts(game: &Game, lot: u8) -> bool {
    hills::bag::counts(game, lot)
}
