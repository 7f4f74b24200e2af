//! The lines of what is data: titles, symbols, pieces and their drawings, and symbols on a tile.

use std::fmt;
#[cfg(not(feature = "game-only"))]
use std::sync::Arc;

use super::{
    Reader, Result, Word, one,
    tile::{city_at, part, side},
};
use crate::catalogue::{
    BoxId, Corner, Drawing, Emblem, HalfWind, PartKind, Print, RoadEnd, SetDef, Stand, Symbol, SymbolDef, TileDef,
    Usual, Wind,
};
#[cfg(not(feature = "game-only"))]
use {super::ParseTilesError, crate::catalogue::check};

/// The largest number of symbols, and of pieces, in a set.
const MOST: usize = 40;

/// The drawing to which rows belong.
#[derive(Clone, Copy)]
pub(super) struct Target {
    is_piece: bool,
    index: usize,
}

/// Reads the tiles of a set that is not played, with its symbols and pieces, from a text in the format of the `.tiles` files.
///
/// Each tile refers to the set ([`TileDef::set`]). It is checked that the parts of each tile agree with its edges.
///
/// # Errors
/// The first word that does not follow the format, or a tile whose parts do not agree with its edges.
///
/// ```
/// use bastide::catalogue::parse_set;
/// let text = "box meadows\ntitle Meadows\ntotal 1\nsymbol hill in field\n\
///     tile ME01 x1\n edges CFCF\n city N\n city S\n field ENE ESE WSW WNW touches N S\n print hill\n";
/// let (set, tiles) = parse_set(text)?;
/// assert_eq!((set.title.as_str(), tiles[0].name.as_str()), ("Meadows", "ME01"));
/// # Ok::<(), bastide::catalogue::ParseTilesError>(())
/// ```
#[cfg(not(feature = "game-only"))]
pub fn parse_set(text: &str) -> Result<(Arc<SetDef>, Vec<TileDef>)> {
    let mut reader = Reader { is_set: true, ..Reader::default() };
    let last_line = reader.lines(text)?;
    if reader.set.title.is_empty() {
        let reason = "a line 'title <title>' is missing".into();
        return Err(ParseTilesError { line: last_line, column: 1, reason });
    }
    if reader.tiles.is_empty() {
        return Err(ParseTilesError { line: last_line, column: 1, reason: "a set needs at least one tile".into() });
    }
    let (set, lines) = (Arc::new(std::mem::take(&mut reader.set)), std::mem::take(&mut reader.tile_lines));
    let mut tiles = reader.finish(last_line)?;
    for (tile, line) in tiles.iter_mut().zip(lines) {
        tile.set = Some(Arc::clone(&set));
        let checked = print_ends(tile, &set).and_then(|()| check::tile(tile));
        checked.map_err(|reason| ParseTilesError { line, column: 1, reason: format!("{}: {reason}", tile.name) })?;
    }
    Ok((set, tiles))
}

