//! Records as text: the tags come first, then statements and expectations. The reader is relaxed, the writer is canonical.
//!
//! ```text
//! [Bastide "1"]
//! [Diagram "1"]                           a picture, not a game: no Deck and no Result; Players is optional
//! [Rules "2001"]                          2016 when absent
//! [Boxes "base"]                          base when absent
//! [Options "small-city=full"]             only what differs from the edition
//! [Players "red Ann, blue Bob (ai:greedy)"]
//! [Deck "D V U Eg L"]                     absent: an open record
//! [Tile "MY1; edges CFFF; city N; …"]     a tile of one's own, in diagrams and open records; there may be several
//! [Known "14"]                            how many tiles of the deck have been seen; absent: the order of all is known
//! [Dice "2 1 3"]                          what comes by lot; where it is missing or used up, statements say it
//! [Result "12 8"]
//! ```
//!
//! Each tag has a line of its own. `#` begins a comment and `;` ends a statement, but not inside double quotes, where `\"` and
//! `\\` are escapes. The reader accepts tags, boxes and options in any order, blank lines, carriage returns and a byte order
//! mark, and keeps unknown tags. The writer puts known tags first, in the order above.

use super::{
    DIAGRAMS, Item, Statement,
    expectation::Expectation,
    lookalike,
    syntax::{Fragment, Location, SyntaxError, quoted, shown, statements, write_quoted},
    words,
};
use crate::{
    board::MAX_TILES,
    catalogue::{BoxId, Catalogue, OwnTile},
    rules::{Colour, Deck, Edition, Lot, Lots, MAX_PLAYERS, Player, Rules, Setup, UnknownBox},
};

/// A record as it was read. Neither its set-up nor the legality of its statements has been checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The set-up that the tags describe.
    pub setup: Setup,
    /// The points in the tag `Result`, in turn order.
    pub result: Option<Vec<i16>>,
    /// The names and values of unknown tags, in the order of the text.
    pub unknown_tags: Vec<(String, String)>,
    /// The tiles that the record defines itself.
    pub own_tiles: Vec<OwnTile>,
    /// Whether it has the tag `Diagram`.
    diagram: bool,
    /// Statements and expectations in order, each with its place.
    pub lines: Vec<(Location, Line)>,
    /// The place of each known tag, which errors report.
    tag_places: Vec<(&'static str, Location)>,
}

/// A line of a record after the tags.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// A decision of a game.
    Statement(Statement),
    /// Something that a diagram shows.
    Item(Item),
    /// Something that is checked.
    Expect(Expectation),
}

/// The records that were read from a text. Everything before the first error is usable.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parsed {
    /// The records. The last one may be cut short by the error.
    pub records: Vec<Record>,
    /// The first error.
    pub error: Option<SyntaxError>,
}

/// The largest number of tags in a record. It is limited because each tag is compared with all tags before it.
const MOST_TAGS: usize = 100;

/// The largest number of tiles that a record defines itself.
#[cfg(not(feature = "game-only"))]
const MOST_OWN: usize = 40;

const TAGS: [&str; 9] = ["Bastide", "Diagram", "Rules", "Boxes", "Options", "Players", "Deck", "Known", "Result"];

/// Reads all records of a text.
///
/// This never fails as a whole; see [`Parsed`]. A text without any record has an error.
///
/// ```
/// use bastide::record::parse_records;
/// let parsed = parse_records("[Bastide \"1\"]\n[Players \"red, blue\"]\n[Deck \"D V\"]\nnonsense\n");
/// assert_eq!((parsed.records.len(), parsed.error.map(|error| error.line)), (1, Some(4)));
/// ```
#[must_use]
pub fn parse_records(text: &str) -> Parsed {
    let mut parser = Parser { records: Vec::new(), open_tags: None };
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let error = lookalike::check_line_ends(text).and_then(|()| parser.text(text)).err();
    if let (Some(_), Some(cut)) = (&error, parser.records.last_mut()) {
        cut.result = None; // it is about the whole game
    }
    Parsed { records: parser.records, error: error.map(|error| lookalike::named(text, error)) }
}

