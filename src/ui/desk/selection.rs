//! What is chosen, in words for pages and screen readers.

use serde::Serialize;

use crate::{
    catalogue::Turns,
    record::Statement,
    rules::{Action, Event, Game, turns_name},
    ui::{
        describe,
        piece::{Piece, cell_of, piece_of},
        select::ends_turn,
    },
};

/// What is chosen, as pages see it: `Selection` of types.d.ts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[expect(missing_docs, reason = "the fields are documented in types.d.ts, their one public face")]
pub struct Selection {
    #[serde(rename = "type")]
    pub kind: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub statement: Option<String>,
    pub turns: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub piece: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub narrowed: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hand: Option<Turns>,
    pub ends_turn: bool,
    pub text: String,
}

impl Selection {
    /// Nothing is chosen.
    pub(super) fn nothing(narrowed: Option<Piece>) -> Self {
        let narrowed = narrowed.map(Piece::name);
        let text = "Nothing is chosen.".to_owned();
        Self { kind: "none", statement: None, turns: 0, piece: None, narrowed, hand: None, ends_turn: false, text }
    }

    /// An action is chosen; for a tile, on a cell where this many turns are legal.
    pub(super) fn of(game: &Game, action: Action, n_turns: usize, narrowed: Option<Piece>) -> Self {
        let statement = Statement::written(game, action).to_string();
        Self {
            kind: if cell_of(action).is_some() { "tile" } else { "figure" },
            turns: n_turns as u8,
            piece: piece_of(action).map(Piece::name),
            narrowed: narrowed.map(Piece::name),
            hand: None,
            ends_turn: ends_turn(game, action),
            text: sentence(game, action, n_turns, &statement),
            statement: Some(statement),
        }
    }
}

/// What is chosen and what it would bring about, up to the end of the turn.
fn sentence(game: &Game, action: Action, n_turns: usize, statement: &str) -> String {
    let mut text = match action {
        Action::Lay { turns, .. } => {
            let count = if n_turns == 1 {
                "the only turn that fits here".to_owned()
            } else {
                format!("one of {n_turns} turns that fit here")
            };
            format!("Chosen: {statement}, {}, {count}. If played:", turns_name(turns))
        }
        _ => format!("Chosen: {statement}. If played:"),
    };
    let (mut after, mut events) = (game.clone(), Vec::new());
    if after.play(action, &mut events).is_ok() {
        for event in
            events.iter().take_while(|event| !matches!(event, Event::TurnBegan { .. } | Event::Discarded { .. }))
        {
            text.push(' ');
            text.push_str(&describe::event(&after, event));
        }
    }
    text
}
