//! Legal actions and events as plain data.

use serde::Serialize;

use super::names::{at, index, name, place, winners};
use crate::{
    board::Pos,
    boxes::list::{decisions, events, with_boxes},
    catalogue::{Catalogue, Goods, PartKind},
    record::{PartName, Statement},
    rules::{Action, Event, Extra, FigureAt, Game, OwnPiece, PlayerId, Score, ScoreReason, choices, holders},
};

with_boxes! { decisions view::ActionView with #[serde(untagged)];
    /// Something that may be done now. What a box adds is told apart by the same field `type`.
    #[derive(Clone, Debug, Serialize)]
    #[serde(tag = "type", rename_all = "camelCase")]
    #[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
    pub enum ActionView {
        /// Lay the drawn tile.
        Tile {
            statement: String,
            x: i16,
            y: i16,
            turns: u8,
            #[serde(skip_serializing_if = "Option::is_none")]
            like: Option<u8>,
        },
        /// Place a figure.
        Figure { statement: String, figure: &'static str, place: String, x: i16, y: i16 },
        /// Take the abbot back.
        Recall { statement: String },
        /// Take an own figure back, or a barn, whose place is a corner.
        Return { statement: String, figure: &'static str, place: String, x: i16, y: i16 },
        /// Place a figure on another tile: through a portal, or on top of a tower.
        PlaceAt { statement: String, figure: &'static str, place: String, x: i16, y: i16 },
        /// Go on with the second part of the turn.
        GoOn { statement: String },
        /// Decline.
        Skip { statement: String },
        /// End an open game.
        End { statement: String },
    }
}

with_boxes! { events view::EventView with #[serde(untagged)];
    /// Something that happened. What a box adds is told apart by the same field `type`.
    #[derive(Clone, Debug, Serialize)]
    #[serde(tag = "type", rename_all = "camelCase")]
    #[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
    pub enum EventView {
        /// A turn began.
        Turn {
            player: u8,
            turn: u16,
            #[serde(skip_serializing_if = "Option::is_none")]
            tile: Option<&'static str>,
        },
        /// A builder gives the player a second part of the turn.
        SecondPart { player: u8, arrow: bool },
        /// A tile was drawn in a turn that had begun already.
        Drawn {
            player: u8,
            #[serde(skip_serializing_if = "Option::is_none")]
            tile: Option<&'static str>,
        },
        /// A tile fits nowhere, or only with a bridge and was let go.
        #[serde(rename_all = "camelCase")]
        Discarded {
            player: u8,
            tile: &'static str,
            #[serde(skip_serializing_if = "std::ops::Not::not")]
            let_go: bool,
        },
        /// A tile was laid.
        TilePlaced { player: u8, tile: &'static str, x: i16, y: i16, turns: u8 },
        /// A figure was placed.
        FigurePlaced { player: u8, figure: &'static str, x: i16, y: i16, place: String },
        /// A figure moved on.
        FigureMoved {
            player: u8,
            figure: &'static str,
            x: i16,
            y: i16,
            place: String,
            #[serde(rename = "toX")]
            to_x: i16,
            #[serde(rename = "toY")]
            to_y: i16,
            #[serde(rename = "toPlace")]
            to_place: String,
        },
        /// A player scored.
        Scored(ScoredView),
        /// A figure came back.
        FigureReturned { player: u8, figure: &'static str, x: i16, y: i16, place: String, cause: &'static str },
        /// The game is over.
        Over { winners: Vec<u8>, points: i16 },
    }
}

/// A score with its explanation.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub struct ScoredView {
    pub player: u8,
    pub points: i16,
    pub feature: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub goods: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub x: Option<i16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub y: Option<i16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<String>,
    pub completed: bool,
    pub at_end: bool,
    pub tiles: u16,
    pub coats: u8,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub inn: bool,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub cathedral: bool,
    pub cities: u16,
    #[serde(skip_serializing_if = "is_zero")]
    pub castles: u16,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub pig: bool,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub pigsty: bool,
    pub count: u16,
    pub neighbours: u8,
    #[serde(skip_serializing_if = "are_none")]
    pub vineyards: u8,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub extras: Vec<(&'static str, i16)>,
    pub strengths: Vec<u8>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub hill: bool,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "the serialiser passes a reference")]
pub(super) const fn are_none(number: &u8) -> bool {
    *number == 0
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "the serialiser passes a reference")]
const fn is_zero(number: &u16) -> bool {
    *number == 0
}

/// Everything that may be chosen now, in the order of [`crate::rules::legal_actions`].
#[must_use]
pub fn legal(game: &Game) -> Vec<ActionView> {
    choices(game).map(|action| action_view(game, action)).collect()
}

/// The view of one action that is legal in a game.
#[must_use]
pub fn action_view(game: &Game, action: Action) -> ActionView {
    let statement = Statement::written(game, action).to_string();
    decisions!(match action {
        Action::Each(of_a_box) => of_a_box.view(game, statement),
        Action::Lay { tile, pos, turns } => {
            let like = Some(Catalogue::get().face(tile, turns).like()).filter(|like| *like != turns);
            ActionView::Tile { statement, x: pos.x, y: pos.y, turns, like }
        }
        Action::Place { figure, part } => {
            let (pos, place) = match game.board().last() {
                Some(laid) => (laid.pos, PartName::of(laid.tile, laid.turns, usize::from(part)).to_string()),
                None => Default::default(),
            };
            ActionView::Figure { statement, figure: figure.name(), place, x: pos.x, y: pos.y }
        }
        Action::Recall => ActionView::Recall { statement },
        Action::Return(OwnPiece::Figure(FigureAt { pos: pos @ Pos { x, y }, part, kind, .. })) => {
            ActionView::Return { statement, figure: kind.name(), place: place(game, pos, part), x, y }
        }
        Action::Return(OwnPiece::Barn { pos: Pos { x, y }, corner }) => {
            ActionView::Return { statement, figure: "barn", place: corner.name().into(), x, y }
        }
        Action::PlaceAt { figure, pos: pos @ Pos { x, y }, part } => {
            ActionView::PlaceAt { statement, figure: figure.name(), place: place(game, pos, part), x, y }
        }
        Action::GoOn => ActionView::GoOn { statement },
        Action::Skip => ActionView::Skip { statement },
        Action::End => ActionView::End { statement },
    })
}

/// The word for a decision as what follows a tile: `type` of `Next` in types.d.ts. It is `skip` for those that cannot follow it at once.
#[must_use]
pub fn next_word(action: Action) -> &'static str {
    decisions!(match action {
        Action::Each(of_a_box) => of_a_box.next().unwrap_or("skip"),
        Action::Place { .. } => "figure",
        Action::Recall => "recall",
        Action::Return(_) => "return",
        Action::PlaceAt { .. } => "elsewhere",
        Action::Lay { .. } | Action::GoOn | Action::Skip | Action::End => "skip",
    })
}

/// The view of an event.
#[must_use]
pub fn event_view(game: &Game, event: &Event) -> EventView {
    let event = *event;
    events!(match event {
        Event::Each(of_a_box) => of_a_box.view(),
        Event::TurnBegan { player, turn, tile } => {
            EventView::Turn { player: index(player), turn, tile: tile.map(name) }
        }
        Event::SecondPart { player, arrow } => EventView::SecondPart { player: index(player), arrow },
        Event::TileDrawn { player, tile } => EventView::Drawn { player: index(player), tile: tile.map(name) },
        Event::Discarded { player, tile, let_go } => {
            EventView::Discarded { player: index(player), tile: name(tile), let_go }
        }
        Event::TilePlaced { player, tile, pos, turns } => {
            EventView::TilePlaced { player: index(player), tile: name(tile), x: pos.x, y: pos.y, turns }
        }
        Event::FigurePlaced { player, figure, laid_part } => {
            let (x, y, place) = at(laid_part);
            EventView::FigurePlaced { player: index(player), figure: figure.name(), x, y, place }
        }
        Event::Scored { player, points, why } => EventView::Scored(scored(game, player, points, &why)),
        Event::FigureReturned { player, figure, laid_part, cause } => {
            let (x, y, place) = at(laid_part);
            let cause = cause.name();
            EventView::FigureReturned { player: index(player), figure: figure.name(), x, y, place, cause }
        }
        Event::FigureMoved { player, figure, from, to } => {
            let ((x, y, place), (to_x, to_y, to_place)) = (at(from), at(to));
            let figure = figure.name();
            EventView::FigureMoved { player: index(player), figure, x, y, place, to_x, to_y, to_place }
        }
        Event::Over => EventView::Over {
            winners: winners(game),
            points: game.leaders().next().map_or(0, |player| game.score(player)),
        },
    })
}

/// A decision of a box that a page can see.
pub(crate) trait SeenDecision: Copy {
    /// The view of a decision that is legal in a game, with its statement.
    fn view(self, game: &Game, statement: String) -> ActionView;

    /// The word for it as what follows a tile: [`next_word`]. `None` if it cannot follow one at once.
    fn next(self) -> Option<&'static str> {
        None
    }
}

/// An event of a box that a page can see.
pub(crate) trait SeenEvent {
    /// The view of the event.
    fn view(self) -> EventView;
}

fn scored(game: &Game, player: PlayerId, points: i16, why: &Score) -> ScoredView {
    let (x, y, place) = why.spot.map(at).map_or((None, None, None), |(x, y, place)| (Some(x), Some(y), Some(place)));
    ScoredView {
        player: index(player),
        points,
        feature: if why.kind() == Some(PartKind::Lying) { PartKind::Lying.name() } else { why.name() },
        goods: match why.reason {
            ScoreReason::Goods(goods) => Some(Goods::ALL[goods as usize].1),
            _ => None,
        },
        x,
        y,
        place,
        completed: why.completed,
        at_end: why.at_end,
        tiles: why.tiles,
        coats: why.coats,
        inn: why.inn,
        cathedral: why.cathedral,
        cities: why.cities,
        castles: why.castles,
        pig: why.pig,
        pigsty: why.pigsty,
        count: why.count,
        neighbours: why.neighbours,
        vineyards: why.vineyards,
        extras: Extra::ALL
            .iter()
            .map(|&(extra, name)| (name, why.extras[extra as usize]))
            .filter(|extra| extra.1 != 0)
            .collect(),
        hill: is_decided_on_hill(game, why),
        strengths: game.players().map(|player| why.strengths[player]).collect(),
    }
}

/// Whether a hill decides who of the strongest scores.
pub(super) fn is_decided_on_hill(game: &Game, why: &Score) -> bool {
    let most = game.players().map(|player| why.strengths[player]).max().unwrap_or(0);
    let strongest = game.players().filter(|&player| most > 0 && why.strengths[player] == most).count();
    holders(game, why).count() < strongest
}
