//! A sealed game as a record: its tags hold the pledges, the links that were given away, and the signatures.
//!
//! ```text
//! [Seal "1 fast"]             version and mode; then perhaps doubled (all tiles twice) and aids, and the inviter's seat where it is not 0, as in inviter=1
//! [SealSeats "… -"]           what each player has pledged, in turn order: nonce, the links 0 of both chains, key; - for a free seat
//! [SealReady "… … …"]         with three players or more: each one's signature on all that
//! [SealLinks "12.… 13.…/2.…"] the last link of each player: index, link, and after a stroke that of the further links
//! [SealMoves "2.… 3.…"]       the number of decisions of each signed move, and the signature
//! [SealLeft "1.17.19.0:0.…,2.…"]  seat 1 left after 17 moves; its links count up to these indices; who says so, with the signature
//! [SealEarly "…"]             messages that wait for those which they follow
//! ```

use super::{
    Refusal, SealedGame,
    chain::{Chain, DeviceKey, Link, Pledge, Secret},
    course::Leaving,
    hash::{of_text, to_text},
    message::{Signature, hex},
    play::Move,
    table::{Mode, Table, Terms},
};
use crate::{
    record::{Record, RecordError, join, parse_record},
    rules::{Deck, Event, Setup},
    session::Replay,
};

/// Whether a record says anything of a sealed game.
#[must_use]
pub fn is_sealed(record: &Record) -> bool {
    const TAGS: [&str; 6] = ["Seal", "SealSeats", "SealReady", "SealLinks", "SealMoves", "SealLeft"];
    record.unknown_tags.iter().any(|(name, _)| TAGS.contains(&name.as_str()))
}

/// The name by which messages call the game of a record; `None` if it is not sealed, or cannot be read.
#[must_use]
pub fn id_of_record(text: &str) -> Option<String> {
    let record = parse_record(text).ok().filter(is_sealed)?;
    let tag = |name| tag_of(&record, name);
    let table = table_of(&record.setup, tag("Seal"), tag("SealSeats")).ok()?;
    Some(hex(&table.id()))
}

/// Checks everything that a record says about sealing: pledges, links, draws, signatures and their order.
///
/// # Errors
/// The first thing that is wrong.
pub fn check(record: &Record) -> Result<SealedGame, Refusal> {
    SealedGame::of_record(record, None)
}

/// Checks a record if it is one of a sealed game, and names the place of an error.
///
/// # Errors
/// The first thing that is wrong.
pub fn check_if_sealed(record: &Record) -> Result<(), RecordError> {
    if !is_sealed(record) {
        return Ok(());
    }
    check(record).map(|_| ()).map_err(|refusal| RecordError::Unmet(record.tag_place("Deck"), refusal.to_string()))
}

impl SealedGame {
    /// Reads the record of a sealed game, checks everything in it, and draws what can be drawn by now. With the key of a device it is seen
    /// from the seat of that device.
    ///
    /// # Errors
    /// If the text is no record of a sealed game, or not an honest one.
    pub fn open(text: &str, device: Option<&DeviceKey>) -> Result<Self, Refusal> {
        Self::of_record(&parse_record(text).map_err(|error| Refusal::Record(error.to_string()))?, device)
    }

