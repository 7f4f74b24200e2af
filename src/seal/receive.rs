//! What a device receives. A message is checked whole before anything changes.

use super::{
    Refusal, SealedGame,
    chain::{Chain, Link, Pledge},
    message::{Message, Signature},
    table::Table,
};

/// What came of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Received {
    /// It was taken in.
    New,
    /// It had been taken in before.
    Known,
    /// It is kept until those come that it follows.
    Early,
}

impl SealedGame {
    /// Takes in a message.
    ///
    /// # Errors
    /// If the message does not belong here or is not honest. The game is unchanged then.
    pub fn receive(&mut self, text: &str) -> Result<Received, Refusal> {
        let text = text.trim();
        let mut after = self.clone();
        let received = after.take(text, &Message::parse(text)?).map_err(|refusal| self.or_answered(refusal))?;
        after.take_early()?;
        *self = after;
        Ok(received)
    }

    /// Before the first move of a game for two, whatever does not fit comes from the game with somebody else, whose answer was there sooner.
    fn or_answered(&self, refusal: Refusal) -> Refusal {
        let is_guest = self.table.n_seats() == 2 && self.seat().is_some_and(|seat| seat != self.table.inviter);
        let of_another =
            matches!(refusal, Refusal::Link(..) | Refusal::Illegal(..) | Refusal::NotAsked(..) | Refusal::Forged(..));
        if is_guest && self.moves.is_empty() && of_another { Refusal::Answered } else { refusal }
    }

    /// Takes in what came early and can follow now.
    fn take_early(&mut self) -> Result<(), Refusal> {
        let waiting = std::mem::take(&mut self.early);
        let n_waiting = waiting.len();
        for text in waiting {
            // What turns out to be dishonest is dropped: it could never follow.
            let mut after = self.clone();
            if let Ok(message) = Message::parse(&text)
                && after.take(&text, &message).is_ok()
            {
                *self = after;
            }
        }
        if self.early.is_empty() || self.early.len() == n_waiting { Ok(()) } else { self.take_early() }
    }

    fn take(&mut self, text: &str, message: &Message) -> Result<Received, Refusal> {
        if message.id() != self.table.id() {
            return Err(Refusal::Foreign);
        }
        match message {
            Message::Invite(_) => Ok(Received::Known),
            Message::Answer { name, pledge, link, .. } => self.take_answer(name, pledge, *link),
            Message::Table { table, signature } => self.take_table(table, signature),
            Message::Ready { seat, signature, .. } if self.table.is_full() => {
                self.take_ready(self.seat_of(*seat)?, signature)
            }
            Message::Open { seat, links, .. } if self.has_begun() => {
                let seat = self.seat_of(*seat)?;
                let known = self.given_by(seat);
                self.take_links(seat, links)?;
                self.settle()?;
                Ok(if self.given_by(seat) == known { Received::Known } else { Received::New })
            }
            Message::Move { seat, number, .. } if self.has_begun() => {
                self.take_numbered(text, self.seat_of(*seat)?, usize::from(*number), message)
            }
            Message::Left { seat, .. } if self.has_begun() => self.take_left(text, self.seat_of(*seat)?, message),
            Message::Ready { .. } | Message::Open { .. } | Message::Move { .. } | Message::Left { .. } => {
                Ok(self.keep(text))
            }
        }
    }

    fn take_answer(&mut self, name: &str, pledge: &Pledge, link: Option<Link>) -> Result<Received, Refusal> {
        if self.table.pledges.iter().flatten().any(|known| known == pledge) {
            return Ok(Received::Known);
        }
        if self.seat() != Some(self.table.inviter) {
            return Err(Refusal::NotNow);
        }
        let seat = self.table.pledges.iter().position(Option::is_none).ok_or(Refusal::Answered)?;
        self.table.name(seat, name)?;
        self.table.pledges[seat] = Some(pledge.clone());
        self.begin_anew()?;
        if self.table.n_seats() == 2 {
            self.take_links(seat, &[link, None])?;
            if self.due(seat) != self.given_by(seat) {
                let (colour, turn) = self.of_seat(seat);
                return Err(Refusal::Link(colour, turn));
            }
        }
        self.settle()?;
        Ok(Received::New)
    }

    fn take_table(&mut self, table: &Table, signature: &Signature) -> Result<Received, Refusal> {
        if self.table.is_full() {
            return if table.hash() == self.hash { Ok(Received::Known) } else { Err(Refusal::Answered) };
        }
        let Some((_, secret)) = &self.me else { return Err(Refusal::NotNow) };
        let own = Some(secret.pledge());
        let seat = table.pledges.iter().position(|pledge| *pledge == own).ok_or(Refusal::Answered)?;
        if !table.is_full() || !table.has_signed(table.inviter, &table.hash(), signature) {
            return Err(Refusal::Forged(table.setup.players[table.inviter].colour, 0));
        }
        self.me = Some((seat, secret.clone()));
        self.table.clone_from(table);
        self.begin_anew()?;
        self.ready[table.inviter] = Some(*signature);
        Ok(Received::New)
    }

    fn take_ready(&mut self, seat: usize, signature: &Signature) -> Result<Received, Refusal> {
        if !self.table.has_signed(seat, &self.hash, signature) {
            let (colour, turn) = self.of_seat(seat);
            return Err(Refusal::Forged(colour, turn));
        }
        let known = self.ready[seat].replace(*signature).is_some();
        self.settle()?;
        Ok(if known { Received::Known } else { Received::New })
    }

