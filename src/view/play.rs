//! Legal actions and events as plain data.

use super::{
    ActionView, BarnView, EventView, ScoredView, at,
    game::{barn_view, winners},
    index, name,
};
use crate::{
    board::Pos,
    catalogue::Goods,
    record::{PartName, Statement},
    rules::{Action, Event, Game, PlayerId, Score, ScoreReason, legal_actions},
};

/// Everything that may be done now, in the order of [`legal_actions`].
#[must_use]
pub fn legal(game: &Game) -> Vec<ActionView> {
    legal_actions(game).map(|action| action_view(game, action)).collect()
}

/// The view of one action that is legal in a game.
#[must_use]
pub fn action_view(game: &Game, action: Action) -> ActionView {
    let statement = Statement::written(game, action).to_string();
    match action {
        Action::Lay { pos, turns, .. } => ActionView::Tile { statement, x: pos.x, y: pos.y, turns },
        Action::Place { figure, part } => {
            let (pos, place) = match game.board().last() {
                Some(laid) => (laid.pos, PartName::of(laid.tile, laid.turns, usize::from(part)).to_string()),
                None => Default::default(),
            };
            ActionView::Figure { statement, figure: figure.name(), place, x: pos.x, y: pos.y }
        }
        Action::Abbey { pos } => ActionView::Abbey { statement, x: pos.x, y: pos.y },
        Action::Barn { corner } => {
            let pos = game.board().last().map_or_else(Pos::default, |laid| laid.pos);
            ActionView::Barn { statement, x: pos.x, y: pos.y, corner: corner.name() }
        }
        Action::Recall => ActionView::Recall { statement },
        Action::Move { figure, pos, part } => {
            let laid = game.board().tile_at(pos).map(|index| game.board().tiles()[index]);
            let place = laid.map(|laid| PartName::of(laid.tile, laid.turns, usize::from(part)).to_string());
            ActionView::Move { statement, figure: figure.name(), place: place.unwrap_or_default(), x: pos.x, y: pos.y }
        }
        Action::Skip => ActionView::Skip { statement },
        Action::End => ActionView::End { statement },
    }
}

/// Whether nothing more is asked in this turn once what is asked has been declined; false where it cannot be declined.
pub(super) fn skip_ends_turn(game: &Game) -> bool {
    if legal_actions(game).next() != Some(Action::Skip) {
        return false;
    }
    let mut after = game.clone();
    after.play_unchecked(Action::Skip, &mut Vec::new());
    after.is_over() || after.turn() != game.turn()
}

/// The view of an event.
#[must_use]
pub fn event_view(game: &Game, event: &Event) -> EventView {
    match *event {
        Event::TurnBegan { player, turn, tile } => {
            EventView::Turn { player: index(player), turn, tile: tile.map(name) }
        }
        Event::SecondPart { player } => EventView::SecondPart { player: index(player) },
        Event::TileDrawn { player, tile } => EventView::Drawn { player: index(player), tile: tile.map(name) },
        Event::Discarded { player, tile } => EventView::Discarded { player: index(player), tile: name(tile) },
        Event::TilePlaced { player, tile, pos, turns } => {
            EventView::TilePlaced { player: index(player), tile: name(tile), x: pos.x, y: pos.y, turns }
        }
        Event::FigurePlaced { player, figure, laid_part } => {
            let (x, y, place) = at(laid_part);
            EventView::FigurePlaced { player: index(player), figure: figure.name(), x, y, place }
        }
        Event::Scored { player, points, why } => EventView::Scored(scored(game, player, points, &why)),
        Event::FigureReturned { player, figure, laid_part } => {
            let (x, y, place) = at(laid_part);
            EventView::FigureReturned { player: index(player), figure: figure.name(), x, y, place }
        }
        Event::FigureMoved { player, figure, from, to } => {
            let ((x, y, place), (to_x, to_y, to_place)) = (at(from), at(to));
            let figure = figure.name();
            EventView::FigureMoved { player: index(player), figure, x, y, place, to_x, to_y, to_place }
        }
        Event::BarnPlaced(barn) => {
            let BarnView { player, x, y, corner } = barn_view(&barn);
            EventView::BarnPlaced { player, x, y, corner }
        }
        Event::GoodsTaken { player, goods: [wine, wheat, cloth], laid_part } => {
            let (x, y, place) = at(laid_part);
            EventView::Goods { player: index(player), wine, wheat, cloth, x, y, place }
        }
        Event::CardTaken { player, card, tiles, laid_part } => {
            let (x, y, place) = at(laid_part);
            EventView::Card { player: index(player), card: card.name(), tiles, x, y, place }
        }
        Event::Over => EventView::Over {
            winners: winners(game),
            points: game.leaders().next().map_or(0, |player| game.score(player)),
        },
    }
}

fn scored(game: &Game, player: PlayerId, points: i16, why: &Score) -> ScoredView {
    let (x, y, place) = why.spot.map(at).map_or((None, None, None), |(x, y, place)| (Some(x), Some(y), Some(place)));
    ScoredView {
        player: index(player),
        points,
        feature: why.name(),
        goods: match why.reason {
            ScoreReason::Goods(goods) => Some(Goods::ALL[goods as usize].1),
            ScoreReason::Feature(_) | ScoreReason::Barn | ScoreReason::Card(_) => None,
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
        pig: why.pig,
        pigsty: why.pigsty,
        count: why.count,
        neighbours: why.neighbours,
        strengths: game.players().map(|player| why.strengths[player]).collect(),
    }
}
