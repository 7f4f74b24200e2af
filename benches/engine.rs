//! Benchmarks for people: `cargo bench`. Figures and method are in the README.

use bastide::{
    ai::{Level, choose, play_out, random_action},
    record::{Replay, parse_record},
    rules::{Action, Colour, Deck, Game, Generator, Observation, Player, Setup, legal_actions, seeded},
};
use divan::{Bencher, counter::ItemsCount};

fn main() {
    divan::main();
}

fn setup(seed: u64) -> (Setup, Generator) {
    let player = |colour| Player { colour, name: String::new(), level: None };
    let mut setup = Setup::base([Colour::Red, Colour::Blue].map(player).to_vec());
    let mut rng = seeded(seed);
    setup.deal(&mut rng).unwrap_or_else(|error| panic!("{error}"));
    (setup, rng)
}

fn game(setup: &Setup) -> Game {
    Game::new(setup, &mut Vec::new()).unwrap_or_else(|error| panic!("{error}"))
}

/// A game after a number of random decisions.
fn midgame(decisions: usize) -> Game {
    let (setup, mut rng) = setup(11);
    let mut game = game(&setup);
    let mut done = 0;
    while let Some(action) = random_action(&game, &mut rng) {
        if done >= decisions && matches!(action, Action::Lay { .. }) {
            break;
        }
        game.play_unchecked(action, &mut Vec::new());
        done += 1;
    }
    game
}

/// A whole random two-player base game with fields.
#[divan::bench]
fn playout(bencher: Bencher<'_, '_>) {
    let (setup, mut rng) = setup(1);
    let Deck::Tiles(tiles) = setup.deck.clone() else { return };
    let (mut game, mut events) = (game(&setup), Vec::new());
    bencher.counter(ItemsCount::new(1_u32)).bench_local(|| {
        if game.restart(&tiles, &mut events).is_ok() {
            play_out(&mut game, &mut rng, &mut events);
        }
    });
}

/// Listing every legal place of the drawn tile, early and late in a game.
#[divan::bench(args = [20, 60, 110])]
fn legal_list(bencher: Bencher<'_, '_>, decisions: usize) {
    let game = midgame(decisions);
    let count = legal_actions(&game).count();
    bencher.counter(ItemsCount::new(count)).bench_local(|| {
        legal_actions(divan::black_box(&game)).map(|a| matches!(a, Action::Skip)).filter(|s| *s).count()
    });
}

/// Copying a game.
#[divan::bench]
fn clone(bencher: Bencher<'_, '_>) {
    let game = midgame(60);
    bencher.bench_local(|| divan::black_box(&game).clone());
}

/// What a level that does not search decides about a tile: some twenty places with three figures each, all evaluated.
#[divan::bench(args = [Level::Greedy, Level::Planner])]
fn decide(bencher: Bencher<'_, '_>, level: Level) {
    let seen = Observation::new(&midgame(60));
    bencher.bench_local(|| choose(divan::black_box(&seen), level, &mut seeded(1), &mut |_| true));
}

/// Reading and replaying the record of a whole game.
#[divan::bench]
fn replay(bencher: Bencher<'_, '_>) {
    let (setup, mut rng) = setup(3);
    let mut replay = Replay::new(setup).unwrap_or_else(|error| panic!("{error}"));
    while let Some(action) = random_action(replay.game(), &mut rng) {
        if replay.play(action).is_err() {
            return;
        }
    }
    let text = replay.to_text();
    bencher.bench_local(|| parse_record(&text).map(|record| Replay::of_record(&record, usize::MAX, &mut ()).1));
}