impl Reader {
    /// Reads a line that only a set has; `false` if it is not one.
    pub(super) fn set_line(&mut self, first: Word<'_>, rest: &[Word<'_>]) -> Result<bool> {
        match first.text {
            "box" if self.is_set => {
                let word = one(first, rest, "the name of a set")?;
                if BoxId::from_name(word.text).is_some() {
                    return word.error(format_args!("'{}' is a box of the game, not a further set", word.text));
                }
                self.set.name = name(word)?;
            }
            "title" => {
                let title: Vec<&str> = rest.iter().map(|word| word.text).collect();
                if rest.is_empty() {
                    return first.error("'title' must be followed by the title of the set");
                }
                self.set.title = title.join(" ");
            }
            "year" => {
                let word = one(first, rest, "a year")?;
                self.set.year = Some(number(word, 1990..=2100, "a year")?);
            }
            "symbol" | "piece" if !self.tiles.is_empty() => {
                return first.error(format_args!("'{}' is expected before the first tile", first.text));
            }
            "symbol" => {
                let symbol = symbol(first, rest)?;
                Self::is_new(self.set.symbols.iter().map(|known| &known.emblem), &symbol.emblem, rest[0])?;
                self.set.symbols.push(symbol);
            }
            "piece" => {
                let piece = piece(first, rest)?;
                Self::is_new(self.set.pieces.iter(), &piece, rest[0])?;
                self.set.pieces.push(piece);
            }
            "picture" | "plain" => self.open_drawing(first, rest)?,
            letter if letter.len() == 1 => self.row(first, rest)?,
            "tile" if self.is_set => {
                self.tile_lines.push(first.line);
                return Ok(false);
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn is_new<'e>(mut known: impl ExactSizeIterator<Item = &'e Emblem>, emblem: &Emblem, at: Word<'_>) -> Result<()> {
        if known.len() == MOST {
            return at.error(format_args!("a set holds at most {MOST} symbols and {MOST} pieces"));
        }
        if known.any(|known| known.name == emblem.name) {
            return at.error(format_args!("'{}' appears twice", emblem.name));
        }
        Ok(())
    }

    fn open_drawing(&mut self, first: Word<'_>, rest: &[Word<'_>]) -> Result<()> {
        let is_piece = rest.first().is_some_and(|word| word.text == "piece");
        let Some((word, kind)) = rest[usize::from(is_piece)..].split_first() else {
            return first
                .error(format_args!("'{}' must be followed by a symbol, or by 'piece' and a piece", first.text));
        };
        let mut symbols = self.set.symbols.iter().map(|symbol| &symbol.emblem);
        let named = |emblem: &Emblem| emblem.name == word.text;
        let index = if is_piece { self.set.pieces.iter().position(named) } else { symbols.position(named) };
        let Some(index) = index else {
            let what = if is_piece { "piece" } else { "symbol" };
            return word.error(format_args!("this set has no {what} '{}'", word.text));
        };
        let target = Target { is_piece, index };
        let emblem = self.emblem(target);
        let kind = match kind {
            [] => None,
            [kind] => Some(kind_of(emblem, *kind)?),
            [_, extra, ..] => return extra.error("nothing more is expected after the kind"),
        };
        let is_plain = first.text == "plain";
        emblem.drawings.push(Drawing { kind, is_plain, rows: String::new() });
        self.drawing = Some(target);
        Ok(())
    }

    fn emblem(&mut self, target: Target) -> &mut Emblem {
        match target.is_piece {
            true => &mut self.set.pieces[target.index],
            false => &mut self.set.symbols[target.index].emblem,
        }
    }

    /// Reads a row of a drawing: a letter, a fill, a line, and numbers.
    fn row(&mut self, first: Word<'_>, rest: &[Word<'_>]) -> Result<()> {
        let Some(target) = self.drawing else {
            return first.error("a row of a drawing is expected after 'picture' or 'plain'");
        };
        if !"ersclphtTwbqn".contains(first.text) {
            return first.error(format_args!("no row of a drawing begins with '{}'", first.text));
        }
        let [fill, line, numbers @ ..] = rest else {
            return first.error("a row of a drawing needs a fill, a line and numbers");
        };
        let least = match first.text {
            "h" => 6,
            "e" | "r" | "t" | "T" | "w" => 4,
            "n" => 3,
            _ => 2,
        };
        if numbers.len() < least {
            return first.error(format_args!("at least {least} numbers are expected in this row"));
        }
        let mut row = [first.text, fill.text, line.text].join(" ");
        for word in numbers {
            if word.text.parse::<i16>().is_err() {
                return word.error("a whole number is expected here");
            }
            row.push(' ');
            row.push_str(word.text);
        }
        if let Some(drawing) = self.emblem(target).drawings.last_mut() {
            if !drawing.rows.is_empty() {
                drawing.rows.push('\n');
            }
            drawing.rows.push_str(&row);
        }
        Ok(())
    }
}

/// A name of a set, symbol, kind or piece.
fn name(word: Word<'_>) -> Result<String> {
    let is_letter = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '_';
    if word.text.len() > 1 && word.text.len() <= 24 && word.text.chars().all(is_letter) {
        return Ok(word.text.into());
    }
    word.error("a name of 2 to 24 small letters, digits and _ is expected here")
}

fn number<N: std::str::FromStr + PartialOrd + fmt::Display>(
    word: Word<'_>,
    range: std::ops::RangeInclusive<N>,
    what: &str,
) -> Result<N> {
    match word.text.parse() {
        Ok(number) if range.contains(&number) => Ok(number),
        _ => word.error(format_args!("{what} from {} to {} is expected here", range.start(), range.end())),
    }
}

