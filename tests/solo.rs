//! The solo decks of the page, `www/solo.txt`: decks of one person that begin where nothing is decided, with a par that was measured.

use std::collections::BTreeSet;

use bastide::{
    ai::{Level, alone},
    record::{Record, parse_records},
    rules::Deck,
    session::Replay,
};

const TEXT: &str = include_str!("../www/solo.txt");

fn tag<'a>(record: &'a Record, name: &str) -> &'a str {
    let found = record.unknown_tags.iter().find(|(tag, _)| tag == name);
    &found.unwrap_or_else(|| panic!("a deck without the tag {name}")).1
}

#[test]
fn the_par_is_what_planner_scores_on_the_same_tiles() {
    let parsed = parse_records(TEXT);
    assert_eq!(parsed.error, None);
    let mut names = BTreeSet::new();
    for record in &parsed.records {
        let name = tag(record, "Solo");
        assert!(names.insert(name), "{name} comes twice");
        assert!(record.lines.is_empty(), "{name}: nothing is decided yet");
        let Deck::Tiles(tiles) = &record.setup.deck else { panic!("{name}: the deck is known") };
        assert!((36..=72).contains(&tiles.len()), "{name}");
        let (replay, result) = Replay::of_record(record, usize::MAX, &mut ());
        assert_eq!(result, Ok(()), "{name}");
        let replay = replay.unwrap();
        assert_eq!(replay.game().players().count(), 1, "{name}");
        let planner = alone(replay.game(), Level::Planner, 0);
        assert_eq!(tag(record, "Planner"), planner.to_string(), "{name}: measure anew with `bastide solo`");
        assert!(tag(record, "Master").parse::<i16>().unwrap() > planner, "{name}: gold takes more than silver");
    }
    assert_eq!(names.len(), 8);
}

#[test]
fn a_level_that_plays_alone_scores_the_same_every_time_and_master_more_than_a_novice() {
    let parsed = parse_records(TEXT);
    let (replay, _) = Replay::of_record(&parsed.records[0], usize::MAX, &mut ());
    let replay = replay.unwrap();
    let game = replay.game();
    let points = alone(game, Level::Master, 8);
    assert_eq!(points, alone(game, Level::Master, 8));
    assert!(points > alone(game, Level::Novice, 0));
}