/// Reads a text that must contain exactly one record.
///
/// # Errors
/// The first syntax error. It is also an error if the text contains no record, or several.
pub fn parse_record(text: &str) -> Result<Record, SyntaxError> {
    let mut parsed = parse_records(text);
    match (parsed.error, parsed.records.pop(), parsed.records.is_empty()) {
        (Some(error), ..) => Err(error),
        (None, Some(record), true) => Ok(record),
        (None, _, _) => Location { line: 1, column: 1 }.error("expected one record, not several"),
    }
}

struct Parser {
    records: Vec<Record>,
    /// The tags of a record whose statements have not begun.
    open_tags: Option<Vec<(Location, String, String)>>,
}

impl Parser {
    fn text(&mut self, text: &str) -> Result<(), SyntaxError> {
        let mut last = 0;
        for (index, line) in text.lines().enumerate() {
            last = index + 1;
            for piece in statements(line, last).0 {
                self.piece(piece)?;
            }
        }
        self.close_tags()?;
        if self.records.is_empty() {
            return Location { line: last.max(1), column: 1 }
                .error("the text contains no record; a record begins with the tag [Bastide \"1\"]");
        }
        Ok(())
    }

    fn piece(&mut self, piece: Fragment<'_>) -> Result<(), SyntaxError> {
        if piece.text.starts_with('[') {
            let (name, value) = parse_tag(piece)?;
            return self.tag(piece.place, name, value);
        }
        self.close_tags()?;
        let Some(record) = self.records.last_mut() else {
            return piece.error("a record begins with the tag [Bastide \"1\"]");
        };
        let own = std::mem::take(&mut record.own_tiles);
        let line = line_of(record, Fragment { own: &own, ..piece });
        record.own_tiles = own;
        record.lines.push((piece.place, line?));
        Ok(())
    }

    fn tag(&mut self, place: Location, name: String, value: String) -> Result<(), SyntaxError> {
        if name == "Bastide" {
            self.close_tags()?;
            if value != "1" {
                return unknown_version(place, &value, "1");
            }
            self.open_tags = Some(Vec::new());
        }
        match &mut self.open_tags {
            Some(tags) if tags.iter().any(|(_, other, _)| *other == name) && !may_repeat(&name) => {
                place.error(format_args!("the tag {} appears twice", shown(&name)))
            }
            Some(tags) if tags.len() == MOST_TAGS => place.error("a record holds at most 100 tags"),
            Some(tags) => {
                tags.push((place, name, value));
                Ok(())
            }
            None if self.records.is_empty() => place.error("a record begins with the tag [Bastide \"1\"]"),
            None => place.error("tags must come before a record's first statement"),
        }
    }

    fn close_tags(&mut self) -> Result<(), SyntaxError> {
        if let Some(tags) = self.open_tags.take() {
            self.records.push(record_of_tags(tags)?);
        }
        Ok(())
    }
}

/// Reads a line after the tags.
fn line_of(record: &Record, piece: Fragment<'_>) -> Result<Line, SyntaxError> {
    if piece.words().first().is_some_and(|first| first.text == "expect") {
        let rest = piece.text.get("expect".len()..).unwrap_or_default();
        let place = Location { line: piece.place.line, column: piece.place.column + "expect".len() };
        let expectation = Expectation::parse(Fragment { text: rest, place, ..piece }.trimmed())?;
        if record.is_diagram() && !matches!(expectation, Expectation::Worth(..)) {
            return piece.error("a diagram has no decisions and no scores, so only 'expect worth' is allowed");
        }
        return Ok(Line::Expect(expectation));
    }
    if record.is_diagram() { Item::parse(piece).map(Line::Item) } else { Statement::parse(piece).map(Line::Statement) }
}

pub(super) fn parse_tag(piece: Fragment<'_>) -> Result<(String, String), SyntaxError> {
    let wrong = || piece.error(format_args!("{} is not a tag; expected [Name \"value\"]", shown(piece.text)));
    let Some((name, rest)) = piece.text.strip_prefix('[').and_then(|rest| rest.split_once('"')) else { return wrong() };
    let name = name.trim();
    if name.is_empty() || !name.chars().all(|letter| letter.is_ascii_alphanumeric()) {
        return wrong();
    }
    let (value, rest) = quoted(piece, rest)?;
    if rest.trim() == "]" { Ok((name.into(), value)) } else { wrong() }
}

