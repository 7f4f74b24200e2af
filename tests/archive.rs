//! Queries over many games, and the turns that followed from a position.

use bastide::{
    record::parse_record,
    session::{
        Replay,
        archive::{Entry, Followed, Query, QueryError, following, records_of},
    },
};

use crate::common;

fn entry(text: &str) -> Entry {
    let record = parse_record(text).unwrap();
    Entry::of_record(&record).unwrap()
}

/// Ann has a road of five tiles and wins; Bob has a complete city of two. The game is over.
fn short() -> Entry {
    entry(
        "[Bastide \"1\"]\n[Boxes \"base+inns\"]\n[Players \"red Ann, blue Bob (ai:master)\"]\n[Deck \"D V V V E V\"]\n[Date \"2026-01-31\"]\n\
         [Event \"Club night\"]\ntile V 1,0 0\nmeeple road.S\ntile V 1,1 2\ntile V 2,1 0\ntile E 0,-1 2\nmeeple city.S\ntile V 2,2 2\nskip\n",
    )
}

/// A whole game by chance, with boxes and options by chance.
fn random(game: u64) -> Replay {
    let (setup, seed) = common::numbered(game);
    common::play(setup, seed, |_, _, _| {})
}

fn finds(query: &str, game: &Entry) -> bool {
    Query::parse(query).unwrap_or_else(|error| panic!("{query}: {error}")).find(game).is_some()
}

#[test]
fn every_wrong_term_has_a_sentence_of_its_own() {
    type Error = QueryError;
    let wrong: &[(&str, Error, &str)] = &[
        ("colour:red", Error::Term("colour".into()), "unknown term 'colour'; known: player, winner, ai, date, box"),
        ("player:", Error::Value("player:".into()), "a value is expected after 'player:'"),
        ("player:\"\"", Error::Value("player:".into()), "a value is expected after 'player:'"),
        ("score@>=1", Error::Value("score@>=".into()), "a value is expected after 'score@>='"),
        ("player>=ann", Error::Sign("player".into()), "'player' cannot be compared this way; names take ':'"),
        ("margin@ann>=3", Error::Sign("margin@ann".into()), "'margin@ann' cannot be compared this way"),
        ("score>=a", Error::Number("a".into()), "'a' is not a whole number"),
        ("date:jan", Error::Date("jan".into()), "'jan' is not a date; expected a year, a month or a day"),
        ("date:2026-1", Error::Date("2026-1".into()), "'2026-1' is not a date"),
        ("date>=2026-13", Error::Date("2026-13".into()), "'2026-13' is not a date"),
        ("date<2026-00-01", Error::Date("2026-00-01".into()), "'2026-00-01' is not a date"),
        ("date:2026-02-29", Error::Date("2026-02-29".into()), "'2026-02-29' is not a date"),
        ("date:2026-11-31", Error::Date("2026-11-31".into()), "'2026-11-31' is not a date"),
        ("box:seaside", Error::Box("seaside".into()), "unknown box 'seaside'; known: base, river"),
        ("ai:wizard", Error::Level("wizard".into()), "unknown computer player 'wizard'; known: novice"),
        ("over:maybe", Error::Answer("maybe".into()), "'maybe' is not an answer; expected yes or no"),
        ("feature:monastery>=3", Error::Feature("monastery>=3".into()), "'monastery>=3' is not the size of a feature"),
        ("feature:city<=3", Error::Feature("city<=3".into()), "'city<=3' is not the size of a feature"),
        ("tiles:D", Error::Tiles("D".into()), "'D' does not say where tiles lie"),
        ("tiles:D@0,0''''", Error::Tiles("D@0,0''''".into()), "'D@0,0''''' does not say where tiles lie"),
        ("tiles:D@0,0+V@0,0", Error::Tiles("D@0,0+V@0,0".into()), "'D@0,0+V@0,0' does not say"),
        ("tiles:D@0,0+", Error::Tiles("D@0,0+".into()), "'D@0,0+' does not say"),
        ("tiles:+D@0,0", Error::Tiles("+D@0,0".into()), "'+D@0,0' does not say"),
        ("tiles:D@0,0++V@1,0", Error::Tiles("D@0,0++V@1,0".into()), "'D@0,0++V@1,0' does not say"),
        ("tiles:@0,0", Error::Tiles("@0,0".into()), "'@0,0' does not say"),
        ("tiles:ZZ@0,0", Error::Tile("ZZ".into()), "unknown tile 'ZZ'"),
        ("player:\"Anna", Error::Quote("Anna".into()), "the quote before 'Anna' is not closed"),
    ];
    for (query, error, sentence) in wrong {
        let found = Query::parse(query).unwrap_err();
        assert_eq!(&found, error, "{query}");
        assert!(found.to_string().starts_with(sentence), "{query}: {found}");
        assert!(!found.parts().0.is_empty());
    }
    assert_eq!(Query::parse(&"a ".repeat(51)).unwrap_err(), QueryError::Length);
    assert!(Query::parse("").unwrap().find(&short()).is_some(), "nothing is asked for");
}

