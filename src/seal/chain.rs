//! What a player keeps secret: one key for the device, and from it the chains of links and the key for signatures of each game.

use ed25519_dalek::{Signer, SigningKey};
use hkdf::Hkdf;
use sha2::Sha256;

use super::hash::{Digest, hash};

/// The secret of a device, 32 random bytes. With it and the records of its sealed games each of them can be gone on with, also elsewhere.
#[derive(Clone)]
pub struct DeviceKey(pub [u8; 32]);

impl std::fmt::Debug for DeviceKey {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("DeviceKey(…)")
    }
}

/// The number of links in a chain: more than the longest game has turns.
pub(super) const LENGTH: u16 = 1024;

/// The length of the random bytes by which a player's keys differ from game to game.
pub(super) type Nonce = [u8; 16];

/// The chains of each player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(super) enum Chain {
    /// A link for each turn of the game.
    Turns,
    /// A link for each thing that is drawn after a choice in the same turn, where the players agreed on [`super::Mode::Strict`].
    Further,
}

impl Chain {
    pub(super) const BOTH: [Self; 2] = [Self::Turns, Self::Further];
}

/// What everybody knows of a player's secrets from the start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Pledge {
    pub(super) nonce: Nonce,
    /// The link 0 of each chain.
    pub(super) roots: [Digest; 2],
    /// The key with which signatures are checked.
    pub(super) key: Digest,
}

/// A link that its owner gives away, and with it all before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Link {
    pub(super) index: u16,
    pub(super) link: Digest,
}

/// The links of one player that have been given away, of each chain from 0 on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Given([Vec<Digest>; 2]);

impl Given {
    /// What is known of somebody who has only pledged.
    pub(super) fn of(pledge: &Pledge) -> Self {
        Self(pledge.roots.map(|root| vec![root]))
    }

    /// The index of the last link.
    pub(super) fn index(&self, chain: Chain) -> u16 {
        self.0[chain as usize].len().saturating_sub(1) as u16
    }

    pub(super) fn get(&self, chain: Chain, index: u16) -> Option<Digest> {
        self.0[chain as usize].get(usize::from(index)).copied()
    }

    /// The last link, if one was given away.
    pub(super) fn last(&self, chain: Chain) -> Option<Link> {
        let index = self.index(chain);
        Some(Link { index, link: self.get(chain, index)? }).filter(|_| index > 0)
    }

    /// Takes a link, and all before it. Whether it belongs to the chain.
    pub(super) fn take(&mut self, nonce: &Nonce, chain: Chain, Link { index, link }: Link) -> bool {
        let known = self.index(chain);
        if index <= known || index > LENGTH {
            return self.get(chain, index) == Some(link);
        }
        let next = |link: &mut Digest, at: u16| Some(std::mem::replace(link, before(chain, nonce, at, link)));
        let mut last = link;
        let mut new: Vec<Digest> = (known + 1..=index).rev().map_while(|at| next(&mut last, at)).collect();
        let fits = self.get(chain, known) == Some(last);
        if fits {
            new.reverse();
            self.0[chain as usize].extend(new);
        }
        fits
    }
}

/// The link before the one at an index from 1.
fn before(chain: Chain, nonce: &Nonce, index: u16, link: &Digest) -> Digest {
    hash("link", &[&[chain as u8], nonce, &index.to_be_bytes(), link])
}

/// What a player keeps secret in one game.
#[derive(Clone)]
pub(super) struct Secret {
    nonce: Nonce,
    /// The links of both chains, from 0 to [`LENGTH`].
    links: [Vec<Digest>; 2],
    signing: SigningKey,
}

impl std::fmt::Debug for Secret {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Secret(…)")
    }
}

impl Secret {
    /// The secrets of a device in the game with a nonce.
    pub(super) fn new(device: &DeviceKey, nonce: Nonce) -> Self {
        let keys = Hkdf::<Sha256>::new(Some(&nonce), &device.0);
        let expand = |info: &[u8]| {
            let mut out = [0; 32];
            let fits = keys.expand(info, &mut out);
            debug_assert!(fits.is_ok(), "32 bytes are fewer than HKDF can give");
            out
        };
        let signing = SigningKey::from_bytes(&expand(b"bastide-seal-1/sign"));
        let seed = expand(b"bastide-seal-1/seed");
        let links = Chain::BOTH.map(|chain| {
            let top = hash("top", &[&[chain as u8], &seed]);
            let next = |link: &Digest, at: u16| before(chain, &nonce, at, link);
            let mut links: Vec<Digest> =
                (1..=LENGTH).rev().scan(top, |link, at| Some(std::mem::replace(link, next(link, at)))).collect();
            links.extend(links.last().map(|link| next(link, 1)));
            links.reverse();
            links
        });
        Self { nonce, links, signing }
    }

    /// The link of a chain at an index.
    pub(super) fn link(&self, chain: Chain, index: u16) -> Digest {
        self.links[chain as usize][usize::from(index.min(LENGTH))]
    }

    /// What everybody may know.
    pub(super) fn pledge(&self) -> Pledge {
        let roots = Chain::BOTH.map(|chain| self.link(chain, 0));
        Pledge { nonce: self.nonce, roots, key: self.signing.verifying_key().to_bytes() }
    }

    pub(super) fn sign(&self, text: &Digest) -> [u8; 64] {
        self.signing.sign(text).to_bytes()
    }
}

impl Pledge {
    /// Whether a signature is this player's.
    pub(super) fn has_signed(&self, text: &Digest, signature: &[u8; 64]) -> bool {
        let key = ed25519_dalek::VerifyingKey::from_bytes(&self.key);
        key.is_ok_and(|key| key.verify_strict(text, &ed25519_dalek::Signature::from_bytes(signature)).is_ok())
    }
}

impl Pledge {
    pub(super) fn to_bytes(&self) -> [u8; 112] {
        let mut bytes = [0; 112];
        bytes[..16].copy_from_slice(&self.nonce);
        for (part, at) in self.roots.iter().chain([&self.key]).zip([16, 48, 80]) {
            bytes[at..at + 32].copy_from_slice(part);
        }
        bytes
    }

    pub(super) fn of_bytes(bytes: &[u8]) -> Option<Self> {
        let part = |at: usize| bytes.get(at..at + 32)?.try_into().ok();
        let nonce = bytes.get(..16)?.try_into().ok()?;
        (bytes.len() == 112).then_some(Self { nonce, roots: [part(16)?, part(48)?], key: part(80)? })
    }
}
