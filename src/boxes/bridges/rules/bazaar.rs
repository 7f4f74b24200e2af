//! Bazaars.
//!
//! **Rules**: BOXES, Bridges, Castles & Bazaars, Bazaar. After the turn in which a bazaar was drawn and laid, as many tiles as there
//! are players are turned up. From the left neighbour on each player without a tile chooses one and bids for it, every other
//! player without a tile may once bid more, and then the chooser buys it, with the points that they have, or sells it to the
//! highest bidder. The last tile is free. With `bazaar-auction=no` nobody bids. Each lays that tile in the next turn instead of
//! drawing one; until all are laid no other bazaar opens.

use super::options::BazaarAuction;
use super::{Action, Deal, Event, parts::Part};
use crate::{
    boxes::{dragon::rules::first_volcano, messages::rules as messages},
    catalogue::{BoxId, Catalogue, Symbol, TileId},
    rules::{self, ByPlayer, Game, MAX_PLAYERS, PlayerId, Row, Score, ScoreReason, Step, Waits, score},
};

/// The auction.
pub(crate) const ROW: Row = Row::new(
    Step::Bazaar,
    Waits::IfOffered,
    BoxId::Bridges,
    "BOXES, Bridges, Castles & Bazaars: an auction after the turn",
)
.only_if(|rules| rules.uses(Part::Bazaars))
.asks(asked)
.offers(&[passing, deals])
.declined(decline);

/// The bazaar of a game.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Bazaar {
    /// Whether a tile laid in this turn opens a bazaar.
    is_due: bool,
    /// The tiles on display, without those that somebody has taken.
    display: [Option<TileId>; MAX_PLAYERS],
    /// The player who chooses, bids first and has the last word.
    chooser: PlayerId,
    /// The tile for which players bid.
    lot: Option<Lot>,
    /// The tiles that the players have taken and not laid yet.
    held: ByPlayer<Option<TileId>>,
    /// Whether the tile that the active player lays is one of those, so that it opens no bazaar.
    lays_held: bool,
}

/// A tile for which players bid.
#[derive(Clone, Copy, Debug)]
struct Lot {
    tile: TileId,
    /// The highest bid; `None` until the chooser has bid.
    bid: Option<i16>,
    bidder: PlayerId,
    /// The player who is asked for a bid or, after everybody else, the chooser for the last word.
    asked: PlayerId,
}

fn state(game: &Game) -> Option<&Bazaar> {
    game.states.bridges.as_ref().map(|state| &state.bazaar)
}

fn state_mut(game: &mut Game) -> Option<&mut Bazaar> {
    game.states.bridges.as_mut().map(|state| &mut state.bazaar)
}

/// Takes the tile that the active player lays instead of drawing one, unless it `stays` for the next turn. If the pile is empty, the tiles
/// run out with it.
pub(crate) fn take_held(game: &mut Game, stays: bool) -> Option<TileId> {
    let active = game.active;
    let bazaar = state_mut(game)?;
    let tile = if stays { None } else { bazaar.held[active].take() };
    bazaar.lays_held = tile.is_some();
    if tile.is_some() {
        game.note_empty();
    }
    tile
}

/// Notes that the held tile of the active player fits nowhere and left the game.
pub(crate) fn held_is_gone(game: &mut Game) {
    if let Some(bazaar) = state_mut(game) {
        bazaar.lays_held = false;
    }
}

/// Notes that the active player laid a tile. A bazaar on it counts only if no tile of a bazaar is left, this one included.
pub(crate) fn tile_laid(game: &mut Game) {
    let shows_bazaar = game.rules.uses(Part::Bazaars)
        && game.board.last().is_some_and(|laid| Catalogue::get().tile(laid.tile).has(Symbol::Bazaar));
    if let Some(bazaar) = state_mut(game) {
        let is_over = !bazaar.lays_held && bazaar.held.values().iter().all(Option::is_none);
        bazaar.is_due |= shows_bazaar && is_over;
    }
}

