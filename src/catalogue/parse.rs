//! The text format for tiles. Each box has one file, written so that people can read it and draw the tiles from it.
//!
//! ```text
//! # a comment, to the end of the line
//! box base
//! total 72                      # copies in the box, checked
//!
//! tile S x2                     # id and copies; then a role: start, source, lake, fork
//!   edges CCRC                  # N E S W: City Road Field rIver Quarter * (anything)
//!   city NEW coat               # the edges it reaches; then coat, cathedral, wine, wheat, cloth, princess, no-castle
//!   road S ends city.N          # inn; ends village, junction, monastery, city.<edge>, tower, bazaar, …
//!   field SSE touches N         # half-edges, or C for a field that reaches none; cities it touches by an edge; pigsty
//!   field SSW touches N
//!   all-meet                    # rare: every city, road and monastery of the tile meets every other
//!   arrow S beside              # the edge across which an arrow points, and what it gives: beside, elsewhere, again
//!   replaces R01                # the tile whose place it takes in another edition of its box; it has no part in the total
//!   jcz BA/CccR+                # the id in JCloisterZone's saved games
//! ```
//!
//! Rivers are written as `river EW`. Each symbol (`monastery`, `garden`, `abbey`, `volcano`, `dragon`, `portal`,
//! `foundation`, `bazaar`, `quarters`) has a line of its own. The lines of a tile come in the order cities, roads, rivers,
//! fields, symbols, with `foundation` last. A quarter of the City of Carcassonne is written as `quarter castle`, after all of
//! these. `tile ABBEY each-player` means one copy for each player; these copies do not count in the total.

use std::fmt;

use crate::IN_WORDS;

use super::{
    Arrow, Attributes, Bonus, BoxId, EdgeKind, Goods, HalfWind, Halves, Part, PartKind, Quarter, RoadEnd, Role, Side,
    Sides, Symbol, Symbols, TileDef,
};

/// The reason why a tile file cannot be read, with its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseTilesError {
    /// The line, counted from 1.
    pub line: usize,
    /// The column in characters, counted from 1.
    pub column: usize,
    /// One sentence that says what is wrong and what would be right, without a full stop.
    pub reason: String,
}

impl fmt::Display for ParseTilesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.line, self.column, self.reason)
    }
}

impl std::error::Error for ParseTilesError {}

type Result<T> = std::result::Result<T, ParseTilesError>;

/// Reads the tiles of one box from a text in the format of the `.tiles` files.
///
/// # Errors
/// The first word that does not follow the format. It is also an error if the copies do not add up to the total.
///
/// ```
/// use bastide::catalogue::parse_tiles;
/// let error = parse_tiles("box base\ntotal 1\ntile A x1\n  edges CRXF\n").unwrap_err();
/// assert_eq!((error.line, error.column), (4, 9));
/// ```
pub fn parse_tiles(text: &str) -> Result<Vec<TileDef>> {
    let mut reader = Reader { box_id: None, total: None, tiles: Vec::new() };
    let mut last_line = 1;
    for (index, line) in text.lines().enumerate() {
        last_line = index + 1;
        let words = words(line, last_line);
        if let Some((first, rest)) = words.split_first() {
            reader.line(*first, rest)?;
        }
    }
    reader.finish(last_line)
}

/// A word with its place, which errors report.
#[derive(Clone, Copy)]
struct Word<'a> {
    text: &'a str,
    line: usize,
    column: usize,
}

impl Word<'_> {
    fn error<T>(self, reason: impl fmt::Display) -> Result<T> {
        let reason = if IN_WORDS { reason.to_string() } else { String::new() };
        Err(ParseTilesError { line: self.line, column: self.column, reason })
    }
}

fn words(line: &str, number: usize) -> Vec<Word<'_>> {
    let code = line.split('#').next().unwrap_or_default();
    let mut words = Vec::new();
    let mut start = None;
    for (column, (byte, letter)) in code.char_indices().chain([(code.len(), ' ')]).enumerate() {
        match (start, letter.is_whitespace()) {
            (None, false) => start = Some((byte, column)),
            (Some((from, at)), true) => {
                words.push(Word { text: code.get(from..byte).unwrap_or_default(), line: number, column: at + 1 });
                start = None;
            }
            _ => {}
        }
    }
    words
}

struct Reader {
    box_id: Option<BoxId>,
    total: Option<usize>,
    tiles: Vec<TileDef>,
}

