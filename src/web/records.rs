//! Records as text, so that no page has to read one itself: what stands in them, which deal they are of and how they agree.

use js_sys::Array;
use wasm_bindgen::prelude::*;

use super::{api::Game, convert::object, encode::encode};
use crate::{
    record::{DIAGRAMS, Source, SourceStatement, parse_records, sources},
    rules::Deck,
    session::Replay,
};

/// The records of a text as their authors wrote them, whether they can be played or not.
///
/// # Errors
/// None that a caller can cause.
#[wasm_bindgen(js_name = readRecords, unchecked_return_type = "RecordSource[]")]
pub fn read_records(text: &str) -> Result<JsValue, JsValue> {
    list(&sources(text), source_view)
}

#[wasm_bindgen]
impl Game {
    /// The game as far as a damaged record can be read and played; nothing if not even its set-up can.
    pub fn beginning(text: &str) -> Option<Game> {
        let record = parse_records(text).records.into_iter().next()?;
        Self::of(Replay::of_record(&record, usize::MAX, &mut ()).0?).ok()
    }

    /// The statement of each decision so far; `skip` for those that decline something.
    ///
    /// # Errors
    /// Code `state`, if the game is in use.
    #[wasm_bindgen(unchecked_return_type = "string[]")]
    pub fn statements(&self) -> Result<JsValue, JsValue> {
        self.read(|replay| encode(&replay.decision_statements()))
    }

    /// What tells games of one deal from other games: rules, players and tiles as the tags of a record, without the levels of
    /// computer players.
    ///
    /// # Errors
    /// Code `state`, if the game is in use.
    pub fn deal(&self) -> Result<String, JsValue> {
        self.read(|replay| Ok(replay.deal()))
    }

    /// How many tiles the deck held before the game began; nothing in an open game.
    ///
    /// # Errors
    /// Code `state`, if the game is in use.
    #[wasm_bindgen(getter, js_name = deckSize)]
    pub fn deck_size(&self) -> Result<Option<usize>, JsValue> {
        self.read(|replay| {
            Ok(match &replay.setup().deck {
                Deck::Tiles(tiles) => Some(tiles.len()),
                Deck::Open => None,
            })
        })
    }

    /// How far this game and another one of the same deal agree; nothing if their deals differ.
    ///
    /// # Errors
    /// Code `state`, if one of the games is in use.
    #[wasm_bindgen(unchecked_return_type = "Common | undefined")]
    pub fn common(&self, other: &Game) -> Result<JsValue, JsValue> {
        let common = self.read(|mine| other.read(|theirs| Ok(mine.common(theirs))))?;
        let view =
            common.map(|common| object(&[("decisions", common.decisions.into()), ("tiles", common.tiles.into())]));
        view.unwrap_or(Ok(JsValue::UNDEFINED))
    }

    /// Takes a tag that means nothing to the engine out of the record; its value, if there was one.
    ///
    /// # Errors
    /// Code `state`, if the game is in use.
    #[wasm_bindgen(js_name = takeTag)]
    pub fn take_tag(&self, name: &str) -> Result<Option<String>, JsValue> {
        self.write(|replay| Ok(replay.take_tag(name)))
    }
}

fn source_view(source: &Source<'_>) -> Result<JsValue, JsValue> {
    let tags: Vec<_> = source.tags.iter().map(|(name, value)| (name.as_str(), value.into())).collect();
    let mut fields = vec![("text", source.text.into()), ("tags", object(&tags)?)];
    if DIAGRAMS {
        fields.push(("statements", list(&source.statements, statement_view)?));
        fields.push(("closing", source.closing.join(" ").into()));
    }
    object(&fields)
}

fn statement_view(statement: &SourceStatement<'_>) -> Result<JsValue, JsValue> {
    let caption = statement.caption.join(" ");
    let mut fields =
        vec![("text", statement.text.into()), ("caption", caption.into()), ("line", statement.line.into())];
    if let Some(cell) = statement.cell {
        fields.extend([("x", cell.x.into()), ("y", cell.y.into())]);
    }
    fields.extend(statement.label.as_ref().map(|label| ("label", label.into())));
    object(&fields)
}

fn list<T>(items: &[T], view: impl Fn(&T) -> Result<JsValue, JsValue>) -> Result<JsValue, JsValue> {
    let list = Array::new();
    for item in items {
        list.push(&view(item)?);
    }
    Ok(list.into())
}
