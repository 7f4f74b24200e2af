//! Small games of the naive engine, one for each example and rule of BOXES.md about Princess & Dragon and The Tower. Red begins,
//! then comes blue.

use bastide::{
    catalogue::{BoxId, Catalogue},
    rules::{Colour, Deck, Player, Setup},
};

use super::{Figure, Game, asking::Asks, facts::Man};

/// A game with these boxes, options and tiles.
fn begin(n_players: usize, boxes: &str, options: &str, deck: &str) -> Game {
    let players = Colour::ALL.into_iter().take(n_players);
    let mut setup = Setup::base(players.map(|colour| Player { colour, name: String::new(), level: None }).collect());
    setup.boxes = boxes.split('+').map(|name| BoxId::from_name(name).unwrap()).collect();
    let options = options.split_whitespace().map(|option| option.split_once('=').unwrap());
    setup.options = options.map(|(name, value)| (name.into(), value.into())).collect();
    setup.deck = Deck::Tiles(deck.split_whitespace().map(|name| Catalogue::get().find(name).unwrap()).collect());
    Game::new(&setup)
}

/// A game of two after some statements. As in a record, `skip` may be left out.
fn after(boxes: &str, options: &str, deck: &str, statements: &str) -> Game {
    let mut game = begin(2, boxes, options, deck);
    go_on(&mut game, statements);
    game
}

fn go_on(game: &mut Game, statements: &str) {
    for statement in statements.split(';').map(str::trim) {
        while !game.legal().iter().any(|legal| legal == statement) {
            assert_eq!(game.legal().first().map(String::as_str), Some("skip"), "{statement} of {:?}", game.legal());
            game.play("skip");
        }
        game.play(statement);
    }
}

/// What may be decided, with the statements that begin with one of these words only.
fn legal(game: &Game, words: &[&str]) -> Vec<String> {
    let begins = |statement: &String| words.iter().any(|word| statement.split(' ').next() == Some(word));
    game.legal().into_iter().filter(begins).collect()
}

#[test]
fn everybody_has_10_9_7_6_or_5_floors() {
    let floors = [2, 3, 4, 5, 6].map(|n_players| begin(n_players, "base+tower+inns", "", "U U").floors(n_players - 1));
    assert_eq!(floors, [10, 9, 7, 6, 5]);
}

#[test]
fn a_volcano_calls_the_dragon_and_nobody_is_placed_there() {
    let game = after("base+dragon+tower", "", "D W02 D17 U", "tile W02 0,1 0; tile D17 1,0 0");
    assert_eq!(game.dragon(), Some((1, 0)));
    assert_eq!(game.legal(), ["skip", "piece 0,1"]);
    let game = after("base+tower", "", "D W02 D17 U", "tile W02 0,1 0; tile D17 1,0 0");
    assert!(game.dragon().is_none() && legal(&game, &["meeple"]).len() == 3, "without the box it is a road");
}

#[test]
fn the_dragon_takes_six_steps_which_all_players_take_in_turn() {
    let row =
        "tile U 1,0 0; tile U 2,0 0; tile U 3,0 0; tile U 4,0 0; tile U 5,0 0; tile U 6,0 0; tile D16 7,0 0; skip";
    let mut game = after("base+dragon", "", "D17 U U U U U U D16 U", row);
    for step in 0..6 {
        assert_eq!(game.legal(), [format!("dragon {},0", step + 1)], "never back, also asked if there is no choice");
        assert_eq!(game.asked(), step % 2, "red laid the tile and begins");
        game.play(&format!("dragon {},0", step + 1));
    }
    assert_eq!((game.dragon(), game.asked()), (Some((6, 0)), 1));
    assert!(game.legal()[0].starts_with("tile U"));
}

#[test]
fn the_dragon_stops_where_there_is_no_way() {
    let mut game = after("base+dragon", "", "D17 U D16 U", "tile U 1,0 0; tile D16 2,0 0");
    go_on(&mut game, "dragon 1,0; dragon 2,0");
    assert_eq!((game.dragon(), game.asked()), (Some((2, 0)), 0));
    assert!(game.legal()[0].starts_with("tile U"));
}

#[test]
fn before_the_first_volcano_the_dragon_does_not_move() {
    let game = after("base+dragon", "", "D D16 U", "tile D16 1,0 0; skip");
    assert!(game.dragon().is_none() && game.legal()[0].starts_with("tile U"));
}

