//! Counts of decision sequences from fixed decks, against tables; see `tests/data/*.perft` for their form.

use bastide::{
    record::{Statement, parse_record},
    rules::perft,
    session::Replay,
};

use crate::naive;

/// The largest count that the test checks. Larger ones are left to `bastide perft`, so that the tests stay quick.
const NODE_LIMIT: u64 = 3_000_000;

/// The largest count that the naive engine checks too.
const NAIVE_LIMIT: u64 = 1_000;

/// Checks the counts of one line for the position at the end of a record. Returns the number of counts.
fn check(name: &str, text: &str, counts: &str) -> usize {
    let (replay, result) = Replay::of_record(&parse_record(text).unwrap(), usize::MAX, &mut ());
    assert_eq!(result, Ok(()), "{name}");
    let replay = replay.unwrap();
    let mut slow = naive::Game::new(replay.setup());
    let mut then = replay.clone();
    then.go_to(0);
    for &action in replay.played() {
        slow.play(&Statement::of(then.game(), action).to_string());
        then.play(action).unwrap();
    }
    let mut checked = 0;
    for (index, count) in counts.split_whitespace().enumerate() {
        let count: u64 = count.parse().unwrap();
        if count <= NODE_LIMIT {
            assert_eq!(perft(replay.game(), index as u32 + 1), count, "{name}, depth {}", index + 1);
            checked += 1;
        }
        if count <= NAIVE_LIMIT {
            assert_eq!(
                naive_count(&slow, index + 1),
                count,
                "{name}, depth {}, counted by the naive engine",
                index + 1
            );
        }
    }
    checked
}

/// The count of the naive engine, which is slow.
fn naive_count(game: &naive::Game, depth: usize) -> u64 {
    let legal = game.legal();
    if depth == 0 || legal.is_empty() {
        return 1;
    }
    let after = |statement: &String| {
        let mut next = game.clone();
        next.play(statement);
        naive_count(&next, depth - 1)
    };
    legal.iter().map(after).sum()
}

/// The lines of a table, each as its columns.
fn rows<const N: usize>(table: &str) -> impl Iterator<Item = [&str; N]> {
    table.lines().filter(|line| !line.starts_with('#') && !line.is_empty()).map(|line| {
        let columns: Vec<&str> = line.split('|').map(str::trim).collect();
        columns.try_into().unwrap_or_else(|_| panic!("{N} columns are expected in: {line}"))
    })
}

#[test]
fn counts_are_those_of_the_table() {
    let mut checked = 0;
    for [name, players, options, deck, counts] in rows(include_str!("data/base.perft")) {
        let text = format!("[Bastide \"1\"]\n[Options \"{options}\"]\n[Players \"{players}\"]\n[Deck \"{deck}\"]\n");
        checked += check(name, &text, counts);
    }
    assert!(checked > 50, "the table was read");
}

#[test]
fn counts_with_the_boxes_are_those_of_the_table() {
    let mut checked = 0;
    for [name, boxes, players, options, deck, moves, counts] in rows(include_str!("data/boxes.perft")) {
        let text = format!(
            "[Bastide \"1\"]\n[Boxes \"{boxes}\"]\n[Options \"{options}\"]\n[Players \"{players}\"]\n[Deck \"{deck}\"]\n{moves}\n"
        );
        checked += check(name, &text, counts);
    }
    assert!(checked > 300, "the table was read");
}