/// Whether a record may have several tags of this name: each defines a tile.
fn may_repeat(name: &str) -> bool {
    DIAGRAMS && name == "Tile"
}

/// Adds a tile that the record defines itself.
#[cfg(not(feature = "game-only"))]
fn add_own(record: &mut Record, definition: &str, place: Location) -> Result<(), SyntaxError> {
    let catalogue = Catalogue::get();
    let own =
        catalogue.add_own(definition).or_else(|reason| place.error(format_args!("this tile cannot be: {reason}")))?;
    let name = |own: &OwnTile| &catalogue.tile(own.id()).name;
    if record.own_tiles.iter().any(|other| name(other) == name(&own)) {
        return place.error(format_args!("the tile {} is defined twice", name(&own)));
    }
    if record.own_tiles.len() == MOST_OWN {
        return place.error(format_args!("a record defines at most {MOST_OWN} tiles"));
    }
    record.own_tiles.push(own);
    Ok(())
}

fn record_of_tags(tags: Vec<(Location, String, String)>) -> Result<Record, SyntaxError> {
    let mut record = Record {
        setup: Setup::base(Vec::new()),
        result: None,
        unknown_tags: Vec::new(),
        own_tiles: Vec::new(),
        diagram: tags.iter().any(|(_, name, _)| name == "Diagram"),
        lines: Vec::new(),
        tag_places: Vec::new(),
    };
    let (mut players, mut lots) = (None, Vec::new());
    let mut last = Location::default();
    for (place, name, value) in tags {
        last = place;
        let piece = Fragment { text: &value, place, own: &[] };
        if let Some(&known) = TAGS.iter().find(|&&known| known == name) {
            record.tag_places.push((known, place));
        }
        match name.as_str() {
            "Bastide" => {}
            "Diagram" if !DIAGRAMS => return place.error("this is a diagram, not a game that can be played"),
            "Diagram" if value == "1" => {}
            "Diagram" => return place.error(format_args!("unknown diagram version {}; known: 1", shown(&value))),
            "Deck" if record.is_diagram() => {
                return place.error("a diagram has no deck; its lines say where tiles are");
            }
            "Known" => record.setup.known = Some(parse_known(&value, place)?),
            "Result" if record.is_diagram() => return place.error("a diagram has no result, because nobody scores"),
            "Rules" => match Edition::from_name(&value) {
                Some(edition) => record.setup.edition = edition,
                None => return place.error(format_args!("unknown edition {}; known: 2016, 2001, 2021", shown(&value))),
            },
            "Boxes" => record.setup.boxes = parse_boxes(&value, place)?,
            "Options" => record.setup.options = parse_options(&value, place)?,
            "Players" => players = Some(parse_players(&value, place)?),
            "Deck" => {
                // Read one tile more than a deck may contain, so that the check of the set-up refuses the deck.
                let ids = piece.words().into_iter().take(MAX_TILES + 1);
                let ids = ids.map(|word| words::tile_id(Fragment { place, ..word }));
                record.setup.deck = Deck::Tiles(ids.collect::<Result<_, _>>()?);
            }
            "Result" => record.result = Some(parse_result(&value, place)?),
            name if Lot::ALL.iter().any(|lot| lot.tag() == name) => lots.push((place, name.to_owned(), value)),
            #[cfg(not(feature = "game-only"))]
            "Tile" => add_own(&mut record, &value, place)?,
            _ => record.unknown_tags.push((name, value)),
        }
    }
    for (place, name, value) in lots {
        take_lots(&mut record, place, name, value)?;
    }
    if record.setup.known.is_some() && record.setup.deck == Deck::Open {
        return record.tag_place("Known").error("the tag Known needs the tag Deck, which holds the tiles");
    }
    match players {
        Some(players) => record.setup.players = players,
        None if record.is_diagram() => {} // all colours play
        None => return last.error("the tag Players is missing; example: [Players \"red Ann, blue Bob\"]"),
    }
    Ok(record)
}

