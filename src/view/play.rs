//! Legal actions and events as plain data.

use super::{
    ActionView, BarnView, EventView, ScoredView, at,
    game::{barn_view, winners},
    index, name,
};
use crate::{
    board::{Bridge, Pos},
    boxes::{
        abbey::rules as abbey, bridges::rules as bridges, count::rules as count, dragon::rules as dragon,
        flier::rules as flier, king::rules as king, tower::rules as tower, traders::rules as traders,
    },
    catalogue::{Catalogue, Goods, Quarter},
    record::{PartName, Statement},
    rules::{Action, Event, FigureAt, Game, PlayerId, Score, ScoreReason, choices, legal_actions},
};

/// Everything that may be chosen now, in the order of [`legal_actions`].
#[must_use]
pub fn legal(game: &Game) -> Vec<ActionView> {
    choices(game).map(|action| action_view(game, action)).collect()
}

/// The view of one action that is legal in a game.
#[must_use]
#[expect(clippy::too_many_lines, reason = "one view for each action")]
pub fn action_view(game: &Game, action: Action) -> ActionView {
    let statement = Statement::written(game, action).to_string();
    match action {
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
        Action::Abbey(abbey::Action::Abbey { pos }) => ActionView::Abbey { statement, x: pos.x, y: pos.y },
        Action::Abbey(abbey::Action::Barn { corner }) => {
            let pos = game.board().last().map_or_else(Pos::default, |laid| laid.pos);
            ActionView::Barn { statement, x: pos.x, y: pos.y, corner: corner.name() }
        }
        Action::Recall => ActionView::Recall { statement },
        Action::Abbey(abbey::Action::Move { figure, pos, part }) => {
            let place = place(game, pos, part);
            ActionView::Move { statement, figure: figure.name(), place, x: pos.x, y: pos.y }
        }
        Action::PlaceAt { figure, pos, part } => {
            let place = place(game, pos, part);
            ActionView::PlaceAt { statement, figure: figure.name(), place, x: pos.x, y: pos.y }
        }
        Action::Dragon(dragon::Action::Fairy { pos: pos @ Pos { x, y }, beside }) => {
            let place = beside.map(|(part, _)| place(game, pos, part));
            ActionView::Fairy { statement, x, y, place, figure: beside.map(|(_, figure)| figure.name()) }
        }
        Action::Dragon(dragon::Action::Princess(FigureAt { pos: pos @ Pos { x, y }, part, owner, kind })) => {
            let (place, player) = (place(game, pos, part), index(owner));
            ActionView::Princess { statement, x, y, place, player, figure: kind.name() }
        }
        Action::Dragon(dragon::Action::Dragon { pos: Pos { x, y } }) => ActionView::Dragon { statement, x, y },
        Action::Tower(tower::Action::Floor { pos: pos @ Pos { x, y } }) => {
            ActionView::Floor { statement, x, y, floors: game.floors(pos).unwrap_or(0) + 1 }
        }
        Action::Tower(tower::Action::Capture(FigureAt { pos: pos @ Pos { x, y }, part, owner, kind })) => {
            let (place, player) = (place(game, pos, part), index(owner));
            ActionView::Capture { statement, x, y, place, player, figure: kind.name() }
        }
        Action::Tower(tower::Action::Exchange { captor, figure }) => {
            ActionView::Exchange { statement, player: index(captor), figure: figure.name() }
        }
        Action::Tower(tower::Action::Ransom { captor, figure }) => {
            ActionView::Ransom { statement, player: index(captor), figure: figure.name() }
        }
        Action::Bridges(bridges::Action::LayWithBridge { tile, pos: pos @ Pos { x, y }, turns }) => {
            let bridge = game.missing_bridge(tile, pos, turns);
            let Pos { x: bridge_x, y: bridge_y } = bridge.map_or(pos, |bridge| bridge.pos);
            let axis = bridge.map_or("", |bridge| bridge.axis.name());
            ActionView::TileWithBridge { statement, x, y, turns, bridge_x, bridge_y, axis }
        }
        Action::Bridges(bridges::Action::Bridge(Bridge { pos: Pos { x, y }, axis })) => {
            ActionView::Bridge { statement, x, y, axis: axis.name() }
        }
        Action::Bridges(bridges::Action::Castle { pos: pos @ Pos { x, y }, part }) => {
            ActionView::Castle { statement, x, y, place: place(game, pos, part) }
        }
        Action::Bridges(bridges::Action::Bazaar(bridges::Deal::Choose { tile })) => {
            ActionView::Choose { statement, tile: name(tile) }
        }
        Action::Bridges(bridges::Action::Bazaar(bridges::Deal::Bid { tile, points })) => {
            ActionView::Bid { statement, tile: name(tile), points }
        }
        Action::Bridges(bridges::Action::Bazaar(bridges::Deal::Buy)) => ActionView::Buy { statement },
        Action::Bridges(bridges::Action::Bazaar(bridges::Deal::Sell)) => ActionView::Sell { statement },
        Action::Count(count::Action::Send { figure, quarter }) => {
            let (x, y, place) = quarter_at(game, quarter);
            ActionView::Send { statement, figure: figure.name(), place, x, y }
        }
        Action::Count(count::Action::Count { quarter }) => {
            let (x, y, place) = quarter_at(game, quarter);
            ActionView::Count { statement, place, x, y }
        }
        Action::Count(count::Action::MoveOut { quarter, figure, pos: pos @ Pos { x, y }, part }) => {
            let (place, quarter) = (place(game, pos, part), quarter.name());
            ActionView::MoveOut { statement, figure: figure.name(), quarter, place, x, y }
        }
        Action::Flier(flier::Action::SetOff { figure, .. }) => {
            let Pos { x, y } = game.board().last().map_or_else(Pos::default, |laid| laid.pos);
            ActionView::SetOff { statement, figure: figure.name(), x, y }
        }
        Action::GoOn => ActionView::GoOn { statement },
        Action::Skip => ActionView::Skip { statement },
        Action::End => ActionView::End { statement },
    }
}

