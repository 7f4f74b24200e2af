//! No text, however broken or long, may panic, hang or be half applied; each error is one clear sentence with its place.

use bastide::{
    catalogue::BoxId,
    record::{RecordError, parse_record, parse_records},
    session::Replay,
};
use proptest::prelude::*;

use crate::common::cases;

const HEAD: &str = "[Bastide \"1\"]\n[Players \"red, blue\"]\n[Deck \"D V U E\"]\n";

/// Reads and plays a text as far as possible. Returns the error with its place, and the number of decisions that were played.
fn outcome(text: &str) -> (Option<(usize, usize, String)>, usize) {
    let parsed = parse_records(text);
    let mut played = 0;
    let mut error = None;
    for record in &parsed.records {
        let (replay, result) = Replay::of_record(record, usize::MAX, &mut ());
        played += replay.map_or(0, |replay| replay.at());
        if let (None, Err(found)) = (&error, result) {
            error = Some((found.place().line, found.place().column, found.to_string()));
        }
    }
    let syntax = parsed.error.map(|error| (error.line, error.column, error.to_string()));
    (error.or(syntax), played)
}

/// Asserts that a text fails at this line and column with this sentence, after this many decisions.
#[track_caller]
fn fails(text: &str, line: usize, column: usize, sentence: &str, decisions: usize) {
    let (error, played) = outcome(text);
    assert_eq!(error, Some((line, column, sentence.to_owned())));
    assert_eq!(played, decisions);
}

#[test]
fn no_record_at_all() {
    let sentence = "the text contains no record; a record begins with the tag [Bastide \"1\"]";
    fails("", 1, 1, sentence, 0);
    fails("# only a comment\n\n", 2, 1, sentence, 0);
    fails("tile V 1,0 0", 1, 1, "a record begins with the tag [Bastide \"1\"]", 0);
    fails("[Bastide \"2\"]", 1, 1, "unknown format version '2'; known: 1", 0);
}

#[test]
fn strange_bytes_and_long_lines() {
    fails(
        &format!("{HEAD}\0\0\0"),
        4,
        1,
        "unknown statement '\\u{0}\\u{0}\\u{0}'; most like it: tile, recall, return",
        0,
    );
    let long = "x".repeat(10_000_000);
    let (error, played) = outcome(&format!("{HEAD}tile V 1,0 0\n{long}"));
    let (line, column, sentence) = error.unwrap();
    assert_eq!((line, column, played), (5, 1, 1));
    assert!(sentence.len() < 420, "{sentence}");
    let (error, _) = outcome(&format!("[Bastide \"1\"]\n[Players \"red, blue {long}\"]"));
    assert!(error.unwrap().2.starts_with("the name of blue must have at most 32 characters"));
}

#[test]
fn tags_that_cannot_be() {
    let deck = |ids: &str| format!("[Bastide \"1\"]\n[Players \"red, blue\"]\n[Deck \"{ids}\"]\n");
    fails(&deck("D Zz V"), 3, 1, "unknown tile 'Zz'", 0);
    fails(&deck("D ABBEY"), 3, 1, "the tile ABBEY is never drawn and cannot be in a deck", 0);
    fails(&deck(""), 3, 1, "the deck needs at least one tile, which is laid at set-up", 0);
    fails(&deck(&"D ".repeat(1001)), 3, 1, "a deck holds at most 1000 tiles", 0);
    let players = vec!["red"; 1000].join(", ");
    fails(&format!("[Bastide \"1\"]\n[Players \"{players}\"]"), 2, 1, "this game needs 1 to 5 players, not 1000", 0);
    fails("[Bastide \"1\"]\n[Players \"red, red\"]", 2, 1, "two players have the colour red", 0);
    fails(
        "[Bastide \"1\"]\n[Players \"red, blue\"",
        2,
        1,
        "'[Players \"red, blue\"' is not a tag; expected [Name \"value\"]",
        0,
    );
    fails("[Bastide \"1\"]\n[Players \"red, blue", 2, 20, "a closing quote is expected here", 0);
    let options = "[Bastide \"1\"]\n[Options \"farms=maybe\"]\n[Players \"red, blue\"]";
    fails(options, 2, 1, "the option 'farms' cannot be 'maybe'; values: third, second, first, off", 0);
}

