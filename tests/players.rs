//! Computer players: whatever the boxes, what they decide is legal, the same for the same seed, and never owed to the order
//! of the tiles to come.

use bastide::{
    ai::{Level, Mind, Review, Weights, assess, choose, choose_as, laid_at, random_action, review, seen_with},
    catalogue::{BoxId, Catalogue, Role, TileId},
    record::{Statement, parse_record},
    rules::{
        Action, Colour, Deck, FigureKind, Game, Generator, OPTIONS, Observation, Player, PlayerId, Setup, Step, below,
        check, playable, seeded,
    },
    session::Replay,
};

use crate::common::games;

/// The set-up with this number. Every third has all boxes, and every second has some option changed.
fn setup(number: u64) -> Setup {
    let mut rng = seeded(number);
    let boxes: Vec<BoxId> =
        playable().filter(|&id| id == BoxId::Base || number.is_multiple_of(3) || below(&mut rng, 2) == 0).collect();
    let count = 2 + below(&mut rng, 3 + usize::from(boxes.contains(&BoxId::Inns)));
    let players = Colour::ALL.into_iter().take(count);
    let mut setup = Setup::base(players.map(|colour| Player { colour, name: String::new(), level: None }).collect());
    for option in OPTIONS.iter().filter(|option| option.applies(&boxes) && !option.joined) {
        if below(&mut rng, 3) == 0 {
            let value = option.values[below(&mut rng, option.values.len())].0;
            setup.options.push((option.name.into(), value.into()));
        }
    }
    setup.boxes = boxes;
    setup.deal(&mut rng).unwrap();
    setup
}

fn begin(setup: &Setup) -> Game {
    Game::new(setup, &mut Vec::new()).unwrap()
}

fn decide(game: &Game, level: Level, seed: u64) -> Option<Action> {
    choose(&Observation::new(game), level, &mut seeded(seed), &mut |tries| tries >= 12)
}

/// Plays at random and calls a function with the game before every decision.
fn play(setup: &Setup, rng: &mut Generator, mut each: impl FnMut(&Game, usize)) {
    let mut game = begin(setup);
    for decision in 0.. {
        each(&game, decision);
        let Some(action) = random_action(&game, rng) else { return };
        game.play_unchecked(action, &mut Vec::new());
    }
}

/// The same game with the tiles to come in another order. The board and the drawn tile stay the same.
fn with_other_order(game: &Game, setup: &Setup, actions: &[Action]) -> Option<Game> {
    let Deck::Tiles(tiles) = &setup.deck else { return None };
    let mut other = setup.clone();
    let mut tiles = tiles.clone();
    let known = tiles.len() - game.remaining();
    let land = |tile: &TileId| Catalogue::get().tile(*tile).rivers.is_empty();
    let first_land = known + tiles[known..].iter().take_while(|tile| !land(tile)).count();
    tiles[first_land..].reverse();
    other.deck = Deck::Tiles(tiles);
    let mut replayed = begin(&other);
    for &action in actions {
        replayed.play(action, &mut Vec::new()).ok()?;
    }
    Some(replayed)
}

#[test]
fn what_a_level_decides_is_legal() {
    for number in 0..u64::from(games(4)) {
        play(&setup(number), &mut seeded(number), |game, decision| {
            for level in Level::ALL {
                let rare = if level == Level::Master { 47 } else { 11 };
                let often = if matches!(game.step(), Step::Lay | Step::Figure) { rare } else { 4 };
                if (decision + level as usize).is_multiple_of(often) {
                    match decide(game, level, number) {
                        Some(action) => assert_eq!(check(game, action), Ok(()), "{level:?} in set-up {number}"),
                        None => assert!(game.is_over(), "{level:?} has no answer in set-up {number}"),
                    }
                }
            }
        });
    }
}

#[test]
fn every_level_takes_the_second_part_of_a_turn() {
    let record = "[Bastide \"1\"]\n[Boxes \"base+traders\"]\n[Options \"second-part=may\"]\n[Players \"red, blue\"]\n\
        [Deck \"D U U U U U U U U\"]\ntile U 1,0 0\nmeeple road.E\ntile U -1,0 0\nskip\ntile U 2,0 0\nbuilder road.E\n\
        tile U -2,0 0\nskip\ntile U 3,0 0\nskip\n";
    let (replay, read) = Replay::of_record(&parse_record(record).unwrap(), usize::MAX, &mut ());
    read.unwrap();
    let replay = replay.unwrap();
    assert_eq!(replay.game().step(), Step::SecondPart);
    for level in Level::ALL {
        assert_eq!(decide(replay.game(), level, 1), Some(Action::GoOn), "{level:?}");
    }
}

