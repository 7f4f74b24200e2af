//! Who plays by which rules, and what each has pledged: all that is agreed before the first tile.

use super::{
    Refusal,
    chain::Pledge,
    hash::{Digest, hash},
};
use crate::{
    record::{Tags, parse_record, write_tags},
    rules::{Deck, DeckSize, Lots, Rules, Setup},
};

/// What is drawn after a choice in the same turn, as the second part of a builder's turn is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// It is drawn with the links of the turn. The page does not show it early, but a changed program could.
    Fast,
    /// It is drawn with further links, for which the others are asked when the choice has been made and signed.
    Strict,
}

impl Mode {
    /// The word in the record.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Fast => "fast",
            Self::Strict => "strict",
        }
    }
}

/// What is agreed besides the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terms {
    /// How things are drawn after a choice.
    pub mode: Mode,
    /// Whether all tiles are there twice.
    pub doubled: bool,
    /// Whether pages may show aids, such as fields and chances. Nothing that thinks is allowed in any case.
    pub aids: bool,
}

impl Terms {
    fn size(self) -> DeckSize {
        if self.doubled { DeckSize::Double } else { DeckSize::Whole }
    }
}

/// The players, the rules and the pledges. Pledges are missing until all invited people have answered.
#[derive(Clone, Debug)]
pub(super) struct Table {
    /// The set-up before anything was drawn.
    pub(super) setup: Setup,
    pub(super) terms: Terms,
    /// The seat of the player who invited the others.
    pub(super) inviter: usize,
    pub(super) pledges: Vec<Option<Pledge>>,
}

impl Table {
    /// A table at which nobody has pledged anything yet.
    pub(super) fn new(mut setup: Setup, terms: Terms, inviter: usize) -> Result<Self, Refusal> {
        let n_players = setup.players.len();
        if n_players < 2 || inviter >= n_players {
            return Err(Refusal::Record("a sealed game has two players or more".into()));
        }
        if let Some(player) = setup.players.iter().find(|player| player.level.is_some()) {
            let colour = player.colour.name();
            return Err(Refusal::Record(format!("{colour} is a computer player, which can keep no secret")));
        }
        setup.lots = Lots::default();
        setup.seal(terms.size()).map_err(|error| Refusal::Record(error.to_string()))?;
        Ok(Self { setup, terms, inviter, pledges: vec![None; n_players] })
    }

    pub(super) fn n_seats(&self) -> usize {
        self.pledges.len()
    }

    pub(super) fn is_full(&self) -> bool {
        self.pledges.iter().all(Option::is_some)
    }

    /// Whether a signature is that of the player on a seat, who has pledged.
    pub(super) fn has_signed(&self, seat: usize, text: &Digest, signature: &[u8; 64]) -> bool {
        let pledge = self.pledges.get(seat).and_then(Option::as_ref);
        pledge.is_some_and(|pledge| pledge.has_signed(text, signature))
    }

    /// Takes a name for a player; an empty one is none.
    pub(super) fn name(&mut self, seat: usize, name: &str) -> Result<(), Refusal> {
        let mut setup = self.setup.clone();
        name.clone_into(&mut setup.players[seat].name);
        Rules::new(&setup).map_err(|error| Refusal::Record(error.to_string()))?;
        self.setup = setup;
        Ok(())
    }

    /// The tags for rules, boxes, options and players, as a record writes them.
    pub(super) fn head(&self) -> String {
        let mut text = String::new();
        let Ok(rules) = Rules::new(&self.setup) else { return text };
        let tags = Tags {
            version: "1",
            is_diagram: false,
            players: &rules.players,
            deck: &Deck::Open,
            known: None,
            lots: &self.setup.lots,
            result: None,
            unknown: &[],
            own: &[],
        };
        write_tags(&mut text, &rules, &tags);
        text
    }

    /// The set-up that [`Self::head`] wrote.
    pub(super) fn of_head(head: &str, terms: Terms, inviter: usize) -> Result<Self, Refusal> {
        let record = parse_record(head).map_err(|error| Refusal::Record(error.to_string()))?;
        Self::new(record.setup, terms, inviter)
    }

    /// Two bytes for the terms and the inviter.
    pub(super) fn terms_bytes(&self) -> [u8; 2] {
        let Terms { mode, doubled, aids } = self.terms;
        [u8::from(mode == Mode::Strict) | u8::from(doubled) << 1 | u8::from(aids) << 2, self.inviter as u8]
    }

    /// The terms and the inviter that two bytes tell.
    pub(super) fn terms_of([terms, inviter]: [u8; 2]) -> (Terms, usize) {
        let mode = if terms & 1 == 1 { Mode::Strict } else { Mode::Fast };
        (Terms { mode, doubled: terms & 2 == 2, aids: terms & 4 == 4 }, inviter.into())
    }

    /// The same table as it was when the inviter sat there alone.
    pub(super) fn invitation(&self) -> Self {
        let mut invitation = self.clone();
        for seat in (0..self.n_seats()).filter(|&seat| seat != self.inviter) {
            invitation.setup.players[seat].name.clear();
            invitation.pledges[seat] = None;
        }
        invitation
    }

    /// The hash of everything that is agreed. It names the table, and every signature and every draw depends on it.
    pub(super) fn hash(&self) -> Digest {
        let none = [0; 16 + 3 * 32];
        let pledges: Vec<[u8; 112]> =
            self.pledges.iter().map(|pledge| pledge.as_ref().map_or(none, Pledge::to_bytes)).collect();
        let head = self.head();
        let mut fields = vec![head.as_bytes()];
        let terms = self.terms_bytes();
        fields.push(&terms);
        fields.extend(pledges.iter().map(|pledge| &pledge[..]));
        hash("game", &fields)
    }
}