#[test]
fn a_sentence_quotes_little_of_a_text_and_nothing_that_nobody_sees() {
    let long = "x".repeat(1_000_000);
    let short = format!("'{}…'", "x".repeat(30));
    let options = |value: &str| format!("[Bastide \"1\"]\n[Options \"{value}\"]\n[Players \"red, blue\"]");
    let near = "lake, escape, followers";
    fails(&options("\u{1}lake=turn"), 2, 1, &format!("unknown option '\\u{{1}}lake'; most like it: {near}"), 0);
    let far = "farms, small-city, followers";
    fails(&options(&format!("{long}=turn")), 2, 1, &format!("unknown option {short}; most like it: {far}"), 0);
    let value = format!("the option 'farms' cannot be {short}; values: third, second, first, off");
    fails(&options(&format!("farms={long}")), 2, 1, &value, 0);
    let level = format!("[Bastide \"1\"]\n[Players \"red (ai:{long}), blue\"]");
    let (error, _) = outcome(&level);
    assert!(error.unwrap().2.starts_with(&format!("unknown level {short}; known: ")));
    let result = format!("{HEAD}[Result \"{}\"]\n", "7 ".repeat(500_000));
    fails(&result, 4, 1, "the result must list points in turn order, as in \"87 64\"", 0);
}

/// Each tag is compared with those before it, so without a limit these texts would take minutes.
#[test]
fn a_record_has_few_tags() {
    let tags = |n: usize| (0..n).map(|n| format!("[T{n} \"\"]\n")).collect::<String>();
    assert_eq!(outcome(&format!("{HEAD}{}tile V 1,0 0\n", tags(97))), (None, 1));
    fails(&format!("{HEAD}{}", tags(400_000)), 101, 1, "a record holds at most 100 tags", 0);
}

/// A record with these tags and two decisions in which nothing but the set-up is wrong.
fn set_up(boxes: &str, options: &str, players: &str) -> String {
    format!(
        "[Bastide \"1\"]\n[Boxes \"{boxes}\"]\n[Options \"{options}\"]\n[Players \"{players}\"]\n[Deck \"D V U\"]\ntile V 1,0 0\n"
    )
}

#[test]
fn players_that_cannot_play_together() {
    let six = "red, blue, green, yellow, black, pink";
    fails(&set_up("base", "", six), 4, 1, "this game needs 1 to 5 players, not 6", 0);
    fails(&set_up("base+river+abbot+river2", "", six), 4, 1, "this game needs 1 to 5 players, not 6", 0);
    let seven = format!("{six}, red");
    for with_sixth_colour in ["base+inns", "base+abbey", "base+abbot+inns+abbey"] {
        assert_eq!(outcome(&set_up(with_sixth_colour, "", six)), (None, 1));
        fails(&set_up(with_sixth_colour, "", &seven), 4, 1, "this game needs 1 to 6 players, not 7", 0);
    }
    fails(&set_up("base+inns", "", "red, blue, red"), 4, 1, "two players have the colour red", 0);
}

#[test]
fn boxes_that_cannot_be() {
    let two = "red, blue";
    let boxes = BoxId::names();
    fails(&set_up("base+castle", "", two), 2, 1, &format!("unknown expansion 'castle'; known: {boxes}"), 0);
    fails(&set_up("base+", "", two), 2, 1, &format!("unknown expansion ''; known: {boxes}"), 0);
    fails(&set_up("base+river+river", "", two), 2, 1, "'river' is listed twice", 0);
    fails(&set_up("abbey+base+base", "", two), 2, 1, "'base' is listed twice", 0);
    fails(&set_up("river+inns", "", two), 2, 1, "'base' is missing: every game needs it", 0);
}

