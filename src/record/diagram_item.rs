//! The lines of a diagram as text.
//!
//! ```text
//! item    = "tile" id pos turns                 a laid tile
//!         | "tile" id pos turns "bridge" pos axis   one that only a bridge makes fit, across itself or a neighbour
//!         | "abbey" pos                         a laid abbey
//!         | colour figure pos place             a figure on a tile
//!         | colour "barn" pos corner            a barn
//!         | colour "building" kind pos          a little building: `shed`, `house` or `tower`
//!         | colour "tunnel" pos place [pair]     a token on the mouth of a tunnel; `pair` is `A`, `B` or `C`
//!         | "ferry" pos crossing                the ferry of a lake, as `NE`
//!         | "dragon" pos                        the dragon
//!         | "fairy" pos [place]                 the fairy, beside the follower on that part
//!         | "piece" pos floors                  a tower of 1 to 99 floors
//!         | "bridge" pos axis                   a bridge across a laid tile
//!         | "castle" pos place                  the city is a castle
//!         | "count" "quarter." quarter          the count, in a quarter of the City of Carcassonne
//!         | "bigtop" pos                        the big top
//!         | "gold" pos                          a bar of gold on a tile
//!         | ("mage" | "witch") pos place        the mage or the witch, on a road or in a city
//!         | "mark" pos place [text]             highlights the whole feature, optionally with a label
//!         | "note" pos text                     a text on the tile
//!         | "arrow" pos pos [colour]            an arrow between the middles of two cells
//!         | "ghost" id pos turns                a tile that is not laid yet
//!         | "picture" piece pos [at] [colour]   a piece of a set that is not played: a picture without rules
//! piece   = name ["." kind]                     as its set defines it
//! at      = place | symbol | dx "," dy          hundredths of a tile to the east and south of the middle
//! text    = '"' 1 to 120 characters '"'         `\"` and `\\` are escapes; no invisible characters
//! ```
//!
//! Ids, cells, turns, figures, corners, directions and places are written as in statements; see [`super::Statement`].

use std::fmt;

use super::{
    PartName, Pictured,
    place::part_name,
    syntax::{Fragment, Location, SyntaxError, quoted, shown, write_quoted},
    words::{colour, corner_name, figures, position, quarter_turns, tile_id},
};
use crate::{
    board::{Bridge, Pos},
    boxes::{
        bridges::record as bridges,
        count::record as count,
        ferries::{record::crossing, rules::Crossing},
        little::{record::building, rules::Building},
        mage::rules::Neutral,
        tunnel::{record::pair, rules::Pair},
    },
    catalogue::{Catalogue, Corner, Quarter, Rotation, TileId},
    rules::{Colour, FigureKind, letters, shows_anything},
};

/// The largest length of the text of a mark or a note, in characters.
pub const MOST_LETTERS: usize = 120;

