//! What is reckoned anew after a tile against what is reckoned from nothing.
#![allow(clippy::unwrap_used, reason = "a test fails loudly")]

use super::{Forecast, Game, Standing};
use crate::{
    ai::{Weights, random_action},
    catalogue::BoxId,
    rules::{Action, Colour, Observation, Player, Setup, legal_actions, playable, seeded},
};

/// After every tile that may be laid the groups that it changes, reckoned anew, give what looking at everything gives,
/// and the game is as before when the tile is taken back.
#[test]
fn what_a_tile_changes_is_all_that_it_changes() {
    let mut compared = 0;
    for seed in 0..6 {
        let player = |colour| Player { colour, name: String::new(), level: None };
        let n_players = 2 + seed as usize % 4;
        let mut setup = Setup::base(Colour::ALL.into_iter().take(n_players).map(player).collect());
        setup.boxes = playable().filter(|id| seed % 2 == 1 || *id == BoxId::Base).collect();
        setup.deal(&mut seeded(seed)).unwrap();
        let mut game = Game::new(&setup, &mut Vec::new()).unwrap();
        let mut rng = seeded(seed);
        let (mut before, mut whole) = (Standing::default(), Standing::default());
        while let Some(action) = random_action(&game, &mut rng) {
            let mut forecast = Forecast::new(&Observation::new(&game), Weights::FORESIGHT);
            forecast.expect(game.remaining());
            before.see(&game, &mut forecast);
            before.look_around(&game);
            let (lays, was) = (legal_actions(&game).collect::<Vec<_>>(), written(&game));
            for &lay in &lays {
                let Action::Lay { pos, .. } = lay else { continue };
                let changed = before.changed_by(&game, pos);
                let Some(trial) = game.lay_on_trial(lay) else { continue };
                if !before.is_stirred(&game, changed) {
                    whole.see(&game, &mut forecast);
                    let expected = whole.worth(&game, 0, &mut forecast);
                    let found = before.worth(&game, changed, &mut forecast);
                    for player in game.players() {
                        let apart = (expected.points[player] - found.points[player]).abs();
                        assert!(
                            apart < 0.01,
                            "{lay:?} in set-up {seed}: {} and {}",
                            expected.points[player],
                            found.points[player]
                        );
                    }
                    compared += 1;
                }
                game.take_back_trial(&trial);
            }
            assert_eq!(was, written(&game));
            assert_eq!(lays, legal_actions(&game).collect::<Vec<_>>());
            game.play_unchecked(action, &mut Vec::new());
        }
    }
    assert!(compared > 1000, "{compared} tiles were compared");
}

/// The landscape as text: what lies there, the frontier and the features.
fn written(game: &Game) -> String {
    let board = game.board();
    format!("{:?} {:?} {:?}", board.tiles(), board.frontier(), board.graph())
}