#[test]
fn options_that_cannot_be() {
    let fails =
        |boxes: &str, options: &str, sentence: &str| fails(&set_up(boxes, options, "red, blue"), 3, 1, sentence, 0);
    for (option, box_name) in [
        ("lake=automatic", "river"),
        ("lake=turn", "river"),
        ("river-turn=never", "river"),
        ("start-tile=kept", "river"),
        ("unfinished-inn=plain", "inns"),
        ("wagon=joined", "abbey"),
        ("barn-on-barn=yes", "abbey"),
        ("barn-without-farmers=yes", "abbey"),
        ("abbey-end=no", "abbey"),
        ("abbey-parts=mayor", "abbey"),
        ("second-part=may", "traders"),
        ("bazaar-auction=no", "bridges"),
    ] {
        let name = option.split('=').next().unwrap();
        let sentence = format!("the option '{name}' needs the expansion '{box_name}'");
        fails("base+abbot", option, &sentence);
        // With the expansion the option is valid. The options of the river apply to either river.
        let with_box = format!("base+{}", if box_name == "river" { "river2" } else { box_name });
        assert_eq!(outcome(&set_up(&with_box, option, "red, blue")), (None, 1));
    }
    fails("base", "count-move=follow", "the option 'count-move' needs the expansion 'count'");
    fails("base", "count-final=any", "the option 'count-final' needs the expansion 'count'");
    assert_eq!(outcome(&set_up("base", "edge=8", "red, blue")), (None, 1));
    let edges = (8..=40).map(|edge| format!(", {edge}")).collect::<String>();
    for value in ["7", "41", "-8", "none"] {
        fails("base", &format!("edge={value}"), &format!("the option 'edge' cannot be '{value}'; values: open{edges}"));
    }
    fails("base+river", "lakes=turn", "unknown option 'lakes'; most like it: lake, traders-parts, farms");
    fails("base+river", "lake=maybe", "the option 'lake' cannot be 'maybe'; values: turn, automatic");
    fails("base+river", "lake", "'lake' is not an option; expected name=value");
    fails("base", "followers=10", "the option 'followers' cannot be '10'; values: 1, 2, 3, 4, 5, 6, 7, 8, 9");
    let parts = "values: all, tiles, abbey, mayor, wagon, barn; all but the first can be joined by '+'";
    for value in ["", "nothing", "tiles+tiles", "all+tiles", "tiles+", "pig"] {
        let sentence = format!("the option 'abbey-parts' cannot be '{value}'; {parts}");
        fails("base+abbey", &format!("abbey-parts={value}"), &sentence);
    }
}

#[test]
fn a_deck_that_does_not_begin_with_what_lies_at_set_up() {
    let sentence = "with 'count' the deck begins with C07, which lies on the table at set-up";
    fails(&set_up("base+count", "", "red, blue"), 5, 1, sentence, 0);
    let sentence = "with 'count' and 'windroses' the deck begins with C07 WR04, which lie on the table at set-up";
    fails(&set_up("base+count+windroses", "", "red, blue"), 5, 1, sentence, 0);
}

#[test]
fn statements_of_bridges_bazaars_and_quarters_that_are_none() {
    let fails = |statement: &str, column: usize, sentence: &str| {
        fails(&format!("{HEAD}{statement}"), 4, column, sentence, 0);
    };
    fails("bridge 1,0", 11, "'bridge' needs a cell and a direction, as in 'bridge 3,2 NS'");
    fails("bridge 1,0 N", 12, "unknown direction 'N'; expected NS or EW");
    fails("tile V 1,0 0 bridge", 20, "'bridge' needs a cell and a direction, as in 'bridge 3,2 NS'");
    fails("castle 1,0", 11, "'castle' needs a cell and a city, as in 'castle 3,2 city.N'");
    fails("choose", 7, "'choose' needs a tile, as in 'choose V'");
    fails("choose Z", 8, "unknown tile 'Z'");
    fails("bid V", 6, "'bid' needs a tile and points, as in 'bid V 3'");
    fails("bid V -1", 7, "a whole number of points, 0 or more, is expected here");
    fails("bid V 99999", 7, "a whole number of points, 0 or more, is expected here");
    fails("buy V", 5, "unexpected 'V' after the statement");
    fails("count", 6, "'count' needs a quarter, as in 'count quarter.market'");
    let quarter = "a quarter is expected here: quarter.castle, quarter.market, quarter.blacksmith or quarter.cathedral";
    fails("count city.N", 7, quarter);
    let moving = "'move' needs a quarter, a figure, a cell and a place, as in 'move quarter.castle meeple 3,2 city.N'";
    fails("move quarter.castle meeple", 27, moving);
    fails("move city.N meeple 1,0 city.N", 6, quarter);
    let places = "unknown place 'quarter.harbour'; examples: city.N, road.E, field.SSW, field.C, monastery, garden, tower, quarter.castle";
    fails("meeple quarter.harbour", 8, places);
}

