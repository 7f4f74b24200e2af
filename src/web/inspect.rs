//! Inspecting a game and its board: features, cells, remaining tiles, projected points, aids.

use js_sys::Reflect;
use wasm_bindgen::prelude::*;

use super::{
    api::{Game, tile_in, tile_named},
    board::Board,
    convert::{Code, error, object},
    encode::encode,
};
use crate::{
    board::{Node, Pos},
    catalogue::{Catalogue, Rotation},
    record::PartName,
    rules,
    ui::{
        controller::Controller,
        inspection::{Aids, Hold, Pointed},
    },
    view::{
        chances_view,
        inspection::{cell_view, feature_view, parts_view, tile_features, tiles_left_view},
    },
};

#[wasm_bindgen]
extern "C" {
    /// `Place` of types.d.ts.
    #[wasm_bindgen(typescript_type = "{ x: number, y: number, place?: string }")]
    pub type PlaceValue;
}

#[wasm_bindgen]
impl Game {
    /// The feature to which a part of a laid tile belongs, as it stands.
    ///
    /// # Errors
    /// Code `state`, if no tile lies there or it has no such part.
    #[wasm_bindgen(unchecked_return_type = "FeatureView")]
    pub fn feature(&self, x: i16, y: i16, place: &str) -> Result<JsValue, JsValue> {
        self.read(|replay| {
            let node = find(replay.game(), Pos::new(x, y), place).ok_or_else(no_part)?;
            encode(&feature_view(replay.game(), node))
        })
    }

    /// The features of a laid tile, in the order of its parts; nothing where no tile lies.
    ///
    /// # Errors
    /// Code `state`, if the game is in use.
    #[wasm_bindgen(unchecked_return_type = "FeatureView[] | undefined")]
    pub fn features(&self, x: i16, y: i16) -> Result<JsValue, JsValue> {
        self.read(|replay| {
            let board = replay.game().board();
            let laid = board.laid_on(Pos::new(x, y));
            encode(&laid.map(|laid| tile_features(replay.game(), laid)))
        })
    }

    /// How many of the tiles left fit an empty cell; nothing if players may not look that up, or no tile can be laid there.
    ///
    /// # Errors
    /// Code `state`, if the game is in use.
    #[wasm_bindgen(unchecked_return_type = "CellView | undefined")]
    pub fn cell(&self, x: i16, y: i16) -> Result<JsValue, JsValue> {
        self.read(|replay| encode(&cell_view(replay.game(), Pos::new(x, y))))
    }

    /// Every kind of tile of the game with how many are left, and whether it fits a cell, if one is named; nothing if players
    /// may not look that up.
    ///
    /// # Errors
    /// Code `state`, if the game is in use.
    #[wasm_bindgen(unchecked_return_type = "TilesLeftView[] | undefined")]
    pub fn remaining(&self, x: Option<i16>, y: Option<i16>) -> Result<JsValue, JsValue> {
        let cell = x.zip(y).map(|(x, y)| Pos::new(x, y));
        self.read(|replay| encode(&tiles_left_view(replay.game(), cell)))
    }

    /// How likely one of some kinds of tiles is to be drawn, which are named with spaces between; nothing if players may not look that up.
    ///
    /// # Errors
    /// Code `state`, if the game is in use or there is no such tile.
    #[wasm_bindgen(unchecked_return_type = "ChancesView | undefined")]
    pub fn chances(&self, tiles: &str) -> Result<JsValue, JsValue> {
        self.read(|replay| {
            let tiles = tiles.split_whitespace().map(|name| tile_in(replay, name)).collect::<Result<Vec<_>, _>>()?;
            encode(&chances_view(replay.game(), &tiles))
        })
    }

    /// The points of every player if the game ended now.
    ///
    /// # Errors
    /// Code `state`, if the game is in use.
    pub fn projected(&self) -> Result<Vec<i16>, JsValue> {
        self.read(|replay| {
            let points = rules::projected(replay.game());
            Ok(replay.game().players().map(|player| points[player]).collect())
        })
    }
}