/// Opens a bazaar after a turn in which one was laid, if the pile has a tile for each player. The next step, if one is held.
pub(crate) fn opens(game: &mut Game, events: &mut Vec<rules::Event>) -> Option<Step> {
    let n_tiles = game.rules.n_players();
    let chooser = left_of(game, game.active);
    let first = game.n_drawn;
    let has_tiles = !game.open && game.remaining() >= n_tiles;
    let is_hidden = game.hides_tiles(n_tiles);
    let bazaar = state_mut(game)?;
    if !std::mem::take(&mut bazaar.is_due) || !has_tiles {
        return None;
    }
    if is_hidden {
        return Some(game.stop_before(None));
    }
    let bazaar = &mut game.states.bridges.as_mut()?.bazaar;
    for (place, &tile) in bazaar.display.iter_mut().zip(&game.deck[first..first + n_tiles]) {
        *place = Some(tile);
        events.push(rules::Event::Bridges(Event::TileOffered { tile }));
    }
    (bazaar.chooser, bazaar.lot) = (chooser, None);
    game.n_drawn += n_tiles;
    for place in first..first + n_tiles {
        first_volcano::note(game, game.deck[place]);
    }
    game.note_empty();
    give_the_last(game, events);
    Some(next_step(game))
}

fn left_of(game: &Game, player: PlayerId) -> PlayerId {
    PlayerId::from_index((player.index() + 1) % game.rules.n_players())
}

/// The next player clockwise who has no tile; the player themself comes last.
fn next_without(game: &Game, player: PlayerId) -> PlayerId {
    let mut next = left_of(game, player);
    while next != player && game.held_tile(next).is_some() {
        next = left_of(game, next);
    }
    next
}

/// Gives the last tile to the only player who has none.
fn give_the_last(game: &mut Game, events: &mut Vec<rules::Event>) {
    let Some(bazaar) = state(game) else { return };
    let mut left = bazaar.display.iter().flatten();
    if let (Some(&tile), None) = (left.next(), left.next()) {
        let chooser = bazaar.chooser;
        let player = if game.held_tile(chooser).is_none() { chooser } else { next_without(game, chooser) };
        take(game, player, tile, events);
    }
}

/// Hands a tile of the display to a player. The next player without one chooses then.
fn take(game: &mut Game, player: PlayerId, tile: TileId, events: &mut Vec<rules::Event>) {
    events.push(rules::Event::Bridges(Event::TileTaken { player, tile }));
    let Some(bazaar) = state_mut(game) else { return };
    if let Some(place) = bazaar.display.iter_mut().find(|place| **place == Some(tile)) {
        *place = None;
    }
    bazaar.held[player] = Some(tile);
    bazaar.lot = None;
    let chooser = bazaar.chooser;
    let next = next_without(game, chooser);
    if let Some(bazaar) = state_mut(game) {
        bazaar.chooser = next;
    }
    give_the_last(game, events);
}

/// The player who is asked at the bazaar.
#[must_use]
fn asked(game: &Game) -> PlayerId {
    state(game).map_or(game.active, |bazaar| bazaar.lot.map_or(bazaar.chooser, |lot| lot.asked))
}

/// Whether the player who is asked has the last word on the chosen tile.
fn is_last_word(bazaar: &Bazaar, lot: &Lot) -> bool {
    lot.bid.is_some() && lot.asked == bazaar.chooser
}

/// Declining to bid, which the chooser cannot do.
fn passing(game: &Game, cursor: &mut u32) -> Option<rules::Action> {
    let bazaar = state(game).filter(|_| *cursor == 0)?;
    let lot = bazaar.lot?;
    *cursor = 1;
    (lot.bid.is_some() && !is_last_word(bazaar, &lot)).then_some(rules::Action::Skip)
}

/// What the asked player may do: choose a tile, each kind once in the order of the display; bid, from the lowest bid up; or buy
/// and sell.
fn deals(game: &Game, cursor: &mut u32) -> Option<rules::Action> {
    let bazaar = state(game)?;
    let at = *cursor as usize;
    let deal = match &bazaar.lot {
        None => {
            let display = &bazaar.display;
            let is_first = |&index: &usize| display[index].is_some() && !display[..index].contains(&display[index]);
            let index = (at..display.len()).find(is_first)?;
            *cursor = index as u32 + 1;
            return display[index].map(|tile| rules::Action::Bridges(Action::Bazaar(Deal::Choose { tile })));
        }
        Some(lot) if is_last_word(bazaar, lot) => {
            let can_pay = lot.bid.is_none_or(|bid| bid <= game.scores[bazaar.chooser]);
            *[Deal::Buy, Deal::Sell][usize::from(!can_pay)..].get(at)?
        }
        Some(lot) => {
            let points = lot.bid.map_or(0, |bid| bid + 1) + at as i16;
            let highest = game.scores[lot.asked].max(0);
            (points <= highest).then_some(Deal::Bid { tile: lot.tile, points })?
        }
    };
    *cursor += 1;
    Some(rules::Action::Bridges(Action::Bazaar(deal)))
}