#[test]
fn the_order_of_the_tiles_to_come_decides_nothing() {
    let n_games = games(3);
    let mut compared = 0;
    for number in 0..u64::from(n_games) {
        let setup = setup(number);
        let mut rng = seeded(!number);
        let (mut game, mut actions) = (begin(&setup), Vec::new());
        while let Some(action) = random_action(&game, &mut rng) {
            if actions.len() % 18 == 4
                && let Some(other) = with_other_order(&game, &setup, &actions)
            {
                for level in Level::ALL {
                    assert_eq!(decide(&game, level, 5), decide(&other, level, 5), "{level:?} in set-up {number}");
                }
                compared += 1;
            }
            actions.push(action);
            game.play_unchecked(action, &mut Vec::new());
        }
    }
    assert!(compared > 4 * n_games, "{compared} positions were compared");
}

#[test]
fn the_same_seed_gives_the_same_decision() {
    play(&setup(3), &mut seeded(3), |game, decision| {
        if decision.is_multiple_of(17) {
            for level in Level::ALL {
                assert_eq!(decide(game, level, 8), decide(game, level, 8));
            }
        }
    });
}

#[test]
fn a_supposed_game_is_the_same_but_for_the_order() {
    let sorted = |tiles: &[TileId]| {
        let mut tiles = tiles.to_vec();
        tiles.sort_unstable();
        tiles
    };
    for number in 0..6 {
        play(&setup(number), &mut seeded(number), |game, decision| {
            if !decision.is_multiple_of(11) {
                return;
            }
            let seen = Observation::new(game);
            let supposed = seen.determinise(&mut seeded(decision as u64));
            assert_eq!(supposed.board().tiles(), game.board().tiles());
            assert_eq!(
                (supposed.drawn(), supposed.step(), supposed.asked()),
                (game.drawn(), game.step(), game.asked())
            );
            assert_eq!(supposed.remaining(), game.remaining());
            assert_eq!(sorted(Observation::new(&supposed).unseen()), sorted(seen.unseen()));
            // The river stays before the land, and the lake stays at the end of the river.
            let water: Vec<bool> = seen.unseen().iter().map(|&t| !Catalogue::get().tile(t).rivers.is_empty()).collect();
            assert!(water.is_sorted_by(|a, b| a >= b), "the river comes before the land");
            let lakes = seen.unseen().iter().filter(|&&t| Catalogue::get().tile(t).role == Role::Lake).count();
            assert!(lakes <= 1);
        });
    }
}

#[test]
fn an_open_game_is_seen_like_a_dealt_one() {
    let dealt = {
        let player = |colour| Player { colour, name: String::new(), level: None };
        let mut setup = Setup::base([Colour::Red, Colour::Blue].map(player).to_vec());
        setup.deal(&mut seeded(4)).unwrap();
        setup
    };
    let mut game = begin(&dealt);
    let mut open = begin(&Setup { deck: Deck::Open, ..dealt.clone() });
    let mut rng = seeded(9);
    while game.turn() < 30 {
        let action = random_action(&game, &mut rng).unwrap();
        let seen = [Observation::new(&game), Observation::of_open(&open, game.drawn(), &[])];
        assert_eq!(seen[0].unseen(), seen[1].unseen());
        assert_eq!(seen[0].unseen().len(), game.remaining());
        assert!(!seen[1].game().is_open(), "tiles are left, and who plays knows which");
        let decisions = seen.map(|seen| choose(&seen, Level::Planner, &mut seeded(1), &mut |_| true));
        assert_eq!(decisions[0], decisions[1]);
        game.play(action, &mut Vec::new()).unwrap();
        open.play(action, &mut Vec::new()).unwrap();
    }
}

#[test]
fn levels_use_their_figures_and_beat_chance() {
    for (level, seed) in [(Level::Novice, 1), (Level::Greedy, 2), (Level::Planner, 3)] {
        let player = |colour| Player { colour, name: String::new(), level: None };
        let mut setup = Setup::base([Colour::Red, Colour::Blue].map(player).to_vec());
        setup.deal(&mut seeded(seed)).unwrap();
        let (mut game, mut rng) = (begin(&setup), seeded(seed));
        let mut least = 7;
        while !game.is_over() {
            let me = game.asked().index() == 0;
            let action = if me { decide(&game, level, seed) } else { random_action(&game, &mut rng) };
            game.play(action.unwrap(), &mut Vec::new()).unwrap();
            let first = game.players().next().unwrap();
            least = least.min(game.supply(first)[bastide::rules::FigureKind::Meeple]);
        }
        let scores: Vec<i16> = game.players().map(|player| game.score(player)).collect();
        assert!(scores[0] > scores[1], "{level:?} has {scores:?} against chance");
        assert!(least <= 2, "{level:?} keeps {least} meeples in hand all the game");
    }
}

