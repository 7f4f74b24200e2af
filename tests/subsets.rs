//! All expansions go together: every subset of the boxes is played in every edition, by every number of players.

use std::{env, thread};

use bastide::{
    ai::play_out,
    catalogue::BoxId,
    rules::{Colour, Edition, Game, Player, Rules, Setup, most_players, playable, seeded},
};

/// One of so many subsets is played, unless `SUBSETS_GAMES` says how many games each subset gets.
const STRIDE: usize = 211;

#[test]
fn every_subset_of_the_boxes_is_played() {
    let asked_for = env::var("SUBSETS_GAMES").ok().map(|games| games.parse::<u64>().unwrap());
    let boxes: Vec<BoxId> = playable().filter(|&id| id != BoxId::Base).collect();
    let stride = if asked_for.is_some() { 1 } else { STRIDE };
    let masks: Vec<usize> = (0..1 << boxes.len()).rev().step_by(stride).collect();
    let n_threads = thread::available_parallelism().map_or(1, usize::from);
    let games: u64 = thread::scope(|scope| {
        let shares: Vec<_> = masks
            .chunks(masks.len().div_ceil(n_threads))
            .map(|share| {
                scope.spawn(|| share.iter().map(|&mask| play(&boxes, mask, asked_for.unwrap_or(1))).sum::<u64>())
            })
            .collect();
        shares.into_iter().map(|share| share.join().unwrap()).sum()
    });
    println!("{games} games with {} of {} subsets of {} boxes", masks.len(), 1 << boxes.len(), boxes.len());
    assert!(games >= 15 * masks.len() as u64, "three editions, and at least five numbers of players");
}

/// Plays so many games with the boxes of a subset in each edition, with each number of players; returns how many those are.
fn play(boxes: &[BoxId], mask: usize, games: u64) -> u64 {
    let chosen = boxes.iter().enumerate().filter(|(bit, _)| mask >> bit & 1 == 1).map(|(_, &id)| id);
    let chosen: Vec<BoxId> = [BoxId::Base].into_iter().chain(chosen).collect();
    let mut played = 0;
    for edition in [Edition::First, Edition::Second, Edition::Anniversary] {
        for n_players in 1..=Colour::ALL.len() {
            let players = Colour::ALL.into_iter().take(n_players);
            let mut setup =
                Setup::base(players.map(|colour| Player { colour, name: String::new(), level: None }).collect());
            setup.edition = edition;
            setup.boxes.clone_from(&chosen);
            assert_eq!(Rules::new(&setup).is_ok(), n_players <= most_players(&chosen), "{chosen:?}");
            if n_players > most_players(&chosen) {
                continue;
            }
            for seed in 0..games {
                let mut rng = seeded(seed);
                let mut dealt = setup.clone();
                dealt.deal(&mut rng).unwrap();
                let mut events = Vec::new();
                let mut game = Game::new(&dealt, &mut events).unwrap();
                play_out(&mut game, &mut rng, &mut events);
                assert!(game.is_over(), "{chosen:?}, {edition:?}, {n_players} players, seed {seed}");
                played += 1;
            }
        }
    }
    played
}
