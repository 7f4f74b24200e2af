//! Expectations: lines of a record that are checked when the replay reaches them.

use super::{
    PartName, Statement,
    place::{no_such_part, part_name},
    syntax::{Fragment, Location, SyntaxError, shown},
    words::{colour, figure_kind, position, tile_id},
};
use crate::{
    board::Pos,
    boxes::{
        bigtop::rules as bigtop,
        flier::rules as flier,
        gold::rules as gold,
        hills::rules as hills,
        little::{record::building, rules::Building},
        messages, robbers,
        russian::rules as russian,
    },
    catalogue::{Catalogue, PartKind, TileId},
    rules::{self, Colour, Event, FigureKind, Game, Lot, PlayerId, SHRINE, ScoreReason, ScoringFigure},
};

/// What a line `expect …` requires.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expectation {
    /// A player has this number of points.
    Score(Colour, i16),
    /// One of a player's figures on the track has moved by this number of points (The Messages).
    Count(Colour, ScoringFigure, i16),
    /// A player has this number of figures of a kind in the supply.
    Supply(Colour, FigureKind, u8),
    /// A player has won this number of bars of gold.
    Gold(Colour, u16),
    /// A player has this number of tunnel tokens left.
    Tunnel(Colour, u8),
    /// A player has this number of little buildings of a kind left.
    Buildings(Colour, Building, u8),
    /// A player's robber stands on this space of the track, or is in the supply.
    Robber(Colour, Option<u8>),
    /// A statement is legal now.
    Legal(Statement),
    /// A statement is not legal now.
    Illegal(Statement),
    /// The game is over.
    Over,
    /// A feature would score these points if the game ended now. Players who are not named would score nothing.
    Worth(Pos, PartName, Vec<(Colour, i16)>),
    /// An event was caused by the last statement.
    Event(EventPattern),
}

/// An event as written in an expectation. The referee writes events in the same form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EventPattern {
    /// A player scored a kind of feature, or `barn`.
    Scored(Colour, &'static str, i16),
    /// A figure returned to its owner.
    Returned(Colour, FigureKind),
    /// A drawn tile left the game.
    Discarded(TileId),
    /// A die showed so many steps.
    Rolled(u8),
    /// An animal was turned up, by the index in its tag.
    Animal(u8),
    /// A figure climbed an oak or fell into a pond.
    Trapped(Colour, FigureKind, PartKind),
    /// A token came out of the bag.
    Drew(hills::Token),
    /// A player won so many bars of gold.
    Gold(Colour, u16),
    /// So many points were robbed from a player.
    Robbed(Colour, i16),
    /// A player's robber went home.
    RobberHome(Colour),
    /// This message was read, 1 to 8, and brought so many points.
    Message(u8, i16),
}

impl EventPattern {
    /// The event in the form of expectations, if it is one of the kinds that they can name.
    #[must_use]
    pub fn of(game: &Game, event: &Event) -> Option<Self> {
        let colour = |player: PlayerId| game.rules().players[player.index()].colour;
        match *event {
            Event::Scored { player, points, why } => Some(Self::Scored(colour(player), why.name(), points)),
            Event::FigureReturned { player, figure, .. } => Some(Self::Returned(colour(player), figure)),
            Event::Discarded { tile, .. } => Some(Self::Discarded(tile)),
            Event::Flier(flier::Event::Rolled { steps, .. }) => Some(Self::Rolled(steps)),
            Event::Bigtop(bigtop::Event::TurnedUp { animal, .. }) => Some(Self::Animal(animal)),
            Event::Russian(russian::Event { player, figure, to, .. }) => {
                Some(Self::Trapped(colour(player), figure, to.part().kind))
            }
            Event::Hills(hills::Event::Drew { token, .. }) => Some(Self::Drew(token)),
            Event::Gold(gold::Event::Won { player, bars }) => Some(Self::Gold(colour(player), bars)),
            Event::Robbers(robbers::rules::Event::Robbed { from, points, .. }) => {
                Some(Self::Robbed(colour(from), points))
            }
            Event::Robbers(robbers::rules::Event::Home { player }) => Some(Self::RobberHome(colour(player))),
            Event::Messages(messages::rules::Event::Read { card, points, .. }) => Some(Self::Message(card, points)),
            Event::TurnBegan { .. }
            | Event::SecondPart { .. }
            | Event::TileDrawn { .. }
            | Event::TilePlaced { .. }
            | Event::FigurePlaced { .. }
            | Event::FigureMoved { .. }
            | Event::Abbey(_)
            | Event::Bridges(_)
            | Event::Count(_)
            | Event::Dragon(_)
            | Event::Tower(_)
            | Event::Traders(_)
            | Event::King(_)
            | Event::Gold(gold::Event::Laid { .. })
            | Event::Mage(_)
            | Event::Corn(_)
            | Event::Messages(messages::rules::Event::Came { .. } | messages::rules::Event::AnotherTile { .. })
            | Event::Robbers(robbers::rules::Event::Put { .. } | robbers::rules::Event::Followed { .. })
            | Event::Little(_)
            | Event::Bigtop(bigtop::Event::Moved { .. })
            | Event::Ferries(_)
            | Event::Tunnel(_)
            | Event::Over => None,
        }
    }
}

