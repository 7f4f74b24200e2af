//! Flocks as pages see them.

use serde::Serialize;

use super::rules::{Action, Event, Refusal, Token, flock, parts::Part, vineyards_around};
use crate::{
    board::Node,
    catalogue::{BoxId, PartKind},
    rules::{FigureKind, Game, PlayerId},
    view::{
        SeenDecision, SeenEvent, SeenRefusal,
        names::{at, index, place},
        play,
    },
};

/// A decision of this box.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "type", rename_all = "camelCase")]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub enum ActionView {
    /// Place one's shepherd, as any figure.
    Figure { statement: String, figure: &'static str, place: String, x: i16, y: i16 },
    /// Draw a token for one's flock.
    AddToFlock { statement: String, tokens: u8, wolves: u8 },
    /// Bring one's flock home.
    BringHome { statement: String, points: u8 },
}

impl SeenDecision for Action {
    fn view(self, game: &Game, statement: String) -> play::ActionView {
        play::ActionView::from(match self {
            Self::Shepherd { part, .. } => {
                let pos = game.board().last().map(|laid| laid.pos).unwrap_or_default();
                let place = place(game, pos, part);
                ActionView::Figure { statement, figure: FigureKind::Shepherd.name(), place, x: pos.x, y: pos.y }
            }
            Self::Add { .. } => {
                let count = |counts: fn(Token) -> bool| {
                    game.bag().filter(|&(token, _)| counts(token)).map(|(_, count)| count).sum()
                };
                ActionView::AddToFlock {
                    statement,
                    tokens: count(|_| true),
                    wolves: count(|token| token == Token::Wolf),
                }
            }
            Self::Home => {
                let points = flock::asked_field(game).map_or(0, |field| flock::sheep(game, field));
                ActionView::BringHome { statement, points }
            }
        })
    }

    fn next(self) -> Option<&'static str> {
        match self {
            Self::Shepherd { .. } => Some("shepherd"),
            Self::Add { .. } | Self::Home => None,
        }
    }
}

/// Something that happened with a flock.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "type", rename_all = "camelCase")]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub enum EventView {
    /// A token was drawn for the shepherd on a part.
    Drew { player: u8, token: &'static str, x: i16, y: i16, place: String },
}

impl SeenEvent for Event {
    fn view(self) -> play::EventView {
        let Self::Drew { player, token, laid_part } = self;
        let (x, y, place) = at(laid_part);
        play::EventView::from(EventView::Drew { player: index(player), token: token.name(), x, y, place })
    }
}

/// A shepherd in a field, and the sheep that lie with him.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub struct FlockView {
    pub player: u8,
    pub sheep: u8,
}

/// The flocks in the feature of a node; empty for what is no field.
pub(crate) fn flocks(game: &Game, node: Node) -> Vec<FlockView> {
    if !game.rules().has(BoxId::Hills) || game.board().feature(node).kind != PartKind::Field {
        return Vec::new();
    }
    flock::flocks(game, node).map(|(owner, sheep)| FlockView { player: index(owner), sheep }).collect()
}

/// The vineyards around a monastery, each of which makes it worth more; 0 for everything else.
pub(crate) fn vineyards(game: &Game, node: Node) -> u8 {
    let counts = game.rules().uses(Part::Vineyard) && game.board().feature(node).kind == PartKind::Monastery;
    if counts { vineyards_around(game, game.laid_part(node).pos) } else { 0 }
}

impl SeenRefusal for Refusal {
    fn word(self) -> &'static str {
        match self {
            Self::ShepherdThere => "shepherdThere",
            Self::FlockAsked => "flock",
            Self::NoFlock => "noFlock",
            Self::TokenMissing => "tokenMissing",
            Self::TokenKnown => "tokenKnown",
            Self::NotInBag(_) => "notInBag",
        }
    }
}

/// The numbers of the tokens in the bag: those with 1, 2, 3 and 4 sheep, then the wolves. Empty without sheep.
pub(crate) fn bag(game: &Game) -> Vec<u8> {
    game.bag().map(|(_, count)| count).collect()
}

/// The sheep on each token that lies with a player's shepherd.
pub(crate) fn flock(game: &Game, owner: PlayerId) -> Vec<u8> {
    let of = |(token, count): (Token, u8)| (0..count).map(move |_| token.sheep());
    game.flock(owner).flat_map(of).collect()
}
