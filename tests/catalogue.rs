//! The catalogue against independent lists of tile facts, and against itself.

use bastide::{
    art::{
        paint::{Pose, Sprite},
        piece::Piece,
    },
    catalogue::{
        BoxId, Catalogue, EdgeKind, HalfWind, PartKind, Print, RoadEnd, Role, Side, Stand, Symbol, TileDef, check, more,
    },
    rules::Colour,
};
use serde_json::Value;

fn facts() -> Value {
    serde_json::from_str(include_str!("data/tiles.json")).expect("the facts are JSON")
}

fn sorted_edges(value: &Value) -> String {
    let text = value.as_str().expect("edges are text");
    "NESW".chars().filter(|letter| text.contains(*letter)).collect()
}

fn sides_text(sides: bastide::catalogue::Sides) -> String {
    sides.iter().map(Side::letter).collect()
}

fn symbol_name(name: &str) -> &str {
    match name {
        "tower_foundation" => "foundation",
        "magic_portal" => "portal",
        "carcassonne_quarters" => "quarters",
        other => other,
    }
}

#[test]
fn every_tile_is_as_in_the_facts() {
    let facts = facts();
    let tiles = facts["tiles"].as_array().expect("a list of tiles");
    let catalogue = Catalogue::get();
    assert_eq!(tiles.len(), catalogue.tiles().iter().filter(|tile| tile.set.is_none()).count());
    for fact in tiles {
        let name = fact["id"].as_str().expect("an id");
        let tile = catalogue.tile(catalogue.find(name).unwrap_or_else(|| panic!("{name} is missing")));
        compare(tile, fact);
    }
}

/// The tiles of all sets that are not played, and those of boxes whose symbols are data.
fn further() -> Vec<TileDef> {
    let catalogue = Catalogue::get();
    let of_set = |(name, _)| {
        assert_eq!(catalogue.set(name).unwrap().name, name);
        catalogue.of_set(name).map(|id| catalogue.tile(id).clone())
    };
    let of_boxes = catalogue.tiles().iter().filter(|tile| tile.set.is_some()).cloned();
    more::TEXTS.into_iter().flat_map(of_set).chain(of_boxes).collect()
}

#[test]
fn every_tile_of_a_further_set_is_as_in_the_facts() {
    let facts: Value = serde_json::from_str(include_str!("data/more_tiles.json")).expect("the facts are JSON");
    let mut tiles = further();
    // The source and the lake of the 2021 edition belong to The River, with which they are played.
    let box_of =
        |tile: &TileDef| if tile.name.starts_with("RV") { "river2021".into() } else { tile.set_name().to_owned() };
    tiles.extend(Catalogue::get().tiles().iter().filter(|tile| tile.name.starts_with("RV")).cloned());
    let listed = facts["tiles"].as_array().expect("a list of tiles");
    assert_eq!(tiles.len(), listed.len());
    for fact in listed {
        let id = fact["id"].as_str().unwrap();
        let tile = tiles.iter().find(|tile| tile.name == id).unwrap_or_else(|| panic!("{id} is missing"));
        assert_eq!(box_of(tile).as_str(), fact["box"].as_str().unwrap());
        compare_topology(tile, fact);
        compare_prints(tile, fact);
    }
    for (name, total) in facts["totals"].as_object().unwrap() {
        let copies = tiles.iter().filter(|tile| box_of(tile) == *name).map(|tile| u64::from(tile.count));
        assert_eq!(Some(copies.sum::<u64>()), total.as_u64(), "{name}");
    }
}

/// Symbols that the facts do not list as such: what belongs to a city or road, and what means nothing.
const UNLISTED: [&str; 7] = ["besieged", "tunnel", "spring", "lily", "fair_name", "animal", "frozen_lake"];