/// Something that a diagram shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Item {
    /// A laid tile.
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
    /// A laid abbey.
    Abbey {
        /// The cell.
        pos: Pos,
    },
    /// A figure on a tile.
    Figure {
        /// The colour of the owner.
        colour: Colour,
        /// The kind of figure.
        figure: FigureKind,
        /// The cell of the tile.
        pos: Pos,
        /// The part of the tile.
        place: PartName,
        /// The tokens with 1, 2, 3 and 4 sheep that lie with a shepherd.
        flock: [u8; 4],
    },
    /// A barn.
    Barn {
        /// The colour of the owner.
        colour: Colour,
        /// The cell of the tile.
        pos: Pos,
        /// The corner of the tile.
        corner: Corner,
    },
    /// The dragon.
    Dragon {
        /// The cell.
        pos: Pos,
    },
    /// The fairy.
    Fairy {
        /// The cell of the tile.
        pos: Pos,
        /// The part on which her follower stands, if she is beside one.
        place: Option<PartName>,
    },
    /// A tower.
    Piece {
        /// The cell of the tile.
        pos: Pos,
        /// The number of its floors, 1 to 99.
        floors: u8,
    },
    /// A bridge across a laid tile.
    Bridge(Bridge),
    /// A castle.
    Castle {
        /// The cell of one of its tiles.
        pos: Pos,
        /// The city on that tile.
        place: PartName,
    },
    /// The count.
    Count {
        /// The quarter in which he is.
        quarter: Quarter,
    },
    /// A little building.
    Building {
        /// Whose it was.
        colour: Colour,
        /// The kind.
        building: Building,
        /// The cell of the tile on which it stands.
        pos: Pos,
    },
    /// A ferry.
    Ferry {
        /// The cell of the lake.
        pos: Pos,
        /// What it joins.
        crossing: Crossing,
    },
    /// A token on the mouth of a tunnel.
    Tunnel {
        /// Whose it is.
        colour: Colour,
        /// The cell of the tile.
        pos: Pos,
        /// The road that ends in the mouth.
        place: PartName,
        /// Of which pair, where players begin with several.
        pair: Option<Pair>,
    },
    /// The big top.
    BigTop {
        /// The cell of the tile on which it stands.
        pos: Pos,
    },
    /// A bar of gold.
    Gold {
        /// The cell of the tile on which it lies.
        pos: Pos,
    },
    /// The mage or the witch.
    Magic {
        /// Which.
        who: Neutral,
        /// The cell of the tile.
        pos: Pos,
        /// The road or city on that tile.
        place: PartName,
    },
    /// A highlight on a whole feature.
    Mark {
        /// The cell of one of its tiles.
        pos: Pos,
        /// The part of that tile.
        place: PartName,
        /// The text next to it.
        label: Option<String>,
    },
    /// A text on a tile.
    Note {
        /// The cell of the tile.
        pos: Pos,
        /// The text.
        text: String,
    },
    /// An arrow between the middles of two cells.
    Arrow {
        /// The cell where it begins.
        from: Pos,
        /// The cell to which it points.
        to: Pos,
        /// The player whose colour it has; `None` for that of nobody.
        colour: Option<Colour>,
    },
    /// A tile that is not laid yet.
    Ghost {
        /// The tile.
        id: TileId,
        /// The cell on which it would lie.
        pos: Pos,
        /// The number of clockwise quarter turns, 0 to 3.
        turns: Rotation,
    },
    /// A piece without rules.
    Picture(Pictured),
}

impl fmt::Display for Item {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = |id: TileId| &Catalogue::get().tile(id).name;
        let with_text = |f: &mut fmt::Formatter<'_>, text: &str| {
            let mut out = String::from(" ");
            write_quoted(&mut out, text);
            f.write_str(&out)
        };
        match self {
            Self::Tile { id, pos, turns, bridge } => {
                write!(f, "tile {} {pos} {turns}", name(*id))?;
                bridge.map_or(Ok(()), |bridge| write!(f, " {}", bridges::Verb::Bridge(bridge)))
            }
            Self::Abbey { pos } => write!(f, "abbey {pos}"),
            Self::Figure { colour, figure, pos, place, flock } => {
                write!(f, "{} {} {pos} {place}", colour.name(), figure.name())?;
                let sheep = flock.iter().zip(1..).flat_map(|(&count, sheep)| (0..count).map(move |_| sheep));
                sheep.into_iter().try_for_each(|sheep: u8| write!(f, " {sheep}"))
            }
            Self::Barn { colour, pos, corner } => write!(f, "{} barn {pos} {}", colour.name(), corner.name()),
            Self::Dragon { pos } => write!(f, "dragon {pos}"),
            Self::Fairy { pos, place: None } => write!(f, "fairy {pos}"),
            Self::Fairy { pos, place: Some(place) } => write!(f, "fairy {pos} {place}"),
            Self::Piece { pos, floors } => write!(f, "piece {pos} {floors}"),
            Self::Bridge(bridge) => bridges::Verb::Bridge(*bridge).fmt(f),
            Self::Castle { pos, place } => write!(f, "castle {pos} {place}"),
            Self::Count { quarter } => write!(f, "count {}", PartName::Quarter(*quarter)),
            Self::Building { colour, building, pos } => {
                write!(f, "{} building {} {pos}", colour.name(), building.name())
            }
            Self::Ferry { pos, crossing } => write!(f, "ferry {pos} {}", crossing.name()),
            Self::Tunnel { colour, pos, place, pair } => {
                write!(f, "{} tunnel {pos} {place}", colour.name())?;
                pair.map_or(Ok(()), |pair| write!(f, " {}", pair.name()))
            }
            Self::BigTop { pos } => write!(f, "bigtop {pos}"),
            Self::Gold { pos } => write!(f, "gold {pos}"),
            Self::Magic { who, pos, place } => write!(f, "{} {pos} {place}", who.name()),
            Self::Mark { pos, place, label } => {
                write!(f, "mark {pos} {place}")?;
                label.as_ref().map_or(Ok(()), |label| with_text(f, label))
            }
            Self::Note { pos, text } => {
                write!(f, "note {pos}")?;
                with_text(f, text)
            }
            Self::Arrow { from, to, colour } => {
                write!(f, "arrow {from} {to}")?;
                colour.map_or(Ok(()), |colour| write!(f, " {}", colour.name()))
            }
            Self::Ghost { id, pos, turns } => write!(f, "ghost {} {pos} {turns}", name(*id)),
            Self::Picture(pictured) => pictured.fmt(f),
        }
    }
}

