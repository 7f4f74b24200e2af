//! What expansions add to the scoring.

use crate::{
    board::{Feature, Node},
    boxes::{
        abbey::rules::barn,
        bigtop::rules::{self as bigtop, acrobats, ringmaster},
        bridges::rules::castle,
        count::rules as count,
        darmstadt::rules as darmstadt,
        dragon::rules::fairy,
        gold::rules as gold,
        gq11::rules as gq11,
        hills::rules as hills,
        inns::rules as inns,
        king::rules as king,
        labyrinth::rules as labyrinth,
        little::rules as little,
        mage::rules as mage,
        monasteries::rules as monasteries,
        robbers::rules as robbers,
        russian::rules as russian,
        shrines::rules as shrines,
        siege::rules as siege,
        traders::rules as traders,
        watchtowers::rules as watchtowers,
    },
    catalogue::{BoxId, PartKind, TileId},
    rules::{
        ByPlayer, Event, FigureKind, Game, Lot, PlayerId, Rules, Score, ScoreReason,
        farms::{self, PigPoints},
        track,
    },
};

/// The strength of a figure on a feature with a number of coats of arms.
#[inline]
#[must_use]
pub(in crate::rules) const fn strength(figure: FigureKind, coats: u8) -> u8 {
    match figure {
        FigureKind::Meeple | FigureKind::Abbot | FigureKind::Wagon | FigureKind::Phantom | FigureKind::Ringmaster => 1,
        FigureKind::Builder | FigureKind::Pig | FigureKind::Shepherd => 0,
        FigureKind::Large => inns::LARGE_STRENGTH,
        FigureKind::Mayor => coats,
    }
}

/// Adjusts the score of a road, city, monastery or garden.
#[inline]
pub(in crate::rules) fn worth(game: &Game, node: Node, feature: &Feature, score: &mut Score) {
    if game.rules.is_base_alone() {
        return;
    }
    match feature.kind {
        PartKind::Hut => russian::worth(score),
        PartKind::Lying => monasteries::worth(game, node, score),
        _ => {}
    }
    if game.rules.uses(inns::parts::Part::Tiles) {
        inns::worth(game, feature, score);
    }
    if feature.attributes.besieged {
        siege::worth(game, node, score);
    }
    if game.states.shrines.is_some() {
        shrines::worth(game, node, score);
    }
    if game.states.darmstadt.is_some() {
        darmstadt::worth(game, node, score);
    }
    if game.states.hills.is_some() {
        hills::worth(game, score);
    }
    if feature.attributes.labyrinth {
        labyrinth::worth(game, node, score);
    }
    if game.states.mage.is_some() {
        mage::worth(game, node, score);
    }
    if game.states.little.is_some() {
        little::worth(game, node, score);
    }
}

/// Adjusts the score of a field, for farmers or a barn.
#[inline]
pub(in crate::rules) fn field_worth(game: &Game, field: Node, score: &mut Score) {
    if game.states.little.is_some() {
        little::worth(game, field, score);
    }
}

/// The points that little buildings add to a feature.
#[inline]
pub(in crate::rules) fn buildings_on(game: &Game, node: Node) -> i16 {
    if game.states.little.is_some() { little::points_on(game, node) } else { 0 }
}

/// Whether a field counts a completed city twice.
#[inline]
pub(in crate::rules) fn counts_twice(game: &Game, city: Node) -> bool {
    siege::is_besieged(game, city)
}

/// The points that a completed city has less for each tile and coat of arms.
#[inline]
pub(in crate::rules) const fn less_a_tile(rules: &Rules, feature: &Feature) -> i16 {
    siege::less_a_tile(rules, feature)
}

/// How much each player has on the hills of a feature, which breaks ties.
#[inline]
pub(in crate::rules) fn on_hills(game: &Game, feature: Node) -> ByPlayer<u8> {
    let lies = || game.board.feature(feature).kind == PartKind::Lying;
    if game.rules.uses(hills::parts::Part::Hill) && !lies() {
        hills::on_hills(game, feature)
    } else {
        ByPlayer::default()
    }
}

/// How much a player has on the hills of two features that are scored as one.
#[inline]
pub(in crate::rules) fn hills_together(game: &Game, one: u8, other: u8) -> u8 {
    hills::hills_in_a_tie(game, one.saturating_add(other))
}

/// Notes that a player got points or lost some, for whatever reason.
#[inline]
pub(in crate::rules) fn given(game: &mut Game, player: PlayerId, points: i16, why: &Score) {
    if game.states.track.is_some() {
        super::track::came(game, player, points, why);
    }
}

/// Does what chance decides in the final scoring.
pub(in crate::rules) fn final_scoring_ends(game: &mut Game, events: &mut Vec<Event>) {
    if game.states.bigtop.is_some() {
        bigtop::turn_up(game, true, events);
    }
}

/// The lot that the final scoring needs and that must not be seen yet.
pub(in crate::rules) fn final_lot(game: &Game) -> Option<Lot> {
    bigtop::hides_token(game).then_some(Lot::Animals)
}

/// Does what comes before the final scoring.
pub(in crate::rules) fn final_scoring_begins(game: &mut Game, events: &mut Vec<Event>) {
    if game.states.robbers.is_some() {
        robbers::game_ends(game, events);
    }
    track::game_ends(game);
}

/// Notes that a player scored.
#[inline]
pub(in crate::rules) fn awarded(game: &mut Game, player: PlayerId, reason: ScoreReason) {
    if game.states.count.is_some() {
        count::scored(game, player, reason);
    }
}

/// The points at the end for a completed city that the field of a barn touches.
pub(in crate::rules) const BARN_CITY_POINTS: i16 = barn::AT_THE_END;

