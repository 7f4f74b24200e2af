//! Benchmarks for people: `cargo bench --bench engine`. Method and figures are in docs/PERFORMANCE.md.

use bastide::{
    ai::{Level, choose, play_out},
    record::parse_record,
    rules::{Action, Deck, Game, Observation, legal_actions, seeded},
    session::Replay,
};
use divan::{Bencher, counter::ItemsCount};

mod games;

use games::{game, midgame, record, setup, turns};

fn main() {
    divan::main();
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

/// Laying, merging and scoring in twenty turns, on small and large landscapes.
#[divan::bench(args = [10, 70, 250])]
fn lay(bencher: Bencher<'_, '_>, tiles: usize) {
    let (start, actions) = turns(tiles);
    let mut events = Vec::new();
    bencher.counter(ItemsCount::new(20_u32)).with_inputs(|| start.clone()).bench_local_refs(|game: &mut Game| {
        for &action in &actions {
            events.clear();
            game.play_unchecked(action, &mut events);
        }
    });
}

/// Listing every legal placement of the drawn tile, on small and large landscapes.
#[divan::bench(args = [10, 70, 250])]
fn legal_list(bencher: Bencher<'_, '_>, tiles: usize) {
    let game = midgame(tiles);
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

/// The decision of a level without a search about a tile: about twenty placements with three figures each, all evaluated.
#[divan::bench(args = [Level::Greedy, Level::Planner])]
fn decide(bencher: Bencher<'_, '_>, level: Level) {
    let seen = Observation::new(&midgame(60));
    bencher.bench_local(|| choose(divan::black_box(&seen), level, &mut seeded(1), &mut |_| true));
}

/// Reading and replaying the record of a whole game.
#[divan::bench]
fn replay(bencher: Bencher<'_, '_>) {
    let text = record();
    bencher.bench_local(|| parse_record(&text).map(|record| Replay::of_record(&record, usize::MAX, &mut ()).1));
}
