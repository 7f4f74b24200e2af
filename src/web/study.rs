//! `Study` for JavaScript: a game with comments, variations and marks, which is edited beside a board.

use std::{
    cell::{RefCell, RefMut},
    rc::Rc,
};

use js_sys::Array;
use wasm_bindgen::prelude::*;

use super::{
    api::{Game, in_use},
    convert::{Code, error, object, record_error, syntax_error},
    encode::encode,
};
use crate::{
    catalogue::Catalogue,
    record::{Item, Mark},
    rules::{Observation, Step, open_lay_actions},
    session::{self, Path, StudyError},
    view::study_view,
};

/// An annotated game with a cursor, and the game at that moment.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Study {
    study: RefCell<session::Study>,
    game: Game,
}

#[wasm_bindgen]
impl Study {
    /// Reads a record of version 1 or 2. `names` are what players without a name are called, as for `Game`.
    ///
    /// # Errors
    /// Code `syntax`, `setup` or `rule`, with line and column.
    #[wasm_bindgen(js_name = fromRecord, skip_typescript)]
    pub fn from_record(text: &str, names: Option<Vec<String>>) -> Result<Study, JsValue> {
        let study = session::Study::of_text(text).map_err(|cause| record_error(&cause))?;
        let game = Game::of(study.moment(), names.unwrap_or_default().into());
        let study = Self { study: RefCell::new(study), game };
        study.show()?;
        Ok(study)
    }

    /// The game at the cursor; it moves with the cursor. A board can play on it, after which `follow` is due.
    #[wasm_bindgen(getter, skip_typescript)]
    #[must_use]
    pub fn game(&self) -> Game {
        Game { session: Rc::clone(&self.game.session), names: Rc::clone(&self.game.names) }
    }

    /// All lines, and where the cursor is.
    ///
    /// # Errors
    /// Code `state`, if the study is in use.
    #[wasm_bindgen(skip_typescript)]
    pub fn view(&self) -> Result<JsValue, JsValue> {
        encode(&study_view(&*self.study.try_borrow().ok().ok_or_else(in_use)?))
    }

    /// Where the cursor is, and whether changes can be undone and redone: what of the view a step changes. The lines stay as they are.
    ///
    /// # Errors
    /// Code `state`, if the study is in use.
    #[wasm_bindgen(skip_typescript)]
    pub fn cursor(&self) -> Result<JsValue, JsValue> {
        let study = self.edit()?;
        let path: Array = study.path().steps().iter().map(|&step| JsValue::from(step as u32)).collect();
        object(&[("path", path.into()), ("canUndo", study.can_undo().into()), ("canRedo", study.can_redo().into())])
    }

    /// Moves the cursor.
    ///
    /// # Errors
    /// Code `state`, if the path has an even number of numbers.
    #[wasm_bindgen(skip_typescript)]
    pub fn go(&self, path: Vec<usize>) -> Result<(), JsValue> {
        let path = Path::of(path).ok_or_else(|| error(Code::State, "a path has an odd number of numbers"))?;
        self.edit()?.go(&path);
        self.show()
    }

    /// Takes over what was played on the game. Whether the lines have become more.
    ///
    /// # Errors
    /// Code `state`, if the record would become too large; the game is as before then.
    #[wasm_bindgen(skip_typescript)]
    pub fn follow(&self) -> Result<bool, JsValue> {
        let followed = self.game.read(|replay| Ok(self.edit()?.follow(replay)))?;
        if followed.is_err() {
            self.show()?;
        }
        let added = followed.map_err(|cause| study_error(&cause))?;
        self.show_notes("")?;
        Ok(added)
    }

    /// The tiles that may be taken in hand in an open record, each with how many are left: pairs of an id and a number, which is 0 for a tile
    /// that the record defines itself, since it may be laid as often as one likes. Empty where the tiles come from a deck, or none is to be
    /// laid.
    ///
    /// # Errors
    /// Code `state`, if the study is in use.
    #[wasm_bindgen(skip_typescript)]
    pub fn tiles(&self) -> Result<Array, JsValue> {
        self.game.read(|replay| {
            let game = replay.game();
            let pairs = Array::new();
            if game.is_open() && game.step() == Step::Lay {
                let seen = Observation::new(game);
                let kinds = seen.unseen().chunk_by(|one, other| one == other).map(|kind| (kind[0], kind.len()));
                let own = replay.own_tiles().iter().map(|own| (own.id(), 0));
                for (tile, left) in own.chain(kinds) {
                    if open_lay_actions(game, tile).next().is_some() {
                        let name = Catalogue::get().tile(tile).name.as_str();
                        pairs.push(&Array::of2(&name.into(), &(left as u32).into()));
                    }
                }
            }
            Ok(pairs)
        })
    }

    /// Takes a tile in hand in an open record.
    ///
    /// # Errors
    /// Code `state`, if it cannot be taken.
    #[wasm_bindgen(skip_typescript)]
    pub fn take(&self, tile: &str) -> Result<(), JsValue> {
        self.game.take(tile)
    }

    /// Replaces the comment at the cursor, without what nobody sees. An empty text removes it.
    ///
    /// # Errors
    /// Code `state`, if it is too long.
    #[wasm_bindgen(js_name = setComment, skip_typescript)]
    pub fn set_comment(&self, comment: &str) -> Result<(), JsValue> {
        self.edit()?.set_comment(comment).map_err(|cause| study_error(&cause))
    }

