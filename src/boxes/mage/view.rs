//! The mage and the witch as pages see them.

use serde::Serialize;

use super::rules::{Action, Event, Neutral, Refusal};
use crate::{
    board::Node,
    rules::{Game, LaidPart},
    view::{
        SeenDecision, SeenEvent, SeenRefusal,
        names::{at, place},
        play,
    },
};

/// A decision of this box.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "type", rename_all = "camelCase")]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub enum ActionView {
    /// Place or move one of the two.
    Magic { statement: String, who: &'static str, place: String, x: i16, y: i16 },
    /// Take one of the two off the board.
    RemoveMagic { statement: String, who: &'static str },
}

impl SeenDecision for Action {
    fn view(self, game: &Game, statement: String) -> play::ActionView {
        play::ActionView::from(match self {
            Self::Move { who, pos, part } => {
                let place = place(game, pos, part);
                ActionView::Magic { statement, who: who.name(), place, x: pos.x, y: pos.y }
            }
            Self::Remove(who) => ActionView::RemoveMagic { statement, who: who.name() },
        })
    }
}

/// Something that happened with the two.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "type", rename_all = "camelCase")]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub enum EventView {
    /// One of the two came onto a part or moved there.
    MagicMoved { who: &'static str, x: i16, y: i16, place: String },
    /// One of the two left the part on which it stood.
    MagicLeft { who: &'static str, x: i16, y: i16, place: String },
}

impl SeenEvent for Event {
    fn view(self) -> play::EventView {
        let Self::Moved { who, from, to } = self;
        let on = |laid_part: Option<LaidPart>| laid_part.map(at).unwrap_or_default();
        play::EventView::from(match to {
            Some(to) => {
                let (x, y, place) = at(to);
                EventView::MagicMoved { who: who.name(), x, y, place }
            }
            None => {
                let (x, y, place) = on(from);
                EventView::MagicLeft { who: who.name(), x, y, place }
            }
        })
    }
}

/// Where one of the two stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub struct MagicView {
    pub who: &'static str,
    pub x: i16,
    pub y: i16,
    pub place: String,
}

impl MagicView {
    /// Those of the two that are on the board.
    pub(crate) fn all(game: &Game) -> Vec<Self> {
        let on_board = Neutral::ALL.into_iter().zip(game.magic());
        let view = |(who, on): (Neutral, Option<_>)| {
            let (x, y, place) = at(game.laid_part(on?));
            Some(Self { who: who.name(), x, y, place })
        };
        on_board.filter_map(view).collect()
    }
}

/// Those of the two that stand in the feature of a node.
pub(crate) fn within(game: &Game, node: Node) -> Vec<&'static str> {
    Neutral::ALL.into_iter().filter(|&who| game.stands_in(who, node)).map(Neutral::name).collect()
}

impl SeenRefusal for Refusal {
    fn word(self) -> &'static str {
        match self {
            Self::MagicAsked => "magic",
            Self::NoMagic => "noMagic",
            Self::NotThere => "magicNotThere",
            Self::CanMove => "magicCanMove",
        }
    }
}
