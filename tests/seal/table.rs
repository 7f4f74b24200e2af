//! Friends who play a sealed game, each with a device that knows only what it was sent.

use bastide::{
    catalogue::BoxId,
    rules::{Colour, Edition, Generator, Player, Setup, below},
    seal::{DeviceKey, Mode, SealedGame, Terms},
};

/// How a game is sealed.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sealed {
    pub(super) mode: Mode,
    pub(super) doubled: bool,
}

pub(super) struct Friends {
    pub(super) devices: Vec<SealedGame>,
    pub(super) keys: Vec<DeviceKey>,
    /// The length of the longest message with a move.
    pub(super) longest: usize,
}

pub(super) fn setup(edition: Edition, boxes: &[BoxId], n_players: usize) -> Setup {
    let players = Colour::ALL.into_iter().take(n_players);
    let mut setup = Setup::base(players.map(|colour| Player { colour, name: String::new(), level: None }).collect());
    (setup.edition, setup.boxes) = (edition, boxes.to_vec());
    setup
}

impl Friends {
    /// Somebody invites the others, who answer. With more than two, the messages that follow are still to be sent.
    pub(super) fn meet(edition: Edition, boxes: &[BoxId], n_players: usize, sealed: Sealed, seed: u64) -> Self {
        let key = |at: usize| DeviceKey([(seed as u8).wrapping_mul(31) ^ at as u8; 32]);
        let nonce = |at: usize| [at as u8, seed as u8, (seed >> 8) as u8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
        let host = seed as usize % n_players;
        let terms = Terms { mode: sealed.mode, doubled: sealed.doubled, aids: true };
        let mut hosts =
            SealedGame::invite(setup(edition, boxes, n_players), terms, (host, "Ann"), &key(host), nonce(host))
                .unwrap();
        let invitation = hosts.again().unwrap();
        let mut devices = Vec::new();
        for at in (0..n_players).filter(|&at| at != host) {
            let device = SealedGame::answer(&invitation, &format!("Guest {at}"), &key(at), nonce(at)).unwrap();
            hosts.receive(&device.again().unwrap()).unwrap();
            devices.push((at, device));
        }
        devices.insert(0, (host, hosts));
        let keys = devices.iter().map(|&(at, _)| key(at)).collect();
        Self { devices: devices.into_iter().map(|(_, device)| device).collect(), keys, longest: 0 }
    }

    /// Three friends who know that everybody is ready, and have given nothing away yet.
    pub(super) fn ready(seed: u64) -> Self {
        let sealed = Sealed { mode: Mode::Fast, doubled: false };
        let mut friends = Self::meet(Edition::Second, &[BoxId::Base], 3, sealed, seed);
        for from in 0..3 {
            let ready = friends.devices[from].send().unwrap();
            friends.deliver(from, &[], &ready);
        }
        friends
    }

    pub(super) fn are_done(&self) -> bool {
        self.devices.iter().all(|device| device.game().is_over() && !device.has_unsent())
    }

    /// Everybody decides what they are asked, and sends what they have to send.
    pub(super) fn act(&mut self, rng: &mut Generator) -> Vec<(usize, String)> {
        self.act_but(None, rng)
    }

    fn act_but(&mut self, silent: Option<usize>, rng: &mut Generator) -> Vec<(usize, String)> {
        let mut sent = Vec::new();
        for (at, device) in self.devices.iter_mut().enumerate().filter(|(at, _)| Some(*at) != silent) {
            while device.is_asked() {
                let legal = device.legal();
                device.play(&legal[below(rng, legal.len())]).unwrap();
            }
            let had_begun = device.has_begun();
            while let Some(text) = device.send() {
                if had_begun {
                    self.longest = self.longest.max(text.len());
                }
                sent.push((at, text));
            }
        }
        sent
    }

    /// Plays until it is the turn of one player, the turn has at least this number, and all others wait for it.
    pub(super) fn play_until(&mut self, asked: usize, turn: u16, rng: &mut Generator) {
        loop {
            let others = (0..self.devices.len()).filter(|&at| at != asked);
            let seat = self.devices[asked].seat().unwrap();
            let is_there = |at: usize| self.devices[at].waits_for() == [seat];
            if self.devices[asked].game().turn() >= turn
                && self.devices[asked].is_asked()
                && others.clone().all(is_there)
            {
                return;
            }
            let waits = self.devices[asked].game().turn() >= turn && self.devices[asked].is_asked();
            let sent = self.act_but(waits.then_some(asked), rng);
            assert!(!sent.is_empty(), "nobody waits for somebody else");
            for (from, text) in sent {
                for to in (0..self.devices.len()).filter(|&to| to != from) {
                    self.devices[to].receive(&text).unwrap();
                }
            }
        }
    }

    /// The message with the turn of somebody who is asked.
    pub(super) fn turn_of(&mut self, who: usize, rng: &mut Generator) -> String {
        while self.devices[who].is_asked() {
            let legal = self.devices[who].legal();
            self.devices[who].play(&legal[below(rng, legal.len())]).unwrap();
        }
        self.devices[who].send().unwrap()
    }

    /// The words of the first two of three that the third has left.
    pub(super) fn say_left(&mut self, leaver: usize) -> [String; 2] {
        let seat = self.devices[leaver].seat().unwrap();
        [0, 1].map(|at| self.devices[at].say_left(seat).unwrap())
    }

    /// Lets everybody but those who left do what they can, once; all messages arrive.
    pub(super) fn go_on(&mut self, gone: &[usize], rng: &mut Generator) {
        for from in (0..self.devices.len()).filter(|at| !gone.contains(at)) {
            if self.devices[from].is_asked() {
                let legal = self.devices[from].legal();
                self.devices[from].play(&legal[below(rng, legal.len())]).unwrap();
            }
            while let Some(text) = self.devices[from].send() {
                self.deliver(from, gone, &text);
            }
        }
    }

    fn deliver(&mut self, from: usize, gone: &[usize], text: &str) {
        for to in (0..self.devices.len()).filter(|to| *to != from && !gone.contains(to)) {
            self.devices[to].receive(text).unwrap();
        }
    }

    /// Lets the last player of `gone` fall silent: the others play on until the game waits for this player, and then say that they have left.
    pub(super) fn leave(&mut self, gone: &[usize], rng: &mut Generator) {
        let seat = self.devices[gone[gone.len() - 1]].seat().unwrap();
        let stays: Vec<usize> = (0..self.devices.len()).filter(|at| !gone.contains(at)).collect();
        for _ in 0..100 {
            if stays.iter().all(|&at| self.devices[at].waits_for().contains(&seat)) {
                break;
            }
            self.go_on(gone, rng);
        }
        for &at in &stays {
            let text = self.devices[at].say_left(seat).unwrap();
            self.deliver(at, gone, &text);
        }
    }

    /// Plays to the end; from some turn on one of them does nothing any more, and all others say that they have left.
    pub(super) fn play_without(&mut self, leaver: usize, from_turn: u16, rng: &mut Generator) {
        let mut on_the_way: Vec<(usize, String)> = Vec::new();
        loop {
            let is_silent = self.devices[0].game().turn() >= from_turn;
            let sent = self.act_but(is_silent.then_some(leaver), rng);
            on_the_way.extend(sent.into_iter().flat_map(|(from, text)| {
                (0..self.devices.len())
                    .filter(move |&to| to != from && (to != leaver || !is_silent))
                    .map(move |to| (to, text.clone()))
            }));
            if on_the_way.is_empty() {
                let who = self.devices[leaver].seat().unwrap();
                let said: Vec<(usize, String)> =
                    (0..leaver).filter_map(|at| Some((at, self.devices[at].say_left(who).ok()?))).collect();
                if said.is_empty() {
                    break;
                }
                let others = |from: usize| (0..leaver).filter(move |&to| to != from);
                on_the_way
                    .extend(said.into_iter().flat_map(|(from, text)| others(from).map(move |to| (to, text.clone()))));
            }
            let (to, text) = on_the_way.swap_remove(below(rng, on_the_way.len()));
            if to != leaver || !is_silent {
                self.devices[to].receive(&text).unwrap();
            }
            if below(rng, 20) == 0 {
                self.reload(to);
            }
        }
    }

    /// Whether a message holds no link of its sender's next turn or later.
    pub(super) fn is_fair(&self, from: usize, text: &str) -> bool {
        let device = &self.devices[from];
        let seat = device.seat().unwrap();
        let n_seats = device.game().rules().n_players();
        // A turn that has begun counts as begun when its player has decided something or sees the tile.
        let turn = usize::from(device.game().turn());
        let next = (turn + 1..).find(|slot| (slot - 1) % n_seats == seat).unwrap();
        bastide::seal::links_in(text).is_none_or(|[turns, _]| usize::from(turns) < next)
    }

    /// Closes the page and opens it again: only the record and the key are left.
    pub(super) fn reload(&mut self, at: usize) {
        let text = self.devices[at].to_text();
        self.devices[at] = SealedGame::open(&text, Some(&self.keys[at])).unwrap();
        assert_eq!(self.devices[at].to_text(), text);
    }
}
