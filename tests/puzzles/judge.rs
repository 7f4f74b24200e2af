//! The goals of puzzles, and what every turn is worth for a goal. The test of the puzzles and the search for them use it.

use bastide::{
    board::{Node, Pos},
    record::{PartName, Statement, Verb},
    rules::{Action, Event, Game, PlayerId, holders, legal_actions, outlook, projected},
};

/// The goal of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Goal {
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
    pub(crate) fn read(text: &str) -> Option<Self> {
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

/// A whole turn of the player who decides: the decisions, and the resulting game.
#[derive(Clone, Debug)]
pub(crate) struct WholeTurn {
    pub(crate) statements: Vec<String>,
    pub(crate) game: Game,
    pub(crate) events: Vec<Event>,
}

/// Every way to play the current turn to its end: the tile, its turns, a figure, and all other decisions.
pub(crate) fn whole_turns(game: &Game) -> Vec<WholeTurn> {
    let mut found = Vec::new();
    let begun = WholeTurn { statements: Vec::new(), game: game.clone(), events: Vec::new() };
    let mut open = vec![begun];
    while let Some(turn) = open.pop() {
        if turn.game.is_over() || turn.game.turn() != game.turn() {
            found.push(turn);
            continue;
        }
        for action in legal_actions(&turn.game) {
            let mut next = turn.clone();
            if action != Action::Skip {
                next.statements.push(Statement::written(&turn.game, action).to_string());
            }
            next.game.play_unchecked(action, &mut next.events);
            open.push(next);
        }
    }
    found
}

/// The worth of a turn for a goal. Higher is better.
pub(crate) fn value(goal: Goal, before: &Game, turn: &WholeTurn) -> i32 {
    let me = before.asked();
    let after = &turn.game;
    match goal {
        Goal::Now => i32::from(after.score(me)) - i32::from(before.score(me)),
        Goal::Lead => lead(after, me),
        Goal::Finish(pos, place) => {
            node_at(after, pos, place).map_or(0, |node| i32::from(after.board().feature(node).is_complete()))
        }
        Goal::Hold(pos, place) => node_at(after, pos, place).map_or(0, |node| held(after, node, me)),
    }
}

fn lead(game: &Game, me: PlayerId) -> i32 {
    let points = projected(game);
    let best = game.players().filter(|player| *player != me).map(|player| points[player]).max();
    i32::from(points[me]) - best.map_or(0, i32::from)
}

/// Whether a player holds a feature: 2 alone, 1 with others, 0 not.
pub(crate) fn held(game: &Game, node: Node, me: PlayerId) -> i32 {
    let holders: Vec<PlayerId> = holders(game, &outlook(game, node).now).collect();
    match holders.contains(&me) {
        true if holders.len() == 1 => 2,
        true => 1,
        false => 0,
    }
}

pub(crate) fn node_at(game: &Game, pos: Pos, place: PartName) -> Option<Node> {
    let laid = game.board().tiles()[game.board().tile_at(pos)?];
    place.find(laid.tile, laid.turns).map(|part| laid.node(part))
}

/// Whether a turn begins as an answer says: `tile V 2,1 0` takes every figure, `tile V 2,1 0; skip` none.
pub(crate) fn is_answer(answer: &str, turn: &WholeTurn) -> bool {
    let mut parts: Vec<&str> = answer.split("; ").collect();
    let exact = parts.last() == Some(&"skip");
    if exact {
        parts.pop();
    }
    let played: Vec<&str> = turn.statements.iter().map(String::as_str).collect();
    if exact { played == parts } else { played.starts_with(&parts) }
}
