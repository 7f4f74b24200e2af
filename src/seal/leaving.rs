//! What happens when a player leaves a game of three or more: all others sign that this player has left, and the game goes on without
//! the links that are still to come from them.
//!
//! Links that they gave away still count, so no tile that anybody could know is drawn anew. Their turns go on by themselves: a tile is laid where
//! the first statement of the sorted list says, and everything that can be declined is. So all devices do the same, and no rule of the game has to
//! know of it.

use super::{
    Received, Refusal, SealedGame,
    chain::Chain,
    course::Leaving,
    hash::{Digest, hash},
    message::{Message, Signature},
};
use crate::{record::Statement, rules::Action};

impl SealedGame {
    /// Says that a player has left, for whom the game waits. It counts when everybody else has said so.
    ///
    /// # Errors
    /// If the game does not wait for this player, or has only two.
    pub fn say_left(&mut self, who: usize) -> Result<String, Refusal> {
        let Some((seat, secret)) = self.me.clone() else { return Err(Refusal::NotNow) };
        let may =
            self.table.n_seats() > 2 && who != seat && !self.is_gone(seat) && !self.has_unsent() && !self.has_ended();
        if !may || !self.waits_for().contains(&who) {
            return Err(Refusal::NotNow);
        }
        let (number, given) = (self.moves.len() as u16, self.given_by(who));
        let signature = secret.sign(&self.leaving_text(who, number, given));
        self.vote(seat, who, number, given, signature);
        self.settle()?;
        Ok(self.left_message(seat, who, number, given, signature))
    }

    fn left_message(&self, seat: usize, who: usize, number: u16, given: [u16; 2], signature: Signature) -> String {
        Message::Left { id: self.table.id(), seat: seat as u8, who: who as u8, number, given, signature }.to_text()
    }

    /// What a device has said about players who left, to be sent again.
    pub(super) fn said_left(&self) -> Option<String> {
        let seat = self.seat()?;
        self.leaving.iter().enumerate().find_map(|(who, leaving)| {
            let Leaving { number, given, votes, .. } =
                leaving.as_ref().filter(|leaving| usize::from(leaving.number) == self.moves.len())?;
            let &(_, signature) = votes.iter().find(|&&(voter, _)| voter == seat)?;
            Some(self.left_message(seat, who, *number, *given, signature))
        })
    }

    /// Takes in that somebody says so.
    pub(super) fn take_left(&mut self, text: &str, seat: usize, message: &Message) -> Result<Received, Refusal> {
        let &Message::Left { who, number, given, signature, .. } = message else { return Err(Refusal::NotWhole) };
        let who = self.seat_of(who)?;
        let (colour, turn) = self.of_seat(seat);
        let signed = self.leaving_text(who, number, given);
        if seat == who || !self.table.has_signed(seat, &signed, &signature) {
            return Err(Refusal::Forged(colour, turn));
        }
        let is_known =
            |leaving: &Leaving| leaving.number == number && leaving.votes.iter().any(|&(voter, _)| voter == seat);
        if self.leaving[who].as_ref().is_some_and(is_known) {
            return Ok(Received::Known);
        }
        let comes_early = usize::from(number) > self.moves.len()
            || given.iter().zip(self.given_by(who)).any(|(&theirs, own)| theirs > own);
        if comes_early {
            return Ok(self.keep(text));
        }
        if self.is_gone(who) {
            return Err(Refusal::NotNow);
        }
        let is_late = usize::from(number) < self.moves.len() || given != self.given_by(who);
        if is_late && !self.may_come_late(seat, who, number, given) {
            return Err(Refusal::NotNow);
        }
        self.vote(seat, who, number, given, signature);
        self.go_on_from(who, number)?;
        Ok(Received::New)
    }

    /// Whether somebody can still say so of a moment after which the game went on here, since something of the player who left came late:
    /// another must have said so of the same moment, and who says it has not made a move since.
    fn may_come_late(&self, seat: usize, who: usize, number: u16, given: [u16; 2]) -> bool {
        let is_same = |leaving: &Leaving| leaving.number == number && leaving.given == given;
        let has_moved = self.moves[usize::from(number)..].iter().any(|signed| signed.seat == seat);
        !has_moved && self.leaving[who].as_ref().is_some_and(is_same)
    }

    /// Goes on from the moment of which all others have said that somebody left: what was decided after it here never was, signed or not, and
    /// what was drawn with later links is drawn without them.
    fn go_on_from(&mut self, who: usize, number: u16) -> Result<(), Refusal> {
        if self.leaving[who].as_ref().is_some_and(|leaving| leaving.is_settled) {
            let early = std::mem::take(&mut self.early);
            *self = self.after_moves(number.into())?;
            self.early = early;
        }
        self.settle()
    }