#[test]
fn the_dragon_eats_followers_and_builders_left_alone_go_home() {
    let laid = "tile U 1,0 0; meeple road.E; tile U -1,0 0; tile U 2,0 0; builder road.E; tile D16 -2,0 0; skip";
    let mut game = after("base+dragon+traders", "", "D17 U U U D16 U", laid);
    assert_eq!(game.legal(), ["dragon 1,0", "dragon -1,0"]);
    assert_eq!((game.at_hand(0, "meeple"), game.at_hand(0, "builder")), (6, 0));
    game.play("dragon 1,0");
    assert_eq!((game.at_hand(0, "meeple"), game.at_hand(0, "builder")), (7, 1));
}

#[test]
fn the_dragon_eats_atop_a_tower_but_no_barn() {
    let laid = "tile B 1,0 0; tile W02 0,1 0; piece 0,1; tile B 1,1 0; barn NW; tile B 2,1 0; meeple 0,1 tower;
        tile D01 0,2 0; tile D14 3,1 2; skip";
    let mut game = after("base+dragon+tower+abbey", "", "B B W02 B B D01 D14 B", laid);
    assert_eq!(game.at_hand(1, "meeple"), 6);
    go_on(&mut game, "dragon 0,1");
    assert_eq!((game.at_hand(1, "meeple"), game.barns.len()), (7, 1));
    go_on(&mut game, "dragon 1,1");
    assert_eq!(game.barns.len(), 1);
}

#[test]
fn the_dragon_moves_before_or_after_the_scoring() {
    let laid = "tile U 1,0 0; meeple road.E; tile A -1,0 3; tile B 0,1 0; tile D07 2,0 0; skip; dragon 1,0";
    for (option, points) in [("dragon-move=before", 0), ("dragon-move=after", 4)] {
        let game = after("base+dragon", option, "D17 U A B D07 B", laid);
        assert_eq!(game.scores(), [points, 0], "{option}");
        assert_eq!(game.at_hand(0, "meeple"), 7);
    }
}

#[test]
fn the_fairy_gives_1_point_when_its_turn_begins_and_keeps_the_dragon_away() {
    let laid = "tile U 1,0 0; meeple road.E; tile U -1,0 0; tile U 2,0 0; fairy 1,0 road.E; tile D16 -2,0 0; skip";
    let mut game = after("base+dragon", "", "D17 U U U D16 U U U U", laid);
    assert_eq!((game.fairy(), game.scores()), (Some((1, 0)), &[0, 0][..]));
    assert_eq!(game.legal(), ["dragon -1,0"]);
    go_on(&mut game, "dragon -1,0; dragon -2,0");
    assert_eq!(game.scores(), [1, 0]);
    go_on(&mut game, "tile U 3,0 0");
    assert!(legal(&game, &["fairy"]).is_empty(), "not where it already is");
    go_on(&mut game, "tile U 4,0 0; tile U 5,0 0; skip");
    assert_eq!(game.scores(), [2, 0], "once a turn");
}

#[test]
fn the_fairy_gives_no_second_point_in_the_second_part_of_a_turn() {
    let laid = "tile U 1,0 0; meeple road.E; tile B 0,1 0; tile U 2,0 0; builder road.E; tile B 1,1 0; tile B 0,2 0;
        fairy 1,0 road.E; tile B 2,1 0; tile U 3,0 0; skip";
    let game = after("base+dragon+traders", "", "U U B U B B B U B B", laid);
    assert!(game.in_second_part && game.asked() == 0);
    assert_eq!(game.scores(), [1, 0]);
}

#[test]
fn the_fairy_gives_3_points_with_a_scoring_and_stays() {
    let laid = "tile U 0,1 1; meeple road.N; tile B 1,0 0; tile B -1,0 0; fairy 0,1 road.N; tile A 0,2 2; skip";
    let game = after("base+dragon", "", "A U B B A B", laid);
    assert_eq!(game.scores(), [6, 0], "a road of three and the fairy; then it is beside nobody");
    assert_eq!((game.fairy(), game.asked()), (Some((0, 1)), 0));
}

