//! A record as text: tags, then statements and expectations; a relaxed reader and a canonical writer.
//!
//! ```text
//! [Bastide "1"]
//! [Diagram "1"]                           a picture, not a game: without Deck and Result, Players may be left out
//! [Rules "2001"]                          2016 when absent
//! [Boxes "base"]                          base when absent
//! [Options "small-city=full"]             departures from the edition only
//! [Players "red Ann, blue Bob (ai:greedy)"]
//! [Deck "D V U Eg L"]                     absent: an open record
//! [Result "12 8"]
//! ```
//!
//! One tag a line. `#` begins a comment and `;` ends a statement, both only outside double quotes; inside them `\"` and
//! `\\` are escapes. The reader takes tags, boxes and options in any order, blank lines, carriage returns and a byte order
//! mark; unknown tags are kept. The writer puts known tags first, in the order above.

use super::{
    DIAGRAMS, Item, Statement,
    expectation::Expectation,
    notation,
    syntax::{Fragment, Location, SyntaxError, quoted, shown, statements, write_quoted},
};
use crate::{
    board::MAX_TILES,
    catalogue::{BoxId, Catalogue},
    rules::{Colour, Deck, Edition, MAX_PLAYERS, Player, Rules, Setup},
};

/// A record as read: its set-up is not yet checked, its statements are not yet known to be legal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// What the tags say.
    pub setup: Setup,
    /// The points in turn order that the `Result` tag claims.
    pub result: Option<Vec<u16>>,
    /// Tags of no known meaning, in the order they came.
    pub unknown_tags: Vec<(String, String)>,
    /// Whether it has the tag of a diagram.
    diagram: bool,
    /// Statements and expectations in order, each with its place.
    pub lines: Vec<(Location, Line)>,
    /// Where each known tag stands, for errors about it.
    tag_places: Vec<(&'static str, Location)>,
}

/// A line of a record behind the tags.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// A decision of a game.
    Statement(Statement),
    /// Something that a diagram shows.
    Item(Item),
    /// Something to be checked.
    Expect(Expectation),
}

/// What could be read of a text: everything before its first error is usable.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parsed {
    /// The records; the last one may be cut short by the error.
    pub records: Vec<Record>,
    /// The first error.
    pub error: Option<SyntaxError>,
}

/// The most tags of one record; each is compared with those before it.
const MOST_TAGS: usize = 100;

const TAGS: [&str; 8] = ["Bastide", "Diagram", "Rules", "Boxes", "Options", "Players", "Deck", "Result"];

/// Reads all records of a text.
///
/// Never fails outright: see [`Parsed`]. A text without any record has an error.
#[must_use]
pub fn parse_records(text: &str) -> Parsed {
    let mut parser = Parser { records: Vec::new(), open_tags: None };
    let error = parser.text(text.strip_prefix('\u{feff}').unwrap_or(text)).err();
    Parsed { records: parser.records, error }
}

/// Reads a text that must hold exactly one record.
///
/// # Errors
/// The first place where the text is no record.
pub fn parse_record(text: &str) -> Result<Record, SyntaxError> {
    let mut parsed = parse_records(text);
    match (parsed.error, parsed.records.pop(), parsed.records.is_empty()) {
        (Some(error), ..) => Err(error),
        (None, Some(record), true) => Ok(record),
        (None, _, _) => Location { line: 1, column: 1 }.error("one record is expected here, not several"),
    }
}

