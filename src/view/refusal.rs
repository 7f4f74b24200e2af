//! Why an action is not possible, as plain data; pages word it in their language.

use serde::Serialize;

use crate::{
    boxes::flier::rules::Refusal,
    boxes::{
        abbey::rules as abbey, bridges::rules as bridges, count::rules as count, dragon::rules as dragon,
        tower::rules as tower,
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
/// Not asked is here who is in turn and what could be declined before it: the statement is meant for the decision that is open.
#[must_use]
pub fn why_view(replay: &Replay, statement: &Statement) -> Option<WhyView> {
    match statement.action(replay.game()) {
        Ok(action) => check(replay.game(), action).err().map(of),
        Err(_) if let Verb::Tile { bridge: Some(bridge), .. } = statement.verb => {
            Some(of(IllegalAction::Bridges(bridges::Refusal::NoBridge(bridge.pos))))
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
        IllegalAction::Abbey(refusal) => plain(abbey_word(refusal)),
        IllegalAction::NoRecall => plain("noRecall"),
        IllegalAction::NoTile(_) => plain("nowhere"),
        IllegalAction::Complete(kind) => WhyView { feature: Some(kind.name()), ..plain("complete") },
        IllegalAction::Dragon(refusal) => plain(dragon_word(refusal)),
        IllegalAction::NoArrow => plain("noArrow"),
        IllegalAction::Tower(refusal) => plain(tower_word(refusal)),
        IllegalAction::Bridges(refusal) => plain(bridges_word(refusal)),
        IllegalAction::Count(refusal) => plain(count_word(refusal)),
        IllegalAction::SecondPartAsked => plain("secondPart"),
        IllegalAction::NoSecondPart => plain("noSecondPart"),
        IllegalAction::Flier(refusal) => plain(match refusal {
            Refusal::NoMachine => "noMachine",
            Refusal::Flown => "flown",
            Refusal::NotFlying(_) => "notFlying",
            Refusal::LandingAsked { .. } => "landing",
            Refusal::NoLanding => "noLanding",
            Refusal::RollMissing => "rollMissing",
            Refusal::RollKnown => "rollKnown",
        }),
        IllegalAction::BeyondEdge { .. } => plain("beyondEdge"),
    }
}

const fn tower_word(refusal: tower::Refusal) -> &'static str {
    match refusal {
        tower::Refusal::TowerCell | tower::Refusal::NoFloorThere => "noFloorThere",
        tower::Refusal::NoFloor => "noFloor",
        tower::Refusal::NoFoundation(_) => "noFoundation",
        tower::Refusal::CaptureAsked => "capture",
        tower::Refusal::OutOfReach => "outOfReach",
        tower::Refusal::NoCapture => "noCapture",
        tower::Refusal::ExchangeAsked => "exchange",
        tower::Refusal::NoPrisoner => "noPrisoner",
        tower::Refusal::NoExchange => "noExchange",
        tower::Refusal::NoRansom => "noRansom",
    }
}

const fn dragon_word(refusal: dragon::Refusal) -> &'static str {
    match refusal {
        dragon::Refusal::NoPortal => "noPortal",
        dragon::Refusal::DragonThere => "dragonThere",
        dragon::Refusal::DragonAsked => "dragon",
        dragon::Refusal::DragonStep(_) => "dragonStep",
        dragon::Refusal::DragonRests => "dragonRests",
        dragon::Refusal::NoFairy => "noFairy",
        dragon::Refusal::NoKnight => "noKnight",
        dragon::Refusal::KnightAsked => "knight",
    }
}

const fn count_word(refusal: count::Refusal) -> &'static str {
    match refusal {
        count::Refusal::NoSending => "noSending",
        count::Refusal::SendingAsked => "sending",
        count::Refusal::CountAsked => "count",
        count::Refusal::NoCount => "noCount",
        count::Refusal::MoveOutAsked => "moveOut",
        count::Refusal::NoMoveOut => "noMoveOut",
    }
}

const fn bridges_word(refusal: bridges::Refusal) -> &'static str {
    match refusal {
        bridges::Refusal::NoBridge(_) => "noBridge",
        bridges::Refusal::BridgeUnneeded => "bridgeUnneeded",
        bridges::Refusal::CastleAsked => "castle",
        bridges::Refusal::NoCastle => "noCastle",
        bridges::Refusal::BazaarAsked => "bazaar",
        bridges::Refusal::NoBazaar => "noBazaar",
    }
}

const fn abbey_word(refusal: abbey::Refusal) -> &'static str {
    match refusal {
        abbey::Refusal::AbbeyAsked => "abbey",
        abbey::Refusal::AbbeyLater => "abbeyLater",
        abbey::Refusal::NoHole(_) => "noHole",
        abbey::Refusal::NoBarns => "noBarns",
        abbey::Refusal::NoBarn => "noBarn",
        abbey::Refusal::NoBarnCorner(_) => "noBarnCorner",
        abbey::Refusal::BarnThere => "barnThere",
        abbey::Refusal::WagonAsked => "wagon",
        abbey::Refusal::WagonTarget => "wagonTarget",
        abbey::Refusal::NoWagon => "noWagon",
    }
}