#[test]
fn statements_that_are_none() {
    let range = "is not a cell; expected x,y with numbers from -999 to 999";
    fails(&format!("{HEAD}tile V 99999999999,0 0"), 4, 8, &format!("'99999999999,0' {range}"), 0);
    fails(&format!("{HEAD}tile V 1;0 0"), 4, 9, "'tile' needs an id, a cell and turns, as in 'tile V 1,0 3'", 0);
    fails(
        &format!("{HEAD}tile V 1,0 4"),
        4,
        12,
        "the tile cannot be turned '4'; expected 0, 1, 2 or 3 quarter turns",
        0,
    );
    fails(&format!("{HEAD}tile V 1,0 0 0"), 4, 14, "unexpected '0' after the statement", 0);
    fails(&format!("{HEAD}[Deck \"D\"]\n"), 4, 1, "the tag 'Deck' appears twice", 0);
    fails(&format!("{HEAD}tile V 1,0 0\n[Deck \"D\"]"), 5, 1, "tags must come before a record's first statement", 1);
    fails(
        &format!("{HEAD}expect happiness"),
        4,
        8,
        "cannot check 'happiness'; expected score, supply, robber, legal, illegal, over, worth or event and its values",
        0,
    );
}

#[test]
fn statements_that_are_not_legal() {
    fails(&format!("{HEAD}tile V 5,0 0"), 4, 1, "red cannot play 'tile V 5,0 0': there is no tile next to 5,0", 0);
    fails(&format!("{HEAD}tile V 0,0 0"), 4, 1, "red cannot play 'tile V 0,0 0': there is already a tile at 0,0", 0);
    fails(&format!("{HEAD}tile U 1,0 0"), 4, 1, "red cannot play 'tile U 1,0 0': the drawn tile is V", 0);
    let edge =
        "red cannot play 'tile V 1,0 2': the west edge of V turned twice shows field, but its neighbour shows road";
    fails(&format!("{HEAD}tile V 1,0 2"), 4, 1, edge, 0);
    fails(
        &format!("{HEAD}meeple road.W"),
        4,
        1,
        "red cannot play 'meeple road.W': the drawn tile V must be laid now",
        0,
    );
    fails(&format!("{HEAD}skip"), 4, 1, "red cannot play 'skip': the drawn tile V must be laid now", 0);
    fails(
        &format!("{HEAD}end"),
        4,
        1,
        "red cannot play 'end': 'end' is only for an open record, one without a deck",
        0,
    );
    let no_road = "red cannot play 'meeple road.N': no road at the north edge of V unturned; if that is declined, the drawn tile U must be laid now";
    fails(&format!("{HEAD}tile V 1,0 0\nmeeple road.N"), 5, 1, no_road, 1);
    fails(
        &format!("{HEAD}tile V 1,0 0\nblue skip"),
        5,
        1,
        "red cannot play 'blue skip': it is not blue's decision but red's; if that is declined, the drawn tile U must be laid now",
        1,
    );
    let twice = "blue cannot play 'tile V 2,0 0': the drawn tile is U";
    fails(&format!("{HEAD}tile V 1,0 0; skip; tile V 2,0 0"), 4, 21, twice, 2);
}