    /// Whether a move may have been made before its player knew that all others had said the same of somebody: it is void then, and nobody is
    /// to blame.
    pub(super) fn is_overtaken(&self, seat: usize, number: usize) -> bool {
        let mut settled = self.leaving.iter().flatten().filter(|leaving| leaving.is_settled);
        settled.any(|leaving| {
            let after = number.saturating_sub(usize::from(leaving.number));
            (1..=self.table.n_seats()).contains(&after) && leaving.votes.iter().any(|&(voter, _)| voter == seat)
        })
    }

    /// Whether somebody has said of the player who is asked that they have left, and not all others have.
    pub(super) fn may_be_leaving(&self) -> bool {
        let asked = self.game().asked().index();
        self.leaving[asked]
            .as_ref()
            .is_some_and(|leaving| !leaving.is_settled && usize::from(leaving.number) == self.moves.len())
    }

    /// Counts that one player says of another that they have left. What was said before the game went on counts no more.
    pub(super) fn vote(&mut self, seat: usize, who: usize, number: u16, given: [u16; 2], signature: Signature) {
        let fresh = || Leaving { number, given, votes: Vec::new(), is_settled: false };
        let mut leaving = self.leaving[who]
            .take()
            .filter(|known| known.number == number && known.given == given)
            .unwrap_or_else(fresh);
        if leaving.votes.iter().all(|&(voter, _)| voter != seat) {
            leaving.votes.push((seat, signature));
            leaving.votes.sort_unstable(); // the same record for everybody
        }
        self.leaving[who] = Some(leaving);
        while let Some(settled) = (0..self.table.n_seats()).find(|&who| self.is_agreed(who)) {
            if let Some(leaving) = &mut self.leaving[settled] {
                leaving.is_settled = true;
            }
        }
    }

    /// Whether everybody has said by now that somebody has left of whom that did not count yet. Those who left before need not say it; they may
    /// turn out later to have left. The last one cannot leave: nobody is there to say it.
    fn is_agreed(&self, who: usize) -> bool {
        let Some(leaving) = self.leaving[who].as_ref().filter(|leaving| !leaving.is_settled) else { return false };
        let left_before = |other: usize| {
            self.leaving[other].as_ref().is_some_and(|left| left.is_settled && left.number <= leaving.number)
        };
        let mut others = (0..self.table.n_seats()).filter(|&other| other != who && !left_before(other)).peekable();
        others.peek().is_some() && others.all(|other| leaving.votes.iter().any(|&(voter, _)| voter == other))
    }

    /// Whether a player has left by now.
    #[must_use]
    pub fn is_gone(&self, seat: usize) -> bool {
        self.leaving[seat]
            .as_ref()
            .is_some_and(|leaving| leaving.is_settled && self.moves.len() >= usize::from(leaving.number))
    }

    /// The number of players of whom all others have said that they have left.
    pub(super) fn n_gone(&self) -> usize {
        self.leaving.iter().flatten().filter(|leaving| leaving.is_settled).count()
    }

    /// Whether a link of a player belongs to a draw: one of somebody who left only if it was given away before. That holds for what was drawn
    /// before, too, since no other link was known then.
    pub(super) fn counts(&self, seat: usize, chain: Chain, index: u16) -> bool {
        let left = self.leaving[seat].as_ref().filter(|leaving| leaving.is_settled);
        left.is_none_or(|leaving| index <= leaving.given[chain as usize])
    }

    /// Whether the game has ended because a single player is left.
    #[must_use]
    pub fn has_ended(&self) -> bool {
        (0..self.table.n_seats()).filter(|&seat| !self.is_gone(seat)).count() < 2
    }

    /// What is done for somebody who left: what can be declined is declined, and else the first statement of the sorted list counts.
    pub(super) fn goes_by_itself(&self) -> Option<Action> {
        let game = self.game();
        if game.is_over() || game.awaits().is_some() || !self.is_gone(game.asked().index()) {
            return None;
        }
        let legal = crate::rules::choices(game).map(|action| (Statement::of(game, action).to_string(), action));
        legal
            .min_by(|one, other| (one.0 != "skip", &one.0).cmp(&(other.0 != "skip", &other.0)))
            .map(|(_, action)| action)
    }

    fn leaving_text(&self, who: usize, number: u16, given: [u16; 2]) -> Digest {
        hash(
            "left",
            &[&self.hash, &number.to_be_bytes(), &[who as u8], &given[0].to_be_bytes(), &given[1].to_be_bytes()],
        )
    }

    /// Whether what a record says about somebody who left is signed by those who it says have signed.
    pub(super) fn has_signed_left(
        &self,
        who: usize,
        number: u16,
        given: [u16; 2],
        (seat, signature): (usize, Signature),
    ) -> bool {
        let signed = self.leaving_text(who, number, given);
        seat != who && self.table.has_signed(seat, &signed, &signature)
    }
}
