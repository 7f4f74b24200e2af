//! Counts of decision sequences from fixed decks, against a table; see `tests/data/base.perft` for its form.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test fails loudly, also in its helpers")]

use bastide::{
    record::{Replay, parse_record},
    rules::perft,
};

/// Counts above this are left to `bastide perft`, so that the tests stay quick.
const NODE_LIMIT: u64 = 3_000_000;

#[test]
fn counts_are_those_of_the_table() {
    let mut checked = 0;
    for line in include_str!("data/base.perft").lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
        let [name, players, options, deck, counts] = line.split('|').map(str::trim).collect::<Vec<_>>()[..] else {
            panic!("five columns are expected in: {line}")
        };
        let text = format!("[Bastide \"1\"]\n[Options \"{options}\"]\n[Players \"{players}\"]\n[Deck \"{deck}\"]\n");
        let (replay, result) = Replay::of_record(&parse_record(&text).unwrap(), 0, &mut ());
        assert_eq!(result, Ok(()), "{name}");
        let replay = replay.unwrap();
        for (index, count) in counts.split_whitespace().enumerate() {
            let count: u64 = count.parse().unwrap();
            if count <= NODE_LIMIT {
                assert_eq!(perft(replay.game(), index as u32 + 1), count, "{name}, depth {}", index + 1);
                checked += 1;
            }
        }
    }
    assert!(checked > 50, "the table was read");
}
