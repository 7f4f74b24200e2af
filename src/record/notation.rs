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
//!           | "go-on"                           take the second part of the turn (option `second-part`)
//!           | "skip" | "end"
//! pos       = x "," y                           whole numbers from -999 to 999
//! turns     = "0" | "1" | "2" | "3"             quarter turns clockwise
//! figure    = "meeple" | "large" | "abbot" | "mayor" | "wagon" | "builder" | "pig" | "phantom"
//! corner    = "NE" | "SE" | "SW" | "NW"
//! place     = "city." edge | "road." edge | "field." (half | "C" | "C2" …) | "monastery" | "garden" | "tower"
//!           | "quarter." quarter
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
    PartName,
    place::no_such_part,
    syntax::{Fragment, Location, SyntaxError},
    verb::parse_verb,
};
use crate::{
    board::{Bridge, Pos},
    boxes::{
        abbey::rules as abbey, bridges::rules as bridges, count::rules as count, dragon::rules as dragon,
        flier::rules as flier, tower::rules as tower,
    },
    catalogue::{Catalogue, Corner, Quarter, Rotation, TileId},
    rules::{Action, Colour, Figure, FigureAt, FigureKind, Game, PlayerId, Step, legal_actions},
};

/// A statement as it is written. Whether it is legal has not been checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Statement {
    /// The colour in front of the statement, if there is one.
    pub by: Option<Colour>,
    /// The decision.
    pub verb: Verb,
}

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
    /// Let a figure fly from the machine of the tile just laid.
    SetOff {
        /// The kind of figure.
        figure: FigureKind,
        /// The steps that the die showed, if nothing else says that.
        rolled: Option<u8>,
    },
    /// Lay an abbey.
    Abbey {
        /// The cell, which must be a hole.
        pos: Pos,
    },
    /// Place a barn.
    Barn {
        /// The corner of the tile just laid.
        corner: Corner,
    },
    /// Take the abbot back.
    Recall,
    /// Place the fairy.
    Fairy {
        /// The cell of the tile.
        pos: Pos,
        /// The part of the follower; `None` with `fairy=tile`.
        place: Option<PartName>,
        /// The kind of follower, if several kinds stand on the part.
        figure: Option<FigureKind>,
    },
    /// Send a knight home.
    Princess(NamedFigure),
    /// Move the dragon one step.
    Dragon {
        /// The cell to which it goes.
        pos: Pos,
    },
    /// Put a floor on a tower.
    Piece {
        /// The cell of the tower.
        pos: Pos,
    },
    /// Capture a follower.
    Capture(NamedFigure),
    /// Say which follower comes back in an exchange.
    Exchange {
        /// The colour of the player who holds it.
        captor: Colour,
        /// The kind of follower.
        figure: FigureKind,
    },
    /// Pay ransom.
    Ransom {
        /// The colour of the player who holds the follower.
        captor: Colour,
        /// The kind of follower.
        figure: FigureKind,
    },
    /// Build a bridge.
    Bridge(Bridge),
    /// Turn a city into a castle.
    Castle {
        /// The cell of the tile just laid.
        pos: Pos,
        /// The city on that tile.
        place: PartName,
    },
    /// Take part in the bazaar.
    Bazaar(bridges::Deal),
    /// Move the count.
    Count {
        /// The quarter to which he goes.
        quarter: Quarter,
    },
    /// Move a figure out of the City of Carcassonne.
    MoveOut {
        /// The quarter that it leaves.
        quarter: Quarter,
        /// The kind of figure.
        figure: FigureKind,
        /// The cell of the tile to which it goes.
        pos: Pos,
        /// The part of that tile.
        place: PartName,
    },
    /// Go on with the second part of the turn.
    GoOn,
    /// Decline what is offered.
    Skip,
    /// End an open game.
    End,
}

/// A figure on the board, as a statement names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NamedFigure {
    /// The cell of the tile.
    pub pos: Pos,
    /// The part on which it stands.
    pub place: PartName,
    /// The colour of the owner.
    pub colour: Colour,
    /// The kind of figure.
    pub figure: FigureKind,
}

impl fmt::Display for NamedFigure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { pos, place, colour, figure } = self;
        write!(f, "{pos} {place} {} {}", colour.name(), figure.name())
    }
}

