//! Drawing: with which links, which links a player has to give away when, and what comes of them.

use super::{
    Refusal, SealedGame,
    chain::{Chain, Link},
    course::Course,
    hash::{Digest, below, hash},
    table::Mode,
};

impl SealedGame {
    /// Draws what the game waits for, as far as its links are known.
    pub(super) fn settle(&mut self) -> Result<(), Refusal> {
        while self.has_begun() {
            if let Some(action) = self.goes_by_itself() {
                self.apply(action);
                continue;
            }
            let Some(awaited) = self.game().awaits() else { break };
            let (chain, index, number) = self.next_draw();
            let seats = (0..self.table.n_seats()).filter(|&seat| self.counts(seat, chain, index));
            let links: Option<Vec<Digest>> = seats.map(|seat| self.link(seat, chain, index)).collect();
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
            let known = self
                .replay
                .reveal(name, self.before.as_deref_mut())
                .map_err(|error| Refusal::Record(error.to_string()))?;
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
    pub(super) fn next_draw(&self) -> (Chain, u16, u16) {
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
        let mut others = (0..self.table.n_seats()).filter(|&other| other != seat && self.counts(other, chain, index));
        self.link(seat, chain, index).is_some() && others.any(|other| self.link(other, chain, index).is_none())
    }

    /// A link of a player, as far as it is known here.
    pub(super) fn link(&self, seat: usize, chain: Chain, index: u16) -> Option<Digest> {
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

    /// The last links that a player has given away; those of somebody who left, as far as they count.
    pub(super) fn links_of(&self, seat: usize) -> [Option<Link>; 2] {
        let left = self.leaving[seat].as_ref().filter(|leaving| leaving.is_settled);
        Chain::BOTH.map(|chain| match left.map(|leaving| leaving.given[chain as usize]) {
            Some(index) => self.given[seat].get(chain, index).filter(|_| index > 0).map(|link| Link { index, link }),
            None => self.given[seat].last(chain),
        })
    }
}