/// The points of a completed feature for each tile, if an inn or a cathedral in it sets them.
#[inline]
pub(in crate::rules) fn completed_rate(rules: &Rules, feature: &Feature) -> Option<i16> {
    if rules.uses(inns::parts::Part::Tiles) { inns::completed_rate(feature) } else { None }
}

/// Whether a figure stays on its scored feature until its owner decides where it goes.
#[inline]
#[must_use]
pub(in crate::rules) const fn moves_on(figure: FigureKind) -> bool {
    matches!(figure, FigureKind::Wagon)
}

/// Scores what expansions give before the features that a tile completed, while all figures are still on them.
#[inline]
pub(in crate::rules) fn before_scoring(game: &mut Game, events: &mut Vec<Event>) {
    if game.rules.is_base_alone() {
        return;
    }
    if game.rules.has(BoxId::Watchtowers) {
        watchtowers::before_scoring(game, events);
    }
    if game.states.darmstadt.is_some() {
        darmstadt::before_scoring(game);
    }
    if game.states.labyrinth.is_some() {
        labyrinth::before_scoring(game);
    }
    if game.states.monasteries.is_some() {
        monasteries::before_scoring(game);
    }
}

/// Gives the points that a completed feature brings even if nobody holds it.
#[inline]
pub(in crate::rules) fn completed_unheld(game: &mut Game, node: Node, events: &mut Vec<Event>) {
    if game.states.darmstadt.is_some() {
        darmstadt::completed(game, node, events);
    }
}

/// Scores what expansions add to a feature that is scored, while its figures are still on it.
#[inline]
pub(in crate::rules) fn feature_scored(game: &mut Game, node: Node, events: &mut Vec<Event>) {
    if game.rules.is_base_alone() {
        return;
    }
    if game.states.bigtop.is_some() && !game.is_castle(node) {
        ringmaster::feature_scored(game, node, events);
    }
    if game.states.darmstadt.is_some() {
        darmstadt::completed(game, node, events);
    }
    if game.states.dragon.is_some() {
        fairy::feature_scored(game, node, events);
    }
    if game.states.gold.is_some() {
        gold::feature_scored(game, node);
    }
    if game.states.shrines.is_some() {
        shrines::feature_scored(game, node);
    }
}

/// Scores what expansions add after the features that a tile completed.
#[inline]
pub(in crate::rules) fn scored(game: &mut Game, events: &mut Vec<Event>) {
    if game.rules.is_base_alone() {
        return;
    }
    if game.states.abbey.is_some() {
        barn::score_farmers(game, events);
    }
    if game.states.bridges.is_some() {
        castle::score_castles(game, events);
    }
    if game.rules.uses(traders::parts::Part::Goods) {
        for index in 0..game.board.completed().len() {
            traders::take_goods(game, game.board.completed()[index], events);
        }
    }
    if game.states.king.is_some() {
        king::completed(game, events);
    }
    if game.states.mage.is_some() {
        mage::scored(game, events);
    }
    if game.states.gold.is_some() {
        gold::share_out(game, events);
    }
    if game.states.shrines.is_some() {
        shrines::challenge(game, events);
    }
    labyrinth::scored(game);
}

/// Calls `tell` with what figures get in the final scoring that lie in monasteries.
pub(in crate::rules) fn lying_scores(game: &Game, tell: &mut dyn FnMut(PlayerId, i16, Score)) {
    monasteries::final_scores(game, tell);
}

/// What a farmer on a field gets for each completed city in the final scoring, if that is not what farmers usually get.
#[inline]
pub(in crate::rules) fn points_for_a_city(game: &Game, field: Node) -> Option<i16> {
    (game.states.abbey.is_some() && barn::has_barn(game, field)).then_some(barn::JOINED_LATER)
}

/// What a player gets more than others for each completed city of a field that the player scores with farmers.
#[inline]
pub(in crate::rules) fn pig_points(game: &Game, field: Node, player: PlayerId) -> PigPoints {
    let has_traders = game.states.traders.is_some();
    if !has_traders && !game.rules.has(BoxId::Gq11) {
        return PigPoints::default();
    }
    let pig = if has_traders { traders::pig_points(game, field, player) } else { 0 };
    PigPoints { pig, pigsty: i16::from(farms::has_pigsty(game, field)) }
}

/// Whether a pigsty on a tile counts.
pub(in crate::rules) fn pigsty_counts(rules: &Rules, tile: TileId) -> bool {
    gq11::pigsty_counts(rules, tile).unwrap_or(rules.uses(traders::parts::Part::Pig))
}

/// The points that boxes add to a road or city once it is completed.
#[inline]
pub(in crate::rules) fn extra_when_completed(game: &Game, node: Node) -> i16 {
    let hall = if game.states.darmstadt.is_some() { darmstadt::when_completed(game, node) } else { 0 };
    let is_through_labyrinth = game.board.feature(node).attributes.labyrinth;
    hall + if is_through_labyrinth { labyrinth::when_completed(game, node) } else { 0 }
}

/// The points for a follower on a part besides, once its road or city is completed.
#[inline]
pub(in crate::rules) fn follower_bonus(game: &Game, node: Node) -> i16 {
    if game.rules.has(BoxId::Watchtowers) { watchtowers::bonus_at(game, node) } else { 0 }
}

/// Calls `tell` with what expansions add to the final scoring.
pub(in crate::rules) fn final_scores(game: &Game, tell: &mut dyn FnMut(PlayerId, i16, Score)) {
    barn::final_scores(game, tell);
    gold::final_scores(game, tell);
    acrobats::final_scores(game, tell);
    ringmaster::final_scores(game, tell);
    russian::final_scores(game, tell);
    traders::final_scores(game, tell);
    king::final_scores(game, tell);
    fairy::final_scores(game, tell);
}
