//! Bazaars (BOXES.md "Bridges, Castles & Bazaars").

use std::collections::VecDeque;

use bastide::catalogue::{BoxId, Symbol, TileId};

use super::{Choice, Game, asking::Asks};

/// A bazaar, to come or going on.
#[derive(Clone, Default)]
pub(super) struct Bazaar {
    /// Whether the tile of one was laid in this turn.
    is_to_come: bool,
    /// The tiles that nobody has yet.
    display: Vec<TileId>,
    /// Who chooses a tile, or did it last.
    chooser: usize,
    /// The tile that was chosen.
    lot: Option<TileId>,
    /// The highest bid, and whose it is.
    best: Option<(usize, i32)>,
    /// Who may still bid higher.
    to_bid: VecDeque<usize>,
    /// Whether the tile that is to be laid was bought at a bazaar.
    pub(super) is_bought: bool,
}

impl Game {
    /// The tile that a player lays in the next turn.
    pub(crate) fn held(&self, player: usize) -> Option<TileId> {
        self.held[player]
    }

    /// The tiles of the display.
    pub(crate) fn display(&self) -> &[TileId] {
        &self.bazaar.display
    }

    /// A bazaar on the tile just laid begins when the turn is over, unless the tile was bought at one or others still have such a
    /// tile.
    pub(super) fn announce_bazaar(&mut self) {
        let shows = self.agreed.uses(BoxId::Bridges, "bazaars") && self.table.shows(self.table.last(), Symbol::Bazaar);
        let is_over = !self.bazaar.is_bought && self.held.iter().all(Option::is_none);
        self.bazaar.is_to_come |= shows && is_over;
    }

    /// After the turn as many tiles are turned up as there are players, if there are so many. Returns whether somebody chooses.
    pub(super) fn bazaar_begins(&mut self) -> bool {
        let n = self.agreed.n_players;
        if !std::mem::take(&mut self.bazaar.is_to_come) || self.pile.len() < n {
            return false;
        }
        self.bazaar.display = self.pile.drain(..n).collect();
        self.bazaar.chooser = self.active;
        self.next_chooses()
    }

    /// The players without a tile, from the left of one on.
    fn without_tile(&self, player: usize) -> Vec<usize> {
        let mut players: Vec<usize> = self.players_left_of(player).into();
        players.retain(|&player| self.held[player].is_none());
        players
    }

    /// The next player without a tile chooses one; the last takes what is left.
    fn next_chooses(&mut self) -> bool {
        let without = self.without_tile(self.bazaar.chooser);
        match without[..] {
            [] => false,
            [player] if self.bazaar.display.len() == 1 => {
                self.held[player] = self.bazaar.display.pop();
                false
            }
            [player, ..] => {
                self.bazaar.chooser = player;
                self.ask(Asks::Choose(player))
            }
        }
    }

    pub(super) fn choosing_choices(&self) -> Vec<Choice> {
        let mut tiles = self.bazaar.display.clone();
        tiles.sort_by_key(|tile| tile.index());
        tiles.dedup();
        tiles.into_iter().map(Choice::Choose).collect()
    }

    /// Bids from the lowest possible to the player's points. Only the chooser may bid nothing.
    pub(super) fn bid_choices(&self, player: usize) -> Vec<Choice> {
        let Some(tile) = self.bazaar.lot else { return Vec::new() };
        let lowest = self.bazaar.best.map_or(0, |(_, points)| points + 1);
        let highest = if self.bazaar.best.is_none() { self.scores[player].max(0) } else { self.scores[player] };
        (lowest..=highest).map(|points| Choice::Bid(tile, points)).collect()
    }

    /// The chooser's last word: who has not the points of the highest bid cannot buy.
    pub(super) fn last_words(&self, chooser: usize) -> Vec<Choice> {
        let can_pay = self.bazaar.best.is_some_and(|(_, points)| points <= self.scores[chooser]);
        if can_pay { vec![Choice::Buy, Choice::Sell] } else { vec![Choice::Sell] }
    }

    /// Whether a bid is the chooser's own, which opens the auction.
    pub(super) fn opens_auction(&self) -> bool {
        self.bazaar.best.is_none()
    }

    /// Does what was chosen at a bazaar. Returns whether the bazaar goes on.
    pub(super) fn bazaar_goes_on(&mut self, player: usize, choice: Choice) -> bool {
        match choice {
            Choice::Choose(tile) if self.agreed.is("bazaar-auction", "no") => {
                self.takes(player, tile);
                return self.next_chooses();
            }
            Choice::Choose(tile) => {
                self.bazaar.lot = Some(tile);
                return self.ask(Asks::Bid(player));
            }
            Choice::Bid(_, points) => {
                if self.bazaar.best.is_none() {
                    self.bazaar.to_bid = self.without_tile(player).into();
                    self.bazaar.to_bid.retain(|&other| other != player);
                }
                self.bazaar.best = Some((player, points));
            }
            Choice::Buy => return self.deal(true),
            Choice::Sell => return self.deal(false),
            _ => {} // declined to bid
        }
        while let Some(other) = self.bazaar.to_bid.pop_front() {
            if self.ask(Asks::Bid(other)) {
                return true;
            }
        }
        let outbid = self.bazaar.best.is_some_and(|(bidder, _)| bidder != self.bazaar.chooser);
        if outbid { self.ask(Asks::BuyOrSell(self.bazaar.chooser)) } else { self.deal(true) }
    }

    /// The chooser buys the tile from the highest bidder, or sells it to that one.
    fn deal(&mut self, buys: bool) -> bool {
        let chooser = self.bazaar.chooser;
        let (Some(tile), Some((bidder, points))) = (self.bazaar.lot.take(), self.bazaar.best.take()) else {
            return false;
        };
        let (buyer, seller) = if buys { (chooser, bidder) } else { (bidder, chooser) };
        self.pay(buyer, points, "bazaar");
        if buyer != seller {
            self.begin_scoring();
            self.give(seller, points as usize, "bazaar");
        }
        self.takes(buyer, tile);
        self.next_chooses()
    }

    fn takes(&mut self, player: usize, tile: TileId) {
        let index = self.bazaar.display.iter().position(|&other| other == tile).unwrap();
        self.held[player] = Some(self.bazaar.display.remove(index));
    }
}
