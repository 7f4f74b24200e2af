//! The lines of a tile.

use super::{Result, Word, one};
use crate::catalogue::{
    Arrow, Attributes, Bonus, EdgeKind, Goods, HalfWind, Halves, Part, PartKind, Quarter, RoadEnd, Role, SetDef, Side,
    Sides, Symbol, Symbols, TileDef,
};

pub(super) fn tile_head(first: Word<'_>, rest: &[Word<'_>]) -> Result<TileDef> {
    let [name, count, role @ ..] = rest else {
        return first.error("'tile' must be followed by an id and 'x<copies>'");
    };
    let mut tile = TileDef {
        name: name.text.into(),
        box_id: None,
        set: None,
        count: 1,
        role: Role::Plain,
        edges: [EdgeKind::Any; 4],
        parts: Vec::new(),
        rivers: Vec::new(),
        symbols: Symbols::default(),
        prints: Vec::new(),
        arrow: None,
        replaces: None,
        all_meet: false,
        passage: false,
    };
    if count.text == "each-player" {
        tile.role = Role::EachPlayer;
    } else {
        match count.text.strip_prefix('x').and_then(|digits| digits.parse().ok()) {
            Some(copies) => tile.count = copies,
            None => return count.error("'x' and the number of copies is expected here, as in x4"),
        }
    }
    if let Some(word) = role.first() {
        tile.role = match word.text {
            "start" => Role::Start,
            "source" => Role::Source,
            "lake" => Role::Lake,
            "fork" => Role::Fork,
            other => return word.error(format_args!("unknown role '{other}'; known: start, source, lake, fork")),
        };
    }
    Ok(tile)
}

/// Reads a line of a tile. `set` is the set to which the tile belongs.
pub(super) fn tile_line(tile: &mut TileDef, set: &SetDef, first: Word<'_>, rest: &[Word<'_>]) -> Result<()> {
    match first.text {
        "edges" => tile.edges = edges(one(first, rest, "four letters")?)?,
        "city" => {
            let part = city(first, rest)?;
            tile.parts.push(part);
        }
        "road" => {
            let part = road(tile, set, first, rest)?;
            tile.parts.push(part);
        }
        "river" => tile.rivers.push(sides(one(first, rest, "the edges of the water")?)?),
        "field" => {
            let part = field(tile, first, rest)?;
            tile.parts.push(part);
        }
        "quarter" => {
            let part = quarter(one(first, rest, "its name")?)?;
            tile.parts.push(part);
        }
        "arrow" => tile.arrow = Some(arrow(first, rest)?),
        "replaces" => tile.replaces = Some(one(first, rest, "an id")?.text.into()),
        "all-meet" => tile.all_meet = true,
        "passage" => tile.passage = true,
        "print" => super::set::print(tile, set, first, rest)?,
        name => {
            let Some((symbol, _)) = Symbol::ALL.iter().copied().find(|(_, word)| *word == name) else {
                return first.error(format_args!(
                    "unknown line '{name}'; expected edges, city, road, river, field, quarter, arrow, replaces, passage, print or a symbol"
                ));
            };
            tile.symbols.insert(symbol);
            tile.parts.extend(PartKind::of_symbol(symbol).map(part));
        }
    }
    let in_order = tile.parts.windows(2).all(|pair| pair[0].kind <= pair[1].kind);
    if in_order {
        Ok(())
    } else {
        first.error("parts are expected in the order cities, roads, fields, monastery or garden, foundation, quarters")
    }
}

pub(super) fn part(kind: PartKind) -> Part {
    Part {
        kind,
        sides: Sides::default(),
        halves: Halves::default(),
        cities: 0,
        attributes: Attributes::default(),
        ends: Vec::new(),
        mouth: false,
        castle_half: false,
        quarter: None,
    }
}

fn arrow(first: Word<'_>, rest: &[Word<'_>]) -> Result<Arrow> {
    let [edge, what] = rest else {
        return first.error("'arrow' must be followed by an edge and beside, elsewhere or again");
    };
    let side = side(*edge, edge.text.chars().next().unwrap_or(' '))?;
    match Bonus::ALL.iter().find(|(_, name)| *name == what.text) {
        Some(&(bonus, _)) => Ok(Arrow { side, bonus }),
        None => what.error("beside, elsewhere or again is expected here"),
    }
}

fn quarter(word: Word<'_>) -> Result<Part> {
    match Quarter::from_name(word.text) {
        Some(quarter) => Ok(Part { quarter: Some(quarter), ..part(PartKind::Quarter) }),
        None => word.error("castle, market, blacksmith or cathedral is expected here"),
    }
}

