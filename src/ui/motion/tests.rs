//! Plays whole games and checks their movements.

use proptest::prelude::*;

use super::*;
use crate::{
    ai::random_action,
    catalogue::BoxId,
    rules::{Colour, Game, Player, Setup, seeded},
};

fn game(seed: u64) -> (Game, Vec<Event>) {
    let player = |colour| Player { colour, name: String::new(), level: None };
    let mut setup = Setup::base(vec![player(Colour::Red), player(Colour::Blue), player(Colour::Black)]);
    setup.boxes.extend([BoxId::Inns, BoxId::Abbot, BoxId::Abbey, BoxId::Bridges]);
    setup.boxes.push(if seed.is_multiple_of(2) { BoxId::River } else { BoxId::Count });
    setup.deal(&mut seeded(seed)).unwrap();
    let mut events = Vec::new();
    (Game::new(&setup, &mut events).unwrap(), events)
}

/// Runs to the end and says how long that takes; everything on the way is between nothing and done.
fn run(mut motion: Motion, step: f64) -> f64 {
    let mut now = 5000.0;
    while motion.is_running() {
        motion.tick(now);
        for (what, part) in motion.passing() {
            assert!((0.0..=1.0).contains(&part), "{what:?}");
        }
        now += step;
        assert!(now < 20_000.0);
    }
    now - 5000.0
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]
    #[test]
    fn every_decision_is_shown_and_comes_to_rest(seed in any::<u64>(), step in 4.0..60.0_f64) {
        let (mut game, mut events) = game(seed);
        let mut rng = seeded(seed);
        while let Some(action) = random_action(&game, &mut rng) {
            events.clear();
            game.play(action, &mut events).unwrap();
            let motion = Motion::of(&events);
            // Points of a bazaar belong to no place on the board.
            let has_place = |event: &&Event| matches!(event, Event::Scored { why, .. } if why.spot.is_some());
            let scores = events.iter().filter(has_place).count();
            let points = motion.tracks.iter().filter(|track| matches!(track.what, Moving::Points { .. })).count();
            prop_assert_eq!(scores, points);
            let most = if game.is_over() { FINAL + 3000.0 } else { 3000.0 };
            prop_assert!(run(motion, step) <= most + step);
        }
    }
}

#[test]
fn a_tile_settles_in_its_time_and_a_skip_ends_it() {
    let (mut game, mut events) = game(1);
    events.clear();
    let lay = random_action(&game, &mut seeded(1)).unwrap();
    game.play(lay, &mut events).unwrap();
    let pos = game.board().last().unwrap().pos;
    let mut motion = Motion::of(&events);
    assert_eq!(motion.tile(pos), 0.0);
    motion.tick(100.0);
    motion.tick(100.0 + DROP / 2.0);
    assert_eq!(motion.tile(pos), 0.5);
    motion.tick(90.0);
    assert_eq!(motion.tile(pos), 0.5, "time does not go back");
    assert_eq!(motion.tile(Pos::new(90, 90)), 1.0);
    motion.finish();
    assert!(!motion.is_running());
    assert_eq!(motion.tile(pos), 1.0);
}

#[test]
fn a_completed_feature_is_lit_once_from_its_first_points_on() {
    let (mut n_lit, mut n_scores) = (0, 0);
    for seed in 0..6 {
        let (mut game, mut events) = game(seed);
        let mut rng = seeded(seed);
        while let Some(action) = random_action(&game, &mut rng) {
            events.clear();
            game.play(action, &mut events).unwrap();
            let completed: Vec<LaidPart> = events
                .iter()
                .filter_map(|event| match event {
                    Event::Scored { why, .. } if why.completed && !why.at_end => why.spot,
                    _ => None,
                })
                .collect();
            n_scores += completed.len();
            let motion = Motion::of(&events);
            for track in &motion.tracks {
                let Moving::Lit(spot) = track.what else { continue };
                assert!(completed.contains(&spot), "what scores at the end is not lit");
                let points = motion.tracks.iter().filter(
                    |other| matches!(other.what, Moving::Points { from, .. } if from == spot && other.begins == track.begins),
                );
                assert!(points.count() >= 1, "its points rise at the same time");
                n_lit += 1;
            }
        }
    }
    assert!(n_lit > 20 && n_lit <= n_scores, "{n_lit} of {n_scores}");
}

#[test]
fn players_who_share_a_feature_get_their_points_at_the_same_time() {
    let mut n_shared = 0;
    for seed in 0..20 {
        let (mut game, mut events) = game(seed);
        let mut rng = seeded(seed);
        while let Some(action) = random_action(&game, &mut rng) {
            events.clear();
            game.play(action, &mut events).unwrap();
        }
        for pair in Motion::of(&events).tracks.windows(2) {
            if let [Moving::Points { from, nth, .. }, Moving::Points { from: next, nth: then, .. }] =
                [pair[0].what, pair[1].what]
            {
                assert_eq!(from == next, then == nth + 1);
                assert_eq!(from == next, pair[0].begins == pair[1].begins);
                n_shared += usize::from(from == next);
            }
        }
    }
    assert!(n_shared > 0, "no feature was shared in twenty games");
}

#[test]
fn the_view_rests_on_what_was_just_completed_and_on_nothing_else() {
    let (mut game, mut events) = game(1);
    let mut rng = seeded(1);
    let mut seen = [0; 2];
    while let Some(action) = random_action(&game, &mut rng) {
        events.clear();
        game.play(action, &mut events).unwrap();
        let mut motion = Motion::of(&events);
        let completes = events.iter().any(
            |event| matches!(event, Event::Scored { why, .. } if why.completed && !why.at_end && why.spot.is_some()),
        );
        assert_eq!(motion.holds_view(), completes, "{events:?}");
        seen[usize::from(completes)] += 1;
        for now in [0.0, 500.0, 2.0 * BEHELD] {
            motion.tick(now);
        }
        assert!(!motion.holds_view());
    }
    assert!(seen.iter().all(|&times| times > 5), "{seen:?}");
}