/// A planner against one that overlooks whatever is about another tile than the one just laid.
#[test]
fn a_planner_uses_the_fairy_and_the_towers() {
    let mind = Level::Planner.mind();
    let minds = [mind, Mind { weights: mind.weights.overlooking(), ..mind }];
    let mut wins = 0;
    for number in 0..6 {
        let player = |colour| Player { colour, name: String::new(), level: None };
        let mut setup = Setup::base([Colour::Red, Colour::Blue].map(player).into());
        setup.boxes.extend([BoxId::Dragon, BoxId::Tower]);
        setup.deal(&mut seeded(number)).unwrap();
        let mut game = begin(&setup);
        let seeing = PlayerId::from_index(number as usize % 2);
        loop {
            let mind = &minds[usize::from(game.asked() != seeing)];
            let decided = choose_as(&Observation::new(&game), mind, &mut seeded(number), &mut |_| true);
            let Some(action) = decided else { break };
            game.play(action, &mut Vec::new()).unwrap();
        }
        wins += usize::from(game.players().all(|player| player == seeing || game.score(player) < game.score(seeing)));
    }
    assert!(wins >= 5, "{wins} of 6");
}

/// A planner against one that knows only what was found by hand.
#[test]
fn a_planner_uses_what_was_learned() {
    let mind = Level::Planner.mind();
    let minds = [mind, Mind { weights: Weights { learned: 0.0, ..mind.weights }, ..mind }];
    let (mut won, games) = (0.0, 60);
    for number in 0..games {
        let player = |colour| Player { colour, name: String::new(), level: None };
        let mut setup = Setup::base([Colour::Red, Colour::Blue].map(player).into());
        setup.deal(&mut seeded(number / 2)).unwrap();
        let mut game = begin(&setup);
        let seats = [number as usize % 2, 1 - number as usize % 2];
        loop {
            let mind = &minds[seats[game.asked().index()]];
            let decided = choose_as(&Observation::new(&game), mind, &mut seeded(number), &mut |_| true);
            let Some(action) = decided else { break };
            game.play(action, &mut Vec::new()).unwrap();
        }
        let points: Vec<i16> = game.players().map(|player| game.score(player)).collect();
        let ahead = points[seats[0]] - points[seats[1]];
        won += f32::from(ahead.signum() + 1) / 2.0;
    }
    assert!(won > 0.55 * games as f32, "{won} of {games}");
}

/// The reviews of turns of a replay, each with its player's seat, with so many tries each.
fn reviews(replay: &mut Replay, turns: impl Iterator<Item = usize>, tries: u32) -> Vec<(usize, f32)> {
    let mut found = Vec::new();
    for at in turns {
        replay.go_to(at);
        let Some(played) = laid_at(replay) else { continue };
        let seen = Observation::new(replay.game());
        let Some(review) = review(&seen, played, &mut seeded(at as u64), &mut |tried| tried >= tries) else { continue };
        assert!(check(replay.game(), review.best.action).is_ok() && review.cost >= 0.0);
        assert_eq!(review.cost == 0.0, review.best == played, "what costs nothing is the best itself");
        found.push((replay.game().asked().index(), review.cost));
    }
    found
}

#[test]
fn turns_at_random_cost_points_and_those_of_a_planner_hardly_any() {
    let number = 2; // many boxes, and no tower
    let (setup, mut rng) = (setup(number), seeded(number));
    let mut replay = Replay::new(setup).unwrap();
    while let Some(random) = random_action(replay.game(), &mut rng) {
        let planner = replay.game().asked().index() == 0;
        let action = if planner { decide(replay.game(), Level::Planner, number) } else { Some(random) };
        replay.play(action.unwrap()).unwrap();
    }
    // With towers a turn would offer decisions about many tiles, so that a review takes many times as long.
    let (every, tries) = (2, 150);
    let turns = (0..replay.actions().len()).step_by(every);
    let found = reviews(&mut replay, turns, tries);
    let mean = |of_planner: bool| {
        let costs: Vec<f32> =
            found.iter().filter(|(seat, _)| (*seat == 0) == of_planner).map(|(_, cost)| *cost).collect();
        costs.iter().sum::<f32>() / costs.len() as f32
    };
    assert!(mean(true) < 1.3 && mean(false) > 2.0, "{} and {} points a turn", mean(true), mean(false));
}

#[test]
fn what_a_turn_gave_away_is_told() {
    // Red could complete a city worth eight points, but lays the tile elsewhere.
    let record = "[Bastide \"1\"]\n[Players \"red, blue\"]\n[Deck \"D F U E U E U U U U\"]\n\
        tile F 0,-1 1\nmeeple city.N\ntile U 1,0 0\nskip\ntile E 0,1 2\nskip\n";
    let (replay, found) = reviewed(record, 4);
    let review = found.expect("there were several spaces");
    let finishing = Statement::written(replay.game(), review.best.action).to_string();
    assert_eq!(finishing, "tile E 0,-2 2");
    assert!(review.cost > 4.0, "{review:?}");
}

