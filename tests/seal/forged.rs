//! Messages that somebody forged, altered, mixed up or lost: each is refused, and the game goes on as if it had never come.

use base64ct::{Base64UrlUnpadded, Encoding};
use bastide::{
    catalogue::BoxId,
    rules::{Edition, seeded},
    seal::{DeviceKey, Mode, Received, Refusal, SealedGame, Terms},
};
use sha2::{Digest, Sha256};

use super::table::{Friends, Sealed, setup};

/// Where the parts of a move's message begin, which has one link: kind, invitation, seat, number, which links, index, link, choices.
const ID: usize = 1;
const SEAT: usize = 5;
const NUMBER: usize = 6;
const LINKS: usize = 8;
const INDEX: usize = 9;
const LINK: usize = 11;
const COUNT: usize = 43;

fn bytes(text: &str) -> Vec<u8> {
    let mut bytes = Base64UrlUnpadded::decode_vec(text).unwrap();
    bytes.truncate(bytes.len() - 4);
    bytes
}

/// The text of a message with the right sum, so that only what it says can be wrong.
fn text(bytes: &[u8]) -> String {
    let mut hasher = Sha256::new();
    for field in [b"bastide-seal-1/sum", bytes] {
        hasher.update((field.len() as u32).to_be_bytes());
        hasher.update(field);
    }
    let sum = hasher.finalize();
    Base64UrlUnpadded::encode_string(&[bytes, &sum[..4]].concat())
}

/// Three turns of a game for two; the fourth has been sent by the second device, and the first has not received it.
fn in_the_middle(seed: u64) -> (Friends, String, Vec<String>) {
    let mut friends =
        Friends::meet(Edition::Second, &[BoxId::Base], 2, Sealed { mode: Mode::Fast, doubled: false }, seed);
    let mut rng = seeded(seed);
    let mut before = Vec::new();
    loop {
        let mut sent = friends.act(&mut rng);
        let (from, text) = sent.remove(0);
        assert!(sent.is_empty());
        if before.len() == 3 && from == 1 {
            return (friends, text, before);
        }
        friends.devices[1 - from].receive(&text).unwrap();
        before.push(text);
    }
}

fn changed(honest: &str, change: impl Fn(&mut Vec<u8>)) -> String {
    let mut bytes = bytes(honest);
    change(&mut bytes);
    text(&bytes)
}

/// Texts that are no message, or another one.
fn other_texts(honest: &str, elsewhere: &str) -> Vec<(&'static str, String)> {
    let change = |change: &dyn Fn(&mut Vec<u8>)| changed(honest, change);
    vec![
        ("empty", String::new()),
        ("a sentence", "Your turn, Ann!".into()),
        ("a byte", "AA".into()),
        ("cut at the end", honest[..honest.len() - 1].into()),
        ("half", honest[..honest.len() / 2].into()),
        ("cut at the beginning", honest[1..].into()),
        ("twice in one", format!("{honest}{honest}")),
        ("other letters", honest.to_lowercase()),
        ("with a blank", format!("{} {}", &honest[..20], &honest[20..])),
        ("a wrong sum", format!("{}AAAA", &honest[..honest.len() - 4])),
        ("of another game", elsewhere.into()),
        ("that somebody left", change(&|bytes| bytes[0] = 6)),
        ("of a newer version", change(&|bytes| bytes[0] = 7)),
        ("of a much newer version", change(&|bytes| bytes[0] = 255)),
        ("an invitation", change(&|bytes| bytes[0] = 0)),
        ("an answer", change(&|bytes| bytes[0] = 1)),
        ("a table", change(&|bytes| bytes[0] = 2)),
        ("a signature alone", change(&|bytes| bytes[0] = 3)),
        ("links alone", change(&|bytes| bytes[0] = 4)),
    ]
}

