//! The decision of a statement: its words, written and read.

use std::fmt;

use super::{
    PartName,
    named::tile_name,
    place::part_name,
    returning::NamedPiece,
    syntax::{Fragment, SyntaxError, shown},
    words::{Read, made, position, quarter_turns, tile_id},
};
use crate::{
    board::{Bridge, Pos},
    boxes::{
        abbey::record as abbey, bigtop::record as bigtop, bridges::record as bridges, corn::record as corn,
        count::record as count, dragon::record as dragon, ferries::record as ferries, flier::record as flier,
        gold::record as gold, hills::record as hills, little::record as little, mage::record as mage,
        messages::record as messages, robbers::record as robbers, siege::record as siege, tower::record as tower,
        tunnel::record as tunnel,
    },
    catalogue::{Rotation, TileId},
    rules::{FigureKind, Lot, most_like},
};

/// The decision that a statement describes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verb {
    /// Lay the drawn tile.
    Tile {
        /// The tile.
        id: TileId,
        /// The cell.
        pos: Pos,
        /// The number of clockwise quarter turns, 0 to 3.
        turns: Rotation,
        /// The bridge that makes it fit, if it does not fit without one.
        bridge: Option<Bridge>,
    },
    /// Place a figure, or send one to the City of Carcassonne.
    Figure {
        /// The kind of figure.
        figure: FigureKind,
        /// The cell of the tile; `None` for the tile just laid.
        pos: Option<Pos>,
        /// The part of the tile.
        place: PartName,
    },
    /// Take the abbot back.
    Recall,
    /// Take a piece of one's own back.
    Return(NamedPiece),
    /// Decide about abbeys and barns (Abbey & Mayor).
    Abbey(abbey::Verb),
    /// Decide about the dragon, the fairy or a princess (Princess & Dragon).
    Dragon(dragon::Verb),
    /// Decide about towers and prisoners (The Tower).
    Tower(tower::Verb),
    /// Decide about bridges, castles and bazaars (Bridges, Castles & Bazaars).
    Bridges(bridges::Verb),
    /// Decide about the City of Carcassonne (The Count).
    Count(count::Verb),
    /// Let a figure fly (The Flying Machines).
    Flier(flier::Verb),
    /// Place a shepherd, or decide about his flock (Hills & Sheep).
    Hills(hills::Verb),
    /// Lay a bar of gold (The Gold Mines).
    Gold(gold::Verb),
    /// Move the mage or the witch (Mage & Witch).
    Mage(mage::Verb),
    /// Lay or move a ferry (The Ferries).
    Ferries(ferries::Verb),
    /// Put a token on the mouth of a tunnel (The Tunnel).
    Tunnel(tunnel::Verb),
    /// A decision about a robber (The Robbers).
    Robbers(robbers::Verb),
    /// Move a scoring figure on, or read a message (The Messages).
    Messages(messages::Verb),
    /// Say what a corn circle does (Corn Circles).
    Corn(corn::Verb),
    /// Let a follower escape from a besieged city (The Besiegers, The Cathars).
    Siege(siege::Verb),
    /// Decide about acrobats, or lay a circus tile and name its token (Under the Big Top).
    Bigtop(bigtop::Verb),
    /// Put a little building on the tile just laid (Little Buildings).
    Little(little::Verb),
    /// Go on with the second part of the turn.
    GoOn,
    /// Decline what is offered.
    Skip,
    /// End an open game.
    End,
}

