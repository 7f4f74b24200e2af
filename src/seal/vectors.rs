//! Test vectors: a short game for two with everything that was hashed, drawn and signed in it. `tests/node/page/seal-vectors.test.mjs`
//! finds the same with code of its own, from docs/SEALED.md alone.

use serde_json::{Value, json};

use super::{
    DeviceKey, Mode, SealedGame, Terms,
    chain::{Chain, LENGTH, Secret},
};
use crate::rules::{Colour, Player, Setup};

const FILE: &str = include_str!("../../tests/data/seal-vectors.json");

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn player(device: &DeviceKey, nonce: [u8; 16]) -> Value {
    let secret = Secret::new(device, nonce);
    let pledge = secret.pledge();
    let links = |chain| [1, 2, LENGTH].map(|index| json!([index, hex(&secret.link(chain, index))]));
    json!({
        "device": hex(&device.0), "nonce": hex(&nonce), "roots": pledge.roots.map(|root| hex(&root)), "key": hex(&pledge.key),
        "turns": links(Chain::Turns), "further": links(Chain::Further),
    })
}

#[test]
fn the_vectors_are_those_of_the_file() {
    let colours = [Colour::Red, Colour::Blue];
    let setup = Setup::base(colours.map(|colour| Player { colour, name: String::new(), level: None }).into());
    let devices = [DeviceKey([0x11; 32]), DeviceKey([0x22; 32])];
    let nonces = [[0x33; 16], [0x44; 16]];
    let terms = Terms { mode: Mode::Fast, doubled: false, aids: false };
    let mut ann = SealedGame::invite(setup, terms, (0, "Ann"), &devices[0], nonces[0]).unwrap();
    let invitation = ann.again().unwrap();
    let mut bob = SealedGame::answer(&invitation, "Bob", &devices[1], nonces[1]).unwrap();
    let answer = bob.again().unwrap();
    ann.receive(&answer).unwrap();
    let (head, game) = (ann.table.head(), hex(&ann.hash));
    let mut moves = Vec::new();
    for turn in 0..4 {
        let (from, to) = if turn % 2 == 0 { (&mut ann, &mut bob) } else { (&mut bob, &mut ann) };
        let drawn = crate::catalogue::Catalogue::get().tile(from.game().drawn().unwrap()).name.clone();
        while from.is_asked() {
            let first = from.legal().remove(0);
            from.play(&first).unwrap();
        }
        let statements = from.unsigned_statements().to_vec();
        let seat = from.seat().unwrap();
        let transcript = hex(&from.next_transcript(seat));
        let message = from.send().unwrap();
        to.receive(&message).unwrap();
        moves.push(json!({ "drawn": drawn, "seat": seat, "statements": statements, "transcript": transcript, "message": message }));
    }
    let players = [0, 1].map(|at| player(&devices[at], nonces[at]));
    let vectors = json!({
        "players": players, "head": head, "game": game, "invitation": invitation, "answer": answer, "moves": moves,
        "record": ann.to_public_text().unwrap(),
    });
    let found = serde_json::to_string_pretty(&vectors).unwrap() + "\n";
    assert!(found == FILE, "tests/data/seal-vectors.json should be:\n{found}");
}