impl std::fmt::Display for EventPattern {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Scored(colour, what, points) => write!(f, "scored {} {what} {points}", colour.name()),
            Self::Returned(colour, figure) => write!(f, "returned {} {}", colour.name(), figure.name()),
            Self::Rolled(steps) => write!(f, "rolled {steps}"),
            Self::Animal(animal) => write!(f, "animal {}", Lot::Animals.words()[usize::from(*animal)]),
            Self::Trapped(colour, figure, place) => {
                write!(f, "trapped {} {} {}", colour.name(), figure.name(), place.name())
            }
            Self::Gold(colour, bars) => write!(f, "gold {} {bars}", colour.name()),
            Self::Robbed(colour, points) => write!(f, "robbed {} {points}", colour.name()),
            Self::RobberHome(colour) => write!(f, "robber home {}", colour.name()),
            Self::Message(card, points) => write!(f, "message {card} {points}"),
            Self::Drew(token) => write!(f, "drew {}", token.name()),
            Self::Discarded(tile) => write!(f, "discarded {}", Catalogue::get().tile(*tile).name),
        }
    }
}

impl Expectation {
    /// Reads what follows the word `expect`.
    pub(super) fn parse(piece: Fragment<'_>) -> Result<Self, SyntaxError> {
        let words = piece.words();
        match words.as_slice() {
            [first, rest @ ..] if matches!(first.text, "legal" | "illegal") => {
                let Some(start) = rest.first() else { return piece.end().error("a statement is expected here") };
                let statement = Statement::parse(piece.from(*start))?;
                Ok(if first.text == "legal" { Self::Legal(statement) } else { Self::Illegal(statement) })
            }
            [first] if first.text == "over" => Ok(Self::Over),
            [first, who, points] if first.text == "score" => Ok(Self::Score(colour(*who)?, number(*points)?)),
            [first, who, figure, points] if first.text == "score" => {
                Ok(Self::Count(colour(*who)?, messages::record::scoring_figure(*figure)?, number(*points)?))
            }
            [first, who, what, count] if first.text == "supply" && what.text == "gold" => {
                Ok(Self::Gold(colour(*who)?, number(*count)?))
            }
            [first, who, what, count] if first.text == "supply" && what.text == "tunnel" => {
                Ok(Self::Tunnel(colour(*who)?, number(*count)?))
            }
            [first, who, what, count] if first.text == "supply" && Building::from_name(what.text).is_some() => {
                Ok(Self::Buildings(colour(*who)?, building(*what)?, number(*count)?))
            }
            [first, who, figure, count] if first.text == "supply" => {
                Ok(Self::Supply(colour(*who)?, figure_kind(*figure)?, number(*count)?))
            }
            [first, who, space] if first.text == "robber" => {
                let at = if space.text == "home" { None } else { Some(robbers::record::space(*space)?) };
                Ok(Self::Robber(colour(*who)?, at))
            }
            [first, pos, place, rest @ ..] if first.text == "worth" => {
                Ok(Self::Worth(position(*pos)?, part_name(*place)?, shares(rest)?))
            }
            [first, rest @ ..] if first.text == "event" => event(piece, rest).map(Self::Event),
            [first, ..] => first.error(format_args!(
                "cannot check {}; expected score, supply, robber, legal, illegal, over, worth or event and its values",
                shown(piece.text)
            )),
            [] => piece.error("score, supply, robber, legal, illegal, over, worth or event is expected after 'expect'"),
        }
    }

