//! What is known about a feature, a cell or the remaining tiles, as plain data for an information card.

use serde::Serialize;

use crate::{
    board::{LaidTile, Node, Pos},
    boxes::{
        hills::view as hills,
        inns::rules::options::UnfinishedInn,
        labyrinth::rules as labyrinth,
        mage::view as mage,
        traders::{rules::parts as traders, view::GoodsView},
    },
    catalogue::{Arrow, Catalogue, Part, PartKind, Rotation, Side, Sides, Symbol, TileId},
    record::PartName,
    rules::{Farms, Figure, Game, PlayerId, farms, fits_now, fitting, holders, outlook, tiles_left},
    view::play::{are_none, is_decided_on_hill},
};

/// A feature as it stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "type", rename = "feature", rename_all = "camelCase")]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub struct FeatureView {
    pub feature: &'static str,
    pub x: i16,
    pub y: i16,
    pub place: String,
    pub completed: bool,
    pub tiles: u16,
    pub coats: u8,
    pub open: u16,
    pub cities: u16,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub inn: bool,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub cathedral: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub goods: Option<GoodsView>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub pigsty: bool,
    pub worth: i16,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub could: Option<i16>,
    pub strengths: Vec<u8>,
    pub followers: Vec<u8>,
    pub holders: Vec<u8>,
    pub barns: Vec<u8>,
    pub points: Vec<i16>,
    pub neighbours: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub floors: Option<u8>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub nothing: bool,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub castle: bool,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub powerless: bool,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub each: bool,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub flocks: Vec<hills::FlockView>,
    #[serde(skip_serializing_if = "are_none")]
    pub vineyards: u8,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub hill: bool,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub magic: Vec<&'static str>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub besieged: bool,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub labyrinth: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub set: Option<&'static str>,
}

/// An empty cell beside the landscape.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "type", rename = "cell", rename_all = "camelCase")]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub struct CellView {
    pub x: i16,
    pub y: i16,
    pub fits: u16,
    pub left: u16,
}

/// A kind of tile of the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub struct TilesLeftView {
    pub tile: &'static str,
    pub left: u16,
    pub all: u16,
    pub fits: bool,
}

/// What is printed on a tile: a city, a road or a river with the edges that it reaches, a monastery or a garden.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub struct PartView {
    pub feature: &'static str,
    pub sides: String,
    pub coats: u8,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub inn: bool,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub cathedral: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub goods: Option<GoodsView>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub pigsty: bool,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub princess: bool,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub besieged: bool,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub labyrinth: bool,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub mouth: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gives: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kind: Option<&'static str>,
}

/// What is printed on a tile as it lies after quarter turns; a field, which fills the rest, only if it has a pigsty.
#[must_use]
pub fn parts_view(tile: TileId, turns: Rotation) -> Vec<PartView> {
    let tile = Catalogue::get().tile(tile);
    let letters = |sides: Sides| sides.turned(turns).iter().map(Side::letter).collect();
    let plain = |feature, sides| PartView {
        feature,
        sides: letters(sides),
        coats: 0,
        inn: false,
        cathedral: false,
        goods: None,
        pigsty: false,
        princess: false,
        besieged: false,
        labyrinth: false,
        mouth: false,
        gives: None,
        kind: None,
    };
    // Fields fill the rest of a tile and are only worth a word if something stands in them.
    let has_words = |part: &&Part| part.kind != PartKind::Field || part.attributes.pigsty;
    let parts = tile.parts.iter().filter(has_words).map(|part| PartView {
        coats: part.attributes.coats,
        inn: part.attributes.inn,
        cathedral: part.attributes.cathedral,
        goods: GoodsView::of(part.attributes.goods),
        pigsty: part.attributes.pigsty,
        princess: part.attributes.princess,
        besieged: part.attributes.besieged,
        labyrinth: part.attributes.labyrinth,
        mouth: part.mouth,
        ..plain(part.kind.name(), part.sides)
    });
    let rivers = tile.rivers.iter().map(|&sides| plain("river", sides));
    let symbols = tile.symbols.iter().filter(|(symbol, _)| is_told(*symbol));
    let arrow = tile.arrow.map(|Arrow { side, bonus }| {
        let mut sides = Sides::default();
        sides.insert(side);
        PartView { gives: Some(bonus.name()), ..plain("arrow", sides) }
    });
    // A machine points in one of eight directions.
    let machine = tile.prints.iter().filter(|_| tile.has(Symbol::FlyingMachine)).filter_map(|print| {
        let sides = print.points?.turned(turns).name().into();
        Some(PartView { sides, ..plain("machine", Sides::default()) })
    });
    let symbols = symbols.map(|(_, name)| {
        let print = tile.printed(name);
        let sides = print.and_then(|(_, print)| print.points).map_or_else(String::new, |wind| wind.name().into());
        let kind = print.and_then(|(emblem, print)| Some(emblem.kinds[usize::from(print.kind?)].as_str()));
        PartView { sides, kind, ..plain(name, Sides::default()) }
    });
    parts.chain(rivers).chain(symbols).chain(arrow).chain(machine).collect()
}

