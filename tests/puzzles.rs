//! The puzzles of the page, `www/puzzles.txt`: every accepted answer is legal and as good as can be, and nothing else is.

use std::collections::{BTreeMap, BTreeSet};

use bastide::{
    ai::puzzle::{Goal, best, held, is_answer, node_at, whole_turns},
    record::{Record, parse_records},
    session::Replay,
};

const TEXT: &str = include_str!("../www/puzzles.txt");

fn records() -> Vec<Record> {
    let parsed = parse_records(TEXT);
    assert_eq!(parsed.error, None);
    parsed.records
}

fn tag<'a>(record: &'a Record, name: &str) -> &'a str {
    let found = record.unknown_tags.iter().find(|(tag, _)| tag == name);
    &found.unwrap_or_else(|| panic!("a puzzle without the tag {name}")).1
}

/// Checks every puzzle's claim on all legal turns: the tile, its turns, a figure or none, and all other decisions.
#[test]
fn the_answers_are_the_best_turns_and_no_others_are() {
    for record in &records() {
        let name = tag(record, "Puzzle");
        let (replay, result) = Replay::of_record(record, usize::MAX, &mut ());
        assert_eq!(result, Ok(()), "{name}");
        let replay = replay.unwrap();
        let game = replay.game();
        let goal = Goal::read(tag(record, "Goal")).unwrap_or_else(|| panic!("{name}: what shall be found?"));
        let turns = whole_turns(goal, game);
        let best = best(&turns);
        assert!(turns.iter().any(|turn| turn.worth < best), "{name}: every turn is as good");
        let answers: Vec<&str> = tag(record, "Answer").split(" | ").collect();
        for answer in &answers {
            assert!(turns.iter().any(|turn| is_answer(answer, turn)), "{name}: {answer} is not legal");
        }
        for turn in &turns {
            let accepted = answers.iter().any(|answer| is_answer(answer, turn));
            assert_eq!(accepted, turn.worth == best, "{name}: {:?} brings {} of {best}", turn.statements, turn.worth);
        }
        if let Goal::Finish(pos, place) | Goal::Hold(pos, place) = goal {
            let own = held(game, node_at(game, pos, place).unwrap(), game.asked()) > 0;
            assert_eq!(own, matches!(goal, Goal::Finish(..)), "{name}: whose is it?");
            assert!(turns.iter().all(|turn| turn.worth == best || turn.worth == 0), "{name}: some turns do half of it");
        }
    }
}

#[test]
fn there_are_many_of_many_kinds() {
    let records = records();
    assert_eq!(records.len(), 67);
    let names: BTreeSet<&str> = records.iter().map(|record| tag(record, "Puzzle")).collect();
    assert_eq!(names.len(), 67, "each has a name of its own");
    let mut goals: BTreeMap<&str, usize> = BTreeMap::new();
    for record in &records {
        *goals.entry(tag(record, "Goal").split(' ').next().unwrap()).or_default() += 1;
        assert!(matches!(tag(record, "Difficulty"), "1" | "2" | "3"));
    }
    assert_eq!(goals.len(), 4, "{goals:?}");
    let with =
        |name: &str| records.iter().filter(|record| record.setup.boxes.iter().any(|id| id.name() == name)).count();
    for name in ["river", "abbot", "inns", "abbey"] {
        assert!(with(name) >= 4, "{name}");
    }
    for name in ["traders", "king", "phantom", "dragon", "tower"] {
        assert!(with(name) >= 3, "{name}");
    }
    assert!(records.iter().filter(|record| record.setup.boxes.len() == 1).count() >= 15);
}