/// Reads `<name> [<where>] [radius <n>] [monastery] [kinds <names>]`.
fn symbol(first: Word<'_>, rest: &[Word<'_>]) -> Result<SymbolDef> {
    let mut usual = Usual::default();
    let mut is_monastery = false;
    let emblem = emblem(first, rest, |words| match words {
        [word, ..] if word.text == "monastery" => {
            is_monastery = true;
            Some(1)
        }
        words => {
            let starts = |place: &str| {
                place.split(' ').enumerate().all(|(i, part)| words.get(i).is_some_and(|w| w.text == part))
            };
            let (found, place) = Usual::ALL.into_iter().find(|(_, place)| starts(place))?;
            usual = found;
            Some(place.split(' ').count())
        }
    })?;
    Ok(SymbolDef { emblem, usual, is_monastery })
}

/// Reads `<name> [radius <n>] [kinds <names>]`.
fn piece(first: Word<'_>, rest: &[Word<'_>]) -> Result<Emblem> {
    emblem(first, rest, |_| None)
}

/// Reads a symbol or piece. `more` reads other words, and says how many it has read.
fn emblem(first: Word<'_>, rest: &[Word<'_>], mut more: impl FnMut(&[Word<'_>]) -> Option<usize>) -> Result<Emblem> {
    let Some((word, mut rest)) = rest.split_first() else {
        return first.error(format_args!("'{}' must be followed by a name", first.text));
    };
    let mut emblem = Emblem { name: name(*word)?, radius: 12, ..Emblem::default() };
    while let [word, after @ ..] = rest {
        rest = match (word.text, after) {
            ("radius", [radius, after @ ..]) => {
                emblem.radius = number(*radius, 1..=50, "a radius")?;
                after
            }
            ("kinds", kinds) if !kinds.is_empty() => {
                emblem.kinds = kinds.iter().map(|kind| name(*kind)).collect::<Result<_>>()?;
                &[]
            }
            _ => match more(rest).and_then(|read| rest.get(read..)) {
                Some(after) => after,
                None => return word.error(format_args!("'{}' is not expected here", word.text)),
            },
        };
    }
    Ok(emblem)
}

fn kind_of(emblem: &Emblem, word: Word<'_>) -> Result<u8> {
    match emblem.kinds.iter().position(|kind| kind == word.text) {
        Some(index) => Ok(index as u8),
        None => word.error(format_args!("'{}' is no kind of {}", word.text, emblem.name)),
    }
}

/// Reads `<symbol> [<kind>] [<place>] [points <wind>] [text <word>]`.
pub(super) fn print(tile: &mut TileDef, set: &SetDef, first: Word<'_>, rest: &[Word<'_>]) -> Result<()> {
    let Some((word, mut rest)) = rest.split_first() else {
        return first.error("'print' must be followed by a symbol of the set");
    };
    let Some(index) = set.symbols.iter().position(|symbol| symbol.emblem.name == word.text) else {
        return word.error(format_args!("this set has no symbol '{}'", word.text));
    };
    let symbol = &set.symbols[index];
    if symbol.is_monastery && !tile.has(Symbol::Monastery) {
        tile.parts.push(part(PartKind::Monastery));
    }
    if let Some(acts) = Symbol::from_name(word.text) {
        tile.symbols.insert(acts);
        tile.parts.extend(PartKind::of_symbol(acts).map(part));
    }
    let (mut kind, mut stand, mut points, mut text) = (None, None, None, String::new());
    while let [word, after @ ..] = rest {
        let (given, after) = after.split_first().map_or((*word, after), |(given, after)| (*given, after));
        rest = match word.text {
            "points" => match Wind::from_name(given.text) {
                Some(wind) => {
                    points = Some(wind);
                    after
                }
                None => return given.error("one of N, NE, E, SE, S, SW, W and NW is expected here"),
            },
            "text" if given.text.chars().count() <= 4 => {
                text = given.text.into();
                after
            }
            "text" => return given.error("a text on a symbol has at most 4 characters"),
            "centre" => {
                stand = Some(Stand::Centre);
                &rest[1..]
            }
            "at" => {
                let Some((y, after)) = after.split_first() else {
                    return word.error("'at' must be followed by two numbers, as in 'at 30 60'");
                };
                stand = Some(Stand::At(number(given, 0..=100, "a number")?, number(*y, 0..=100, "a number")?));
                after
            }
            "in" | "before" | "on" | "beside" | "ends" | "corner" => {
                stand = Some(place(tile, *word, given)?);
                after
            }
            _ => {
                kind = Some(kind_of(&symbol.emblem, *word)?);
                &rest[1..]
            }
        };
    }
    if kind.is_none() && !symbol.emblem.kinds.is_empty() {
        return word.error(format_args!("the kind is expected after it: {}", symbol.emblem.kinds.join(", ")));
    }
    let stand = match stand {
        Some(stand) => stand,
        None => usual(tile, symbol, index as u8, *word)?,
    };
    tile.prints.push(Print { symbol: index as u8, kind, stand, points, text });
    Ok(())
}