/// Whether a symbol is told by itself, as a new one is. The others are parts of a tile, or told with what they point at.
const fn is_told(symbol: Symbol) -> bool {
    !matches!(
        symbol,
        Symbol::Monastery
            | Symbol::Garden
            | Symbol::Abbey
            | Symbol::Foundation
            | Symbol::Quarters
            | Symbol::FlyingMachine
            | Symbol::Hut
            | Symbol::Oak
            | Symbol::Pond
            | Symbol::GermanMonastery
            | Symbol::Acrobats
    )
}

/// The features of a laid tile, in the order of its parts.
#[must_use]
pub fn tile_features(game: &Game, laid: LaidTile) -> Vec<FeatureView> {
    let parts = 0..Catalogue::get().tile(laid.tile).parts.len();
    parts.map(|part| feature_view(game, laid.node(part))).collect()
}

/// The view of the feature to which a node belongs.
#[must_use]
pub fn feature_view(game: &Game, node: Node) -> FeatureView {
    let found = outlook(game, node);
    let now = &found.now;
    let laid_part = game.laid_part(node);
    let barns = barns(game, node);
    let options = &game.rules().options;
    let index = |player: PlayerId| player.index() as u8;
    let holding: Vec<u8> = holders(game, now).map(index).collect();
    let has_goods = game.rules().uses(traders::Part::Goods);
    let printed = game.board().feature(node).attributes;
    let feature = game.board().feature(node);
    let counts = feature.kind.is_feature();
    let has_ends = counts || feature.kind == PartKind::Quarter;
    let powerless = holding.is_empty() && feature.figures > 0 && counts;
    FeatureView {
        feature: now.reason.name(),
        x: laid_part.pos.x,
        y: laid_part.pos.y,
        place: PartName::of(laid_part.tile, laid_part.turns, usize::from(laid_part.part)).to_string(),
        completed: now.completed,
        tiles: now.tiles,
        coats: now.coats,
        open: if has_ends { found.open } else { 0 },
        cities: now.cities,
        inn: now.inn,
        cathedral: now.cathedral,
        goods: GoodsView::of(printed.goods).filter(|_| has_goods),
        pigsty: printed.pigsty && farms::has_pigsty(game, node),
        worth: now.points,
        could: found.completed.filter(|_| !now.completed && has_ends),
        strengths: game.players().map(|player| now.strengths[player]).collect(),
        followers: game.players().map(|player| followers(game, node, player)).collect(),
        holders: holding,
        barns: barns.iter().copied().map(index).collect(),
        points: game.players().map(|player| found.points[player]).collect(),
        neighbours: now.neighbours,
        floors: game.floors(laid_part.pos).filter(|_| now.kind() == Some(PartKind::Tower)),
        nothing: options.inns.unfinished == UnfinishedInn::Zero && !now.completed && (now.inn || now.cathedral),
        castle: game.is_castle(node),
        powerless,
        each: now.kind() == Some(PartKind::Field) && matches!(options.farms, Farms::First | Farms::Second),
        flocks: hills::flocks(game, node),
        vineyards: hills::vineyards(game, node),
        magic: mage::within(game, node),
        besieged: game.is_besieged(node),
        labyrinth: labyrinth::parts_road(game, node),
        hill: is_decided_on_hill(game, now),
        set: Catalogue::get().tile(laid_part.tile).not_played().map(|set| set.title.as_str()),
    }
}

