//! The one hash of the scheme, uniform numbers from it, and bytes as text.

use base64ct::{Base64UrlUnpadded, Encoding};
use sha2::{Digest as _, Sha256};

/// A SHA-256 hash, and everything that is as long: links, seeds, keys.
pub(super) type Digest = [u8; 32];

/// `H(use, field, …)`: SHA-256 over `bastide-seal-1/<use>` and the fields, each with its length in four bytes before it, the largest first.
/// So no two uses and no two lists of fields give the same input.
pub(super) fn hash(used_for: &str, fields: &[&[u8]]) -> Digest {
    let mut hasher = Sha256::new();
    let label = [b"bastide-seal-1/", used_for.as_bytes()].concat();
    for field in std::iter::once(&label[..]).chain(fields.iter().copied()) {
        hasher.update((field.len() as u32).to_be_bytes());
        hasher.update(field);
    }
    hasher.finalize().into()
}

/// The text of bytes.
pub(super) fn to_text(bytes: &[u8]) -> String {
    Base64UrlUnpadded::encode_string(bytes)
}

/// The bytes of a text; `None` if it is not base64url.
pub(super) fn of_text(text: &str) -> Option<Vec<u8>> {
    Base64UrlUnpadded::decode_vec(text).ok()
}

/// A number below `n` from random bits, each as likely as any other: the first four bytes of `H("number", random, try)` that are below the
/// largest multiple of `n`.
pub(super) fn below(random: &Digest, n: u32) -> u32 {
    let limit = u32::MAX - u32::MAX % n;
    let tries = (0u32..).map(|attempt| hash("number", &[random, &attempt.to_be_bytes()]));
    let mut numbers = tries.map(|hash| u32::from_be_bytes([hash[0], hash[1], hash[2], hash[3]]));
    numbers.find(|&number| number < limit).map_or(0, |number| number % n)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whatever the links of all others are, one that nobody knows makes every tile as likely as any other: χ² with 70 degrees of
    /// freedom is below 125 in all but one of 20,000 tries.
    #[test]
    fn with_all_links_but_one_every_tile_is_as_likely_as_any_other() {
        const TRIES: u32 = 100_000;
        for n_players in 2..=6 {
            let known: Vec<Digest> = (1..n_players).map(|seat| hash("known", &[&[seat]])).collect();
            let mut counts = [0_u32; 71];
            for attempt in 0..TRIES {
                let unknown = hash("unknown", &[&attempt.to_be_bytes(), &[n_players]]);
                let fields: Vec<&[u8]> = known.iter().chain([&unknown]).map(|link| &link[..]).collect();
                counts[below(&hash("draw", &fields), 71) as usize] += 1;
            }
            // The sum of (count − expected)² / expected, with everything multiplied by 71.
            let off = |count: u32| (u64::from(count) * 71).abs_diff(u64::from(TRIES)).pow(2);
            let chi = counts.into_iter().map(off).sum::<u64>() / (u64::from(TRIES) * 71);
            assert!((30..125).contains(&chi), "{n_players} players: {chi}");
        }
    }
}
