//! What expansions add to a board that is set up by hand.

use crate::{
    boxes::{
        abbey::rules as abbey, bigtop::rules as bigtop, count::rules as count, ferries::rules as ferries,
        russian::rules as russian, tower::rules as tower, tunnel::rules as tunnel,
    },
    catalogue::{BoxId, PartKind, Quarter, TileId},
    rules::{FigureKind, Game, Rules},
};

/// Whether abbeys are in play.
#[must_use]
pub(in crate::rules) fn has_abbeys(rules: &Rules) -> bool {
    abbey::are_in_play(rules)
}

/// Notes that a tile was put on the table: it may bring a tower, or be one of the City of Carcassonne.
pub(crate) fn tile_arranged(game: &mut Game, tile: TileId) {
    tower::tile_placed(game, tile);
    count::tile_arranged(game, tile);
    ferries::tile_arranged(game, tile);
    russian::tile_placed(game, tile);
    bigtop::tile_placed(game, tile);
    if game.states.tunnel.is_some() {
        tunnel::laid(game);
    }
}

/// Whether a kind of figure comes to a kind of part although it is not placed there as on a feature.
#[must_use]
pub(in crate::rules) fn comes_to(rules: &Rules, figure: FigureKind, kind: PartKind) -> bool {
    match kind {
        PartKind::Oak | PartKind::Pond => rules.has(BoxId::Russian) && figure.is_follower(),
        PartKind::Acrobats => rules.has(BoxId::Bigtop) && figure == FigureKind::Meeple,
        _ => false,
    }
}

/// Whether a kind of figure can be in a quarter of the City of Carcassonne.
#[must_use]
pub(in crate::rules) fn goes_to_quarter(rules: &Rules, figure: FigureKind, quarter: Quarter) -> bool {
    count::goes_to(rules, figure, quarter)
}