impl Reader {
    fn line(&mut self, first: Word<'_>, rest: &[Word<'_>]) -> Result<()> {
        match first.text {
            "box" => {
                let word = one(first, rest, "the name of a box")?;
                self.box_id = BoxId::from_name(word.text);
                if self.box_id.is_none() {
                    return word.error(format_args!("unknown box '{}'", word.text));
                }
            }
            "total" => {
                let word = one(first, rest, "the number of tiles")?;
                self.total = word.text.parse().ok();
                if self.total.is_none() {
                    return word.error("a number of tiles is expected here");
                }
            }
            "tile" => {
                let Some(box_id) = self.box_id else {
                    return first.error("a line 'box <name>' is expected before the first tile");
                };
                self.tiles.push(tile_head(first, rest, box_id)?);
            }
            _ => {
                let Some(tile) = self.tiles.last_mut() else {
                    return first.error("'box', 'total' or 'tile' is expected here");
                };
                tile_line(tile, first, rest)?;
            }
        }
        Ok(())
    }

    fn finish(self, last_line: usize) -> Result<Vec<TileDef>> {
        let counts = |tile: &&TileDef| tile.role != Role::EachPlayer && tile.replaces.is_none();
        let copies: usize = self.tiles.iter().filter(counts).map(|tile| usize::from(tile.count)).sum();
        if self.total == Some(copies) {
            return Ok(self.tiles);
        }
        let reason = match self.total {
            Some(total) => format!("the total is {total} tiles, but the copies add up to {copies}"),
            None => "a line 'total <tiles>' is missing".into(),
        };
        Err(ParseTilesError { line: last_line, column: 1, reason })
    }
}

fn one<'a>(first: Word<'a>, rest: &[Word<'a>], what: &str) -> Result<Word<'a>> {
    match rest {
        [word] => Ok(*word),
        [] => first.error(format_args!("'{}' must be followed by {what}", first.text)),
        [_, extra, ..] => extra.error(format_args!("nothing more is expected after {what}")),
    }
}

fn tile_head(first: Word<'_>, rest: &[Word<'_>], box_id: BoxId) -> Result<TileDef> {
    let [name, count, role @ ..] = rest else {
        return first.error("'tile' must be followed by an id and 'x<copies>'");
    };
    let mut tile = TileDef {
        name: name.text.into(),
        box_id,
        count: 1,
        role: Role::Plain,
        edges: [EdgeKind::Any; 4],
        parts: Vec::new(),
        rivers: Vec::new(),
        symbols: Symbols::default(),
        arrow: None,
        replaces: None,
        all_meet: false,
        jcz: String::new(),
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

fn tile_line(tile: &mut TileDef, first: Word<'_>, rest: &[Word<'_>]) -> Result<()> {
    match first.text {
        "edges" => tile.edges = edges(one(first, rest, "four letters")?)?,
        "city" => {
            let part = city(first, rest)?;
            tile.parts.push(part);
        }
        "road" => {
            let part = road(tile, first, rest)?;
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
        "jcz" => tile.jcz = one(first, rest, "an id")?.text.into(),
        name => {
            let Some((symbol, _)) = Symbol::ALL.iter().copied().find(|(_, word)| *word == name) else {
                return first.error(format_args!(
                    "unknown line '{name}'; expected edges, city, road, river, field, quarter, arrow, replaces, jcz or a symbol"
                ));
            };
            tile.symbols.insert(symbol);
            match symbol {
                Symbol::Monastery | Symbol::Abbey => tile.parts.push(part(PartKind::Monastery)),
                Symbol::Garden => tile.parts.push(part(PartKind::Garden)),
                Symbol::Foundation => tile.parts.push(part(PartKind::Tower)),
                Symbol::Volcano | Symbol::Dragon | Symbol::Portal | Symbol::Bazaar | Symbol::Quarters => {}
            }
        }
    }
    let in_order = tile.parts.windows(2).all(|pair| pair[0].kind <= pair[1].kind);
    if in_order {
        Ok(())
    } else {
        first.error("parts are expected in the order cities, roads, fields, monastery or garden, foundation, quarters")
    }
}

fn part(kind: PartKind) -> Part {
    Part {
        kind,
        sides: Sides::default(),
        halves: Halves::default(),
        cities: 0,
        attributes: Attributes::default(),
        ends: Vec::new(),
        castle_half: kind == PartKind::City,
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

fn side(word: Word<'_>, letter: char) -> Result<Side> {
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
    for word in attributes {
        let goods = Goods::ALL.iter().copied().find(|(_, name)| *name == word.text);
        match (word.text, goods) {
            (_, Some((kind, _))) => city.attributes.goods[kind as usize] += 1,
            ("coat", _) => city.attributes.coats += 1,
            ("cathedral", _) => city.attributes.cathedral = true,
            ("princess", _) => city.attributes.princess = true,
            ("no-castle", _) => city.castle_half = false,
            (other, None) => return word.error(format_args!("a city cannot have '{other}'")),
        }
    }
    Ok(city)
}

fn road(tile: &TileDef, first: Word<'_>, rest: &[Word<'_>]) -> Result<Part> {
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
            [word, end, rest @ ..] if word.text == "ends" => {
                road.ends.push(road_end(tile, *end)?);
                rest
            }
            [word, ..] => return word.error("'inn' or 'ends <what>' is expected here"),
        };
    }
}

fn road_end(tile: &TileDef, word: Word<'_>) -> Result<RoadEnd> {
    if let Some(edge) = word.text.strip_prefix("city.") {
        return city_at(tile, word, edge).map(RoadEnd::City);
    }
    match RoadEnd::NAMED.iter().find(|(_, name)| *name == word.text) {
        Some((end, _)) => Ok(*end),
        None => word.error(format_args!("a road cannot end at '{}'", word.text)),
    }
}

fn city_at(tile: &TileDef, word: Word<'_>, edge: &str) -> Result<u8> {
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