impl fmt::Display for Verb {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Tile { id, pos, turns, bridge } => {
                write!(f, "tile {} {pos} {turns}", tile_name(id))?;
                bridge.map_or(Ok(()), |bridge| write!(f, " {}", bridges::Verb::Bridge(bridge)))
            }
            Self::Figure { figure, pos: None, place } => write!(f, "{} {place}", figure.name()),
            Self::Figure { figure, pos: Some(pos), place } => write!(f, "{} {pos} {place}", figure.name()),
            Self::Recall => f.write_str("recall"),
            Self::Return(piece) => piece.fmt(f),
            Self::Abbey(verb) => verb.fmt(f),
            Self::Dragon(verb) => verb.fmt(f),
            Self::Tower(verb) => verb.fmt(f),
            Self::Bridges(verb) => verb.fmt(f),
            Self::Count(verb) => verb.fmt(f),
            Self::Flier(verb) => verb.fmt(f),
            Self::Hills(verb) => verb.fmt(f),
            Self::Gold(verb) => verb.fmt(f),
            Self::Mage(verb) => verb.fmt(f),
            Self::Ferries(verb) => verb.fmt(f),
            Self::Tunnel(verb) => verb.fmt(f),
            Self::Corn(verb) => verb.fmt(f),
            Self::Siege(verb) => verb.fmt(f),
            Self::Bigtop(verb) => verb.fmt(f),
            Self::Little(verb) => verb.fmt(f),
            Self::Robbers(verb) => verb.fmt(f),
            Self::Messages(verb) => verb.fmt(f),
            Self::GoOn => f.write_str("go-on"),
            Self::Skip => f.write_str("skip"),
            Self::End => f.write_str("end"),
        }
    }
}

impl Verb {
    /// The decision as the player makes it, without what a die or a token adds.
    pub(crate) fn without_outcome(self) -> Self {
        match self {
            Self::Flier(verb) => Self::Flier(verb.without_outcome()),
            Self::Hills(verb) => Self::Hills(verb.without_outcome()),
            Self::Bigtop(bigtop::Verb::Lay { id, pos, turns, bridge, .. }) => Self::Tile { id, pos, turns, bridge },
            other => other,
        }
    }

    /// The same decision with the outcome of its lot, where the words do not say it and `cast` gives one.
    pub(crate) fn with_outcome(self, cast: impl FnOnce(Lot) -> Option<u8>) -> Self {
        match self {
            Self::Flier(verb) => Self::Flier(verb.with_outcome(cast)),
            Self::Hills(verb) => Self::Hills(verb.with_outcome(cast)),
            Self::Tile { id, pos, turns, bridge } => {
                bigtop::laid_with_outcome((id, pos, turns), bridge, cast).map_or(self, Self::Bigtop)
            }
            other => other,
        }
    }
}

/// Reads the decision of a statement.
pub(super) fn parse_verb(first: Fragment<'_>, rest: &[Fragment<'_>], whole: Fragment<'_>) -> Result<Verb, SyntaxError> {
    let (verb, rest) = match first.text {
        "tile" => tile(rest, whole)?,
        "recall" => (Verb::Recall, rest),
        "return" => made(NamedPiece::read(rest, whole), Verb::Return)?,
        "go-on" => (Verb::GoOn, rest),
        "skip" => (Verb::Skip, rest),
        "end" => (Verb::End, rest),
        _ => of_a_box(first, rest, whole).unwrap_or_else(|| figure_at_place(first, rest, whole))?,
    };
    match rest.first() {
        None => Ok(verb),
        Some(extra) => extra.error(format_args!("unexpected {} after the statement", shown(extra.text))),
    }
}

fn tile<'a, 'b>(rest: &'b [Fragment<'a>], whole: Fragment<'a>) -> Read<'a, 'b, Verb> {
    let [id, pos, turns, rest @ ..] = rest else {
        return whole.end().error("'tile' needs an id, a cell and turns, as in 'tile V 1,0 3'");
    };
    let (id, pos, turns) = (tile_id(*id)?, position(*pos)?, quarter_turns(*turns)?);
    let (bridge, rest) = bridges::with_tile(rest, whole)?;
    made(bigtop::with_tile(rest, whole), |animal| match animal {
        Some(animal) => Verb::Bigtop(bigtop::Verb::Lay { id, pos, turns, bridge, animal }),
        None => Verb::Tile { id, pos, turns, bridge },
    })
}

/// The words with which decisions of boxes begin, in the order in which an error names them.
const WORDS: [&[&str]; 16] = [
    abbey::WORDS,
    dragon::WORDS,
    tower::WORDS,
    bridges::WORDS,
    count::WORDS,
    hills::WORDS,
    gold::WORDS,
    mage::WORDS,
    corn::WORDS,
    ferries::WORDS,
    tunnel::WORDS,
    siege::WORDS,
    little::WORDS,
    robbers::WORDS,
    messages::WORDS,
    bigtop::WORDS,
];

