//! The games that both kinds of benchmarks measure.

use bastide::{
    ai::random_action,
    rules::{Action, Colour, Deck, Game, Generator, Player, Setup, seeded},
    session::Replay,
};

/// A base game for two players with fields and shuffled tiles.
pub(crate) fn setup(seed: u64) -> (Setup, Generator) {
    let player = |colour| Player { colour, name: String::new(), level: None };
    let mut setup = Setup::base([Colour::Red, Colour::Blue].map(player).to_vec());
    let mut rng = seeded(seed);
    setup.deal(&mut rng).unwrap_or_else(|error| panic!("{error}"));
    (setup, rng)
}

/// The same game with every tile four times, so that the landscape can grow to 288 tiles.
pub(crate) fn long(seed: u64) -> (Setup, Generator) {
    let (mut long, mut rng) = setup(seed);
    for _ in 0..3 {
        let (mut more, next) = (long.clone(), rng);
        rng = next;
        more.deal(&mut rng).unwrap_or_else(|error| panic!("{error}"));
        if let (Deck::Tiles(tiles), Deck::Tiles(others)) = (&mut long.deck, more.deck) {
            tiles.extend(others);
        }
    }
    (long, rng)
}

/// A game at its start.
pub(crate) fn game(setup: &Setup) -> Game {
    Game::new(setup, &mut Vec::new()).unwrap_or_else(|error| panic!("{error}"))
}

/// A random game that has reached this number of tiles and waits for another one to be laid.
pub(crate) fn midgame(tiles: usize) -> Game {
    let (setup, mut rng) = long(11);
    let mut game = game(&setup);
    while let Some(action) = random_action(&game, &mut rng) {
        if game.board().tiles().len() >= tiles && matches!(action, Action::Lay { .. }) {
            return game;
        }
        game.play_unchecked(action, &mut Vec::new());
    }
    panic!("the game ends before {tiles} tiles lie")
}

/// A game with this number of tiles and the decisions of its next twenty turns.
pub(crate) fn turns(tiles: usize) -> (Game, Vec<Action>) {
    let (start, mut rng) = (midgame(tiles), seeded(5));
    let (mut game, mut actions) = (start.clone(), Vec::new());
    while game.board().tiles().len() < tiles + 20 {
        let Some(action) = random_action(&game, &mut rng) else { break };
        game.play_unchecked(action, &mut Vec::new());
        actions.push(action);
    }
    (start, actions)
}

/// The record of a whole random game.
pub(crate) fn record() -> String {
    let (setup, mut rng) = setup(3);
    let mut replay = Replay::new(setup).unwrap_or_else(|error| panic!("{error}"));
    while let Some(action) = random_action(replay.game(), &mut rng) {
        replay.play(action).unwrap_or_else(|error| panic!("{error}"));
    }
    replay.to_text()
}