fn edges(word: Word<'_>) -> Result<[EdgeKind; 4]> {
    let mut edges = [EdgeKind::Any; 4];
    let mut letters = word.text.chars();
    for edge in &mut edges {
        let found = letters.next().and_then(|l| EdgeKind::ALL.iter().find(|(_, letter)| *letter == l));
        match found {
            Some((kind, _)) => *edge = *kind,
            None => {
                return word.error("four letters of C R F I Q * are expected here, for north, east, south and west");
            }
        }
    }
    if letters.next().is_some() { word.error("four letters are expected here, not more") } else { Ok(edges) }
}

pub(super) fn side(word: Word<'_>, letter: char) -> Result<Side> {
    match Side::ALL.iter().copied().find(|side| side.letter() == letter) {
        Some(side) => Ok(side),
        None => word.error(format_args!("unknown edge '{letter}'; expected N, E, S or W")),
    }
}

fn sides(word: Word<'_>) -> Result<Sides> {
    let mut sides = Sides::default();
    for letter in word.text.chars() {
        sides.insert(side(word, letter)?);
    }
    Ok(sides)
}

fn city(first: Word<'_>, rest: &[Word<'_>]) -> Result<Part> {
    let Some((reach, attributes)) = rest.split_first() else {
        return first.error("'city' must be followed by the edges it reaches");
    };
    let mut city = part(PartKind::City);
    city.sides = sides(*reach)?;
    city.castle_half = city.sides.len() == 1;
    for word in attributes {
        let goods = Goods::ALL.iter().copied().find(|(_, name)| *name == word.text);
        match (word.text, goods) {
            (_, Some((kind, _))) => city.attributes.goods[kind as usize] += 1,
            ("coat", _) => city.attributes.coats += 1,
            ("cathedral", _) => city.attributes.cathedral = true,
            ("princess", _) => city.attributes.princess = true,
            ("besieged", _) => city.attributes.besieged = true,
            ("no-castle", _) => city.castle_half = false,
            (other, None) => return word.error(format_args!("a city cannot have '{other}'")),
        }
    }
    Ok(city)
}

fn road(tile: &TileDef, set: &SetDef, first: Word<'_>, rest: &[Word<'_>]) -> Result<Part> {
    let Some((reach, mut attributes)) = rest.split_first() else {
        return first.error("'road' must be followed by the edges it reaches");
    };
    let mut road = part(PartKind::Road);
    road.sides = sides(*reach)?;
    loop {
        attributes = match attributes {
            [] => return Ok(road),
            [word, rest @ ..] if word.text == "inn" => {
                road.attributes.inn = true;
                rest
            }
            [word, rest @ ..] if word.text == "labyrinth" => {
                road.attributes.labyrinth = true;
                rest
            }
            [word, end, rest @ ..] if word.text == "ends" => {
                road.ends.push(road_end(tile, set, *end)?);
                road.mouth |= end.text == "tunnel";
                rest
            }
            [word, ..] => return word.error("'inn', 'labyrinth' or 'ends <what>' is expected here"),
        };
    }
}

fn road_end(tile: &TileDef, set: &SetDef, word: Word<'_>) -> Result<RoadEnd> {
    if let Some(edge) = word.text.strip_prefix("city.") {
        return city_at(tile, word, edge).map(RoadEnd::City);
    }
    if let Some((end, _)) = RoadEnd::NAMED.iter().find(|(_, name)| *name == word.text) {
        return Ok(*end);
    }
    match set.symbols.iter().position(|symbol| symbol.emblem.name == word.text) {
        Some(symbol) => Ok(RoadEnd::Symbol(symbol as u8)),
        None => word.error(format_args!("a road cannot end at '{}'", word.text)),
    }
}

pub(super) fn city_at(tile: &TileDef, word: Word<'_>, edge: &str) -> Result<u8> {
    let letter = edge.chars().next().unwrap_or(' ');
    let at = side(word, letter)?;
    match tile.parts.iter().position(|part| part.kind == PartKind::City && part.sides.contains(at)) {
        Some(index) => Ok(index as u8),
        None => word.error(format_args!("no city of this tile reaches the edge {letter}")),
    }
}

fn field(tile: &TileDef, first: Word<'_>, rest: &[Word<'_>]) -> Result<Part> {
    let mut field = part(PartKind::Field);
    let mut touches = false;
    if rest.is_empty() {
        return first.error("'field' must be followed by its half-edges, or by C for one that reaches no edge");
    }
    for word in rest {
        if touches && word.text.len() == 1 {
            field.cities |= 1 << city_at(tile, *word, word.text)?;
            continue;
        }
        match word.text {
            "C" => {}
            "touches" => touches = true,
            "pigsty" => field.attributes.pigsty = true,
            name => match HalfWind::NAMES.iter().position(|&half| half == name) {
                Some(index) => field.halves.insert(HalfWind::from_index(index)),
                None => {
                    return word.error(format_args!(
                        "unknown half-edge '{name}'; known: NNE, ENE, ESE, SSE, SSW, WSW, WNW, NNW"
                    ));
                }
            },
        }
    }
    Ok(field)
}