#[test]
fn each_term_finds_what_it_says() {
    let game = short();
    let (red, blue) = (game.scores()[0], game.scores()[1]);
    assert!(red > blue && blue > 0, "{:?}", game.scores());
    let road = |points: i16| format!("road>={points}");
    for query in [
        "ann",
        "\"club night\"",
        "CLUB",
        "player:Bob",
        "winner:ann",
        "ai:master",
        "box:inns",
        "players:2",
        "laid:6",
        "over:yes",
        "date:2026",
        "date>=2026-01",
        "date>2024-02-29",
        "date<2026-12-31",
        "date<2026-02",
        "date<=2026-01-31",
        "date>2025-12",
        &format!("score:{red}"),
        &format!("score@bob={blue}"),
        &format!("margin>={}", red - blue),
        &road(red),
        "road@ann>0",
        "city@bob>0",
        "feature:road>=4",
        "feature:road>3",
        "complete:city>=2",
        "feature:field",
        "tiles:V@0,0",
    ] {
        assert!(finds(query, &game), "{query}");
    }
    for query in [
        "eve",
        "player:eve",
        "winner:bob",
        "ai:novice",
        "box:king",
        "players>2",
        "laid<6",
        "over:no",
        "date:2025",
        "date>2026-01",
        &format!("score>{red}"),
        &format!("score@bob>{blue}"),
        &format!("margin>{}", red - blue),
        "road@bob>0",
        "city@ann>0",
        "feature:road>=6",
        "complete:road>=5",
        "feature:city>2",
        "tiles:U@0,0",
        "ann player:eve",
    ] {
        assert!(!finds(query, &game), "{query}");
    }
}

#[test]
fn games_that_go_on_are_searched_up_to_where_they_are() {
    let game = entry(
        "[Bastide \"1\"]\n[Players \"red, blue\"]\n[Deck \"D V V V\"]\ntile V 1,0 0\nmeeple road.S\ntile V 1,1 2\n",
    );
    assert!(finds("over:no player:red feature:road>=3", &game));
    assert!(!finds("winner:red", &game), "nobody has won");
    let open = entry("[Bastide \"1\"]\n[Players \"red\"]\ntile V 1,0 0\n");
    assert!(finds("tiles:D@0,0+V@1,0", &open));
    assert!(!finds("margin>=0", &open), "there is nobody to be ahead of");
}

#[test]
fn a_feature_is_found_when_it_first_is_so_large() {
    let found = |query: &str| Query::parse(query).unwrap().find(&short()).unwrap();
    assert_eq!(found("feature:road>=2").at, Some(1));
    assert_eq!(found("feature:road>=4").at, Some(4));
    assert_eq!(found("feature:road>=2 feature:city>=2").at, Some(5), "the later of the two");
    assert_eq!(found("ann").at, None);
    assert_eq!(
        [0, 3, 4, 99].map(|at| short().decisions_at(at)),
        [0, 3, 5, 10],
        "two figures and two more were declined"
    );
    assert_eq!(found("feature:road>=4").cells.iter().map(ToString::to_string).collect::<Vec<_>>(), ["2,1"]);
}

