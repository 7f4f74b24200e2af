//! The goals of puzzles, and what every turn is worth for a goal: for the page, which shows what other turns give away, for the test
//! of the puzzles and the search for them.

use crate::{
    board::{Node, Pos},
    record::{PartName, Statement, Verb},
    rules::{Action, Event, Game, PlayerId, Step, holders, legal_actions, outlook, projected},
};

/// The goal of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// The most points in this turn.
    Now,
    /// The furthest ahead of the best of the others, if the game ended after this turn.
    Lead,
    /// A feature is completed.
    Finish(Pos, PartName),
    /// The majority in a feature that goes on: alone (2), or shared (1).
    Hold(Pos, PartName),
}

impl Goal {
    /// Reads the tag `Goal`: `now`, `lead`, `finish X,Y PLACE` or `hold X,Y PLACE`.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let words: Vec<&str> = text.split(' ').collect();
        let part = |at: &str, place: &str| match format!("meeple {at} {place}").parse::<Statement>().ok()?.verb {
            Verb::Figure { pos: Some(pos), place, .. } => Some((pos, place)),
            _ => None,
        };
        match words[..] {
            ["now"] => Some(Self::Now),
            ["lead"] => Some(Self::Lead),
            ["finish", at, place] => part(at, place).map(|(pos, place)| Self::Finish(pos, place)),
            ["hold", at, place] => part(at, place).map(|(pos, place)| Self::Hold(pos, place)),
            _ => None,
        }
    }
}

/// A whole turn of the player who decides: their decisions, the resulting game, and what it is worth for the goal.
#[derive(Clone, Debug)]
pub struct WholeTurn {
    /// The player's decisions; what was declined is left out.
    pub statements: Vec<String>,
    /// The game after the turn.
    pub game: Game,
    /// What happened in it.
    pub events: Vec<Event>,
    /// What it is worth for the goal: more is better.
    pub worth: i32,
}

/// Every way to play the current turn to its end: the tile, its turns, a figure, and all other decisions of the player. Where
/// somebody else decides, as at every second step of the dragon, they do what is worst for the goal; of several such decisions
/// the first.
#[must_use]
pub fn whole_turns(goal: Goal, game: &Game) -> Vec<WholeTurn> {
    turns_from(game.clone(), &|after| worth(goal, game, after))
}

/// Like [`whole_turns`], but with any measure of what the game after the turn is worth, and only with what everybody can know now: a
/// turn ends before it would show a tile or a lot that nobody has seen. [`whole_turns`] does show them, because the tiles and lots of a
/// puzzle are given with it.
pub fn turns_by(game: &Game, worth: &dyn Fn(&Game) -> i32) -> Vec<WholeTurn> {
    turns_from(game.veiled(), worth)
}

fn turns_from(game: Game, worth: &dyn Fn(&Game) -> i32) -> Vec<WholeTurn> {
    let begun = game.clone();
    go_on(&begun, worth, WholeTurn { statements: Vec::new(), game, events: Vec::new(), worth: 0 })
}

fn go_on(begun: &Game, worth: &dyn Fn(&Game) -> i32, mut turn: WholeTurn) -> Vec<WholeTurn> {
    if turn.game.is_over() || turn.game.turn() != begun.turn() || turn.game.step() == Step::Hidden {
        turn.worth = worth(&turn.game);
        return vec![turn];
    }
    let own = turn.game.asked() == begun.asked();
    let actions: Vec<Action> = legal_actions(&turn.game).collect();
    let mut found: Vec<WholeTurn> = Vec::new();
    for action in actions {
        let mut next = turn.clone();
        if own && action != Action::Skip {
            next.statements.push(Statement::written(&turn.game, action).to_string());
        }
        next.game.play_unchecked(action, &mut next.events);
        let turns = go_on(begun, worth, next);
        if own {
            found.extend(turns);
        } else if found.is_empty() || best(&turns) < best(&found) {
            found = turns;
        }
    }
    found
}

/// What the best of some turns is worth.
#[must_use]
pub fn best(turns: &[WholeTurn]) -> i32 {
    turns.iter().map(|turn| turn.worth).max().unwrap_or(i32::MIN)
}

/// The worth of a game after the turn for a goal. Higher is better.
fn worth(goal: Goal, before: &Game, after: &Game) -> i32 {
    let me = before.asked();
    match goal {
        Goal::Now => i32::from(after.score(me)) - i32::from(before.score(me)),
        Goal::Lead => lead(after, me),
        Goal::Finish(pos, place) => {
            node_at(after, pos, place).map_or(0, |node| i32::from(after.board().feature(node).is_complete()))
        }
        Goal::Hold(pos, place) => node_at(after, pos, place).map_or(0, |node| held(after, node, me)),
    }
}

/// How far a player is ahead of the best of the others, if the game ended now.
#[must_use]
pub fn lead(game: &Game, me: PlayerId) -> i32 {
    let points = projected(game);
    let best = game.players().filter(|player| *player != me).map(|player| points[player]).max();
    i32::from(points[me]) - best.map_or(0, i32::from)
}

/// Whether a player holds a feature: 2 alone, 1 with others, 0 not.
#[must_use]
pub fn held(game: &Game, node: Node, me: PlayerId) -> i32 {
    let holders: Vec<PlayerId> = holders(game, &outlook(game, node).now).collect();
    match holders.contains(&me) {
        true if holders.len() == 1 => 2,
        true => 1,
        false => 0,
    }
}

/// The feature of a part of a laid tile.
#[must_use]
pub fn node_at(game: &Game, pos: Pos, place: PartName) -> Option<Node> {
    let laid = game.board().laid_on(pos)?;
    place.find(laid.tile, laid.turns).map(|part| laid.node(part))
}

/// Whether a turn begins as an answer says: `tile V 2,1 0` takes every figure, `tile V 2,1 0; skip` none.
#[must_use]
pub fn is_answer(answer: &str, turn: &WholeTurn) -> bool {
    let mut parts: Vec<&str> = answer.split("; ").collect();
    let exact = parts.last() == Some(&"skip");
    if exact {
        parts.pop();
    }
    let played: Vec<&str> = turn.statements.iter().map(String::as_str).collect();
    if exact { played == parts } else { played.starts_with(&parts) }
}
