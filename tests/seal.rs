//! Sealed games by message: whole games of all boxes by several devices that know only what they were sent, and everything that is refused.

mod forged;
mod law;
mod table;

use bastide::{
    catalogue::BoxId,
    record::parse_record,
    rules::{Edition, Generator, below, playable, seeded},
    seal::{Mode, Received, check, is_sealed},
};

use crate::common::games;
use table::{Friends, Sealed};

/// Plays a game to its end. Every message goes to everybody, in a random order, some of them twice.
fn play(friends: &mut Friends, rng: &mut Generator) {
    let mut on_the_way: Vec<(usize, String)> = Vec::new();
    while !friends.are_done() || !on_the_way.is_empty() {
        let sent = friends.act(rng);
        for (from, text) in sent {
            assert!(friends.is_fair(from, &text), "a link that is not due");
            on_the_way.extend((0..friends.devices.len()).filter(|&to| to != from).map(|to| (to, text.clone())));
        }
        assert!(!on_the_way.is_empty(), "somebody can go on: {}", friends.devices[0].to_text());
        let (to, text) = on_the_way.swap_remove(below(rng, on_the_way.len()));
        friends.devices[to].receive(&text).unwrap();
        if below(rng, 4) == 0 {
            let again = friends.devices[to].receive(&text);
            assert!(matches!(again, Ok(Received::Known | Received::Early)), "{again:?}");
        }
        if below(rng, 20) == 0 {
            friends.reload(to);
        }
    }
}

fn finished(edition: Edition, boxes: &[BoxId], n_players: usize, (mode, doubled): (Mode, bool), seed: u64) -> Friends {
    let mut friends = Friends::meet(edition, boxes, n_players, Sealed { mode, doubled }, seed);
    play(&mut friends, &mut seeded(seed));
    friends
}

#[test]
fn devices_that_know_only_what_they_were_sent_play_the_same_game() {
    let all: Vec<BoxId> = playable().collect();
    let mut longest = 0;
    for seed in 0..u64::from(games(10)) {
        let mut rng = seeded(seed);
        let some: Vec<BoxId> = all.iter().copied().filter(|&id| id == BoxId::Base || below(&mut rng, 3) > 0).collect();
        let boxes = if seed % 3 == 0 { &all } else { &some };
        let edition = [Edition::First, Edition::Second, Edition::Anniversary][below(&mut rng, 3)];
        let mode = if seed % 2 == 0 { Mode::Fast } else { Mode::Strict };
        let n_players = 2 + below(&mut rng, 3);
        let friends = finished(edition, boxes, n_players, (mode, seed % 8 == 7), seed);
        longest = longest.max(friends.longest);
        let texts: Vec<String> = friends.devices.iter().map(|device| device.to_public_text().unwrap()).collect();
        assert!(texts.iter().all(|text| *text == texts[0]), "everybody has the same record");
        let record = parse_record(&texts[0]).unwrap();
        assert!(is_sealed(&record));
        assert!(check(&record).unwrap().game().is_over(), "the referee finds nothing wrong");
        assert_eq!(friends.devices[0].to_text(), texts[0], "nothing is left that one player alone knows");
    }
    assert!(longest <= 240, "a message has at most 240 characters, not {longest}");
}

