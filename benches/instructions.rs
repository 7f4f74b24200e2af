//! Counts the engine's instructions with valgrind. `cargo xtask count` compares them with `benches/instructions.txt`.

#![allow(missing_docs, unreachable_pub, reason = "the macros make items that are neither documented nor private")]

mod games;

use std::hint::black_box;

use bastide::{
    ai::play_out,
    catalogue::TileId,
    record::parse_record,
    rules::{Action, Deck, Event, Game, Generator, legal_actions},
    session::Replay,
};
use gungraun::{Callgrind, LibraryBenchmarkConfig, library_benchmark, library_benchmark_group, main};

fn started(seed: u64) -> (Game, Vec<TileId>, Generator, Vec<Event>) {
    let (setup, rng) = games::setup(seed);
    let (game, Deck::Tiles(tiles)) = (games::game(&setup), setup.deck) else { panic!("a dealt deck") };
    (game, tiles, rng, Vec::with_capacity(256))
}

// A whole random two-player base game with fields.
#[library_benchmark(setup = started)]
#[bench::base(1)]
fn playout((mut game, tiles, mut rng, mut events): (Game, Vec<TileId>, Generator, Vec<Event>)) -> Game {
    if game.restart(&tiles, &mut events).is_ok() {
        play_out(&mut game, &mut rng, &mut events);
    }
    game
}

// Laying, merging and scoring in twenty turns.
#[library_benchmark(setup = games::turns)]
#[bench::at_70(70)]
#[bench::at_250(250)]
fn turns((mut game, actions): (Game, Vec<Action>)) -> Game {
    let mut events = Vec::with_capacity(64);
    for action in actions {
        events.clear();
        game.play_unchecked(action, &mut events);
    }
    game
}

// Listing all legal actions.
#[library_benchmark(setup = games::midgame)]
#[bench::at_70(70)]
#[bench::at_250(250)]
fn list(game: Game) -> usize {
    legal_actions(black_box(&game)).map(|action| usize::from(matches!(action, Action::Lay { turns: 0, .. }))).sum()
}

// Copying a game.
#[library_benchmark(setup = games::midgame)]
#[bench::at_70(70)]
fn copy(game: Game) -> (Game, Game) {
    (black_box(&game).clone(), game)
}

// Reading and replaying the record of a whole game.
#[library_benchmark(setup = games::record)]
#[bench::base()]
fn replay(text: String) -> bool {
    parse_record(&text).is_ok_and(|record| Replay::of_record(&record, usize::MAX, &mut ()).1.is_ok())
}

library_benchmark_group!(name = engine; benchmarks = playout, turns, list, copy, replay);

main!(
    config = LibraryBenchmarkConfig::default().tool(Callgrind::with_args(["--cache-sim=no"]));
    library_benchmark_groups = engine
);
