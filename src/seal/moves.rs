//! What a device sends: invitations, answers, links and signed moves.

use super::{
    Refusal, SealedGame,
    chain::{Chain, DeviceKey, Link, Nonce, Secret},
    message::Message,
};

impl SealedGame {
    /// Answers an invitation, under a name.
    ///
    /// # Errors
    /// If the text is no invitation, if this device sent it, or if the name cannot be used.
    pub fn answer(invitation: &str, name: &str, device: &DeviceKey, nonce: Nonce) -> Result<Self, Refusal> {
        let Message::Invite(mut table) = Message::parse(invitation)? else { return Err(Refusal::NotNow) };
        let free = table.pledges.iter().position(Option::is_none).ok_or(Refusal::NotWhole)?;
        if table.pledges.iter().flatten().any(|pledge| Secret::new(device, pledge.nonce).pledge() == *pledge) {
            return Err(Refusal::OwnInvitation);
        }
        table.name(free, name)?;
        let secret = Secret::new(device, nonce);
        table.pledges[free] = Some(secret.pledge());
        let mut game = Self::at(table, Some((free, secret)))?;
        game.give_due();
        game.settle()?;
        Ok(game)
    }

    /// What this device has to send now, which is then regarded as sent; empty if the game waits for somebody else.
    pub fn send(&mut self) -> Option<String> {
        let (seat, secret) = self.me.clone()?;
        if self.has_unsent() && !self.is_asked() {
            let text = self.next_transcript(seat);
            self.close_move(seat, secret.sign(&text));
            self.give_due();
            return self.last_move();
        }
        if self.table.is_full() && self.table.n_seats() > 2 && self.ready[seat].is_none() {
            let signature = secret.sign(&self.hash);
            self.ready[seat] = Some(signature);
            return self.again();
        }
        (!self.has_unsent() && self.give_due()).then(|| self.opened())?
    }

    /// Gives the links away that are due. Whether there were any.
    fn give_due(&mut self) -> bool {
        let Some((seat, secret)) = &self.me else { return false };
        let (seat, due, given) = (*seat, self.due(*seat), self.given_by(*seat));
        let Some(pledge) = &self.table.pledges[seat] else { return false };
        for chain in Chain::BOTH {
            let index = due[chain as usize].max(given[chain as usize]);
            self.given[seat].take(&pledge.nonce, chain, Link { index, link: secret.link(chain, index) });
        }
        self.given_by(seat) != given
    }

    /// The game as it was before the last signed move.
    ///
    /// # Errors
    /// Never for a game that was made or opened here.
    pub fn after_all_but_the_last(&self) -> Result<Self, Refusal> {
        self.after_moves(self.moves.len().saturating_sub(1))
    }

    /// What this device sent last, to be sent again; `None` if it has sent nothing.
    #[must_use]
    pub fn again(&self) -> Option<String> {
        let (seat, secret) = self.me.as_ref()?;
        let pledge = secret.pledge();
        let is_inviter = *seat == self.table.inviter;
        if let Some(said) = self.said_left() {
            return Some(said);
        }
        if self.table.is_full()
            && let Some(last) = self.last_move()
        {
            return Some(last);
        }
        let name = || self.table.setup.players[*seat].name.clone();
        let message = match (is_inviter, self.table.n_seats() == 2) {
            (true, _) if !self.table.is_full() => Message::Invite(self.table.invitation()),
            (true, true) => return self.opened(),
            (true, false) => {
                let signature = secret.sign(&self.hash);
                return match self.given_by(*seat) {
                    [0, 0] => Some(Message::Table { table: self.table.clone(), signature }.to_text()),
                    _ => self.opened(),
                };
            }
            (false, _) if self.table.n_seats() == 2 || !self.table.is_full() => Message::Answer {
                id: self.table.id(),
                name: name(),
                pledge,
                link: self.links_of(*seat)[0].filter(|_| self.table.n_seats() == 2),
            },
            (false, _) if self.given_by(*seat) != [0; 2] => return self.opened(),
            (false, _) => Message::Ready { id: self.table.id(), seat: *seat as u8, signature: self.ready[*seat]? },
        };
        Some(message.to_text())
    }

    /// The links that this device has given away, without a move.
    fn opened(&self) -> Option<String> {
        let seat = self.seat()?;
        let links = self.links_of(seat);
        let message = Message::Open { id: self.table.id(), seat: seat as u8, links };
        links.iter().any(Option::is_some).then(|| message.to_text())
    }

    /// The last move that this device signed, with the links that it has given away since.
    fn last_move(&self) -> Option<String> {
        let seat = self.seat()?;
        let number = self.moves.iter().rposition(|signed| signed.seat == seat)?;
        let signature = self.moves[number].signature;
        let choices = self.moves[number].choices.clone().or_else(|| self.choices_of(number).ok()?)?;
        let id = self.table.id();
        let links = self.links_of(seat);
        Some(Message::Move { id, seat: seat as u8, number: number as u16 + 1, links, choices, signature }.to_text())
    }

    /// The choices of a signed move, as places in the sorted lists of what was legal.
    fn choices_of(&self, number: usize) -> Result<Option<Vec<u16>>, Refusal> {
        let mut then = self.after_moves(number)?;
        let mut choices = Vec::new();
        for _ in 0..self.moves[number].decisions {
            let action = self.replay.played()[then.replay.at()];
            let Some(place) = then.place_of(action) else { return Ok(None) };
            choices.push(place);
            then.decide(action)?;
        }
        Ok(Some(choices))
    }

    /// The game after so many signed moves.
    pub(super) fn after_moves(&self, number: usize) -> Result<Self, Refusal> {
        let mut then = self.at_the_start()?;
        for signed in &self.moves[..number] {
            for _ in 0..signed.decisions {
                then.decide(self.replay.played()[then.replay.at()])?;
            }
            then.close_move(signed.seat, signed.signature);
            then.settle()?;
        }
        Ok(then)
    }
}