/// The turn of somebody who is said to have left comes late to one of the others, who takes it in before the last word. What all others have
/// said counts, so that turn never was, and everybody who stays has the same game.
#[test]
fn what_all_others_have_said_counts_although_a_turn_came_late() {
    for (mode, takes_first) in [(Mode::Fast, true), (Mode::Strict, true), (Mode::Fast, false)] {
        let sealed = Sealed { mode, doubled: false };
        let mut friends = Friends::meet(Edition::Second, &[BoxId::Base], 3, sealed, 5);
        let (mut rng, leaver) = (seeded(5), 2);
        friends.play_until(leaver, 4, &mut rng);
        let (late, seat) = (friends.turn_of(leaver, &mut rng), friends.devices[leaver].seat().unwrap());
        if !takes_first {
            let words = friends.say_left(leaver);
            assert_eq!(friends.devices[0].receive(&words[1]), Ok(Received::New), "the game goes on for the first");
            assert_eq!(
                friends.devices[1].receive(&late),
                Ok(Received::New),
                "the turn is what the second was waiting for"
            );
            let mut caught_up = friends.devices[1].clone();
            let whole = friends.devices[0].to_public_text().unwrap();
            assert_eq!(caught_up.catch_up(&whole, &friends.keys[1]), Ok(true), "the whole game says it, too");
            assert!(caught_up.is_gone(seat));
            assert_eq!(friends.devices[1].receive(&words[0]), Ok(Received::New));
        } else {
            let word = friends.devices[0].say_left(seat).unwrap();
            assert_eq!(friends.devices[0].receive(&late), Ok(Received::New));
            let other = friends.devices[1].say_left(seat).unwrap();
            assert_eq!(friends.devices[1].receive(&word), Ok(Received::New), "all others have said so");
            assert_eq!(friends.devices[0].receive(&other), Ok(Received::New));
        }
        assert!((0..2).all(|at| friends.devices[at].is_gone(seat)));
        friends.play_without(leaver, 0, &mut rng);
        let stays = [0, 1].map(|at| friends.devices[at].to_public_text().unwrap());
        assert_eq!(stays[0], stays[1]);
        assert!(check(&parse_record(&stays[0]).unwrap()).unwrap().game().is_over());
    }
}

/// Somebody has laid a tile and not finished the turn when the word of all others comes that they have left. The others go on from before that
/// turn, so this device does, too, and reads again what it kept.
#[test]
fn who_is_said_to_have_left_in_the_middle_of_a_turn_has_the_same_game() {
    for mode in [Mode::Fast, Mode::Strict] {
        let mut friends = Friends::meet(Edition::Second, &[BoxId::Base], 3, Sealed { mode, doubled: false }, 6);
        let (mut rng, leaver) = (seeded(6), 2);
        friends.play_until(leaver, 4, &mut rng);
        let laid = friends.devices[leaver].legal()[0].clone();
        friends.devices[leaver].play(&laid).unwrap();
        assert!(friends.devices[leaver].has_unsent());
        let words = friends.say_left(leaver);
        assert_eq!(friends.devices[0].receive(&words[1]), Ok(Received::New));
        for word in &words {
            assert_eq!(friends.devices[leaver].receive(word), Ok(Received::New));
            friends.reload(leaver);
        }
        assert!(!friends.devices[leaver].has_unsent());
        assert_eq!(friends.devices[leaver].to_public_text(), friends.devices[0].to_public_text());
    }
}

/// The links of somebody who is said to have left come late to one of the others, who draws with them before the last word. That draw never was.
#[test]
fn what_was_drawn_with_late_links_is_drawn_without_them() {
    let mut friends = Friends::ready(7);
    let [first, late] = [0, 2].map(|at| friends.devices[at].send().unwrap());
    assert_eq!(friends.devices[1].receive(&first), Ok(Received::New));
    let words = friends.say_left(2);
    assert_eq!(friends.devices[1].receive(&late), Ok(Received::New));
    assert!(friends.devices[1].is_asked(), "the first tile is drawn");
    for (to, word) in [(0, &words[1]), (1, &words[0])] {
        assert_eq!(friends.devices[to].receive(word), Ok(Received::New));
        friends.reload(to);
    }
    assert_eq!(friends.devices[0].to_public_text(), friends.devices[1].to_public_text());
}

/// The last one left cannot leave, whatever somebody said of them before they left themselves.
#[test]
fn the_last_one_left_stays() {
    let mut friends = Friends::ready(9);
    let seats: Vec<usize> = friends.devices.iter().map(|device| device.seat().unwrap()).collect();
    for (from, who) in [(1, 0), (2, 1), (0, 1), (0, 2)] {
        let word = friends.devices[from].say_left(seats[who]).unwrap();
        if from > 0 {
            assert_eq!(friends.devices[0].receive(&word), Ok(Received::New));
        }
    }
    let last = &friends.devices[0];
    assert_eq!([0, 1, 2].map(|who| last.is_gone(seats[who])), [false, true, true]);
    assert!(last.has_ended());
    friends.reload(0);
}