/// Reads a place that a tile gives.
fn place(tile: &TileDef, word: Word<'_>, given: Word<'_>) -> Result<Stand> {
    let road = || {
        let at = side(given, given.text.chars().next().unwrap_or(' '))?;
        match tile.parts_of(PartKind::Road).find(|&part| tile.parts[part].sides.contains(at)) {
            Some(part) => Ok(part as u8),
            None => given.error(format_args!("no road of this tile reaches the edge {}", given.text)),
        }
    };
    let half = HalfWind::NAMES.iter().position(|&half| half == given.text).map(HalfWind::from_index);
    Ok(match (word.text, half) {
        ("in", Some(half)) => {
            let mut fields = tile.parts_of(PartKind::Field);
            match fields.find(|&part| tile.parts[part].halves.contains(half)) {
                Some(part) => Stand::In(part as u8),
                None => return given.error(format_args!("no field of this tile reaches {}", given.text)),
            }
        }
        ("in", None) => Stand::In(city_at(tile, given, given.text)?),
        ("before", _) => Stand::Before(city_at(tile, given, given.text)?),
        ("on", _) => Stand::On(road()?),
        ("beside", _) => Stand::Beside(road()?),
        ("ends", _) => Stand::End(road()?),
        _ => match Corner::from_name(given.text) {
            Some(corner) => Stand::Corner(Some(corner)),
            None => return given.error("NE, SE, SW or NW is expected here"),
        },
    })
}

/// Where a symbol stands on a tile that does not say so.
fn usual(tile: &TileDef, symbol: &SymbolDef, index: u8, at: Word<'_>) -> Result<Stand> {
    let needed = |kind: PartKind| match tile.usual_part(kind) {
        Some(part) => Ok(part),
        None => at.error(format_args!("the tile has no {} for '{}'", kind.name(), symbol.emblem.name)),
    };
    Ok(match symbol.usual {
        Usual::Centre => Stand::Centre,
        Usual::Corner => Stand::Corner(None),
        Usual::InField => Stand::In(needed(PartKind::Field)?),
        Usual::InCity => Stand::In(needed(PartKind::City)?),
        Usual::BeforeCity => Stand::Before(needed(PartKind::City)?),
        Usual::OnRoad => Stand::On(needed(PartKind::Road)?),
        Usual::BesideRoad => Stand::Beside(needed(PartKind::Road)?),
        Usual::RoadEnd => {
            let ends_here = |&part: &usize| tile.parts[part].ends.contains(&RoadEnd::Symbol(index));
            match tile.parts_of(PartKind::Road).find(ends_here) {
                Some(part) => Stand::End(part as u8),
                None => return at.error(format_args!("no road of the tile ends at '{}'", symbol.emblem.name)),
            }
        }
    })
}

/// Prints the symbols at the ends of roads that need no line of their own. The others must be on the tile.
pub(super) fn print_ends(tile: &mut TileDef, set: &SetDef) -> std::result::Result<(), String> {
    for part in 0..tile.parts.len() {
        for end in tile.parts[part].ends.clone() {
            let RoadEnd::Symbol(symbol) = end else { continue };
            let stand = Stand::End(part as u8);
            let is_printed =
                tile.prints.iter().any(|print| print.symbol == symbol && !matches!(print.stand, Stand::End(_)));
            let def = &set.symbols[usize::from(symbol)];
            if def.usual == Usual::RoadEnd && def.emblem.kinds.is_empty() {
                tile.prints.push(Print { symbol, kind: None, stand, points: None, text: String::new() });
            } else if !is_printed {
                return Err(format!("a road ends at '{}', which is not on the tile", def.emblem.name));
            }
        }
    }
    Ok(())
}