impl fmt::Display for Statement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(colour) = self.by {
            write!(f, "{} ", colour.name())?;
        }
        match self.verb {
            Verb::Tile { id, pos, turns, bridge } => {
                write!(f, "tile {} {pos} {turns}", tile_name(id))?;
                bridge.map_or(Ok(()), |Bridge { pos, axis }| write!(f, " bridge {pos} {}", axis.name()))
            }
            Verb::Bridge(Bridge { pos, axis }) => write!(f, "bridge {pos} {}", axis.name()),
            Verb::Castle { pos, place } => write!(f, "castle {pos} {place}"),
            Verb::Bazaar(bridges::Deal::Choose { tile }) => write!(f, "choose {}", tile_name(tile)),
            Verb::Bazaar(bridges::Deal::Bid { tile, points }) => write!(f, "bid {} {points}", tile_name(tile)),
            Verb::Bazaar(bridges::Deal::Buy) => f.write_str("buy"),
            Verb::Bazaar(bridges::Deal::Sell) => f.write_str("sell"),
            Verb::Count { quarter } => write!(f, "count {}", PartName::Quarter(quarter)),
            Verb::MoveOut { quarter, figure, pos, place } => {
                write!(f, "move {} {} {pos} {place}", PartName::Quarter(quarter), figure.name())
            }
            Verb::Figure { figure, pos: None, place } => write!(f, "{} {place}", figure.name()),
            Verb::Figure { figure, pos: Some(pos), place } => write!(f, "{} {pos} {place}", figure.name()),
            Verb::Abbey { pos } => write!(f, "abbey {pos}"),
            Verb::Barn { corner } => write!(f, "barn {}", corner.name()),
            Verb::Recall => f.write_str("recall"),
            Verb::Fairy { pos, place, figure } => {
                write!(f, "fairy {pos}")?;
                place.map_or(Ok(()), |place| write!(f, " {place}"))?;
                figure.map_or(Ok(()), |figure| write!(f, " {}", figure.name()))
            }
            Verb::Princess(knight) => write!(f, "princess {knight}"),
            Verb::Dragon { pos } => write!(f, "dragon {pos}"),
            Verb::Piece { pos } => write!(f, "piece {pos}"),
            Verb::Capture(follower) => write!(f, "capture {follower}"),
            Verb::Exchange { captor, figure } => write!(f, "exchange {} {}", captor.name(), figure.name()),
            Verb::Ransom { captor, figure } => write!(f, "ransom {} {}", captor.name(), figure.name()),
            Verb::SetOff { figure, rolled: None } => write!(f, "{} machine", figure.name()),
            Verb::SetOff { figure, rolled: Some(steps) } => write!(f, "{} machine {steps}", figure.name()),
            Verb::GoOn => f.write_str("go-on"),
            Verb::Skip => f.write_str("skip"),
            Verb::End => f.write_str("end"),
        }
    }
}

fn tile_name(id: TileId) -> &'static str {
    &Catalogue::get().tile(id).name
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
        Self::parse(Fragment { text, place: Location { line: 1, column: 1 }, own: &[] }.trimmed())
    }
}