#[test]
fn the_fairy_gives_3_points_with_a_scoring_of_0() {
    let laid = "tile G 1,0 0; mayor city.E; tile B 0,1 0; tile B 1,1 0; fairy 1,0 city.E; tile E 2,0 3; tile B 0,-1 0;
        tile E -1,0 1; skip";
    let game = after("base+dragon+abbey", "", "G G B B E B E B", laid);
    assert_eq!(game.scores(), [4, 0], "the mayor without a coat nothing; the fairy 1 when the turn began, then 3");
}

#[test]
fn the_fairy_gives_3_points_without_majority() {
    let laid =
        "tile G 1,0 0; meeple city.E; tile B 0,1 0; tile B -1,1 0; tile B -2,1 0; tile B 1,1 0; fairy 1,0 city.E;
        tile G -2,0 0; large city.E; tile G -1,0 0; tile E 2,0 3; tile E -3,0 1; skip";
    let game = after("base+dragon+inns", "", "G G B B B B G G E E B", laid);
    assert_eq!(game.scores(), [2 + 3, 12], "the fairy's point twice, then a city of six to blue");
}

#[test]
fn the_fairy_gives_3_points_at_the_end() {
    let laid = "tile U 1,0 0; meeple road.E; tile U 2,0 0; tile U 3,0 0; fairy 1,0 road.E; tile U -1,0 0; skip";
    let game = after("base+dragon", "", "U U U U U", laid);
    assert_eq!(game.scores(), [8, 0], "an unfinished road of five and the fairy");
    let laid = "tile B 1,0 0; meeple field.NNE; tile B 2,0 0; tile B 3,0 0; fairy 1,0 field.NNE; tile B -1,0 0; skip";
    for farms in ["farms=third", "farms=second", "farms=first"] {
        assert_eq!(after("base+dragon", farms, "B B B B B", laid).scores(), [3, 0], "a field without a city, {farms}");
    }
}

#[test]
fn the_fairy_gives_3_points_for_a_field_that_a_barn_clears() {
    let laid = "tile B 1,0 0; meeple field.NNE; tile B 0,1 0; tile B 2,0 0; fairy 1,0 field.NNE; tile B 1,1 0; barn NW";
    let game = after("base+dragon+abbey", "", "B B B B B B", laid);
    assert_eq!(game.scores(), [3, 0]);
    assert_eq!((game.fairy(), game.at_hand(0, "meeple")), (Some((1, 0)), 7));
}

#[test]
fn the_fairy_gives_nothing_for_an_abbot_taken_back() {
    let laid =
        "tile B 1,0 0; abbot monastery; tile B 0,1 0; tile B 1,1 0; fairy 1,0 monastery; tile B 2,0 0; tile B 2,1 0;
        recall; tile B 3,0 0; skip";
    let game = after("base+dragon+abbot", "", "B B B B B B B B", laid);
    assert_eq!(game.scores(), [7, 0], "1 when the turn began, and five neighbours");
}

#[test]
fn the_fairy_names_a_figure_only_where_own_followers_of_several_kinds_share_a_place() {
    let laid = "tile B 1,0 0; meeple monastery; tile B 2,0 0; meeple monastery; tile B 3,0 0";
    let mut game = after("base+dragon+inns", "", "B B B B B", laid);
    assert_eq!(legal(&game, &["fairy"]), ["fairy 1,0 monastery"]);
    // No rule that is implemented brings them there, so they are put there by hand.
    game.figures.push(Figure { man: Man::Large, ..game.figures[0] });
    game.ask(Asks::Figure);
    assert_eq!(legal(&game, &["fairy"]), ["fairy 1,0 monastery meeple", "fairy 1,0 monastery large"]);
}

#[test]
fn the_fairy_of_a_tile_pays_everybody_there() {
    let laid = "tile X 1,0 0; meeple road.N; phantom road.S; tile U 2,0 0; meeple road.E; tile U 3,0 0";
    let mut game = after("base+dragon+phantom", "fairy=tile", "U X U U U A U", laid);
    assert_eq!(legal(&game, &["fairy"]), ["fairy 1,0"], "once, for both followers");
    go_on(&mut game, "fairy 1,0; tile U 1,-1 1; skip; skip");
    assert_eq!(game.scores(), [2, 0], "1 for each of them");
    go_on(&mut game, "tile A 1,-2 0; skip");
    assert_eq!(game.scores(), [8, 0], "a road of three and the fairy");
}