/// Where a quarter of the City of Carcassonne is, and its name.
fn quarter_at(game: &Game, quarter: Quarter) -> (i16, i16, String) {
    game.quarter(quarter).map(|node| at(game.laid_part(node))).unwrap_or_default()
}

/// The name of a part of the tile on a cell.
fn place(game: &Game, pos: Pos, part: u8) -> String {
    let laid = game.board().tile_at(pos).map(|index| game.board().tiles()[index]);
    laid.map(|laid| PartName::of(laid.tile, laid.turns, usize::from(part)).to_string()).unwrap_or_default()
}

/// Whether nothing more is asked in this turn once what is asked has been declined; false where it cannot be declined.
pub(super) fn skip_ends_turn(game: &Game) -> bool {
    if legal_actions(game).next() != Some(Action::Skip) {
        return false;
    }
    game.preview(Action::Skip).is_ok_and(|(after, _)| after.is_over() || after.turn() != game.turn())
}

/// The view of an event.
#[must_use]
#[expect(clippy::too_many_lines, reason = "one view for each event")]
pub fn event_view(game: &Game, event: &Event) -> EventView {
    match *event {
        Event::TurnBegan { player, turn, tile } => {
            EventView::Turn { player: index(player), turn, tile: tile.map(name) }
        }
        Event::SecondPart { player, arrow } => EventView::SecondPart { player: index(player), arrow },
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
        Event::FigureReturned { player, figure, laid_part, cause } => {
            let (x, y, place) = at(laid_part);
            let cause = cause.name();
            EventView::FigureReturned { player: index(player), figure: figure.name(), x, y, place, cause }
        }
        Event::Dragon(dragon::Event::DragonMoved { player, pos: Pos { x, y }, walks, .. }) => {
            EventView::DragonMoved { player: index(player), x, y, walks }
        }
        Event::Dragon(dragon::Event::FairyMoved { player, pos: Pos { x, y }, beside }) => {
            EventView::FairyMoved { player: index(player), x, y, place: beside.map(|laid_part| at(laid_part).2) }
        }
        Event::Tower(tower::Event::FloorPlaced { player, pos: Pos { x, y }, floors }) => {
            EventView::FloorPlaced { player: index(player), x, y, floors }
        }
        Event::Tower(tower::Event::FigureCaptured { captor, player, figure, laid_part }) => {
            let (x, y, place) = at(laid_part);
            let (captor, player) = (index(captor), index(player));
            EventView::FigureCaptured { captor, player, figure: figure.name(), x, y, place }
        }
        Event::Tower(tower::Event::PrisonerFreed { player, figure, captor, ransom }) => {
            EventView::PrisonerFreed { player: index(player), figure: figure.name(), captor: index(captor), ransom }
        }
        Event::FigureMoved { player, figure, from, to } => {
            let ((x, y, place), (to_x, to_y, to_place)) = (at(from), at(to));
            let figure = figure.name();
            EventView::FigureMoved { player: index(player), figure, x, y, place, to_x, to_y, to_place }
        }
        Event::Abbey(abbey::Event::BarnPlaced(barn)) => {
            let BarnView { player, x, y, corner } = barn_view(&barn);
            EventView::BarnPlaced { player, x, y, corner }
        }
        Event::Traders(traders::Event::GoodsTaken { player, goods: [wine, wheat, cloth], laid_part }) => {
            let (x, y, place) = at(laid_part);
            EventView::Goods { player: index(player), wine, wheat, cloth, x, y, place }
        }
        Event::King(king::Event::CardTaken { player, card, tiles, laid_part }) => {
            let (x, y, place) = at(laid_part);
            EventView::Card { player: index(player), card: card.name(), tiles, x, y, place }
        }
        Event::Bridges(bridges::Event::BridgeBuilt { player, bridge: Bridge { pos: Pos { x, y }, axis } }) => {
            EventView::BridgeBuilt { player: index(player), x, y, axis: axis.name() }
        }
        Event::Bridges(bridges::Event::CastleBuilt { player, laid_part }) => {
            let (x, y, place) = at(laid_part);
            EventView::CastleBuilt { player: index(player), x, y, place }
        }
        Event::Bridges(bridges::Event::TileOffered { tile }) => EventView::TileOffered { tile: name(tile) },
        Event::Bridges(bridges::Event::TileChosen { player, tile }) => {
            EventView::TileChosen { player: index(player), tile: name(tile) }
        }
        Event::Bridges(bridges::Event::BidMade { player, points }) => {
            EventView::BidMade { player: index(player), points }
        }
        Event::Bridges(bridges::Event::TileTaken { player, tile }) => {
            EventView::TileTaken { player: index(player), tile: name(tile) }
        }
        Event::Count(count::Event::CountMoved { player, quarter, .. }) => {
            EventView::CountMoved { player: index(player), quarter: quarter.name() }
        }
        Event::Flier(flier::Event::Rolled { player, figure, from, steps, to, lands }) => EventView::Rolled {
            player: index(player),
            figure: figure.name(),
            from_x: from.x,
            from_y: from.y,
            steps,
            x: to.x,
            y: to.y,
            lands,
        },
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
            ScoreReason::Feature(_)
            | ScoreReason::Barn
            | ScoreReason::Card(_)
            | ScoreReason::Fairy
            | ScoreReason::Ransom
            | ScoreReason::Castle
            | ScoreReason::Bazaar
            | ScoreReason::Arrow => None,
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
        strengths: game.players().map(|player| why.strengths[player]).collect(),
    }
}
