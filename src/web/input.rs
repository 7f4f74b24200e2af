//! Reads a set-up from JavaScript, property by property, so that each mistake has its own message.

use js_sys::{Array, Object, Reflect};
use wasm_bindgen::{JsCast, prelude::*};

use super::convert::{Code, error};
use crate::{
    catalogue::BoxId,
    rules::{Colour, DeckSize, Edition, Player, Setup, UnknownBox, shown},
};

/// What a set-up may say.
const KEYS: [&str; 6] = ["rules", "boxes", "options", "players", "pile", "seed"];

/// What chance decides of a set-up.
pub(super) struct Deal {
    /// How many tiles are dealt.
    pub(super) size: DeckSize,
    /// The seed of the shuffle, if one is given.
    pub(super) seed: Option<u64>,
}

/// Reads a set-up and how it is dealt; see `Setup` in types.d.ts.
///
/// # Errors
/// Code `setup`, with what is wrong.
pub(super) fn read_setup(value: &JsValue) -> Result<(Setup, Deal), JsValue> {
    let object = object(value, "a set-up")?;
    for key in Object::keys(object) {
        let key = key.as_string().unwrap_or_default();
        if !KEYS.contains(&&key[..]) {
            return wrong(&["unknown key ", &shown(&key), "; known: ", &KEYS.join(", ")]);
        }
    }
    let edition = match text(value, "rules")? {
        Some(name) => read_edition(&name)?,
        None => Edition::default(),
    };
    let boxes = match property(value, "boxes") {
        Some(names) => Some(list(&names, "boxes")?.iter().map(|name| name.as_string().unwrap_or_default()).collect()),
        None => None,
    };
    let players = property(value, "players").unwrap_or_else(|| Array::new().into());
    let players: Result<_, _> = list(&players, "players")?.iter().map(|player| read_player(&player)).collect();
    let setup = Setup {
        edition,
        boxes: read_boxes(boxes)?,
        options: property(value, "options").map_or_else(|| Ok(Vec::new()), |options| read_options(&options))?,
        ..Setup::base(players?)
    };
    let size = match text(value, "pile")? {
        Some(name) => read_deck_size(&name)?,
        None => DeckSize::default(),
    };
    Ok((setup, Deal { size, seed: read_seed(value)? }))
}

/// The boxes with these names; without names the base box.
pub(super) fn read_boxes(names: Option<Vec<String>>) -> Result<Vec<BoxId>, JsValue> {
    let Some(names) = names else { return Ok(vec![BoxId::Base]) };
    let mut boxes = Vec::with_capacity(names.len());
    for name in names {
        match BoxId::from_name(&name) {
            Some(id) => boxes.push(id),
            None => return wrong(&[&UnknownBox(&name).to_string()]),
        }
    }
    Ok(boxes)
}

/// The edition with this name.
pub(super) fn read_edition(name: &str) -> Result<Edition, JsValue> {
    match Edition::from_name(name) {
        Some(edition) => Ok(edition),
        None => wrong(&["unknown edition ", &shown(name), "; known: 2016, 2001, 2021"]),
    }
}

fn read_deck_size(name: &str) -> Result<DeckSize, JsValue> {
    match DeckSize::from_name(name) {
        Some(size) => Ok(size),
        None => wrong(&["unknown pile ", &shown(name), "; known: half, whole, double"]),
    }
}

fn read_player(value: &JsValue) -> Result<Player, JsValue> {
    object(value, "a player")?;
    let colour = text(value, "colour")?.unwrap_or_default();
    match Colour::from_name(&colour) {
        Some(colour) => {
            Ok(Player { colour, name: text(value, "name")?.unwrap_or_default(), level: text(value, "level")? })
        }
        None => wrong(&["unknown colour ", &shown(&colour), "; known: red, blue, green, yellow, black, pink"]),
    }
}

fn read_options(value: &JsValue) -> Result<Vec<(String, String)>, JsValue> {
    let object = object(value, "options")?;
    let mut options = Vec::new();
    for key in Object::keys(object) {
        let key = key.as_string().unwrap_or_default();
        let chosen = text(value, &key)?.unwrap_or_default();
        options.push((key, chosen));
    }
    Ok(options)
}

/// A seed is a whole number from 0 to 4294967295.
fn read_seed(value: &JsValue) -> Result<Option<u64>, JsValue> {
    let Some(seed) = property(value, "seed") else { return Ok(None) };
    match seed.as_f64() {
        Some(number) if (0.0..=f64::from(u32::MAX)).contains(&number) && number == number.trunc() => {
            Ok(Some(u64::from(number as u32)))
        }
        _ => wrong(&["a seed must be a whole number from 0 to 4294967295"]),
    }
}

/// A property that is there.
fn property(value: &JsValue, name: &str) -> Option<JsValue> {
    Reflect::get(value, &name.into()).ok().filter(|found| !found.is_undefined() && !found.is_null())
}

fn text(value: &JsValue, name: &str) -> Result<Option<String>, JsValue> {
    match property(value, name) {
        None => Ok(None),
        Some(found) => match found.as_string() {
            Some(text) => Ok(Some(text)),
            None => wrong(&[&shown(name), " must be a text"]),
        },
    }
}

fn list<'a>(value: &'a JsValue, what: &str) -> Result<&'a Array, JsValue> {
    value.dyn_ref().ok_or(()).or_else(|()| wrong(&["'", what, "' must be a list"]))
}

fn object<'a>(value: &'a JsValue, what: &str) -> Result<&'a Object, JsValue> {
    value.dyn_ref().ok_or(()).or_else(|()| wrong(&[what, " must be an object"]))
}

fn wrong<T>(words: &[&str]) -> Result<T, JsValue> {
    Err(error(Code::Setup, &words.concat()))
}