/// Carries out what the asked player does.
pub(crate) fn deal(game: &mut Game, deal: Deal, events: &mut Vec<rules::Event>) {
    let player = asked(game);
    let has_auction = game.rules.options.bridges.auction == BazaarAuction::Yes;
    match deal {
        Deal::Choose { tile } => {
            events.push(rules::Event::Bridges(Event::TileChosen { player, tile }));
            if !has_auction {
                return take(game, player, tile, events);
            }
            if let Some(bazaar) = state_mut(game) {
                bazaar.lot = Some(Lot { tile, bid: None, bidder: player, asked: player });
            }
        }
        Deal::Bid { points, .. } => {
            events.push(rules::Event::Bridges(Event::BidMade { player, points }));
            if let Some(lot) = state_mut(game).and_then(|bazaar| bazaar.lot.as_mut()) {
                (lot.bid, lot.bidder) = (Some(points), player);
            }
            go_on(game, events);
        }
        Deal::Buy => settle(game, player, events),
        Deal::Sell => {
            let bidder = state(game).and_then(|bazaar| bazaar.lot).map_or(player, |lot| lot.bidder);
            settle(game, bidder, events);
        }
    }
}

/// Notes that the asked player does not bid.
fn decline(game: &mut Game, events: &mut Vec<rules::Event>) -> Step {
    go_on(game, events);
    next_step(game)
}

/// Asks the next player without a tile for a bid. Whoever cannot bid more is not asked, and the chooser has the last word only
/// if somebody bid more.
fn go_on(game: &mut Game, events: &mut Vec<rules::Event>) {
    let Some(Bazaar { chooser, lot: Some(mut lot), .. }) = state(game).copied() else { return };
    let bid = lot.bid.unwrap_or(0);
    loop {
        lot.asked = next_without(game, lot.asked);
        if lot.asked == chooser || game.scores[lot.asked] > bid {
            break;
        }
    }
    if let Some(bazaar) = state_mut(game) {
        bazaar.lot = Some(lot);
    }
    if lot.asked == chooser && lot.bidder == chooser {
        settle(game, chooser, events);
    }
}

/// Ends the bidding: a player takes the tile and pays the highest bid, the chooser to its bidder and another to the chooser. A
/// chooser whose bid is the highest pays nobody.
fn settle(game: &mut Game, buyer: PlayerId, events: &mut Vec<rules::Event>) {
    let Some(Bazaar { chooser, lot: Some(lot), .. }) = state(game).copied() else { return };
    let price = lot.bid.unwrap_or(0);
    if price > 0 {
        let seller = if buyer == chooser { lot.bidder } else { chooser };
        let why = Score { points: price, ..Score::of(ScoreReason::Bazaar, None) };
        score::award(game, buyer, -price, why, events);
        if seller != buyer {
            score::award(game, seller, price, why, events);
        }
    }
    take(game, buyer, lot.tile, events);
}

/// The step after a decision at the bazaar.
#[must_use]
pub(crate) fn next_step(game: &Game) -> Step {
    let is_over = state(game).is_none_or(|bazaar| bazaar.display.iter().all(Option::is_none));
    if is_over { game.rules.after(Step::Bazaar) } else { Step::Bazaar }
}

impl Game {
    /// The tiles on display, while a bazaar is held.
    pub fn bazaar(&self) -> impl Iterator<Item = TileId> {
        state(self).into_iter().flat_map(|bazaar| bazaar.display.iter().flatten().copied())
    }

    /// The player who chooses a tile of the bazaar, or who chose the one for which players bid.
    #[must_use]
    pub fn chooser(&self) -> Option<PlayerId> {
        state(self).map(|bazaar| bazaar.chooser)
    }

    /// The tile for which players bid, with the highest bid and its bidder; the bid is `None` until the first has been made.
    #[must_use]
    pub fn lot(&self) -> Option<(TileId, Option<i16>, PlayerId)> {
        state(self)?.lot.map(|lot| (lot.tile, lot.bid, lot.bidder))
    }

    /// The tile that a player took at a bazaar and lays in the next turn.
    #[must_use]
    pub fn held_tile(&self, player: PlayerId) -> Option<TileId> {
        state(self)?.held[player]
    }

    /// Whether the active player lays a tile of a bazaar now. If a message gives another tile, the tile of the bazaar waits for the next turn.
    pub(crate) fn lays_held_tile(&self) -> bool {
        self.held_tile(self.active).is_some() && !messages::gives_tile(self)
    }
}