impl Item {
    /// The cells on which it makes a drawing larger.
    pub fn widens(&self) -> impl Iterator<Item = Pos> + Clone + use<> {
        let cells = match self {
            Self::Tile { pos, .. } | Self::Abbey { pos } | Self::Ghost { pos, .. } => [Some(*pos), None],
            Self::Arrow { from, to, .. } => [Some(*from), Some(*to)],
            _ => [None, None],
        };
        cells.into_iter().flatten()
    }

    /// Reads one line.
    pub(super) fn parse(piece: Fragment<'_>) -> Result<Self, SyntaxError> {
        let words = piece.words();
        let Some((first, rest)) = words.split_first() else { return piece.error("a statement is expected here") };
        if let Some(colour) = Colour::from_name(first.text) {
            return piece_of(colour, rest, piece);
        }
        let (item, rest) = match (first.text, rest) {
            ("tile", [id, pos, turns, rest @ ..]) => {
                let (id, pos, turns) = (tile_id(*id)?, position(*pos)?, quarter_turns(*turns)?);
                let (bridge, rest) = bridges::with_tile(rest, piece)?;
                (Self::Tile { id, pos, turns, bridge }, rest)
            }
            ("ghost", [id, pos, turns, rest @ ..]) => {
                (Self::Ghost { id: tile_id(*id)?, pos: position(*pos)?, turns: quarter_turns(*turns)? }, rest)
            }
            ("abbey", [pos, rest @ ..]) => (Self::Abbey { pos: position(*pos)? }, rest),
            ("dragon", [pos, rest @ ..]) => (Self::Dragon { pos: position(*pos)? }, rest),
            ("fairy", [pos]) => (Self::Fairy { pos: position(*pos)?, place: None }, &[] as &[Fragment<'_>]),
            ("fairy", [pos, place, rest @ ..]) => {
                (Self::Fairy { pos: position(*pos)?, place: Some(part_name(*place)?) }, rest)
            }
            ("piece", [pos, floors, rest @ ..]) => {
                (Self::Piece { pos: position(*pos)?, floors: n_floors(*floors)? }, rest)
            }
            ("bridge", rest) => {
                let (bridge, rest) = bridges::bridge(*first, rest, piece)?;
                (Self::Bridge(bridge), rest)
            }
            ("castle", [pos, place, rest @ ..]) => {
                (Self::Castle { pos: position(*pos)?, place: part_name(*place)? }, rest)
            }
            ("count", [place, rest @ ..]) => (Self::Count { quarter: count::quarter(*place)? }, rest),
            ("ferry", [pos, edges, rest @ ..]) => {
                (Self::Ferry { pos: position(*pos)?, crossing: crossing(*edges)? }, rest)
            }
            ("bigtop", [pos, rest @ ..]) => (Self::BigTop { pos: position(*pos)? }, rest),
            ("gold", [pos, rest @ ..]) => (Self::Gold { pos: position(*pos)? }, rest),
            (name, [pos, place, rest @ ..]) if let Some(who) = Neutral::from_name(name) => {
                (Self::Magic { who, pos: position(*pos)?, place: part_name(*place)? }, rest)
            }
            ("picture", rest) => (Self::Picture(Pictured::parse(rest, piece)?), &[] as &[Fragment<'_>]),
            ("mark", [pos, place, rest @ ..]) => {
                let (pos, place) = (position(*pos)?, part_name(*place)?);
                let label = rest.first().map(|begin| text(piece.from(*begin))).transpose()?;
                (Self::Mark { pos, place, label }, &[] as &[Fragment<'_>])
            }
            ("note", [pos, begin, ..]) => {
                (Self::Note { pos: position(*pos)?, text: text(piece.from(*begin))? }, &[] as &[Fragment<'_>])
            }
            ("arrow", [from, to, rest @ ..]) => {
                let (from, to) = (position(*from)?, position(*to)?);
                let colour = rest.first().map(|word| colour(*word)).transpose()?;
                (Self::Arrow { from, to, colour }, rest.get(1..).unwrap_or_default())
            }
            _ => return wrong(*first, piece),
        };
        match rest.first() {
            None => Ok(item),
            Some(extra) => extra.error(format_args!("unexpected {} after the statement", shown(extra.text))),
        }
    }
}

/// The error for a line that does not begin with a colour and cannot be read.
fn wrong(first: Fragment<'_>, whole: Fragment<'_>) -> Result<Item, SyntaxError> {
    let needs = match first.text {
        "tile" => "'tile' needs an id, a cell and turns, as in 'tile V 1,0 3'",
        "ghost" => "'ghost' needs an id, a cell and turns, as in 'ghost V 1,0 3'",
        "abbey" => "'abbey' needs a cell, as in 'abbey 3,2'",
        "dragon" => "'dragon' needs a cell, as in 'dragon 3,2'",
        "fairy" => "'fairy' needs a cell and an optional place, as in 'fairy 3,2 road.E'",
        "piece" => "'piece' needs a cell and the number of floors, as in 'piece 3,2 1'",
        "castle" => "'castle' needs a cell and a city, as in 'castle 3,2 city.N'",
        "count" => "'count' needs a quarter, as in 'count quarter.market'",
        "ferry" => "'ferry' needs a cell and two edges, as in 'ferry 3,2 NE'",
        "bigtop" => "'bigtop' needs a cell, as in 'bigtop 3,2'",
        "gold" => "'gold' needs a cell, as in 'gold 3,2'",
        "mage" => "'mage' needs a cell and a road or city, as in 'mage 3,2 road.E'",
        "witch" => "'witch' needs a cell and a road or city, as in 'witch 3,2 road.E'",
        "mark" => "'mark' needs a cell, a place and an optional text, as in 'mark 0,0 city.N \"8 points\"'",
        "note" => "'note' needs a cell and a text, as in 'note 0,0 \"here\"'",
        "arrow" => "'arrow' needs two cells, as in 'arrow 0,0 2,1 red'",
        "go-on" | "skip" | "end" | "recall" => {
            return first.error("a diagram has no turns, so it cannot have 'skip', 'end' or 'recall'");
        }
        "barn" => return first.error("a barn in a diagram needs a colour and a cell, as in 'blue barn 2,1 SE'"),
        word if FigureKind::from_name(word).is_some() => {
            return first.error("a figure in a diagram needs a colour and a cell, as in 'red meeple 0,0 road.W'");
        }
        word => {
            return first.error(format_args!(
                "a diagram cannot show {}; expected a colour, tile, abbey, dragon, fairy, piece, bridge, castle, count, ferry, bigtop, gold, mage, witch, mark, note, arrow, ghost, picture or expect worth",
                shown(word)
            ));
        }
    };
    whole.end().error(needs)
}

/// Reads the number of floors of a tower.
fn n_floors(word: Fragment<'_>) -> Result<u8, SyntaxError> {
    match word.text.parse() {
        Ok(floors @ 1..=99) => Ok(floors),
        _ => word.error(format_args!("a tower cannot have {} floors; expected 1 to 99", shown(word.text))),
    }
}

/// Reads the tokens with sheep that lie with a shepherd.
fn flock<'a, 'b>(mut rest: &'b [Fragment<'a>]) -> ([u8; 4], &'b [Fragment<'a>]) {
    let mut flock = [0_u8; 4];
    while let Some((word, more)) = rest.split_first()
        && let Some(kind) = ["1", "2", "3", "4"].iter().position(|&sheep| sheep == word.text)
    {
        flock[kind] = flock[kind].saturating_add(1); // no bag holds so many
        rest = more;
    }
    (flock, rest)
}

/// Reads what follows a colour.
fn piece_of(colour: Colour, words: &[Fragment<'_>], whole: Fragment<'_>) -> Result<Item, SyntaxError> {
    let Some((kind, rest)) = words.split_first() else {
        return whole.end().error("a figure, 'barn', 'building' or 'tunnel' is expected after the colour");
    };
    let (item, rest) = match (kind.text, FigureKind::from_name(kind.text), rest) {
        ("barn", _, [pos, corner, rest @ ..]) => {
            (Item::Barn { colour, pos: position(*pos)?, corner: corner_name(*corner)? }, rest)
        }
        ("tunnel", _, [pos, place, rest @ ..]) => {
            let (pos, place) = (position(*pos)?, part_name(*place)?);
            let (pair, rest) = pair(rest);
            (Item::Tunnel { colour, pos, place, pair }, rest)
        }
        ("tunnel", ..) => return whole.end().error("'tunnel' needs a cell and a road, as in 'red tunnel 2,1 road.E'"),
        ("building", _, [kind, pos, rest @ ..]) => {
            (Item::Building { colour, building: building(*kind)?, pos: position(*pos)? }, rest)
        }
        ("building", ..) => {
            return whole.end().error("'building' needs its kind and a cell, as in 'red building house 2,1'");
        }
        ("barn", ..) => return whole.end().error("'barn' needs a cell and a corner, as in 'blue barn 2,1 SE'"),
        (_, Some(figure), [pos, place, rest @ ..]) => {
            let (pos, place) = (position(*pos)?, part_name(*place)?);
            let (flock, rest) = if figure == FigureKind::Shepherd { flock(rest) } else { ([0; 4], rest) };
            (Item::Figure { colour, figure, pos, place, flock }, rest)
        }
        (word, Some(_), _) => {
            return whole.end().error(format_args!("'{word}' needs a cell and a place, as in '{word} 0,0 road.W'"));
        }
        (word, None, _) => {
            return kind.error(format_args!(
                "unknown figure {}; expected {}, barn, building or tunnel",
                shown(word),
                figures()
            ));
        }
    };
    match rest.first() {
        None => Ok(item),
        Some(extra) => extra.error(format_args!("unexpected {} after the statement", shown(extra.text))),
    }
}

/// Reads a quoted text at the end of a line.
fn text(piece: Fragment<'_>) -> Result<String, SyntaxError> {
    let Some(rest) = piece.text.strip_prefix('"') else {
        return piece.error(format_args!("a text in double quotes is expected here, not {}", shown(piece.text)));
    };
    let (value, rest) = quoted(piece, rest)?;
    if !rest.trim().is_empty() {
        return piece.error(format_args!("unexpected {} after the statement", shown(rest.trim())));
    }
    if value.chars().count() > MOST_LETTERS {
        return piece.error(format_args!("the text is longer than {MOST_LETTERS} characters"));
    }
    let found = (piece.place.column..).zip(letters(piece.text)).find(|(_, (_, is_seen))| !is_seen);
    match found {
        Some((column, (letter, _))) => Location { column, ..piece.place }
            .error(format_args!("the text contains the invisible character {}", letter.escape_unicode())),
        None if !shows_anything(&value) => piece.error("the text is empty"),
        None => Ok(value),
    }
}