#[test]
fn a_princess_may_or_must_send_a_knight_home() {
    let laid = "tile E 0,-1 2; meeple city.S; tile D20 -1,0 1";
    let sends = "princess 0,-1 city.S red meeple";
    let mut game = after("base+dragon+phantom", "", "N E D20 B", laid);
    assert!(legal(&game, &["skip", "meeple", "princess"]).len() > 2);
    go_on(&mut game, sends);
    assert_eq!((game.at_hand(0, "meeple"), game.asked(), game.scores()), (7, 0, &[0, 0][..]));
    assert!(game.legal()[0].starts_with("tile B"), "no phantom");
    let game = after("base+dragon+phantom", "princess=must", "N E D20 B", laid);
    assert_eq!(game.legal(), [sends]);
    let game = after("base+dragon+phantom", "princess=must", "N B D20 B", "tile B 0,1 0; tile D20 -1,0 1");
    assert!(game.legal().len() > 1 && game.legal()[0] == "skip", "nobody is there");
}

#[test]
fn a_portal_leads_to_what_is_free_and_not_complete() {
    let laid = "tile A -1,0 3; tile E 0,-1 2; tile B 0,1 0; meeple monastery; tile D08 1,0 0";
    let game = after("base+dragon", "", "D A E B D08 B", laid);
    let here =
        ["meeple road.E", "meeple road.S", "meeple road.W", "meeple field.NNE", "meeple field.ESE", "meeple field.SSW"];
    // The city of the first tile and the road are complete; the road's short form is listed above. The fields are those of the
    // first tile, of the city above it, and of the monasteries, in the order in which they lie.
    let there = [
        "meeple 0,0 field.ENE",
        "meeple 0,0 field.ESE",
        "meeple -1,0 field.NNE",
        "meeple -1,0 monastery",
        "meeple 0,-1 field.NNE",
        "meeple 0,1 field.NNE",
    ];
    let all: Vec<&str> = ["skip"].into_iter().chain(here).chain(there).collect();
    assert_eq!(game.legal(), all);
}

#[test]
fn no_portal_leads_to_the_dragon() {
    let game = after("base+dragon", "", "U D17 D08 B", "tile D17 1,0 0; tile D08 2,0 0");
    assert_eq!(legal(&game, &["meeple"]).len(), 6 + 3, "its own tile, and a road and two fields of the first");
}

#[test]
fn a_tower_reaches_as_far_as_it_is_high() {
    let laid = "tile B 1,0 0; meeple monastery; tile B 2,0 0; meeple monastery; tile B 0,1 0; piece 0,0";
    let mut game = after("base+tower", "", "W02 B B B B B B", laid);
    assert_eq!(game.legal(), ["skip", "capture 1,0 monastery red meeple"]);
    go_on(&mut game, "skip; tile B 0,2 0; piece 0,0");
    assert_eq!(game.legal(), ["skip", "capture 1,0 monastery red meeple", "capture 2,0 monastery blue meeple"]);
    go_on(&mut game, "capture 1,0 monastery red meeple");
    assert_eq!(game.prisoners(1), [(0, "meeple")]);
    go_on(&mut game, "tile B 0,3 0; piece 0,0; capture 2,0 monastery blue meeple");
    assert!(game.prisoners(0).is_empty() && game.prisoners(1).is_empty(), "exchanged at once");
    assert_eq!([0, 1].map(|player| game.at_hand(player, "meeple")), [7, 7]);
    assert_eq!([0, 1].map(|player| game.floors(player)), [8, 9]);
    assert_eq!(game.towers(), [((0, 0), 3)]);
}

#[test]
fn a_tower_reaches_over_gaps() {
    let laid = "tile B 0,1 0; tile B 1,1 0; tile B 2,1 0; tile B 2,0 0; meeple monastery; tile B 3,1 0; piece 0,0";
    let mut game = after("base+tower", "", "W02 B B B B B B B", laid);
    assert!(game.legal()[0].starts_with("tile B"), "nobody is in reach");
    go_on(&mut game, "tile B 4,1 0; piece 0,0; capture 2,0 monastery blue meeple");
    assert_eq!(game.at_hand(1, "meeple"), 7, "an own follower comes home");
}

