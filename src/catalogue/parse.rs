//! The text format for tiles. Each box has one file, written so that people can read it and draw the tiles from it.
//!
//! ```text
//! # a comment, to the end of the line
//! box base
//! total 72                      # copies in the box, checked
//!
//! tile S x2                     # id and copies; then a role: start, source, lake, fork
//!   edges CCRC                  # N E S W: City Road Field rIver Quarter * (anything)
//!   city NEW coat               # the edges it reaches; then coat, cathedral, wine, wheat, cloth, princess, besieged, no-castle
//!   road S ends city.N          # inn; labyrinth; ends village, junction, monastery, city.<edge>, tower, bazaar, …
//!   field SSE touches N         # half-edges, or C for a field that reaches none; cities it touches by an edge; pigsty
//!   field SSW touches N
//!   passage                     # rare: with The Tunnel its road is two, each of which ends in a mouth
//!   all-meet                    # rare: every city, road and monastery of the tile meets every other
//!   arrow S beside              # the edge across which an arrow points, and what it gives: beside, elsewhere, again
//!   replaces R01                # the tile whose place it takes in another edition of its box; it has no part in the total
//! ```
//!
//! Rivers are written as `river EW`. Each symbol (`monastery`, `garden`, `abbey`, `volcano`, `dragon`, `portal`,
//! `foundation`, `bazaar`, `quarters`) has a line of its own. The lines of a tile come in the order cities, roads, rivers,
//! fields, symbols, with `foundation` last. A quarter of the City of Carcassonne is written as `quarter castle`, after all of
//! these. `tile ABBEY each-player` means one copy for each player; these copies do not count in the total.
//!
//! Two cities that list the same edge share it: a city laid there joins both. Elsewhere they are named by another edge. The
//! halves of a field edge may belong to two fields. A road of three or four edges is one road with so many arms.
//!
//! # Symbols that are data
//! A file can name symbols and pieces of its own, say where they stand, and draw them. The tiles of further sets ([`parse_set`], `more/`)
//! have no others; they are only laid in diagrams and open records, and a new set needs no code. In a box of the game such a symbol
//! acts if it is one of [`Symbol`](super::Symbol), and is only printed otherwise.
//!
//! ```text
//! box hills                       # no box of the game
//! title Hills & Sheep
//! year 2014                       # if known
//! total 18
//!
//! symbol hill in field radius 13  # where it usually stands, and how far it reaches in hundredths of a tile
//! symbol shrine centre radius 15 monastery     # it is the monastery of its tile, which need not list one
//! symbol corn_circle centre radius 20 kinds city road field
//! piece shepherd radius 12        # a figure or another piece; 9 to 20 are usual
//!
//! tile HS01 x2
//!   edges CFFF
//!   city N
//!   road S ends corn_circle       # a road may end at a symbol of the set
//!   field SSW WSW WNW touches N
//!   print hill                    # with more words: a kind, a place, a direction, a text
//!   print corn_circle city in N points NW text 2
//!
//! picture hill                    # the drawing of a symbol or piece: rows as in src/art/tile_art/glyphs.rs
//!   e ~5a - 9 12 74 74
//! picture corn_circle             # what all its kinds show, drawn first
//! picture corn_circle city        # and over it what is of one kind
//! picture piece shepherd          # a piece, which may have the name of a symbol
//! plain hill                      # the flat drawing for icons, high contrast and print
//! ```
//!
//! A symbol usually stands in the `centre`, in a `corner`, `in field` (the field of most half-edges), `in city`, `before city`
//! (outside, before its wall), `on road`, `beside road`, or `ends road`, where a road ends that `ends` at it; such a symbol needs
//! no line `print`. A tile may say `in ENE` (a field), `in N` or `before N` (a city), `on N`, `beside N` or `ends N`
//! (a road), `corner NE`, `centre`, or `at 30 60` (hundredths of a tile from the north-west corner, up to 100). The place of a symbol that several fields
//! or roads could have is written where the first would be wrong. A symbol that `points` in one of eight directions of the unturned tile turns
//! with it, and its drawing points to the north; others stay upright. A text has at most 4 characters. Lines `print` follow all lines of parts.
//!
//! A symbol at the end of a road (`ends road`) turns with that road, which comes from the south in its drawing. A symbol in the
//! `centre` keeps its distance from town walls; a road of three or four edges runs round it.
//!
//! A row of a drawing begins with one letter, so no other line does. In the drawing of a piece, `@` as a colour is that of its owner.
//! In the drawing of a symbol, `n <colour> - <x> <y> <height>` writes the text of the tile. Shadows (`~5a`) of what turns with its
//! tile are drawn where the thing is: they fall to the south-east by themselves.