struct Parser {
    records: Vec<Record>,
    /// Tags of a record whose statements have not begun.
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
                .error("the text holds no record; a record begins with the tag [Bastide \"1\"]");
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
        let words = piece.words();
        let line = match words.first() {
            Some(first) if first.text == "expect" => {
                let rest = piece.text.get("expect".len()..).unwrap_or_default();
                let place = Location { line: piece.place.line, column: piece.place.column + "expect".len() };
                let expectation = Expectation::parse(Fragment { text: rest, place }.trimmed())?;
                if record.is_diagram() && !matches!(expectation, Expectation::Worth(..)) {
                    return piece
                        .error("a diagram asks nothing and counts no points: only 'expect worth' stands in it");
                }
                Line::Expect(expectation)
            }
            _ if record.is_diagram() => Line::Item(Item::parse(piece)?),
            _ => Line::Statement(Statement::parse(piece)?),
        };
        record.lines.push((piece.place, line));
        Ok(())
    }

    fn tag(&mut self, place: Location, name: String, value: String) -> Result<(), SyntaxError> {
        if name == "Bastide" {
            self.close_tags()?;
            if value != "1" {
                return place.error(format!("the format version {} is not known; 1 is", shown(&value)));
            }
            self.open_tags = Some(Vec::new());
        }
        match &mut self.open_tags {
            Some(tags) if tags.iter().any(|(_, other, _)| *other == name) => {
                place.error(format!("the tag {} stands twice", shown(&name)))
            }
            Some(tags) if tags.len() == MOST_TAGS => place.error("a record holds at most 100 tags"),
            Some(tags) => {
                tags.push((place, name, value));
                Ok(())
            }
            None if self.records.is_empty() => place.error("a record begins with the tag [Bastide \"1\"]"),
            None => place.error("tags stand before the first statement of a record"),
        }
    }

    fn close_tags(&mut self) -> Result<(), SyntaxError> {
        if let Some(tags) = self.open_tags.take() {
            self.records.push(record_of_tags(tags)?);
        }
        Ok(())
    }
}

pub(super) fn parse_tag(piece: Fragment<'_>) -> Result<(String, String), SyntaxError> {
    let wrong = || piece.error(format!("{} is no tag; [Name \"value\"] is expected here", shown(piece.text)));
    let Some((name, rest)) = piece.text.strip_prefix('[').and_then(|rest| rest.split_once('"')) else { return wrong() };
    let name = name.trim();
    if name.is_empty() || !name.chars().all(|letter| letter.is_ascii_alphanumeric()) {
        return wrong();
    }
    let (value, rest) = quoted(piece, rest)?;
    if rest.trim() == "]" { Ok((name.into(), value)) } else { wrong() }
}

fn record_of_tags(tags: Vec<(Location, String, String)>) -> Result<Record, SyntaxError> {
    let mut record = Record {
        setup: Setup::base(Vec::new()),
        result: None,
        unknown_tags: Vec::new(),
        diagram: tags.iter().any(|(_, name, _)| name == "Diagram"),
        lines: Vec::new(),
        tag_places: Vec::new(),
    };
    let mut players = None;
    let mut last = Location::default();
    for (place, name, value) in tags {
        last = place;
        let piece = Fragment { text: &value, place };
        if let Some(&known) = TAGS.iter().find(|&&known| known == name) {
            record.tag_places.push((known, place));
        }
        match name.as_str() {
            "Bastide" => {}
            "Diagram" if !DIAGRAMS => return place.error("this is a diagram: a picture, and no game to be played"),
            "Diagram" if value == "1" => {}
            "Diagram" => return place.error(format!("the diagram version {} is not known; 1 is", shown(&value))),
            "Deck" if record.is_diagram() => {
                return place.error("a diagram has no deck: its lines say which tiles lie where");
            }
            "Result" if record.is_diagram() => return place.error("a diagram has no result: nobody has points in it"),
            "Rules" => match Edition::from_name(&value) {
                Some(edition) => record.setup.edition = edition,
                None => return place.error(format!("{} is no edition; 2016, 2001 or 2021 is", shown(&value))),
            },
            "Boxes" => record.setup.boxes = parse_boxes(&value, place)?,
            "Options" => record.setup.options = parse_options(&value, place)?,
            "Players" => players = Some(parse_players(&value, place)?),
            "Deck" => {
                // One more than a deck may hold is read, so that the set-up's own check refuses it.
                let ids = piece.words().into_iter().take(MAX_TILES + 1);
                let ids = ids.map(|word| notation::tile_id(Fragment { place, ..word }));
                record.setup.deck = Deck::Tiles(ids.collect::<Result<_, _>>()?);
            }
            "Result" => {
                let points = value.split_whitespace().map(str::parse).collect::<Result<Vec<_>, _>>();
                match points {
                    Ok(points) if points.len() <= MAX_PLAYERS => record.result = Some(points),
                    _ => return place.error("points in turn order are expected in the result, as in \"87 64\""),
                }
            }
            _ => record.unknown_tags.push((name, value)),
        }
    }
    match players {
        Some(players) => record.setup.players = players,
        None if record.is_diagram() => {} // every colour plays
        None => return last.error("the tag Players is missing, as in [Players \"red Ann, blue Bob\"]"),
    }
    Ok(record)
}

