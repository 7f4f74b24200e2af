//! What expansions change before the game: which figures, tiles and pieces there are, and what lies on the table.

use crate::{
    board::Pos,
    boxes::{
        MODULES, abbey::rules::parts as abbey, bigtop::rules as bigtop, bridges::rules::parts as bridges,
        count::rules as count, dragon::rules::parts as dragon, gq11::rules as gq11, hills::rules as hills,
        inns::rules::parts as inns, king::rules::parts as king, little::rules::parts as little,
        messages::rules as messages, monasteries::rules as monasteries, river::rules as river,
        tower::rules::parts as tower, traders::rules::parts as traders, windroses::rules as windroses,
        winter::rules as winter,
    },
    catalogue::{BoxId, Catalogue, TileId},
    rules::{ByFigure, FigureKind, Game, OptionDef, Rules, edge},
};

/// The place of the land tiles among the parts of a box that has some.
const THE_TILES: u8 = 0;

/// The options that leave parts of boxes out.
pub(in crate::rules) const PARTS: [OptionDef; 9] = [
    abbey::OPTION,
    inns::OPTION,
    traders::OPTION,
    dragon::OPTION,
    tower::OPTION,
    bridges::OPTION,
    king::OPTION,
    hills::parts::OPTION,
    little::OPTION,
];

/// The figures with which each player starts.
#[must_use]
pub(in crate::rules) fn supply(rules: &Rules) -> ByFigure<u8> {
    let mut supply = ByFigure::default();
    supply[FigureKind::Meeple] = rules.options.followers;
    for module in MODULES.iter().filter(|module| rules.has(module.box_id)) {
        for &(figure, count) in module.figures {
            supply[figure] += if is_used(rules, figure) { count } else { 0 };
        }
    }
    supply
}

/// Whether a figure of a box in play is used: the options of boxes can leave figures out.
fn is_used(rules: &Rules, figure: FigureKind) -> bool {
    match figure {
        FigureKind::Large => rules.uses(inns::Part::Large),
        FigureKind::Builder => rules.uses(traders::Part::Builder),
        FigureKind::Pig => rules.uses(traders::Part::Pig),
        FigureKind::Mayor => rules.uses(abbey::Part::Mayor),
        FigureKind::Wagon => rules.uses(abbey::Part::Wagon),
        FigureKind::Shepherd => hills::has_shepherds(rules),
        FigureKind::Meeple | FigureKind::Abbot | FigureKind::Phantom | FigureKind::Ringmaster => true,
    }
}

/// Whether bridges may be built.
#[must_use]
pub(in crate::rules) fn has_bridges(rules: &Rules) -> bool {
    rules.uses(bridges::Part::Bridges)
}

/// Whether dragon tiles wait for the first volcano.
#[must_use]
pub(in crate::rules) fn holds_dragons_back(rules: &Rules) -> bool {
    rules.uses(dragon::Part::Dragon)
}

/// The largest number of tiles that will be put away unseen.
#[must_use]
pub(in crate::rules) fn tiles_to_hide(rules: &Rules, deck: &[TileId]) -> usize {
    if rules.uses(hills::parts::Part::Hill) { hills::count_hills(deck) } else { 0 }
}

/// Whether the tiles of a box in play belong to the deck.
#[must_use]
pub(in crate::rules) fn in_deck(rules: &Rules, box_id: BoxId) -> bool {
    rules.options.parts[box_id as usize].has(THE_TILES) && box_id != BoxId::Count
}

/// Whether a tile of a box in play is one of those that this edition of the box has.
#[must_use]
pub(in crate::rules) fn is_of_edition(rules: &Rules, tile: TileId) -> bool {
    river::is_of_edition(rules, tile) && gq11::is_in_play(rules, tile)
}

/// How often a tile of a box in play is there.
#[must_use]
pub(in crate::rules) fn copies(rules: &Rules, tile: TileId) -> u8 {
    let by_box = monasteries::copies(rules, tile).or_else(|| winter::copies(rules, tile));
    by_box.unwrap_or_else(|| Catalogue::get().tile(tile).count)
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

/// The words for the animals that come under the big top, and the animals with the number of their tokens.
pub(in crate::rules) use crate::boxes::bigtop::rules::{ANIMALS, WORDS as ANIMAL_WORDS};

/// Whether an animal can still come under the big top.
pub(in crate::rules) fn is_animal_to_come(game: &Game, animal: u8) -> bool {
    bigtop::is_to_come(game, animal)
}

/// Whether a message of the pile has not come yet.
#[must_use]
pub(in crate::rules) fn is_to_come(game: &Game, index: u8) -> bool {
    messages::is_to_come(game, index)
}

/// Whether a token counts that comes by lot: the bag holds so many of its kind.
pub(in crate::rules) fn token_counts(game: &Game, lot: u8) -> bool {
    hills::bag::counts(game, lot)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_land_tiles_are_the_first_part_of_a_box_that_has_some() {
        for option in PARTS {
            let first = option.values[1 + usize::from(THE_TILES)].0;
            assert_eq!(first == "tiles", Catalogue::get().of_box(option.box_id).next().is_some(), "{}", option.name);
        }
    }
}