/// Takes what a tag says that comes by lot. Without the box to which it belongs, the tag is an unknown one.
fn take_lots(record: &mut Record, place: Location, name: String, value: String) -> Result<(), SyntaxError> {
    let Some(lot) = Lot::ALL.into_iter().find(|lot| lot.tag() == name) else { return Ok(()) };
    if !record.setup.boxes.contains(&lot.box_id()) {
        record.unknown_tags.push((name, value));
        return Ok(());
    }
    if record.is_diagram() {
        return place.error(format_args!("a diagram has no {name}, because nothing is decided by lot"));
    }
    let one = |word: &str| match lot.find(word) {
        Some(index) => Ok(index),
        None => place.error(format_args!("unknown lot {} in {name}; known: {}", shown(word), lot.words().join(", "))),
    };
    let lots: Vec<u8> = value.split_whitespace().take(2 * MAX_TILES).map(one).collect::<Result<_, _>>()?;
    record.setup.lots.set(lot, lots);
    Ok(())
}

/// Reads how many tiles of a deck have been seen.
fn parse_known(value: &str, place: Location) -> Result<usize, SyntaxError> {
    match value.parse() {
        Ok(known) if known > 0 => Ok(known),
        _ => place.error("the tag Known must say how many tiles of the deck have been seen, as in \"14\""),
    }
}

fn parse_result(value: &str, place: Location) -> Result<Vec<i16>, SyntaxError> {
    match value.split_whitespace().map(str::parse).collect::<Result<Vec<_>, _>>() {
        Ok(points) if points.len() <= MAX_PLAYERS => Ok(points),
        _ => place.error("the result must list points in turn order, as in \"87 64\""),
    }
}

fn parse_boxes(value: &str, place: Location) -> Result<Vec<BoxId>, SyntaxError> {
    let one = |name: &str| match BoxId::from_name(name.trim()) {
        Some(id) => Ok(id),
        None => place.error(UnknownBox(name.trim())),
    };
    value.split('+').map(one).collect()
}

fn parse_options(value: &str, place: Location) -> Result<Vec<(String, String)>, SyntaxError> {
    let one = |word: &str| match word.split_once('=') {
        Some((name, value)) => Ok((name.into(), value.into())),
        None => place.error(format_args!("{} is not an option; expected name=value", shown(word))),
    };
    value.split_whitespace().map(one).collect()
}

fn parse_players(value: &str, place: Location) -> Result<Vec<Player>, SyntaxError> {
    let one = |text: &str| {
        let text = text.trim();
        let (colour, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let Some(colour) = Colour::from_name(colour) else {
            return place.error(format_args!(
                "a player must begin with red, blue, green, yellow, black or pink, not with {}",
                shown(colour)
            ));
        };
        let rest = rest.trim();
        let (name, level) = match rest.split_once('(') {
            None => (rest, None),
            Some((name, level)) => match level.strip_prefix("ai:").and_then(|level| level.strip_suffix(')')) {
                Some(level) => (name.trim_end(), Some(level.to_owned())),
                None => return place.error(format_args!("expected (ai:level) at the end of {}", shown(text))),
            },
        };
        Ok(Player { colour, name: name.into(), level })
    };
    value.split(',').map(one).collect()
}

impl Record {
    /// Whether the record is a [`super::Diagram`] and not a game.
    #[must_use]
    pub fn is_diagram(&self) -> bool {
        DIAGRAMS && self.diagram
    }

    /// The place of a tag, or the first line if there is no such tag.
    #[must_use]
    pub(crate) fn tag_place(&self, name: &str) -> Location {
        let found = self.tag_places.iter().find(|(known, _)| *known == name).or(self.tag_places.first());
        found.map_or(Location { line: 1, column: 1 }, |&(_, place)| place)
    }
}

/// Refuses what the tag `Bastide` says where only some versions are read.
fn unknown_version<T>(place: Location, value: &str, known: &str) -> Result<T, SyntaxError> {
    if value.parse::<u32>().is_ok_and(|version| version > 2) {
        let version = shown(value);
        return place.error(format_args!("the record is of a newer version of the format, {version}; known: 1 and 2"));
    }
    place.error(format_args!("unknown format version {}; known: {known}", shown(value)))
}

/// The tags of a text that holds one game of either version of the format, its version, and how many lines they take.
#[cfg(not(feature = "game-only"))]
pub(super) fn head_of(text: &str) -> Result<(Record, &'static str, usize), SyntaxError> {
    let mut parser = Parser { records: Vec::new(), open_tags: None };
    let (mut version, mut n_lines) = (None, 0);
    for (index, line) in text.trim_start_matches('\u{feff}').split('\n').enumerate() {
        let is_blank = line.trim().is_empty() || line.trim_start().starts_with('#');
        if !is_blank && !line.trim_start().starts_with('[') {
            break;
        }
        n_lines = index + 1;
        for piece in statements(line, n_lines).0 {
            let (name, value) = parse_tag(piece)?;
            if name == "Bastide" {
                version = match (version, value.as_str()) {
                    (Some(_), _) => return piece.error("a text holds one record with comments and variations"),
                    (None, "1") => Some("1"),
                    (None, "2") => Some("2"),
                    _ => return unknown_version(piece.place, &value, "1, 2"),
                };
                parser.tag(piece.place, name, "1".into())?;
            } else {
                parser.tag(piece.place, name, value)?;
            }
        }
    }
    parser.close_tags()?;
    match (parser.records.pop(), version) {
        (Some(record), _) if record.is_diagram() => {
            record.tag_place("Diagram").error("a diagram has no moves, and so no variations")
        }
        (Some(record), Some(version)) => Ok((record, version, n_lines)),
        _ => Location { line: 1, column: 1 }.error("a record begins with the tag [Bastide \"2\"]"),
    }
}

/// What the tags say besides the rules.
pub(crate) struct Tags<'a> {
    /// The version of the format.
    pub(crate) version: &'a str,
    pub(crate) is_diagram: bool,
    pub(crate) players: &'a [Player],
    pub(crate) deck: &'a Deck,
    /// How many tiles of the deck have been seen, where that matters.
    pub(crate) known: Option<usize>,
    pub(crate) lots: &'a Lots,
    pub(crate) result: Option<&'a str>,
    pub(crate) unknown: &'a [(String, String)],
    pub(crate) own: &'a [OwnTile],
}