#[test]
fn a_record_that_is_cut_off_can_be_shown_up_to_there() {
    fails(
        &format!("{HEAD}tile V 1,0 0\nmeeple road.S\ntile U"),
        6,
        7,
        "'tile' needs an id, a cell and turns, as in 'tile V 1,0 3'",
        2,
    );
    let (error, played) = outcome(&format!("{HEAD}tile V 1,0 0\nmeeple road.S"));
    assert_eq!((error, played), (None, 2));
}

#[test]
fn a_result_that_is_not_so() {
    let wrong = format!("{}[Result \"3 4\"]\ntile V 1,0 0\n", HEAD);
    fails(&wrong, 4, 1, "the record has a result, but its game is not over", 1);
    let record = parse_record("[Bastide \"1\"]\n[Players \"red, blue\"]\n[Deck \"D\"]\n[Result \"3 4\"]").unwrap();
    let (_, result) = Replay::of_record(&record, usize::MAX, &mut ());
    assert!(matches!(result, Err(RecordError::Unmet(_, reason)) if reason == "the result is 0 0, not 3 4"));
}

#[test]
fn the_relaxed_reader_takes_what_people_write() {
    let text = "\u{feff}# mine\r\n[Bastide \"1\"]\r\n[Site \"a \\\"quoted\\\" # place\"]\r\n[Players \"red  Ann , blue Bob (ai:greedy)\"]\r\n\
                [Deck \"D V U\"]\r\n\r\n  tile V 1,0 0 ; meeple road.W # the bend\r\nred skip\r\n";
    let parsed = parse_records(text);
    assert_eq!(parsed.error, None);
    let (replay, _) = Replay::of_record(&parsed.records[0], 2, &mut ());
    assert_eq!(
        replay.unwrap().to_text(),
        "[Bastide \"1\"]\n[Players \"red Ann, blue Bob (ai:greedy)\"]\n[Deck \"D V U\"]\n\
         [Site \"a \\\"quoted\\\" # place\"]\ntile V 1,0 0\nmeeple road.S\n"
    );
}

#[test]
fn an_open_record_ends_when_it_says_so() {
    let text = "[Bastide \"1\"]\n[Players \"red, blue\"]\ntile V 1,0 0\nmeeple road.S\ntile V 1,1 2\nend\n";
    let (replay, result) = Replay::of_record(&parse_record(text).unwrap(), usize::MAX, &mut ());
    assert_eq!(result, Ok(()));
    let replay = replay.unwrap();
    assert!(replay.game().is_over());
    assert!(replay.to_text().ends_with("[Result \"3 0\"]\ntile V 1,0 0\nmeeple road.S\ntile V 1,1 2\nend\n"));
}

proptest! {
    #![proptest_config(cases(400))]

    #[test]
    fn any_text_gives_an_answer(text in "\\PC{0,200}") {
        prop_assert!(outcome(&text).0.is_some(), "no text is a record by chance");
        outcome(&format!("{HEAD}{text}"));
    }

    #[test]
    fn statement_like_lines_give_an_answer(lines in prop::collection::vec("(red |blue )?(tile|meeple|skip|end|expect|barn|\\[)( (V|U|E|D|legal|worth|event))?( -?[0-9]{1,6},-?[0-9]{1,6})? ?(road|city|field|monastery)?[.;\"# ]?[NESW0-9C]{0,3}", 0..12)) {
        let text = format!("{HEAD}{}", lines.join("\n"));
        let (error, played) = outcome(&text);
        prop_assert!(played <= 2 * lines.len());
        prop_assert!(error.is_some() || played > 0 || lines.iter().all(|line| line.trim().is_empty()));
    }
}

#[test]
fn an_option_is_set_once() {
    let text = set_up("base+river", "lake=turn lake=automatic", "red, blue");
    fails(&text, 3, 1, "the option 'lake' is set twice", 0);
}
