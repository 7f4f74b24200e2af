//! Statements as text, with one decision on each line.
//!
//! ```text
//! statement = [colour] verb                     the colour only if it is another player's turn
//! verb      = "tile" id pos turns               lay the drawn tile
//!           | figure place                      place a figure on the tile just laid
//!           | figure pos place                  move a wagon on, always with the cell; or place a figure on another tile
//!           | figure "machine" [steps]          let a figure fly; the steps of the die, 1 to 3, where no tag says them
//!           | "abbey" pos                       lay one's abbey instead of drawing a tile
//!           | "barn" corner                     place one's barn on a corner of the tile just laid
//!           | "recall"                          take one's abbot back and score him
//!           | "return" pos place figure         take one's own figure back without points
//!           | "return" pos corner "barn"        take one's own barn back
//!           | "fairy" pos [place [figure]]      place the fairy; the figure only where several kinds stand on the part
//!           | "princess" pos place colour figure   send a knight home
//!           | "dragon" pos                      move the dragon one step
//!           | "piece" pos                       put a floor on a tower
//!           | "capture" pos place colour figure    capture a follower
//!           | "exchange" colour figure          which of one's followers comes back from that colour
//!           | "ransom" colour figure            pay that colour for one's follower
//!           | "tile" id pos turns "bridge" pos axis   lay it where only a bridge makes it fit
//!           | "bridge" pos axis                 build a bridge
//!           | "castle" pos place                turn a completed city into a castle
//!           | "choose" id                       choose a tile of the bazaar
//!           | "bid" id points                   bid for it: a whole number, 0 or more
//!           | "buy" | "sell"                    the last word of the player who chose it
//!           | figure "quarter." quarter         send a figure to the City of Carcassonne
//!           | "count" "quarter." quarter        move the count
//!           | "move" "quarter." quarter figure pos place   move a figure out of the City of Carcassonne
//!           | "gold" pos                        lay the second bar of gold
//!           | ("mage" | "witch") pos place      move the mage or the witch
//!           | "remove" ("mage" | "witch")       take one of them off the board
//!           | "circle" ("add" | "remove")       say what a corn circle does
//!           | "robber" space                    put the robber on a space of the track, 0 to 49
//!           | ("rob" | "follow") colour         rob a player, or move on with a player's figure
//!           | "ferry" crossing                  lay the ferry of the lake just laid on two of its roads, as `NE`
//!           | "ferry" pos crossing              move another ferry to two other roads
//!           | "tunnel" pos place ["A" | "B" | "C"]  put a token on a mouth; the letter is the pair's, if there are several
//!           | "escape" pos place figure         take a follower home out of a besieged city
//!           | "pyramid" pos                     score a pyramid of acrobats
//!           | "tile" id pos turns "animal" n    lay a circus tile and name the token under the big top, where no tag says it; behind a bridge
//!           | "building" ("shed" | "house" | "tower")  put a little building on the tile just laid
//!           | "go-on"                           take the second part of the turn (option `second-part`)
//!           | "skip" | "end"
//! pos       = x "," y                           whole numbers from -999 to 999
//! turns     = "0" | "1" | "2" | "3"             quarter turns clockwise
//! figure    = "meeple" | "large" | "abbot" | "mayor" | "wagon" | "builder" | "pig" | "phantom" | "ringmaster"
//! corner    = "NE" | "SE" | "SW" | "NW"
//! place     = "city." edge | "road." edge | "field." (half | "C" | "C2" …) | "monastery" | "garden" | "tower"
//!           | "quarter." quarter | "hut" | "monastery.abbot" | "acrobats" | "oak" | "pond"
//! quarter   = "castle" | "market" | "blacksmith" | "cathedral"
//! axis      = "NS" | "EW"
//! edge      = "N" | "E" | "S" | "W"
//! half      = "NNE" | "ENE" | "ESE" | "SSE" | "SSW" | "WSW" | "WNW" | "NNW"
//! ```
//!
//! The reader accepts any direction that a part reaches. The writer uses the first one, clockwise from north. `field.C` is a
//! field that reaches no edge, and `field.C2` is the second such field of the tile.

use std::{fmt, str::FromStr};

use super::{
    BoxVerb, PartName, Verb, WrittenDecision,
    named::{colour_of, part_at, place_of},
    reading::parse_verb,
    returning::NamedPiece,
    syntax::{Fragment, Location, SyntaxError},
};
use crate::{
    board::Pos,
    boxes::{abbey::record as abbey, bridges::record as bridges, count::record as count, list::decisions},
    catalogue::OwnTile,
    rules::{Action, Colour, FigureKind, Game, Step},
};

/// A statement as it is written. Whether it is legal has not been checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Statement {
    /// The colour in front of the statement, if there is one.
    pub by: Option<Colour>,
    /// The decision.
    pub verb: Verb,
}

impl fmt::Display for Statement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(colour) = self.by {
            write!(f, "{} ", colour.name())?;
        }
        self.verb.fmt(f)
    }
}