fn parse_boxes(value: &str, place: Location) -> Result<Vec<BoxId>, SyntaxError> {
    let one = |name: &str| match BoxId::from_name(name.trim()) {
        Some(id) => Ok(id),
        None => {
            let known: Vec<_> = BoxId::ALL.iter().map(|id| id.name()).collect();
            place.error(format!("{} is no box; {} are", shown(name), known.join(", ")))
        }
    };
    value.split('+').map(one).collect()
}

fn parse_options(value: &str, place: Location) -> Result<Vec<(String, String)>, SyntaxError> {
    let one = |word: &str| match word.split_once('=') {
        Some((name, value)) => Ok((name.into(), value.into())),
        None => place.error(format!("{} is no option; name=value is expected here", shown(word))),
    };
    value.split_whitespace().map(one).collect()
}

fn parse_players(value: &str, place: Location) -> Result<Vec<Player>, SyntaxError> {
    let one = |text: &str| {
        let text = text.trim();
        let (colour, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let Some(colour) = Colour::from_name(colour) else {
            return place.error(format!(
                "a player begins with a colour, red, blue, green, yellow, black or pink, not with {}",
                shown(colour)
            ));
        };
        let rest = rest.trim();
        let (name, level) = match rest.split_once('(') {
            None => (rest, None),
            Some((name, level)) => match level.strip_prefix("ai:").and_then(|level| level.strip_suffix(')')) {
                Some(level) => (name.trim_end(), Some(level.to_owned())),
                None => return place.error(format!("(ai:level) is expected at the end of {}", shown(text))),
            },
        };
        Ok(Player { colour, name: name.into(), level })
    };
    value.split(',').map(one).collect()
}

impl Record {
    /// Whether it is a picture of a position, see [`super::Diagram`], and no game.
    #[must_use]
    pub fn is_diagram(&self) -> bool {
        DIAGRAMS && self.diagram
    }

    /// Where a tag stands, or the first line.
    #[must_use]
    pub(crate) fn tag_place(&self, name: &str) -> Location {
        let found = self.tag_places.iter().find(|(known, _)| *known == name).or(self.tag_places.first());
        found.map_or(Location { line: 1, column: 1 }, |&(_, place)| place)
    }
}

/// What the tags say besides the rules.
pub(crate) struct Tags<'a> {
    pub(crate) is_diagram: bool,
    pub(crate) players: &'a [Player],
    pub(crate) deck: &'a Deck,
    pub(crate) result: Option<&'a str>,
    pub(crate) unknown: &'a [(String, String)],
}

/// Writes tags, one a line.
pub(crate) fn write_tags(out: &mut String, rules: &Rules, tags: &Tags<'_>) {
    let mut tag = |name: &str, value: &str| {
        out.extend(["[", name, " "]);
        write_quoted(out, value);
        out.push_str("]\n");
    };
    tag("Bastide", "1");
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
    if let Some(result) = tags.result {
        tag("Result", result);
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