/// What the symbols of a set say, against the facts.
fn compare_prints(tile: &TileDef, fact: &Value) {
    let name = &tile.name;
    assert_eq!(tile.arrow, None, "{name}");
    let role = match tile.role {
        Role::Start => Some("start"),
        Role::Source => Some("source"),
        Role::Lake => Some("lake"),
        Role::Plain => None,
        Role::Fork | Role::EachPlayer => panic!("{name}"),
    };
    assert_eq!(role, fact["role"].as_str(), "{name}");
    let named = |print: &Print| tile.symbol_of(print).unwrap().emblem.name.as_str();
    let print = |symbol: &str| tile.prints.iter().find(|print| named(print) == symbol);
    // A kind, a direction and a text of a symbol, as one text.
    let said = |symbol: &str| {
        print(symbol).map(|print| {
            let kinds = &tile.symbol_of(print).unwrap().emblem.kinds;
            let kind = print.kind.map_or("", |kind| kinds[usize::from(kind)].as_str());
            format!("{kind} {} {}", print.points.map_or("", |wind| wind.name()), print.text)
        })
    };
    let fact_of = |key: &str| fact[key].as_str();
    assert_eq!(said("corn_circle"), fact_of("corn_circle").map(|kind| format!("{kind}  ")), "{name}");
    let tower = fact["watchtower"]["per"].as_str().map(|per| format!("{per}  {}", fact["watchtower"]["points"]));
    assert_eq!(said("watchtower"), tower, "{name}");
    assert_eq!(said("flying_machine"), fact_of("arrow").map(|wind| format!(" {wind} ")), "{name}");
    let row = fact_of("acrobats_row").and_then(|row| row.split('-').next());
    assert_eq!(said("acrobats"), row.map(|wind| format!(" {wind} ")), "{name}");
    let rose = fact_of("wind_rose").map(|wind| match fact_of("rose_colour") {
        Some(colour) => format!("{colour}  "),
        None => format!("quarter {wind} "),
    });
    assert_eq!(said("wind_rose"), rose, "{name}");
    // Which part is besieged, has a tunnel or a labyrinth; the facts do not list these as symbols.
    let flagged = |kind: PartKind, list: &str, flag: &str| -> Vec<usize> {
        let first = tile.parts_of(kind).next().unwrap_or_default();
        let parts = fact[list].as_array().unwrap().iter().enumerate();
        parts.filter(|(_, part)| part[flag].as_bool() == Some(true)).map(|(index, _)| first + index).collect()
    };
    let standing = |symbol: &str| -> Vec<usize> {
        let here = tile.prints.iter().filter(|print| named(print) == symbol);
        here.map(|print| match print.stand {
            Stand::In(part) | Stand::Before(part) | Stand::On(part) | Stand::End(part) => usize::from(part),
            other => panic!("{name}: {other:?}"),
        })
        .collect()
    };
    assert_eq!(standing("besieged"), flagged(PartKind::City, "cities", "besieged"), "{name}");
    assert_eq!(standing("darmstadtium"), flagged(PartKind::City, "cities", "darmstadtium"), "{name}");
    assert_eq!(standing("tunnel"), flagged(PartKind::Road, "roads", "tunnel"), "{name}");
    assert_eq!(standing("labyrinth"), flagged(PartKind::Road, "roads", "labyrinth"), "{name}");
    let mut symbols: Vec<&str> = tile.symbols.iter().map(|(_, name)| name).collect();
    symbols.extend(tile.prints.iter().map(named).filter(|name| !UNLISTED.contains(name)));
    symbols.sort_unstable();
    symbols.dedup(); // a symbol that acts is drawn from its data, too
    symbols.retain(|&symbol| symbol != "monastery" || print("shrine").is_none()); // a shrine is one
    assert_eq!(symbols, symbols_of(fact), "{name}");
    let shared: String = Side::ALL
        .into_iter()
        .filter(|side| tile.parts_of(PartKind::City).filter(|&part| tile.parts[part].sides.contains(*side)).count() > 1)
        .map(Side::letter)
        .collect();
    assert_eq!(shared, fact_of("shared_edges").unwrap_or_default(), "{name}");
}

fn compare(tile: &TileDef, fact: &Value) {
    let name = &tile.name;
    assert_eq!(tile.set_name(), fact["box"], "{name}");
    let arrow = tile.arrow.map(|arrow| (arrow.side.letter().to_string(), arrow.bonus.name().to_string()));
    let said = |what: &str| fact["arrow"][what].as_str().map(String::from);
    assert_eq!(arrow, said("edge").zip(said("gives")), "{name}");
    compare_topology(tile, fact);
    let mut ours: Vec<&str> = tile.symbols.iter().map(|(_, name)| name).collect();
    ours.sort_unstable();
    assert_eq!(ours, symbols_of(fact), "{name}");
}

/// The symbols in a fact, sorted.
fn symbols_of(fact: &Value) -> Vec<&str> {
    let list = fact["symbols"].as_array().into_iter().flatten();
    let mut symbols: Vec<&str> = list.map(|symbol| symbol_name(symbol.as_str().unwrap())).collect();
    symbols.sort_unstable();
    symbols
}