    fn of_record(record: &Record, device: Option<&DeviceKey>) -> Result<Self, Refusal> {
        let (claimed, played) = Replay::of_record(record, usize::MAX, &mut ());
        let claimed = claimed.ok_or_else(|| Refusal::Record("the set-up cannot be played".into()))?;
        played.map_err(|error| Refusal::Record(error.to_string()))?;
        let tag = |name| tag_of(record, name);
        let table = table_of(&record.setup, tag("Seal"), tag("SealSeats"))?;
        let n_seats = table.n_seats();
        let own = |pledge: &Pledge| {
            device.map(|device| Secret::new(device, pledge.nonce)).filter(|secret| secret.pledge() == *pledge)
        };
        let me = table.pledges.iter().enumerate().find_map(|(seat, pledge)| Some((seat, own(pledge.as_ref()?)?)));
        let mut game = Self::at(table, me)?;
        game.replay
            .set_tags(record.unknown_tags.iter().filter(|(name, _)| !name.starts_with("Seal")).cloned().collect());
        for (seat, word) in
            tag("SealReady").split_whitespace().take(n_seats).enumerate().filter(|(_, word)| *word != "-")
        {
            let signature = signature_of(word)?;
            if !game.table.has_signed(seat, &game.hash, &signature) {
                let (colour, turn) = game.of_seat(seat);
                return Err(Refusal::Forged(colour, turn));
            }
            game.ready[seat] = Some(signature);
        }
        for (seat, word) in tag("SealLinks").split_whitespace().take(n_seats).enumerate() {
            for (chain, part) in Chain::BOTH.into_iter().zip(word.split('/')).filter(|(_, part)| *part != "-") {
                let link = link_of(part)?;
                let (colour, turn) = game.of_seat(seat);
                let refused = Refusal::Link(colour, turn);
                let Some(pledge) = &game.table.pledges[seat] else { return Err(refused) };
                if !game.given[seat].take(&pledge.nonce, chain, link) {
                    return Err(refused);
                }
            }
        }
        game.read_left(tag("SealLeft"))?;
        game.early = tag("SealEarly").split_whitespace().map(str::to_owned).collect();
        game.settle()?;
        game.follow(&claimed, tag("SealMoves"))?;
        Ok(game)
    }

    /// Reads who left.
    fn read_left(&mut self, text: &str) -> Result<(), Refusal> {
        for word in text.split_whitespace() {
            let wrong = || wrong("SealLeft");
            let (left, votes) = word.split_once(':').ok_or_else(wrong)?;
            let numbers: Vec<u16> = left.split('.').map(str::parse).collect::<Result<_, _>>().or(Err(wrong()))?;
            let [who, number, turns, further] = numbers[..] else { return Err(wrong()) };
            let (who, given) = (self.seat_of(u8::try_from(who).or(Err(wrong()))?)?, [turns, further]);
            for vote in votes.split(',') {
                let (seat, signature) = vote.split_once('.').ok_or_else(wrong)?;
                let (seat, signature) = (seat.parse().ok().ok_or_else(wrong)?, signature_of(signature)?);
                if !self.has_signed_left(who, number, given, (seat, signature)) {
                    return Err(Refusal::Forged(self.of_seat(who).0, 0));
                }
                self.vote(seat, who, number, given, signature);
            }
        }
        Ok(())
    }

    /// Plays the decisions of a record, and compares what it says was drawn.
    fn follow(&mut self, claimed: &Replay, moves: &str) -> Result<(), Refusal> {
        let next = |game: &Self| claimed.played().get(game.replay.at()).copied();
        for word in moves.split_whitespace() {
            let (count, signature) = word.split_once('.').ok_or_else(|| wrong("SealMoves"))?;
            let decisions: usize = count.parse().ok().ok_or_else(|| wrong("SealMoves"))?;
            let signature = signature_of(signature)?;
            let seat = self.game().asked().index();
            let (colour, turn) = self.now();
            let forged = Err(Refusal::Forged(colour, turn));
            for _ in 0..decisions {
                self.same_so_far(claimed)?;
                let Some(action) = next(self) else { return forged };
                self.decide(action)?;
            }
            if decisions == 0 || !self.table.has_signed(seat, &self.next_transcript(seat), &signature) {
                return forged;
            }
            self.close_move(seat, signature);
            self.settle()?;
        }
        while let Some(action) = next(self) {
            self.same_so_far(claimed)?;
            if self.seat() != Some(self.game().asked().index()) {
                let (colour, turn) = self.now();
                return Err(Refusal::Unsigned(colour, turn));
            }
            self.decide(action)?;
        }
        self.same_so_far(claimed)?;
        if claimed.events().len() > self.replay.events().len() {
            let (colour, turn) = self.of_seat(self.game().active().index());
            return Err(Refusal::Link(colour, turn));
        }
        Ok(())
    }

