//! The turn as a table of steps that are carried out from top to bottom.

use super::{Action, Event, Game, PlayerId, legal, score, seams};
use crate::{
    catalogue::{BoxId, TileId},
    in_words,
};

/// A step of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Step {
    /// Lay an abbey instead of drawing a tile. This is a decision if there is a hole.
    Abbey,
    /// Draw a tile that fits somewhere, or end the game.
    Draw,
    /// Lay the tile. This is always a decision.
    Lay,
    /// Place a figure on the tile. This is a decision if something can be placed.
    Figure,
    /// Capture a follower. This is a decision if a tower just grew and one is in reach.
    Capture,
    /// Choose a follower for an exchange of prisoners. This is a decision if there are several kinds.
    Exchange,
    /// Place a phantom as well. This is a decision if it can be placed.
    Phantom,
    /// Land with the figure that flies. This is a decision if it can land.
    Landing,
    /// Draw a token for the shepherd just placed, and score the flocks whose fields can no longer grow.
    Herd,
    /// Let a flock grow, or bring it home. This is a decision if the tile just laid belongs to its field.
    Flock,
    /// Move the dragon before scoring, one step for each player in turn. This is a decision while it can go on.
    Dragon,
    /// Turn a completed city into a castle. This is a decision of each owner of such a city.
    Castle,
    /// Move figures from the City of Carcassonne to features that are about to be scored. This is a decision of each player in turn.
    MoveOut,
    /// Score what the tile completed.
    Score,
    /// Move wagons on. This is a decision of each owner if there is a place to move to.
    Wagon,
    /// Send a figure to the City of Carcassonne. This is a decision if only others scored.
    Send,
    /// Move the count. This is a decision after a figure was sent.
    Count,
    /// Move the dragon after scoring (option `dragon-move`).
    DragonAfter,
    /// Go on with another tile of the same player's turn, if there is one, or with what follows the turn.
    Next,
    /// Go on with the second part of the turn. This is a decision with option `second-part`; see [`super::Options`].
    SecondPart,
    /// Choose a tile of the bazaar, and bid for it. This is a decision of each player in turn.
    Bazaar,
    /// Begin the next player's turn.
    Pass,
    /// Move figures from the City of Carcassonne to fields before the final scoring.
    LastMove,
    /// The game is over.
    Over,
    /// A preview has come to something that must not be seen; see [`Game::preview`].
    Hidden,
}

/// Whether a step waits for a player's decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Waits {
    /// Never: the step is carried out without a decision.
    No,
    /// Always.
    Always,
    /// Only if there is something to choose besides `skip`.
    IfOffered,
}

/// A row of the turn table.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    /// The step.
    pub step: Step,
    /// Whether it waits for a player's decision.
    pub waits: Waits,
    /// The box that the step belongs to. A game without that box leaves the step out.
    pub box_id: BoxId,
    /// The passage of the rules and what the step does.
    pub reason: &'static str,
}

const fn row(step: Step, waits: Waits, box_id: BoxId, reason: &'static str) -> Row {
    Row { step, waits, box_id, reason: in_words(reason) }
}

