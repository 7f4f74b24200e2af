//! The bindings as JavaScript calls them: what it gets, and what it gets thrown. They need no document, so Node runs them.
#![cfg(target_arch = "wasm32")]
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test fails loudly, also in its helpers")]

use bastide::web::{Game, figure_svg, review, suggest, tile_svg};
use js_sys::{Array, JSON, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_test::wasm_bindgen_test;

fn json(text: &str) -> JsValue {
    JSON::parse(text).unwrap()
}

fn game() -> Game {
    let setup =
        r#"{"players":[{"colour":"red","name":"Ann"},{"colour":"blue"}],"options":{"first-player":"seat"},"seed":7}"#;
    Game::new(&json(setup).unchecked_into(), None).unwrap()
}

fn get(value: &JsValue, key: &str) -> JsValue {
    Reflect::get(value, &key.into()).unwrap()
}

fn text(value: &JsValue, key: &str) -> String {
    get(value, key).as_string().unwrap()
}

fn code<T>(result: Result<T, JsValue>) -> String {
    match result {
        Ok(_) => "none".into(),
        Err(error) => {
            assert!(error.is_instance_of::<js_sys::Error>());
            assert!(!text(&error, "message").is_empty());
            text(&error, "code")
        }
    }
}

/// The legal actions as JavaScript sees them.
fn legal(game: &Game) -> Array {
    game.legal().unwrap().unchecked_into()
}

#[wasm_bindgen_test]
fn a_game_is_seen_and_played_to_its_end() {
    let game = game();
    let view = game.view().unwrap();
    assert_eq!(text(&view, "asks"), "tile");
    assert_eq!(get(&view, "remaining"), 70);
    assert_eq!(text(&get(&view, "players").unchecked_into::<Array>().get(0), "name"), "Ann");
    let mut decisions = 0;
    loop {
        let list = legal(&game);
        if list.length() == 0 {
            break;
        }
        let statement = text(&list.get(decisions % list.length()), "statement");
        let events: Array = game.play(&statement).unwrap().unchecked_into();
        assert!(statement == "skip" || !text(&events.get(0), "type").is_empty());
        decisions += 1;
    }
    let view = game.view().unwrap();
    assert_eq!(get(&view, "over"), true);
    assert!(get(&view, "winners").unchecked_into::<Array>().length() > 0);
    let record = game.record().unwrap();
    let again = Game::from_record(&record, None, None).unwrap();
    assert_eq!(again.record().unwrap(), record);
    assert_eq!(JSON::stringify(&again.view().unwrap()).unwrap(), JSON::stringify(&view).unwrap());
}

#[wasm_bindgen_test]
fn undo_and_redo_go_back_and_forth() {
    let game = game();
    let before = game.record().unwrap();
    assert_eq!(get(&game.view().unwrap(), "canUndo"), false);
    game.play(&text(&legal(&game).get(0), "statement")).unwrap();
    let after = game.record().unwrap();
    assert_eq!(get(&game.view().unwrap(), "canUndo"), true);
    game.undo().unwrap();
    assert_eq!(game.record().unwrap(), before);
    assert_eq!(get(&game.view().unwrap(), "canRedo"), true);
    game.redo().unwrap();
    assert_eq!(game.record().unwrap(), after);
}

#[wasm_bindgen_test]
fn any_moment_is_gone_to_and_goes_on_as_a_game_of_its_own() {
    let game = game();
    for _ in 0..6 {
        game.play(&text(&legal(&game).get(0), "statement")).unwrap();
    }
    let (record, length) = (game.record().unwrap(), game.length().unwrap());
    assert_eq!((length, game.at().unwrap()), (6, 6));
    let log: Array = game.log().unwrap().unchecked_into();
    let before = game.events_before().unwrap();
    game.go_to(2).unwrap();
    assert_eq!((game.length().unwrap(), game.at().unwrap()), (6, 2));
    let past: Array = game.log().unwrap().unchecked_into();
    assert_eq!(past.length(), before[2]);
    assert_eq!(JSON::stringify(&past.get(0)).unwrap(), JSON::stringify(&log.get(0)).unwrap());
    let same = game.branch(false).unwrap();
    assert_eq!(same.record().unwrap(), game.record().unwrap());
    assert_eq!((same.length().unwrap(), same.at().unwrap()), (2, 2));
    let other = game.branch(true).unwrap();
    other.play(&text(&legal(&other).get(0), "statement")).unwrap();
    game.go_to(99).unwrap();
    assert_eq!(game.record().unwrap(), record, "a branch leaves its game alone");
    let luck: Array = game.luck().unwrap().unchecked_into();
    let drawn: f64 = luck.iter().map(|own| get(&own, "drawn").as_f64().unwrap()).sum();
    let laid = log.iter().filter(|event| text(event, "type") == "tilePlaced").count();
    assert_eq!((luck.length(), drawn as usize), (2, laid));
}

#[wasm_bindgen_test]
fn errors_have_stable_codes_and_change_nothing() {
    let setup = |text: &str| code(Game::new(&json(text).unchecked_into(), None));
    assert_eq!(setup(r#"{"players":[]}"#), "setup");
    assert_eq!(setup(r#"{"players":[{"colour":"red"},{"colour":"mauve"}]}"#), "setup");
    assert_eq!(setup(r#"{"players":[{"colour":"red"},{"colour":"blue"}],"rules":"1999"}"#), "setup");
    assert_eq!(setup(r#"{"players":[{"colour":"red"},{"colour":"blue"}],"box":["base"]}"#), "setup");
    assert_eq!(setup("5"), "setup");
    let game = game();
    let record = game.record().unwrap();
    assert_eq!(code(game.play("fly away")), "syntax");
    assert_eq!(code(game.play("skip")), "rule");
    assert_eq!(code(game.play("tile V 500,500 0")), "rule");
    assert_eq!(game.record().unwrap(), record);
    assert_eq!(code(Game::options("1999", None)), "setup");
    assert_eq!(code(tile_svg("nothing", 0, None)), "state");
    assert_eq!(code(tile_svg("D", 0, Some("oil".into()))), "state");
    assert_eq!(code(figure_svg("meeple", "mauve", None)), "state");
}

#[wasm_bindgen_test]
fn a_record_that_is_none_tells_line_and_column() {
    let error =
        Game::from_record("[Bastide \"1\"]\n[Players \"red, blue\"]\n[Deck \"D Zz\"]\n", None, None).unwrap_err();
    assert_eq!(
        (text(&error, "code").as_str(), get(&error, "line"), get(&error, "column")),
        ("syntax", 3.into(), 1.into())
    );
    let rule =
        Game::from_record("[Bastide \"1\"]\n[Players \"red, blue\"]\n[Deck \"D V V\"]\ntile V 7,7 0\n", None, None)
            .unwrap_err();
    assert_eq!((text(&rule, "code").as_str(), get(&rule, "line")), ("rule", 4.into()));
}

#[wasm_bindgen_test]
fn options_and_pictures_are_given_out() {
    let options: Array = Game::options("2001", None).unwrap().unchecked_into();
    let farms = options.iter().find(|option| text(option, "name") == "farms").unwrap();
    assert_eq!(text(&farms, "value"), "first");
    assert!(tile_svg("D", 1, None).unwrap().starts_with("<svg"));
    assert!(figure_svg("meeple", "red", Some("print".into())).unwrap().starts_with("<svg"));
}

#[wasm_bindgen_test]
fn without_a_seed_two_games_differ() {
    let setup = r#"{"players":[{"colour":"red"},{"colour":"blue"}]}"#;
    let records = [(), ()].map(|()| Game::new(&json(setup).unchecked_into(), None).unwrap().record().unwrap());
    assert_ne!(records[0], records[1]);
}

#[wasm_bindgen_test]
fn why_something_cannot_be_done_is_told() {
    let game = Game::from_record("[Bastide \"1\"]\n[Players \"red, blue\"]\n[Deck \"D V V B\"]\n", None, None).unwrap();
    let why = |statement: &str| game.why(statement).unwrap();
    assert!(why("tile V 0,1 0").is_undefined(), "it is legal");
    let edge = why("tile V 0,-1 0");
    assert_eq!((text(&edge, "kind"), text(&edge, "side")), ("edge".into(), "S".into()));
    assert_eq!((text(&edge, "shows"), text(&edge, "wanted")), ("road".into(), "city".into()));
    assert_eq!(text(&why("tile V 4,4 0"), "kind"), "apart");
    assert_eq!(text(&why("tile B 0,1 0"), "kind"), "otherTile");
    assert_eq!(text(&why("meeple road.S"), "kind"), "nowhere");
    assert_eq!(code(game.why("march")), "syntax");
}

#[wasm_bindgen_test]
fn players_without_a_name_are_called_as_whoever_made_the_game_says() {
    let german = ["Rot", "Blau", "Grün", "Gelb", "Schwarz", "Rosa"].map(String::from).to_vec();
    let called = |names: Option<Vec<String>>| {
        Game::from_record("[Bastide \"1\"]\n[Players \"red, blue Bob\"]\n[Deck \"D V\"]\n", None, names).unwrap()
    };
    let (here, there) = (called(Some(german)), called(None));
    let names = |game: &Game| -> Vec<String> {
        let players: Array = get(&game.view().unwrap(), "players").unchecked_into();
        players.iter().map(|one| text(&one, "name")).collect()
    };
    for game in [&here, &here.branch(false).unwrap()] {
        assert_eq!(names(game), ["Rot", "Bob"]);
        assert_eq!(names(&there), ["Red", "Bob"]);
    }
}

#[wasm_bindgen_test]
fn features_cells_and_tiles_left_are_told() {
    let game = Game::from_record("[Bastide \"1\"]\n[Players \"red, blue\"]\n[Deck \"D V V B\"]\n", None, None).unwrap();
    let city = game.feature(0, 0, "city.N").unwrap();
    assert_eq!(
        (text(&city, "type").as_str(), get(&city, "worth"), get(&city, "could")),
        ("feature", 1.into(), 2.into())
    );
    assert_eq!((text(&city, "feature").as_str(), get(&city, "completed")), ("city", false.into()));
    assert_eq!(code(game.feature(0, 0, "monastery")), "state");
    assert_eq!(code(game.feature(5, 5, "city.N")), "state");
    assert_eq!(get(&game.cell(0, 1).unwrap(), "fits"), 2);
    assert!(game.cell(7, 7).unwrap().is_undefined());
    let kinds: Array = game.remaining(Some(0), Some(1)).unwrap().unchecked_into();
    assert_eq!(kinds.length(), 3);
    assert_eq!(game.projected().unwrap(), [0, 0]);
    let hidden = "[Bastide \"1\"]\n[Options \"remaining=hidden\"]\n[Players \"red, blue\"]\n[Deck \"D V V B\"]\n";
    let hidden = Game::from_record(hidden, None, None).unwrap();
    assert!(hidden.remaining(None, None).unwrap().is_undefined() && hidden.cell(0, 1).unwrap().is_undefined());
}

#[wasm_bindgen_test]
fn a_turn_is_judged_from_what_was_known_then() {
    let setup = r#"{"players":[{"colour":"red"},{"colour":"blue"}],"seed":7}"#;
    let game = Game::new(&json(setup).unchecked_into(), None).unwrap();
    game.play(&text(&legal(&game).get(0), "statement")).unwrap();
    while text(&game.view().unwrap(), "asks") == "figure" {
        game.play("skip").unwrap();
    }
    let record = game.record().unwrap();
    let judged = |at| review(&record, at, None, Some(60), Some(3)).unwrap();
    let first = judged(0);
    assert!(get(&first, "cost").as_f64().unwrap() >= 0.0);
    assert!(text(&get(&first, "best"), "statement").starts_with("tile "));
    assert_eq!(get(&first, "cost").as_f64(), get(&judged(0), "cost").as_f64());
    assert!(judged(99).is_undefined(), "nothing was decided after the end");
    assert_eq!(code(review("no record", 0, None, Some(60), None)), "syntax");
}

#[wasm_bindgen_test]
fn a_level_suggests_what_is_legal_and_says_why() {
    let setup = r#"{"players":[{"colour":"red","level":"novice"},{"colour":"blue","level":"master"}],"seed":7}"#;
    let game = Game::new(&json(setup).unchecked_into(), None).unwrap();
    let view = game.view().unwrap();
    let levels: Vec<String> =
        get(&view, "players").unchecked_into::<Array>().iter().map(|player| text(&player, "level")).collect();
    assert!(levels.contains(&"novice".into()) && levels.contains(&"master".into()), "{levels:?}");
    for level in ["novice", "greedy", "planner", "master"] {
        for _ in 0..3 {
            let record = game.record().unwrap();
            let first = suggest(&record, level, None, Some(12), Some(3)).unwrap();
            let again = suggest(&record, level, None, Some(12), Some(3)).unwrap();
            assert_eq!(text(&first, "statement"), text(&again, "statement"), "{level}");
            assert!(get(&first, "reasons").is_instance_of::<Array>());
            game.play(&text(&first, "statement")).unwrap();
        }
    }
    let within = js_sys::Date::now();
    suggest(&game.record().unwrap(), "master", Some(200), None, None).unwrap();
    assert!(js_sys::Date::now() - within < 2000.0, "time is kept");
    assert_eq!(code(suggest(&game.record().unwrap(), "wizard", None, None, None)), "state");
    assert_eq!(code(suggest("no record", "greedy", None, None, None)), "syntax");
}