/// What is printed on a tile as it lies after quarter turns, its fields left out.
///
/// # Errors
/// Code `state`, if there is no such tile.
#[wasm_bindgen(js_name = tileParts, unchecked_return_type = "PartView[]")]
pub fn tile_parts(tile: &str, turns: Rotation) -> Result<JsValue, JsValue> {
    encode(&parts_view(tile_named(tile)?, turns & 3))
}

#[wasm_bindgen]
impl Board {
    /// Lights the feature of a part of a laid tile or, without a part, an empty cell; without anything puts the light out.
    ///
    /// # Errors
    /// Code `state`, if there is no such part, the game is in use or the board was destroyed.
    pub fn light(&self, at: Option<PlaceValue>) -> Result<(), JsValue> {
        let lit = self.change(|controller, replay| {
            let pointed = match at.map(JsValue::from) {
                None => Some(Pointed::Nothing),
                Some(at) => pointed(replay.game(), &at),
            };
            pointed.map(|pointed| controller.point_at(replay.game(), pointed))
        })?;
        lit.ok_or_else(no_part)
    }

    /// What is lit.
    ///
    /// # Errors
    /// Code `state`, if the game is in use.
    #[wasm_bindgen(unchecked_return_type = "Light | undefined")]
    pub fn lit(&self) -> Result<JsValue, JsValue> {
        self.mounted.controller(|controller, replay| lit(controller, replay.game()))?
    }

    /// Shows aids or hides them; those that are not named stay as they are.
    ///
    /// # Errors
    /// Code `state`, if the game is in use or the board was destroyed.
    #[wasm_bindgen(js_name = setAids)]
    pub fn set_aids(
        &self,
        #[wasm_bindgen(unchecked_param_type = "Partial<Aids>")] aids: &JsValue,
    ) -> Result<(), JsValue> {
        self.change(|controller, _| controller.set_aids(changed(controller.aids(), aids)))
    }
}

/// The aids after what an object says of them.
fn changed(mut aids: Aids, object: &JsValue) -> Aids {
    for (name, aid) in aids.named() {
        if let Some(on) = Reflect::get(object, &name.into()).ok().and_then(|value| value.as_bool()) {
            *aid = on;
        }
    }
    aids
}

/// What is lit on a board, as `Light` of types.d.ts.
fn lit(controller: &Controller, game: &rules::Game) -> Result<JsValue, JsValue> {
    let (pointed, hold) = controller.pointed();
    let view = match pointed {
        Pointed::Nothing => return Ok(JsValue::UNDEFINED),
        Pointed::Feature(node) => encode(&feature_view(game, node))?,
        Pointed::Cell(pos) => encode(&cell_view(game, pos))?,
    };
    if view.is_object() {
        Reflect::set(&view, &"held".into(), &(hold == Hold::Held).into())?;
        let at = controller.pointed_at(game).unwrap_or_default();
        Reflect::set(&view, &"at".into(), &object(&[("x", at.x.into()), ("y", at.y.into())])?)?;
    }
    Ok(view)
}

fn pointed(game: &rules::Game, at: &JsValue) -> Option<Pointed> {
    let get = |name: &str| Reflect::get(at, &name.into()).ok();
    let pos = Pos::new(get("x")?.as_f64()? as i16, get("y")?.as_f64()? as i16);
    match get("place").and_then(|place| place.as_string()) {
        Some(place) => find(game, pos, &place).map(Pointed::Feature),
        None => game.board().frontier_at(pos).map(|cell| Pointed::Cell(cell.pos)),
    }
}

/// The part of a laid tile that has a place's name.
fn find(game: &rules::Game, pos: Pos, place: &str) -> Option<Node> {
    let laid = game.board().laid_on(pos)?;
    let mut parts = 0..Catalogue::get().tile(laid.tile).parts.len();
    parts.find(|&part| PartName::of(laid.tile, laid.turns, part).to_string() == place).map(|part| laid.node(part))
}

fn no_part() -> JsValue {
    error(Code::State, "there is no tile there, or it has no such part")
}
