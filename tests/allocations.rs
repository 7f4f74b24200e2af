//! Once a game has begun, a turn allocates nothing, however large the landscape grows.

#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use allocation_counter::measure;
use bastide::{
    ai::random_action,
    catalogue::BoxId,
    rules::{Colour, Deck, Event, Game, Generator, Player, Setup, below, playable, seeded},
};

/// Plays a random game to its end and returns how often its turns allocated, without the final scoring.
fn allocations(game: &mut Game, rng: &mut Generator, events: &mut Vec<Event>) -> u64 {
    let mut sum = 0;
    while !game.is_over() {
        let counted = measure(|| {
            if let Some(action) = random_action(game, rng) {
                events.clear();
                game.play_unchecked(action, events);
            }
        });
        sum += if game.is_over() { 0 } else { counted.count_total };
    }
    sum
}

/// Plays a game with these boxes and players twice and returns how often the second run allocated.
fn second_game(boxes: Vec<BoxId>, n_players: usize, seed: u64) -> u64 {
    let players = Colour::ALL.into_iter().take(n_players);
    let mut setup = Setup::base(players.map(|colour| Player { colour, name: String::new(), level: None }).collect());
    setup.boxes = boxes;
    let mut rng = seeded(seed);
    setup.deal(&mut rng).unwrap();
    let mut events = Vec::with_capacity(1024);
    let mut game = Game::new(&setup, &mut events).unwrap();
    allocations(&mut game, &mut rng, &mut events);
    setup.deal(&mut rng).unwrap();
    let Deck::Tiles(tiles) = &setup.deck else { panic!("a dealt deck") };
    game.restart(tiles, &mut events).unwrap();
    allocations(&mut game, &mut rng, &mut events)
}

#[test]
fn a_turn_of_the_base_game_allocates_nothing() {
    for seed in 0..50 {
        assert_eq!(second_game(vec![BoxId::Base], 2, seed), 0, "seed {seed}");
    }
}

#[test]
fn nor_does_one_with_all_boxes() {
    for seed in 0..20 {
        let n_players = 2 + below(&mut seeded(seed), 4);
        assert_eq!(second_game(playable().collect(), n_players, seed), 0, "seed {seed}, {n_players} players");
    }
}

#[test]
fn what_allocates_is_counted() {
    assert_eq!(measure(|| drop(std::hint::black_box(vec![1_u8]))).count_total, 1);
}
