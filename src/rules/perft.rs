//! Counts sequences of decisions (perft), so that engines can be compared by these numbers.

use super::{Event, Game, legal_actions};

/// Counts the sequences of exactly `depth` decisions, including `skip`, with the tiles in the order of the deck. A sequence
/// that ends the game earlier counts once.
///
/// ```
/// use bastide::{record::parse_record, rules::perft, session::Replay};
/// let text = "[Bastide \"1\"]\n[Players \"red, blue\"]\n[Deck \"D V U\"]\n";
/// let (replay, _) = Replay::of_record(&parse_record(text)?, 0, &mut ());
/// let game = replay.unwrap();
/// assert_eq!(perft(game.game(), 1), 6); // the bend fits in six ways
/// # Ok::<(), bastide::record::SyntaxError>(())
/// ```
#[must_use]
pub fn perft(game: &Game, depth: u32) -> u64 {
    if depth == 0 || game.is_over() {
        return 1;
    }
    if depth == 1 {
        return legal_actions(game).count() as u64;
    }
    let mut next = game.clone();
    let mut events: Vec<Event> = Vec::new();
    let mut sum = 0;
    for action in legal_actions(game) {
        next.clone_from(game);
        events.clear();
        next.play_unchecked(action, &mut events);
        sum += perft(&next, depth - 1);
    }
    sum
}
