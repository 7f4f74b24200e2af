//! Many games in a worker: which of them a query finds, and which turns followed from a position.

use js_sys::{Array, Reflect};
use wasm_bindgen::prelude::*;

use super::convert::{Code, error, object, record_error, syntax_error};
use crate::{
    board::Pos,
    catalogue::Catalogue,
    record::{Statement, Verb, parse_record},
    session::archive::{Entry, Followed, Query, QueryError, following},
};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = "import type { FollowedView, FoundView } from \"./bastide.js\";";

/// Games by their ids, each remembered after one replay.
#[wasm_bindgen]
#[derive(Debug, Default)]
pub struct Archive {
    games: Vec<(String, Entry)>,
}

#[wasm_bindgen]
impl Archive {
    /// An archive without games.
    #[wasm_bindgen(constructor)]
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Takes a game in, in place of one with the same id. `date` stands in for the tag `Date`.
    ///
    /// # Errors
    /// Codes `syntax`, `setup` and `rule`, if the record cannot be replayed: then there is no game with this id.
    pub fn keep(&mut self, id: String, record: &str, date: &str) -> Result<(), JsValue> {
        self.forget(&id);
        let mut entry = entry_of(record)?;
        entry.add_tag("Date", date);
        self.games.push((id, entry));
        Ok(())
    }

    /// Leaves a game out from now on.
    pub fn forget(&mut self, id: &str) {
        self.games.retain(|(other, _)| other != id);
    }

    /// The games that a query finds.
    ///
    /// # Errors
    /// Code `query`, with `reason` and `word`, if the text is no query.
    #[wasm_bindgen(unchecked_return_type = "FoundView[]")]
    pub fn find(&self, query: &str) -> Result<JsValue, JsValue> {
        let query = Query::parse(query).map_err(|cause| query_error(&cause))?;
        let list = Array::new();
        for (id, game) in &self.games {
            let Some(found) = query.find(game) else { continue };
            let mut fields = vec![("id", id.into()), ("cells", cells(&found.cells))];
            fields.extend(found.at.map(|at| ("at", (game.decisions_at(at) as u32).into())));
            list.push(&object(&fields)?);
        }
        Ok(list.into())
    }

    /// The turns that followed in these games from the position at the end of a record, the most frequent first.
    ///
    /// # Errors
    /// Codes `syntax`, `setup` and `rule`, if the record cannot be replayed.
    #[wasm_bindgen(unchecked_return_type = "FollowedView[]")]
    pub fn following(&self, record: &str) -> Result<JsValue, JsValue> {
        let position = entry_of(record)?;
        let list = Array::new();
        for turn in following(self.games.iter().map(|(_, game)| game), &position) {
            list.push(&self.followed_view(&turn)?);
        }
        Ok(list.into())
    }
}

fn entry_of(record: &str) -> Result<Entry, JsValue> {
    let record = parse_record(record).map_err(|cause| syntax_error(&cause))?;
    Entry::of_record(&record).map_err(|cause| record_error(&cause))
}

fn query_error(cause: &QueryError) -> JsValue {
    let (reason, word) = cause.parts();
    let found = error(Code::Query, reason);
    // Setting a property of an object made here cannot fail.
    drop(Reflect::set(&found, &"reason".into(), &reason.into()));
    drop(Reflect::set(&found, &"word".into(), &word.into()));
    found
}

fn cells(cells: &[Pos]) -> JsValue {
    let pairs = cells.iter().map(|pos| JsValue::from(Array::of2(&pos.x.into(), &pos.y.into())));
    pairs.collect::<Array>().into()
}

impl Archive {
    /// A turn as `FollowedView` of types.d.ts.
    fn followed_view(&self, turn: &Followed) -> Result<JsValue, JsValue> {
        let laid = turn.laid;
        let text = |statement: Option<Statement>| statement.map_or(JsValue::UNDEFINED, |one| one.to_string().into());
        let games: Array = turn.games.iter().map(|&index| JsValue::from(&self.games[index].0)).collect();
        let mut fields = vec![
            ("tile", Catalogue::get().tile(laid.tile).name.as_str().into()),
            ("x", laid.pos.x.into()),
            ("y", laid.pos.y.into()),
            ("turns", laid.turns.into()),
            ("statement", text(laid.statement)),
            ("games", games.into()),
            ("won", turn.results.won.into()),
            ("drawn", turn.results.drawn.into()),
            ("lost", turn.results.lost.into()),
            ("lead", turn.results.lead.into()),
        ];
        if let Some(then) = laid.then {
            fields.push(("then", text(Some(then))));
            if let Verb::Figure { figure, pos: None, place } = then.verb {
                fields.extend([("figure", figure.name().into()), ("place", place.to_string().into())]);
            }
        }
        object(&fields)
    }
}
