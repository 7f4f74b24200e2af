//! A sealed game as one device has it: what everybody knows, and the secrets of one seat.

use super::{
    Refusal,
    chain::{DeviceKey, Given, Nonce, Secret},
    course::{Course, Leaving},
    hash::{Digest, hash},
    message::Signature,
    table::{Table, Terms},
};
use crate::{
    record::Statement,
    rules::{Action, Colour, Game, Setup, check},
    session::Replay,
};

/// A sealed game, seen from one seat or, without a key, by somebody who watches.
#[derive(Clone, Debug)]
pub struct SealedGame {
    pub(super) table: Table,
    /// The hash of the table.
    pub(super) hash: Digest,
    pub(super) me: Option<(usize, Secret)>,
    pub(super) replay: Replay,
    /// The game before the last decision, and that decision.
    pub(super) before: Option<Box<(Game, Action)>>,
    /// For each seat the links that were given away.
    pub(super) given: Vec<Given>,
    /// For each seat the signature on all pledges; only where there are more than two players.
    pub(super) ready: Vec<Option<Signature>>,
    /// The signed moves.
    pub(super) moves: Vec<Move>,
    /// The hash of everything up to the last signed move.
    transcript: Digest,
    /// The statements since then, and their places in the sorted lists of what was legal, as far as these are known.
    unsigned: Vec<String>,
    chosen: Vec<u16>,
    /// For each seat, that the player has left.
    pub(super) leaving: Vec<Option<Leaving>>,
    /// Messages of this game that came before those which they follow.
    pub(super) early: Vec<String>,
    pub(super) course: Course,
}

/// Decisions that one player made and signed together.
#[derive(Clone, Debug)]
pub(super) struct Move {
    pub(super) decisions: usize,
    pub(super) seat: usize,
    pub(super) signature: Signature,
    /// The decisions as places in the sorted lists of what was legal, where they are known without looking for them.
    pub(super) choices: Option<Vec<u16>>,
}

impl SealedGame {
    /// Begins a game and invites others to it. The host sits at one of the seats of the set-up; the other seats are filled by those who answer.
    ///
    /// # Errors
    /// If such a game cannot be played.
    pub fn invite(
        setup: Setup,
        terms: Terms,
        (seat, name): (usize, &str),
        device: &DeviceKey,
        nonce: Nonce,
    ) -> Result<Self, Refusal> {
        let mut table = Table::new(setup, terms, seat)?;
        table = table.invitation();
        table.name(seat, name)?;
        let secret = Secret::new(device, nonce);
        table.pledges[seat] = Some(secret.pledge());
        Self::at(table, Some((seat, secret)))
    }

    /// The game before its first tile.
    pub(super) fn at(table: Table, me: Option<(usize, Secret)>) -> Result<Self, Refusal> {
        let replay = Replay::new(table.setup.clone()).map_err(|error| Refusal::Record(error.to_string()))?;
        let n_seats = table.n_seats();
        let given = table.pledges.iter().map(|pledge| pledge.as_ref().map(Given::of).unwrap_or_default()).collect();
        Ok(Self {
            transcript: table.hash(),
            hash: table.hash(),
            table,
            me,
            replay,
            before: None,
            given,
            ready: vec![None; n_seats],
            leaving: vec![None; n_seats],
            moves: Vec::new(),
            unsigned: Vec::new(),
            chosen: Vec::new(),
            early: Vec::new(),
            course: Course::default(),
        })
    }

    /// The same game before its first tile, with all links that are known by now.
    pub(super) fn at_the_start(&self) -> Result<Self, Refusal> {
        let mut start = Self::at(self.table.clone(), self.me.clone())?;
        start.replay.set_tags(self.replay.tags().to_vec());
        start.given.clone_from(&self.given);
        start.ready.clone_from(&self.ready);
        start.leaving.clone_from(&self.leaving);
        start.settle()?;
        Ok(start)
    }

    /// The game as it is: its board, its points, and what it asks.
    #[must_use]
    pub fn game(&self) -> &Game {
        self.replay.game()
    }

    /// The seat of this device; `None` for somebody who watches.
    #[must_use]
    pub fn seat(&self) -> Option<usize> {
        self.me.as_ref().map(|&(seat, _)| seat)
    }

    /// The number of seats that are still free.
    #[must_use]
    pub fn free_seats(&self) -> usize {
        self.table.pledges.iter().filter(|pledge| pledge.is_none()).count()
    }

    /// Whether everybody has pledged their links and knows all pledges, so that links may be given away.
    #[must_use]
    pub fn has_begun(&self) -> bool {
        self.table.is_full() && (self.table.n_seats() == 2 || self.ready.iter().all(Option::is_some))
    }

    /// The seats from which something is missing: a signature, links, a decision. Empty while seats are free, and once the game is over or a single player
    /// is left.
    #[must_use]
    pub fn waits_for(&self) -> Vec<usize> {
        let game = self.game();
        let all = 0..self.table.n_seats();
        if !self.table.is_full() || game.is_over() || self.has_ended() {
            return Vec::new();
        }
        if !self.has_begun() {
            return all.filter(|&seat| self.ready[seat].is_none()).collect();
        }
        if game.awaits().is_none() {
            return vec![game.asked().index()];
        }
        let (chain, index, _) = self.next_draw();
        all.filter(|&seat| self.counts(seat, chain, index) && self.link(seat, chain, index).is_none()).collect()
    }