/// Reads a decision that begins with a word of a box; `None` if no box has the word.
fn of_a_box<'a, 'b>(first: Fragment<'a>, rest: &'b [Fragment<'a>], whole: Fragment<'a>) -> Option<Read<'a, 'b, Verb>> {
    let abbey = || abbey::Verb::read(first, rest, whole).map(|read| made(read, Verb::Abbey));
    let dragon = || dragon::Verb::read(first, rest, whole).map(|read| made(read, Verb::Dragon));
    let tower = || tower::Verb::read(first, rest, whole).map(|read| made(read, Verb::Tower));
    let bridges = || bridges::Verb::read(first, rest, whole).map(|read| made(read, Verb::Bridges));
    let count = || count::Verb::read(first, rest, whole).map(|read| made(read, Verb::Count));
    let hills = || hills::Verb::read(first, rest, whole).map(|read| made(read, Verb::Hills));
    let gold = || gold::Verb::read(first, rest, whole).map(|read| made(read, Verb::Gold));
    let mage = || mage::Verb::read(first, rest, whole).map(|read| made(read, Verb::Mage));
    let corn = || corn::Verb::read(first, rest, whole).map(|read| made(read, Verb::Corn));
    let older = || abbey().or_else(dragon).or_else(tower).or_else(bridges).or_else(count).or_else(hills);
    let ferries = || ferries::Verb::read(first, rest, whole).map(|read| made(read, Verb::Ferries));
    let tunnel = || tunnel::Verb::read(first, rest, whole).map(|read| made(read, Verb::Tunnel));
    let siege = || siege::Verb::read(first, rest, whole).map(|read| made(read, Verb::Siege));
    let little = || little::Verb::read(first, rest, whole).map(|read| made(read, Verb::Little));
    let robbers = || robbers::Verb::read(first, rest, whole).map(|read| made(read, Verb::Robbers));
    let messages = || messages::Verb::read(first, rest, whole).map(|read| made(read, Verb::Messages));
    let bigtop = || bigtop::Verb::read(first, rest, whole).map(|read| made(read, Verb::Bigtop));
    let track = || robbers().or_else(messages);
    let minis = || gold().or_else(mage).or_else(corn).or_else(ferries).or_else(tunnel).or_else(track);
    older().or_else(minis).or_else(siege).or_else(little).or_else(bigtop)
}

/// Reads a figure and the place to which it goes.
fn figure_at_place<'a, 'b>(first: Fragment<'a>, rest: &'b [Fragment<'a>], whole: Fragment<'a>) -> Read<'a, 'b, Verb> {
    let word = first.text;
    let Some(figure) = FigureKind::from_name(word) else {
        let figures = FigureKind::ALL.map(FigureKind::name);
        let words = [&["tile", "recall", "return", "go-on", "skip", "end"][..], &figures, &WORDS.concat()].concat();
        let near = most_like(word, &words).join(", ");
        return first.error(format_args!("unknown statement {}; most like it: {near}", shown(word)));
    };
    if let Some(read) = flier::Verb::read(figure, rest) {
        return made(read, Verb::Flier);
    }
    if let Some(shepherd) = hills::Verb::read_figure(figure, rest, whole) {
        return made(shepherd, Verb::Hills);
    }
    match rest {
        [pos, place, rest @ ..] if pos.text.contains(',') => {
            Ok((Verb::Figure { figure, pos: Some(position(*pos)?), place: part_name(*place)? }, rest))
        }
        [place, rest @ ..] => Ok((Verb::Figure { figure, pos: None, place: part_name(*place)? }, rest)),
        [] => whole.end().error(format_args!("'{word}' needs a place, as in '{word} road.N'")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::Location;

    /// The list of words and what the boxes read are written down twice.
    #[test]
    fn a_box_reads_each_of_its_words() {
        for text in WORDS.concat() {
            let word = Fragment { text, place: Location::default(), own: &[] };
            assert!(of_a_box(word, &[], word).is_some(), "{text}");
        }
    }
}