    /// Compares what is expected of a feature with a position; everything else holds there.
    pub(crate) fn check_worth(&self, game: &Game) -> Result<(), String> {
        let Self::Worth(pos, place, shares) = self else { return Ok(()) };
        let Some(index) = game.board().tile_at(*pos) else { return Err(format!("there is no tile at {pos}")) };
        let laid = &game.board().tiles()[index];
        let Some(part) = place.find(laid.tile, laid.turns) else {
            return Err(no_such_part(*place, laid.tile, laid.turns));
        };
        let worth = rules::worth_now(game, laid.node(part));
        let plays = |colour: Colour| game.rules().players.iter().any(|player| player.colour == colour);
        if let Some((colour, _)) = shares.iter().find(|(colour, _)| !plays(*colour)) {
            return Err(format!("nobody plays {}", colour.name()));
        }
        game.players().try_for_each(|player| {
            let colour = game.rules().players[player.index()].colour;
            let expected = shares.iter().find(|(named, _)| *named == colour).map_or(0, |&(_, points)| points);
            equal(&format!("the worth of {pos} {place} for {}", colour.name()), expected, worth[player])
        })
    }
}

/// Whether two numbers are the same, with the sentence that tells what is not.
pub(crate) fn equal(what: &str, expected: i16, found: i16) -> Result<(), String> {
    if expected == found { Ok(()) } else { Err(format!("{what} is {found}, not {expected}")) }
}

fn event(whole: Fragment<'_>, words: &[Fragment<'_>]) -> Result<EventPattern, SyntaxError> {
    match words {
        [verb, who, kind, points] if verb.text == "scored" => {
            match ScoreReason::ALL.map(ScoreReason::name).into_iter().chain([SHRINE]).find(|&found| found == kind.text) {
                Some(found) => Ok(EventPattern::Scored(colour(*who)?, found, number(*points)?)),
                None => kind.error(format_args!(
                    "unknown feature {}; known: road, city, monastery, garden, field, barn, goods, king, robber, fairy, ransom, castle, bazaar, arrow, flock, watchtower, church, rose, gold, loot, shrine",
                    shown(kind.text)
                )),
            }
        }
        [verb, who, figure] if verb.text == "returned" => {
            Ok(EventPattern::Returned(colour(*who)?, figure_kind(*figure)?))
        }
        [verb, who, bars] if verb.text == "gold" => Ok(EventPattern::Gold(colour(*who)?, number(*bars)?)),
        [verb, who, points] if verb.text == "robbed" => Ok(EventPattern::Robbed(colour(*who)?, number(*points)?)),
        [verb, home, who] if (verb.text, home.text) == ("robber", "home") => {
            Ok(EventPattern::RobberHome(colour(*who)?))
        }
        [verb, card, points] if verb.text == "message" => {
            Ok(EventPattern::Message(messages::record::card(*card)?, number(*points)?))
        }
        [verb, animal] if verb.text == "animal" && let Some(index) = Lot::Animals.find(animal.text) => {
            Ok(EventPattern::Animal(index))
        }
        [verb, who, figure, place] if verb.text == "trapped" && let Some(place) = trap(place.text) => {
            Ok(EventPattern::Trapped(colour(*who)?, figure_kind(*figure)?, place))
        }
        [verb, steps] if verb.text == "rolled" => Ok(EventPattern::Rolled(number(*steps)?)),
        [verb, token] if verb.text == "drew" => match hills::Token::from_name(token.text) {
            Some(token) => Ok(EventPattern::Drew(token)),
            None => token.error(format_args!("unknown token {}; known: 1, 2, 3, 4, wolf", shown(token.text))),
        },
        [verb, id] if verb.text == "discarded" => Ok(EventPattern::Discarded(tile_id(*id)?)),
        _ => whole.error(
            "'scored <colour> <feature> <points>', 'returned <colour> <figure>', 'discarded <id>', 'rolled <steps>', 'animal <n>', 'trapped <colour> <figure> oak|pond', 'drew <token>', 'gold <colour> <bars>', 'robbed <colour> <points>', 'robber home <colour>' or 'message <card> <points>' is expected",
        ),
    }
}

/// The oak or the pond by its name.
fn trap(name: &str) -> Option<PartKind> {
    [PartKind::Oak, PartKind::Pond].into_iter().find(|place| place.name() == name)
}

fn shares(words: &[Fragment<'_>]) -> Result<Vec<(Colour, i16)>, SyntaxError> {
    words
        .chunks(2)
        .map(|pair| match pair {
            [who, points] => Ok((colour(*who)?, number(*points)?)),
            rest => rest
                .first()
                .map_or(Location::default(), |word| word.end())
                .error("points are expected after the colour"),
        })
        .collect()
}

fn number<N: std::str::FromStr>(word: Fragment<'_>) -> Result<N, SyntaxError> {
    match word.text.parse() {
        Ok(number) => Ok(number),
        Err(_) => word.error(format_args!("{} is not a number that is allowed here", shown(word.text))),
    }
}
