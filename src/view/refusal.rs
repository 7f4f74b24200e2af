//! Why an action is not possible, as plain data; pages word it in their language.

use serde::Serialize;

use crate::{
    boxes::{
        abbey::view as abbey, bigtop::view as bigtop, bridges, corn::view as corn, count::view as count,
        dragon::view as dragon, ferries::view as ferries, flier::view as flier, gold::view as gold,
        hills::view as hills, little::view as little, mage::view as mage, messages::view as messages,
        robbers::view as robbers, russian::view as russian, shrines::rules as shrines, siege::view as siege,
        tower::view as tower, tunnel::view as tunnel,
    },
    catalogue::Catalogue,
    record::{Statement, Verb},
    rules::{IllegalAction, check},
    session::Replay,
};

/// Why a statement is not legal now, as pages see it: `Reason` of types.d.ts.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub struct WhyView {
    pub kind: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tile: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub side: Option<char>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub shows: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wanted: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub figure: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub feature: Option<&'static str>,
}

/// Why a statement cannot be played now; nothing if it can.
///
/// The statement is judged at the decision that is open, not after others that could be declined first. If it names a player who does
/// not make that decision, that is the reason.
#[must_use]
pub fn why_view(replay: &Replay, statement: &Statement) -> Option<WhyView> {
    if statement.by.is_some_and(|colour| !replay.game().is_over() && colour != replay.asked_colour()) {
        return Some(WhyView { kind: "another", ..WhyView::default() });
    }
    match statement.action(replay.game()) {
        Ok(action) => check(replay.game(), action).err().map(of),
        Err(_) if let Verb::Tile { bridge: Some(bridge), .. } = statement.verb => {
            Some(of(IllegalAction::Bridges(bridges::rules::Refusal::NoBridge(bridge.pos))))
        }
        Err(_) => Some(WhyView { kind: "nowhere", ..WhyView::default() }),
    }
}

fn of(illegal: IllegalAction) -> WhyView {
    let plain = |kind| WhyView { kind, ..WhyView::default() };
    let tile = |kind, id| WhyView { tile: Some(&Catalogue::get().tile(id).name), ..plain(kind) };
    match illegal {
        IllegalAction::Over => plain("over"),
        IllegalAction::TileAsked(drawn) => drawn.map_or_else(|| plain("tile"), |id| tile("tile", id)),
        IllegalAction::FigureAsked(id) => tile("figure", id),
        IllegalAction::OtherTile { drawn } => tile("otherTile", drawn),
        IllegalAction::Taken(_) => plain("taken"),
        IllegalAction::Apart(_) => plain("apart"),
        IllegalAction::Edge { side, shows, wanted, .. } => WhyView {
            side: Some(side.letter()),
            shows: Some(shows.name()),
            wanted: Some(wanted.name()),
            ..plain("edge")
        },
        IllegalAction::Full => plain("full"),
        IllegalAction::NoFigure(figure) => WhyView { figure: Some(figure.name()), ..plain("noFigure") },
        IllegalAction::WrongPart { figure, kind } => {
            WhyView { figure: Some(figure.name()), feature: Some(kind.name()), ..plain("wrongPart") }
        }
        IllegalAction::Occupied(kind) => WhyView { feature: Some(kind.name()), ..plain("occupied") },
        IllegalAction::NoFollower { figure, kind } => {
            WhyView { figure: Some(figure.name()), feature: Some(kind.name()), ..plain("noFollower") }
        }
        IllegalAction::PhantomLater => plain("phantomLater"),
        IllegalAction::PhantomAsked => plain("phantom"),
        IllegalAction::NotOpen => plain("notOpen"),
        IllegalAction::NeverDrawn(id) => tile("neverDrawn", id),
        IllegalAction::RiverApart => plain("riverApart"),
        IllegalAction::RiverTurns => plain("riverTurns"),
        IllegalAction::RiverBlocked(_) => plain("riverBlocked"),
        IllegalAction::Abbey(refusal) => plain(abbey::word(refusal)),
        IllegalAction::NoRecall => plain("noRecall"),
        IllegalAction::NoReturn => plain("noReturn"),
        IllegalAction::NoTile(_) => plain("nowhere"),
        IllegalAction::Complete(kind) => WhyView { feature: Some(kind.name()), ..plain("complete") },
        IllegalAction::Dragon(refusal) => plain(dragon::word(refusal)),
        IllegalAction::NoArrow => plain("noArrow"),
        IllegalAction::Tower(refusal) => plain(tower::word(refusal)),
        IllegalAction::Bridges(refusal) => plain(bridges::view::word(refusal)),
        IllegalAction::Count(refusal) => plain(count::word(refusal)),
        IllegalAction::SecondPartAsked => plain("secondPart"),
        IllegalAction::NoSecondPart => plain("noSecondPart"),
        IllegalAction::Flier(refusal) => plain(flier::word(refusal)),
        IllegalAction::Gold(refusal) => plain(gold::word(refusal)),
        IllegalAction::Mage(refusal) => plain(mage::word(refusal)),
        IllegalAction::Corn(refusal) => plain(corn::word(refusal)),
        IllegalAction::Ferries(refusal) => plain(ferries::word(refusal)),
        IllegalAction::Tunnel(refusal) => plain(tunnel::word(refusal)),
        IllegalAction::Siege(refusal) => plain(siege::word(refusal)),
        IllegalAction::Messages(refusal) => plain(messages::word(refusal)),
        IllegalAction::Robbers(refusal) => plain(robbers::word(refusal)),
        IllegalAction::Bigtop(refusal) => plain(bigtop::word(refusal)),
        IllegalAction::Russian(refusal) => plain(russian::word(refusal)),
        IllegalAction::Little(refusal) => plain(little::word(refusal)),
        IllegalAction::Shrines(shrines::Refusal::Shrine(_)) => plain("shrineBarred"),
        IllegalAction::Shrines(shrines::Refusal::Monastery(_)) => plain("monasteryBarred"),
        IllegalAction::Hills(refusal) => plain(hills::word(refusal)),
        IllegalAction::BeyondEdge { .. } => plain("beyondEdge"),
    }
}