#[cfg(not(feature = "game-only"))]
mod own;
mod set;
mod tile;

use std::{fmt, sync::Arc};

use crate::IN_WORDS;

use super::{BoxId, Role, SetDef, TileDef};
use tile::{tile_head, tile_line};

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

/// Reads the tiles of one box from a text in the format of the `.tiles` files, and with them what the box draws from data.
///
/// # Errors
/// The first word that does not follow the format. It is also an error if the copies do not add up to the total.
///
/// ```
/// use bastide::catalogue::parse_tiles;
/// let error = parse_tiles("box base\ntotal 1\ntile A x1\n  edges CRXF\n").unwrap_err();
/// assert_eq!((error.line, error.column), (4, 9));
/// ```
pub fn parse_tiles(text: &str) -> Result<(Arc<SetDef>, Vec<TileDef>)> {
    let mut reader = Reader::default();
    let last_line = reader.lines(text)?;
    let set = Arc::new(std::mem::take(&mut reader.set));
    let mut tiles = reader.finish(last_line)?;
    for tile in tiles.iter_mut().filter(|_| !set.symbols.is_empty()) {
        let printed = set::print_ends(tile, &set);
        printed.map_err(|reason| ParseTilesError { line: last_line, column: 1, reason })?;
        tile.set = Some(Arc::clone(&set));
    }
    Ok((set, tiles))
}

#[cfg(not(feature = "game-only"))]
pub use {own::parse_own, set::parse_set};

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

#[derive(Default)]
struct Reader {
    /// Whether the tiles are those of a set that is not played, rather than of a box.
    is_set: bool,
    box_id: Option<BoxId>,
    set: SetDef,
    total: Option<usize>,
    tiles: Vec<TileDef>,
    /// The line of each tile of a set.
    tile_lines: Vec<usize>,
    /// What the rows of a drawing belong to.
    drawing: Option<set::Target>,
}

impl Reader {
    /// Reads all lines, and returns the number of the last.
    fn lines(&mut self, text: &str) -> Result<usize> {
        let mut last_line = 1;
        for (index, line) in text.lines().enumerate() {
            last_line = index + 1;
            let words = words(line, last_line);
            if let Some((first, rest)) = words.split_first() {
                self.line(*first, rest)?;
            }
        }
        Ok(last_line)
    }

    fn line(&mut self, first: Word<'_>, rest: &[Word<'_>]) -> Result<()> {
        if self.set_line(first, rest)? {
            return Ok(());
        }
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
                if self.box_id.is_none() && self.set.name.is_empty() {
                    return first.error("a line 'box <name>' is expected before the first tile");
                }
                self.tiles.push(TileDef { box_id: self.box_id, ..tile_head(first, rest)? });
            }
            _ => {
                let Some(tile) = self.tiles.last_mut() else {
                    return first.error("'box', 'total' or 'tile' is expected here");
                };
                tile_line(tile, &self.set, first, rest)?;
            }
        }
        Ok(())
    }

    fn finish(self, last_line: usize) -> Result<Vec<TileDef>> {
        let is_other = |name: &String| self.tiles.iter().any(|tile| tile.name == *name);
        let counts = |tile: &&TileDef| tile.role != Role::EachPlayer && !tile.replaces.as_ref().is_some_and(is_other);
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
