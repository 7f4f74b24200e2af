//! The history of a game: its moments, games that branch off, luck, and showing earlier events again.

use std::rc::Rc;

use js_sys::Array;
use wasm_bindgen::prelude::*;

use super::{
    api::{Game, seed},
    board::Board,
    convert::object,
    encode::setup_error,
};
use crate::{
    catalogue::PartKind,
    rules::seeded,
    session::{Luck, luck},
};

#[wasm_bindgen]
impl Game {
    /// How many decisions have been played.
    ///
    /// # Errors
    /// Code `state`, if the game is in use.
    pub fn at(&self) -> Result<usize, JsValue> {
        self.read(|replay| Ok(replay.at()))
    }

    /// How many decisions are known, those taken back included.
    ///
    /// # Errors
    /// Code `state`, if the game is in use.
    #[wasm_bindgen(getter)]
    pub fn length(&self) -> Result<usize, JsValue> {
        self.read(|replay| Ok(replay.actions().len()))
    }

    /// Goes to the moment after a number of decisions, at most all that are known.
    ///
    /// # Errors
    /// Code `state`, if the game is in use.
    #[wasm_bindgen(js_name = goTo)]
    pub fn go_to(&self, decisions: usize) -> Result<(), JsValue> {
        self.write(|replay| {
            replay.go_to(decisions);
            Ok(())
        })
    }

    /// For each decision so far how long the log was before it.
    ///
    /// # Errors
    /// Code `state`, if the game is in use.
    #[wasm_bindgen(js_name = eventsBefore)]
    pub fn events_before(&self) -> Result<Vec<u32>, JsValue> {
        self.read(|replay| Ok(replay.events_before().iter().map(|&before| before as u32).collect()))
    }

    /// A game of its own that goes on from this moment: with the same tiles and lots to come, or with others.
    ///
    /// # Errors
    /// Code `state`, if the game is in use or the browser gives no seed.
    pub fn branch(&self, shuffled: bool) -> Result<Game, JsValue> {
        let seed = seed()?;
        self.read(|replay| {
            let branch = replay.branch(shuffled, &mut seeded(seed));
            Ok(Self::of(branch.map_err(|cause| setup_error(&cause))?, Rc::clone(&self.names)))
        })
    }

    /// What chance gave each player up to now, in turn order.
    ///
    /// # Errors
    /// Code `state`, if the game is in use.
    #[wasm_bindgen(unchecked_return_type = "LuckView[]")]
    pub fn luck(&self) -> Result<JsValue, JsValue> {
        self.read(|replay| {
            let luck = luck(replay);
            let views = Array::new();
            for player in replay.game().players() {
                views.push(&luck_view(&luck[player])?);
            }
            Ok(views.into())
        })
    }
}

fn luck_view(luck: &Luck) -> Result<JsValue, JsValue> {
    let of = |kind: PartKind| (kind.name(), luck.parts[kind as usize].into());
    let mut counts = vec![("drawn", luck.drawn.into()), ("cells", luck.cells.into()), ("coats", luck.coats.into())];
    counts.extend(PartKind::ALL.map(of));
    object(&counts)
}

#[wasm_bindgen]
impl Board {
    /// Shows the movement of events `from` to before `to` of the log once more, in place of what moves now; `onchange` hears
    /// when they have been shown.
    ///
    /// # Errors
    /// Code `state`, if the game is in use or the board was destroyed.
    pub fn retell(&self, from: usize, to: usize) -> Result<(), JsValue> {
        self.change(|controller, replay| controller.retell(replay, from..to))
    }

    /// Lights every feature that brought points to those who have won, until the game goes on; before its end none.
    ///
    /// # Errors
    /// Code `state`, if the game is in use or the board was destroyed.
    #[wasm_bindgen(js_name = lightLand)]
    pub fn light_land(&self) -> Result<(), JsValue> {
        self.change(|controller, replay| {
            let game = replay.game();
            let winners: Vec<_> = game.leaders().filter(|_| game.is_over()).collect();
            controller.light_land(replay, &winners);
        })
    }
}
