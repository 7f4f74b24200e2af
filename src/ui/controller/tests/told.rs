//! The tiles that others laid, the land of the winners, and the view of an abbot who may come back.

use super::*;

/// A game as far as a record tells it, and its board.
fn after(boxes: &str, players: &str, statements: &str) -> (Replay, Controller) {
    let text = format!("[Bastide \"1\"]\n[Boxes \"{boxes}\"]\n[Players \"{players}\"]\n{statements}");
    let record = parse_record(&text).unwrap();
    let (replay, result) = Replay::of_record(&record, usize::MAX, &mut ());
    result.unwrap();
    let replay = replay.unwrap();
    let controller = controller(&replay);
    (replay, controller)
}

const ROUND: &str = "tile U 1,0 0\nskip\ntile E 0,-1 2\nmeeple city.S\ntile U -1,0 0\nskip\n";

#[test]
fn the_tiles_of_all_others_are_marked_until_one_lays_again() {
    let seats = |controller: &Controller| -> Vec<_> { controller.trail.iter().map(|(by, _)| by.index()).collect() };
    let (_, controller) = after("base", "red, blue, green", ROUND);
    assert_eq!(seats(&controller), [1, 2], "red sees what blue and green laid");
    assert_eq!(controller.trail[1].1, Pos::new(-1, 0));
    let (_, controller) = after("base", "red, blue, green", &format!("{ROUND}tile U 2,0 0\n"));
    assert_eq!(seats(&controller), [0], "and then the tile that they laid themselves");
    let (_, controller) = after("base", "red, blue, green", "");
    assert_eq!(seats(&controller), [0; 0], "nobody laid the first tile");
}

#[test]
fn the_land_of_players_is_lit_until_the_game_goes_on() {
    let (mut replay, mut controller) = after("base", "red, blue, green", ROUND);
    let seats: Vec<_> = replay.game().players().collect();
    controller.light_land(&replay, &seats[..1]);
    assert_eq!(controller.land, [], "red has no points yet");
    controller.light_land(&replay, &seats[1..2]);
    let city = replay.game().node_at(Pos::new(0, -1), 0).unwrap();
    assert_eq!(controller.land, [(seats[1], replay.game().board().graph().root(city))]);
    controller.sync(&replay);
    assert_eq!(controller.land.len(), 1, "nothing has happened");
    let action = legal_actions(replay.game()).next().unwrap();
    replay.play(action).unwrap();
    controller.sync(&replay);
    assert_eq!(controller.land, []);
}

#[test]
fn an_abbot_who_may_come_back_is_in_sight_where_nothing_else_may_be_chosen() {
    let statements = "tile Ug 1,0 0\nabbot garden\ntile U 2,0 0\nskip\ntile U 3,0 0\n";
    let (replay, _) = after("base+abbot", "red, blue", statements);
    let both = needs(replay.game(), &legal_actions(replay.game()).collect::<Vec<_>>());
    assert!(both.instead.is_some() && both.asked.contains(&Area::cell(Pos::new(3, 0)).grown(0.1)), "{both:?}");
    let alone = needs(replay.game(), &[Action::Recall, Action::Skip]);
    assert_eq!((alone.asked, alone.instead, alone.places), (vec![both.instead.unwrap()], None, 1));
}