/// A turn in which gold or magic is asked about between the tile and the figure is not judged, since a plan would leave the figure out.
#[test]
fn a_turn_with_a_question_before_the_figure_is_not_judged() {
    let record = |boxes: &str, tile: &str| {
        format!(
            "[Bastide \"1\"]\n[Boxes \"base{boxes}\"]\n[Players \"red, blue\"]\n[Deck \"D V E {tile}\"]\n\
             tile V 1,0 0\nskip\ntile E 1,-1 3\nskip\n"
        )
    };
    assert!(reviewed(&(record("", "E") + "tile E 2,-1 0\nskip\n"), 4).1.is_some());
    for laid in ["tile GO06 -1,0 0\nmeeple field.SSE\n", "tile GO06 0,-1 2\ngold 1,-1\nskip\n"] {
        assert_eq!(reviewed(&(record("+gold", "GO06") + laid), 4).1, None);
    }
    // A tile without a hat that brings the mage and the witch together asks, too.
    assert_eq!(reviewed(include_str!("boxes/mage/games/mw-joined.game"), 8).1, None);
}

/// The replay of a record before so many decisions, and how good the turn was that follows.
fn reviewed(record: &str, at: usize) -> (Replay, Option<Review>) {
    let (replay, read) = Replay::of_record(&parse_record(record).unwrap(), usize::MAX, &mut ());
    read.unwrap();
    let mut replay = replay.unwrap();
    replay.go_to(at);
    let played = laid_at(&replay).expect("a tile was laid");
    let found = review(&seen_with(replay.game(), played), played, &mut seeded(1), &mut |tries| tries >= 400);
    (replay, found)
}

/// In an open record nobody draws: the tile that was laid was in hand.
#[test]
fn turns_of_an_open_record_are_judged() {
    let record = "[Bastide \"1\"]\n[Players \"red, blue\"]\n\
        tile F 0,-1 1\nmeeple city.N\ntile U 1,0 0\nskip\ntile E 0,1 2\nskip\n";
    let (replay, found) = reviewed(record, 4);
    let review = found.expect("there were several spaces");
    assert_eq!(Statement::written(replay.game(), review.best.action).to_string(), "tile E 0,-2 2");
    assert!(review.cost > 4.0, "{review:?}");
    let mut whole = replay;
    whole.go_to(usize::MAX);
    let outlook = assess(&whole, &mut |_| true).expect("nobody ends it");
    assert_eq!(outlook.turns.iter().map(|turn| turn.at).collect::<Vec<_>>(), [0, 2, 4]);
}

/// A tile that was laid with a bridge is judged like any other.
#[test]
fn turns_with_a_bridge_are_judged() {
    let record = "[Bastide \"1\"]\n[Boxes \"base+bridges\"]\n[Players \"blue, red\"]\n[Deck \"D E K T V R P U\"]\n\
        tile E 0,-1 2\ntile K 1,-1 0 bridge 0,-1 EW\nmeeple road.S\n";
    let (_, found) = reviewed(record, 2);
    assert!(found.is_some(), "there were several spaces");
}

/// What happens to a beginner's figures in games of two: how many turns with tiles still to come begin without a figure, of
/// how many; and how many figures are left when all tiles lie.
fn beginners(games: u64) -> ([usize; 2], usize) {
    let ([mut without, mut turns], mut left) = ([0, 0], 0);
    for number in 0..games {
        let player = |colour| Player { colour, name: String::new(), level: None };
        let mut setup = Setup::base(vec![player(Colour::Red), player(Colour::Blue)]);
        let mut rng = seeded(number);
        setup.deal(&mut rng).unwrap();
        let mut game = begin(&setup);
        let in_hand = |game: &Game, player| usize::from(game.supply(player)[FigureKind::Meeple]);
        while let Some(action) = choose(&Observation::new(&game), Level::Novice, &mut rng, &mut |_| true) {
            if matches!(action, Action::Lay { .. }) {
                turns += 1;
                without += usize::from(in_hand(&game, game.asked()) == 0);
            }
            game.play_unchecked(action, &mut Vec::new());
            if game.remaining() == 0 && !game.is_over() && game.step() == Step::Figure {
                left += in_hand(&game, game.asked());
            }
        }
    }
    ([without, turns], left)
}

#[test]
fn a_beginner_keeps_figures_to_play_with_and_uses_them_in_the_end() {
    let ([without, turns], left) = beginners(40);
    assert!(without * 10 < turns * 3, "{without} of {turns} turns begin without a figure");
    assert!(left < 80, "{left} figures are left in 40 games");
}