/// Reads one statement.
///
/// ```
/// use bastide::record::Statement;
/// let statement: Statement = "tile V 1,0 3".parse().unwrap();
/// assert_eq!(statement.to_string(), "tile V 1,0 3");
/// assert_eq!("tile V 1;0 3".parse::<Statement>().unwrap_err().column, 8);
/// ```
impl FromStr for Statement {
    type Err = SyntaxError;

    fn from_str(text: &str) -> Result<Self, SyntaxError> {
        Self::read(text, &[])
    }
}

impl Statement {
    /// Reads a statement. It may name tiles of the catalogue and tiles that its record defines.
    ///
    /// # Errors
    /// If it is not written correctly.
    pub fn read(text: &str, own: &[OwnTile]) -> Result<Self, SyntaxError> {
        Self::parse(Fragment { text, place: Location { line: 1, column: 1 }, own }.trimmed())
    }

    /// The canonical statement for an action that is legal in a game, without a colour.
    #[must_use]
    pub fn of(game: &Game, action: Action) -> Self {
        let verb = decisions!(match action {
            Action::Each(of_a_box) => of_a_box.verb(game),
            Action::Lay { tile, pos, turns } => Verb::Tile { id: tile, pos, turns, bridge: None },
            Action::Place { figure, part } => {
                let pos = game.board().last().map_or_else(Pos::default, |laid| laid.pos);
                Verb::Figure { figure, pos: None, place: place_of(game, pos, part) }
            }
            Action::PlaceAt { figure, pos, part } => {
                Verb::Figure { figure, pos: Some(pos), place: place_of(game, pos, part) }
            }
            Action::Recall => Verb::Recall,
            Action::Return(piece) => Verb::Return(NamedPiece::of(game, piece)),
            Action::GoOn => Verb::GoOn,
            Action::Skip => Verb::Skip,
            Action::End => Verb::End,
        });
        Self { by: None, verb }
    }

    /// The canonical statement as a record writes it: with the player's colour if it is another player's turn, or nobody's any
    /// more because the final scoring follows.
    #[must_use]
    pub fn written(game: &Game, action: Action) -> Self {
        let asked = game.asked();
        let is_named = asked != game.active() || game.step() == Step::LastMove;
        let by = is_named.then(|| colour_of(game, asked));
        Self { by, ..Self::of(game, action) }
    }

    /// The action that this statement means in a game, legal or not.
    ///
    /// # Errors
    /// A sentence that says why the statement means no action, for example because the tile just laid has no such part.
    pub fn action(&self, game: &Game) -> Result<Action, String> {
        let verb = self.verb;
        decisions!(match verb {
            Verb::Each(of_a_box) => of_a_box.action(game).map(Action::from),
            Verb::Tile { id: tile, pos, turns, bridge: None } => Ok(Action::Lay { tile, pos, turns }),
            Verb::Tile { id, pos, turns, bridge: Some(bridge) } => {
                bridges::laid_with(game, id, (pos, turns), bridge).map(Action::Bridges)
            }
            Verb::Figure { figure, pos, place } => placed(game, figure, pos, place),
            Verb::Recall => Ok(Action::Recall),
            Verb::Return(piece) => piece.piece(game).map(Action::Return),
            Verb::GoOn => Ok(Action::GoOn),
            Verb::Skip => Ok(Action::Skip),
            Verb::End => Ok(Action::End),
        })
    }

    pub(super) fn parse(piece: Fragment<'_>) -> Result<Self, SyntaxError> {
        let words = piece.words();
        let Some((first, rest)) = words.split_first() else { return piece.error("a statement is expected here") };
        match (Colour::from_name(first.text), rest.split_first()) {
            (Some(colour), Some((verb, rest))) => Ok(Self { by: Some(colour), verb: parse_verb(*verb, rest, piece)? }),
            (Some(_), None) => piece.end().error("a statement is expected after the colour"),
            (None, _) => Ok(Self { by: None, verb: parse_verb(*first, rest, piece)? }),
        }
    }
}

/// The action of a figure that comes to a place.
fn placed(game: &Game, figure: FigureKind, pos: Option<Pos>, place: PartName) -> Result<Action, String> {
    if let Some(action) = count::sent(figure, pos, place) {
        return Ok(Action::Count(action));
    }
    if let Some(moved) = abbey::moves_on(game, figure, pos, place) {
        return moved.map(Action::Abbey);
    }
    let last = game.board().last().map(|laid| laid.pos);
    let Some(pos) = pos else {
        let Some(last) = last else { return Err("no tile has been laid yet".into()) };
        return part_at(game, last, place).map(|part| Action::Place { figure, part });
    };
    let part = part_at(game, pos, place)?;
    if last == Some(pos) && place != PartName::Tower && game.step() != Step::AtCircle {
        return Err(format!("the {} goes on the tile just laid, so leave out the cell", figure.name()));
    }
    Ok(Action::PlaceAt { figure, pos, part })
}
