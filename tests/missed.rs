//! What a turn missed against a better one: one position for each kind, and what holds whatever is compared.

use bastide::{
    ai::{Decision, Missed, Reason, missed, random_action},
    catalogue::PartKind,
    record::{Statement, parse_record},
    rules::{Colour, Game, Observation, Player, Setup, Step, seeded},
    session::Replay,
};

/// Red holds the city north of the start tile, which is open at 1,-1.
const CITY: &str = "tile N 0,-1 2\nmeeple city.E\ntile V 1,0 0\nskip\n";

fn position(deck: &str, decisions: &str) -> Replay {
    let text = format!("[Bastide \"1\"]\n[Players \"red, blue\"]\n[Deck \"{deck}\"]\n{decisions}");
    let (replay, result) = Replay::of_record(&parse_record(&text).unwrap(), usize::MAX, &mut ());
    assert_eq!(result, Ok(()));
    replay.unwrap()
}

/// A tile and what is answered about a figure, both legal.
fn turn(game: &Game, [tile, figure]: [&str; 2]) -> Decision {
    let action = |text: &str, game: &Game| text.parse::<Statement>().unwrap().action(game).unwrap();
    let mut laid = game.clone();
    let first = action(tile, game);
    laid.play(first, &mut Vec::new()).unwrap();
    let then = (laid.step() == Step::Figure).then(|| action(figure, &laid));
    if let Some(then) = then {
        laid.play(then, &mut Vec::new()).unwrap();
    }
    Decision { action: first, then }
}

fn compared(replay: &Replay, best: [&str; 2], played: [&str; 2]) -> (Missed, Vec<Reason>) {
    let game = replay.game();
    missed(&Observation::new(game), turn(game, best), turn(game, played))
}

#[test]
fn points_left_lying() {
    let replay = position("D N V E U U V V", CITY);
    let (kind, reasons) = compared(&replay, ["tile E 1,-1 3", "skip"], ["tile E 0,1 2", "skip"]);
    assert_eq!(kind, Missed::Points);
    assert_eq!((reasons[0].player.index(), reasons[0].kind, reasons[0].scored), (0, PartKind::City, 6));
}

#[test]
fn points_given_to_another() {
    let replay = position("D V N E U U V V", "tile V 1,0 0\nskip\ntile N 0,-1 2\nmeeple city.E\n");
    let (kind, reasons) = compared(&replay, ["tile E 0,1 2", "skip"], ["tile E 1,-1 3", "skip"]);
    assert_eq!(kind, Missed::Blocking);
    assert_eq!(reasons[0].player.index(), 1);
    assert!(reasons[0].points < 0.0 && reasons[0].scored < 0, "{reasons:?}");
}

#[test]
fn a_field_beside_a_city() {
    let replay = position("D N V E U U V V", &format!("{CITY}tile E 1,-1 3\nskip\n"));
    let (kind, reasons) = compared(&replay, ["tile U -1,-1 1", "meeple field.ENE"], ["tile U -1,-1 1", "skip"]);
    assert_eq!(kind, Missed::Field);
    assert_eq!((reasons[0].player.index(), reasons[0].kind), (1, PartKind::Field));
    assert!(reasons[0].points > 1.0 && reasons[0].scored == 0, "{reasons:?}");
}

#[test]
fn cities_that_grow_together() {
    let blue = "tile N 0,-1 2\nmeeple city.E\ntile U 1,0 0\nskip\ntile U 2,0 0\nskip\ntile E 2,-1 3\nmeeple city.W\n";
    let replay = position("D N U U E R U U V V R N", blue);
    let (kind, reasons) = compared(&replay, ["tile R 1,-1 0", "skip"], ["tile R 0,1 2", "skip"]);
    assert_eq!(kind, Missed::Joining, "{reasons:?}");
}

#[test]
fn a_figure_kept_in_hand_or_put_into_a_city() {
    let replay = position("D N V E U U V V", "");
    let (kind, _) = compared(&replay, ["tile N 0,-1 2", "meeple city.E"], ["tile N 0,-1 2", "skip"]);
    assert_eq!(kind, Missed::Building);
    let deck = format!("D V{}", " U".repeat(40));
    let replay = position(&deck, "");
    let (kind, _) = compared(&replay, ["tile V 0,1 0", "skip"], ["tile V 0,1 0", "meeple road.S"]);
    assert_eq!(kind, Missed::Figure);
}

#[test]
fn a_turn_misses_nothing_against_itself() {
    let mut rng = seeded(11);
    let player = |colour| Player { colour, name: String::new(), level: None };
    let mut setup = Setup::base(Colour::ALL.into_iter().take(3).map(player).collect());
    setup.deal(&mut seeded(4)).unwrap();
    let mut game = Game::new(&setup, &mut Vec::new()).unwrap();
    while let Some(action) = random_action(&game, &mut rng) {
        if game.step() == Step::Lay {
            let own = Decision { action, then: None };
            assert_eq!(missed(&Observation::new(&game), own, own), (Missed::Foresight, Vec::new()));
        }
        game.play(action, &mut Vec::new()).unwrap();
    }
    assert!(game.is_over());
}