fn compare_topology(tile: &TileDef, fact: &Value) {
    let name = &tile.name;
    assert_eq!(u64::from(tile.count), fact["count"].as_u64().unwrap(), "{name}");
    assert_eq!(tile.replaces.as_deref(), fact["replaces"].as_str(), "{name}");
    let edges: String = tile
        .edges
        .iter()
        .map(|kind| EdgeKind::ALL.iter().find(|(k, _)| k == kind).unwrap().1)
        .map(|letter| if letter == 'Q' { '?' } else { letter })
        .collect();
    assert_eq!(edges, fact["edges"].as_str().unwrap(), "{name}");
    compare_cities(tile, fact["cities"].as_array().unwrap());
    compare_roads(tile, fact["roads"].as_array().unwrap());
    compare_fields(tile, fact["fields"].as_array().unwrap());
    let rivers: Vec<String> = fact["rivers"]
        .as_array()
        .map(|rivers| rivers.iter().map(|river| sorted_edges(&river["edges"])).collect())
        .unwrap_or_default();
    assert_eq!(tile.rivers.iter().map(|sides| sides_text(*sides)).collect::<Vec<_>>(), rivers, "{name}");
}

fn compare_cities(tile: &TileDef, facts: &[Value]) {
    let cities: Vec<_> = tile.parts_of(PartKind::City).map(|index| &tile.parts[index]).collect();
    assert_eq!(cities.len(), facts.len(), "{}", tile.name);
    for (city, fact) in cities.iter().zip(facts) {
        assert_eq!(sides_text(city.sides), sorted_edges(&fact["edges"]), "{}", tile.name);
        assert_eq!(u64::from(city.attributes.coats), fact["coats"].as_u64().unwrap_or(0));
        assert_eq!(city.attributes.cathedral, fact["cathedral"].as_bool().unwrap_or(false));
        assert_eq!(city.attributes.princess, fact["princess"].as_bool().unwrap_or(false));
        assert_eq!(city.attributes.besieged, fact["besieged"].as_bool().unwrap_or(false));
        let half_round = fact["edges"].as_str().unwrap().len() == 1;
        assert_eq!(city.castle_half, half_round && fact["castle_half"] != false);
        let goods: Vec<u8> = ["wine", "wheat", "cloth"].iter().map(|kind| u8::from(fact["goods"] == **kind)).collect();
        assert_eq!(city.attributes.goods[..], goods, "{}", tile.name);
    }
}

fn compare_roads(tile: &TileDef, facts: &[Value]) {
    let roads: Vec<_> = tile.parts_of(PartKind::Road).map(|index| &tile.parts[index]).collect();
    assert_eq!(roads.len(), facts.len(), "{}", tile.name);
    for (road, fact) in roads.iter().zip(facts) {
        assert_eq!(sides_text(road.sides), sorted_edges(&fact["edges"]), "{}", tile.name);
        assert_eq!(road.attributes.inn, fact["inn"].as_bool().unwrap_or(false));
        let ends: Vec<String> = road
            .ends
            .iter()
            .map(|end| match end {
                RoadEnd::City(index) => format!("city:{index}"),
                RoadEnd::Symbol(index) => {
                    match tile.set.as_ref().unwrap().symbols[usize::from(*index)].emblem.name.as_str() {
                        "ferry_lake" => "lake".into(),
                        "bogatyr_stone" => "stone".into(),
                        other => other.into(),
                    }
                }
                named => RoadEnd::NAMED.iter().find(|(end, _)| end == named).unwrap().1.into(),
            })
            .collect();
        let expected: Vec<String> = fact["ends_at"]
            .as_array()
            .map(|ends| ends.iter().map(|end| end.as_str().unwrap().into()).collect())
            .unwrap_or_default();
        assert_eq!(ends, expected, "{}", tile.name);
    }
}

fn compare_fields(tile: &TileDef, facts: &[Value]) {
    let fields: Vec<_> = tile.parts_of(PartKind::Field).map(|index| &tile.parts[index]).collect();
    assert_eq!(fields.len(), facts.len(), "{}", tile.name);
    for (field, fact) in fields.iter().zip(facts) {
        let halves = fact["halves"].as_array().unwrap();
        assert_eq!(field.halves.iter().count(), halves.len(), "{}", tile.name);
        for half in field.halves.iter() {
            assert!(halves.iter().any(|name| name == half.name()), "{}", tile.name);
        }
        let cities: u8 = fact["cities"].as_array().unwrap().iter().map(|index| 1 << index.as_u64().unwrap()).sum();
        assert_eq!(field.cities, cities, "{}", tile.name);
        assert_eq!(field.attributes.pigsty, fact["pigsty"].as_bool().unwrap_or(false));
    }
}

