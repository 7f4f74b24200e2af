//! Reads record texts for pages, and compares games.

use js_sys::{Array, Object, Reflect};
use wasm_bindgen::prelude::*;

use super::{
    api::{Game, tile_in},
    convert::{Code, error},
};
use crate::{
    record::{DIAGRAMS, SourcePart, parse_records, read_source},
    rules::Deck,
    session::Replay,
    view,
};

/// The records of a text as their authors wrote them, whether they can be played or not.
#[wasm_bindgen(js_name = readRecords, unchecked_return_type = "RecordSource[]")]
#[must_use]
pub fn read_records(text: &str) -> Array {
    let found = Array::new();
    let (mut record, mut tags, mut begin) = (Object::new(), Object::new(), 0);
    let (mut statements, mut comments) = (Array::new(), Vec::new());
    // Setting a property of an object made here cannot fail.
    let set = |object: &Object, name: &str, value: JsValue| drop(Reflect::set(object, &name.into(), &value));
    let end = |record: &Object, from: usize, to: usize, comments: &[&str]| {
        set(record, "text", text.get(from..to).unwrap_or_default().into());
        if DIAGRAMS {
            set(record, "closing", comments.join(" ").into());
        }
    };
    read_source(text, &mut |part| match part {
        SourcePart::Record(at) => {
            end(&record, begin, at, &comments);
            (record, tags, begin) = (Object::new(), Object::new(), at);
            set(&record, "tags", (&tags).into());
            if DIAGRAMS {
                statements = Array::new();
                set(&record, "statements", (&statements).into());
            }
            found.push(&record);
        }
        SourcePart::Tag(name, value) => {
            set(&tags, &name, value.into());
            comments.clear(); // what is said among the tags is about the record
        }
        #[cfg(not(feature = "game-only"))]
        SourcePart::Statement(one) => {
            let view = Object::new();
            set(&view, "text", one.text().into());
            set(&view, "line", one.line().into());
            set(&view, "caption", std::mem::take(&mut comments).join(" ").into());
            if let Some(cell) = one.cell() {
                set(&view, "x", cell.x.into());
                set(&view, "y", cell.y.into());
            }
            if let Some(label) = one.label() {
                set(&view, "label", label.into());
            }
            statements.push(&view);
        }
        #[cfg(not(feature = "game-only"))]
        SourcePart::Comment(comment) => comments.push(comment),
        #[cfg(feature = "game-only")]
        SourcePart::Statement(_) | SourcePart::Comment(_) => {}
    });
    end(&record, begin, text.len(), &comments);
    found
}

#[wasm_bindgen]
impl Game {
    /// The game as far as a damaged record can be read and played, or nothing if not even its set-up can. `names` are as for the
    /// constructor.
    pub fn beginning(text: &str, names: Option<Vec<String>>) -> Option<Game> {
        let record = parse_records(text).records.into_iter().next()?;
        Some(Self::of(Replay::of_record(&record, usize::MAX, &mut ()).0?, names.unwrap_or_default().into()))
    }

    /// The statement of the decision after so many others; `skip` for declining something. Nothing if there is no such decision.
    ///
    /// # Errors
    /// Code `state`, if the game is in use.
    pub fn statement(&self, decision: usize) -> Result<Option<String>, JsValue> {
        self.read(|replay| Ok(replay.statement_of(decision)))
    }

    /// The same statement as `legal` lists it: without what a die or a token from the bag added to it.
    ///
    /// # Errors
    /// Code `state`, if the game is in use.
    pub fn chosen(&self, decision: usize) -> Result<Option<String>, JsValue> {
        self.read(|replay| Ok(replay.choice_of(decision)))
    }

    /// Takes a tile in hand in an open record, in which nobody draws; another decision forgets it.
    ///
    /// # Errors
    /// Code `state`, if there is no such tile or it cannot be laid now.
    pub fn take(&self, tile: &str) -> Result<(), JsValue> {
        let taken = self.write(|replay| {
            let tile = tile_in(replay, tile)?;
            Ok(replay.take_tile(tile))
        })?;
        if taken { Ok(()) } else { Err(error(Code::State, "this tile cannot be laid now")) }
    }

    /// What tells games of one deal from other games: rules, players and tiles as the tags of a record, without the levels of
    /// computer players.
    ///
    /// # Errors
    /// Code `state`, if the game is in use.
    pub fn deal(&self) -> Result<String, JsValue> {
        self.read(|replay| Ok(replay.deal()))
    }

    /// The steps that a turn can have, from top to bottom, by their names.
    ///
    /// # Errors
    /// Code `state`, if the game is in use.
    pub fn turn(&self) -> Result<Vec<String>, JsValue> {
        self.read(|replay| Ok(view::turn(replay.game())))
    }

    /// How many tiles the deck held before the game began; 0 in an open game.
    ///
    /// # Errors
    /// Code `state`, if the game is in use.
    #[wasm_bindgen(getter, js_name = deckSize)]
    pub fn deck_size(&self) -> Result<usize, JsValue> {
        self.read(|replay| {
            Ok(match &replay.setup().deck {
                Deck::Tiles(tiles) => tiles.len(),
                Deck::Open => 0,
            })
        })
    }

    /// How far this game and another one of the same deal agree: so many decisions, and so many tiles that players laid in
    /// them. Empty if their deals differ.
    ///
    /// # Errors
    /// Code `state`, if one of the games is in use.
    pub fn common(&self, other: &Game) -> Result<Vec<u32>, JsValue> {
        let common = self.read(|mine| other.read(|theirs| Ok(mine.common(theirs))))?;
        Ok(common.map_or_else(Vec::new, |common| vec![common.decisions as u32, common.tiles as u32]))
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
