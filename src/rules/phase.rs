//! A turn: one table of steps, walked from top to bottom.

use super::{Event, Game, PlayerId, legal, score};

/// A step of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Step {
    /// Draw a tile that fits somewhere, or end the game.
    Draw,
    /// Lay it: a decision.
    Lay,
    /// Place a figure on it: a decision, if there is one.
    Figure,
    /// Score what the tile completed.
    Score,
    /// The next player's turn.
    Next,
    /// The game is over.
    Over,
}

/// Whether a step waits for a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Waits {
    /// It happens by itself.
    No,
    /// Always.
    Always,
    /// Only if there is something other than to decline.
    IfOffered,
}

/// A row of the turn table.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    /// The step.
    pub step: Step,
    /// Whether it waits for a player.
    pub waits: Waits,
    /// What it is for, with the passage of the rules.
    pub reason: &'static str,
}

/// A turn from top to bottom; after the last row it begins again.
pub const TURN: [Row; 5] = [
    Row { step: Step::Draw, waits: Waits::No, reason: "RULES, a turn, 1: draw; what fits nowhere leaves the game" },
    Row { step: Step::Lay, waits: Waits::Always, reason: "RULES, a turn, 1: lay the tile" },
    Row { step: Step::Figure, waits: Waits::IfOffered, reason: "RULES, a turn, 2: optionally one figure" },
    Row { step: Step::Score, waits: Waits::No, reason: "RULES, a turn, 3: score what this tile completed" },
    Row { step: Step::Next, waits: Waits::No, reason: "RULES, a turn, 3: the next player is clockwise" },
];

/// Goes on to the next decision or to the end of the game, beginning with the current step.
pub(super) fn advance(game: &mut Game, events: &mut Vec<Event>) {
    while game.step != Step::Over {
        let row = &TURN[game.step as usize];
        let waits = match row.waits {
            Waits::No => false,
            Waits::Always => true,
            Waits::IfOffered => legal::legal_actions(game).count() > 1,
        };
        if waits {
            return;
        }
        game.step = run(game, events, row.step);
    }
}

/// The step after a decision has been carried out.
pub(super) fn after(step: Step) -> Step {
    TURN[(step as usize + 1) % TURN.len()].step
}

fn run(game: &mut Game, events: &mut Vec<Event>, step: Step) -> Step {
    match step {
        Step::Draw => return draw(game, events),
        Step::Score => score::score_completed(game, events),
        Step::Next => {
            game.active = PlayerId::from_index((game.active.index() + 1) % game.rules.n_players());
            game.turn += 1;
        }
        Step::Lay | Step::Figure | Step::Over => {}
    }
    after(step)
}

fn draw(game: &mut Game, events: &mut Vec<Event>) -> Step {
    let player = game.active;
    if game.open {
        events.push(Event::TurnBegan { player, turn: game.turn, tile: None });
        return Step::Lay;
    }
    while let Some(&tile) = game.deck.get(game.n_drawn) {
        game.n_drawn += 1;
        if game.board.placements(tile).next().is_some() {
            game.drawn = Some(tile);
            events.push(Event::TurnBegan { player, turn: game.turn, tile: Some(tile) });
            return Step::Lay;
        }
        events.push(Event::Discarded { player, tile });
    }
    finish(game, events);
    Step::Over
}

/// Ends the game with the final scoring.
pub(super) fn finish(game: &mut Game, events: &mut Vec<Event>) {
    score::score_final(game, events);
    game.drawn = None;
    game.step = Step::Over;
    events.push(Event::Over);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_stands_in_the_order_of_the_steps() {
        for (index, row) in TURN.iter().enumerate() {
            assert_eq!(row.step as usize, index, "{}", row.reason);
        }
    }
}