/// The steps of a turn from top to bottom. After the last row the next turn starts at the top.
pub const TURN: [Row; 23] = [
    row(Step::Abbey, Waits::IfOffered, BoxId::Abbey, "RULES, Abbey: before drawing, the abbey into a hole"),
    row(Step::Draw, Waits::No, BoxId::Base, "RULES, a turn, 1: draw; what fits nowhere leaves the game"),
    row(Step::Lay, Waits::Always, BoxId::Base, "RULES, a turn, 1: lay the tile"),
    row(Step::Figure, Waits::IfOffered, BoxId::Base, "RULES, a turn, 2: optionally one figure"),
    row(Step::Capture, Waits::IfOffered, BoxId::Tower, "BOXES, The Tower: after a floor, a follower in reach"),
    row(Step::Exchange, Waits::IfOffered, BoxId::Tower, "BOXES, The Tower: prisoners are exchanged one for one"),
    row(
        Step::Phantom,
        Waits::IfOffered,
        BoxId::Phantom,
        "BOXES, The Phantom: after the figure, on another part of the tile",
    ),
    row(Step::Landing, Waits::IfOffered, BoxId::Flier, "FURTHER, The Flying Machines: a figure that flies lands"),
    row(Step::Herd, Waits::No, BoxId::Hills, "FURTHER, Hills & Sheep: a new shepherd draws, what cannot grow scores"),
    row(Step::Flock, Waits::IfOffered, BoxId::Hills, "FURTHER, Hills & Sheep: a token more, or the flock comes home"),
    row(
        Step::Dragon,
        Waits::IfOffered,
        BoxId::Dragon,
        "BOXES, Princess & Dragon: up to six steps, each by the next player",
    ),
    row(
        Step::Castle,
        Waits::IfOffered,
        BoxId::Bridges,
        "BOXES, Bridges, Castles & Bazaars: a castle instead of points",
    ),
    row(Step::MoveOut, Waits::IfOffered, BoxId::Count, "BOXES, The Count: figures come back before a scoring"),
    row(Step::Score, Waits::No, BoxId::Base, "RULES, a turn, 3: score what this tile completed"),
    row(Step::Wagon, Waits::IfOffered, BoxId::Abbey, "RULES, Wagon: its owner may move it instead of taking it back"),
    row(Step::Send, Waits::IfOffered, BoxId::Count, "BOXES, The Count: a figure to Carcassonne if only others scored"),
    row(Step::Count, Waits::IfOffered, BoxId::Count, "BOXES, The Count: then the count moves"),
    row(Step::DragonAfter, Waits::IfOffered, BoxId::Dragon, "BOXES, Princess & Dragon: with `dragon-move=after`"),
    row(Step::Next, Waits::No, BoxId::Base, "RULES, a turn, 3: the next player is clockwise"),
    row(
        Step::SecondPart,
        Waits::IfOffered,
        BoxId::Traders,
        "RULES, a turn has at most two parts: the second one, with `second-part=may`",
    ),
    row(Step::Bazaar, Waits::IfOffered, BoxId::Bridges, "BOXES, Bridges, Castles & Bazaars: an auction after the turn"),
    row(Step::Pass, Waits::No, BoxId::Bridges, "RULES, a turn, 3: the next player, after the bazaar"),
    row(Step::LastMove, Waits::IfOffered, BoxId::Count, "BOXES, The Count: before the final scoring"),
];

/// Carries out steps, starting with the current one, until the next decision or the end of the game.
pub(super) fn advance(game: &mut Game, events: &mut Vec<Event>) {
    while let Some(row) = TURN.get(game.step as usize) {
        let waits = match row.waits {
            Waits::No => false,
            Waits::Always => true,
            Waits::IfOffered => is_offered(game),
        };
        if waits {
            game.asked = seams::asked(game);
            if row.step == Step::Abbey {
                tell_turn(game, None, events);
            }
            return;
        }
        game.step = run(game, events, row.step);
    }
}

/// Whether the current step offers something to choose. Neither `skip` nor a ransom alone is worth a question.
fn is_offered(game: &mut Game) -> bool {
    match game.step {
        Step::Figure | Step::Phantom => game.offer_figures(),
        Step::Abbey
        | Step::Draw
        | Step::Lay
        | Step::Capture
        | Step::Exchange
        | Step::Landing
        | Step::Herd
        | Step::Flock
        | Step::Dragon
        | Step::Castle
        | Step::MoveOut
        | Step::Score
        | Step::Wagon
        | Step::Send
        | Step::Count
        | Step::DragonAfter
        | Step::Next
        | Step::SecondPart
        | Step::Bazaar
        | Step::Pass
        | Step::LastMove
        | Step::Over
        | Step::Hidden => return is_more_than_declining(game),
    }
    !game.offers.only_skips() || game.rules.offers_more() && is_more_than_declining(game)
}

#[cold]
fn is_more_than_declining(game: &Game) -> bool {
    legal::legal_actions(game).any(Action::is_worth_asking)
}

/// The number of steps: those of the table, and the two ends.
pub(super) const N_STEPS: usize = Step::Hidden as usize + 1;

/// The step that follows each step, without the steps of boxes that are not in play. [`Step::Over`] and [`Step::Hidden`] follow
/// themselves.
pub(super) fn following(in_play: impl Fn(BoxId) -> bool) -> [Step; N_STEPS] {
    let mut following = [Step::Over; N_STEPS];
    following[Step::Hidden as usize] = Step::Hidden;
    for (index, next) in following.iter_mut().take(TURN.len()).enumerate() {
        let mut rows = TURN.iter().cycle().skip(index + 1);
        *next = rows.find(|row| in_play(row.box_id)).map_or(Step::Over, |row| row.step);
    }
    following
}

