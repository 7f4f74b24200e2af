//! Random games for measuring the engine's speed in a browser. No page loads this.

use wasm_bindgen::prelude::*;

use crate::{
    ai::play_out,
    rules::{Colour, Dealer, Deck, DeckSize, Game, Player, Setup, SetupError, seeded},
};

/// Plays so many random base games of two, as `bastide playout` does with these seeds, and gives the sum of all points; 0 if
/// they could not be played.
#[wasm_bindgen]
#[must_use]
pub fn playouts(count: u32, seed: u32) -> i32 {
    play(u64::from(count), u64::from(seed)).unwrap_or(0)
}

fn play(count: u64, seed: u64) -> Result<i32, SetupError> {
    let player = |colour| Player { colour, name: String::new(), level: None };
    let mut setup = Setup::base([Colour::Red, Colour::Blue].map(player).to_vec());
    setup.deal(&mut seeded(seed))?;
    let dealer = Dealer::new(&setup, DeckSize::Whole)?;
    let mut events = Vec::new();
    let mut game = Game::new(&setup, &mut events)?;
    let mut points = 0;
    for k in 0..count {
        let mut rng = seeded(seed + k);
        dealer.deal(&mut setup, &mut rng);
        if let Deck::Tiles(tiles) = &setup.deck {
            game.restart(tiles, &mut events)?;
        }
        play_out(&mut game, &mut rng, &mut events);
        points += game.players().map(|player| i32::from(game.score(player))).sum::<i32>();
    }
    Ok(points)
}
