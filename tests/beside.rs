//! Computer players at the table: taking back beside them, and the reasons they give.

use bastide::{
    ai::{Decision, Level, decide, random_action, reasons},
    catalogue::PartKind,
    record::{Statement, parse_record},
    rules::{Colour, Observation, Player, Setup, seeded},
    session::Replay,
};

/// A game after some random decisions. Players with a level are computer players.
fn replay(levels: &[Option<&str>], decisions: usize) -> Replay {
    let player = |(colour, level): (Colour, &Option<&str>)| Player {
        colour,
        name: String::new(),
        level: level.map(str::to_owned),
    };
    let mut setup = Setup::base(Colour::ALL.into_iter().zip(levels).map(player).collect());
    setup.options.push(("first-player".into(), "seat".into()));
    setup.deal(&mut seeded(7)).unwrap();
    let mut replay = Replay::new(setup).unwrap();
    let mut rng = seeded(1);
    for _ in 0..decisions {
        let action = random_action(replay.game(), &mut rng).unwrap();
        replay.play(action).unwrap();
    }
    replay
}

#[test]
fn one_person_takes_back_everything_and_is_asked_again_each_time() {
    let mut replay = replay(&[None, Some("novice"), Some("greedy")], 23);
    let mut before = usize::MAX;
    while replay.can_undo_turn() {
        assert!(replay.undo_to_person());
        assert!(!replay.is_computer(replay.game().asked()), "a computer player is asked after taking back");
        assert!(replay.at() < before);
        before = replay.at();
    }
    assert_eq!(replay.at(), 0, "the person began, and everything was taken back");
    assert!(!replay.undo_to_person());
    while replay.redo_to_person() {
        assert!(!replay.is_computer(replay.game().asked()) || !replay.can_redo());
    }
    assert_eq!(replay.at(), 23);
}

#[test]
fn somebody_who_left_is_a_computer_from_then_on_also_in_the_record() {
    let mut replay = replay(&[None, None], 8);
    let asked = replay.game().asked();
    let text = replay.to_text();
    assert!(replay.set_level(asked, Some("wizard".into())).is_err());
    assert_eq!(replay.to_text(), text, "nothing has changed");

    replay.set_level(asked, Some("planner".into())).unwrap();
    assert!(replay.is_computer(asked));
    let read = Replay::new(parse_record(&replay.to_text()).unwrap().setup).unwrap();
    assert!(read.is_computer(asked));
    assert!(replay.undo_to_person(), "what the person who stays decided");
    assert!(!replay.is_computer(replay.game().asked()));
    assert!(replay.redo_to_person());

    replay.set_level(asked, None).unwrap();
    assert_eq!(replay.to_text(), text, "the person is back, and nothing else has changed");
}

#[test]
fn two_persons_take_back_what_computers_decided_after_them() {
    let whole = replay(&[None, None, Some("novice")], 30);
    let mut seen = [false; 2];
    for decisions in 1..30 {
        let mut replay = whole.clone();
        replay.go_to(decisions - 1);
        let by_computer = replay.is_computer(replay.game().asked());
        replay.go_to(decisions);
        if by_computer {
            assert!(replay.can_undo_turn(), "after {decisions} decisions");
            seen[0] = true;
        } else if !replay.can_undo_turn() {
            seen[1] = true; // the turn was handed over to another person
        }
    }
    assert_eq!(seen, [true; 2]);
}

#[test]
fn who_only_watches_takes_nothing_back() {
    let replay = replay(&[Some("novice"), Some("master")], 12);
    assert!(!replay.can_undo_turn());
}

#[test]
fn without_computers_taking_back_is_as_before() {
    let mut replay = replay(&[None, None], 12);
    assert!(replay.undo_to_person());
    assert_eq!(replay.at(), 11);
}

fn position(text: &str) -> Replay {
    let (replay, result) = Replay::of_record(&parse_record(text).unwrap(), usize::MAX, &mut ());
    assert_eq!(result, Ok(()));
    replay.unwrap()
}

/// The reasons for a statement and a figure after it: for whom, for what, whether at once, and how many whole points.
fn why(replay: &Replay, statement: &str, then: Option<&str>) -> Vec<(usize, PartKind, i16, i32)> {
    let game = replay.game();
    let action = |text: &str, game| text.parse::<Statement>().unwrap().action(game).unwrap();
    let first = action(statement, game);
    let mut laid = game.clone();
    laid.play(first, &mut Vec::new()).unwrap();
    let then = then.map(|text| action(text, &laid));
    let told = reasons(&Observation::new(game), Decision { action: first, then });
    let row = |reason: &bastide::ai::Reason| {
        (reason.player.index(), reason.kind, reason.scored, reason.points.round() as i32)
    };
    told.iter().map(row).collect()
}

#[test]
fn a_completed_city_is_a_reason_with_its_points() {
    let replay = position(
        "[Bastide \"1\"]\n[Players \"red, blue\"]\n[Deck \"D N V E U U V V\"]\ntile N 0,-1 2\nmeeple city.E\ntile V 1,0 0\nskip\n",
    );
    let told = why(&replay, "tile E 1,-1 3", Some("skip"));
    let (player, kind, scored, points) = told[0];
    assert_eq!((player, kind, scored), (0, PartKind::City, 6), "{told:?}");
    assert!((1..=6).contains(&points), "the city of 6 points was expected in part: {told:?}");
}

#[test]
fn a_figure_in_an_open_city_is_expected_to_give_points() {
    let replay = position("[Bastide \"1\"]\n[Players \"red, blue\"]\n[Deck \"D N V E U U V V E E\"]\n");
    let told = why(&replay, "tile N 0,-1 2", Some("meeple city.E"));
    assert!(
        told.iter()
            .any(|&(player, kind, scored, points)| { (player, kind, scored) == (0, PartKind::City, 0) && points > 0 }),
        "{told:?}"
    );
    assert!(why(&replay, "tile N 0,-1 2", Some("skip")).is_empty(), "nobody has anything");
}

#[test]
fn a_level_says_what_it_means_to_do_next() {
    let replay = replay(&[None, None], 0);
    for level in [Level::Greedy, Level::Planner, Level::Master] {
        let seen = Observation::new(replay.game());
        let decision = decide(&seen, level, &mut seeded(3), &mut |tries| tries >= 20).unwrap();
        let mut game = replay.game().clone();
        game.play(decision.action, &mut Vec::new()).unwrap();
        let then = decision.then.expect("a figure is asked for after the first tile");
        game.play(then, &mut Vec::new()).unwrap();
    }
}