/// The honest message with something changed in it, and the right sum.
fn changed_messages(honest: &str, before: &[String], own_link: &[u8]) -> Vec<(&'static str, String)> {
    let change = |change: &dyn Fn(&mut Vec<u8>)| changed(honest, change);
    let end = bytes(honest).len();
    let signature = end - 64;
    let old = bytes(&before[1]);
    let old_signature = old[old.len() - 64..].to_vec();
    vec![
        ("another invitation's name", change(&|bytes| bytes[ID] ^= 1)),
        ("the receiver's own seat", change(&|bytes| bytes[SEAT] ^= 1)),
        ("a seat that is not there", change(&|bytes| bytes[SEAT] = 7)),
        ("an old number", change(&|bytes| bytes[NUMBER + 1] -= 1)),
        ("the number of the sender's last move", change(&|bytes| bytes[NUMBER + 1] -= 2)),
        ("the number 0", change(&|bytes| bytes[NUMBER + 1] = 0)),
        (
            "no link",
            change(&|bytes| {
                bytes[LINKS] = 0;
                bytes.drain(INDEX..COUNT);
            }),
        ),
        ("the link as a further one", change(&|bytes| bytes[LINKS] = 2)),
        ("a link that is announced only", change(&|bytes| bytes[LINKS] = 3)),
        ("a higher index", change(&|bytes| bytes[INDEX + 1] += 1)),
        ("a lower index", change(&|bytes| bytes[INDEX + 1] -= 1)),
        ("an index beyond the chain", change(&|bytes| bytes[INDEX] = 255)),
        ("another link", change(&|bytes| bytes[LINK] ^= 1)),
        ("a link of zeros", change(&|bytes| bytes[LINK..COUNT].fill(0))),
        ("the receiver's link", change(&|bytes| bytes[LINK..COUNT].copy_from_slice(own_link))),
        ("the sender's old link", change(&|bytes| bytes[INDEX..COUNT].copy_from_slice(&old[INDEX..COUNT]))),
        ("another place for the tile", change(&|bytes| bytes[COUNT + 1] ^= 1)),
        ("another figure", change(&|bytes| bytes[signature - 1] ^= 1)),
        ("a choice that is not there", change(&|bytes| bytes[COUNT + 1] = 127)),
        (
            "no choices",
            change(&|bytes| {
                bytes.drain(COUNT + 1..signature);
                bytes[COUNT] = 0;
            }),
        ),
        (
            "one choice too few",
            change(&|bytes| {
                bytes.remove(signature - 1);
                bytes[COUNT] -= 1;
            }),
        ),
        (
            "one choice too many",
            change(&|bytes| {
                bytes.insert(signature, 0);
                bytes[COUNT] += 1;
            }),
        ),
        ("more choices than there are", change(&|bytes| bytes[COUNT] = 255)),
        ("another signature", change(&|bytes| bytes[end - 1] ^= 1)),
        ("a signature of zeros", change(&|bytes| bytes[signature..].fill(0))),
        ("the sender's old signature", change(&|bytes| bytes[signature..].copy_from_slice(&old_signature))),
        ("half a signature", change(&|bytes| bytes.truncate(end - 32))),
        ("something behind the end", change(&|bytes| bytes.push(0))),
    ]
}

#[test]
fn forged_messages_are_refused_and_change_nothing() {
    let (mut friends, honest, before) = in_the_middle(1);
    let (_, elsewhere, _) = in_the_middle(2);
    let own = bytes(&before[2]);
    let mut forgeries = other_texts(&honest, &elsewhere);
    forgeries.extend(changed_messages(&honest, &before, &own[LINK..COUNT]));
    assert!(forgeries.len() >= 40);
    let unharmed = friends.devices[0].to_text();
    for (name, forged) in &forgeries {
        let answer = friends.devices[0].receive(forged);
        assert!(answer.is_err(), "{name}: {answer:?}");
        assert_eq!(friends.devices[0].to_text(), unharmed, "{name}");
    }
    assert_eq!(friends.devices[0].receive(&honest), Ok(Received::New));
    assert_eq!(friends.devices[0].receive(&honest), Ok(Received::Known));
    for old in &before {
        assert_eq!(friends.devices[0].receive(old), Ok(Received::Known), "what is old and honest does no harm");
    }
}

/// A player may take back what nobody has seen, but not what was sent.
#[test]
fn two_signed_moves_for_one_turn_are_found_out() {
    let (mut friends, honest, _) = in_the_middle(1);
    let mut taken_back = friends.devices[1].after_all_but_the_last().unwrap();
    let other = taken_back.legal().into_iter().nth(1).unwrap();
    taken_back.play(&other).unwrap();
    while taken_back.is_asked() {
        let last = taken_back.legal().pop().unwrap();
        taken_back.play(&last).unwrap();
    }
    let second = taken_back.send().unwrap();
    assert_ne!(second, honest);
    friends.devices[0].receive(&honest).unwrap();
    let (colour, turn) = (friends.devices[1].game().rules().players[friends.devices[1].seat().unwrap()].colour, 3);
    assert_eq!(friends.devices[0].receive(&second), Err(Refusal::TwoTurns(colour, turn)));
    assert_eq!(
        taken_back.catch_up(&friends.devices[0].to_public_text().unwrap(), &friends.keys[1]),
        Err(Refusal::TwoTurns(colour, turn))
    );
}