    /// Checks that nothing has happened so far that the record tells otherwise.
    fn same_so_far(&self, claimed: &Replay) -> Result<(), Refusal> {
        let events = self.replay.events();
        let differs = events.iter().zip(claimed.events()).position(|(own, other)| own != other);
        let Some(place) = differs else { return Ok(()) };
        let turn = |event: &Event| match event {
            Event::TurnBegan { player, turn, .. } => Some((self.table.setup.players[player.index()].colour, *turn)),
            _ => None,
        };
        let (colour, turn) = events[..=place].iter().rev().find_map(turn).unwrap_or(self.of_seat(0));
        Err(Refusal::Drawn(colour, turn))
    }

    /// The record of the game as this device has it: with what it alone has drawn, and with the decisions that it has not sent yet.
    #[must_use]
    pub fn to_text(&self) -> String {
        let mut replay = self.replay.clone();
        let mut tags = replay.tags().to_vec();
        tags.extend(self.seal_tags());
        replay.set_tags(tags);
        replay.to_text()
    }

    /// The record as everybody may have it: nothing in it is known to one player alone.
    ///
    /// # Errors
    /// Never for a game that was made or opened here.
    pub fn to_public_text(&self) -> Result<String, Refusal> {
        let mut watched = self.clone();
        watched.me = None;
        watched.early.clear();
        Ok(watched.after_moves(self.moves.len())?.to_text())
    }

    /// Takes in a record of the same game that goes further than this one.
    ///
    /// # Errors
    /// If it is no honest record of this game, or if it went another way.
    pub fn catch_up(&mut self, text: &str, device: &DeviceKey) -> Result<bool, Refusal> {
        let other = Self::open(text, Some(device))?;
        if other.hash != self.hash {
            return Err(Refusal::Foreign);
        }
        // The word of all others about somebody counts, wherever the game went on without knowing it.
        let (ours, theirs) = (self.n_gone(), other.n_gone());
        let parted = self.moves.iter().zip(&other.moves).position(|(own, other)| own.signature != other.signature);
        let is_further = match parted {
            _ if ours != theirs => ours < theirs,
            Some(number) if self.has_played_anew(&other, number) => true,
            Some(number) => {
                let (colour, turn) = self.after_moves(number)?.now();
                return Err(Refusal::TwoTurns(colour, turn));
            }
            None => other.moves.len() > self.moves.len(),
        };
        if is_further {
            let early = std::mem::take(&mut self.early);
            *self = other;
            self.early = early;
        }
        Ok(is_further)
    }

    /// Whether this device has played again a turn that it had sent before it was restored from an older file. Then its own key has signed the turn of
    /// the other record as well, and other players have gone on after that turn only.
    fn has_played_anew(&self, other: &Self, number: usize) -> bool {
        let is_own = |signed: &Move| Some(signed.seat) == self.seat();
        is_own(&other.moves[number])
            && self.moves[number..].iter().all(is_own)
            && !other.moves[number..].iter().all(is_own)
    }

    fn seal_tags(&self) -> Vec<(String, String)> {
        let mut seal = format!("1 {}", self.table.terms.mode.name());
        for (word, _) in
            [("doubled", self.table.terms.doubled), ("aids", self.table.terms.aids)].iter().filter(|(_, on)| *on)
        {
            seal.extend([" ", word]);
        }
        if self.table.inviter > 0 {
            seal.push_str(&format!(" inviter={}", self.table.inviter));
        }
        let or_none = |text: Option<String>| text.unwrap_or_else(|| "-".into());
        let link = |link: Link| format!("{}.{}", link.index, to_text(&link.link));
        let links = (0..self.table.n_seats()).map(|seat| match self.links_of(seat) {
            [turns, Some(further)] => format!("{}/{}", or_none(turns.map(link)), link(further)),
            [turns, None] => or_none(turns.map(link)),
        });
        let seats = self.table.pledges.iter();
        let seats = seats.map(|pledge| or_none(pledge.as_ref().map(|pledge| to_text(&pledge.to_bytes()))));
        let sign = |signature: Signature| to_text(&signature);
        let ready = self.ready.iter().map(|signature| or_none(signature.map(sign)));
        let moves = self.moves.iter().map(|signed| format!("{}.{}", signed.decisions, sign(signed.signature)));
        let mut tags = vec![("Seal", seal), ("SealSeats", join(seats, " "))];
        if self.ready.iter().any(Option::is_some) {
            tags.push(("SealReady", join(ready, " ")));
        }
        if (0..self.table.n_seats()).any(|seat| self.given_by(seat) != [0; 2]) {
            tags.push(("SealLinks", join(links, " ")));
        }
        if !self.moves.is_empty() {
            tags.push(("SealMoves", join(moves, " ")));
        }
        let left = self.leaving.iter().enumerate().filter_map(|(who, leaving)| {
            let Leaving { number, given: [turns, further], votes, .. } = leaving.as_ref()?;
            let votes = votes.iter().map(|(seat, signature)| format!("{seat}.{}", to_text(signature)));
            Some(format!("{who}.{number}.{turns}.{further}:{}", join(votes, ",")))
        });
        let left = join(left, " ");
        if !left.is_empty() {
            tags.push(("SealLeft", left));
        }
        if !self.early.is_empty() {
            tags.push(("SealEarly", self.early.join(" ")));
        }
        tags.into_iter().map(|(name, value)| (name.to_owned(), value)).collect()
    }
}