#[test]
fn a_builder_left_alone_by_a_capture_goes_home() {
    let laid = "tile U 1,0 0; meeple road.E; tile W02 1,1 0; piece 1,1; skip; tile U 2,0 0; builder road.E;
        tile B 0,1 0; piece 1,1";
    let mut game = after("base+tower+traders", "", "U U W02 U B B", laid);
    assert_eq!(game.legal(), ["skip", "capture 1,0 road.E red meeple"], "the builder is no follower");
    go_on(&mut game, "capture 1,0 road.E red meeple");
    assert_eq!((game.at_hand(0, "meeple"), game.at_hand(0, "builder")), (6, 1));
}

#[test]
fn who_exchanges_chooses_among_several_kinds() {
    let laid =
        "tile B 1,0 0; meeple monastery; tile B -1,0 0; meeple monastery; tile B 0,1 0; large monastery; tile B 2,0 0;
        piece 0,0; capture 1,0 monastery red meeple; tile B 0,2 0; tile B 0,3 0; piece 0,0;
        capture 0,1 monastery red large; tile B 0,4 0; piece 0,0; capture -1,0 monastery blue meeple";
    let mut game = after("base+tower+inns", "", "W02 B B B B B B B B", laid);
    assert_eq!((game.legal(), game.asked()), (vec!["exchange blue meeple".into(), "exchange blue large".into()], 0));
    game.play("exchange blue large");
    assert_eq!(game.prisoners(1), [(0, "meeple")]);
    assert!(game.prisoners(0).is_empty() && game.at_hand(0, "large") == 1 && game.at_hand(1, "meeple") == 7);
}

#[test]
fn a_ransom_costs_3_points_and_only_who_has_them_pays() {
    let first = ["tile A 0,1 2; meeple road.N; tile B -1,0 0", "tile U 0,1 1; meeple road.N; tile A 0,2 2"];
    for ((points, deck), first) in [(2, "A A B W02 B B B"), (3, "A U A W02 B B B")].into_iter().zip(first) {
        let mut game = after("base+tower", "", deck, first);
        go_on(&mut game, "tile W02 1,0 0; meeple field.NNE; tile B 2,0 0; piece 1,0; capture 1,0 field.NNE red meeple");
        assert_eq!((game.scores(), game.asked(), game.at_hand(0, "meeple")), (&[points, 0][..], 0, 6));
        let ransoms = legal(&game, &["ransom"]);
        if points < 3 {
            assert!(ransoms.is_empty());
            continue;
        }
        assert_eq!(ransoms, ["ransom blue meeple"]);
        assert_eq!(game.legal().last().map(String::as_str), Some("ransom blue meeple"));
        game.play("ransom blue meeple");
        assert_eq!((game.scores(), game.at_hand(0, "meeple")), (&[0, 3][..], 7));
        assert!(game.prisoners(1).is_empty() && game.legal()[0].starts_with("tile B"), "the same is asked again");
    }
}

#[test]
fn a_follower_atop_closes_a_tower_until_it_leaves() {
    let laid = "tile W02 1,0 0; piece 1,0; tile W02 2,0 0";
    let mut game = after("base+tower+abbot", "", "W02 W02 W02 B B B B", laid);
    assert_eq!(legal(&game, &["piece"]), ["piece 0,0", "piece 1,0", "piece 2,0"]);
    assert!(game.legal().contains(&"meeple 1,0 tower".into()) && !game.legal().contains(&"abbot 1,0 tower".into()));
    go_on(&mut game, "meeple 1,0 tower; tile B 3,0 0");
    assert_eq!(legal(&game, &["piece"]), ["piece 0,0", "piece 2,0"]);
    go_on(&mut game, "piece 0,0");
    assert_eq!(game.legal(), ["skip", "capture 1,0 tower blue meeple"]);
    go_on(&mut game, "capture 1,0 tower blue meeple; tile B 4,0 0");
    assert_eq!(legal(&game, &["piece"]), ["piece 0,0", "piece 1,0", "piece 2,0"]);
}

#[test]
fn the_fairy_is_beside_a_follower_atop_a_tower_for_its_point_alone() {
    let laid = "tile B 1,0 0; piece 0,0; tile B 2,0 0; tile B 3,0 0; meeple 0,0 tower; tile B 4,0 0; tile B 5,0 0;
        fairy 0,0 tower; tile B 6,0 0; skip";
    let mut game = after("base+dragon+tower", "", "W02 B B B B B B B", laid);
    assert_eq!(game.scores(), [1, 0]);
    go_on(&mut game, "tile B 7,0 0; skip");
    assert_eq!(game.scores(), [1, 0], "at the end it is in no feature");
}