/// A device that is restored from an older file plays a turn again that it had sent. Once others have gone on after the first one, their record
/// puts it right: its own key signed the turn that is in there.
#[test]
fn a_turn_that_is_played_again_after_a_loss_gives_way_to_the_one_that_was_sent() {
    let (mut friends, honest, _) = in_the_middle(1);
    let mut restored = friends.devices[1].after_all_but_the_last().unwrap();
    restored.play(&restored.legal()[1].clone()).unwrap();
    while restored.is_asked() {
        restored.play(&restored.legal()[0].clone()).unwrap();
    }
    restored.send().unwrap();
    let other = restored.clone();
    friends.devices[0].receive(&honest).unwrap();
    let turn = friends.turn_of(0, &mut seeded(1));
    assert!(restored.receive(&turn).is_err(), "it follows the other turn");
    let whole = friends.devices[0].to_public_text().unwrap();
    assert_eq!(restored.catch_up(&whole, &friends.keys[1]), Ok(true));
    friends.devices[1].receive(&turn).unwrap();
    assert_eq!(restored.to_text(), friends.devices[1].to_text());
    assert_eq!(restored.catch_up(&whole, &friends.keys[1]), Ok(false));
    // Nobody else's turn gives way to a record.
    assert!(matches!(
        friends.devices[0].catch_up(&other.to_public_text().unwrap(), &friends.keys[0]),
        Err(Refusal::TwoTurns(..))
    ));
}

#[test]
fn an_invitation_is_answered_once_and_not_by_its_sender() {
    let terms = Terms { mode: Mode::Fast, doubled: false, aids: false };
    let keys = [1, 2, 3].map(|byte| DeviceKey([byte; 32]));
    let base = setup(Edition::Second, &[BoxId::Base], 2);
    let mut host = SealedGame::invite(base, terms, (1, "Ann"), &keys[0], [9; 16]).unwrap();
    let invitation = host.again().unwrap();
    assert_eq!(SealedGame::answer(&invitation, "Ann", &keys[0], [8; 16]).unwrap_err(), Refusal::OwnInvitation);
    let answers = [1, 2].map(|at| SealedGame::answer(&invitation, "Bob", &keys[at], [at as u8; 16]).unwrap());
    assert_eq!(host.receive(&answers[1].again().unwrap()), Ok(Received::New));
    assert_eq!(host.receive(&answers[1].again().unwrap()), Ok(Received::Known));
    assert_eq!(host.receive(&answers[0].again().unwrap()), Err(Refusal::Answered));
    // The host sits second, so a link opens the game; it is of no use to whoever came too late.
    let opening = host.send().unwrap();
    let [mut late, mut bob] = answers;
    assert_eq!(bob.receive(&opening), Ok(Received::New));
    assert!(bob.is_asked());
    while bob.is_asked() {
        let last = bob.legal().pop().unwrap();
        bob.play(&last).unwrap();
    }
    let first = bob.send().unwrap();
    assert_eq!(late.receive(&first), Err(Refusal::Answered));
    assert_eq!(host.receive(&first), Ok(Received::New));
}

/// Only somebody with the key of the device can go on with a game from its record; everybody else watches.
#[test]
fn a_lost_device_goes_on_from_its_export() {
    let (mut friends, honest, _) = in_the_middle(5);
    let exported = friends.devices[0].to_text();
    let stranger = SealedGame::open(&exported, Some(&DeviceKey([77; 32]))).unwrap();
    assert_eq!(stranger.seat(), None);
    friends.devices[0].receive(&honest).unwrap();
    let mut restored = SealedGame::open(&exported, Some(&friends.keys[0])).unwrap();
    assert_eq!(restored.receive(&honest), Ok(Received::New));
    assert_eq!(restored.to_text(), friends.devices[0].to_text());
    let mut late = SealedGame::open(&exported, Some(&friends.keys[0])).unwrap();
    assert_eq!(late.catch_up(&friends.devices[1].to_public_text().unwrap(), &friends.keys[0]), Ok(true));
    assert_eq!(late.to_text(), friends.devices[0].to_text());
}
