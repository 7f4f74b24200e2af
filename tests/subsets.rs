//! All expansions go together: choices of boxes in which any two are together and apart are played in every edition, by every number of
//! players.

use std::{env, thread};

use bastide::{
    ai::play_out,
    catalogue::BoxId,
    rules::{Colour, Edition, Game, Player, Rules, Setup, most_players, seeded},
};

use crate::common::{choices_of_boxes, every_choice_of_boxes};

/// So many choices by chance are played besides those in which any two boxes are together and apart.
const OTHERS: usize = 30;
/// So many games each choice gets in each edition with each number of players, unless `SUBSETS_GAMES` says how many every subset gets.
const GAMES: u64 = 1;

#[test]
fn choices_of_the_boxes_are_played() {
    let asked_for = env::var("SUBSETS_GAMES").ok().map(|games| games.parse::<u64>().unwrap());
    let choices = if asked_for.is_some() { every_choice_of_boxes() } else { choices_of_boxes(OTHERS) };
    let n_threads = thread::available_parallelism().map_or(1, usize::from);
    let games: u64 = thread::scope(|scope| {
        let shares: Vec<_> = choices
            .chunks(choices.len().div_ceil(n_threads))
            .map(|share| {
                scope.spawn(|| share.iter().map(|chosen| play(chosen, asked_for.unwrap_or(GAMES))).sum::<u64>())
            })
            .collect();
        shares.into_iter().map(|share| share.join().unwrap()).sum()
    });
    println!("{games} games with {} choices of boxes", choices.len());
    assert!(games >= 15 * choices.len() as u64, "three editions, and at least five numbers of players");
}

/// Plays so many games with these boxes in each edition, with each number of players; returns how many those are.
fn play(chosen: &[BoxId], games: u64) -> u64 {
    let mut played = 0;
    for edition in [Edition::First, Edition::Second, Edition::Anniversary] {
        for n_players in 1..=Colour::ALL.len() {
            let players = Colour::ALL.into_iter().take(n_players);
            let mut setup =
                Setup::base(players.map(|colour| Player { colour, name: String::new(), level: None }).collect());
            setup.edition = edition;
            setup.boxes = chosen.to_vec();
            assert_eq!(Rules::new(&setup).is_ok(), n_players <= most_players(chosen), "{chosen:?}");
            if n_players > most_players(chosen) {
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