/// The view of an empty cell; nothing if players may not look up which tiles are left, or no tile can be laid there.
#[must_use]
pub fn cell_view(game: &Game, pos: Pos) -> Option<CellView> {
    game.board().frontier_at(pos)?;
    let (fits, left) = fitting(game, pos)?;
    Some(CellView { x: pos.x, y: pos.y, fits, left })
}

/// Every kind of tile of the game; `cell` asks which of them fit there. Nothing if players may not look that up.
#[must_use]
pub fn tiles_left_view(game: &Game, cell: Option<Pos>) -> Option<Vec<TilesLeftView>> {
    let fits = |tile| cell.is_some_and(|pos| fits_now(game, tile, pos));
    let view = |kind: crate::rules::TilesLeft| TilesLeftView {
        tile: &Catalogue::get().tile(kind.tile).name,
        left: kind.left,
        all: kind.all,
        fits: fits(kind.tile),
    };
    Some(tiles_left(game)?.into_iter().map(view).collect())
}

/// How many followers a player has on a feature, whatever their strength.
fn followers(game: &Game, node: Node, player: PlayerId) -> u8 {
    let graph = game.board().graph();
    let is_there = |figure: &&Figure| graph.root(figure.node) == graph.root(node) && figure.kind.is_follower();
    game.figures().iter().filter(is_there).filter(|figure| figure.owner == player).count() as u8
}

/// The owners of barns in a feature.
fn barns(game: &Game, node: Node) -> Vec<PlayerId> {
    let graph = game.board().graph();
    game.barns().iter().filter(|barn| graph.root(barn.node) == graph.root(node)).map(|barn| barn.owner).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{record::parse_record, session::Replay};

    fn game(body: &str) -> Game {
        let text = format!("[Bastide \"1\"]\n[Players \"red Ann, blue Bob\"]\n[Deck \"D E C V V U\"]\n{body}");
        let (replay, result) = Replay::of_record(&parse_record(&text).unwrap(), usize::MAX, &mut ());
        assert_eq!(result, Ok(()));
        replay.unwrap().game().clone()
    }

    fn card(game: &Game, tile: usize, part: usize) -> FeatureView {
        feature_view(game, game.board().tiles()[tile].node(part))
    }

    #[test]
    fn a_feature_is_told_with_its_worth_and_its_holder() {
        let game = game("tile E 0,-1 2\nmeeple field.NNW\n");
        let city = card(&game, 0, 0);
        assert_eq!((city.feature, city.completed, city.tiles, city.worth), ("city", true, 2, 4));
        assert_eq!((city.holders.is_empty(), city.powerless, city.could), (true, false, None));
        let road = card(&game, 0, 1);
        assert_eq!((road.worth, road.could, road.open), (1, Some(1), 2));
        let field = card(&game, 1, 1);
        assert_eq!((field.holders, field.points, field.cities), (vec![0], vec![3, 0], 1));
        assert!(!field.each, "everybody in the majority gets the same");
    }

    #[test]
    fn a_tile_is_told_by_what_is_printed_on_it() {
        let tile = Catalogue::get().find("D").unwrap();
        let told =
            |turns| parts_view(tile, turns).into_iter().map(|part| (part.feature, part.sides)).collect::<Vec<_>>();
        assert_eq!(told(0), [("city", "N".to_owned()), ("road", "EW".to_owned())]);
        assert_eq!(told(1), [("city", "E".to_owned()), ("road", "NS".to_owned())]);
    }

    #[test]
    fn an_unfinished_city_could_be_worth_twice() {
        let city = card(&game(""), 0, 0);
        assert_eq!((city.completed, city.open, city.worth, city.could), (false, 1, 1, Some(2)));
    }

    #[test]
    fn a_cell_tells_how_many_tiles_fit() {
        let game = game("");
        let cell = cell_view(&game, Pos::new(0, 1)).unwrap();
        assert_eq!((cell.fits, cell.left), (3, 4), "both V and U, but not C");
        assert_eq!(cell_view(&game, Pos::new(0, 0)), None);
        assert!(
            tiles_left_view(&game, Some(Pos::new(0, 1))).unwrap().iter().any(|kind| !kind.fits && kind.tile == "C")
        );
    }
}