/// The pattern that a game's tiles with these indices form, after it was moved and turned by quarters.
fn pattern(game: &Entry, indices: &[usize], by: u8) -> String {
    let tile = |&index: &usize| {
        let laid = game.laid()[index];
        let (mut x, mut y) = (laid.pos.x + 7, laid.pos.y - 3);
        for _ in 0..by {
            (x, y) = (-y, x);
        }
        let name = &bastide::catalogue::Catalogue::get().tile(laid.tile).name;
        format!("{name}@{x},{y}{}", "'".repeat(usize::from((laid.turns + by) % 4)))
    };
    format!("tiles:{}", indices.iter().map(tile).collect::<Vec<_>>().join("+"))
}

#[test]
fn tiles_beside_each_other_are_found_moved_and_turned_in_whole_games() {
    for seed in 0..8 {
        let game = entry(&random(seed).to_text());
        for from in 0..game.laid().len() - 4 {
            let indices = [from + 3, from, from + 1];
            for by in 0..4 {
                let query = pattern(&game, &indices, by);
                let found = Query::parse(&query).unwrap().find(&game).unwrap_or_else(|| panic!("{query}"));
                assert!(found.at.unwrap() <= game.laid()[from + 3].at, "{query}: not the first time");
                assert_eq!(found.cells.len(), 3);
            }
        }
    }
}

#[test]
fn another_turn_of_one_tile_is_another_arrangement_unless_it_looks_the_same() {
    let game = short();
    assert!(finds("tiles:V@0,0+V@0,1''", &game), "as they lie");
    assert!(finds("tiles:V@0,0''+V@0,-1", &game), "turned by half");
    assert!(!finds("tiles:V@0,0+V@0,1'''", &game));
    assert!(!finds("tiles:V@0,0+V@0,2''", &game));
    let straight = entry("[Bastide \"1\"]\n[Players \"red, blue\"]\n[Deck \"D U\"]\ntile U 0,1 0\n");
    for turns in ["", "''"] {
        let query = format!("tiles:D@0,0+U@0,1{turns}");
        let is_there = Query::parse(&query).unwrap().find(&straight).is_some();
        assert!(is_there, "{query}: a straight road looks the same after two quarter turns");
    }
    assert!(!finds("tiles:D@0,0+U@0,1'", &straight));
}

const TAGS: &str = "[Bastide \"1\"]\n[Players \"red Ann, blue Bob\"]\n";

/// What followed, in short: tile, games, won and lost.
fn told(turns: &[Followed]) -> Vec<String> {
    let told = |turn: &Followed| {
        let then = turn.laid.then.map_or("-".into(), |then| then.to_string());
        let results = turn.results;
        format!(
            "{} {then}: {:?} {}/{}/{} {}",
            turn.laid.statement.unwrap(),
            turn.games,
            results.won,
            results.drawn,
            results.lost,
            results.lead
        )
    };
    turns.iter().map(told).collect()
}

#[test]
fn transpositions_meet_and_results_are_those_of_the_player_on_turn() {
    let deck = |tiles: &str| format!("{TAGS}[Deck \"{tiles}\"]\n");
    // The same two tiles in another order, then the same turn twice and another one; in the last game only one tile lies there.
    let games = [
        entry(&format!("{}tile V 1,0 0\nmeeple field.NNE\ntile E 0,-1 2\ntile U 0,1 0\nskip\n", deck("D V E U"))),
        entry(&format!("{}tile E 0,-1 2\ntile V 1,0 0\ntile U 0,1 0\nskip\n", deck("D E V U"))),
        entry(&format!("{}tile E 0,-1 2\ntile V 1,0 0\ntile V -1,0 2\nskip\n", deck("D E V V"))),
        entry(&format!("{}tile V 1,0 0\ntile V -1,0 2\ntile U 0,1 0\nskip\n", deck("D V V U"))),
    ];
    let position = entry(&format!("{}tile E 0,-1 2\ntile V 1,0 0\nskip\n", deck("D E V U")));
    let turns = following(&games, &position);
    assert_eq!(told(&turns), ["tile U 0,1 0 -: [0, 1] 1/1/0 3", "tile V -1,0 2 -: [2] 0/1/0 0"]);

    // While the figure is not decided, the same tile with another figure is another turn; games that are still asked have none.
    let position = entry(&format!("{}tile E 0,-1 2\ntile V 1,0 0\n", deck("D E V U")));
    assert_eq!(told(&following(&games, &position)), ["tile V 1,0 0 -: [1, 2] 0/2/0 0"]);
    let beginning = entry(&deck("D V U"));
    let turns = following(&games, &beginning);
    assert_eq!(told(&turns)[1..], ["tile V 1,0 0 meeple field.NNE: [0] 1/0/0 3", "tile V 1,0 0 -: [3] 0/1/0 0"]);
    assert!(told(&following([&entry(&format!("{}tile V 1,0 0\n", deck("D V U")))], &beginning)).is_empty());
    let running = entry(&format!("{}tile V 1,0 0\ntile U 0,1 0\n", deck("D V U V")));
    assert_eq!(told(&following([&running], &beginning)), ["tile V 1,0 0 -: [0] 0/0/0 0"], "it has no result yet");
}