#[test]
fn totals_are_those_of_the_boxes() {
    let facts = facts();
    for (name, total) in facts["totals"].as_object().unwrap() {
        let id = BoxId::from_name(name).unwrap();
        assert_eq!(copies(&[id], |_| true) as u64, total.as_u64().unwrap(), "{name}");
    }
}

/// The number of copies of tiles in some boxes that satisfy a condition.
fn copies(boxes: &[BoxId], wanted: impl Fn(&TileDef) -> bool) -> usize {
    let tiles = Catalogue::get().tiles().iter();
    tiles
        .filter(|tile| {
            tile.box_id.is_some_and(|id| boxes.contains(&id))
                && tile.role != Role::EachPlayer
                && tile.replaces.is_none()
                && wanted(tile)
        })
        .map(|tile| usize::from(tile.count))
        .sum()
}

#[test]
fn the_counts_that_the_rules_name() {
    let boxes = [BoxId::Base, BoxId::River, BoxId::Inns];
    assert_eq!(copies(&[BoxId::Base], |_| true), 72);
    assert_eq!(copies(&boxes, |tile| tile.has(Symbol::Monastery)), 8);
    assert_eq!(copies(&boxes, |tile| tile.has(Symbol::Garden)), 11);
    let inns = |tile: &TileDef| tile.parts.iter().any(|part| part.attributes.inn);
    assert_eq!(copies(&boxes, inns), 6);
    assert_eq!(copies(&boxes, |tile| tile.parts.iter().any(|part| part.attributes.cathedral)), 2);
}

/// Every tile of the game and of the further sets, with ids that are all different.
fn all() -> Vec<TileDef> {
    let tiles: Vec<TileDef> =
        Catalogue::get().tiles().iter().filter(|tile| tile.set.is_none()).cloned().chain(further()).collect();
    let names: std::collections::BTreeSet<&str> = tiles.iter().map(|tile| tile.name.as_str()).collect();
    assert_eq!(names.len(), tiles.len());
    tiles
}

#[test]
fn the_parts_of_every_tile_agree_with_its_edges() {
    for tile in all() {
        assert_eq!(check::tile(&tile), Ok(()), "{}", tile.name);
    }
}

/// On a few tiles a field edge is parted in its middle.
#[test]
fn a_field_edge_is_one_field_but_on_two_tiles() {
    let mut parted = Vec::new();
    for tile in all() {
        for side in Side::ALL.into_iter().filter(|side| tile.edges[side.index()] == EdgeKind::Field) {
            let [first, second] = side.halves().map(|half| field_of(&tile, half));
            if first != second {
                parted.push(format!("{} {}", tile.name, side.letter()));
            }
        }
    }
    parted.sort_unstable();
    assert_eq!(parted, ["CA07 E", "CA07 W", "HS01 S"]);
}

fn field_of(tile: &TileDef, half: HalfWind) -> Option<usize> {
    tile.parts.iter().position(|part| part.halves.contains(half))
}

/// Along the rim of a tile, a field next to a city touches it. Three tiles are odd but right: on D10 and on two with
/// a wall that stands in the way, the neighbour at the corner is not touched.
#[test]
fn fields_beside_a_city_touch_it() {
    let mut apart = Vec::new();
    let tiles = all();
    for tile in &tiles {
        for index in 0..8 {
            let (here, next) = (HalfWind::from_index(index), HalfWind::from_index(index + 1));
            for (half, other) in [(here, next), (next, here)] {
                let Some(field) = field_of(tile, half) else { continue };
                let city =
                    tile.parts.iter().position(|part| part.kind == PartKind::City && part.sides.contains(other.side()));
                if half.side() == other.side() {
                    continue;
                }
                if let Some(city) = city
                    && tile.parts[field].cities >> city & 1 == 0
                {
                    apart.push(tile.name.as_str());
                }
            }
        }
    }
    assert_eq!(apart, ["D10"]);
}

#[test]
fn every_piece_that_a_box_draws_has_its_drawing() {
    let drawn = Piece::OTHERS.into_iter().filter(|piece| piece.emblem().is_some());
    let sprite = |piece| Sprite::of_piece(piece, Colour::Red, Pose::Standing);
    let missing: Vec<&str> =
        drawn.filter(|&piece| !matches!(sprite(piece), Sprite::Emblem { .. })).map(Piece::name).collect();
    assert!(missing.is_empty(), "no box draws {missing:?}");
}