/// The next move comes before the last word that lets it be made: it is kept until then.
#[test]
fn a_move_that_comes_before_the_last_word_is_kept() {
    let sealed = Sealed { mode: Mode::Fast, doubled: false };
    let mut friends = Friends::meet(Edition::Second, &[BoxId::Base, BoxId::Dragon], 3, sealed, 8);
    let (mut rng, leaver) = (seeded(8), 2);
    friends.play_until(leaver, 4, &mut rng);
    let words = friends.say_left(leaver);
    friends.devices[0].receive(&words[1]).unwrap();
    if friends.devices[0].is_asked() {
        let moved = friends.turn_of(0, &mut rng);
        assert_eq!(friends.devices[1].receive(&moved), Ok(Received::Early));
    }
    friends.devices[1].receive(&words[0]).unwrap();
    friends.play_without(leaver, 0, &mut rng);
    let stays = [0, 1].map(|at| friends.devices[at].to_public_text().unwrap());
    assert_eq!(stays[0], stays[1]);
}

/// Several leave one after the other, whichever sits first. The others can still read what they kept, and with a single player left the game ends.
#[test]
fn several_leave_one_after_the_other() {
    for (n_players, leavers, seed) in [(4, [2, 1], 1), (4, [1, 2], 2), (5, [3, 1], 3), (3, [1, 2], 4), (3, [2, 1], 5)] {
        for apart in [0, 3] {
            let sealed = Sealed { mode: Mode::Fast, doubled: false };
            let mut friends = Friends::meet(Edition::Second, &[BoxId::Base], n_players, sealed, seed);
            let mut rng = seeded(seed);
            for _ in 0..3 * n_players {
                friends.go_on(&[], &mut rng);
            }
            for at in 0..leavers.len() {
                friends.leave(&leavers[..=at], &mut rng);
                for _ in 0..apart {
                    friends.go_on(&leavers[..=at], &mut rng);
                }
            }
            let stays: Vec<usize> = (0..n_players).filter(|at| !leavers.contains(at)).collect();
            let texts: Vec<String> = stays.iter().map(|&at| friends.devices[at].to_public_text().unwrap()).collect();
            assert!(texts.iter().all(|text| *text == texts[0]), "everybody who stays has the same record");
            check(&parse_record(&texts[0]).unwrap()).unwrap();
            stays.iter().for_each(|&at| friends.reload(at));
            let device = &friends.devices[stays[0]];
            assert_eq!(device.has_ended(), n_players == 3);
            assert_eq!(device.waits_for().is_empty(), n_players == 3);
        }
    }
}

/// Saying twice that somebody has left is saying it once.
#[test]
fn a_word_is_counted_once() {
    let sealed = Sealed { mode: Mode::Fast, doubled: false };
    let mut friends = Friends::meet(Edition::Second, &[BoxId::Base], 4, sealed, 8);
    let mut rng = seeded(8);
    friends.play_until(2, 4, &mut rng);
    let seat = friends.devices[2].seat().unwrap();
    let word = friends.devices[0].say_left(seat).unwrap();
    let once = friends.devices[0].to_text();
    assert_eq!(friends.devices[0].say_left(seat), Ok(word));
    assert_eq!(friends.devices[0].to_text(), once);
}

/// Somebody is silent from some turn on. When all others have said so, their turns go on by themselves, and everybody still has the same game.
#[test]
fn a_game_goes_on_without_somebody_who_left() {
    for (seed, mode) in [(1, Mode::Fast), (2, Mode::Strict), (3, Mode::Fast), (6, Mode::Strict)] {
        let n_players = 3 + (seed as usize) % 2;
        // Among them an inn, bazaars and a die.
        let boxes: Vec<BoxId> =
            playable().enumerate().filter(|(at, _)| at % 2 == 1 || *at == 0).map(|(_, id)| id).collect();
        let mut friends = Friends::meet(Edition::Second, &boxes, n_players, Sealed { mode, doubled: false }, seed);
        let mut rng = seeded(seed);
        let leaver = n_players - 1;
        friends.play_without(leaver, 40, &mut rng);
        let stays: Vec<String> =
            friends.devices[..leaver].iter().map(|device| device.to_public_text().unwrap()).collect();
        assert!(stays.iter().all(|text| *text == stays[0]), "everybody who stays has the same record");
        let record = parse_record(&stays[0]).unwrap();
        let watched = check(&record).unwrap();
        assert!(watched.game().is_over() && stays[0].contains("[SealLeft "));
        let forged = stays[0].replace("[SealLeft \"", "[SealLeft \"9");
        assert!(check(&parse_record(&forged).unwrap()).is_err());
    }
}
