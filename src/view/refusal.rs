//! Why an action is not possible, as plain data; pages word it in their language.

use serde::Serialize;

use crate::{
    boxes::{bridges, list::refusals},
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
    refusals!(match illegal {
        IllegalAction::Each(of_a_box) => plain(of_a_box.word()),
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
        IllegalAction::NoRecall => plain("noRecall"),
        IllegalAction::NoReturn => plain("noReturn"),
        IllegalAction::NoTile(_) => plain("nowhere"),
        IllegalAction::Complete(kind) => WhyView { feature: Some(kind.name()), ..plain("complete") },
        IllegalAction::NoArrow => plain("noArrow"),
        IllegalAction::SecondPartAsked => plain("secondPart"),
        IllegalAction::NoSecondPart => plain("noSecondPart"),
        IllegalAction::BeyondEdge { .. } => plain("beyondEdge"),
    })
}

/// A reason of a box why something is not legal, which a page words in its language.
pub(crate) trait SeenRefusal {
    /// The word for the reason: `kind` of `Reason` in types.d.ts.
    fn word(self) -> &'static str;
}