    /// Takes in a move by its number: the next one, one that is known, or one that comes too early.
    fn take_numbered(
        &mut self,
        text: &str,
        seat: usize,
        number: usize,
        message: &Message,
    ) -> Result<Received, Refusal> {
        let next = self.moves.len() + 1;
        if number < next {
            return self.compare(seat, number, message);
        }
        let mut after = self.clone();
        if number > next {
            return Ok(self.keep(text));
        }
        match after.take_move(seat, message) {
            Ok(true) => {
                *self = after;
                Ok(Received::New)
            }
            Ok(false) => Ok(self.keep(text)),
            // It may follow the word that the player who is asked has left, which others know already.
            Err(Refusal::NotAsked(..)) if self.may_be_leaving() => Ok(self.keep(text)),
            Err(_) if self.is_overtaken(seat, number) => Ok(Received::Known),
            Err(refusal) => Err(refusal),
        }
    }

    /// Keeps a message for later.
    pub(super) fn keep(&mut self, text: &str) -> Received {
        if !self.early.iter().any(|early| early == text) {
            self.early.push(text.to_owned());
        }
        Received::Early
    }

    /// Takes a table that has changed before anything was drawn.
    fn begin_anew(&mut self) -> Result<(), Refusal> {
        let tags = self.replay.tags().to_vec();
        let early = std::mem::take(&mut self.early);
        *self = Self::at(self.table.clone(), self.me.clone())?;
        self.replay.set_tags(tags);
        self.early = early;
        Ok(())
    }

    pub(super) fn seat_of(&self, seat: u8) -> Result<usize, Refusal> {
        let seat = usize::from(seat);
        if seat < self.table.n_seats() { Ok(seat) } else { Err(Refusal::NotWhole) }
    }

    /// Takes links of a player, if they belong to the player's chains.
    fn take_links(&mut self, seat: usize, links: &[Option<Link>; 2]) -> Result<(), Refusal> {
        let (colour, turn) = self.of_seat(seat);
        let Some(pledge) = self.table.pledges[seat].clone() else { return Err(Refusal::NotNow) };
        for chain in Chain::BOTH {
            let Some(link) = links[chain as usize] else { continue };
            if !self.given[seat].take(&pledge.nonce, chain, link) {
                return Err(Refusal::Link(colour, turn));
            }
        }
        Ok(())
    }

    /// Takes in the move that comes next. Whether it can be understood: it cannot while a link of somebody else is missing.
    fn take_move(&mut self, seat: usize, message: &Message) -> Result<bool, Refusal> {
        let (colour, turn) = self.of_seat(seat);
        if self.n_unsigned() > 0 {
            return Err(Refusal::NotAsked(colour, turn)); // it is this device that has begun the next move
        }
        let mut seen = self.clone();
        if !self.take_decisions(seat, message)? {
            return Ok(false);
        }
        // Its player has to give away what they can know of: this device sees further, with links that it has not given away.
        seen.me = None;
        let is_known = seen.take_decisions(seat, message)?;
        let (due, given) = (seen.due(seat), seen.given_by(seat));
        if !is_known || due.iter().zip(given).any(|(&due, given)| given < due) {
            return Err(Refusal::Link(colour, turn));
        }
        Ok(true)
    }

    /// Carries out a move, as far as its links are known.
    fn take_decisions(&mut self, seat: usize, message: &Message) -> Result<bool, Refusal> {
        let Message::Move { links, choices, signature, .. } = message else { return Err(Refusal::NotWhole) };
        let (colour, turn) = self.of_seat(seat);
        self.take_links(seat, links)?;
        self.settle()?;
        for &choice in choices {
            if self.game().awaits().is_some() {
                return self.lacks_only_others(seat).then_some(false).ok_or(Refusal::Link(colour, turn));
            }
            if self.game().is_over() || self.game().asked().index() != seat {
                return Err(Refusal::NotAsked(colour, turn));
            }
            self.choose(choice)?;
        }
        if choices.is_empty() || !self.table.has_signed(seat, &self.next_transcript(seat), signature) {
            return Err(Refusal::Forged(colour, turn));
        }
        self.close_move(seat, *signature);
        self.settle()?;
        Ok(true)
    }

    /// Compares a move with the one of the same number that is known already.
    fn compare(&self, seat: usize, number: usize, message: &Message) -> Result<Received, Refusal> {
        let mut then = self.after_moves(number.checked_sub(1).ok_or(Refusal::NotWhole)?)?;
        let (colour, turn) = (self.of_seat(seat).0, then.game().turn());
        match then.take_move(seat, message) {
            Ok(true) => {}
            _ if self.is_overtaken(seat, number) => return Ok(Received::Known),
            Ok(false) => return Err(Refusal::Link(colour, turn)),
            Err(refusal) => return Err(refusal),
        }
        let (known, other) = (&self.moves[number - 1], &then.moves[number - 1]);
        if known.seat == other.seat && self.replay.played().starts_with(then.replay.played()) {
            return Ok(Received::Known);
        }
        Err(Refusal::TwoTurns(colour, turn))
    }
}