/// Writes tags, one a line.
pub(crate) fn write_tags(out: &mut String, rules: &Rules, tags: &Tags<'_>) {
    let mut tag = |name: &str, value: &str| {
        out.extend(["[", name, " "]);
        write_quoted(out, value);
        out.push_str("]\n");
    };
    tag("Bastide", tags.version);
    if tags.is_diagram {
        tag("Diagram", "1");
    }
    if rules.edition != Edition::default() {
        tag("Rules", rules.edition.name());
    }
    if rules.boxes != [BoxId::Base] {
        tag("Boxes", &join(rules.boxes.iter().map(|id| id.name()), "+"));
    }
    let departures = rules.options.departures(rules.edition);
    if !departures.is_empty() {
        tag("Options", &join(departures.iter().map(|(name, value)| format!("{name}={value}")), " "));
    }
    if !tags.players.is_empty() {
        tag("Players", &join(tags.players.iter().map(player_text), ", "));
    }
    if let Deck::Tiles(tiles) = tags.deck {
        tag("Deck", &join(tiles.iter().map(|&id| &Catalogue::get().tile(id).name), " "));
    }
    if let Some(known) = tags.known {
        tag("Known", &known.to_string());
    }
    for lot in Lot::ALL {
        let lots = tags.lots.of(lot);
        if !lots.is_empty() {
            tag(lot.tag(), &join(lots.iter().filter_map(|&lot_at| lot.words().get(usize::from(lot_at))), " "));
        }
    }
    if let Some(result) = tags.result {
        tag("Result", result);
    }
    for own in tags.own {
        if let Some(set) = &Catalogue::get().tile(own.id()).set {
            tag("Tile", &set.definition);
        }
    }
    for (name, value) in tags.unknown {
        tag(name, value);
    }
}

fn player_text(player: &Player) -> String {
    let mut text = player.colour.name().to_owned();
    if !player.name.is_empty() {
        text.push(' ');
        text.push_str(&player.name);
    }
    if let Some(level) = &player.level {
        text.push_str(" (ai:");
        text.push_str(level);
        text.push(')');
    }
    text
}

/// Points as written in the tag `Result`.
pub(crate) fn numbers(points: &[i16]) -> String {
    join(points.iter().map(ToString::to_string), " ")
}

pub(crate) fn join<S: AsRef<str>>(items: impl Iterator<Item = S>, separator: &str) -> String {
    let mut text = String::new();
    for item in items {
        if !text.is_empty() {
            text.push_str(separator);
        }
        text.push_str(item.as_ref());
    }
    text
}