    /// Says how good the last statement is, as `!?`; without a mark takes it away.
    ///
    /// # Errors
    /// Code `state`, if nothing has been played in this line, or there is no such mark.
    #[wasm_bindgen(js_name = setMark, skip_typescript)]
    pub fn set_mark(&self, mark: Option<String>) -> Result<(), JsValue> {
        let mark = match mark {
            None => None,
            Some(sign) => {
                let found = Mark::ALL.iter().find(|(_, known)| *known == sign);
                Some(found.ok_or_else(|| error(Code::State, "a mark must be '!', '!!', '?', '??', '!?' or '?!'"))?.0)
            }
        };
        self.edit()?.set_mark(mark).map_err(|cause| study_error(&cause))
    }

    /// Adds a mark, a note or an arrow at the cursor, or takes the same one away.
    ///
    /// # Errors
    /// Code `syntax`, if it is not written correctly; `state`, if there is nothing that it could be on.
    #[wasm_bindgen(js_name = toggleShape, skip_typescript)]
    pub fn toggle_shape(&self, shape: &str) -> Result<(), JsValue> {
        self.edit()?.toggle_shape(shape).map_err(|cause| study_error(&cause))?;
        self.show_notes("")
    }

    /// Shows the marks, notes and arrows at the cursor. `besides` adds ghosts and notes, one item on a line.
    ///
    /// # Errors
    /// Code `syntax`, if one of them is not written correctly.
    #[wasm_bindgen(js_name = showBeside, skip_typescript)]
    pub fn show_notes(&self, besides: &str) -> Result<(), JsValue> {
        let mut items: Vec<Item> = Vec::new();
        for line in besides.lines() {
            items.push(Item::of_text(line).map_err(|cause| syntax_error(&cause))?);
        }
        items.extend(self.edit()?.notes().shapes.iter().map(|(_, item)| item.clone()));
        self.game.write(|replay| {
            replay.show_beside(items);
            Ok(())
        })
    }

    /// Removes the last statement before the cursor with everything after it in its line.
    ///
    /// # Errors
    /// Code `state`, if nothing has been played in this line.
    #[wasm_bindgen(skip_typescript)]
    pub fn delete(&self) -> Result<(), JsValue> {
        self.edit()?.delete().map_err(|cause| study_error(&cause))?;
        self.show()
    }

    /// Makes the variation at the cursor the line of which it was a variation.
    ///
    /// # Errors
    /// Code `state`, if the cursor is in no variation.
    #[wasm_bindgen(skip_typescript)]
    pub fn promote(&self) -> Result<(), JsValue> {
        self.edit()?.promote().map_err(|cause| study_error(&cause))?;
        self.show()
    }

    /// Replaces the record with another one of the same game. This is one change that can be undone. The cursor stays where it is.
    ///
    /// # Errors
    /// Code `syntax`, `setup` or `rule`, with line and column. The study is then as before.
    #[wasm_bindgen(skip_typescript)]
    pub fn replace(&self, text: &str) -> Result<(), JsValue> {
        self.edit()?.replace(text).map_err(|cause| record_error(&cause))?;
        self.show()
    }

    /// Undoes the last change; whether there was one.
    ///
    /// # Errors
    /// Code `state`, if the study is in use.
    #[wasm_bindgen(skip_typescript)]
    pub fn undo(&self) -> Result<bool, JsValue> {
        let undone = self.edit()?.undo();
        self.show()?;
        Ok(undone)
    }

    /// Redoes the change that was undone last; whether there was one.
    ///
    /// # Errors
    /// Code `state`, if the study is in use.
    #[wasm_bindgen(skip_typescript)]
    pub fn redo(&self) -> Result<bool, JsValue> {
        let redone = self.edit()?.redo();
        self.show()?;
        Ok(redone)
    }

    /// The game with its comments, marks and variations in short notation, for talk and forums.
    ///
    /// # Errors
    /// Code `state`, if the study is in use.
    #[wasm_bindgen(js_name = toShort, skip_typescript)]
    pub fn to_short(&self) -> Result<String, JsValue> {
        Ok(self.edit()?.record().to_short())
    }

    /// Takes a tag that means nothing to the engine out of the record; its value, if there was one.
    ///
    /// # Errors
    /// Code `state`, if the study is in use.
    #[wasm_bindgen(js_name = takeTag, skip_typescript)]
    pub fn take_tag(&self, name: &str) -> Result<Option<String>, JsValue> {
        Ok(self.edit()?.take_tag(name))
    }

    /// The text: a record of version 1 if nothing was added to the game, otherwise of version 2.
    ///
    /// # Errors
    /// Code `state`, if the study is in use.
    #[wasm_bindgen(skip_typescript)]
    pub fn record(&self) -> Result<String, JsValue> {
        Ok(self.edit()?.to_text())
    }

    /// The game itself to its end, as a record of version 1.
    ///
    /// # Errors
    /// Code `state`, if the study is in use.
    #[wasm_bindgen(js_name = mainLine, skip_typescript)]
    pub fn main_line(&self) -> Result<String, JsValue> {
        Ok(self.edit()?.end().to_text())
    }
}

impl Study {
    fn edit(&self) -> Result<RefMut<'_, session::Study>, JsValue> {
        self.study.try_borrow_mut().ok().ok_or_else(in_use)
    }

    /// Sets the game to the moment at the cursor.
    fn show(&self) -> Result<(), JsValue> {
        let moment = self.edit()?.moment();
        self.game.write(|replay| {
            *replay = moment;
            Ok(())
        })?;
        self.show_notes("")
    }
}

fn study_error(cause: &StudyError) -> JsValue {
    match cause {
        StudyError::Syntax(cause) => syntax_error(cause),
        _ => error(Code::State, &cause.to_string()),
    }
}