/// The value of a tag; empty where there is none.
fn tag_of<'a>(record: &'a Record, name: &str) -> &'a str {
    record.unknown_tags.iter().find(|(known, _)| known == name).map_or("", |(_, value)| value)
}

fn wrong(tag: &str) -> Refusal {
    Refusal::Record(format!("the tag {tag} cannot be read"))
}

/// The table that a record describes: the set-up before anything was drawn, and what each player has pledged.
fn table_of(setup: &Setup, seal: &str, seats: &str) -> Result<Table, Refusal> {
    let mut words = seal.split_whitespace();
    let mode = match (words.next(), words.next()) {
        (Some("1"), Some("fast")) => Mode::Fast,
        (Some("1"), Some("strict")) => Mode::Strict,
        (Some("1"), _) | (None, _) => return Err(wrong("Seal")),
        _ => return Err(Refusal::Newer),
    };
    let (mut terms, mut inviter) = (Terms { mode, doubled: false, aids: false }, 0);
    for word in words {
        match word.strip_prefix("inviter=") {
            Some(seat) => inviter = seat.parse().ok().ok_or_else(|| wrong("Seal"))?,
            None if word == "doubled" => terms.doubled = true,
            None if word == "aids" => terms.aids = true,
            None => return Err(wrong("Seal")),
        }
    }
    let mut table = Table::new(Setup { deck: Deck::Open, ..setup.clone() }, terms, inviter)?;
    let sorted = |deck: &Deck| match deck {
        Deck::Tiles(tiles) => {
            let mut tiles = tiles.clone();
            tiles.sort_unstable();
            tiles
        }
        Deck::Open => Vec::new(),
    };
    if sorted(&setup.deck) != sorted(&table.setup.deck) {
        return Err(Refusal::Record("the deck does not hold the tiles of the boxes".into()));
    }
    let words: Vec<&str> = seats.split_whitespace().collect();
    if words.len() != table.n_seats() {
        return Err(wrong("SealSeats"));
    }
    for (seat, word) in words.into_iter().enumerate().filter(|(_, word)| *word != "-") {
        let pledge = of_text(word).and_then(|bytes| Pledge::of_bytes(&bytes));
        table.pledges[seat] = Some(pledge.ok_or_else(|| wrong("SealSeats"))?);
    }
    Ok(table)
}

fn signature_of(word: &str) -> Result<Signature, Refusal> {
    of_text(word).and_then(|bytes| bytes.try_into().ok()).ok_or_else(|| wrong("SealMoves"))
}

fn link_of(word: &str) -> Result<Link, Refusal> {
    let wrong = || wrong("SealLinks");
    let (index, link) = word.split_once('.').ok_or_else(wrong)?;
    let link = of_text(link).and_then(|bytes| bytes.try_into().ok()).ok_or_else(wrong)?;
    Ok(Link { index: index.parse().ok().ok_or_else(wrong)?, link })
}