/// Two players who place a shepherd on the same field have played the same turn, whatever came out of the bag.
#[test]
fn what_a_lot_adds_makes_no_other_turn() {
    let game = |token| {
        let tags = "[Bastide \"1\"]\n[Boxes \"base+hills\"]\n[Players \"red Ann, blue\"]\n[Deck \"D U V\"]\n";
        entry(&format!("{tags}tile U 1,0 0\nshepherd field.NNE {token}\ntile V -1,0 2\nskip\n"))
    };
    let games = [game("1"), game("4")];
    let beginning = entry("[Bastide \"1\"]\n[Boxes \"base+hills\"]\n[Players \"red Ann, blue\"]\n[Deck \"D U V\"]\n");
    let turns = following(&games, &beginning);
    assert_eq!(turns.len(), 1, "{:?}", told(&turns));
    assert_eq!(turns[0].laid.then.unwrap().to_string(), "shepherd field.NNE");
}

#[test]
fn a_record_of_version_2_is_searched_by_its_main_line() {
    let text = "\n[Bastide \"2\"]\n[Players \"red Ann, blue\"]\n[Deck \"D V U\"]\ntile V 1,0 1 !? {Ann: [Bastide}\n(\n  tile V 0,1 0\n)\n\
        [Bastide \"1\"]\n[Players \"red Eve, blue\"]\n[Deck \"D V U\"]\ntile V 0,1 0\ntile U 9,9 0\n";
    let records = records_of(text);
    assert_eq!(records.iter().map(|one| one.lines_before).collect::<Vec<_>>(), [1, 8]);
    let first = Entry::of_record(&records[0].record().unwrap()).unwrap();
    assert!(finds("ann tiles:D@0,0+V@1,0'", &first));
    assert!(!finds("tiles:D@0,0+V@0,1", &first), "only a variation has it");
    let error = Entry::of_record(&records[1].record().unwrap()).unwrap_err();
    assert_eq!((error.place().line, error.to_string().contains("9,9")), (5, true));
}

#[test]
fn a_record_begins_where_its_tag_stands_and_not_where_somebody_writes_of_it() {
    let one = "[Bastide \"1\"]\n[Players \"red, blue\"]\n# [Bastide \"2\"]\ntile V 1,0 0\n";
    let two = "[Bastide\"2\"] # of two\n[Players \"red, blue\"]\n{Begin with\n[Bastide \"1\"]\nor \\}\n[Bastide \"2\"]}\ntile V 1,0 0 ! {\"}\n";
    let told = |text: &str| -> Vec<_> {
        records_of(text).iter().map(|one| (one.lines_before, one.is_annotated, one.record().is_ok())).collect()
    };
    assert_eq!(
        told(&format!("{one}{two}{one}{two}")),
        [(0, false, true), (4, true, true), (11, false, true), (15, true, true)]
    );
    assert_eq!(told(&format!("{two}{{never closed\n{one}")), [(0, true, false), (8, false, true)], "it hides no other");
}

#[test]
fn what_is_remembered_of_a_game_is_what_its_replay_says() {
    for seed in 0..30 {
        let replay = random(seed);
        let game = entry(&replay.to_text());
        let laid: Vec<_> = game.laid().iter().map(|laid| laid.pos).collect();
        assert_eq!(laid, replay.game().board().tiles().iter().map(|tile| tile.pos).collect::<Vec<_>>(), "seed {seed}");
        assert_eq!(
            game.scores(),
            replay.game().players().map(|player| replay.game().score(player)).collect::<Vec<_>>()
        );
    }
}