impl Statement {
    /// The canonical statement for an action that is legal in a game, without a colour.
    #[must_use]
    pub fn of(game: &Game, action: Action) -> Self {
        let verb = match action {
            Action::Lay { tile, pos, turns } => Verb::Tile { id: tile, pos, turns, bridge: None },
            Action::Bridges(bridges::Action::LayWithBridge { tile, pos, turns }) => {
                Verb::Tile { id: tile, pos, turns, bridge: game.missing_bridge(tile, pos, turns) }
            }
            Action::Bridges(bridges::Action::Bridge(bridge)) => Verb::Bridge(bridge),
            Action::Bridges(bridges::Action::Castle { pos, part }) => {
                Verb::Castle { pos, place: place_of(game, pos, part) }
            }
            Action::Bridges(bridges::Action::Bazaar(deal)) => Verb::Bazaar(deal),
            Action::Count(count::Action::Send { figure, quarter }) => {
                Verb::Figure { figure, pos: None, place: PartName::Quarter(quarter) }
            }
            Action::Count(count::Action::Count { quarter }) => Verb::Count { quarter },
            Action::Count(count::Action::MoveOut { quarter, figure, pos, part }) => {
                Verb::MoveOut { quarter, figure, pos, place: place_of(game, pos, part) }
            }
            Action::Place { figure, part } => {
                let pos = game.board().last().map_or_else(Pos::default, |laid| laid.pos);
                Verb::Figure { figure, pos: None, place: place_of(game, pos, part) }
            }
            Action::Abbey(abbey::Action::Move { figure, pos, part }) | Action::PlaceAt { figure, pos, part } => {
                Verb::Figure { figure, pos: Some(pos), place: place_of(game, pos, part) }
            }
            Action::Dragon(dragon::Action::Fairy { pos, beside: None }) => {
                Verb::Fairy { pos, place: None, figure: None }
            }
            Action::Dragon(dragon::Action::Fairy { pos, beside: Some((part, figure)) }) => {
                let figure = has_other_kinds(game, pos, part, figure).then_some(figure);
                Verb::Fairy { pos, place: Some(place_of(game, pos, part)), figure }
            }
            Action::Dragon(dragon::Action::Princess(knight)) => Verb::Princess(named(game, knight)),
            Action::Dragon(dragon::Action::Dragon { pos }) => Verb::Dragon { pos },
            Action::Tower(tower::Action::Floor { pos }) => Verb::Piece { pos },
            Action::Tower(tower::Action::Capture(follower)) => Verb::Capture(named(game, follower)),
            Action::Tower(tower::Action::Exchange { captor, figure }) => {
                Verb::Exchange { captor: colour_of(game, captor), figure }
            }
            Action::Tower(tower::Action::Ransom { captor, figure }) => {
                Verb::Ransom { captor: colour_of(game, captor), figure }
            }
            Action::Abbey(abbey::Action::Abbey { pos }) => Verb::Abbey { pos },
            Action::Abbey(abbey::Action::Barn { corner }) => Verb::Barn { corner },
            Action::Recall => Verb::Recall,
            Action::Flier(flier::Action::SetOff { figure, rolled }) => Verb::SetOff { figure, rolled },
            Action::GoOn => Verb::GoOn,
            Action::Skip => Verb::Skip,
            Action::End => Verb::End,
        };
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
    #[expect(clippy::too_many_lines, reason = "one arm for each verb")]
    pub fn action(&self, game: &Game) -> Result<Action, String> {
        match self.verb {
            Verb::Tile { id: tile, pos, turns, bridge: None } => Ok(Action::Lay { tile, pos, turns }),
            Verb::Tile { id: tile, pos, turns, bridge: Some(bridge) } => {
                if game.missing_bridge(tile, pos, turns).is_none_or(|missing| missing == bridge) {
                    Ok(Action::Bridges(bridges::Action::LayWithBridge { tile, pos, turns }))
                } else {
                    Err(format!("a bridge at {} does not make {} fit there", bridge.pos, tile_name(tile)))
                }
            }
            Verb::Bridge(bridge) => Ok(Action::Bridges(bridges::Action::Bridge(bridge))),
            Verb::Castle { pos, place } => {
                let part = part_at(game, pos, place)?;
                let (pos, part) = listed_place(game, (pos, part), |action| match action {
                    Action::Bridges(bridges::Action::Castle { pos, part }) => Some((pos, part)),
                    _ => None,
                });
                Ok(Action::Bridges(bridges::Action::Castle { pos, part }))
            }
            Verb::Bazaar(deal) => Ok(Action::Bridges(bridges::Action::Bazaar(deal))),
            Verb::Count { quarter } => Ok(Action::Count(count::Action::Count { quarter })),
            Verb::MoveOut { quarter, figure, pos, place } => {
                let part = part_at(game, pos, place)?;
                let (pos, part) = place_outside(game, (quarter, figure), (pos, part));
                Ok(Action::Count(count::Action::MoveOut { quarter, figure, pos, part }))
            }
            Verb::Figure { figure, pos: None, place: PartName::Quarter(quarter) } => {
                Ok(Action::Count(count::Action::Send { figure, quarter }))
            }
            Verb::SetOff { figure, rolled } => Ok(Action::Flier(flier::Action::SetOff { figure, rolled })),
            Verb::GoOn => Ok(Action::GoOn),
            Verb::Skip => Ok(Action::Skip),
            Verb::End => Ok(Action::End),
            Verb::Abbey { pos } => Ok(Action::Abbey(abbey::Action::Abbey { pos })),
            Verb::Barn { corner } => Ok(Action::Abbey(abbey::Action::Barn { corner })),
            Verb::Recall => Ok(Action::Recall),
            Verb::Fairy { pos, place: None, .. } => Ok(Action::Dragon(dragon::Action::Fairy { pos, beside: None })),
            Verb::Fairy { pos, place: Some(place), figure } => {
                let part = part_at(game, pos, place)?;
                let kind = figure.or_else(|| own_follower(game, pos, part));
                Ok(Action::Dragon(dragon::Action::Fairy {
                    pos,
                    beside: Some((part, kind.unwrap_or(FigureKind::Meeple))),
                }))
            }
            Verb::Princess(knight) => Ok(Action::Dragon(dragon::Action::Princess(figure_at(game, knight)?))),
            Verb::Dragon { pos } => Ok(Action::Dragon(dragon::Action::Dragon { pos })),
            Verb::Piece { pos } => Ok(Action::Tower(tower::Action::Floor { pos })),
            Verb::Capture(follower) => Ok(Action::Tower(tower::Action::Capture(figure_at(game, follower)?))),
            Verb::Exchange { captor, figure } => {
                Ok(Action::Tower(tower::Action::Exchange { captor: player_of(game, captor)?, figure }))
            }
            Verb::Ransom { captor, figure } => {
                Ok(Action::Tower(tower::Action::Ransom { captor: player_of(game, captor)?, figure }))
            }
            Verb::Figure { figure, pos: Some(pos), place } => place_at(game, figure, pos, place),
            Verb::Figure { figure: FigureKind::Wagon, pos: None, .. } if game.step() == Step::Wagon => {
                Err("a wagon that moves on needs a cell, as in 'wagon 3,2 road.E'".into())
            }
            Verb::Figure { figure, pos: None, place } => {
                let Some(laid) = game.board().last() else { return Err("no tile has been laid yet".into()) };
                part_at(game, laid.pos, place).map(|part| Action::Place { figure, part })
            }
        }
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

/// The name of a part of the tile on a cell.
fn place_of(game: &Game, pos: Pos, part: u8) -> PartName {
    match game.board().tile_at(pos).map(|index| game.board().tiles()[index]) {
        Some(laid) => PartName::of(laid.tile, laid.turns, usize::from(part)),
        None => PartName::InnerField(0),
    }
}

/// The action of a figure that comes to any tile.
fn place_at(game: &Game, figure: FigureKind, pos: Pos, place: PartName) -> Result<Action, String> {
    let part = part_at(game, pos, place)?;
    let is_last = game.board().last().is_some_and(|laid| laid.pos == pos);
    match game.step() {
        Step::Wagon => Ok(Action::Abbey(abbey::Action::Move { figure, pos, part })),
        _ if is_last && place != PartName::Tower => {
            Err(format!("the {} goes on the tile just laid, so leave out the cell", figure.name()))
        }
        _ => Ok(Action::PlaceAt { figure, pos, part }),
    }
}

/// The index of the part with a name on the tile of a cell.
fn part_at(game: &Game, pos: Pos, place: PartName) -> Result<u8, String> {
    let Some(index) = game.board().tile_at(pos) else { return Err(format!("there is no tile at {pos}")) };
    let laid = game.board().tiles()[index];
    match place.find(laid.tile, laid.turns) {
        Some(part) => Ok(part as u8),
        None => Err(no_such_part(place, laid.tile, laid.turns)),
    }
}

/// The part by which the list of legal actions names a feature of which a statement names a part. `place` tells the part of an action of
/// the list that the statement can mean. A feature that is not in the list keeps the part.
fn listed_place(game: &Game, named: (Pos, u8), place: impl Fn(Action) -> Option<(Pos, u8)>) -> (Pos, u8) {
    let root = |(pos, part): (Pos, u8)| {
        let index = game.board().tile_at(pos)?;
        Some(game.board().graph().root(game.board().tiles()[index].node(part.into())))
    };
    legal_actions(game).filter_map(place).find(|&listed| root(listed) == root(named)).unwrap_or(named)
}

/// The part by which the list names where a figure goes from a quarter. A wagon stands on the tile that is named.
fn place_outside(game: &Game, leaving: (Quarter, FigureKind), named: (Pos, u8)) -> (Pos, u8) {
    listed_place(game, named, |action| match action {
        Action::Count(count::Action::MoveOut { quarter, figure, pos, part }) if (quarter, figure) == leaving => {
            (figure != FigureKind::Wagon || pos == named.0).then_some((pos, part))
        }
        _ => None,
    })
}

/// The kinds of the asked player's followers on a part.
fn own_followers(game: &Game, pos: Pos, part: u8) -> impl Iterator<Item = FigureKind> {
    let stands_there = move |figure: &&Figure| {
        let laid_part = game.laid_part(figure.node);
        figure.owner == game.asked() && figure.kind.is_follower() && (laid_part.pos, laid_part.part) == (pos, part)
    };
    game.figures().iter().filter(stands_there).map(|figure| figure.kind)
}

fn own_follower(game: &Game, pos: Pos, part: u8) -> Option<FigureKind> {
    own_followers(game, pos, part).next()
}

/// Whether followers of another kind share a part with one of the asked player's.
fn has_other_kinds(game: &Game, pos: Pos, part: u8, figure: FigureKind) -> bool {
    own_followers(game, pos, part).any(|other| other != figure)
}

fn colour_of(game: &Game, player: PlayerId) -> Colour {
    game.rules().players[player.index()].colour
}

fn player_of(game: &Game, colour: Colour) -> Result<PlayerId, String> {
    let found = game.players().find(|&player| colour_of(game, player) == colour);
    found.ok_or_else(|| format!("nobody plays {}", colour.name()))
}

fn named(game: &Game, at: FigureAt) -> NamedFigure {
    let FigureAt { pos, part, owner, kind } = at;
    NamedFigure { pos, place: place_of(game, pos, part), colour: colour_of(game, owner), figure: kind }
}

fn figure_at(game: &Game, named: NamedFigure) -> Result<FigureAt, String> {
    let NamedFigure { pos, place, colour, figure } = named;
    Ok(FigureAt { pos, part: part_at(game, pos, place)?, owner: player_of(game, colour)?, kind: figure })
}