    /// Whether this device decides now.
    #[must_use]
    pub fn is_asked(&self) -> bool {
        let game = self.game();
        !game.is_over() && !self.has_ended() && game.awaits().is_none() && self.seat() == Some(game.asked().index())
    }

    /// The number of decisions that have been sent, or went on by themselves. They cannot be taken back.
    #[must_use]
    pub fn sent(&self) -> usize {
        self.replay.at() - self.unsigned.len()
    }

    /// Whether there are decisions that have not been sent yet.
    #[must_use]
    pub fn has_unsent(&self) -> bool {
        !self.unsigned.is_empty()
    }

    /// The statements that may be chosen now, sorted by bytes. Messages name a choice by its place in this list.
    #[must_use]
    pub fn legal(&self) -> Vec<String> {
        let mut statements = self.replay.legal_statements();
        statements.sort_unstable();
        statements
    }

    /// Makes a decision: one of [`Self::legal`]. It is sent with all others of the same turn.
    ///
    /// # Errors
    /// If this device is not asked, or the statement is not legal.
    pub fn play(&mut self, statement: &str) -> Result<(), Refusal> {
        let (colour, turn) = self.now();
        if !self.is_asked() {
            return Err(Refusal::NotAsked(colour, turn));
        }
        let place = self.legal().iter().position(|legal| legal == statement).ok_or(Refusal::Illegal(colour, turn))?;
        self.choose(place as u16)
    }

    /// The colour of the player who is asked, and the turn.
    pub(super) fn now(&self) -> (Colour, u16) {
        let game = self.game();
        (game.rules().players[game.asked().index()].colour, game.turn())
    }

    /// The colour of a seat, and the turn.
    pub(super) fn of_seat(&self, seat: usize) -> (Colour, u16) {
        (self.table.setup.players[seat].colour, self.game().turn())
    }

    /// Makes the decision at a place in the sorted list of what is legal.
    pub(super) fn choose(&mut self, place: u16) -> Result<(), Refusal> {
        let (colour, turn) = self.now();
        let illegal = Refusal::Illegal(colour, turn);
        let game = self.replay.game();
        let statement = self.legal().into_iter().nth(place.into()).ok_or_else(|| illegal.clone())?;
        let action = crate::rules::choices(game).find(|&action| Statement::of(game, action).to_string() == statement);
        self.decide(action.ok_or(illegal)?)?;
        self.chosen.push(place);
        Ok(())
    }

    /// Makes a decision, whoever is asked.
    pub(super) fn decide(&mut self, action: Action) -> Result<(), Refusal> {
        let (colour, turn) = self.now();
        if self.game().is_over() || self.game().awaits().is_some() {
            return Err(Refusal::Link(self.of_seat(self.game().active().index()).0, turn));
        }
        check(self.game(), action).or(Err(Refusal::Illegal(colour, turn)))?;
        self.unsigned.push(Statement::of(self.game(), action).to_string());
        self.apply(action);
        self.settle()
    }

    /// Carries out a legal decision.
    pub(super) fn apply(&mut self, action: Action) {
        (self.course.decided_in, self.course.chosen) = (self.game().turn(), true);
        let game = self.replay.game();
        match &mut self.before {
            Some(before) => {
                before.0.clone_from(game); // keeps its memory
                before.1 = action;
            }
            None => self.before = Some(Box::new((game.clone(), action))),
        }
        self.replay.play_unchecked(action);
    }

    /// The place of an action in the sorted list of what is legal.
    pub(super) fn place_of(&self, action: Action) -> Option<u16> {
        let statement = Statement::of(self.game(), action).to_string();
        self.legal().iter().position(|legal| *legal == statement).map(|place| place as u16)
    }

    /// The hash after the decisions since the last signed move.
    pub(super) fn next_transcript(&self, seat: usize) -> Digest {
        let statements = self.unsigned.join("\n");
        let number = (self.moves.len() as u16 + 1).to_be_bytes();
        hash("move", &[&self.transcript, &number, &[seat as u8], statements.as_bytes()])
    }

    /// Takes a signature for the decisions since the last signed move.
    pub(super) fn close_move(&mut self, seat: usize, signature: Signature) {
        self.transcript = self.next_transcript(seat);
        let decisions = self.unsigned.len();
        let choices = Some(std::mem::take(&mut self.chosen)).filter(|chosen| chosen.len() == decisions);
        self.moves.push(Move { decisions, seat, signature, choices });
        self.unsigned.clear();
    }

    /// The statements of the decisions that are not signed.
    #[cfg(test)]
    pub(super) fn unsigned_statements(&self) -> &[String] {
        &self.unsigned
    }

    /// The number of decisions that are not signed.
    pub(super) fn n_unsigned(&self) -> usize {
        self.unsigned.len()
    }
}