fn run(game: &mut Game, events: &mut Vec<Event>, step: Step) -> Step {
    match step {
        Step::Draw => return draw(game, events),
        Step::Score => score::score_completed(game, events),
        Step::Wagon => return seams::wagon_home(game, events),
        Step::Next => return next_player(game, events),
        Step::Pass => return pass_on(game, events),
        Step::Herd => return seams::herd(game, events),
        Step::LastMove if seams::last_moves_are_over(game) => return finish(game, events),
        Step::MoveOut | Step::LastMove => return seams::leave_declined(game),
        Step::Dragon | Step::DragonAfter => seams::end_of_walk(game),
        Step::Abbey
        | Step::Lay
        | Step::Figure
        | Step::Capture
        | Step::Exchange
        | Step::Phantom
        | Step::Landing
        | Step::Flock
        | Step::Castle
        | Step::Send
        | Step::Count
        | Step::SecondPart
        | Step::Bazaar
        | Step::Over
        | Step::Hidden => {}
    }
    game.rules.after(step)
}

/// Goes on to the next player's turn, unless an expansion says that this turn is not over or that something comes between.
fn next_player(game: &mut Game, events: &mut Vec<Event>) -> Step {
    if let Some(step) = seams::turn_goes_on(game, events).or_else(|| seams::comes_between(game, events)) {
        return step;
    }
    pass_on(game, events)
}

/// Begins the next player's turn.
#[expect(clippy::inline_always, reason = "every turn passes here, and a rare second caller must not make it slower")]
#[inline(always)]
fn pass_on(game: &mut Game, events: &mut Vec<Event>) -> Step {
    let next = game.active.index() + 1;
    game.active = PlayerId::from_index(if next == game.rules.n_players() { 0 } else { next });
    game.turn += 1;
    seams::turn_begins(game, events);
    game.rules.first_step()
}

fn draw(game: &mut Game, events: &mut Vec<Event>) -> Step {
    let player = game.active;
    if game.open {
        tell_turn(game, None, events);
        return Step::Lay;
    }
    loop {
        let held = seams::take_held(game);
        if held.is_none() && game.hides_tiles() && game.remaining() > 0 {
            return Step::Hidden;
        }
        let Some(tile) = held.or_else(|| take_from_pile(game)) else { break };
        if !legal::fits_somewhere(game, tile) {
            events.push(Event::Discarded { player, tile });
            seams::leaves_game(game);
            continue;
        }
        if seams::lays_itself(game, tile) {
            tell_turn(game, None, events);
            return seams::lay_by_itself(game, tile, events);
        }
        game.drawn = Some(tile);
        tell_turn(game, Some(tile), events);
        return Step::Lay;
    }
    if game.players().any(|player| game.held_tile(player).is_some()) {
        return Step::Pass; // this turn has no tile, but others will have one
    }
    if let Some(step) = seams::pile_is_empty(game) {
        return step;
    }
    end(game, events)
}

/// Takes the next tile of the pile, if there is one.
#[inline]
fn take_from_pile(game: &mut Game) -> Option<TileId> {
    if game.remaining() == 0 {
        return None;
    }
    let tile = game.deck[game.n_drawn];
    game.n_drawn += 1;
    game.note_empty();
    Some(tile)
}

/// Adds the event that the turn began. If it was added before, adds the event that a tile was drawn.
fn tell_turn(game: &mut Game, tile: Option<TileId>, events: &mut Vec<Event>) {
    let (player, turn) = (game.active, game.turn);
    if game.told == turn {
        events.push(Event::TileDrawn { player, tile });
    } else {
        game.told = turn;
        events.push(Event::TurnBegan { player, turn, tile });
    }
}

/// Ends the game: the step before the final scoring, or the final scoring itself.
pub(super) fn end(game: &mut Game, events: &mut Vec<Event>) -> Step {
    game.drawn = None;
    if seams::moves_at_the_end(game) { Step::LastMove } else { finish(game, events) }
}

/// Scores the end of the game.
fn finish(game: &mut Game, events: &mut Vec<Event>) -> Step {
    score::score_final(game, events);
    game.step = Step::Over;
    game.asked = game.active;
    events.push(Event::Over);
    Step::Over
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
