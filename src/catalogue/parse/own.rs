//! Tiles that a record defines itself, each in the text of one tag: `MY1; edges CFRF; city N; road S; field …`.

use std::sync::Arc;

use super::{
    Word,
    tile::{tile_head, tile_line},
    words,
};
use crate::catalogue::{EdgeKind, SetDef, Symbol, TileDef, check};

/// The largest length of the definition of a tile, in characters.
const MOST_LETTERS: usize = 600;

/// The largest length of a word in it. Errors quote words.
const LONGEST_WORD: usize = 30;

/// The lines that such a tile may have, besides symbols.
const LINES: [&str; 6] = ["edges", "city", "road", "river", "field", "all-meet"];

/// Reads the definition of a tile: its id and then its lines as in a `.tiles` file, separated by `;`.
///
/// # Errors
/// The first thing that is wrong, as one sentence without a full stop.
///
/// ```
/// use bastide::catalogue::parse_own;
/// let tile = parse_own("MY1; edges CFCF; city NS; field ENE ESE touches N; field WSW WNW touches N").unwrap();
/// assert_eq!(tile.parts.len(), 3);
/// assert_eq!(parse_own("MY1; edges CFFF; city N").unwrap_err(), "no field reaches the half-edge ENE");
/// ```
pub fn parse_own(text: &str) -> Result<TileDef, String> {
    if text.chars().count() > MOST_LETTERS {
        return Err(format!("the definition of a tile has at most {MOST_LETTERS} characters"));
    }
    let is_plain = |word: &str| word.len() <= LONGEST_WORD && word.chars().all(|letter| letter.is_ascii_graphic());
    if !text.split_whitespace().all(is_plain) {
        return Err(format!(
            "a tile is defined in words of at most {LONGEST_WORD} letters and digits, without accents"
        ));
    }
    let lines: Vec<Vec<Word<'_>>> =
        text.split(';').map(|line| words(line, 1)).filter(|line| !line.is_empty()).collect();
    let Some(([id], rest)) = lines.split_first().map(|(head, rest)| (&head[..], rest)) else {
        return Err("an id is expected first, followed by ';'".into());
    };
    let is_name = |name: &str| name.len() <= 8 && name.chars().all(|letter| letter.is_ascii_alphanumeric());
    if !is_name(id.text) {
        return Err("the id of a tile has 1 to 8 letters and digits".into());
    }
    let mut tile = tile_head(*id, &[*id, Word { text: "x1", ..*id }]).map_err(|error| error.reason)?;
    let nothing = SetDef::default();
    for line in rest {
        let (first, rest) = (line[0], &line[1..]);
        let is_symbol = Symbol::ALL
            .iter()
            .any(|(symbol, name)| *name == first.text && !matches!(symbol, Symbol::Abbey | Symbol::Quarters));
        if !LINES.contains(&first.text) && !is_symbol {
            return Err(format!("a tile of one's own cannot have '{}'", first.text));
        }
        tile_line(&mut tile, &nothing, first, rest).map_err(|error| error.reason)?;
        check::limits(&tile)?;
    }
    if tile.edges.iter().any(|edge| matches!(edge, EdgeKind::Any | EdgeKind::Quarter)) {
        return Err("a line 'edges' with four letters of C R F I is expected".into());
    }
    check::tile(&tile)?;
    let lines = lines.iter().map(|line| line.iter().map(|word| word.text).collect::<Vec<_>>().join(" "));
    let definition = lines.collect::<Vec<_>>().join("; ");
    tile.set = Some(Arc::new(SetDef { definition, ..SetDef::default() }));
    Ok(tile)
}
