//! A sealed game as one device has it: what everybody knows, and the secrets of one seat.

use super::{
    Refusal,
    chain::{Chain, DeviceKey, Given, Link, Nonce, Secret},
    hash::{Digest, below, hash},
    message::Signature,
    table::{Mode, Table, Terms},
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
    before: Option<Box<(Replay, Action)>>,
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
    /// Messages of this game that came before those which they follow.
    pub(super) early: Vec<String>,
    course: Course,
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

/// Where a game is in its draws.
#[derive(Clone, Copy, Debug, Default)]
struct Course {
    /// The turn of the last draw, and its number among those with the same links.
    drawn_in: u16,
    number: u16,
    /// The number of further links that were used.
    further: u16,
    /// The turn of the last decision, and whether nothing was drawn since.
    decided_in: u16,
    chosen: bool,
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
            moves: Vec::new(),
            unsigned: Vec::new(),
            chosen: Vec::new(),
            early: Vec::new(),
            course: Course::default(),
        })
    }

    /// The same game before its first tile, with all links that are known by now.
    pub(super) fn from_the_start(&self) -> Result<Self, Refusal> {
        let mut start = Self::at(self.table.clone(), self.me.clone())?;
        start.replay.set_tags(self.replay.tags().to_vec());
        start.given.clone_from(&self.given);
        start.ready.clone_from(&self.ready);
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

    /// Whether this device decides now.
    #[must_use]
    pub fn is_asked(&self) -> bool {
        let game = self.game();
        !game.is_over() && game.awaits().is_none() && self.seat() == Some(game.asked().index())
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
        check(self.game(), action).map_err(|_| Refusal::Illegal(colour, turn))?;
        self.unsigned.push(Statement::of(self.game(), action).to_string());
        self.before = Some(Box::new((self.replay.clone(), action)));
        self.replay.play_unchecked(action);
        (self.course.decided_in, self.course.chosen) = (turn, true);
        self.settle()
    }

    /// The place of an action in the sorted list of what is legal.
    pub(super) fn place_of(&self, action: Action) -> Option<u16> {
        let statement = Statement::of(self.game(), action).to_string();
        self.legal().iter().position(|legal| *legal == statement).map(|place| place as u16)
    }

    /// Draws what the game waits for, as far as its links are known.
    pub(super) fn settle(&mut self) -> Result<(), Refusal> {
        while self.has_begun()
            && let Some(awaited) = self.game().awaits()
        {
            let (chain, index, number) = self.next_draw();
            let links: Option<Vec<Digest>> = (0..self.table.n_seats()).map(|seat| self.link(seat, chain, index)).collect();
            let Some(links) = links else { break };
            let turn = self.game().turn();
            let (turn_bytes, number_bytes) = (turn.to_be_bytes(), number.to_be_bytes());
            let mut fields: Vec<&[u8]> = vec![&self.hash, &turn_bytes, awaited.name().as_bytes(), &number_bytes];
            fields.extend(links.iter().map(|link| &link[..]));
            let random = hash("draw", &fields);
            let names = self.game().may_come();
            let missing = || Refusal::Record("nothing is left that could be drawn".into());
            let n_names = u32::try_from(names.len()).ok().filter(|&n| n > 0).ok_or_else(missing)?;
            let name = names[below(&random, n_names) as usize];
            let known = self.replay.reveal(name, self.before.as_deref_mut()).map_err(|error| Refusal::Record(error.to_string()))?;
            if !known {
                return Err(missing());
            }
            if chain == Chain::Further {
                self.course.further = index;
            }
            (self.course.drawn_in, self.course.number, self.course.chosen) = (turn, number, false);
        }
        Ok(())
    }

    /// The chain, the index of the links, and the number among draws with the same links, of what the game waits for.
    fn next_draw(&self) -> (Chain, u16, u16) {
        let turn = self.game().turn();
        let Course { drawn_in, number, further, decided_in, chosen } = self.course;
        let follows = decided_in == turn;
        if follows && self.table.terms.mode == Mode::Strict {
            return if chosen { (Chain::Further, further + 1, 0) } else { (Chain::Further, further, number + 1) };
        }
        (Chain::Turns, turn, if drawn_in == turn { number + 1 } else { 0 })
    }

    /// Whether a link of somebody else than this player is missing for what the game waits for.
    pub(super) fn lacks_only_others(&self, seat: usize) -> bool {
        let (chain, index, _) = self.next_draw();
        let mut others = (0..self.table.n_seats()).filter(|&other| other != seat);
        self.link(seat, chain, index).is_some() && others.any(|other| self.link(other, chain, index).is_none())
    }

    /// A link of a player, as far as it is known here.
    fn link(&self, seat: usize, chain: Chain, index: u16) -> Option<Digest> {
        if let Some((own, secret)) = &self.me
            && *own == seat
        {
            return Some(secret.link(chain, index));
        }
        self.given[seat].get(chain, index)
    }

    /// The indices of the links that a player has to have given away now.
    pub(super) fn due(&self, seat: usize) -> [u16; 2] {
        if !self.has_begun() {
            return [0; 2];
        }
        let game = self.game();
        let (n_seats, turn) = (self.table.n_seats() as u16, game.turn());
        let awaits = game.awaits();
        let not_begun = awaits.is_some() && self.course.drawn_in != turn && self.course.decided_in != turn;
        let own = |slot: &u16| (slot - 1) % n_seats == seat as u16;
        let last = (1..=turn - u16::from(not_begun)).rev().take(n_seats.into()).find(own);
        let turns = match (last, self.table.terms.mode) {
            (None, _) => seat as u16,
            (Some(slot), Mode::Strict) if slot == turn && !game.is_over() => slot,
            (Some(slot), _) => slot + n_seats - 1,
        };
        let further = match self.next_draw() {
            (Chain::Further, index, _) if awaits.is_some() && seat != game.active().index() => index,
            _ => self.course.further,
        };
        [turns, further]
    }

    /// The indices of the links that a player has given away.
    pub(super) fn given_by(&self, seat: usize) -> [u16; 2] {
        Chain::BOTH.map(|chain| self.given[seat].index(chain))
    }

    /// The last links that a player has given away.
    pub(super) fn links_of(&self, seat: usize) -> [Option<Link>; 2] {
        Chain::BOTH.map(|chain| self.given[seat].last(chain))
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
