//! What a game was decided by: luck is nothing on average, and a decision never gives less away than nothing.

use bastide::{
    ai::{Decision, Level, assess, candidates, choose, laid_at},
    catalogue::BoxId,
    rules::{Action, Colour, Observation, Player, Setup, legal_actions, seeded},
    session::Replay,
};

use crate::common::games;

fn game(seed: u64, n_players: usize, boxes: &[BoxId], levels: &[Level]) -> Replay {
    let players = Colour::ALL.into_iter().take(n_players);
    let mut setup = Setup::base(players.map(|colour| Player { colour, name: String::new(), level: None }).collect());
    setup.boxes.extend(boxes);
    setup.deal(&mut seeded(seed)).unwrap();
    let mut replay = Replay::new(setup).unwrap();
    let mut rng = seeded(seed + 1);
    loop {
        let asked = replay.game().asked().index();
        let seen = Observation::new(replay.game());
        let Some(action) = choose(&seen, levels[asked % levels.len()], &mut rng, &mut |_| true) else { return replay };
        replay.play(action).unwrap();
    }
}

/// The mean of some numbers, and its standard error.
fn mean(numbers: &[f32]) -> (f32, f32) {
    let n = numbers.len() as f32;
    let mean = numbers.iter().sum::<f32>() / n;
    let variance = numbers.iter().map(|number| (number - mean) * (number - mean)).sum::<f32>() / (n - 1.0);
    (mean, (variance / n).sqrt())
}

/// Games of equal players, and of players who play differently well: whoever plays, luck is near zero on average, and about as large as
/// the spread of what could have come says.
#[test]
fn luck_is_near_zero_on_average() {
    for levels in [&[Level::Planner][..], &[Level::Novice, Level::Planner]] {
        let (mut sums, mut turns, mut variance, mut squares) = (Vec::new(), 0, 0.0, 0.0);
        for seed in 0..16 {
            let outlook = assess(&game(seed, 2, &[], levels), &mut |_| true).unwrap();
            let of = |player: usize| outlook.turns.iter().filter(move |turn| turn.player.index() == player);
            for player in 0..2 {
                sums.push(of(player).map(|turn| turn.draw).sum::<f32>());
            }
            turns += outlook.turns.len();
            variance += outlook.turns.iter().map(|turn| turn.spread * turn.spread).sum::<f32>();
            squares += outlook.turns.iter().map(|turn| turn.draw * turn.draw).sum::<f32>();
            assert!(outlook.turns.iter().all(|turn| turn.given >= 0.0));
        }
        let (mean, error) = mean(&sums);
        println!(
            "luck of a game {mean:.2} ± {error:.2}; {turns} turns; spread {:.2}",
            (variance / turns as f32).sqrt()
        );
        assert!(mean.abs() < 3.5 * error, "luck of a game {mean} ± {error}");
        assert!(error < 5.0, "{error}");
        assert!((0.8..1.25).contains(&(squares / variance)), "{}", squares / variance);
    }
}

/// Better players give less away, and what a game comes to is what was expected at its end.
#[test]
fn decisions_and_the_end_are_told_truly() {
    let (mut weak, mut strong) = (0.0, 0.0);
    for seed in 100..110 {
        let replay = game(seed, 2, &[], &[Level::Novice, Level::Planner]);
        let outlook = assess(&replay, &mut |_| true).unwrap();
        let given = |player: usize| {
            outlook.turns.iter().filter(move |turn| turn.player.index() == player).map(|turn| turn.given).sum::<f32>()
        };
        weak += given(0);
        strong += given(1);
        assert_eq!(outlook.expected.len(), replay.at() + 1);
        let last = outlook.expected.last().unwrap();
        for player in replay.game().players() {
            assert_eq!(last[player], f32::from(replay.game().score(player)));
        }
    }
    assert!(strong < 0.2 * weak, "{strong} against {weak}");
    assert!(strong >= 0.0);
}

/// Every expansion, several players: every turn with a tile in hand is looked at, and the looking can be ended. What all boxes
/// together take grows with the square of their tiles, so `cargo xtask soak games` does that, and the usual run takes a few at a time.
#[test]
fn any_game_can_be_assessed() {
    let boxes: Vec<BoxId> = bastide::rules::playable().filter(|&id| id != BoxId::Base).collect();
    let at_a_time = boxes.len().min(games(4) as usize);
    for boxes in boxes.chunks(at_a_time) {
        assessed_whole(boxes);
    }
}

fn assessed_whole(boxes: &[BoxId]) {
    let replay = game(7, 4, boxes, &[Level::Greedy]);
    let outlook = assess(&replay, &mut |_| true).unwrap();
    let mut past = replay.clone();
    let laid = (0..replay.at()).filter(|&at| {
        past.go_to(at);
        laid_at(&past).is_some()
    });
    let laid: Vec<usize> = laid.collect();
    assert!(laid.len() > 60);
    assert_eq!(outlook.turns.iter().map(|turn| turn.at).collect::<Vec<_>>(), laid);
    assert!(
        outlook.turns.iter().all(|turn| turn.draw.is_finite() && turn.spread.is_finite() && turn.given.is_finite())
    );
    assert_eq!(assess(&replay, &mut |done| done < 5), None);
}

/// The best turns come in order, with what follows, and the first is as good as what a level would play.
#[test]
fn candidates_are_sorted_and_sure() {
    let mut replay = game(3, 2, &[], &[Level::Planner]);
    replay.go_to(30);
    while replay.game().drawn().is_none() || laid_at(&replay).is_none() {
        replay.go_to(replay.at() + 1);
    }
    let seen = Observation::new(replay.game());
    let of = |tries: u32| candidates(&seen, 3, None, &mut seeded(5), &mut |done| done >= tries);
    let (few, many) = (of(200), of(2000));
    assert_eq!((few.len(), many.len()), (3, 3));
    for best in [&few, &many] {
        assert!(best.windows(2).all(|pair| pair[0].lead >= pair[1].lead), "{best:?}");
        assert!(
            best.iter().all(|one| one.error > 0.0 && one.reply.is_some_and(|(_, share)| share > 0.0 && share <= 1.0))
        );
    }
    let worst = *legal_actions(replay.game()).collect::<Vec<_>>().last().expect("a tile is to be laid");
    let played = Decision { action: worst, then: Some(Action::Skip) };
    let beside = candidates(&seen, 1, Some(played), &mut seeded(5), &mut |done| done >= 500);
    assert_eq!(beside.len(), 2, "the best one and the one that was played: {beside:?}");
    assert_eq!(beside[1].decision, played);
    assert!(beside[1].lead < beside[0].lead);
    assert!(many[0].error < few[0].error && many[0].rounds > few[0].rounds);
    assert!(
        candidates(&Observation::new(game(3, 2, &[], &[Level::Greedy]).game()), 3, None, &mut seeded(5), &mut |_| true)
            .is_empty()
    );
}
